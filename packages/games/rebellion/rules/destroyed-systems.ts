/** Destroyed systems. */
import { placeId } from '../lookup.ts'
import { IMPERIAL, NONE, placeAt, REBEL } from '../state.ts'
import { tell, type G } from './context.ts'
import { narrow } from './base.ts'
import { baseSystem } from './map.ts'
import { GROUND_OF, removeUnits } from './units.ts'
import { afterLoss } from './upkeep.ts'
import { win } from './victory.ts'

/** The system is destroyed: its Rebel ground units, its markers; with the base, hidden or not, the Empire wins (rebellion/destroyed-systems/01, winning/06). */
export function destroySystem(g: G, at: number): void {
  const s = g.s
  const p = placeAt(s, at)
  p.destroyed = true
  p.loyalty = NONE
  p.subjugated = false
  p.sabotage = false
  tell(g, { t: 'system-destroyed', place: placeId(at) })
  for (const u of GROUND_OF[REBEL] as readonly number[]) removeUnits(g, at, u, p.units[u] as number)
  if (baseSystem(s) === at) win(g, IMPERIAL, 'base-destroyed')
  // That it was not the base is known from now on.
  if (narrow(s, (x) => x !== at)) g.reveal()
  afterLoss(g)
}
