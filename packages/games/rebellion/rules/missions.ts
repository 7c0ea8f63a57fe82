/** Mission cards: which can be revealed, and at what they can be aimed. */
import { refuse, type Verdict } from '@orrery/kernel'
import type { MissionFacts } from '../content/missions.ts'
import type { MissionRules } from '../cards/entry.ts'
import { missionRules } from '../cards/registry.ts'
import { leaderFacts, missionOf } from '../lookup.ts'
import { leaderAt, sideOf, sideOfSeat, type State } from '../state.ts'
import { isClosed } from './action-hand.ts'
import { iconsOf, leadersOn, roleOfLeader, seatOfLeader } from './leaders.ts'
import { someTarget, targetsOf } from './targets.ts'

/** The system that a mission aimed at something takes place in. */
export function placeOfTarget(s: State, facts: MissionFacts, target: number): number {
  return facts.target.type === 'leader' ? leaderAt(s, target).at : target
}

/** What a mission can be aimed at now: places, leaders, or NONE alone; empty where nothing fits (rebellion/reveal/2b, /2dr). */
export function missionTargets(s: State, card: number, side: number): number[] {
  const facts = missionOf(s, card)
  const { fits } = missionRules(facts.id)
  return targetsOf(s, facts.target).filter((x) => allows(s, side, facts, fits, x))
}

/** What the card's own entry and Boba Fett? Where? say to a target: the latter stops attempts alone, a mission that is resolved is none. */
function allows(s: State, side: number, facts: MissionFacts, fits: MissionRules['fits'], target: number): boolean {
  const at = placeOfTarget(s, facts, target)
  return !(facts.kind === 'attempt' && isClosed(s, side, at)) && (fits === null || fits(s, at))
}

/**
 * Whether a seat reveals with this leader: he is its own, in the role whose turn it is where one player has both roles of a
 * team sheet (rebellion/team/10, /38).
 */
function isOwn(s: State, seat: number, l: number): boolean {
  if (seatOfLeader(s, l) !== seat) return false
  const duel = Math.max(...s.seats) === 1
  return duel || s.seats[s.turn] !== seat || roleOfLeader(s, l) === s.turn
}

/** Why a seat can't reveal one of its side's facedown missions now; what it says, the seat knows already. */
export function whyNotReveal(s: State, seat: number, card: number): Verdict {
  const side = sideOfSeat(seat)
  if (!sideOf(s, side).assigned.includes(card)) return refuse('rebellion/reveal/1')
  const leaders = leadersOn(s, card)
  const facts = missionOf(s, card)
  if (leaders.length === 0) return refuse('rebellion/reveal/1', { mission: facts.id })
  const [first] = leaders
  if (!leaders.some((l) => isOwn(s, seat, l))) return refuse('rebellion/team/11', { leader: leaderFacts(first ?? 0).id })
  const icons = leaders.reduce((sum, l) => sum + iconsOf(l, facts.skill), 0)
  if (icons < facts.skillCount)
    return refuse('rebellion/missions/01', { mission: facts.id, skill: facts.skill, needed: facts.skillCount, shown: icons })
  const { fits } = missionRules(facts.id)
  if (someTarget(s, facts.target, (x) => allows(s, side, facts, fits, x))) return null
  return refuse(facts.target.type === 'leader' ? 'rebellion/reveal/2b' : 'rebellion/reveal/2dr', { mission: facts.id })
}

/** Facedown missions that a seat may reveal now. */
export function revealable(s: State, seat: number): number[] {
  return sideOf(s, sideOfSeat(seat)).assigned.filter((card) => whyNotReveal(s, seat, card) === null)
}
