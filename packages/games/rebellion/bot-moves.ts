/** Scores of the answers to every kind of question: what the rule of thumb takes, and the order in which a search tries them. */
import type { Ask, Opt } from '@orrery/kernel'
import { MISSIONS } from './content/missions.ts'
import { actionOf, blockOf, leaderFacts, leaderNo, missionOf, NEIGHBOURS, objectiveOf, placeNo, SPACE, unitFacts, unitNo } from './lookup.ts'
import { iconsOf, leadersOn } from './rules/leaders.ts'
import { baseSystem } from './rules/map.ts'
import { mayLeave } from './rules/movement.ts'
import { suspectsOf } from './rules/probes.ts'
import { groundAt, unitsAt } from './rules/units.ts'
import { actionScore, addScore, blockScore, destroyScore, hitScore, payScore, retreatScore, unitWorth } from './bot-combat.ts'
import { LASER, starSoon } from './bot-laser.ts'
import { aimValues, assignValue, bestAim, marksOf, odds, reserveValue, sightOf, type Sight } from './bot-missions.ts'
import { freeRoom, moveScores } from './bot-move.ts'
import { hideout, plansOf, stepsToBase } from './bot-plans.ts'
import { placingScores } from './bot-setup.ts'
import { danger, forcesOf, nearness, wants } from './bot-values.ts'
import { usualWorth, worthOf } from './bot-worth.ts'
import { IMPERIAL, IN_POOL, leaderAt, NONE, placeAt, REBEL, sideOf, sideOfSeat, type State } from './state.ts'

/** Scores of the options of an ask, in their order. */
export type Scorer = (s: State, ask: Ask) => number[]

const each =
  (score: (s: State, ask: Ask, o: Opt, i: number) => number): Scorer =>
  (s, ask) =>
    ask.opts.map((o, i) => score(s, ask, o, i))

const skillWorth = (l: number): number => iconsOf(l, 'all') + 0.68 * ((leaderFacts(l).tactics?.space ?? 0) + (leaderFacts(l).tactics?.ground ?? 0))

/** A turn: the best activation with the leader who fits and is missed least, or the best mission. */
function commandScores(s: State, ask: Ask): number[] {
  const side = sideOfSeat(ask.seat)
  const plans = plansOf(s, side)
  const sight = sightOf(s)
  const leaders = new Map<string, { cost: number; tactics: number }>()
  return ask.opts.map((o) => {
    if (o.t === 'mission') {
      const card = Number(o.c)
      return 0.44 + bestAim(s, side, card, leadersOn(s, card), sight)
    }
    if (o.t === 'reveal-base') return -3
    if (o.t !== 'activate') return 0
    const id = String(o.d)
    let who = leaders.get(id)
    if (who === undefined) {
      const facts = leaderFacts(leaderNo(id))
      who = { cost: 0.13 * iconsOf(leaderNo(id), 'all'), tactics: (facts.tactics?.space ?? 0) + (facts.tactics?.ground ?? 0) }
      leaders.set(id, who)
    }
    const plan = plans[placeNo(String(o.c))] ?? { value: -1, battle: false }
    return plan.value - 0.28 - who.cost - (plan.battle ? -0.25 : 0.067) * who.tactics
  })
}

/** Leaders that should stay in the pool, to activate and to oppose. */
const reserve = (s: State, side: number): number => {
  let pool = 0
  for (const x of s.leaders) if (x.side === side && x.at === IN_POOL) pool++
  const total = pool + s.leaders.filter((x) => x.side === side && x.at < IN_POOL - 1).length
  return side === IMPERIAL ? Math.floor(total * 0.9) : Math.ceil(total * 0.18)
}

