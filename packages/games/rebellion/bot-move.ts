/** Scores of the answers to `move`: what goes along with an activation, and what stays behind. */
import type { Ask } from '@orrery/kernel'
import { UNITS } from './content/units.ts'
import { baseChance, laserAssigned } from './bot-laser.ts'
import { DEATH_STAR, placeNo, SPACE, unitFacts } from './lookup.ts'
import { showsFlag, stepsToBase } from './bot-plans.ts'
import { baseSystem, isPopulous } from './rules/map.ts'
import { suspectsOf } from './rules/probes.ts'
import { GROUND_OF, groundAt, SHIPS_OF, UNITS_OF, unitsAt } from './rules/units.ts'
import { forceIn, groundPower, spacePower, WORTH } from './bot-values.ts'
import { placeAt, IMPERIAL, REBEL, sideOfSeat, type State } from './state.ts'

const UNIT_BY_ID: ReadonlyMap<string, number> = new Map(UNITS.map((u, i) => [u.id, i]))

/** More than what a unit is liked better, and than the blur of a roll-out. */
const FIRST = 0.5
/** As far as so many steps from the base all come that can. */
const GATHERING = 6

/** How many places on ships that stand in the target, or came there, are still free. */
export function freeRoom(s: State, side: number, at: number): number {
  const { units } = placeAt(s, at)
  let room = 0
  for (const u of SHIPS_OF[side] as readonly number[]) room += (units[u] as number) * unitFacts(u).capacity
  for (const u of UNITS_OF[side] as readonly number[]) if (unitFacts(u).transportRestricted) room -= units[u] as number
  return room
}

/** Ground units that should stay in a place: one holds down, or holds on to, a system that builds. */
function staying(s: State, side: number, from: number): number {
  if (side === IMPERIAL) return isPopulous(s, from) ? 1 : 0
  return from === SPACE ? 4 : placeAt(s, from).loyalty === REBEL ? 1 : 0
}

/** What is to be brought: as much as can, or what will do. */
interface Aim {
  /** Power on the ground that is enough; ships likewise. */
  readonly ground: number
  readonly space: number
  /** Nothing needs to stay behind for it. */
  readonly all: boolean
  /** Units draw near to the base: steps to it by system. Only who stands farther away than the target comes. */
  readonly far: readonly number[] | null
}

/** More power than anybody has. */
const ALL = 99

function aimOf(s: State, side: number, to: number): Aim {
  if (s.revealed && to === baseSystem(s)) return { ground: ALL, space: ALL, all: true, far: null }
  if (side === REBEL) {
    const foe = forceIn(s, IMPERIAL, to)
    // A ship is there, above troops that cannot reach it or above nobody: that is all an objective asks for.
    const flag = unitsAt(s, REBEL, to) === 0 ? 0.37 : 0
    const ground = showsFlag(s, to, foe) ? 0 : 4.4 * groundPower(foe)
    return { ground, space: Math.max(flag, 1.6 * spacePower(foe)), all: false, far: null }
  }
  // The Empire comes with all that can leave: a landing party of one or two is beaten by whoever hides there, and falls to the next raid.
  const suspects = suspectsOf(s)
  const here = !s.revealed && suspects.includes(to)
  const far = stepsToBase(s, suspects)
  const near = far !== null && !here && (far[to] as number) <= GATHERING
  // Ships are wanted where there may be a fight; elsewhere only those that carry.
  const fight = here || near || unitsAt(s, REBEL, to) > 0
  return { ground: ALL, space: fight ? ALL : 0, all: here && suspects.length <= 2, far: near ? far : null }
}

/** Scores of taking each unit; `done` is 0. */
export function moveScores(s: State, ask: Ask): number[] {
  const side = sideOfSeat(ask.seat)
  const to = placeNo(String(ask.about))
  const aim = aimOf(s, side, to)
  const me = forceIn(s, side, to)
  const room = freeRoom(s, side, to)
  const lacksGround = groundPower(me) < aim.ground
  const lacksSpace = spacePower(me) < aim.space
  const laser = side === IMPERIAL && laserAssigned(s) && baseChance(s, suspectsOf(s), to) > 0
  return ask.opts.map((o, i) => {
    if (o.t !== 'take') return 0
    const u = UNIT_BY_ID.get(String(o.d))
    // A captive goes where troops go.
    if (u === undefined) return -0.5
    const from = placeNo(String(o.c))
    const score = u === DEATH_STAR && laser ? 1.1 : takeScore(s, side, { u, from, to, aim, room, lacksGround, lacksSpace })
    // Units are offered in an order, and what comes before the one that is taken is not offered again: the first that is wanted goes first.
    return score > 0 ? score + FIRST * (ask.opts.length - i) : score
  })
}

interface Take {
  readonly u: number
  readonly from: number
  readonly to: number
  readonly aim: Aim
  readonly room: number
  readonly lacksGround: boolean
  readonly lacksSpace: boolean
}

/** How many troops that ships can carry are stronger than this kind, in a place. */
function stronger(s: State, side: number, from: number, u: number): number {
  const { units } = placeAt(s, from)
  let n = 0
  for (const k of GROUND_OF[side] as readonly number[])
    if (unitFacts(k).transportRestricted && (WORTH[k] as number) > (WORTH[u] as number)) n += units[k] as number
  return n
}

function takeScore(s: State, side: number, x: Take): number {
  const { capacity, theatre, transportRestricted } = unitFacts(x.u)
  if (x.aim.far !== null && (x.aim.far[x.from] ?? 0) <= (x.aim.far[x.to] ?? 0)) return -0.3
  const spare = groundAt(s, side, x.from) - (x.aim.all ? 0 : staying(s, side, x.from))
  // Out of the space only for a fight: the move tells where the base can be.
  const shy = side === REBEL && (x.from === SPACE || x.to === SPACE) && !x.aim.all ? 0.73 : 0
  if (theatre === 'ground') {
    // The strongest come, as many as there is room for; the weakest keep the place.
    const wanted = transportRestricted ? Math.min(spare, x.room) : spare
    return x.lacksGround && wanted > stronger(s, side, x.from, x.u) ? 1 - shy : -0.3
  }
  if (transportRestricted) return x.room > spare ? 0.7 : -0.2
  const carries = capacity > 0 && x.lacksGround && spare > 0 && x.room < Math.min(spare, 6)
  if (x.lacksSpace || carries) return (side === REBEL ? 1.4 : 0.87) - shy
  return -0.2
}
