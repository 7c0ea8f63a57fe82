/** How good a position is. Everything in it is public, or dealt anew for the seat that thinks before it is read. */
import { laserChance } from './bot-laser.ts'
import { REGIONS } from './content/map.ts'
import { UNITS } from './content/units.ts'
import { DEATH_STAR, SITE, CORUSCANT, NEIGHBOURS, objectiveOf, SPACE, systemFacts, systemNo } from './lookup.ts'
import { turnRoles } from './rules/command.ts'
import { conditionMet } from './rules/objectives.ts'
import { baseSystem, distancesFrom, isImperialSystem, isPopulous } from './rules/map.ts'
import { isCaptive } from './rules/leaders.ts'
import { suspectsOf } from './rules/probes.ts'
import { GROUND_OF, SHIPS_OF, unitsAt } from './rules/units.ts'
import { ELIMINATED, IMPERIAL, IN_POOL, IN_SUPPLY, ON_MISSION, placeAt, REBEL, sideOfRole, type State } from './state.ts'

const DICE: readonly number[] = UNITS.map((u) => u.attack.red + u.attack.black)
/** A Death Star cannot be damaged: only Death Star Plans, or Rebels who leave, keep it from winning above a system. */
const TOUGH: readonly number[] = UNITS.map((u) => u.health?.value ?? 120)
const CAPACITY: readonly number[] = UNITS.map((u) => u.capacity)
/** What a unit is worth: its dice, its health, and what it carries. */
export const WORTH: readonly number[] = UNITS.map((u, i) => 0.6 * (DICE[i] as number) + 0.5 * Math.min(10, TOUGH[i] as number) + 0.15 * u.capacity)

/** What a side has in a place: dice and health by theatre, and how much of it ships can carry away. */
export interface Force {
  readonly spaceDice: number
  readonly spaceHealth: number
  readonly groundDice: number
  readonly groundHealth: number
  /** Ground units, and places for them on the ships. */
  readonly ground: number
  readonly room: number
}

export const NOBODY: Force = { spaceDice: 0, spaceHealth: 0, groundDice: 0, groundHealth: 0, ground: 0, room: 0 }

/** The force of a side in a place. */
export function forceIn(s: State, side: number, at: number): Force {
  const { units } = placeAt(s, at)
  let [spaceDice, spaceHealth, room, groundDice, groundHealth, ground] = [0, 0, 0, 0, 0, 0]
  for (const u of SHIPS_OF[side] as readonly number[]) {
    const n = units[u] as number
    if (n === 0) continue
    spaceDice += n * (DICE[u] as number)
    spaceHealth += n * (TOUGH[u] as number)
    room += n * (CAPACITY[u] as number)
  }
  for (const u of GROUND_OF[side] as readonly number[]) {
    const n = units[u] as number
    if (n === 0) continue
    ground += n
    groundDice += n * (DICE[u] as number)
    groundHealth += n * (TOUGH[u] as number)
  }
  return ground === 0 && spaceHealth === 0 ? NOBODY : { spaceDice, spaceHealth, groundDice, groundHealth, ground, room }
}

/** One number for dice and health together. */
export const power = (dice: number, health: number): number => Math.sqrt((Math.min(dice, 10) + 0.3) * health)
export const spacePower = (f: Force): number => (f.spaceHealth === 0 ? 0 : power(f.spaceDice, f.spaceHealth))
export const groundPower = (f: Force): number => (f.groundHealth === 0 ? 0 : power(f.groundDice, f.groundHealth))

/** Chance to win a battle by the powers of both sides, roughly; between equals it is even. */
export function winChance(mine: number, theirs: number): number {
  if (theirs <= 0) return 1
  const x = (mine / theirs) ** 2.5
  return x / (1 + x)
}

