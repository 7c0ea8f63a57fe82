/** What the position is in the middle of: a combat, or a mission. */
import type { View } from '@orrery/rebellion/view'
import type { Scene } from '../../../table/game-ui.ts'
import type { Texts } from '../texts.ts'
import { Combat } from './Combat.tsx'
import { Mission } from './Mission.tsx'
import './scenes.css'

/** The scene of the moment; nothing where there is none. */
export function Scenes({ scene, view, texts, send }: { scene: Scene; view: View; texts: Texts; send: (...keys: string[]) => void }) {
  if (view.combat !== null) return <Combat scene={scene} view={view} combat={view.combat} texts={texts} send={send} />
  return view.attempt === null ? null : <Mission view={view} attempt={view.attempt} texts={texts} />
}
