/** What a combat looks like from a seat: pure functions on the view. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { UNITS } from '@orrery/rebellion/content/units'
import type { BattleSetup } from '@orrery/rebellion/odds'
import type { View } from '@orrery/rebellion/view'
import type { WireAsk } from '@orrery/protocol'

export type Combat = NonNullable<View['combat']>
export type Fighter = Combat['units'][number]
export type Theatre = 'space' | 'ground'
export const THEATRES: readonly Theatre[] = ['space', 'ground']

/** The side on the left: your own, the Empire's for those who only watch. */
export function leftSide(view: View): number {
  return view.side >= 0 ? view.side : 1
}

const sideOfUnit = (type: number): number => (UNITS[type]?.side === 'rebel' ? 0 : 1)

/** Units of a side in a theatre, with their index among the combat's units. */
function unitsOf(combat: Combat, side: number, theatre: Theatre): { index: number; unit: Fighter }[] {
  return combat.units.flatMap((unit, index) => (sideOfUnit(unit.type) === side && UNITS[unit.type]?.theatre === theatre ? [{ index, unit }] : []))
}

/** The units of a side in a theatre by their type, in the order of the combat's list. */
export function squadsOf(combat: Combat, side: number, theatre: Theatre): { type: number; units: { index: number; unit: Fighter }[] }[] {
  const squads = new Map<number, { index: number; unit: Fighter }[]>()
  for (const x of unitsOf(combat, side, theatre)) squads.set(x.unit.type, [...(squads.get(x.unit.type) ?? []), x])
  return [...squads].map(([type, units]) => ({ type, units }))
}

/** Leaders of a side in the combat's system, captives left out; indexes in LEADERS. */
export function leadersOf(view: View, combat: Combat, side: number): number[] {
  return view.leaders.flatMap((l, i) => (l.at === combat.place && l.side === side && !l.captive ? [i] : []))
}

export type Attempt = NonNullable<View['attempt']>

/** Leaders of a side where the mission is attempted, of the captives only the target. Nobody while the place is still to be chosen. */
export function leadersInMission(view: View, attempt: Attempt, side: number): number[] {
  if (attempt.place < 0) return []
  return view.leaders.flatMap((l, i) => (l.at === attempt.place && l.side === side && (!l.captive || i === attempt.target) ? [i] : []))
}

/** The best tactic value of a side in a theatre. */
export function tacticsOf(view: View, combat: Combat, side: number, theatre: Theatre): number {
  return Math.max(0, ...leadersOf(view, combat, side).map((l) => LEADERS[l]?.tactics?.[theatre] ?? 0))
}

/** The battle of a theatre for the odds; null where one side has nothing there. */
export function setupOf(view: View, combat: Combat, theatre: Theatre): BattleSetup | null {
  const counts = UNITS.map((_, u) => combat.units.filter((x) => x.type === u && !x.lost).length)
  const there = [0, 1].map((side) => counts.some((n, u) => n > 0 && sideOfUnit(u) === side && UNITS[u]?.theatre === theatre))
  if (there.includes(false)) return null
  const ions = counts.reduce((n, count, u) => n + (UNITS[u]?.id === 'ion-cannon' ? count : 0), 0)
  const shared = { theatre, units: counts, cards: [view.rebelTactics, view.imperialTactics] as const, first: combat.initiator }
  return theatre === 'space' && ions > 0 ? { ...shared, ionCannons: ions } : shared
}

/** Kinds of questions whose answers name a unit of the combat by its index. */
const AT_UNITS = new Set(['assign-hit', 'card-damage', 'block-damage', 'destroy-unit'])

/** The answers that a unit stands for, by its index. */
export function unitAnswers(ask: WireAsk | null): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  if (ask === null || !AT_UNITS.has(ask.kind)) return found
  for (const o of ask.options) if (typeof o.c === 'number' && !found.has(o.c)) found.set(o.c, o.key)
  return found
}

/** What one more damage does to a unit: the more, the better for who deals it; below nothing where it is destroyed already. */
function worthOfHit(combat: Combat, index: number): number {
  const unit = combat.units[index]
  const facts = UNITS[unit?.type ?? -1]
  if (unit === undefined || facts === undefined) return -1
  const left = (facts.health?.value ?? 99) - unit.damage - unit.fresh
  const worth = facts.attack.red + facts.attack.black + (facts.health?.value ?? 0) / 2
  return left <= 0 ? -1 - worth : left === 1 ? 100 + worth : 50 - left * 4 + worth
}

/** The answers about a hit: what falls by it first, the costliest before others, then the most damaged; what it is lost on last, before answers without a unit. */
export function hitsInOrder(combat: Combat, ask: WireAsk): { options: WireAsk['options']; best: string | null } {
  const value = new Map(ask.options.map((o) => [o.key, typeof o.c === 'number' ? worthOfHit(combat, o.c) : -Infinity]))
  const options = ask.options.toSorted((a, b) => (value.get(b.key) ?? 0) - (value.get(a.key) ?? 0) || 0)
  const first = options[0]?.key
  return { options, best: first !== undefined && (value.get(first) ?? -1) > 0 ? first : null }
}

/** A sensible answer to a question about damage, if any answer names a unit. */
export function goodHit(combat: Combat, ask: WireAsk): string | null {
  const first = hitsInOrder(combat, ask).options[0]
  return typeof first?.c === 'number' ? first.key : null
}
