/** What the position is in the middle of: a combat, or a mission; and what came of the mission before. */
import type { Scene } from '../../../table/game-ui.ts'
import type { Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import type { Pan } from '../use-pan.ts'
import { Combat } from './Combat.tsx'
import { Mission } from './Mission.tsx'
import { ToldMission, useTold } from './Told.tsx'
import './dice.css'
import './combat.css'
import './combat-small.css'
import './mission.css'

interface Props {
  readonly scene: Scene
  readonly hand: Hand
  readonly texts: Texts
  readonly pan: Pan
  /** So many events were told before the table was looked at. */
  readonly since: number
  /** Something else is looked at: the notebook. */
  readonly aside: boolean
}

/** The scene of the moment; nothing where there is none. */
export function Scenes({ scene, hand, texts, pan, since, aside }: Props) {
  const { view } = hand
  const [told, close] = useTold(scene, since)
  if (aside || view.result !== null) return null
  // A mission that asks for a place leaves the map free: the bar tells the card. So does the end of the game.
  const mission = view.combat === null && hand.byPlace.size === 0 ? view.attempt : null
  return (
    <>
      {view.combat !== null && <Combat scene={scene} view={view} combat={view.combat} texts={texts} send={hand.send} why={hand.why} />}
      {mission !== null && <Mission view={view} attempt={mission} texts={texts} pan={pan} />}
      <div aria-live="polite">
        {told !== null && view.combat === null && mission === null && <ToldMission told={told} texts={texts} onClose={close} />}
      </div>
    </>
  )
}
