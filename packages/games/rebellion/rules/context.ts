/** What every rule gets, and how it tells what happened. */
import type { Ctx } from '@orrery/kernel'
import type { Told } from '../events.ts'
import type { State } from '../state.ts'

export type G = Ctx<State>

/** Adds an event to the log. Callers in hot paths test `g.events` themselves, so that a search builds no event. */
export function tell(g: G, e: Told): void {
  if (g.events !== null) g.events.push(e)
}
