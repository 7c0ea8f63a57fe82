/** Objective cards. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import { objectiveRules } from '../cards/objectives.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { objectiveOf } from '../lookup.ts'
import { cardAt, generalOf, REBEL, removeFrom, SEEN_BY_ALL, type State } from '../state.ts'
import { combatOf } from './combat-effects.ts'
import { tell, type G } from './context.ts'
import { gainReputation } from './reputation.ts'

type Timing = (typeof OBJECTIVES)[number]['timing']

/** Whether the condition of an objective card is fulfilled now. */
export const conditionMet = (s: State, card: number): boolean => objectiveRules(objectiveOf(s, card).id).met(s)

/** Whether an objective in hand may be played now, in a combat or before the refresh phase (rebellion/objectives/01, /04 to /06). */
export function mayPlayObjective(s: State, card: number): Verdict {
  const { id, timing } = objectiveOf(s, card)
  if (timing === 'combat' && s.combat === null) return refuse('rebellion/objectives/04', { card: id })
  if (timing !== 'combat' && s.combat !== null) return refuse('rebellion/objectives/05', { card: id })
  if (s.combat !== null && s.combat.scored.length > 0) return refuse('rebellion/objectives/06', { card: id })
  return conditionMet(s, card) ? null : refuse('rebellion/objectives/01', { card: id })
}

/** As far as anybody can know the Rebels may hold this objective: it is not one of those that left the game. */
const isOut = (s: State, id: string): boolean => s.scored.some((card) => objectiveOf(s, card).id === id)

/** The rules of the objectives by their moment, each with its bit: its index in OBJECTIVES. */
const rulesAt = (timing: Timing) =>
  OBJECTIVES.flatMap(({ id, timing: own }, i) => (own === timing ? [{ id, bit: 1 << i, rules: objectiveRules(id) }] : []))
const RULES: Readonly<Record<Timing, ReturnType<typeof rulesAt>>> = {
  combat: rulesAt('combat'),
  'start-of-refresh-phase': rulesAt('start-of-refresh-phase'),
}

/** Bits of the objectives, by index in OBJECTIVES, that are fulfilled now and not known to be gone. */
function fulfilled(s: State, timing: Timing): number {
  let bits = 0
  for (const { id, bit, rules } of RULES[timing]) if (rules.met(s) && !isOut(s, id)) bits |= bit
  return bits
}

/** Puts a played objective where it belongs, and gains its reputation (rebellion/objectives/02, /08, /09r). */
export function scoreObjective(g: G, card: number): void {
  const s = g.s
  const facts = objectiveOf(s, card)
  const rules = objectiveRules(facts.id)
  const reputation = rules.worth?.(s) ?? facts.reputation ?? 0
  cardAt(s, card).seen = SEEN_BY_ALL
  g.reveal()
  if (facts.afterPlay === 'box') {
    removeFrom(s.objectives, card)
    s.scored.push(card)
  }
  s.combat?.scored.push(card)
  tell(g, { t: 'objective', def: facts.id, reputation })
  gainReputation(g, reputation)
  rules.after?.(g)
}

/** Asks the Rebel general for one fulfilled objective, or none: also when he holds none (rebellion/objectives/01, /07, /10, team/31). */
function offer(g: G, kind: string): void {
  const s = g.s
  const held = s.objectives.filter((card) => mayPlayObjective(s, card) === null)
  const opts = held.map((card): Opt => ({ t: 'play', c: objectiveOf(s, card).id }))
  const o = g.may(generalOf(s, REBEL), kind, opts, { concealed: true })
  const card = held.find((x) => objectiveOf(s, x).id === o?.c)
  if (card !== undefined) scoreObjective(g, card)
}

/**
 * A moment in a combat at which a fulfilled objective may be played: asked when something has happened since the last time, and
 * when by what everybody sees some objective could be played; at most one in a combat (rebellion/objectives/03, /06).
 */
export function offerCombatObjective(g: G): void {
  const s = g.s
  const c = combatOf(s)
  if (s.objectives.length === 0 || c.scored.length > 0) return
  const bits = fulfilled(s, 'combat')
  const fresh = bits & ~c.offered
  c.offered = bits
  if (fresh !== 0) offer(g, 'combat-objective')
}

/** Before step 1 of the refresh phase: at most one objective of that moment (rebellion/objectives/05, /06). */
export function playRefreshObjective(g: G): void {
  const s = g.s
  if (s.objectives.length > 0 && fulfilled(s, 'start-of-refresh-phase') !== 0) offer(g, 'refresh-objective')
}
