/** What the position is in the middle of: a combat, or a mission. */
import type { View } from '@orrery/rebellion/view'
import type { Scene } from '../../../table/game-ui.ts'
import type { Texts } from '../texts.ts'
import type { Pan } from '../use-pan.ts'
import { Combat } from './Combat.tsx'
import { Mission } from './Mission.tsx'
import './dice.css'
import './combat.css'
import './combat-small.css'
import './mission.css'

/** The scene of the moment; nothing where there is none. */
export function Scenes({ scene, view, texts, pan, send }: { scene: Scene; view: View; texts: Texts; pan: Pan; send: (...keys: string[]) => void }) {
  if (view.combat !== null) return <Combat scene={scene} view={view} combat={view.combat} texts={texts} send={send} />
  return view.attempt === null ? null : <Mission view={view} attempt={view.attempt} texts={texts} pan={pan} />
}
