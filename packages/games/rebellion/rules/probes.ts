/** Probe cards: what the Empire knows by them. */
import { probeSystem } from '../lookup.ts'
import type { State } from '../state.ts'

/** Systems (indexes) that the Empire knows, by cards that it holds or has held, not to be the base (rebellion/probes/01). */
export function ruledOutByProbes(s: State): number[] {
  return [...s.probes.map((id) => probeSystem(s, id)), ...s.ruledOut]
}

/** By system: 1 where the base can be, as far as the Empire knows. */
export function suspectMarks(s: State): number[] {
  const open = s.suspects.slice()
  for (const id of s.probes) open[probeSystem(s, id)] = 0
  for (const at of s.ruledOut) open[at] = 0
  return open
}

/** Those systems. */
export function suspectsOf(s: State): number[] {
  const open = suspectMarks(s)
  const found: number[] = []
  for (let at = 0; at < open.length; at++) if (open[at] === 1) found.push(at)
  return found
}
