/** Purchasing cards. */
import type { Opt, Verdict } from '@orrery/kernel'
import { baseRules, rulesOf } from '../cards/registry.ts'
import type { CardFacts } from '../content/cards.ts'
import { cardOf, factsOf, playerOf, removeFrom, SEEN_BY_ALL, sideOf, type State } from '../state.ts'
import { useWhenCard } from './abilities.ts'
import { tell, type G } from './context.ts'
import { leaveRow, refill } from './galaxy-row.ts'
import { keyed, TO_DECK, TO_DECK_BY, TO_HAND, TO_HAND_BY, TO_PILE } from './keys.ts'
import { NOT_FOR_SALE, NOT_YOUR_TURN, tooDear, WRONG_FACTION } from './refusals.ts'

type From = 'row' | 'pilots' | 'galaxy-discard'
/** Where an effect puts a purchase instead of the discard pile, and which card or base does so. */
export interface Placement {
  readonly to: 'hand' | 'deck'
  readonly source: number | string
}

/** The seat's resources cover a price (deckbuilding/purchase/02). */
export function priceVerdict(s: State, seat: number, cost: number): Verdict {
  const have = playerOf(s, seat).resources
  return have >= cost ? null : tooDear(cost, have)
}

/** The seat may purchase such a card and can pay for it (deckbuilding/affiliation/02, /03). */
export function canPay(s: State, seat: number, facts: CardFacts): Verdict {
  if (facts.faction !== 'neutral' && facts.faction !== sideOf(seat)) return WRONG_FACTION
  return priceVerdict(s, seat, facts.cost)
}

/** The number of the pilot that can be purchased, or -1 when none is left (deckbuilding/purchase/06). */
export function topPilot(s: State): number {
  return s.pilots.length === 0 ? -1 : (s.pilots[s.pilots.length - 1] as number)
}

/** The seat may purchase the card: it lies in the row or on top of the pilots (deckbuilding/purchase/01). */
export function mayBuy(s: State, seat: number, id: number): Verdict {
  if (s.active !== seat) return NOT_YOUR_TURN
  if (!s.row.includes(id) && topPilot(s) !== id) return NOT_FOR_SALE
  return canPay(s, seat, factsOf(s, id))
}

/** Purchases a card of the row or the top pilot for its cost. */
export function buy(g: G, seat: number, id: number): void {
  purchase(g, seat, id, g.s.row.includes(id) ? 'row' : 'pilots', factsOf(g.s, id).cost, null)
}

/**
 * A purchase, paid or free: where the card goes is chosen if an effect allows a choice, the gap in the row is filled at
 * once, then the card's own "when purchased" ability is offered; it lies in its place by then but can't exile itself.
 */
export function purchase(g: G, seat: number, id: number, from: From, paid: number, fixed: Placement | null): void {
  const s = g.s
  const p = playerOf(s, seat)
  const place = placementOf(g, seat, id, fixed)
  p.resources -= paid
  if (from === 'row') leaveRow(s, id)
  else removeFrom(from === 'pilots' ? s.pilots : s.galaxyDiscard, id)
  cardOf(s, id).seen = SEEN_BY_ALL
  const to = place.t === 'to-hand' ? 'hand' : place.t === 'to-deck' ? 'deck' : 'discard'
  p[to].push(id)
  const rule = p.base === null ? null : baseRules(p.base).placement
  if (rule !== null && place.c === p.base && rule.doomed) s.doomed.push(id)
  const facts = factsOf(s, id)
  s.bought++
  if (facts.faction === 'neutral') s.boughtNeutral++
  s.waiting.length = 0
  if (g.events !== null) tell(g, { t: 'buy', seat, paid, from, to, card: id, def: facts.id })
  if (from === 'row') refill(g)
  if (place.t === 'to-hand' && place.c === id) rulesOf(s, id).toHand?.run(g, seat, id)
  useWhenCard(g, seat, id, 'whenPurchased')
}

/** The way to the discard pile, or one of the effects that apply; the buyer picks when several do (docs/rulings.md). */
function placementOf(g: G, seat: number, id: number, fixed: Placement | null): Opt {
  const s = g.s
  const p = playerOf(s, seat)
  const rule = p.base === null ? null : baseRules(p.base).placement
  const byBase = rule !== null && rule.applies(s, factsOf(s, id))
  const itself = rulesOf(s, id).toHand !== null
  if (fixed === null && s.waiting.length === 0 && !byBase && !itself) return TO_PILE
  const opts: Opt[] = [firstPlace(s, fixed)]
  if (itself) opts.push(keyed(TO_HAND, id))
  // Two ways to the deck come to the same: one is offered.
  if (byBase && p.base !== null && !(rule.to === 'deck' && opts[0]?.t === 'to-deck')) opts.push(byBaseOption(rule.to, p.base))
  return g.choose(seat, 'placement', opts, { about: id })
}

function firstPlace(s: State, fixed: Placement | null): Opt {
  if (fixed !== null) return typeof fixed.source === 'string' ? byBaseOption(fixed.to, fixed.source) : keyed(TO_DECK, fixed.source)
  return s.waiting.length > 0 ? keyed(TO_DECK, s.waiting[0] as number) : TO_PILE
}

function byBaseOption(to: 'hand' | 'deck', base: string): Opt {
  return (to === 'hand' ? TO_HAND_BY : TO_DECK_BY)[base] as Opt
}