function assignScores(s: State, ask: Ask): number[] {
  const side = sideOfSeat(ask.seat)
  const pool = s.leaders.filter((x) => x.side === side && x.at === IN_POOL).length
  const keep = reserve(s, side)
  const sight = sightOf(s)
  const cards = new Map<number, { readonly joins: readonly number[]; readonly marks: ReturnType<typeof marksOf>; readonly known: number }>()
  const knownOf = (card: number) => {
    const before = cards.get(card)
    if (before !== undefined) return before
    const [joins, marks] = [leadersOn(s, card), marksOf(s, side, card, sight)]
    const found = { joins, marks, known: joins.length === 0 ? 0 : Math.max(0, assignValue(s, side, card, joins, sight, marks)) }
    cards.set(card, found)
    return found
  }
  const pressure = pool <= keep ? (side === IMPERIAL ? 1.03 : 1.8) : 0.29
  return ask.opts.map((o) => {
    if (o.t === 'pass') return 0
    const l = leaderNo(String(o.d))
    if (o.t === 'action') return 0.48
    const card = Number(o.c)
    const { joins, marks, known } = knownOf(card)
    const value = assignValue(s, side, card, [...joins, l], sight, marks) - known
    return value - pressure * reserveValue(side, l) - 0.1 * iconsOf(l, 'all')
  })
}

/**
 * How much a leader is missed who opposes: those of the Empire are there to move its armies, as long as one can move. In the complete setup it
 * has more systems to look into, so it misses them more.
 */
function missed(s: State, side: number): number {
  if (side === REBEL) return 0.22
  const moves = s.places.some((_, at) => groundAt(s, IMPERIAL, at) > 0 && freeRoom(s, IMPERIAL, at) > 0 && mayLeave(s, IMPERIAL, at) === null)
  if (!moves) return 0.3
  return s.firstGame ? 0.45 : 1
}

const opposeScores: Scorer = (s, ask) => {
  const a = s.attempt
  if (a === null) return ask.opts.map(() => 0)
  const side = 1 - a.side
  const facts = missionOf(s, a.card)
  const skill = facts.countAllSkillIcons ? 'all' : facts.skill
  const icons = (of: number): number => s.leaders.reduce((n, x, k) => (x.at === a.place && x.side === of ? n + iconsOf(k, skill) : n), 0)
  const [mine, theirs] = [icons(side), icons(a.side)]
  const there = s.leaders.some((x) => x.at === a.place && x.side !== a.side)
  const stake = Math.max(0, worthOf(s, facts)(a.place, a.target))
  const [now, cost] = [odds(theirs, 0, mine, there), missed(s, side)]
  return ask.opts.map((o) => {
    if (o.t === 'pass') return 0
    const l = leaderNo(String(o.c))
    const more = iconsOf(l, skill)
    return stake * (now - odds(theirs, 0, mine + more, true)) - cost * reserveValue(side, l) - 0.023 * (iconsOf(l, 'all') - more)
  })
}

const targetScores: Scorer = (s, ask) => {
  const facts = s.attempt === null ? MISSIONS.find((m) => m.id === ask.about) : missionOf(s, s.attempt.card)
  if (facts === undefined) return ask.opts.map(() => 0)
  const targets = ask.opts.map((o) => (o.t === 'leader' ? leaderNo(String(o.c)) : placeNo(String(o.c))))
  return aimValues(s, sideOfSeat(ask.seat), facts, s.attempt?.leaders ?? [], targets)
}

/** Where Rebel units come into play: at the base, or where an objective asks for somebody. */
function rebelDeployScore(s: State, at: number): number {
  // Whoever finds a base without troops has taken it.
  const troops = groundAt(s, REBEL, SPACE)
  if (at === SPACE) return troops > 8 ? 0.95 : 3
  if (s.revealed && at === baseSystem(s)) return 1.15
  return wants(s, 'defend-the-people', 'establish-outposts') && unitsAt(s, REBEL, at) === 0 ? 2 : 0.63
}

/** Where units come into play: those of the Empire near suspects and the base, troops to ships with room for them and ships to troops without. */
const deployScores: Scorer = (s, ask) => {
  const side = sideOfSeat(ask.seat)
  const suspects = suspectsOf(s)
  const steps = stepsToBase(s, suspects)
  return ask.opts.map((o) => {
    if (o.t === 'pass') return -1
    const at = placeNo(String(o.c))
    const worth = 0.14 * unitWorth(String(o.d))
    if (side === REBEL) return rebelDeployScore(s, at) + worth
    const near = (NEIGHBOURS[at] ?? []).filter((n) => (s.revealed ? n === baseSystem(s) : suspects.includes(n))).length
    const { theatre, transportRestricted } = unitFacts(unitNo(String(o.d)))
    const troops = theatre === 'ground'
    const room = freeRoom(s, IMPERIAL, at)
    const fits = Math.min(2, Math.max(0, transportRestricted ? room : -room))
    const alone = groundAt(s, IMPERIAL, at) === 0 && troops ? 0.39 : 0
    return 0.36 * near + (steps === null ? 0 : Math.max(0, 2 - 0.48 * (steps[at] as number))) + 0.41 * fits + worth + alone
  })
}

