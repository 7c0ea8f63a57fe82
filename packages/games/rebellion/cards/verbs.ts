/** Small steps from which the effects of several cards are made. */
import type { Opt, Ref } from '@orrery/kernel'
import { cardIdOf, leaderFacts, leaderNo, placeId, placeNo, SPACE, unitFacts } from '../lookup.ts'
import { queueOf } from '../rules/building.ts'
import { tell, type G } from '../rules/context.ts'
import { bitOf, show } from '../rules/decks.ts'
import { basePlace } from '../rules/map.ts'
import { moveUnits, type Move } from '../rules/movement.ts'
import { rescue } from '../rules/rescue.ts'
import { countAt, removeUnits, SIDE_OF_UNIT, UNITS_OF } from '../rules/units.ts'
import { arrive } from '../rules/upkeep.ts'
import { openWindow } from '../rules/windows.ts'
import { captivesAt, isCaptive, isLeader } from '../rules/leaders.ts'
import { cardAt, IMPERIAL, leaderAt, REBEL, type State } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'

/** All systems, by index. */
export const SYSTEM_NOS: readonly number[] = Array.from({ length: SPACE }, (_, at) => at)

/** A leader with this portrait is assigned to the mission (rebellion/missions/07, /08). */
export const isAssigned = (a: Attempt, id: string): boolean => a.leaders.some((l) => isLeader(l, id))

/** What may be destroyed: how it is asked for, the printed health of one, and how many there are. */
interface Prey {
  readonly o: Opt
  readonly health: number
  readonly n: number
}

/** "Destroy up to X health": units of choice, one by one in any order. How many of each. */
function pickHealth(g: G, seat: number, prey: readonly Prey[], most: number, about: Ref): number[] {
  const picked = prey.map(() => 0)
  let left = most
  for (;;) {
    const open = prey.flatMap((p, i) => (p.health <= left && (picked[i] ?? 0) < p.n ? [i] : []))
    if (open.length === 0) return picked
    const o = g.choose(seat, 'destroy', [...open.map((i) => prey[i]?.o ?? { t: 'done' }), { t: 'done' }], { about })
    if (o.t === 'done') return picked
    const i = open.find((x) => prey[x]?.o === o) ?? 0
    picked[i] = (picked[i] ?? 0) + 1
    left -= prey[i]?.health ?? 0
  }
}

/** Destroys units of these kinds in a place, of a total printed health of at most `most`; a Death Star has none and is no prey. */
export function destroyUpTo(g: G, seat: number, at: number, kinds: readonly number[], most: number, about: Ref): void {
  const found = kinds.filter((u) => unitFacts(u).health !== null && countAt(g.s, at, u) > 0)
  const prey = found.map((u) => ({ o: { t: 'destroy', c: unitFacts(u).id }, health: unitFacts(u).health?.value ?? 0, n: countAt(g.s, at, u) }))
  const picked = pickHealth(g, seat, prey, most, about)
  found.forEach((u, i) => removeUnits(g, at, u, picked[i] ?? 0))
}

/** Units of a side on its build queue: kind, space and how many. */
export function queued(s: State, side: number): { readonly unit: number; readonly space: number; readonly n: number }[] {
  return [1, 2, 3].flatMap((space) => {
    const units = queueOf(s, side, space)
    return (UNITS_OF[side] as readonly number[]).flatMap((unit) => ((units[unit] ?? 0) > 0 ? [{ unit, space, n: units[unit] ?? 0 }] : []))
  })
}

/** Takes a unit off the build queue without returning it to the supply. */
export function takeFromQueue(s: State, unit: number, space: number, n: number): void {
  const units = queueOf(s, SIDE_OF_UNIT[unit] as number, space)
  units[unit] = (units[unit] as number) - n
}

