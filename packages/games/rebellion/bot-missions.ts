/** What missions are worth, where they are best aimed at, and how likely they succeed. */
import { LASER, starSoon } from './bot-laser.ts'
import { leaderFacts, missionOf } from './lookup.ts'
import type { Skill } from './content/leaders.ts'
import type { MissionFacts, Target } from './content/missions.ts'
import { missionTargets, placeOfTarget } from './rules/missions.ts'
import { iconsOf, isCaptive, isLeader } from './rules/leaders.ts'
import { suspectsOf } from './rules/probes.ts'
import { unitsAt } from './rules/units.ts'
import { usualWorth, worthOf, type Worth } from './bot-worth.ts'
import { IN_POOL, leaderAt, NONE, REBEL, type State } from './state.ts'

/** Chance of an attempt by the icons of both sides; without anybody against it, it succeeds. */
export function odds(mine: number, bonus: number, foes: number, opposed: boolean): number {
  if (!opposed) return 1
  // Each icon is about 5/6 of a success.
  return 1 / (1 + Math.exp(-(0.88 * (mine - foes) + 0.95 * bonus - 0.3)))
}

const skillOf = (facts: MissionFacts): Skill | 'all' => (facts.countAllSkillIcons ? 'all' : facts.skill)

type Most = Record<Skill | 'all', number>

/** The leaders: found once for all targets of a question. */
export interface Sight {
  /** Those on the board by place, captives among them. */
  readonly there: readonly (readonly number[] | undefined)[]
  /** By side, the most icons of each skill that a leader in its pool could bring against a mission; -1: nobody could come. */
  readonly pool: readonly Readonly<Most>[]
}
const NOBODY: readonly number[] = []
const nobody = (): Most => ({ diplomacy: -1, intel: -1, specOps: -1, logistics: -1, all: -1 })

export function sightOf(s: State): Sight {
  const there: number[][] = []
  const pool = [nobody(), nobody()]
  for (let l = 0; l < s.leaders.length; l++) {
    const { at, side } = leaderAt(s, l)
    if (at >= 0) (there[at] ??= []).push(l)
    else if (at === IN_POOL) add(pool[side] as Most, l)
  }
  return { there, pool }
}

function add(most: Most, l: number): void {
  const { skills } = leaderFacts(l)
  most.diplomacy = Math.max(most.diplomacy, skills.diplomacy)
  most.intel = Math.max(most.intel, skills.intel)
  most.specOps = Math.max(most.specOps, skills.specOps)
  most.logistics = Math.max(most.logistics, skills.logistics)
  most.all = Math.max(most.all, iconsOf(l, 'all'))
}

/** Who tries a mission, and what may come against them. */
interface Team {
  readonly icons: number
  /** Successes of the pictured leader. */
  readonly bonus: number
  /** The most icons of one more who may come, or -1. */
  readonly opposer: number
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
  return { icons, bonus, opposer: open && facts.kind === 'attempt' ? (sight.pool[1 - side]?.[skill] ?? -1) : -1 }
}

/** Something to aim at: what a success there is worth, whoever tries, and who stands there already and takes part. */
interface Mark {
  readonly value: number
  /** Icons of the own side there, and of the other; whether anybody of the other is there. */
  readonly own: number
  readonly foes: number
  readonly opposed: boolean
}

/** A mission on its way to its marks. */
interface Errand {
  readonly side: number
  readonly facts: MissionFacts
  readonly worth: Worth
  readonly sight: Sight
}

function markOf(s: State, { side, facts, worth, sight }: Errand, target: number): Mark {
  const at = target === NONE ? NONE : placeOfTarget(s, facts, target)
  const leader = facts.target.type === 'leader' ? target : NONE
  const skill = skillOf(facts)
  let own = facts.id === 'build-alliance' && at >= 0 && unitsAt(s, REBEL, at) > 0 ? 2 : 0
  let foes = 0
  let opposed = false
  for (const l of (at >= 0 ? sight.there[at] : undefined) ?? NOBODY) {
    const mine = leaderAt(s, l).side === side
    // A captured Rebel resists the Empire only where the mission is aimed at him.
    if (isCaptive(s, l) && (mine || l !== leader)) continue
    if (mine) own += iconsOf(l, skill)
    else {
      foes += iconsOf(l, skill)
      opposed = true
    }
  }
  return { value: worth(at, leader), own, foes, opposed }
}

