/** Command phase. */
import type { Opt } from '@orrery/kernel'
import { LEADERS } from '../content/leaders.ts'
import { leaderFacts, PLACE_COUNT, placeId } from '../lookup.ts'
import { IN_POOL, leaderAt, NONE, ON_MISSION, REBEL, ROLES, sideOf, sideOfRole, type State } from '../state.ts'
import { activate, mayActivateWith, mayBeActivated } from './activation.ts'
import { ownPool } from './assignment.ts'
import { baseSystem } from './map.ts'
import { revealBase } from './base.ts'
import { resolveCombat } from './combat.ts'
import { tell, type G } from './context.ts'
import { leaderIds, leadersOn } from './leaders.ts'
import { revealable } from './missions.ts'
import { revealMission } from './reveal.ts'
import { upkeep } from './upkeep.ts'

const PLACES: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, at) => at)
/** All answers "activate this place with this leader", made once. */
const ACTIVATE: readonly (readonly Opt[])[] = LEADERS.map(({ id }) => PLACES.map((at): Opt => ({ t: 'activate', c: placeId(at), d: id })))
const PASS: Opt = { t: 'pass' }
const REVEAL_BASE: Opt = { t: 'reveal-base' }

const DUEL: readonly number[] = [0, 1]
const TEAMS: readonly number[] = [0, 1, 2, 3]

/** Roles that take turns: one a side where one player has the whole side. In the order of their initiative (rebellion/team/09). */
export function turnRoles(s: State): readonly number[] {
  const alone = s.seats[0] === s.seats[3] && s.seats[1] === s.seats[2]
  return alone ? DUEL : TEAMS
}

/** Leaders that a role may use on its turn: its own colour in a team game, also where one player has two roles (rebellion/team/38). */
export function turnPool(s: State, role: number): number[] {
  const pool = ownPool(s, role)
  return turnRoles(s) === TEAMS ? pool.filter((l) => roleMatches(s, l, role)) : pool
}

const roleMatches = (s: State, l: number, role: number): boolean => {
  const general = leaderFacts(l).role === 'general'
  return leaderAt(s, l).side === sideOfRole(role) && general === (role === 2 || role === 3)
}

/** Missions that a role may reveal: in a team game, with a leader of its own on them (rebellion/team/10, /11). */
export function ownMissions(s: State, role: number): number[] {
  const cards = revealable(s, s.seats[role] as number)
  return turnRoles(s).length === 2 ? cards : cards.filter((card) => leadersOn(s, card).some((l) => roleMatches(s, l, role)))
}

/** What a role may do on its turn: reveal the base first, activate, reveal a mission, pass (rebellion/command/02, base/19). */
function turnOptions(s: State, role: number): Opt[] {
  const side = sideOfRole(role)
  const opts: Opt[] = []
  const places = PLACES.filter((at) => mayBeActivated(s, side, at) === null)
  for (const l of turnPool(s, role)) {
    if (mayActivateWith(l) !== null) continue
    const own = ACTIVATE[l] as readonly Opt[]
    for (const at of places) opts.push(own[at] as Opt)
  }
  for (const card of ownMissions(s, role)) opts.push({ t: 'mission', c: card })
  if (side === REBEL && !s.revealed) opts.push(REVEAL_BASE)
  opts.push(PASS)
  return opts
}

/** Reveals the base at the start of a turn; with Imperial units there a combat follows at once (rebellion/base/19, /20). The turn goes on. */
function revealVoluntarily(g: G): void {
  revealBase(g)
  resolveCombat(g, baseSystem(g.s), REBEL, [])
  upkeep(g, REBEL)
}

/** A turn of the role in `s.turn`. */
export function takeTurn(g: G): void {
  const s = g.s
  const role = s.turn
  const side = sideOfRole(role)
  const seat = s.seats[role] as number
  const opts = turnOptions(s, role)
  // Where everybody sees that something could be done, a pass tells nothing; elsewhere it might be all that there is.
  const open = opts.some((o) => o.t === 'activate' || o.t === 'reveal-base')
  const o = g.choose(seat, 'command', opts, { concealed: !open })
  if (o.t === 'reveal-base') return revealVoluntarily(g)
  if (o.t === 'pass') {
    s.passed[role] = true
    tell(g, { t: 'pass', side, role: ROLES[role] ?? '' })
  } else if (o.t === 'mission') g.within('mission', () => revealMission(g, seat, Number(o.c)))
  else g.within('activation', () => activate(g, seat, String(o.c), String(o.d)))
  nextTurn(g)
}

/** The next role that has not passed; the same one goes on when all others have (rebellion/command/01, /04). */
function nextTurn(g: G): void {
  const s = g.s
  const roles = turnRoles(s)
  const from = roles.indexOf(s.turn)
  for (let i = 1; i <= roles.length; i++) {
    const role = roles[(from + i) % roles.length] as number
    if (s.passed[role] === true) continue
    s.turn = role
    s.current = sideOfRole(role)
    return
  }
}

/** Whether all have passed (rebellion/command/06). */
export function allPassed(s: State): boolean {
  return turnRoles(s).every((r) => s.passed[r] === true)
}

/** The command phase begins with the first role (rebellion/command/01). */
export function beginCommand(g: G): void {
  const s = g.s
  s.passed.fill(false)
  s.turn = turnRoles(s)[0] as number
  s.current = REBEL
  tell(g, { t: 'phase', phase: 'command' })
}

/** Unrevealed missions return to the hand unseen, their leaders to the pool (rebellion/command/09). */
export function returnUnrevealed(g: G): void {
  const s = g.s
  for (const side of [REBEL, 1 - REBEL]) {
    const own = sideOf(s, side)
    const back: number[] = []
    s.leaders.forEach((x, l) => {
      if (x.at !== ON_MISSION || x.side !== side) return
      x.at = IN_POOL
      x.mission = NONE
      back.push(l)
    })
    own.hand.push(...own.assigned.splice(0))
    if (back.length > 0) tell(g, { t: 'unassign', side, leaders: leaderIds(back) })
  }
}
