/** Where the Empire's starting units go in the complete setup. */
import type { Ask } from '@orrery/kernel'
import { NEIGHBOURS, placeNo, unitFacts, unitNo } from './lookup.ts'
import { freeRoom } from './bot-move.ts'
import { SHIPS_OF, UNITS_OF } from './rules/units.ts'
import { IMPERIAL, placeAt, type State } from './state.ts'

/** How much the ways out of a system count for a ship that is to carry troops. */
const WAYS = 0.15

const carriersAt = (s: State, at: number): number =>
  (SHIPS_OF[IMPERIAL] as readonly number[]).reduce((n, u) => n + (unitFacts(u).capacity > 0 ? (placeAt(s, at).units[u] as number) : 0), 0)
const crowdAt = (s: State, at: number): number =>
  (UNITS_OF[IMPERIAL] as readonly number[]).reduce((n, u) => n + (placeAt(s, at).units[u] as number), 0)

/** How well one more unit of a kind does in a system where `n` of it have come already. */
function gain(s: State, unit: number, at: number, n: number): number {
  // Every fleet needs a ship that carries, best where many ways lead out; all else goes where ships still have room for it.
  if (unitFacts(unit).capacity > 0) return (1 + WAYS * (NEIGHBOURS[at]?.length ?? 0)) / (1 + carriersAt(s, at) + n)
  return freeRoom(s, IMPERIAL, at) - n - 0.01 * crowdAt(s, at)
}

/** Shares of the units that are placed, one by one where each does best: the scores of giving the system that is asked for so many. */
export function placingScores(s: State, ask: Ask): number[] {
  const unit = unitNo(String(ask.about))
  const places = (ask.set?.ids ?? []).map((id) => placeNo(String(id)))
  const shares = new Map(places.map((at) => [at, 0]))
  for (let left = ask.set?.max ?? 0; left > 0; left--) {
    let best = places[0] ?? 0
    let most = -Infinity
    for (const at of places) {
      const x = gain(s, unit, at, shares.get(at) ?? 0)
      if (x > most) [best, most] = [at, x]
    }
    shares.set(best, (shares.get(best) ?? 0) + 1)
  }
  return ask.opts.map((o) => -Math.abs(Number(o.d) - (shares.get(placeNo(String(o.c))) ?? 0)))
}