/**
 * Chance of a mission at a mark: whoever stands there already takes part, and perhaps one more out of the pool. What the other side may
 * oppose counts for more than its chance: a leader who comes against it does nothing else in the round.
 */
function chanceOf(facts: MissionFacts, team: Team, x: Mark): number {
  if (facts.kind === 'resolve') return 1
  const mine = team.icons + x.own
  const unopposed = odds(mine, team.bonus, x.foes, x.opposed)
  if (team.opposer < 0) return unopposed
  return 0.74 * unopposed + 0.69 * odds(mine, team.bonus, x.foes + team.opposer, true)
}

/** What a mission can be aimed at with some gain, the same for all leaders: of several that are equally hard, the most valuable. */
export function marksOf(s: State, side: number, card: number, sight: Sight): readonly Mark[] {
  const facts = missionOf(s, card)
  const errand = { side, facts, worth: worthOf(s, facts), sight }
  const marks: Mark[] = []
  for (const target of missionTargets(s, card, side)) {
    const x = markOf(s, errand, target)
    if (x.value <= 0) continue
    const like = marks.findIndex((m) => m.own === x.own && m.foes === x.foes && m.opposed === x.opposed)
    if (like < 0) marks.push(x)
    else if (x.value > (marks[like] as Mark).value) marks[like] = x
  }
  return marks
}

/** Value times chance of the best of these marks with these leaders. A failed attempt is worth nothing. */
export function bestAim(
  s: State,
  side: number,
  card: number,
  leaders: readonly number[],
  sight: Sight,
  marks = marksOf(s, side, card, sight),
): number {
  if (marks.length === 0) return 0
  const facts = missionOf(s, card)
  const team = teamOf(s, side, facts, leaders, sight)
  let best = 0
  for (const x of marks) if (x.value > best) best = Math.max(best, x.value * chanceOf(facts, team, x))
  return best
}

/** Value times chance of each of these targets for the mission that is being carried out. */
export function aimValues(s: State, side: number, facts: MissionFacts, leaders: readonly number[], targets: readonly number[]): number[] {
  const sight = sightOf(s)
  const team = teamOf(s, side, facts, leaders, sight)
  const errand = { side, facts, worth: worthOf(s, facts), sight }
  return targets.map((target) => {
    const x = markOf(s, errand, target)
    return x.value * chanceOf(facts, team, x)
  })
}

/** Targets that come only later in the round: leaders who are not on the board yet. */
const comesLater = (target: Target): boolean => target.type === 'leader' && !target.conditions.includes('captured')

/** What a mission would be worth with these leaders when it is assigned: what can be aimed at now, or may be later. */
export function assignValue(s: State, side: number, card: number, leaders: readonly number[], sight: Sight, marks: readonly Mark[]): number {
  const facts = missionOf(s, card)
  const icons = leaders.reduce((sum, l) => sum + iconsOf(l, facts.skill), 0)
  if (icons < facts.skillCount) return -1
  // The Death Star may come in this round.
  const soon = facts.id === LASER ? 8 * starSoon(s, suspectsOf(s)) : 0
  const value = Math.max(soon, bestAim(s, side, card, leaders, sight, marks))
  if (value > 0 || !comesLater(facts.target)) return value
  return 0.26 * usualWorth(facts.id)
}

/** What a leader is worth out of the pool: to activate a system, or to stand against a mission. */
export function reserveValue(side: number, l: number): number {
  const { tactics } = leaderFacts(l)
  const [led, each] = side === REBEL ? [0.19, 0.078] : [0.54, 0.17]
  return (tactics === null ? 0 : led + each * (tactics.space + tactics.ground)) + 0.047 * iconsOf(l, 'all')
}
