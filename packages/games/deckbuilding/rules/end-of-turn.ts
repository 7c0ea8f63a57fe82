/** The end of the turn: four steps in this order (deckbuilding/end-of-turn/0), after the exiles that fall due. */
import { cardOf, factsOf, freshen, playerOf, SEEN_BY_ALL, type Player } from '../state.ts'
import { tell, type G } from './context.ts'
import { draw } from './empty-deck.ts'
import { exile } from './exile.ts'

export const HAND_SIZE = 5

/** Cards that an effect sentenced are exiled wherever they are by now; before the other steps (docs/rulings.md). */
export function exileDoomed(g: G): void {
  const s = g.s
  if (s.doomed.length === 0) return
  for (const id of s.doomed) exile(g, s.active, id)
  s.doomed = []
}

/** Step 1: all own units in play are discarded; capital ships stay (deckbuilding/end-of-turn/1). */
export function discardUnits(g: G): void {
  const p = playerOf(g.s, g.s.active)
  for (const id of p.units) {
    freshen(cardOf(g.s, id))
    p.discard.push(id)
  }
  p.units = []
}

/** Step 2: base and capital ships become unused (deckbuilding/end-of-turn/2). */
export function readyBaseAndShips(g: G): void {
  const p: Player = playerOf(g.s, g.s.active)
  p.baseUsed = false
  for (const id of p.ships) {
    const c = cardOf(g.s, id)
    const damage = c.damage
    freshen(c)
    c.damage = damage
  }
}

/** Step 3: the rest of the hand is discarded, unspent resources go back (deckbuilding/end-of-turn/3.1, /3.2). */
export function discardHandAndResources(g: G): void {
  const s = g.s
  const seat = s.active
  const p = playerOf(s, seat)
  for (const id of p.hand) {
    cardOf(s, id).seen = SEEN_BY_ALL
    p.discard.push(id)
    if (g.events !== null) tell(g, { t: 'discard', seat, from: 'hand', card: id, def: factsOf(s, id).id })
  }
  p.hand = []
  if (g.events !== null) tell(g, { t: 'end-turn', seat, unspent: p.resources })
  p.resources = 0
}

/** Step 4: 5 cards are drawn (deckbuilding/end-of-turn/4.1). */
export function drawHand(g: G): void {
  draw(g, g.s.active, HAND_SIZE)
}

/** The other player's turn begins; what is counted within a turn starts anew. */
export function passTurn(g: G): void {
  const s = g.s
  s.turn++
  s.active = 1 - s.active
  s.bought = 0
  s.boughtNeutral = 0
  s.playedNeutral = 0
  s.waiting.length = 0
  for (const p of s.players) p.prevented = 0
}
