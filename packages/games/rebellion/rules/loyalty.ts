/** Loyalty. */
import { CORUSCANT, placeId } from '../lookup.ts'
import { NONE, placeAt, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { isPopulous } from './map.ts'
import { upkeep } from './upkeep.ts'

/** Whether loyalty can change there: populous, not destroyed, not Coruscant (rebellion/loyalty/09, /10, map/06, destroyed-systems/09). */
export function canChangeLoyalty(s: State, at: number): boolean {
  return at !== CORUSCANT && isPopulous(s, at)
}

function setLoyalty(g: G, at: number, to: number): void {
  const p = placeAt(g.s, at)
  const from = p.loyalty
  if (from === to) return
  p.loyalty = to
  tell(g, { t: 'loyalty', place: placeId(at), from, to })
}

/**
 * A side gains 1 or 2 loyalty: the enemy marker goes first, then the own one comes, whatever units are there
 * (rebellion/loyalty/02 to /04, /08). Upkeep follows: subjugation, and the base is revealed where Imperial loyalty comes.
 */
export function gainLoyalty(g: G, side: number, at: number, n: number): void {
  gainLoyaltyIn(g, side, [at], n)
}

/** The same in several systems by one effect: what follows, a combat about the revealed base too, waits until all have changed. */
export function gainLoyaltyIn(g: G, side: number, systems: readonly number[], n: number): void {
  const open = systems.filter((at) => canChangeLoyalty(g.s, at))
  if (open.length === 0) return
  for (const at of open) {
    const p = placeAt(g.s, at)
    for (let i = 0; i < n && p.loyalty !== side; i++) setLoyalty(g, at, p.loyalty === NONE ? side : NONE)
  }
  upkeep(g, side)
}

/** A side loses its marker there, if it has one (rebellion/loyalty/05, /06). */
export function loseLoyalty(g: G, side: number, at: number): void {
  if (!canChangeLoyalty(g.s, at) || placeAt(g.s, at).loyalty !== side) return
  setLoyalty(g, at, NONE)
  upkeep(g, side)
}
