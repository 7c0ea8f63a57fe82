/** Activating a system. */
import { refuse, type Verdict } from '@orrery/kernel'
import { leaderFacts, leaderNo, placeId, placeNo, SPACE } from '../lookup.ts'
import { REBEL, sideOfSeat, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { placeLeader } from './leaders.ts'
import { knownSourcesOf, sourcesOf } from './map.ts'
import { moveUnits } from './movement.ts'
import { arrive, upkeep } from './upkeep.ts'

/** The leader has tactic values (rebellion/activation/1a, leaders/06). */
export function mayActivateWith(l: number): Verdict {
  return leaderFacts(l).tactics === null ? refuse('rebellion/activation/1a', { leader: leaderFacts(l).id }) : null
}

/** Any system; the space for the Rebels while the base is hidden (rebellion/base/05, /08, /21). */
export function mayBeActivated(s: State, side: number, at: number): Verdict {
  if (at !== SPACE) return null
  if (side !== REBEL) return refuse('rebellion/base/05')
  return s.revealed ? refuse('rebellion/base/21') : null
}

/** Leader placed, units moved in, then reveal, combat and subjugation (rebellion/activation/1 to /5). */
export function activate(g: G, seat: number, place: string, leader: string): void {
  const s = g.s
  const side = sideOfSeat(seat)
  const at = placeNo(place)
  const l = leaderNo(leader)
  tell(g, { t: 'activate', side, place: placeId(at), leader })
  placeLeader(g, l, at, true)
  const from = moveUnits(g, seat, { to: at, from: sourcesOf(s, side, at), couldFrom: knownSourcesOf(s, side, at) })
  if (from.length > 0) arrive(g, at, side, from)
  else upkeep(g, side)
}