/** Chance to take a place: nobody may be left there, on the ground or above it; who has won the ground alone has come nearer to it. */
export function takeChance(me: Force, foe: Force): number {
  if (me.groundHealth === 0) return 0
  const [ours, theirs] = [spacePower(me), spacePower(foe)]
  return winChance(groundPower(me), groundPower(foe)) * (0.2 + 0.8 * winChance(ours, theirs))
}

/** The share of its ground units that a force's ships can carry. */
const liftOf = (f: Force): number => (f.ground > 0 ? Math.min(1, f.room / f.ground) : 1)

/** Two forces together. `carried`: of the second one only those ground units count that its ships carry. */
export function joined(a: Force, b: Force, carried: boolean): Force {
  const share = carried ? liftOf(b) : 1
  return {
    spaceDice: a.spaceDice + b.spaceDice,
    spaceHealth: a.spaceHealth + b.spaceHealth,
    groundDice: a.groundDice + share * b.groundDice,
    groundHealth: a.groundHealth + share * b.groundHealth,
    ground: a.ground + share * b.ground,
    room: a.room + b.room,
  }
}

/** Forces of a side in all places. */
export const forcesOf = (s: State, side: number): Force[] => s.places.map((_, at) => forceIn(s, side, at))

/** By steps: how much the chance counts to take a place with all that stands no farther away. */
const IN_TIME: readonly number[] = [0, 0.5, 0.2, 0.12, 0.08, 0.06, 0.04]
/** By system: those at each number of steps. */
const RINGS: readonly (readonly (readonly number[])[])[] = NEIGHBOURS.map((_, at) => {
  const far = distancesFrom(at)
  return IN_TIME.map((_, steps) => [...far.keys()].filter((x) => far[x] === steps))
})

/**
 * Chance to take a system: with the next activation, and with what can draw near within some rounds. Only what the ships of its own
 * place carry comes at once; in time, ships fetch the troops of other places.
 */
function takenInTime(forces: readonly Force[], at: number, foe: Force): number {
  const rings = RINGS[at] ?? []
  const here = forces[at] as Force
  let come = here
  for (const x of rings[1] ?? []) {
    const f = forces[x] as Force
    if (f.room > 0 || f.spaceHealth > 0) come = joined(come, f, true)
  }
  let sum = (IN_TIME[1] as number) * takeChance(come, foe)
  let all = here
  for (let steps = 1; steps < IN_TIME.length; steps++) {
    for (const x of rings[steps] ?? []) all = joined(all, forces[x] as Force, false)
    if (steps > 1) sum += (IN_TIME[steps] as number) * takeChance(carried(all), foe)
  }
  return sum
}

/** A force as far as its ships carry it. */
function carried(f: Force): Force {
  const share = liftOf(f)
  return { ...f, groundDice: share * f.groundDice, groundHealth: share * f.groundHealth }
}

/** How much a system builds, by the space of the queue it builds on: nearer is better. */
export function outputOf(at: number): number {
  if (at < 0 || at >= SPACE) return 0
  const { resources, buildQueueNumber } = systemFacts(at)
  return resources.length === 0 ? 0 : resources.length * (0.5 + 0.25 * (buildQueueNumber ?? 1))
}

/** Systems and what they build: positive is good for the Rebels. */
function support(s: State): number {
  let sum = 0
  for (let at = 0; at < SPACE; at++) {
    const p = placeAt(s, at)
    if (p.destroyed) continue
    const output = p.sabotage ? 0 : outputOf(at)
    if (p.loyalty === REBEL) sum += 0.6 + (p.subjugated ? 0 : 0.6 * output)
    if (p.loyalty === IMPERIAL) sum -= 0.6 + 0.6 * output
    else if (p.subjugated) sum -= 0.3 + 0.3 * output
  }
  return sum
}

/** By side: all who command it have passed, so that its leaders do no more in this round than stand against missions. */
function done(s: State): [boolean, boolean] {
  const command = s.step === 'command' || s.step === 'end-of-command'
  const all: [boolean, boolean] = [command, command]
  for (const role of turnRoles(s)) if (s.passed[role] !== true) all[sideOfRole(role) as 0 | 1] = false
  return all
}

