/** What lessons of both sides ask of a moment. */
import { cardId, leaderNo, leadersAt, NEIGHBOURS, placeNo, POOL, unitNo } from '../model.ts'
import type { View } from '@orrery/rebellion/view'
import type { Lesson as Of, Moment as OfMoment } from '../../../table/learn/lesson.ts'

export type Lesson = Of<View>
export type Moment = OfMoment<View>

/** Whether this has happened since the lesson began; with a side, whether that side did it. */
export const happened = (m: Moment, t: string, side?: number): boolean =>
  m.since.some((x) => x.e.t === t && (side === undefined || x.e['side'] === side))
export const began = (m: Moment, phase: string): boolean => m.since.some((x) => x.e.t === 'phase' && x.e['phase'] === phase)
export const asked = (m: Moment, ...kinds: string[]): boolean => m.ask !== null && kinds.includes(m.ask.kind)
export const offered = (m: Moment, t: string): boolean => m.ask?.options.some((o) => o.t === t) === true
/** Nobody is asked here: between two messages or while others think. What can't be done in such a moment may come with the next one. */
export const waits = (m: Moment): boolean => m.ask === null
/** The refresh phase and what follows it, up to the next assignment. */
export const refreshing = (m: Moment): boolean => !['assign', 'command', 'choose-base'].includes(m.view.step)
/** At least so many units of these kinds stand in a system. */
export const stand = (m: Moment, place: string, units: Readonly<Record<string, number>>): boolean =>
  Object.entries(units).every(([id, n]) => (m.view.places[placeNo(place) ?? -1]?.units[unitNo(id) ?? -1] ?? 0) >= n)
const isAmong = (m: Moment, cards: readonly number[] | undefined, def: string): boolean => cards?.some((c) => cardId(m.view, c) === def) === true
const own = (m: Moment) => m.view.sides[m.view.side]
/** The card is in the own hand, among missions or objectives. */
export const isInHand = (m: Moment, def: string): boolean => isAmong(m, own(m)?.hand, def) || isAmong(m, m.view.objectives, def)
/** The card lies assigned, or is being carried out. */
export const isOnMission = (m: Moment, def: string): boolean =>
  isAmong(m, own(m)?.assigned, def) || (m.view.attempt !== null && cardId(m.view, m.view.attempt.card) === def)
/** This leader can be put on this mission; or perhaps with the next message. */
export const mayAssign = (m: Moment, def: string, leader: string): boolean =>
  isInHand(m, def) &&
  isReady(m, leader) &&
  (waits(m) || m.ask?.options.some((o) => o.t === 'assign' && o.d === leader && cardId(m.view, o.c) === def) === true)
/** Units of all these kinds can come along in the movement that is asked about, or have already; or perhaps with the next message. */
export function mayTake(m: Moment, ...units: readonly string[]): boolean {
  if (waits(m)) return true
  const to = placeNo(m.ask?.about)
  if (!asked(m, 'move') || to === undefined) return false
  // Not what is offered: that is one source after the other, and who needs a seat only once there is one.
  const near = [to, ...(NEIGHBOURS[to] ?? []).filter((at) => leadersAt(m.view, at, m.view.side).length === 0)]
  return units.every((id) => near.some((at) => (m.view.places[at]?.units[unitNo(id) ?? -1] ?? 0) > 0))
}
export const isLoyal = (m: Moment, place: string, side: number): boolean => m.view.places[placeNo(place) ?? -1]?.loyalty === side
/** The base has not come to light. */
export const isHidden = (m: Moment): boolean => !m.view.revealed
/** A leader waits in the pool. */
export const isReady = (m: Moment, id: string): boolean => m.view.leaders[leaderNo(id) ?? -1]?.at === POOL
/** Selectors of what is next of two things: first the mission, then its leader; units on the map, or in a phone's sheet of the system. */
export const MISSION_THEN_LEADER = '.hand-area:not(:has(.chosen)) .hand-group.grow, .hand-area:has(.chosen) .hand-group.pool'
export const WHO_MAY_COME = '.reb-map:not(:has(.sheet-system)) .system.source, .sheet-system .moving'
/** The missions with leaders on them, where there are some. */
export const ON_MISSIONS = '.hand-group:has(.on-mission), .hand-area:not(:has(.on-mission))'
/** A selector of a system on the map. */
export const onMap = (id: string): string => `.system[data-at="${placeNo(id)}"]`
