/** Subjugation. */
import { placeId } from '../lookup.ts'
import { IMPERIAL, placeAt, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { isPopulous } from './map.ts'
import { groundAt } from './units.ts'

/** A populous system without Imperial loyalty that holds an Imperial ground unit (rebellion/subjugation/01, map/06). */
export function mustBeSubjugated(s: State, at: number): boolean {
  return isPopulous(s, at) && placeAt(s, at).loyalty !== IMPERIAL && groundAt(s, IMPERIAL, at) > 0
}

/** Takes the marker away where its reason is gone (rebellion/subjugation/06, /07). */
export function dropSubjugation(g: G, at: number): void {
  const p = placeAt(g.s, at)
  if (!p.subjugated || mustBeSubjugated(g.s, at)) return
  p.subjugated = false
  tell(g, { t: 'subjugation', place: placeId(at), on: false })
}

/** Places markers where they are due (rebellion/subjugation/01, /10). Not called while a combat is to come (rebellion/activation/6r). */
export function placeSubjugation(g: G, at: number): void {
  const p = placeAt(g.s, at)
  if (p.subjugated || !mustBeSubjugated(g.s, at)) return
  p.subjugated = true
  tell(g, { t: 'subjugation', place: placeId(at), on: true })
}
