/** The chance of winning, from all that a position holds. */
import { unitNo } from './lookup.ts'
import { turnRoles } from './rules/command.ts'
import { isCaptive, leadersOn } from './rules/leaders.ts'
import { assignValue, marksOf, sightOf } from './bot-missions.ts'
import { armies, danger, objectives, support } from './bot-values.ts'
import { ELIMINATED, IMPERIAL, IN_POOL, IN_SUPPLY, leaderAt, REBEL, sideOf, sideOfRole, type State } from './state.ts'

const [DEATH_STAR, SITE] = [unitNo('death-star'), unitNo('death-star-under-construction')]

/** Leaders of the Rebels less those of the Empire; captives count against their side. */
function people(s: State): number {
  let sum = 0
  for (let l = 0; l < s.leaders.length; l++) {
    const { at, side } = leaderAt(s, l)
    if (at === IN_SUPPLY || at === ELIMINATED) continue
    const worth = isCaptive(s, l) ? -1 : 1
    sum += side === REBEL ? worth : -worth
  }
  return sum
}

/** What the next leader in the pool is good for, the first one first: to activate a system, or to stand against a mission. */
const IN_RESERVE: readonly (readonly number[])[] = [
  [0.35, 0.2, 0.1],
  [1.2, 1.1, 1, 0.9, 0.6, 0.4, 0.2],
]
/** The same once the side has passed: it can only oppose. */
const PASSED: readonly number[] = [0.1, 0.05]

/** What a side can still do in this round: with leaders in its pool, and with missions that are assigned. */
function ready(s: State, side: number): number {
  const inCommand = s.step === 'command' || s.step === 'end-of-command'
  const passed = inCommand && turnRoles(s).every((role) => s.passed[role] === true || sideOfRole(role) !== side)
  let pool = 0
  for (const x of s.leaders) if (x.at === IN_POOL && x.side === side) pool++
  let sum = 0
  for (const x of (passed ? PASSED : (IN_RESERVE[side] as readonly number[])).slice(0, pool)) sum += x
  const { assigned } = sideOf(s, side)
  if (passed || assigned.length === 0) return sum
  const sight = sightOf(s)
  for (const card of assigned) sum += Math.max(0, assignValue(s, side, card, leadersOn(s, card), sight, marksOf(s, side, card, sight)))
  return sum
}

const missionsOf = (s: State, side: number): number => sideOf(s, side).hand.length + sideOf(s, side).assigned.length

/** Weights of the features, on the scale of a logistic function. */
const W = {
  time: 0.3,
  even: 11.5,
  objectives: 0.28,
  danger: 6,
  support: 0.075,
  people: 0.11,
  ready: 0.1,
  rebels: 0.022,
  empire: 0.014,
  star: 0.25,
  cards: 0.03,
}

/** The Rebels' chance of winning, roughly: the race of time and reputation against the hunt for the base. */
export function rebelChance(s: State): number {
  const gap = s.reputation - s.time
  const [rebels, empire] = armies(s)
  let stars = 0
  for (const p of s.places) stars += (p.units[DEATH_STAR] as number) + 0.5 * (p.units[SITE] as number)
  const cards = missionsOf(s, REBEL) - missionsOf(s, IMPERIAL)
  const z =
    W.time * (W.even - gap) +
    W.objectives * objectives(s) -
    W.danger * (danger(s) - 0.25) +
    W.support * support(s) +
    W.people * people(s) +
    W.ready * (ready(s, REBEL) - ready(s, IMPERIAL)) +
    W.rebels * (rebels - 24) -
    W.empire * (empire - 70) -
    W.star * (stars - 1) +
    W.cards * cards
  return 1 / (1 + Math.exp(-z))
}
