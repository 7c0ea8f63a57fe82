/** What an activation is good for: the value of each place as a target, for either side. */
import { guessAt, huntOf, nearerBy, type Hunt } from './bot-guess.ts'
import { baseChance, hasStar, laserAssigned } from './bot-laser.ts'
import { NEIGHBOURS, SPACE } from './lookup.ts'
import { baseSystem, distancesFrom, isImperialSystem, isPopulous, sourcesOf } from './rules/map.ts'
import { mayLeave } from './rules/movement.ts'
import { suspectsOf } from './rules/probes.ts'
import { unitsAt } from './rules/units.ts'
import { placeAt, IMPERIAL, REBEL, type State } from './state.ts'
import { forceIn, forcesOf, groundPower, joined, NOBODY, outputOf, spacePower, takeChance, wants, winChance, type Force } from './bot-values.ts'

/** What a side would do in a place with an activation. */
export interface Plan {
  readonly value: number
  /** There will be, or may be, a combat: a leader with tactics is worth something. */
  readonly battle: boolean
}

/** Nobody can come: worse than every turn that does something. */
const NOTHING: Plan = { value: -5, battle: false }
const none = (f: Force): boolean => f.ground === 0 && f.spaceHealth === 0

/** Where a force stands in the way of a move, or the other side's ships and troops are. */
const worthOf = (f: Force): number => 0.31 * f.spaceHealth + 0.3 * f.groundHealth

/** What can come into a place with one activation. */
function comers(s: State, side: number, x: Situation, to: number): Force | null {
  let sum: Force | null = null
  for (const from of sourcesOf(s, side, to)) {
    const f = x.mine[from] as Force
    if (none(f) || (f.spaceHealth === 0 && f.room === 0) || x.free[from] !== true) continue
    sum =
      sum === null
        ? joined({ ...f, groundDice: 0, groundHealth: 0, ground: 0, room: 0, spaceDice: 0, spaceHealth: 0 }, f, true)
        : joined(sum, f, true)
  }
  return sum
}

interface Situation {
  readonly mine: readonly Force[]
  readonly foes: readonly Force[]
  readonly guard: Force
  readonly suspects: readonly number[]
  /** By place: it is one of them. */
  readonly suspected: readonly boolean[]
  /** By place: units that stand there may leave. */
  readonly free: readonly boolean[]
  /** Steps to the base, or to where it can only be, by system. */
  readonly far: readonly number[] | null
  /** The card that destroys a system is on its way. */
  readonly laser: boolean
  readonly hunt: Hunt
}

/** Of so few suspects each is worth drawing near to in strength. */
const FEW_SUSPECTS = 3
/** By steps to the base: what it is worth to stand there with one more power. */
const GATHERED: readonly number[] = [0, 0.9, 0.24, 0.45, 0.21, 0.25, 0.2]

/** By system: steps to the base that was found, or to the farthest of the few places where it can be; null while there are more of them. */
export function stepsToBase(s: State, suspects: readonly number[]): readonly number[] | null {
  if (s.revealed) return distancesFrom(baseSystem(s))
  if (suspects.length === 0 || suspects.length > FEW_SUSPECTS) return null
  const each = suspects.map((at) => distancesFrom(at))
  return NEIGHBOURS.map((_, at) => Math.max(...each.map((far) => far[at] as number)))
}

/** Troops draw near to the base, to strike together: what comes from farther away counts. */
function gathering(x: Situation, at: number): number {
  const far = x.far?.[at] ?? Infinity
  const worth = GATHERED[far]
  if (worth === undefined) return 0
  let come: Force | null = null
  for (const from of NEIGHBOURS[at] ?? []) {
    const f = x.mine[from] as Force
    if ((x.far?.[from] ?? 0) <= far || x.free[from] !== true || f.spaceHealth + f.room === 0) continue
    come = joined(come ?? NOBODY, f, true)
  }
  if (come === null) return 0
  // Ships are needed where ships stand against them. Few are enough against a base without defenders.
  const ships = x.guard.spaceHealth === 0 ? 0.25 : 0.52
  return Math.min(12, groundPower(come) + ships * spacePower(come)) * worth * (1 + 0.82 * takeChance(come, x.guard))
}

/** A Death Star can come to where the base may be, and the card that destroys a system is on its way. */
function laserPlan(s: State, x: Situation, at: number): number {
  if (!x.laser || !(NEIGHBOURS[at] ?? []).some((from) => x.free[from] === true && hasStar(s, from))) return 0
  return 12.8 * baseChance(s, x.suspects, at)
}

/** The Empire: takes the base, looks into suspects, subjugates what builds, beats what is weak, and draws near. */
function imperialPlan(s: State, x: Situation, at: number): Plan {
  const come = comers(s, IMPERIAL, x, at)
  if (come === null) return NOTHING
  const [here, foe] = [x.mine[at] as Force, x.foes[at] as Force]
  const me = joined(here, come, false)
  const battle = !none(foe)
  const chance = takeChance(me, foe)
  const base = s.revealed && baseSystem(s) === at
  const laser = laserPlan(s, x, at)
  if (base) return { value: Math.max(laser, chance > 0.29 ? 3.1 + 47 * chance : 8 * chance - 0.86), battle: true }
  let value = laser
  const hunts = come.ground > 0 && here.ground === 0
  const known = x.suspected[at] === true
  if (known && hunts) value += 18.5 * guessAt(x.hunt, at) * (0.57 + 2.3 * takeChance(me, joined(x.guard, foe, false))) + 1.9
  if (come.ground > 0) value += 15 * nearerBy(x.hunt, at)
  const p = placeAt(s, at)
  if (hunts && isPopulous(s, at) && p.loyalty !== IMPERIAL) value += chance * (1.2 + 0.24 * outputOf(at) + (p.loyalty === REBEL ? 2.7 : 0))
  if (battle) value += 1.1 * worthOf(foe) * (2 * (foe.ground > 0 && come.ground > 0 ? chance : winChance(spacePower(me), spacePower(foe))) - 0.55)
  if (x.far !== null && !battle) value += gathering(x, at)
  if (value <= 0) {
    // Nothing to do there but to stand nearer to where the base can be.
    const near = (NEIGHBOURS[at] ?? []).filter((n) => x.suspected[n] === true).length
    return { value: Math.min(0.62, 0.11 * near * Math.min(4, come.ground)) - (battle ? 1.6 : 0.08), battle }
  }
  return { value, battle: battle || (known && x.suspects.length < 6) }
}

