/** What missions are worth, where they are best aimed at, and how likely they succeed. */
import { leaderFacts, missionOf, REGION_OF } from './lookup.ts'
import type { Skill } from './content/leaders.ts'
import type { MissionFacts, Target } from './content/missions.ts'
import { missionTargets, placeOfTarget } from './rules/missions.ts'
import { iconsOf, isCaptive, isLeader } from './rules/leaders.ts'
import { canChangeLoyalty } from './rules/loyalty.ts'
import { basePlace, isImperialSystem } from './rules/map.ts'
import { suspectsOf } from './rules/probes.ts'
import { groundAt, shipsAt, unitsAt } from './rules/units.ts'
import { danger, outputOf } from './bot-values.ts'
import { IMPERIAL, IN_POOL, leaderAt, NONE, placeAt, REBEL, type State } from './state.ts'

/** What a success is usually worth; about 1 for a good mission. Cards with a rule of their own below are not here. */
const WORTH: Readonly<Record<string, number>> = {
  infiltration: 0.8,
  'base-defenses': 1.1,
  'contingency-plan': 0.4,
  'covert-operation': 1.4,
  'daring-rescue': 1.8,
  'for-the-greater-good': 2,
  'hidden-fleet': 0.2,
  'lead-the-strike-team': 0.7,
  misdirection: 0.2,
  'plan-the-assault': 0.4,
  'plant-false-lead': 1,
  'public-uprising': 1.3,
  'incite-rebellion': 1.2,
  'rogue-squadron-raid': 1.1,
  demolition: 1,
  'seek-yoda': 0.9,
  'stolen-plans': 0.9,
  'support-of-mon-calamari': 1.6,
  'research-and-development': 0.7,
  'construct-death-star': 1.1,
  'construct-factory': 0.9,
  'construct-super-star-destroyer': 1.4,
  'oversee-project': 0.9,
  'superlaser-online': 0.7,
  'address-delays': 0.8,
  'carbon-freezing': 1.4,
  'collect-bounty': 1.7,
  'capture-rebel-operative': 1.5,
  detained: 0.4,
  'double-our-efforts': 0.6,
  'fear-will-keep-them-in-line': 1.4,
  'homing-beacon': 2.2,
  'imperial-propaganda': 0.7,
  'intercept-transmissions': 1.4,
  interrogation: 0.3,
  'interrogation-droid': 2.4,
  'lure-of-the-dark-side': 1.8,
  'probe-droid-initiative': 1.1,
  'retrieve-the-plans': 1,
  'secret-weapons-research': 0.8,
}

/** What a success of a mission is worth as a rule, wherever it is. */
export const usualWorth = (id: string): number => WORTH[id] ?? 0.8

/** What one step of loyalty towards a side is worth in a system. */
function loyaltyWorth(s: State, side: number, at: number): number {
  if (at < 0 || !canChangeLoyalty(s, at)) return 0
  const { loyalty, subjugated } = placeAt(s, at)
  if (loyalty === side) return 0
  const output = outputOf(at)
  if (side === REBEL) return loyalty === NONE ? (subjugated ? 0.6 : 0.7 + 0.5 * output) : 0.5 + 0.5 * output
  return loyalty === NONE ? 0.4 + (subjugated ? 0.25 : 0.5) * output : 0.6 + 0.2 * output
}

