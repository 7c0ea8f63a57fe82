/**
 * What holds by itself, at any moment: subjugation, captives without guards, capacity in destroyed systems, the
 * construction site and its Death Star, the revealed base, and the Empire's victory.
 */
import { DEATH_STAR, SITE, placeId, SPACE, unitFacts, unitNo } from '../lookup.ts'
import { admiralOf, IMPERIAL, placeAt, REBEL, type State } from '../state.ts'
import { mustReveal, noteNoBase, revealBase } from './base.ts'
import { resolveCombat } from './combat.ts'
import { tell, type G } from './context.ts'
import { baseSystem } from './map.ts'
import { freeUnguarded } from './rescue.ts'
import { dropSubjugation, placeSubjugation } from './subjugation.ts'
import { removeUnits, SHIPS_OF, UNITS_OF } from './units.ts'
import { checkConquest } from './victory.ts'

/** Space of the queue on which the Death Star waits, as indexes of `queues`. */
const IMPERIAL_QUEUES = [3, 4, 5]

/** Places that a side's ships carry beside themselves, and what needs a place (rebellion/destroyed-systems/03r). */
export function overload(s: State, side: number, at: number): number {
  const { units } = placeAt(s, at)
  let room = 0
  for (const u of SHIPS_OF[side] as readonly number[]) room += (units[u] as number) * unitFacts(u).capacity
  for (const u of UNITS_OF[side] as readonly number[]) if (unitFacts(u).transportRestricted) room -= units[u] as number
  return -room
}

/** The surplus beyond the capacity in a destroyed system is destroyed, by the owner's choice (rebellion/destroyed-systems/02, /08). */
function keepWithinCapacity(g: G, side: number, at: number): void {
  const s = g.s
  while (overload(s, side, at) > 0) {
    const kinds = (UNITS_OF[side] as readonly number[]).filter((u) => unitFacts(u).transportRestricted && (placeAt(s, at).units[u] as number) > 0)
    const opts = kinds.map((u) => ({ t: 'lose', c: placeId(at), d: unitFacts(u).id }))
    const chosen = g.choose(admiralOf(s, side), 'surplus', opts, { about: placeId(at) })
    removeUnits(g, at, unitNo(chosen.d), 1)
  }
}

/** The Death Star on the queue does not outlive its construction site (rebellion/death-star/07). */
function keepDeathStarBuilding(g: G): void {
  const s = g.s
  if (IMPERIAL_QUEUES.every((q) => s.queues[q]?.units[DEATH_STAR] === 0)) return
  if (s.places.some((p) => (p.units[SITE] as number) > 0)) return
  for (const q of IMPERIAL_QUEUES) {
    const units = s.queues[q]?.units as number[]
    const n = units[DEATH_STAR] as number
    if (n === 0) continue
    units[DEATH_STAR] = 0
    s.supply[DEATH_STAR] = (s.supply[DEATH_STAR] as number) + n
    tell(g, { t: 'destroy', side: IMPERIAL, place: null, unit: unitFacts(DEATH_STAR).id, n })
  }
}

/** What falls away at once, in a combat too: to be called after units have left or been destroyed. */
export function afterLoss(g: G): void {
  const s = g.s
  for (let at = 0; at < SPACE; at++) {
    const p = placeAt(s, at)
    if (p.subjugated) dropSubjugation(g, at)
    if (p.destroyed) {
      keepWithinCapacity(g, IMPERIAL, at)
      keepWithinCapacity(g, REBEL, at)
    }
  }
  freeUnguarded(g)
  keepDeathStarBuilding(g)
  checkConquest(g)
}

/**
 * Everything at once: to be called when an effect is over. `current` is the side whose turn or effect it is: it initiates the
 * combat that a revealed base brings (rebellion/base/25r). In a combat, what must wait waits for its end.
 */
export function upkeep(g: G, current: number): void {
  const s = g.s
  afterLoss(g)
  if (s.combat !== null) return
  if (mustReveal(s)) {
    const base = baseSystem(s)
    revealBase(g)
    resolveCombat(g, base, current, [])
  }
  for (let at = 0; at < SPACE; at++) placeSubjugation(g, at)
  noteNoBase(g)
}

/** Units have moved in: reveal, combat, subjugation, in this order (rebellion/activation/4a). `from`: systems that the initiator's units came from. */
export function arrive(g: G, at: number, initiator: number, from: readonly number[]): void {
  afterLoss(g)
  if (at === SPACE) return upkeep(g, initiator)
  if (mustReveal(g.s)) revealBase(g)
  // Before the combat asks anything.
  noteNoBase(g)
  resolveCombat(g, at, initiator, from)
  upkeep(g, initiator)
}