/** Ships of the Rebels above a system of the Empire cut a supply line where nobody can drive them away, and nobody did it before. */
export const showsFlag = (s: State, at: number, foe: Force): boolean =>
  wants(s, 'cut-supply-lines') && isImperialSystem(s, at) && !placeAt(s, at).sabotage && foe.spaceHealth === 0 && unitsAt(s, REBEL, at) === 0

/** The Rebels: strike where it pays, stand in loyal systems when an objective asks for it, help a base that is found. */
function rebelPlan(s: State, x: Situation, at: number): Plan {
  if (at === SPACE) return { value: -0.8, battle: false }
  const come = comers(s, REBEL, x, at)
  if (come === null) return NOTHING
  const [here, foe] = [x.mine[at] as Force, x.foes[at] as Force]
  const me = joined(here, come, false)
  const p = placeAt(s, at)
  const base = baseSystem(s)
  // Coming out of the space tells where it is.
  const near = !s.revealed && (at === base || (NEIGHBOURS[base] ?? []).includes(at))
  let value = near && none(foe) ? -0.87 : 0
  if (s.revealed && at === base) value += 8 + 0.49 * groundPower(come)
  if (none(foe)) {
    if (none(here) && wants(s, 'defend-the-people', 'establish-outposts')) value += p.loyalty === REBEL || wants(s, 'establish-outposts') ? 1.05 : 0
    return { value: value - 0.14, battle: false }
  }
  if (come.spaceHealth > 0 && showsFlag(s, at, foe)) return { value: value + 1, battle: false }
  const [space, ground] = [
    winChance(spacePower(me), spacePower(foe)),
    come.ground + here.ground > 0 ? winChance(groundPower(me), groundPower(foe)) : 0,
  ]
  const prize = (foe.ground > 0 ? ground * foe.groundHealth * 2.1 : 0) + space * Math.min(12, foe.spaceHealth) * 1.9 * (come.spaceHealth > 0 ? 1 : 0)
  const cost = (1 - space) * come.spaceHealth * 0.17 + (1 - ground) * come.groundHealth * 0.5
  value += 3.3 * (prize - cost)
  if (p.subjugated && foe.ground > 0) value += ground * (wants(s, 'liberation') ? 5 : 1.2)
  if (foe.groundHealth >= 3 && wants(s, 'crippling-blow')) value += 2.5 * ground
  if (foe.spaceHealth >= 3 && wants(s, 'major-victory', 'rebel-assault')) value += 2 * space
  // Three dice for a direct hit, if a fighter is left after a round.
  if (hasStar(s, at) && come.spaceHealth >= 3 && wants(s, 'death-star-plans-ii', 'death-star-plans-iii')) value += 3.9
  return { value, battle: true }
}

/** The value of each place (by index, the space last) as the target of an activation. */
export function plansOf(s: State, side: number): Plan[] {
  const mine = forcesOf(s, side)
  const foes = forcesOf(s, 1 - side)
  const suspects = side === IMPERIAL ? suspectsOf(s) : []
  const x: Situation = {
    mine,
    foes,
    guard: forceIn(s, REBEL, s.revealed ? baseSystem(s) : SPACE),
    suspects,
    suspected: s.places.map((_, at) => suspects.includes(at)),
    free: mine.map((f, at) => !none(f) && mayLeave(s, side, at) === null),
    far: side === IMPERIAL ? stepsToBase(s, suspects) : null,
    laser: side === IMPERIAL && laserAssigned(s),
    hunt: huntOf(s, suspects, mine),
  }
  return s.places.map((_, at) => (side === IMPERIAL ? (at === SPACE ? NOTHING : imperialPlan(s, x, at)) : rebelPlan(s, x, at)))
}

/** How good a system is as a hiding place, from what the Rebels see: far from troops that ships can carry, with few ways in. `empire`: its forces by place. */
export function hideout(s: State, at: number, empire: readonly Force[]): number {
  let threat = 0
  const seen = new Set([at])
  let ring: readonly number[] = [at]
  for (let far = 0; far < 3; far++) {
    for (const x of ring) {
      const f = empire[x] as Force
      threat += Math.min(f.room, f.ground) * (far === 0 ? 3 : far === 1 ? 1 : 0.66)
    }
    const next = ring.flatMap((x) => NEIGHBOURS[x] ?? []).filter((x) => !seen.has(x))
    ring = [...new Set(next)]
    for (const x of ring) seen.add(x)
  }
  const unknown = (NEIGHBOURS[at] ?? []).filter((n) => s.suspects[n] === 1).length
  return -0.3 * threat + 0.09 * unknown - 0.84 * (NEIGHBOURS[at]?.length ?? 0)
}