/** Leaders of the Rebels less those of the Empire; who waits or is on a mission can still do something in this round. */
function people(s: State): number {
  let sum = 0
  const over = done(s)
  for (let l = 0; l < s.leaders.length; l++) {
    const x = s.leaders[l] as State['leaders'][number]
    if (x.at === IN_SUPPLY || x.at === ELIMINATED) continue
    const idle = over[x.side as 0 | 1]
    const ready = x.at === IN_POOL ? (idle ? 1.25 : 1.3) : x.at === ON_MISSION ? (idle ? 1 : 1.35) : 1
    const worth = isCaptive(s, l) ? -1 : ready
    sum += x.side === REBEL ? worth : -worth
  }
  return sum
}

/** Worth of units on the board and on the way: Rebel, Imperial. */
function armies(s: State): [number, number] {
  const sum: [number, number] = [0, 0]
  const add = (units: readonly number[], share: number): void => {
    for (let u = 0; u < units.length; u++) {
      const n = units[u] as number
      if (n > 0) sum[UNITS[u]?.side === 'rebel' ? 0 : 1] += n * share * (WORTH[u] as number)
    }
  }
  for (const p of s.places) add(p.units, 1)
  s.queues.forEach((q, i) => add(q.units, 0.85 - 0.1 * (i % 3)))
  return sum
}

/** Whether the Rebels hold one of these objectives. */
export const wants = (s: State, ...ids: readonly string[]): boolean => s.objectives.some((card) => ids.includes(objectiveOf(s, card).id))

/** The share of the populous systems among these that is loyal to the Rebels; destroyed ones do not count. */
export function loyalShare(s: State, systems: readonly number[]): number {
  const populous = systems.filter((at) => isPopulous(s, at))
  return populous.length === 0 ? 0 : populous.filter((at) => placeAt(s, at).loyalty === REBEL).length / populous.length
}

const SYSTEMS_OF: readonly (readonly number[])[] = REGIONS.map((r) => r.systems.map(systemNo))

/** How near an objective in hand is to be scored, 0..1. */
export function nearness(s: State, card: number): number {
  const { id, timing } = objectiveOf(s, card)
  if (timing === 'start-of-refresh-phase' && conditionMet(s, card)) return 1
  const count = (fits: (at: number) => boolean): number => {
    let n = 0
    for (let at = 0; at < SPACE; at++) if (fits(at)) n++
    return n
  }
  switch (id) {
    case 'cut-supply-lines':
      return Math.min(0.8, count((at) => isImperialSystem(s, at) && (placeAt(s, at).sabotage || unitsAt(s, REBEL, at) > 0)) / 3.5)
    case 'defend-the-people':
      return Math.min(0.8, count((at) => placeAt(s, at).loyalty === REBEL && unitsAt(s, REBEL, at) > 0) / 4.5)
    case 'popular-support':
      return Math.min(0.8, count((at) => placeAt(s, at).loyalty === REBEL) / 7)
    case 'establish-outposts':
      return Math.min(0.8, count((at) => unitsAt(s, REBEL, at) > 0) / 6)
    case 'regional-support':
      return 0.8 * Math.max(...SYSTEMS_OF.map((region) => loyalShare(s, region))) ** 1.5
    case 'heart-of-the-empire':
      return unitsAt(s, IMPERIAL, CORUSCANT) < 3 ? 0.3 : 0.1
    default:
      return 0.25
  }
}

function objectives(s: State): number {
  let sum = 0
  for (const card of s.objectives) sum += (objectiveOf(s, card).reputation ?? 1) * (0.15 + 0.75 * nearness(s, card))
  return sum
}

/**
 * How much danger the base is in, about 0..1: chance that the Empire could take it with the next activation, where it can be as
 * far as the Empire knows, and the base itself for the one who knows it.
 */
