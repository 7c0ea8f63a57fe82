/** The galaxy row: leaving it, and filling its gaps. */
import { cardOf, factsOf, freshen, GAP, NOBODY, playerOf, SEEN_BY_ALL, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { shufflePile } from './empty-deck.ts'

/**
 * Takes a card out of the row. Cards that were chosen to attack it become free again: they have not attacked.
 * The caller puts the card somewhere and then refills the row.
 */
export function leaveRow(s: State, id: number): void {
  s.row[s.row.indexOf(id)] = GAP
  freeAttackersOf(s, id)
}

/** Cards chosen for a target become free again. */
export function freeAttackersOf(s: State, target: number): void {
  const p = playerOf(s, s.active)
  for (const u of p.units) if (cardOf(s, u).target === target) cardOf(s, u).target = NOBODY
  for (const u of p.ships) if (cardOf(s, u).target === target) cardOf(s, u).target = NOBODY
}

/**
 * Fills every gap from the galaxy deck, face up (deckbuilding/purchase/05). An empty galaxy deck is made from the galaxy
 * discard pile (deckbuilding/empty-deck/03); if that is empty too the gap stays for the next refill (deckbuilding/empty-deck/05).
 */
export function refill(g: G): void {
  const s = g.s
  for (let place = 0; place < s.row.length; place++) {
    if (s.row[place] !== GAP) continue
    if (s.galaxyDeck.length === 0) {
      if (s.galaxyDiscard.length === 0) return
      const pile = s.galaxyDiscard
      s.galaxyDiscard = s.galaxyDeck
      s.galaxyDeck = pile
      shufflePile(g, pile, -1)
    }
    const id = s.galaxyDeck.pop() as number
    cardOf(s, id).seen = SEEN_BY_ALL
    s.row[place] = id
    g.reveal()
    if (g.events !== null) tell(g, { t: 'refill', place, card: id, def: factsOf(s, id).id })
  }
}

/** Puts a card on the galaxy discard pile. */
export function toGalaxyDiscard(s: State, id: number): void {
  const c = cardOf(s, id)
  freshen(c)
  c.seen = SEEN_BY_ALL
  s.galaxyDiscard.push(id)
}
