/** Gaining resources. There is no limit to them: the counters only record amounts (deckbuilding/overview/04). */
import type { Source } from '../events.ts'
import { playerOf } from '../state.ts'
import { tell, type G } from './context.ts'

/** Adds to the seat's pool; usable in the same turn. */
export function gainResources(g: G, seat: number, n: number, from: Source, def?: string): void {
  playerOf(g.s, seat).resources += n
  if (g.events !== null) tell(g, { t: 'resources', seat, n, from, ...(def !== undefined && { def }) })
}