const TRANSPORT = unitNo('rebel-transport')

function buildScore(s: State, o: Opt): number {
  if (o.t === 'pass') return -0.05
  if (o.t === 'scrap') return -1
  const transports = s.places.reduce((n, p) => n + (p.units[TRANSPORT] as number), 0)
  const extra: Readonly<Record<string, number>> = {
    'y-wing': 0.29,
    'ion-cannon': s.revealed ? 0 : 0.26,
    'rebel-transport': transports === 0 ? 0.7 : -0.6,
  }
  return unitWorth(String(o.c)) + (extra[String(o.c)] ?? 0)
}

/** A place for the base, or for Rebels who start outside of it. */
const baseScores: Scorer = (s, ask) => {
  const empire = forcesOf(s, IMPERIAL)
  return ask.opts.map((o) => {
    if (o.t === 'pass') return s.revealed ? -20 : hideout(s, baseSystem(s), empire) - 0.23 + (suspectsOf(s).length > 3 ? 0.4 : -1)
    return hideout(s, placeNo(String(o.c)), empire)
  })
}

function mobilizationScore(s: State, _ask: Ask, o: Opt): number {
  if (s.revealed) return o.t === 'new-base' ? 2 : 0
  const risk = danger(s)
  if (o.t === 'new-base') return suspectsOf(s).length <= 5 ? 1.3 * risk : risk
  return o.t === 'pass' ? 0.6 : unitsAt(s, REBEL, SPACE) < 4 ? 0.71 : 0.22
}

/** What a card in hand is worth to a side. */
function cardScore(s: State, side: number, id: number, sight: Sight): number {
  const { kind } = blockOf(id)
  if (kind === 'objective') return (objectiveOf(s, id).reputation ?? 1) * (0.11 + nearness(s, id))
  if (kind !== 'mission') return 0
  const usable = s.leaders.flatMap((x, l) => (x.side === side && x.at !== NONE ? [l] : []))
  const facts = missionOf(s, id)
  const fit = usable.some((l) => iconsOf(l, facts.skill) >= facts.skillCount)
  const laser = facts.id === LASER ? 3.7 * starSoon(s, suspectsOf(s)) : 0
  return (
    (fit ? 1 : 0.41) * Math.max(bestAim(s, side, id, [], sight), 0.33 * usualWorth(facts.id), laser) + (sideOf(s, side).deck.length > 0 ? 0 : 0.1)
  )
}

const byCard =
  (sign: 1 | -1, otherwise: number): Scorer =>
  (s, ask) => {
    const sight = sightOf(s)
    return ask.opts.map((o) => (typeof o.c === 'number' ? sign * cardScore(s, sideOfSeat(ask.seat), o.c, sight) : otherwise))
  }
const ofCard = byCard(1, 0)
const least = byCard(-1, -9)
const mostOf = (of: 'c' | 'd'): Scorer => each((_s, _ask, o) => Number(o[of] ?? 0))
const doing: Scorer = each((_s, _ask, o) => (o.t === 'pass' || o.t === 'done' || o.t === 'no' ? 0 : 1))

const loyaltyGain: Scorer = (s, ask) => {
  const facts = MISSIONS.find((m) => m.id === (sideOfSeat(ask.seat) === REBEL ? 'build-alliance' : 'rule-by-fear'))
  const worth = facts === undefined ? () => 0 : worthOf(s, facts)
  return ask.opts.map((o) => (o.c === undefined ? 0 : worth(placeNo(String(o.c)), NONE)))
}

