/** What missions are worth, where they are best aimed at, and how likely they succeed. */
import { leaderFacts, missionOf } from './lookup.ts'
import type { Skill } from './content/leaders.ts'
import type { MissionFacts, Target } from './content/missions.ts'
import { missionTargets, placeOfTarget } from './rules/missions.ts'
import { iconsOf, isCaptive, isLeader } from './rules/leaders.ts'
import { unitsAt } from './rules/units.ts'
import { usualWorth, worthOf, type Worth } from './bot-worth.ts'
import { IN_POOL, leaderAt, NONE, REBEL, type State } from './state.ts'

/** Chance of an attempt by the icons of both sides; without anybody against it, it succeeds. */
export function odds(mine: number, bonus: number, foes: number, opposed: boolean): number {
  if (!opposed) return 1
  // Each icon is about 5/6 of a success.
  return 1 / (1 + Math.exp(-(0.75 * (mine - foes) + 0.95 * bonus - 0.45)))
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
  return { side, skill, icons, bonus, opposer: open && facts.kind === 'attempt' ? (sight.pool[1 - side]?.[skill] ?? -1) : -1, sight }
}

/** Chance of a mission in a place: whoever stands there already takes part, and perhaps one more out of the pool. */
function chanceOf(s: State, facts: MissionFacts, team: Team, at: number, target: number): number {
  if (facts.kind === 'resolve') return 1
  let mine = team.icons
  let stand = 0
  let present = false
  for (const l of team.sight.there[at] ?? NOBODY) {
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

function markOf(s: State, facts: MissionFacts, worth: Worth, target: number): Mark {
  const at = target === NONE ? NONE : placeOfTarget(s, facts, target)
  const leader = facts.target.type === 'leader' ? target : NONE
  return { target, at, leader, value: worth(at, leader) }
}

/** All that a mission can be aimed at with some gain, the most valuable first. The same for all leaders. */
export function marksOf(s: State, side: number, card: number): readonly Mark[] {
  const facts = missionOf(s, card)
  const worth = worthOf(s, facts)
  const marks: Mark[] = []
  for (const target of missionTargets(s, card, side)) {
    const mark = markOf(s, facts, worth, target)
    if (mark.value > 0) marks.push(mark)
  }
  return marks.toSorted((a, b) => b.value - a.value || a.target - b.target)
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
  const worth = worthOf(s, facts)
  return targets.map((target) => {
    const x = markOf(s, facts, worth, target)
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
