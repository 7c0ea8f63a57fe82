/** What a view does not count, though it can be counted. */
import { UNITS } from '@orrery/rebellion/content/units'
import type { View } from '@orrery/rebellion/view'

/** How many of a kind have left the queue and stand nowhere yet: all that were in the box but those that can be seen. */
export function leftToDeploy(view: View, id: string): number {
  const u = UNITS.findIndex((x) => x.id === id)
  const seen = [...view.places, ...view.queues].reduce((n, x) => n + (x.units[u] ?? 0), view.supply[u] ?? 0)
  return (UNITS[u]?.countInBox ?? 0) - seen
}
