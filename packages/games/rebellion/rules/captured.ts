/** Captured leaders. */
import { leaderFacts, placeId, SPACE } from '../lookup.ts'
import { leaderAt, REBEL, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { isCaptive, takeOffMission } from './leaders.ts'
import { attachRing, RING, wearerOf } from './rings.ts'
import { rescue } from './rescue.ts'
import { openWindow } from './windows.ts'

/** Only Rebel leaders who stand in a system can be captured (rebellion/captured/02). */
export function canBeCaptured(s: State, l: number): boolean {
  const x = leaderAt(s, l)
  return x.side === REBEL && x.at >= 0 && x.at < SPACE && !isCaptive(s, l)
}

/**
 * The Captured ring goes to the leader; whoever wore it is rescued (rebellion/captured/01, /10). Cards that answer a capture
 * follow at once. Leaders are captured in missions alone.
 */
export function capture(g: G, l: number): void {
  const before = wearerOf(g.s, RING.captured)
  if (before >= 0 && before !== l) rescue(g, before)
  takeOffMission(g, l)
  attachRing(g, l, RING.captured)
  tell(g, { t: 'captured', leader: leaderFacts(l).id, place: placeId(leaderAt(g.s, l).at) })
  const a = g.s.attempt
  if (a !== null) openWindow(g, 'captured', { ...a, target: l })
}
