/** Systems, regions and adjacency. */
import { NEIGHBOURS, probeSystem, SPACE, systemFacts } from '../lookup.ts'
import { IMPERIAL, NONE, placeAt, REBEL, type State } from '../state.ts'

/** A system with resource icons that has not been destroyed (rebellion/map/04, destroyed-systems/12). */
export function isPopulous(s: State, at: number): boolean {
  return at !== SPACE && systemFacts(at).kind === 'populous' && !placeAt(s, at).destroyed
}

/** rebellion/map/05, destroyed-systems/12 */
export function isRemote(s: State, at: number): boolean {
  return at !== SPACE && systemFacts(at).kind === 'remote' && !placeAt(s, at).destroyed
}

/** Imperial loyalty or subjugation (rebellion/map/13). */
export function isImperialSystem(s: State, at: number): boolean {
  const p = placeAt(s, at)
  return at !== SPACE && (p.loyalty === IMPERIAL || p.subjugated)
}

/**
 * Whether a subjugation marker hides what lies below: the one switch between the two books on "Rebel" and "neutral" systems
 * (rebellion/map/14r, map/15r; docs/rulings.md). False: a subjugated system is also Rebel, or neutral.
 */
const SUBJUGATION_HIDES_LOYALTY = false
const shown = (s: State, at: number): boolean => !(SUBJUGATION_HIDES_LOYALTY && placeAt(s, at).subjugated)

/** rebellion/map/14r */
export function isRebelSystem(s: State, at: number): boolean {
  return at !== SPACE && placeAt(s, at).loyalty === REBEL && shown(s, at)
}

/** No loyalty of either side (rebellion/map/15r); a remote system always is (rebellion/map/07). */
export function isNeutral(s: State, at: number): boolean {
  return at !== SPACE && placeAt(s, at).loyalty === NONE && shown(s, at)
}

/** The system of the Rebel base, hidden or not; -1 before it is chosen. Secret from the Empire while hidden. */
export function baseSystem(s: State): number {
  return s.base === NONE ? NONE : probeSystem(s, s.base)
}

/** Where what goes to the Rebel base goes: the space while it is hidden, its system once it is revealed (rebellion/base/22, /23). */
export function basePlace(s: State): number {
  return s.revealed ? baseSystem(s) : SPACE
}

/**
 * Places from which units can move to `to` in one step, for a side: neighbours; for the Rebels also between the space and the
 * system of the hidden base or its neighbours (rebellion/base/06, base/08).
 */
export function sourcesOf(s: State, side: number, to: number): readonly number[] {
  const base = baseSystem(s)
  if (to === SPACE) return side === REBEL && !s.revealed && base !== NONE ? [...(NEIGHBOURS[base] ?? []), base].toSorted((a, b) => a - b) : []
  const near = NEIGHBOURS[to] ?? []
  const open = side === REBEL && !s.revealed && base !== NONE && (to === base || near.includes(base))
  return open ? [...near, SPACE] : near
}

/** The sources of a move as far as everybody knows: the hidden base may be wherever it is still suspected. */
export function knownSourcesOf(s: State, side: number, to: number): readonly number[] {
  if (side !== REBEL || s.revealed) return sourcesOf(s, side, to)
  const suspected = (at: number): boolean => s.suspects[at] === 1
  if (to !== SPACE) {
    const near = NEIGHBOURS[to] ?? []
    return suspected(to) || near.some(suspected) ? [...near, SPACE] : near
  }
  return NEIGHBOURS.flatMap((near, at) => (suspected(at) || near.some(suspected) ? [at] : []))
}

const STEPS: readonly (readonly number[])[] = NEIGHBOURS.map((_, at) => {
  const far = NEIGHBOURS.map(() => Infinity)
  far[at] = 0
  const next = [at]
  for (let i = 0; i < next.length; i++) {
    const here = next[i] as number
    for (const n of NEIGHBOURS[here] ?? []) {
      if (far[n] !== Infinity) continue
      far[n] = (far[here] as number) + 1
      next.push(n)
    }
  }
  return far
})

/** How many moves it takes from one system to each other one, by index. */
export const distancesFrom = (at: number): readonly number[] => STEPS[at] as readonly number[]
