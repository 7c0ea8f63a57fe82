/** Rounds and winning. */
import { SPACE } from '../lookup.ts'
import { IMPERIAL, placeAt, REBEL, sideOfRole, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { baseSystem } from './map.ts'
import { unitsAt } from './units.ts'

/** What ends a game. */
export type Why = 'conquest' | 'base-destroyed' | 'reputation'

/** Ends the game at once for a side. */
export function win(g: G, side: number, why: Why): never {
  tell(g, { t: 'end', side, why })
  const seats = Math.max(...g.s.seats) + 1
  const scores = Array.from({ length: seats }, (_, seat) => (sideOfRole(g.s.seats.indexOf(seat)) === side ? 1 : 0))
  return g.end(scores)
}

/** An Imperial unit and no Rebel unit in the system of the base, which is revealed or destroyed (rebellion/winning/04, /05). */
export function isConquered(s: State): boolean {
  const base = baseSystem(s)
  if (base < 0 || base === SPACE) return false
  if (!s.revealed && !placeAt(s, base).destroyed) return false
  return unitsAt(s, IMPERIAL, base) > 0 && unitsAt(s, REBEL, base) === 0
}

/** How a finished game ended, and in which round. */
export function endingOf(s: State): { readonly how: Why; readonly round: number } {
  const base = baseSystem(s)
  const destroyed = base >= 0 && base !== SPACE && placeAt(s, base).destroyed
  return { how: s.result?.[0] === 1 ? 'reputation' : destroyed ? 'base-destroyed' : 'conquest', round: s.time }
}

/** Tests the Empire's victory; to be called whenever units or the base have changed. */
export function checkConquest(g: G): void {
  if (isConquered(g.s)) win(g, IMPERIAL, 'conquest')
}

/** Both markers on one space (rebellion/winning/07). */
export function checkReputation(g: G): void {
  if (g.s.reputation <= g.s.time) win(g, REBEL, 'reputation')
}
