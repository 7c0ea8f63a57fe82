/** What the table knows of the game: facts by index and id, and what an answer stands for. */
import type { View } from '@orrery/rebellion/view'
import { ACTIONS } from '@orrery/rebellion/content/actions'
import { LEADERS, type LeaderFacts } from '@orrery/rebellion/content/leaders'
import { BASE_SPACE, BORDERS } from '@orrery/rebellion/content/map'
import { MISSIONS, type MissionFacts } from '@orrery/rebellion/content/missions'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import type { Open, WireAsk } from '@orrery/protocol'

export const REBEL = 0
export const IMPERIAL = 1
export const POOL = -2
/** The place that is no system. */
export const SPACE = SYSTEMS.length

const indexed = (list: readonly { readonly id: string }[]) => new Map(list.map((x, i) => [x.id, i]))
const places = indexed([...SYSTEMS, BASE_SPACE])
const leaders = indexed(LEADERS)
const units = indexed(UNITS)
const missions = new Map(MISSIONS.map((m) => [m.id, m]))
const actions = new Map(ACTIONS.map((a) => [a.id, a]))
const objectives = new Map(OBJECTIVES.map((o) => [o.id, o]))

export const placeNo = (id: unknown): number | undefined => (typeof id === 'string' ? places.get(id) : undefined)
export const placeId = (at: number): string => SYSTEMS[at]?.id ?? BASE_SPACE.id
export const leaderNo = (id: unknown): number | undefined => (typeof id === 'string' ? leaders.get(id) : undefined)
export const unitNo = (id: unknown): number | undefined => (typeof id === 'string' ? units.get(id) : undefined)
export const mission = (id: string): MissionFacts | undefined => missions.get(id)
export const action = (id: string) => actions.get(id)
export const objective = (id: string) => objectives.get(id)
export const leaderFacts = (l: number): LeaderFacts | undefined => LEADERS[l]

export const NEIGHBOURS: readonly (readonly number[])[] = SYSTEMS.map(({ id }) =>
  BORDERS.flatMap(([a, b]) => (a === id ? [placeNo(b) ?? -1] : b === id ? [placeNo(a) ?? -1] : [])),
)

export type Option = WireAsk['options'][number]
export const askOf = (open: Open | null): WireAsk | null => open?.asks[0] ?? null
export const sideName = (side: number): 'rebel' | 'imperial' => (side === REBEL ? 'rebel' : 'imperial')
/** The side that the table is seen from: spectators sit with the Rebels. */
export const mySide = (view: View): number => (view.side < 0 ? REBEL : view.side)
export type Role = 'admiral' | 'general'
/** By side: the indexes of its admiral and its general in the game's list of roles. */
const ROLE_AT: readonly (readonly [number, number])[] = [
  [0, 3],
  [1, 2],
]
/** Who has which role of a side, the admiral first; null where one player has both. */
export function teamOf(view: View, side: number): readonly { readonly role: Role; readonly seat: number }[] | null {
  const [admiral, general] = (ROLE_AT[side] ?? []).map((r) => view.seats[r] ?? -1)
  if (admiral === undefined || general === undefined || admiral === general) return null
  return [
    { role: 'admiral', seat: admiral },
    { role: 'general', seat: general },
  ]
}
/** The role of a seat that shares its side with another; null for the others. */
export function roleOfSeat(view: View, seat: number): Role | null {
  return [REBEL, IMPERIAL].flatMap((side) => teamOf(view, side) ?? []).find((x) => x.seat === seat)?.role ?? null
}
/** Whose a leader is in a team: the blue ones are the admiral's, the orange ones the general's. */
const roleOfLeader = (l: number): Role => (LEADERS[l]?.role === 'general' ? 'general' : 'admiral')
/** A leader of the own side that the partner decides about. */
export function isPartners(view: View, l: number): boolean {
  const mine = roleOfSeat(view, view.you)
  return mine !== null && view.leaders[l]?.side === view.side && roleOfLeader(l) !== mine
}
/** Content id of a card number, if the viewer knows it. */
export const cardId = (view: View, id: unknown): string | undefined => (id === undefined ? undefined : view.cards[String(id)])

/** Answers whose number is no card: a unit of the combat, a die, an amount. */
export const NO_CARD: ReadonlySet<string> = new Set(['hit', 'block', 'go', 'destroy', 'die', 'amount', 'give', 'draw'])
/** The card that an answer stands for; undefined when it stands for none. */
export const cardOf = (o: Pick<Option, 't' | 'c'>): number | undefined => (typeof o.c === 'number' && !NO_CARD.has(o.t) ? o.c : undefined)

/** The place that an answer stands for; undefined when it stands for none. */
function placeOf(o: Option): number | undefined {
  if (typeof o.c !== 'string') return undefined
  return placeNo(o.c) ?? placeNo(o.c.replace('probe-', ''))
}

/** Places that the open question is about: each with its answers. */
export function optionsByPlace(ask: WireAsk | null): ReadonlyMap<number, readonly Option[]> {
  const out = new Map<number, Option[]>()
  for (const o of ask?.options ?? []) {
    const at = placeOf(o)
    if (at !== undefined) out.set(at, [...(out.get(at) ?? []), o])
  }
  for (const id of ask?.set?.ids ?? []) {
    const at = placeNo(id)
    if (at !== undefined && !out.has(at)) out.set(at, [{ key: `pick:${id}`, t: 'pick', c: id }])
  }
  return out
}

