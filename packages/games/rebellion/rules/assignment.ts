/** Assignment phase. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import { LEADERS } from '../content/leaders.ts'
import { BLOCKS, cardIdOf, leaderFacts, leaderNo } from '../lookup.ts'
import { admiralOf, generalOf, IMPERIAL, leaderAt, ON_MISSION, REBEL, removeFrom, ROLES, sideOf, sideOfRole, type State } from '../state.ts'
import { assignmentActions, useAssignmentAction } from './actions.ts'
import { tell, type G } from './context.ts'
import { bitOf } from './decks.ts'
import { leaderIds, leadersOn, poolOf, roleOfLeader } from './leaders.ts'

/** At most two leaders on a mission, whoever controls them (rebellion/assignment/03, team/13). */
export function mayJoin(s: State, card: number): Verdict {
  return leadersOn(s, card).length < 2 ? null : refuse('rebellion/assignment/03')
}

const ROLES_OF: readonly (readonly number[])[] = [REBEL, IMPERIAL].map((side) => [0, 1, 2, 3].filter((r) => sideOfRole(r) === side))

/** One player has the whole side. */
const isAlone = (s: State, side: number): boolean => admiralOf(s, side) === generalOf(s, side)

/** Roles that assign for a side, in their order; one where one player has the whole side. */
export function assigningRoles(s: State, side: number): readonly number[] {
  const roles = ROLES_OF[side] as readonly number[]
  return isAlone(s, side) ? roles.slice(0, 1) : roles
}

/** Leaders in the pool that a role may use now: all of the side where one player has both roles. */
export function ownPool(s: State, role: number): number[] {
  const side = sideOfRole(role)
  const pool = poolOf(s, side)
  return isAlone(s, side) ? pool : pool.filter((l) => roleOfLeader(s, l) === role)
}

/** All answers "put this leader on this mission", made once: mission cards have the first numbers. */
const ASSIGN: readonly (readonly Opt[])[] = BLOCKS.flatMap((b) =>
  b.kind === 'mission' ? b.defs.map((_, i) => LEADERS.map(({ id }): Opt => ({ t: 'assign', c: b.first + i, d: id }))) : [],
)
function assignmentOptions(s: State, role: number): Opt[] {
  const side = sideOfRole(role)
  const own = sideOf(s, side)
  const opts: Opt[] = []
  const pool = ownPool(s, role)
  const offer = (card: number): void => {
    const options = ASSIGN[card] as readonly Opt[]
    for (const l of pool) opts.push(options[l] as Opt)
  }
  if (pool.length > 0) {
    own.hand.forEach(offer)
    for (const card of own.assigned) if (mayJoin(s, card) === null) offer(card)
  }
  for (const { card, leader } of assignmentActions(s, s.seats[role] as number)) {
    if (pool.includes(leader)) opts.push({ t: 'action', c: card, d: leaderFacts(leader).id })
  }
  return opts
}

/** Puts a leader on a mission of the hand, or beside another one on an assigned mission (rebellion/assignment/02). */
export function assign(g: G, side: number, card: number, l: number): void {
  const s = g.s
  const own = sideOf(s, side)
  if (own.hand.includes(card)) {
    removeFrom(own.hand, card)
    own.assigned.push(card)
  }
  const x = leaderAt(s, l)
  x.at = ON_MISSION
  x.mission = card
  tell(g, { t: 'assign', side, leaders: leaderIds([l]), seen: bitOf(side), card, def: cardIdOf(s, card) })
}

/** The general may forbid the admiral an assignment: a leader to a mission (rebellion/team/14). */
function allowed(g: G, role: number, card: number, leader: string): boolean {
  const s = g.s
  const general = generalOf(s, sideOfRole(role))
  if (general === s.seats[role]) return true
  const o = g.choose(general, 'allow-assignment', [{ t: 'yes', c: leader }, { t: 'no' }], { about: card })
  return o.t === 'yes'
}

/**
 * A role uses an assignment card. Where that assigns its leader to a mission from a deck, a partner who has done his part could
 * not have known of it: he may add one of his leaders now (rebellion/missions/12, team/13).
 */
function useAction(g: G, role: number, card: number, l: number): void {
  const s = g.s
  const side = sideOfRole(role)
  useAssignmentAction(g, s.seats[role] as number, card, l)
  const { mission } = leaderAt(s, l)
  if (leaderAt(s, l).at !== ON_MISSION) return
  const roles = assigningRoles(s, side)
  for (const partner of roles.slice(0, roles.indexOf(role))) {
    const opts = ownPool(s, partner).map((x): Opt => ({ t: 'assign', c: mission, d: leaderFacts(x).id }))
    const o = g.may(s.seats[partner] as number, 'assign', opts)
    if (o !== undefined && allowed(g, partner, mission, String(o.d))) assign(g, side, mission, leaderNo(String(o.d)))
  }
}

/**
 * One assignment of a role. False when it is done: none is left, or it says so. What the general forbids is not offered again before
 * something else is assigned: two who disagree would go on for ever.
 */
export function assignOne(g: G, role: number): boolean {
  const s = g.s
  const seat = s.seats[role] as number
  const forbidden: Opt[] = []
  for (;;) {
    const o = g.may(
      seat,
      'assign',
      assignmentOptions(s, role).filter((x) => !forbidden.includes(x)),
    )
    if (o === undefined) return false
    const l = leaderNo(String(o.d))
    if (o.t === 'action') g.within(`action/${ROLES[role] ?? ''}`, () => useAction(g, role, Number(o.c), l))
    else if (allowed(g, role, Number(o.c), String(o.d))) assign(g, sideOfRole(role), Number(o.c), l)
    else {
      forbidden.push(o)
      continue
    }
    return true
  }
}
