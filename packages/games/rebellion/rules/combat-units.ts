/** The units of a combat: individuals with damage, kept in step with the counts of the place. */
import { unitFacts, unitNo } from '../lookup.ts'
import { foeOf, NONE, placeAt, REBEL, type State } from '../state.ts'
import { combatOf, hasEffect, type Combat } from './combat-effects.ts'
import { tell, type G } from './context.ts'
import { groundAt, IS_SHIP, removeUnits, shipsAt, SIDE_OF_UNIT } from './units.ts'
import { afterLoss } from './upkeep.ts'

export type Theatre = 'space' | 'ground'
export type Fighter = Combat['units'][number]

export const SHIELD_GENERATOR = unitNo('shield-generator')
export const ION_CANNON = unitNo('ion-cannon')

/** Index of a theatre in lists that have one entry per theatre. */
export const theatreNo = (theatre: Theatre): number => (theatre === 'space' ? 0 : 1)

/** Units of a side that fight in a theatre of a place; nobody fights on the ground of a destroyed system (rebellion/destroyed-systems/06). */
export function forceAt(s: State, side: number, at: number, theatre: Theatre): number {
  if (theatre === 'space') return shipsAt(s, side, at)
  return placeAt(s, at).destroyed ? 0 : groundAt(s, side, at)
}

/** Both sides have units in the theatre (rebellion/combat/3.i.a, 3.ii.a). */
export const isShared = (s: State, at: number, theatre: Theatre): boolean =>
  forceAt(s, REBEL, at, theatre) > 0 && forceAt(s, foeOf(REBEL), at, theatre) > 0

export const fighterAt = (s: State, i: number): Fighter => combatOf(s).units[i] as Fighter

/** Indexes of a side's units of a theatre. */
export function unitsIn(s: State, side: number, theatre: Theatre): number[] {
  const found: number[] = []
  const { units } = combatOf(s)
  for (let i = 0; i < units.length; i++) {
    const { type } = units[i] as Fighter
    if (SIDE_OF_UNIT[type] === side && IS_SHIP[type] === (theatre === 'space')) found.push(i)
  }
  return found
}

/** All units of a place as they enter a combat. */
export function fightersOf(s: State, at: number): Fighter[] {
  const { units } = placeAt(s, at)
  const fighters: Fighter[] = []
  for (let type = 0; type < units.length; type++)
    for (let n = units[type] as number; n > 0; n--) fighters.push({ type, damage: 0, fresh: 0, lost: false })
  return fighters
}

/** What it takes to destroy a unit now; null: nothing does (rebellion/units/16, /17). */
export function healthOf(s: State, type: number): number | null {
  const { health } = unitFacts(type)
  if (health === null) return null
  return hasEffect(s, 'less-health') ? Math.max(1, health.value - 1) : health.value
}

const isAlike = (a: Fighter, b: Fighter): boolean => a.type === b.type && a.damage === b.damage && a.fresh === b.fresh && a.lost === b.lost

/** Of units that are alike (kind, damage) the first: the others need not be offered. */
export function alikeOnce(s: State, list: readonly number[]): number[] {
  const kept: number[] = []
  for (const i of list) if (!kept.some((k) => isAlike(fighterAt(s, k), fighterAt(s, i)))) kept.push(i)
  return kept
}

/** Takes units out of the combat that are on the board no more, the most damaged first. */
function keepInStep(s: State): void {
  const c = combatOf(s)
  const { units } = placeAt(s, c.place)
  const count = units.map(() => 0)
  for (const { type } of c.units) count[type] = (count[type] as number) + 1
  units.forEach((n, type) => {
    if ((count[type] as number) <= n) return
    const here = c.units.filter((f) => f.type === type).toSorted((a, b) => b.damage - a.damage)
    const gone = new Set(here.slice(0, here.length - n))
    c.units = c.units.filter((f) => !gone.has(f))
    for (const _ of gone) c.destroyed.push(type)
  })
}

/** Records who has won a battle: the foe had units of the theatre and has none any more (rebellion/winning-battle/01 to /06). */
export function recordWinners(g: G): void {
  const s = g.s
  const c = combatOf(s)
  for (const theatre of ['space', 'ground'] as const) {
    const no = theatreNo(theatre)
    if (c.won[no] !== NONE) continue
    for (const side of [0, 1]) {
      const foe = foeOf(side)
      const had = ((c.started[no] as number) >> foe) & 1
      if (had === 0 || unitsIn(s, foe, theatre).length > 0 || unitsIn(s, side, theatre).length === 0) continue
      c.won[no] = side
      tell(g, { t: 'battle-won', side, theatre })
    }
  }
}

/** Destroys units of the combat together; what follows from it happens after all are gone (rebellion/attack/5, units/20). */
export function destroyFighters(g: G, list: readonly number[]): void {
  if (list.length === 0) return
  const s = g.s
  const c = combatOf(s)
  const gone = list.map((i) => fighterAt(s, i))
  c.units = c.units.filter((f) => !gone.includes(f))
  for (const type of new Set(gone.map((f) => f.type))) removeUnits(g, c.place, type, gone.filter((f) => f.type === type).length)
  for (const { type } of gone) c.destroyed.push(type)
  settleLosses(g)
}

/** What follows when units have left the combat, destroyed or retreated. */
export function settleLosses(g: G): void {
  afterLoss(g)
  keepInStep(g.s)
  recordWinners(g)
}
