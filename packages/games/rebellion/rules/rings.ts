/** Attachment rings. */
import { RINGS } from '../content/rings.ts'
import { leaderFacts, ringNo } from '../lookup.ts'
import { leaderAt, NONE, type State } from '../state.ts'
import { tell, type G } from './context.ts'

export const RING = {
  captured: ringNo('captured'),
  carbonite: ringNo('carbonite'),
  lure: ringNo('lure-of-the-dark-side'),
  c3po: ringNo('c-3po'),
  r2d2: ringNo('r2-d2'),
  falcon: ringNo('millennium-falcon'),
  yoda: ringNo('master-yoda'),
}

/** The leader that wears a ring, or -1. */
export function wearerOf(s: State, ring: number): number {
  return s.leaders.findIndex((l) => l.ring === ring)
}

/** Takes a ring off its leader, to the supply (rebellion/rings/03). */
export function detachRing(g: G, l: number): void {
  const x = leaderAt(g.s, l)
  const ring = RINGS[x.ring]
  if (ring === undefined) return
  x.ring = NONE
  tell(g, { t: 'ring', leader: leaderFacts(l).id, ring: ring.id, on: false })
}

/** Puts a ring on a leader: an old one goes to the supply, and another wearer loses it (rebellion/rings/02, captured/11). */
export function attachRing(g: G, l: number, ring: number): void {
  const before = wearerOf(g.s, ring)
  if (before >= 0 && before !== l) detachRing(g, before)
  detachRing(g, l)
  leaderAt(g.s, l).ring = ring
  tell(g, { t: 'ring', leader: leaderFacts(l).id, ring: RINGS[ring]?.id ?? '', on: true })
}
