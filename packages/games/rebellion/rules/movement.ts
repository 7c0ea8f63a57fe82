/** Moving units, and transport capacity. */
import type { Opt, Verdict } from '@orrery/kernel'
import { refuse } from '@orrery/kernel'
import { leaderFacts, placeId, placeNo, SPACE, unitFacts, unitNo } from '../lookup.ts'
import { IMPERIAL, leaderAt, NONE, placeAt, REBEL, sideOfSeat, type State } from '../state.ts'
import { noteMoveBySpace } from './base.ts'
import { tell, type G } from './context.ts'
import { captivesAt, isCaptive } from './leaders.ts'
import { addUnits, takeUnits, UNITS_OF } from './units.ts'

/** What an effect that moves units lifts or adds; all other rules of movement hold (rebellion/movement/13). */
export interface Move {
  readonly to: number
  /** Places that units may come from. */
  readonly from: readonly number[]
  /** The same as far as the others know, where the place of a hidden base decides: while more could come, there is a pause. */
  readonly couldFrom?: readonly number[]
  /** Restricted units move without ships (rebellion/movement/14). */
  readonly freeTransport?: boolean
  /** Own leaders in the source do not lock units in. */
  readonly freeLeaders?: boolean
  /** Only these kinds of units, up to so many of each (indexes in UNITS); missing: none of it. */
  readonly only?: ReadonlyMap<number, number>
  /** Only so many units in all. */
  readonly atMost?: number
  /** Adjacency does not matter: a move from or to the space tells nothing of the base. */
  readonly beyond?: boolean
  /** All units must come from one place. */
  readonly oneSource?: boolean
}

/** Units leave no place in which a leader of their own stands, tactic values or not (rebellion/movement/09, /11, base/10). */
export function mayLeave(s: State, side: number, from: number): Verdict {
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    if (x.at !== from || x.side !== side || x.unlocked || isCaptive(s, l)) continue
    return refuse(from === SPACE ? 'rebellion/base/10' : 'rebellion/movement/09', { leader: leaderFacts(l).id, place: placeId(from) })
  }
  return null
}

/** rebellion/movement/08 */
export function mayMoveKind(unit: number): Verdict {
  return unitFacts(unit).immobile ? refuse('rebellion/movement/08', { unit: unitFacts(unit).id }) : null
}

/** The order in which units are asked for, so that each move is reached by one path: carriers, other ships, what is carried. */
const ORDER: readonly (readonly number[])[] = [REBEL, IMPERIAL].map((side) => {
  const rank = (u: number): number => (unitFacts(u).transportRestricted ? 2 : unitFacts(u).capacity > 0 ? 0 : 1)
  return (UNITS_OF[side] as readonly number[]).filter((u) => !unitFacts(u).immobile).toSorted((a, b) => rank(a) - rank(b) || a - b)
})

/** A move that is put together, unit by unit. */
interface Picking {
  readonly source: number
  /** Place in ORDER below which nothing is offered any more. */
  readonly step: number
  /** Free places on ships of the source that is being emptied. */
  readonly room: number
  /** A ship with capacity goes from the source: captives may go with it (rebellion/captured/09r). */
  readonly carrier: boolean
}

interface Load {
  readonly units: Record<string, number>
  readonly captives: number[]
}

function taken(load: Map<number, Load>, from: number): Load {
  const known = load.get(from)
  if (known !== undefined) return known
  const fresh = { units: {}, captives: [] }
  load.set(from, fresh)
  return fresh
}

