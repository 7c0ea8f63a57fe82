/** Leaders: where they are, their skills, and elimination. */
import { LEADERS, type Skill } from '../content/leaders.ts'
import { leaderFacts, leaderNo, placeId, ringNo } from '../lookup.ts'
import { ELIMINATED, IN_POOL, leaderAt, NONE, ON_MISSION, REBEL, removeFrom, sideOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'

const CAPTURED = ringNo('captured')
const CARBONITE = ringNo('carbonite')

/** Held by the Empire: with the Captured ring or in carbonite (rebellion/captured/12). */
export function isCaptive(s: State, l: number): boolean {
  const { ring } = leaderAt(s, l)
  return ring === CAPTURED || ring === CARBONITE
}

/** Leaders of a side that stand in a place, captives left out. */
export function leadersAt(s: State, side: number, at: number): number[] {
  const found: number[] = []
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    if (x.at === at && x.side === side && !isCaptive(s, l)) found.push(l)
  }
  return found
}

/** Captured leaders in a place. */
export function captivesAt(s: State, at: number): number[] {
  const found: number[] = []
  for (let l = 0; l < s.leaders.length; l++) if (leaderAt(s, l).at === at && isCaptive(s, l)) found.push(l)
  return found
}

/** Whether there are any. */
export function hasCaptive(s: State, at: number): boolean {
  for (let l = 0; l < s.leaders.length; l++) if (leaderAt(s, l).at === at && isCaptive(s, l)) return true
  return false
}

/** Leaders of a side in its pool; with a seat, those that this seat controls (rebellion/team/03, /04, /06). */
export function poolOf(s: State, side: number, seat: number | null = null): number[] {
  const found: number[] = []
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    if (x.at === IN_POOL && x.side === side && (seat === null || seatOfLeader(s, l) === seat)) found.push(l)
  }
  return found
}

/** The role (index in ROLES) that controls a leader: its colour, on the side that it is on now (rebellion/team/04, /34). */
export function roleOfLeader(s: State, l: number): number {
  const general = leaderFacts(l).role === 'general'
  return leaderAt(s, l).side === REBEL ? (general ? 3 : 0) : general ? 2 : 1
}

/** The seat that controls a leader. */
export function seatOfLeader(s: State, l: number): number {
  return s.seats[roleOfLeader(s, l)] as number
}

/** Whether a leader is the one that a card names: Luke Skywalker (Jedi) counts as Luke Skywalker (rebellion/leaders/09). */
export function isLeader(l: number, id: string): boolean {
  const facts = leaderFacts(l)
  return facts.id === id || facts.countsAs === id
}

const ALL_ICONS: readonly number[] = LEADERS.map(({ skills: x }) => x.diplomacy + x.intel + x.specOps + x.logistics)

/** Icons of one skill, or of all. */
export const iconsOf = (l: number, skill: Skill | 'all'): number => (skill === 'all' ? (ALL_ICONS[l] as number) : leaderFacts(l).skills[skill])

/** Leaders on a facedown mission. */
export function leadersOn(s: State, card: number): number[] {
  const found: number[] = []
  for (let l = 0; l < s.leaders.length; l++) {
    const x = leaderAt(s, l)
    if (x.at === ON_MISSION && x.mission === card) found.push(l)
  }
  return found
}

/** Luke Skywalker: in play under the one token or the other. */
export const LUKE = leaderNo('luke-skywalker')
export const LUKE_JEDI = leaderNo('luke-skywalker-jedi')

/**
 * Takes a leader off a facedown mission: the card goes back to the hand unseen, a second leader to the pool
 * (rebellion/reveal/7a, /7br). The leader itself is left for the caller to place.
 */
export function takeOffMission(g: G, l: number): void {
  const s = g.s
  const x = leaderAt(s, l)
  if (x.at !== ON_MISSION) return
  const card = x.mission
  x.mission = NONE
  const owner = sideOf(s, x.side)
  removeFrom(owner.assigned, card)
  owner.hand.push(card)
  for (const other of s.leaders) {
    if (other.at !== ON_MISSION || other.mission !== card) continue
    other.at = IN_POOL
    other.mission = NONE
  }
}

/** Puts a leader somewhere. */
export function placeLeader(g: G, l: number, at: number): void {
  takeOffMission(g, l)
  leaderAt(g.s, l).at = at
  if (at >= 0) tell(g, { t: 'leader', leader: leaderFacts(l).id, to: placeId(at) })
}

/** Takes a leader out of the game from wherever he is (rebellion/leaders/10); his ring returns to the supply. */
export function eliminate(g: G, l: number): void {
  takeOffMission(g, l)
  const x = leaderAt(g.s, l)
  x.at = ELIMINATED
  x.ring = NONE
  x.mission = NONE
  tell(g, { t: 'eliminated', leader: leaderFacts(l).id })
}

/** Names of leaders for an event. */
export const leaderIds = (list: readonly number[]): string[] => list.map((l) => leaderFacts(l).id)

/** Numbers of all leaders. */
export const ALL_LEADERS: readonly number[] = LEADERS.map((_, l) => l)