/** What a mission brings where it is aimed at. `at`: the place, or -1. */
export function valueAt(s: State, facts: MissionFacts, at: number, target: number): number {
  const usual = usualWorth(facts.id)
  const p = at >= 0 ? placeAt(s, at) : null
  switch (facts.id) {
    case 'build-alliance':
    case 'establish-trade-relations':
      return loyaltyWorth(s, REBEL, at) + (facts.id === 'build-alliance' ? 0 : 0.5 * outputOf(at))
    case 'support-of-mon-calamari':
      return p?.loyalty === REBEL ? 1 : usual
    case 'rule-by-fear':
    case 'trade-negotiations':
      return loyaltyWorth(s, IMPERIAL, at)
    case 'display-of-power':
      return loyaltyWorth(s, IMPERIAL, at) * (p?.loyalty === REBEL ? 1.8 : 1)
    case 'imperial-propaganda':
      return usual * (REGION_OF[at] ?? []).filter((x) => placeAt(s, x).loyalty === REBEL).length
    case 'fear-will-keep-them-in-line': {
      const gains = (REGION_OF[at] ?? []).map((x) => loyaltyWorth(s, IMPERIAL, x)).toSorted((a, b) => b - a)
      return (gains[0] ?? 0) + (gains[1] ?? 0)
    }
    case 'sabotage':
      return p === null || p.sabotage || !isImperialSystem(s, at) ? -0.2 : 0.4 + 0.45 * outputOf(at) * (p.loyalty === IMPERIAL ? 1 : 0.6)
    case 'research-and-development':
      return usual + (p?.sabotage === true ? 0.4 : 0)
    case 'construct-factory':
    case 'address-delays':
      return 0.3 + 0.45 * outputOf(at)
    case 'gather-intel':
      return 0.5 * Math.max(1, Math.floor(unitsAt(s, REBEL, basePlace(s)) / 4)) * (s.revealed ? 0.1 : 1)
    case 'rapid-mobilization':
      return s.revealed ? 4 : suspectsOf(s).length > 7 ? 0.1 : 4.5 * danger(s) + 0.3
    case 'hit-and-run':
    case 'wookiee-uprising':
      return Math.min(1.5, 0.4 * unitsAt(s, IMPERIAL, at)) + (groundAt(s, IMPERIAL, at) === 1 ? 0.4 : 0) + (facts.id === 'hit-and-run' ? 0 : 0.5)
    case 'hunt-them-down':
      return Math.min(1.3, 0.4 * unitsAt(s, REBEL, at))
    case 'incite-rebellion':
    case 'public-uprising':
      return usual + 0.4 - 0.25 * groundAt(s, IMPERIAL, at) - 0.1 * shipsAt(s, IMPERIAL, at)
    case 'long-range-probe':
      return s.revealed ? 0 : suspectsOf(s).includes(at) ? 0.4 + 4 / suspectsOf(s).length : 0
    case 'planetary-conquest':
      return s.revealed ? 0.5 : suspectsOf(s).includes(at) ? 0.8 + 3 / suspectsOf(s).length : 0.6 * loyaltyWorth(s, IMPERIAL, at)
    case 'intercept-transmissions':
    case 'probe-droid-initiative':
      return s.revealed ? 0 : usual
    case 'superlaser-online':
      return p === null || !isImperialSystem(s, at) ? usual + (p?.loyalty === REBEL ? 0.8 : 0) : -1
    case 'seek-yoda':
    case 'detained':
      return usual
    default:
      return target >= 0 ? usual + 0.1 * iconsOf(target, 'all') : usual
  }
}

/** Chance of an attempt by the icons of both sides; without anybody against it, it succeeds. */
export function odds(mine: number, bonus: number, foes: number, opposed: boolean): number {
  if (!opposed) return 1
  // Each icon is about 5/6 of a success.
  return 1 / (1 + Math.exp(-(0.75 * (mine - foes) + 0.95 * bonus - 0.45)))
}

const skillOf = (facts: MissionFacts): Skill | 'all' => (facts.countAllSkillIcons ? 'all' : facts.skill)

/** Leaders on the board by place, captives among them: found once for all targets of a question. */
export type Sight = readonly (readonly number[])[]
const NOBODY: readonly number[] = []

export function sightOf(s: State): Sight {
  const by: number[][] = []
  for (let l = 0; l < s.leaders.length; l++) {
    const { at } = leaderAt(s, l)
    if (at >= 0) by[at] = [...(by[at] ?? []), l]
  }
  return by
}

/** The most icons that a leader in the pool of a side could bring against a mission; -1: nobody could come. */
function bestOpposer(s: State, side: number, skill: Skill | 'all'): number {
  let most = -1
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    if (x.at === IN_POOL && x.side === side) most = Math.max(most, iconsOf(l, skill))
  }
  return most
}

/** Who tries a mission, and what may come against them. */
interface Team {
  readonly side: number
  readonly skill: Skill | 'all'
  readonly icons: number
  /** Successes of the pictured leader. */
  readonly bonus: number
  readonly opposer: number
  readonly sight: Sight
}

function teamOf(s: State, side: number, facts: MissionFacts, leaders: readonly number[], sight: Sight): Team {
  const skill = skillOf(facts)
  const portrait = facts.portraitBonus === 'two-successes' && leaders.some((l) => facts.portraitLeader !== null && isLeader(l, facts.portraitLeader))
  const open = !leaders.some((l) => leaderAt(s, l).unopposed)
  let icons = 0
  let bonus = portrait ? 2 : 0
  for (const l of leaders) {
    icons += iconsOf(l, skill)
    bonus += leaderAt(s, l).bonus
  }
  return { side, skill, icons, bonus, opposer: open && facts.kind === 'attempt' ? bestOpposer(s, 1 - side, skill) : -1, sight }
}

