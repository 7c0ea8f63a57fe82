/** What the position is in the middle of: a combat, or a mission. */
import type { Scene } from '../../../table/game-ui.ts'
import type { Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import type { Pan } from '../use-pan.ts'
import { Combat } from './Combat.tsx'
import { Mission } from './Mission.tsx'
import './dice.css'
import './combat.css'
import './combat-small.css'
import './mission.css'

/** The scene of the moment; nothing where there is none. */
export function Scenes({ scene, hand, texts, pan }: { scene: Scene; hand: Hand; texts: Texts; pan: Pan }) {
  const { view } = hand
  if (view.combat !== null) return <Combat scene={scene} view={view} combat={view.combat} texts={texts} send={hand.send} why={hand.why} />
  return view.attempt === null ? null : <Mission view={view} attempt={view.attempt} texts={texts} pan={pan} />
}
