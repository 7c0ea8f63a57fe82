/** Rescuing captured leaders. */
import { leaderFacts, placeId } from '../lookup.ts'
import { IMPERIAL, leaderAt } from '../state.ts'
import { tell, type G } from './context.ts'
import { basePlace } from './map.ts'
import { detachRing, RING, wearerOf } from './rings.ts'
import { unitsAt } from './units.ts'

/** The leader loses the ring and goes to the Rebel base, or where `to` says (rebellion/rescue/01, /02). */
export function rescue(g: G, l: number, to: number = basePlace(g.s)): void {
  detachRing(g, l)
  leaderAt(g.s, l).at = to
  tell(g, { t: 'rescued', leader: leaderFacts(l).id, to: placeId(to) })
}

/** Captives in a place without an Imperial unit are rescued at once (rebellion/rescue/03). */
export function freeUnguarded(g: G): void {
  for (const ring of [RING.captured, RING.carbonite]) {
    const l = wearerOf(g.s, ring)
    if (l >= 0 && unitsAt(g.s, IMPERIAL, leaderAt(g.s, l).at) === 0) rescue(g, l)
  }
}
