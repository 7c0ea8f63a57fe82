/** Discarding from hands and from the galaxy row. */
import { cardOf, factsOf, playerOf, removeFrom, SEEN_BY_ALL, type State } from '../state.ts'
import { useWhenBase } from './abilities.ts'
import { tell, type G } from './context.ts'
import { leaveRow, refill, toGalaxyDiscard } from './galaxy-row.ts'
import { picks } from './keys.ts'

/** The seat has a card in hand. */
export function hasHand(s: State, seat: number): boolean {
  return playerOf(s, seat).hand.length > 0
}

/** A card goes from the seat's hand to its own discard pile (deckbuilding/discard/02). */
export function discardFromHand(g: G, seat: number, id: number, random = false): void {
  const p = playerOf(g.s, seat)
  removeFrom(p.hand, id)
  cardOf(g.s, id).seen = SEEN_BY_ALL
  p.discard.push(id)
  if (g.events !== null) tell(g, { t: 'discard', seat, from: 'hand', card: id, def: factsOf(g.s, id).id, ...(random && { random }) })
}

/** In the turn of the other seat the owner of the hand discards a card of its choice, or a random one (deckbuilding/discard/01). */
export function opponentDiscards(g: G, seat: number, about: number, random = false): void {
  const s = g.s
  const victim = 1 - seat
  const hand = playerOf(s, victim).hand
  if (hand.length === 0) return
  const id = random ? (hand[g.random(hand.length)] as number) : (g.choose(victim, 'discard', picks(hand), { about }).c as number)
  discardFromHand(g, victim, id, random)
  // A last card goes without a question: it comes to light all the same.
  g.reveal()
  useWhenBase(g, seat, 'whenOpponentDiscards')
}

/** A card of the row goes to the galaxy discard pile; no reward (deckbuilding/discard/03, /04). */
export function discardFromRow(g: G, seat: number, id: number): void {
  leaveRow(g.s, id)
  toGalaxyDiscard(g.s, id)
  if (g.events !== null) tell(g, { t: 'discard', seat, from: 'row', card: id, def: factsOf(g.s, id).id })
  refill(g)
}

/** The galaxy deck's top card goes to the galaxy discard pile. */
export function discardGalaxyTop(g: G, seat: number, id: number): void {
  const s = g.s
  removeFrom(s.galaxyDeck, id)
  toGalaxyDiscard(s, id)
  if (g.events !== null) tell(g, { t: 'discard', seat, from: 'galaxy-deck', card: id, def: factsOf(s, id).id })
}
