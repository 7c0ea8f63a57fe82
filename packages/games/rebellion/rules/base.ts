/** The Rebel base: what reveals it, and revealing it. */
import { NEIGHBOURS, placeId, SPACE } from '../lookup.ts'
import { cardAt, IMPERIAL, leaderAt, NONE, placeAt, SEEN_BY_ALL, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { baseSystem } from './map.ts'
import { addUnits, groundAt } from './units.ts'
import { checkConquest } from './victory.ts'

/** A hidden base in a system with Imperial loyalty or Imperial ground units must be revealed (rebellion/base/14, /15). */
export function mustReveal(s: State): boolean {
  const base = baseSystem(s)
  return base !== NONE && !s.revealed && (placeAt(s, base).loyalty === IMPERIAL || groundAt(s, IMPERIAL, base) > 0)
}

/** Turns the card up and places all units and leaders of the space in the system (rebellion/base/18). The Empire may win by it. */
export function revealBase(g: G): void {
  const s = g.s
  const base = baseSystem(s)
  s.revealed = true
  g.reveal()
  cardAt(s, s.base).seen = SEEN_BY_ALL
  placeAt(s, SPACE).units.forEach((n, u) => n > 0 && addUnits(s, base, u, n))
  placeAt(s, SPACE).units.fill(0)
  for (const l of s.leaders.keys()) if (leaderAt(s, l).at === SPACE) leaderAt(s, l).at = base
  for (const at of s.suspects.keys()) s.suspects[at] = at === base ? 1 : 0
  tell(g, { t: 'base-revealed', place: placeId(base) })
  checkConquest(g)
}

/** Everybody learns that the base is in none of these systems, or in one of them. */
export function state(g: G, places: readonly number[], yes: boolean): void {
  narrow(g.s, (at) => places.includes(at) === yes)
  g.reveal()
  tell(g, { t: 'statement', places: places.map(placeId), yes })
}

/** Keeps among the systems where the base can be, as far as everybody knows, those that fit what has just been seen. Whether one falls out. */
export function narrow(s: State, fits: (at: number) => boolean): boolean {
  if (s.revealed || s.base === NONE) return false
  let fewer = false
  for (let at = 0; at < s.suspects.length; at++) {
    if (s.suspects[at] !== 1 || fits(at)) continue
    s.suspects[at] = 0
    fewer = true
  }
  return fewer
}

/**
 * A base that was not found: Imperial ground units and Imperial loyalty that reveal none tell everybody that it is not there
 * (rebellion/activation/3, base/14, base/15). Whoever brought them has learned it, and can't freely take that back.
 */
export function noteNoBase(g: G): void {
  const { s } = g
  if (narrow(s, (at) => placeAt(s, at).loyalty !== IMPERIAL && groundAt(s, IMPERIAL, at) === 0)) g.reveal()
}

/** Units moved between the space and a system: the base is there or next door (rebellion/base/06). */
export function noteMoveBySpace(s: State, at: number): void {
  const near = NEIGHBOURS[at] ?? []
  narrow(s, (x) => x === at || near.includes(x))
}
