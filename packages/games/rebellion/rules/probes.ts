/** Probe cards: what the Empire knows by them. */
import { probeSystem } from '../lookup.ts'
import type { State } from '../state.ts'

/** Systems (indexes) that the Empire knows, by cards that it holds or has held, not to be the base (rebellion/probes/01). */
export function ruledOutByProbes(s: State): number[] {
  return [...s.probes.map((id) => probeSystem(s, id)), ...s.ruledOut]
}

/** Systems where the base can be, as far as the Empire knows. */
export function suspectsOf(s: State): number[] {
  const out = new Set(ruledOutByProbes(s))
  return [...s.suspects.keys()].filter((at) => s.suspects[at] === 1 && !out.has(at))
}
