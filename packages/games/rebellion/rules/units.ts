/** Units: queries by place and side, and putting them on the board and off it. */
import { UNITS } from '../content/units.ts'
import { placeId, unitFacts } from '../lookup.ts'
import { IMPERIAL, placeAt, REBEL, type State } from '../state.ts'
import { tell, type G } from './context.ts'

/** Kinds of units by side, and by side and theatre; indexes in UNITS. */
const sideIndex = (name: string): number => (name === 'rebel' ? REBEL : IMPERIAL)
export const SIDE_OF_UNIT: readonly number[] = UNITS.map((u) => sideIndex(u.side))
export const IS_SHIP: readonly boolean[] = UNITS.map((u) => u.theatre === 'space')
export const UNITS_OF: readonly (readonly number[])[] = [REBEL, IMPERIAL].map((side) =>
  UNITS.flatMap((_, u) => (SIDE_OF_UNIT[u] === side ? [u] : [])),
)
export const SHIPS_OF: readonly (readonly number[])[] = UNITS_OF.map((list) => list.filter((u) => IS_SHIP[u]))
export const GROUND_OF: readonly (readonly number[])[] = UNITS_OF.map((list) => list.filter((u) => !IS_SHIP[u]))

const total = (units: readonly number[], kinds: readonly number[]): number => {
  let n = 0
  for (const u of kinds) n += units[u] as number
  return n
}

/** How many units, ships, ground units a side has in a place. */
export const unitsAt = (s: State, side: number, at: number): number => total(placeAt(s, at).units, UNITS_OF[side] as readonly number[])
export const shipsAt = (s: State, side: number, at: number): number => total(placeAt(s, at).units, SHIPS_OF[side] as readonly number[])
export const groundAt = (s: State, side: number, at: number): number => total(placeAt(s, at).units, GROUND_OF[side] as readonly number[])
/** How many of one kind stand in a place. */
export const countAt = (s: State, at: number, unit: number): number => placeAt(s, at).units[unit] as number

/** Puts units on the board without taking them from the supply. */
export function addUnits(s: State, at: number, unit: number, n: number): void {
  const { units } = placeAt(s, at)
  units[unit] = (units[unit] as number) + n
}

/** Takes units off a place without returning them to the supply. */
export function takeUnits(s: State, at: number, unit: number, n: number): void {
  addUnits(s, at, unit, -n)
}

/** Units from the supply into a place: as many as there are (rebellion/deploy/12, components/24r). Returns how many. */
export function gainUnits(g: G, at: number, unit: number, n: number): number {
  const s = g.s
  const given = Math.min(n, s.supply[unit] as number)
  if (given === 0) return 0
  s.supply[unit] = (s.supply[unit] as number) - given
  addUnits(s, at, unit, given)
  tell(g, { t: 'gain', side: SIDE_OF_UNIT[unit] as number, place: placeId(at), unit: unitFacts(unit).id, n: given })
  return given
}

function returnUnits(s: State, at: number, unit: number, n: number): void {
  takeUnits(s, at, unit, n)
  s.supply[unit] = (s.supply[unit] as number) + n
}

/** A unit is given up for one that the supply lacks (rebellion/components/18). What follows from it is `afterLoss`. */
export function scrapUnit(g: G, at: number, unit: number): void {
  returnUnits(g.s, at, unit, 1)
  tell(g, { t: 'scrap', side: SIDE_OF_UNIT[unit] as number, place: placeId(at), unit: unitFacts(unit).id })
}

/** Units back to the supply (rebellion/units/20). What follows from it is `afterLoss` in `rules/upkeep.ts`. */
export function removeUnits(g: G, at: number, unit: number, n: number): void {
  if (n <= 0) return
  returnUnits(g.s, at, unit, n)
  tell(g, { t: 'destroy', side: SIDE_OF_UNIT[unit] as number, place: placeId(at), unit: unitFacts(unit).id, n })
}
