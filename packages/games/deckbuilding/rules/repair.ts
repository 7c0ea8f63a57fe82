/** Repairing the own base. Every repair ability of this box names the base, none a capital ship (deckbuilding/attack-base/13). */
import { playerOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'

/** The seat's base has damage that could be removed. */
export function isDamaged(s: State, seat: number): boolean {
  return playerOf(s, seat).baseDamage > 0
}

/** Removes up to `n` damage from the seat's base (deckbuilding/repair/01, /02). */
export function repair(g: G, seat: number, n: number): void {
  const p = playerOf(g.s, seat)
  const removed = Math.min(n, p.baseDamage)
  p.baseDamage -= removed
  if (g.events !== null && p.base !== null) tell(g, { t: 'repair', seat, n: removed, base: p.base })
}
