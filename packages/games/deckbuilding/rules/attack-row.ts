/** Sabotage and bounty hunting: one attack with two names (deckbuilding/attack-row/01). */
import type { CardFacts, Reward } from '../content/cards.ts'
import { buyable, freePurchase, inRow } from '../cards/verbs.ts'
import { rulesOf } from '../cards/registry.ts'
import { factsOf, playerOf, type State } from '../state.ts'
import { useWhenCard } from './abilities.ts'
import { attackOf, groupAt } from './attack.ts'
import { spendGroup } from './commit.ts'
import { tell, type G } from './context.ts'
import { canExile, exileSome } from './exile.ts'
import { atLastSpace, gainForce } from './force.ts'
import { freeAttackersOf, leaveRow, refill, toGalaxyDiscard } from './galaxy-row.ts'
import { gainResources } from './gain.ts'
import { TAKE_OR_PASS } from './keys.ts'

/** The attack that defeats a row card: its target value; a neutral unit that may be attacked counts its cost. */
export function targetValueOf(facts: CardFacts): number {
  return facts.targetValue ?? facts.cost
}

/** What defeating the card may bring; a neutral unit gives resources equal to its cost. */
export function rewardOf(facts: CardFacts): Reward {
  return facts.reward ?? { resources: facts.cost, force: 0, exileUpTo: 0, freePurchase: false }
}

/** The group attacks a row card: at its target value or above it is defeated, below nothing happens (deckbuilding/attack-row/06, /10, /11). */
export function attackRow(g: G, seat: number, target: number): void {
  const s = g.s
  const group = groupAt(s, seat, target)
  const facts = factsOf(s, target)
  const need = targetValueOf(facts)
  let total = 0
  for (const id of group) total += attackOf(s, seat, id, target)
  if (g.events !== null) {
    const cards = group.map((id) => ({ card: id, def: factsOf(s, id).id, attack: attackOf(s, seat, id, target) }))
    tell(g, { t: 'attack', seat, cards, target, def: facts.id, total, need })
  }
  spendGroup(s, group)
  if (facts.faction === 'neutral') spendHunt(s, seat)
  if (total < need) {
    if (g.events !== null) tell(g, { t: 'failed', seat, card: target, def: facts.id })
    return
  }
  if (g.events !== null) tell(g, { t: 'defeated', seat, card: target, def: facts.id })
  leaveRow(s, target)
  toGalaxyDiscard(s, target)
  refill(g)
  takeReward(g, seat, facts)
  afterDefeat(g, seat, group)
}

/** The base's permission is used up; groups at other neutral cards become free. */
function spendHunt(s: State, seat: number): void {
  playerOf(s, seat).baseUsed = true
  for (const id of s.row) if (id >= 0 && factsOf(s, id).faction === 'neutral') freeAttackersOf(s, id)
}

/** A part of the reward could be carried out. */
function canTake(s: State, seat: number, r: Reward): boolean {
  if (r.resources > 0 || (r.force > 0 && !atLastSpace(s, seat))) return true
  if (r.exileUpTo > 0 && canExile(s, seat)) return true
  return r.freePurchase && inRow(s, buyable(seat, false)).length > 0
}

/**
 * The reward is optional (deckbuilding/attack-row/08) and usable in the same turn; the refilled row counts (deckbuilding/attack-row/07).
 * The questions name the card by its content id: the refill may have shuffled it into the galaxy deck already.
 */
function takeReward(g: G, seat: number, facts: CardFacts): void {
  const r = rewardOf(facts)
  if (!canTake(g.s, seat, r)) return
  const taken = g.choose(seat, 'reward', TAKE_OR_PASS, { about: facts.id }).t === 'take'
  if (g.events !== null) tell(g, { t: 'reward', seat, def: facts.id, taken })
  if (!taken) return
  g.path.push(facts.id)
  if (r.resources > 0) gainResources(g, seat, r.resources, 'reward', facts.id)
  if (r.force > 0) gainForce(g, seat, r.force, facts.id)
  if (r.exileUpTo > 0) exileSome(g, seat, r.exileUpTo === 1 ? 1 : 0, r.exileUpTo, facts.id)
  if (r.freePurchase) freePurchase(g, seat, buyable(seat, false), facts.id, null)
  g.path.pop()
}

/** After the reward (deckbuilding/when/03) each card of the group with such an ability may use it, in the order that the player wants. */
function afterDefeat(g: G, seat: number, group: readonly number[]): void {
  const able = group.filter((id) => rulesOf(g.s, id).whenDefeats !== null)
  for (const id of able.length > 1 ? g.order(seat, 'use-order', able) : able) useWhenCard(g, seat, id, 'whenDefeats')
}