const SCORERS: Readonly<Record<string, Scorer>> = {
  command: commandScores,
  assign: assignScores,
  'allow-assignment': each((_s, _ask, o) => (o.t === 'yes' ? 1 : 0)),
  move: moveScores,
  oppose: opposeScores,
  'mission-target': targetScores,
  deploy: deployScores,
  build: each((s, _ask, o) => buildScore(s, o)),
  gain: each((s, _ask, o) => buildScore(s, o)),
  recruit: each((s, _ask, o) =>
    o.t === 'recruit' ? skillWorth(leaderNo(String(o.d))) : o.t === 'keep' ? 0.79 + 0.1 * actionOf(s, Number(o.c)).leaders.length : 1,
  ),
  'choose-base': baseScores,
  'new-base': baseScores,
  mobilization: each(mobilizationScore),
  'start-system': each((s, _ask, o) =>
    o.c === undefined
      ? 0
      : (placeAt(s, placeNo(String(o.c))).loyalty === REBEL ? 2 : 0) + 0.31 * hideout(s, placeNo(String(o.c)), forcesOf(s, IMPERIAL)),
  ),
  'start-units': each((_s, ask, o) => -Math.abs(Number(o.c) - ask.opts.length / 2)),
  place: placingScores,
  'hand-limit': least,
  'keep-project': ofCard,
  'keep-objective': ofCard,
  infiltration: ofCard,
  search: ofCard,
  'order-top': ofCard,
  'order-bottom': least,
  'to-top': ofCard,
  contingency: ofCard,
  retrieve: ofCard,
  loyalty: loyaltyGain,
  option: each((_s, _ask, o) => (o.t === 'repair' ? 1.9 : o.t === 'loyalty' ? 1.2 : 1)),
  'add-leader': each(addScore),
  'combat-action': each((s, _ask, o) => actionScore(s, o)),
  reroll: each((_s, _ask, o) => (o.d === 'blank' ? 1 : o.t === 'pass' ? 0 : -1)),
  'assign-hit': each((s, _ask, o) => hitScore(s, o)),
  'card-damage': each((s, _ask, o) => hitScore(s, o)),
  block: each((_s, _ask, o) => (o.t === 'pass' ? 0 : 1)),
  'block-damage': each((s, _ask, o) => blockScore(s, o)),
  'pay-tactic': each((s, _ask, o) => payScore(s, o)),
  destroy: each((_s, _ask, o) => destroyScore(o)),
  demolition: each((_s, _ask, o) => destroyScore(o)),
  'destroy-unit': each((_s, _ask, o) => destroyScore(o)),
  'death-star-target': each((_s, _ask, o) => destroyScore(o)),
  surplus: each((_s, _ask, o) => -destroyScore(o)),
  oversee: each((_s, _ask, o) => unitWorth(String(o.c)) + 0.11 * Number(o.d ?? 0)),
  hasten: each((_s, _ask, o) => (o.t === 'pass' ? 0 : unitWorth(String(o.c)))),
  'black-as-red': mostOf('c'),
  'retreat-units': mostOf('d'),
  retreat: each(retreatScore),
  eliminate: each((_s, _ask, o) => skillWorth(leaderNo(String(o.c)))),
  rescue: each((_s, _ask, o) => skillWorth(leaderNo(String(o.c)))),
  'this-leader': each((s, _ask, o) => -skillWorth(leaderNo(String(o.c))) - leaderAt(s, leaderNo(String(o.c))).bonus),
  yoda: each((_s, ask, o) => (o.t === 'pass' ? 0.39 : ask.opts.length > 2 ? 0 : 0.19)),
  'r2-d2': each((_s, _ask, o) => (o.t === 'pass' ? 0.12 : o.c === 'special' ? 2 : 1)),
  'place-die': each((_s, _ask, o) => (o.d === 'special' ? 2 : o.d === 'direct-hit' ? 1.9 : 0)),
  nearest: each((s, _ask, o) => unitsAt(s, IMPERIAL, placeNo(String(o.c)))),
  'homing-beacon': each((s, _ask, o) => -unitsAt(s, IMPERIAL, placeNo(String(o.c)))),
  'action-place': each((s, _ask, o) =>
    o.c === undefined ? 0 : 0.14 * (NEIGHBOURS[placeNo(String(o.c))]?.length ?? 0) + 0.061 * unitsAt(s, REBEL, placeNo(String(o.c))),
  ),
  'name-systems': each((s, _ask, o) =>
    o.c === undefined ? 0 : (s.suspects[placeNo(String(o.c))] ?? 0) - 0.18 * groundAt(s, IMPERIAL, placeNo(String(o.c))),
  ),
}

/** The scores of an ask; where there is no rule of its own, doing something is better than nothing. */
export const scoresOf = (s: State, ask: Ask): number[] => (SCORERS[ask.kind] ?? doing)(s, ask)