function offersFrom(s: State, side: number, move: Move, source: number, at: Picking, left: ReadonlyMap<number, number> | null): Opt[] {
  const { units } = placeAt(s, source)
  const opts: Opt[] = []
  const here = at.source === source
  const order = ORDER[side] as readonly number[]
  for (let i = here ? at.step : 0; i < order.length; i++) {
    const u = order[i] as number
    if (units[u] === 0 || (left !== null && (left.get(u) ?? 0) === 0)) continue
    if (unitFacts(u).transportRestricted && move.freeTransport !== true && !(here && at.room > 0)) continue
    opts.push({ t: 'take', c: placeId(source), d: unitFacts(u).id })
  }
  if (side === IMPERIAL && move.only === undefined && here && (at.carrier || move.freeTransport === true))
    for (const l of captivesAt(s, source)) opts.push({ t: 'take', c: placeId(source), d: leaderFacts(l).id })
  return opts
}

/** Everything that may be taken next. */
function offers(s: State, side: number, move: Move, sources: readonly number[], at: Picking, left: ReadonlyMap<number, number> | null): Opt[] {
  const opts: Opt[] = []
  for (const source of sources) {
    if (source < at.source) continue
    if (move.oneSource === true && at.source !== NONE && source !== at.source) continue
    opts.push(...offersFrom(s, side, move, source, at, left))
  }
  return opts
}

function pick(g: G, side: number, move: Move, o: Opt, at: Picking, load: Map<number, Load>, left: Map<number, number> | null): Picking {
  const s = g.s
  const source = placeNo(String(o.c))
  const fresh = at.source === source ? at : { source, step: 0, room: 0, carrier: false }
  const captive = captivesAt(s, source).find((l) => leaderFacts(l).id === o.d)
  if (captive !== undefined) {
    leaderAt(s, captive).at = move.to
    taken(load, source).captives.push(captive)
    return fresh
  }
  const u = unitNo(String(o.d))
  takeUnits(s, source, u, 1)
  addUnits(s, move.to, u, 1)
  left?.set(u, (left.get(u) ?? 0) - 1)
  const { units } = taken(load, source)
  units[unitFacts(u).id] = (units[unitFacts(u).id] ?? 0) + 1
  const { capacity, transportRestricted } = unitFacts(u)
  const room = fresh.room + capacity - (transportRestricted && move.freeTransport !== true ? 1 : 0)
  return { source, step: (ORDER[side] as readonly number[]).indexOf(u), room, carrier: fresh.carrier || capacity > 0 }
}

/**
 * Lets a seat move units of its side, one after the other: `take:FROM:UNIT` (or a captive), then `done`. Nothing may move
 * (as far as the others know): nothing is asked. Returns the places that units came from. What follows (`arrive`) is the caller's.
 */
export function moveUnits(g: G, seat: number, move: Move): number[] {
  const s = g.s
  const side = sideOfSeat(seat)
  const open = (from: number): boolean => from !== move.to && (move.freeLeaders === true || mayLeave(s, side, from) === null)
  const sources = move.from.filter(open)
  const could = move.couldFrom?.filter(open) ?? sources
  const load = new Map<number, Load>()
  const left = move.only === undefined ? null : new Map(move.only)
  let at: Picking = { source: NONE, step: 0, room: 0, carrier: false }
  for (let n = 0; n < (move.atMost ?? Infinity); n++) {
    const opts = offers(s, side, move, sources, at, left)
    if (opts.length === 0 && (could === sources || offers(s, side, move, could, at, left).length === 0)) break
    const o = g.choose(seat, 'move', [...opts, { t: 'done' }], { about: placeId(move.to), concealed: true })
    if (o.t === 'done') break
    at = pick(g, side, move, o, at, load, left)
  }
  for (const [from, { units, captives }] of load) {
    if (from === SPACE || move.to === SPACE) noteMove(s, side, move, from)
    tell(g, { t: 'move', side, from: placeId(from), to: placeId(move.to), units, captives: captives.map((l) => leaderFacts(l).id) })
  }
  return [...load.keys()]
}

/** An ordinary move between the space and a system tells where the base can be; a card that ignores adjacency does not. */
function noteMove(s: State, side: number, move: Move, from: number): void {
  const system = from === SPACE ? move.to : from
  if (side === REBEL && move.beyond !== true) noteMoveBySpace(s, system)
}
