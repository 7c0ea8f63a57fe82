/** Revealing: both players see the card; it stays on top unless it must be discarded (deckbuilding/reveal/01, /02). */
import type { CardFacts } from '../content/cards.ts'
import { cardOf, factsOf, SEEN_BY_ALL, sideOf } from '../state.ts'
import { tell, type G } from './context.ts'
import { discardGalaxyTop } from './discard.ts'
import { galaxyTop } from './empty-deck.ts'

/** The galaxy deck's top card is shown. An enemy card is discarded, an own one does `own`, a neutral one nothing (deckbuilding/reveal/03). */
export function revealGalaxyTop(g: G, seat: number, own: () => void): void {
  const s = g.s
  const id = galaxyTop(s)
  cardOf(s, id).seen = SEEN_BY_ALL
  g.reveal()
  const facts: CardFacts = factsOf(s, id)
  if (g.events !== null) tell(g, { t: 'reveal', seat, card: id, def: facts.id })
  if (facts.faction === sideOf(seat)) own()
  else if (facts.faction !== 'neutral') discardGalaxyTop(g, seat, id)
}
