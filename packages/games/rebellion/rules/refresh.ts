/** Refresh phase, up to recruiting. */
import { TRACK } from '../content/time-track.ts'
import { blockOf, cardIdOf } from '../lookup.ts'
import { generalOf, IMPERIAL, IN_POOL, leaderAt, NONE, REBEL, removeFrom, sideOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { discardMission, drawMissions, drawObjectives, drawProbes } from './decks.ts'
import { isCaptive } from './leaders.ts'
import { checkReputation } from './victory.ts'

/** Mission cards that a hand may hold after step 2 (rebellion/refresh/2a). */
export const HAND_LIMIT = 10

/** Step 1: leaders return to their pools; captives and detained ones stay (rebellion/refresh/1, captured/05). Effects of the round end. */
export function retrieveLeaders(g: G): void {
  const s = g.s
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    x.unlocked = false
    x.bonus = 0
    x.unopposed = false
    x.mission = NONE
    // One refresh phase is what a detained leader misses, also when he is a captive in it.
    const { detained } = x
    x.detained = false
    if (x.at >= 0 && !isCaptive(s, l) && !detained) x.at = IN_POOL
  }
  s.closed = []
  s.yodaUsed = false
}

/** Cards that may be discarded for the limit: no starting missions (rebellion/refresh/2c, starting-missions/02). */
export function discardable(s: State, side: number): number[] {
  return sideOf(s, side).hand.filter((id) => !blockOf(id).name.endsWith('starting-missions'))
}

/** Step 2: each side draws 2 missions and discards down to the limit (rebellion/refresh/2 to /2d). */
export function refreshMissions(g: G, side: number): void {
  const s = g.s
  drawMissions(g, side, 2)
  const { hand } = sideOf(s, side)
  const over = hand.length - HAND_LIMIT
  if (over <= 0) return
  const out = g.chooseSome(generalOf(s, side), 'hand-limit', discardable(s, side), over, over)
  for (const id of out) {
    removeFrom(hand, id)
    discardMission(g, id)
  }
  tell(g, { t: 'discard', side, defs: out.map((id) => cardIdOf(s, id)) })
}

/** Steps 3 and 4: two probe cards, one objective (rebellion/refresh/3, /4). */
export function launchProbesAndDrawObjective(g: G): void {
  drawProbes(g, 2)
  drawObjectives(g, 1)
}

/** Step 5: the time marker; the Rebels win where it meets the other one (rebellion/refresh/5, reputation/04). */
export function advanceTime(g: G): void {
  const s = g.s
  s.time++
  const { recruit, build } = trackAt(s)
  tell(g, { t: 'time', to: s.time, recruit, build })
  checkReputation(g)
}

/** What the space of the time marker brings; nothing beyond the track. */
export function trackAt(s: State): { readonly recruit: boolean; readonly build: boolean } {
  return TRACK.find((x) => x.space === s.time) ?? { recruit: false, build: false }
}

/** Both sides, the Rebels first. */
export const BOTH: readonly number[] = [REBEL, IMPERIAL]
