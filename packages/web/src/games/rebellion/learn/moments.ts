/** What lessons of both sides ask of a moment. */
import { leaderNo, placeNo, POOL, unitNo } from '../model.ts'
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
/** A leader waits in the pool. */
export const isReady = (m: Moment, id: string): boolean => m.view.leaders[leaderNo(id) ?? -1]?.at === POOL
/** A selector of a system on the map. */
export const onMap = (id: string): string => `.system[data-at="${placeNo(id)}"]`