export function danger(s: State, forces: readonly Force[] = forcesOf(s, IMPERIAL), suspects: readonly number[] = suspectsOf(s)): number {
  const base = baseSystem(s)
  if (base < 0) return 0
  const guard = forceIn(s, REBEL, s.revealed ? base : SPACE)
  const risk = (x: number, there: Force): number => 0.35 + 0.65 * takenInTime(forces, x, there)
  if (s.revealed) return risk(base, guard)
  const at = (x: number): number => risk(x, joined(guard, forceIn(s, REBEL, x), false))
  let sum = 0
  for (const x of suspects) sum += at(x)
  const mean = suspects.length === 0 ? 0 : sum / suspects.length
  // With n suspects left and three or four activations a round, how likely the hunt ends soon.
  const found = Math.min(1, 2.6 / (1 + suspects.length))
  return found * (0.7 * mean + 0.3 * at(base)) * 0.96
}

/** What comes first, as a rule: whoever happens to find the base. */
const FINDERS: Force = { spaceDice: 4, spaceHealth: 6, groundDice: 5, groundHealth: 5, ground: 1, room: 1 }
/** How much of a siege it is to stand against those. */
const FIRST = 0.4

/** Share of the Empire's forces that comes together in the end where the base is. */
const STRUCK = 0.45

/** Chance, about, that the Empire takes the base once all that it can spare has come together: a base with few defenders falls in the round in which it is found. */
function siege(s: State, forces: readonly Force[]): number {
  let [spaceDice, spaceHealth, groundDice, groundHealth] = [0, 0, 0, 0]
  for (const f of forces) {
    spaceDice += f.spaceDice
    spaceHealth += f.spaceHealth
    groundDice += f.groundDice
    groundHealth += f.groundHealth
  }
  const struck = {
    spaceDice: STRUCK * spaceDice,
    spaceHealth: STRUCK * spaceHealth,
    groundDice: STRUCK * groundDice,
    groundHealth: STRUCK * groundHealth,
    ground: 1,
    room: 1,
  }
  const guard = forceIn(s, REBEL, s.revealed ? baseSystem(s) : SPACE)
  return (1 - FIRST) * takeChance(struck, guard) + FIRST * takeChance(FINDERS, guard)
}

/** Weights of the features, on the scale of a logistic function. */
const W = {
  time: 0.3,
  even: 11.5,
  objectives: 0.28,
  danger: 4.2,
  hunt: 0.06,
  siege: 2,
  laser: 4,
  support: 0.075,
  people: 0.11,
  rebels: 0.022,
  empire: 0.014,
  star: 0.25,
  cards: 0.03,
}

/** The Rebels' chance of winning, roughly: the race of time and reputation against the hunt for the base. */
export function rebelChance(s: State): number {
  const gap = s.reputation - s.time
  const [rebels, empire] = armies(s)
  const forces = forcesOf(s, IMPERIAL)
  const suspects = suspectsOf(s)
  let stars = 0
  for (const p of s.places) stars += (p.units[DEATH_STAR] as number) + 0.5 * (p.units[SITE] as number)
  const cards = (s.sides[REBEL]?.hand.length ?? 0) - (s.sides[IMPERIAL]?.hand.length ?? 0)
  const z =
    W.time * (W.even - gap) +
    W.objectives * objectives(s) -
    W.danger * (danger(s, forces, suspects) - 0.25) -
    W.siege * (siege(s, forces) - 0.5) -
    W.laser * laserChance(s, suspects) +
    W.support * support(s) +
    W.hunt * Math.max(0, s.revealed ? 0 : suspects.length - 8) +
    W.people * people(s) +
    W.rebels * (rebels - 24) -
    W.empire * (empire - 70) -
    W.star * (stars - 1) +
    W.cards * cards
  return 1 / (1 + Math.exp(-z))
}
