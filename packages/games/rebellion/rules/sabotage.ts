/** Sabotage markers. */
import { placeId } from '../lookup.ts'
import { placeAt } from '../state.ts'
import { tell, type G } from './context.ts'

/** At most one marker in a system (rebellion/sabotage/02). */
export function placeSabotageMarker(g: G, at: number): void {
  const p = placeAt(g.s, at)
  if (p.sabotage) return
  p.sabotage = true
  tell(g, { t: 'sabotage', place: placeId(at), on: true })
}

/** rebellion/sabotage/05 */
export function removeSabotageMarker(g: G, at: number): void {
  const p = placeAt(g.s, at)
  if (!p.sabotage) return
  p.sabotage = false
  tell(g, { t: 'sabotage', place: placeId(at), on: false })
}
