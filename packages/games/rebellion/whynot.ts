/** Why an answer is not allowed now: the rule, from what the seat may know. */
import { refuse, type Ask, type Verdict } from '@orrery/kernel'
import { LEADERS } from './content/leaders.ts'
import { UNITS } from './content/units.ts'
import { leaderNo, placeNo, SPACE, systemNo, unitFacts, unitNo } from './lookup.ts'
import { BASE_SPACE } from './content/map.ts'
import { SYSTEMS } from './content/systems.ts'
import { mayActivateWith, mayBeActivated } from './rules/activation.ts'
import { mayJoin, ownPool } from './rules/assignment.ts'
import { turnPool } from './rules/command.ts'
import { mayHoldBase, mayStartIn } from './rules/complete-setup.ts'
import { mayDeployUnit } from './rules/deploying.ts'
import { seatOfLeader } from './rules/leaders.ts'
import { mayLeave, mayMoveKind } from './rules/movement.ts'
import { sourcesOf } from './rules/map.ts'
import { whyNotReveal } from './rules/missions.ts'
import { discardable } from './rules/refresh.ts'
import { UNITS_OF } from './rules/units.ts'
import { placeAt, REBEL, sideOf, sideOfSeat, type State } from './state.ts'
import { whyNotInCombat } from './whynot-combat.ts'
import { isByActivation, ruleOfQuestion, ruleOfTurn } from './whynot-questions.ts'

const isPlace = (id: string): boolean => id === BASE_SPACE.id || SYSTEMS.some((x) => x.id === id)
const isUnit = (id: string): boolean => UNITS.some((x) => x.id === id)
const isLeaderId = (id: string): boolean => LEADERS.some((x) => x.id === id)

/** Null: nothing but the question itself speaks against the answer. */
type Reason = (s: State, seat: number, c: string, d: string, ask: Ask) => Verdict

function whyNotActivate(s: State, seat: number, place: string, leader: string): Verdict {
  if (!isPlace(place)) return null
  const at = placeNo(place)
  const shut = mayBeActivated(s, sideOfSeat(seat), at)
  if (shut !== null || leader === '') return shut
  if (!isLeaderId(leader)) return null
  const l = leaderNo(leader)
  if (!turnPool(s, s.turn).includes(l)) return refuse('rebellion/activation/1', { leader })
  return mayActivateWith(l)
}

function whyNotTake(s: State, seat: number, from: string, what: string, ask: Ask): Verdict {
  if (!isPlace(from) || ask.about === undefined) return null
  // Which limits a card lifts is not known here (rebellion/movement/13); immobile units move by none.
  if (!isByActivation(ask)) return isUnit(what) ? mayMoveKind(unitNo(what)) : null
  const side = sideOfSeat(seat)
  const source = placeNo(from)
  if (!sourcesOf(s, side, placeNo(String(ask.about))).includes(source)) return refuse('rebellion/movement/01', { place: from })
  const locked = mayLeave(s, side, source)
  if (locked !== null || !isUnit(what)) return locked ?? refuse('rebellion/captured/09r')
  const fixed = mayMoveKind(unitNo(what))
  if (fixed !== null) return fixed
  if (UNITS[unitNo(what)]?.transportRestricted !== true) return null
  // A ship that could carry it has yet to be taken or is full; or there was none.
  const shipsOf = (at: number): boolean => UNITS_OF[side]?.some((u) => unitFacts(u).capacity > 0 && (placeAt(s, at).units[u] ?? 0) > 0) === true
  const later = ask.opts.some((o) => o.t === 'take' && placeNo(String(o.c)) < source)
  const full = shipsOf(source) || (!later && shipsOf(placeNo(String(ask.about))))
  return refuse(full ? 'rebellion/movement/04' : 'rebellion/movement/06', { unit: what, place: from })
}

function whyNotAssign(s: State, seat: number, card: string, leader: string, ask: Ask): Verdict {
  const own = sideOf(s, sideOfSeat(seat))
  const id = Number(card)
  if (!own.hand.includes(id) && !own.assigned.includes(id)) return null
  const full = mayJoin(s, id)
  if (full !== null || !isLeaderId(leader)) return full
  const l = leaderNo(leader)
  if (!ownPool(s, s.turn).includes(l) || seatOfLeader(s, l) !== seat) return null
  // All that could be assigned but is not on offer has been forbidden.
  const forbidden = ask.opts.every((o) => o.t !== 'assign' || o.c !== id || o.d !== leader)
  return forbidden ? refuse('rebellion/team/14') : null
}

function whyNotDeploy(s: State, seat: number, place: string, unit: string): Verdict {
  if (!isPlace(place) || !isUnit(unit)) return null
  return mayDeployUnit(s, sideOfSeat(seat), unitNo(unit), placeNo(place)) ?? refuse('rebellion/deploy/02', { place })
}

const REASONS: Readonly<Record<string, Reason>> = {
  activate: (s, seat, c, d) => whyNotActivate(s, seat, c, d),
  take: (s, seat, c, d, ask) => whyNotTake(s, seat, c, d, ask),
  assign: (s, seat, c, d, ask) => whyNotAssign(s, seat, c, d, ask),
  mission: (s, seat, c) =>
    sideOf(s, sideOfSeat(seat)).assigned.includes(Number(c)) ? whyNotReveal(s, seat, Number(c)) : refuse('rebellion/reveal/1'),
  deploy: (s, seat, c, d) => whyNotDeploy(s, seat, c, d),
  base: (s, seat, c) => (sideOfSeat(seat) === REBEL && isPlace(c) && placeNo(c) !== SPACE ? mayHoldBase(s, systemNo(c)) : null),
  system: (s, _seat, c) => (isPlace(c) && placeNo(c) !== SPACE ? mayStartIn(s, systemNo(c)) : null),
  pick: (s, seat, c) => {
    const side = sideOfSeat(seat)
    return sideOf(s, side).hand.includes(Number(c)) && !discardable(s, side).includes(Number(c)) ? refuse('rebellion/refresh/2c') : null
  },
  'reveal-base': (s, seat) => (sideOfSeat(seat) !== REBEL || s.revealed ? refuse('rebellion/base/19') : null),
}

/** The kind of question in which an answer belongs; out of its place it is refused by the rule of the question that is open. */
const BELONGS: Readonly<Record<string, string>> = {
  activate: 'command',
  mission: 'command',
  'reveal-base': 'command',
  take: 'move',
  assign: 'assign',
  deploy: 'deploy',
  base: 'choose-base',
  system: 'start-system',
  pick: 'hand-limit',
}

/** Why the seat may not give this answer now; null when nothing speaks against it. */
export function whyNot(s: State, seat: number, key: string, ask?: Ask): Verdict {
  const [t = '', c = '', d = ''] = key.split(':')
  if (ask === undefined) return ruleOfTurn(s)
  const inCombat = s.combat === null ? null : whyNotInCombat(s, seat, key, ask)
  if (inCombat !== null) return inCombat
  const reason = BELONGS[t] === ask.kind ? REASONS[t]?.(s, seat, c, d, ask) : null
  return reason ?? ruleOfQuestion(ask, t)
}
