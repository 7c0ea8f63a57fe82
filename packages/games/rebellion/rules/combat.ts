/** Combat. */
import type { G } from './context.ts'
import { placeAt, REBEL, IMPERIAL, type State } from '../state.ts'
import { groundAt, shipsAt } from './units.ts'

/** The theatres that both sides share in a place (rebellion/combat/0); a destroyed system has no ground battle (rebellion/destroyed-systems/06). */
export function sharesTheatre(s: State, at: number): boolean {
  const space = shipsAt(s, REBEL, at) > 0 && shipsAt(s, IMPERIAL, at) > 0
  const ground = !placeAt(s, at).destroyed && groundAt(s, REBEL, at) > 0 && groundAt(s, IMPERIAL, at) > 0
  return space || ground
}

/**
 * A combat, if both sides share a theatre there; else nothing. `initiator`: the side whose activation, card or reveal led to it,
 * which is the current player. `from`: the places that its units moved in from.
 */
export function resolveCombat(g: G, at: number, initiator: number, from: readonly number[]): void {
  if (!sharesTheatre(g.s, at) || from.length > 99 || initiator > 1) return
}