/** Leaders of a place or of the pool, by side. */
export const leadersAt = (view: View, at: number, side?: number): readonly number[] =>
  view.leaders.flatMap((l, i) => (l.at === at && (side === undefined || l.side === side) ? [i] : []))

/** Whether this stands below the map, where it can be pressed: an own card, or a leader of the own pool. */
export function liesBelow(view: View, ref: unknown): boolean {
  const own = view.sides[view.side]
  const l = leaderNo(ref)
  if (l !== undefined) return leadersAt(view, POOL, view.side).includes(l)
  return typeof ref === 'number' && [...(own?.hand ?? []), ...(own?.assigned ?? []), ...(own?.actions ?? []), ...view.objectives].includes(ref)
}

/** Units of one side and theatre in a place: [index in UNITS, how many], largest first. */
export function strip(counts: readonly number[], side: number, theatre: 'space' | 'ground'): readonly (readonly [number, number])[] {
  return UNITS.flatMap((u, i) => {
    const n = counts[i] ?? 0
    return n > 0 && u.side === sideName(side) && u.theatre === theatre ? [[i, n] as const] : []
  }).toSorted(([a], [b]) => weight(b) - weight(a))
}
const weight = (u: number): number => {
  const f = UNITS[u]
  return f === undefined ? 0 : (f.class === 'station' ? 100 : 0) + (f.health?.color === 'red' ? 10 : 0) + (f.health?.value ?? 0)
}

/** Whose a system is to see: its loyalty, with subjugation told apart. */
export function ownerOf(view: View, at: number): 'rebel' | 'imperial' | 'subjugated' | 'neutral' | 'remote' | 'destroyed' {
  const p = view.places[at]
  const f = SYSTEMS[at]
  if (p === undefined || f === undefined) return 'remote'
  if (p.destroyed) return 'destroyed'
  if (p.subjugated) return 'subjugated'
  if (p.loyalty === REBEL) return 'rebel'
  if (p.loyalty === IMPERIAL || f.permanentLoyalty !== null) return 'imperial'
  return f.kind === 'remote' ? 'remote' : 'neutral'
}

/** Missions that do nothing but bring loyalty to a side in their system. */
const GAINS: Readonly<Record<string, number>> = {
  'rule-by-fear': IMPERIAL,
  'trade-negotiations': IMPERIAL,
  'display-of-power': IMPERIAL,
  'build-alliance': REBEL,
}

/** Whether the mission that asks for its target would change nothing in this system: loyalty is there already, or cannot change there. */
export function changesNothing(view: View, ask: WireAsk | null, at: number | undefined): boolean {
  const side = ask?.kind === 'mission-target' ? GAINS[String(ask.about)] : undefined
  if (side === undefined || at === undefined) return false
  return view.places[at]?.loyalty === side || SYSTEMS[at]?.permanentLoyalty !== null || ownerOf(view, at) === 'destroyed'
}

/** Own units next door to a place: how many of which, the seats that they bring, and the leader who holds them there. */
export interface Comer {
  readonly at: number
  readonly units: readonly (readonly [number, number])[]
  readonly seats: number
  readonly lockedBy: number | null
}

/** Own units of a place. */
const unitsAt = (view: View, at: number) =>
  (['space', 'ground'] as const).flatMap((theatre) => strip(view.places[at]?.units ?? [], view.side, theatre))

/** Where units of the viewer's side could come from: next door; between a hidden base's space and what lies around it (rebellion/base/06, base/08). */
function sourcesTo(view: View, to: number): readonly number[] {
  const near = NEIGHBOURS[to] ?? []
  const around = view.side === REBEL && !view.revealed && view.base >= 0 ? [...(NEIGHBOURS[view.base] ?? []), view.base] : []
  return to === SPACE ? around : around.includes(to) ? [...near, SPACE] : near
}

/** Who could come to a place: units of the viewer's side (rebellion/movement/09 locks those with a leader). */
export function comersTo(view: View, to: number): readonly Comer[] {
  const side = view.side
  if (side < 0) return []
  return sourcesTo(view, to).flatMap((at) => {
    const units = unitsAt(view, at).filter(([u]) => UNITS[u]?.immobile !== true)
    if (units.length === 0) return []
    const seats = units.reduce((sum, [u, n]) => sum + n * (UNITS[u]?.capacity ?? 0), 0)
    const lockedBy = leadersAt(view, at, side).find((l) => view.leaders[l]?.captive !== true && view.leaders[l]?.unlocked !== true) ?? null
    return [{ at, units, seats, lockedBy }]
  })
}

/** Whether a leader who is sent there would be alone: no own unit is there, and none could come by itself or on a ship. */
export const goesAlone = (view: View, to: number): boolean =>
  unitsAt(view, to).length === 0 &&
  comersTo(view, to).every(({ units, lockedBy }) => lockedBy !== null || units.every(([u]) => UNITS[u]?.transportRestricted))

export const FACES = ['blank', 'hit', 'direct-hit', 'special'] as const
export type Face = (typeof FACES)[number]
/** Colour and face of a die, which is a number: colour * 8 + face. */
export const dieColor = (die: number): 'red' | 'black' => (die >> 3 === 0 ? 'red' : 'black')
export const dieFace = (die: number): Face => FACES[die & 7] ?? 'blank'
