/** Decks: shuffling, drawing, and what happens when a deck is empty. */
import { cardOf, factsOf, freshen, playerOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'

/**
 * Shuffles the cards of a pile: what they are is dealt anew among their numbers, so that a number tells nothing, and
 * nobody knows any of them afterwards. A card that had to be exiled this turn can't be found any more.
 */
export function shufflePile(g: G, ids: readonly number[], seat: number): void {
  const s = g.s
  const defs: number[] = []
  for (const id of ids) defs.push(cardOf(s, id).def)
  g.shuffle(defs)
  for (let i = 0; i < ids.length; i++) {
    const c = cardOf(s, ids[i] as number)
    freshen(c)
    c.def = defs[i] as number
    c.seen = 0
  }
  if (s.doomed.length > 0) s.doomed = s.doomed.filter((id) => !ids.includes(id))
  if (g.events !== null) tell(g, { t: 'shuffle', seat })
}

/** The seat could draw at least one card. */
export function canDraw(s: State, seat: number): boolean {
  const p = playerOf(s, seat)
  return p.deck.length > 0 || p.discard.length > 0
}

/**
 * Draws `n` cards, or as many as there are (deckbuilding/empty-deck/04). The discard pile is shuffled only when a card
 * is due and the deck is empty (deckbuilding/empty-deck/01, /02).
 */
export function draw(g: G, seat: number, n: number): void {
  const p = playerOf(g.s, seat)
  let drawn = 0
  for (let i = 0; i < n; i++) {
    if (p.deck.length === 0) {
      if (p.discard.length === 0) break
      tellDrawn(g, seat, drawn)
      drawn = 0
      const pile = p.discard
      p.discard = p.deck
      p.deck = pile
      shufflePile(g, pile, seat)
    }
    const id = p.deck.pop() as number
    cardOf(g.s, id).seen |= 1 << seat
    p.hand.push(id)
    drawn++
  }
  g.reveal()
  tellDrawn(g, seat, drawn)
}

function tellDrawn(g: G, seat: number, n: number): void {
  if (g.events === null || n === 0) return
  const cards = playerOf(g.s, seat).hand.slice(-n)
  tell(g, { t: 'draw', seat, n, seen: 1 << seat, cards, defs: cards.map((id) => factsOf(g.s, id).id) })
}

/** The galaxy deck has a top card to look at or to reveal; it is never shuffled for that (deckbuilding/empty-deck/06). */
export function hasGalaxyTop(s: State): boolean {
  return s.galaxyDeck.length > 0
}

/** The number of the galaxy deck's top card; only when there is one. */
export function galaxyTop(s: State): number {
  return s.galaxyDeck[s.galaxyDeck.length - 1] as number
}
