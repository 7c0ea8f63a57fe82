/** Building units: the build queue. */
import type { Opt } from '@orrery/kernel'
import { BASE_SPACE } from '../content/map.ts'
import type { Icon } from '../content/icons.ts'
import { UNITS } from '../content/units.ts'
import { placeId, SPACE, systemFacts, unitFacts, unitNo } from '../lookup.ts'
import { IMPERIAL, placeAt, REBEL, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { baseSystem } from './map.ts'
import { SIDE_OF_UNIT, unitsAt } from './units.ts'

/** Units by space of a side's build queue: `space` 1..3. */
export function queueOf(s: State, side: number, space: number): number[] {
  return s.queues[side * 3 + space - 1]?.units as number[]
}

/** Units from the supply onto the build queue: as many as there are (rebellion/build/12, components/24r). */
export function queueUnits(g: G, unit: number, space: number, n: number, from: number | null): void {
  const s = g.s
  const put = Math.min(n, s.supply[unit] as number)
  if (put === 0) return
  s.supply[unit] = (s.supply[unit] as number) - put
  const units = queueOf(s, SIDE_OF_UNIT[unit] as number, space)
  units[unit] = (units[unit] as number) + put
  tell(g, {
    t: 'queue',
    side: SIDE_OF_UNIT[unit] as number,
    unit: unitFacts(unit).id,
    space,
    n: put,
    from: from === null ? null : placeId(from),
  })
}

type Built = Readonly<Record<Icon['domain'], Readonly<Record<Icon['shape'], readonly number[]>>>>
const unitsBy = (side: number, domain: Icon['domain'], shape: Icon['shape']): readonly number[] =>
  UNITS.flatMap(({ buildIcon }, i) => (SIDE_OF_UNIT[i] === side && buildIcon?.domain === domain && buildIcon.shape === shape ? [i] : []))
const shapesBy = (side: number, domain: Icon['domain']) => ({
  triangle: unitsBy(side, domain, 'triangle'),
  circle: unitsBy(side, domain, 'circle'),
  square: unitsBy(side, domain, 'square'),
})
/** Units by side and icon. */
const BY_ICON: readonly Built[] = [REBEL, IMPERIAL].map((side) => ({ space: shapesBy(side, 'space'), ground: shapesBy(side, 'ground') }))

/** Units of a side that an icon gives: several for the Rebels' blue triangle and orange square (rebellion/build/11). */
export const unitsForIcon = (side: number, { domain, shape }: Icon): readonly number[] => (BY_ICON[side] as Built)[domain][shape]

/** Resource icons of a place; none in a destroyed system (rebellion/destroyed-systems/10). */
export function iconsAt(s: State, at: number): readonly Icon[] {
  if (at === SPACE) return BASE_SPACE.resources
  return placeAt(s, at).destroyed ? [] : systemFacts(at).resources
}

/** The queue space that the units of a place go to. */
export function queueSpaceOf(at: number): number {
  return (at === SPACE ? BASE_SPACE.buildQueueNumber : systemFacts(at).buildQueueNumber) ?? 1
}

/** All answers "build this kind of unit", made once. */
export const UNIT_OPTIONS: readonly Opt[] = UNITS.map(({ id }) => ({ t: 'unit', c: id }))

/**
 * "Using all resource icons", whatever loyalty, marker or units are there: a unit of each goes on the queue (rebellion/build/13, /14).
 * `seat` uses the card and chooses where an icon gives several kinds (rebellion/team/11).
 */
export function queueByAllIcons(g: G, side: number, at: number, seat: number): void {
  const s = g.s
  for (const icon of iconsAt(s, at)) {
    const units = unitsForIcon(side, icon).filter((u) => (s.supply[u] as number) > 0)
    if (units.length === 0) continue
    const opts = units.map((u) => UNIT_OPTIONS[u] as Opt)
    const chosen = g.choose(seat, 'build', opts, { about: placeId(at) })
    queueUnits(g, unitNo(String(chosen.c)), queueSpaceOf(at), 1, at)
  }
}

/** The icons by which a place builds for a side in refresh step 5; none where it does not (rebellion/build/02 to /09). */
export function buildingIcons(s: State, side: number, at: number): readonly Icon[] {
  const p = placeAt(s, at)
  if (at === SPACE) return side === REBEL && spaceBuilds(s) ? iconsAt(s, at) : []
  if (p.sabotage || unitsAt(s, 1 - side, at) > 0) return []
  if (p.loyalty === side && !(side === REBEL && p.subjugated)) return iconsAt(s, at)
  return side === IMPERIAL && p.subjugated ? iconsAt(s, at).slice(0, 1) : []
}

/** The space builds unless the base is revealed and its system holds an Imperial unit or Imperial loyalty (rebellion/build/09, /10r). */
function spaceBuilds(s: State): boolean {
  const base = baseSystem(s)
  return !s.revealed || (unitsAt(s, IMPERIAL, base) === 0 && placeAt(s, base).loyalty !== IMPERIAL)
}
