/** Looking: only the seat sees the cards; they stay where they are, face down (deckbuilding/look/01, /02). */
import { cardOf, factsOf, playerOf } from '../state.ts'
import { tell, type G } from './context.ts'

/** The top `n` cards of the galaxy deck, or as many as there are; the top one first. */
export function lookAtGalaxyDeck(g: G, seat: number, n: number): number[] {
  const s = g.s
  const cards = s.galaxyDeck.slice(-n).toReversed()
  for (const id of cards) cardOf(s, id).seen |= 1 << seat
  g.reveal()
  if (g.events !== null) {
    tell(g, { t: 'look', seat, at: 'galaxy-deck', n: cards.length, seen: 1 << seat, defs: cards.map((id) => factsOf(s, id).id) })
  }
  return cards
}

/** The opponent's whole hand. */
export function lookAtHand(g: G, seat: number): readonly number[] {
  const s = g.s
  const hand = playerOf(s, 1 - seat).hand
  for (const id of hand) cardOf(s, id).seen |= 1 << seat
  g.reveal()
  if (g.events !== null) tell(g, { t: 'look', seat, at: 'hand', n: hand.length, seen: 3, defs: hand.map((id) => factsOf(s, id).id) })
  return hand
}