/** Units of the build queue return to the supply. */
export function destroyQueued(g: G, unit: number, space: number, n: number): void {
  if (n === 0) return
  takeFromQueue(g.s, unit, space, n)
  g.s.supply[unit] = (g.s.supply[unit] as number) + n
  tell(g, { t: 'destroy', side: SIDE_OF_UNIT[unit] as number, place: null, unit: unitFacts(unit).id, n })
}

/** Destroys units on a build queue, of a total printed health of at most `most`. */
export function destroyQueuedUpTo(g: G, seat: number, side: number, most: number, about: Ref): void {
  const found = queued(g.s, side).filter(({ unit }) => unitFacts(unit).health !== null)
  const prey = found.map(({ unit, space, n }) => ({
    o: { t: 'destroy', c: unitFacts(unit).id, d: space },
    health: unitFacts(unit).health?.value ?? 0,
    n,
  }))
  const picked = pickHealth(g, seat, prey, most, about)
  found.forEach(({ unit, space }, i) => destroyQueued(g, unit, space, picked[i] ?? 0))
}

/** Units move by an effect, and what follows from their arrival: the base, a combat, subjugation. */
export function moveIn(g: G, seat: number, side: number, move: Move): void {
  const from = moveUnits(g, seat, move)
  arrive(g, move.to, side, from)
}

/** One system of several; null when there is none. */
export function chooseSystem(g: G, seat: number, kind: string, systems: readonly number[], about: Ref): number | null {
  if (systems.length === 0) return null
  const opts = systems.map((at): Opt => ({ t: 'at', c: placeId(at) }))
  return placeNo(String(g.choose(seat, kind, opts, { about }).c))
}

/** One leader of several; the list holds at least one. */
export function chooseLeader(g: G, seat: number, kind: string, leaders: readonly number[], about: Ref): number {
  const opts = leaders.map((l): Opt => ({ t: 'leader', c: leaderFacts(l).id }))
  return leaderNo(String(g.choose(seat, kind, opts, { about }).c))
}

/** Cards are looked at or shown. `seen`: the bits of the sides that see them. */
export function lookAt(g: G, kind: 'objective' | 'probe', from: 'deck' | 'hand', ids: readonly number[], seen: number): void {
  show(g.s, ids, seen)
  if (ids.length > 0) g.reveal()
  if (g.events !== null) tell(g, { t: 'look', kind, from, n: ids.length, seen, defs: ids.map((id) => cardIdOf(g.s, id)) })
}

/** A side has put these cards anew where others can't see which is which: who knew one of them knows no more where it lies. */
export function mixUp(s: State, side: number, ids: readonly number[]): void {
  if (ids.length > 1) for (const id of ids) cardAt(s, id).seen = bitOf(side)
}

/**
 * A captive in the place of a mission is rescued, by choice where there are two. The Empire may answer; after that the
 * assigned leaders may go to the Rebel base too, unless the card keeps them there (rebellion/rescue/04, /05r, /06).
 */
export function rescueByMission(g: G, a: Attempt, along: boolean): void {
  const s = g.s
  const about = cardIdOf(s, a.card)
  const captives = captivesAt(s, a.place)
  if (captives.length === 0) return
  rescue(g, chooseLeader(g, a.seat, 'rescue', captives, about))
  openWindow(g, 'rescued', a)
  const base = basePlace(s)
  if (!along || base === a.place) return
  const free = a.leaders.filter((l) => leaderAt(s, l).at === a.place && !isCaptive(s, l))
  for (const id of g.chooseSome(
    a.seat,
    'go-along',
    free.map((l) => leaderFacts(l).id),
    0,
    free.length,
    about,
  )) {
    leaderAt(s, leaderNo(id)).at = base
    tell(g, { t: 'leader', leader: id, to: placeId(base) })
  }
}

/** Kinds of units of the other side. */
export const unitsOfFoe = (side: number): readonly number[] => UNITS_OF[1 - side] as readonly number[]

/** Bits of both sides: cards that one of them shows to the other. */
export const BOTH = bitOf(REBEL) | bitOf(IMPERIAL)