/** Chance of a mission in a place: whoever stands there already takes part, and perhaps one more out of the pool. */
function chanceOf(s: State, facts: MissionFacts, team: Team, at: number, target: number): number {
  if (facts.kind === 'resolve') return 1
  let mine = team.icons
  let stand = 0
  let present = false
  for (const l of team.sight[at] ?? NOBODY) {
    const own = leaderAt(s, l).side === team.side
    if (isCaptive(s, l) && (own || l !== target)) continue
    // A captured Rebel resists the Empire only where the mission is aimed at him.
    if (own) mine += iconsOf(l, team.skill)
    else {
      stand += iconsOf(l, team.skill)
      present = true
    }
  }
  if (facts.id === 'build-alliance' && at >= 0 && unitsAt(s, REBEL, at) > 0) mine += 2
  const unopposed = odds(mine, team.bonus, stand, present)
  if (team.opposer < 0) return unopposed
  return 0.45 * unopposed + 0.55 * odds(mine, team.bonus, stand + team.opposer, true)
}

interface Aim {
  /** Place or leader, or NONE. */
  readonly target: number
  /** Value times chance. */
  readonly value: number
}

/** Something to aim at: what a success there is worth, whoever tries. */
interface Mark {
  readonly target: number
  readonly at: number
  readonly leader: number
  readonly value: number
}

function markOf(s: State, facts: MissionFacts, target: number): Mark {
  const at = target === NONE ? NONE : placeOfTarget(s, facts, target)
  const leader = facts.target.type === 'leader' ? target : NONE
  return { target, at, leader, value: valueAt(s, facts, at, leader) }
}

/** All that a mission can be aimed at with some gain, the most valuable first. The same for all leaders. */
export function marksOf(s: State, side: number, card: number): readonly Mark[] {
  const facts = missionOf(s, card)
  return missionTargets(s, card, side)
    .map((target) => markOf(s, facts, target))
    .filter((x) => x.value > 0)
    .toSorted((a, b) => b.value - a.value || a.target - b.target)
}

/** The best of these marks with these leaders. A failed attempt is worth nothing. */
export function bestAim(s: State, side: number, card: number, leaders: readonly number[], sight: Sight, marks = marksOf(s, side, card)): Aim {
  const facts = missionOf(s, card)
  let best: Aim = { target: NONE, value: 0 }
  if (marks.length === 0) return best
  const team = teamOf(s, side, facts, leaders, sight)
  for (const x of marks) {
    if (x.value <= best.value) break
    const value = x.value * chanceOf(s, facts, team, x.at, x.leader)
    if (value > best.value) best = { target: x.target, value }
  }
  return best
}

/** Value times chance of each of these targets for the mission that is being carried out. */
export function aimValues(s: State, side: number, facts: MissionFacts, leaders: readonly number[], targets: readonly number[]): number[] {
  const team = teamOf(s, side, facts, leaders, sightOf(s))
  return targets.map((target) => {
    const x = markOf(s, facts, target)
    return x.value * chanceOf(s, facts, team, x.at, x.leader)
  })
}

/** Targets that come only later in the round: leaders who are not on the board yet. */
const comesLater = (target: Target): boolean => target.type === 'leader' && !target.conditions.includes('captured')

/** What a mission would be worth with these leaders when it is assigned: what can be aimed at now, or may be later. */
export function assignValue(s: State, side: number, card: number, leaders: readonly number[], sight: Sight, marks: readonly Mark[]): number {
  const facts = missionOf(s, card)
  const icons = leaders.reduce((sum, l) => sum + iconsOf(l, facts.skill), 0)
  if (icons < facts.skillCount) return -1
  const { value } = bestAim(s, side, card, leaders, sight, marks)
  if (value > 0 || !comesLater(facts.target)) return value
  return 0.45 * usualWorth(facts.id)
}

/** What a leader is worth out of the pool: to activate a system, or to stand against a mission. */
export function reserveValue(l: number): number {
  const { tactics } = leaderFacts(l)
  return (tactics === null ? 0 : 0.45 + 0.1 * (tactics.space + tactics.ground)) + 0.05 * iconsOf(l, 'all')
}
