/** Exiling: the card leaves the game (deckbuilding/exile/01). */
import { cardOf, factsOf, freshen, playerOf, removeFrom, SEEN_BY_ALL, type State } from '../state.ts'
import { tell, type G } from './context.ts'

type From = 'hand' | 'discard' | 'play'

/** Exiles a card of the seat from where it is: hand, discard pile or play. A card in none of them stays (a shuffled deck hides it). */
export function exile(g: G, seat: number, id: number): void {
  const s = g.s
  const p = playerOf(s, seat)
  const from = p.hand.includes(id) ? 'hand' : p.discard.includes(id) ? 'discard' : 'play'
  const zone = from === 'play' ? (p.units.includes(id) ? p.units : p.ships) : p[from]
  if (zone.includes(id)) exileFrom(g, seat, id, zone, from)
}

function exileFrom(g: G, seat: number, id: number, zone: number[], from: From): void {
  const s = g.s
  removeFrom(zone, id)
  const c = cardOf(s, id)
  freshen(c)
  c.seen = SEEN_BY_ALL
  s.exiled.push(id)
  if (g.events !== null) tell(g, { t: 'exile', seat, from, card: id, def: factsOf(s, id).id })
}

/** The seat has a card in hand or discard pile. `but` doesn't count. */
export function canExile(s: State, seat: number, but = -1): boolean {
  const p = playerOf(s, seat)
  const n = p.hand.length + p.discard.length
  return but >= 0 && (p.hand.includes(but) || p.discard.includes(but)) ? n > 1 : n > 0
}

/** The seat exiles min..max cards from hand, discard pile or both (deckbuilding/exile/03, /05); never the card `but`. */
export function exileSome(g: G, seat: number, min: number, max: number, about: number | string, but = -1): void {
  const p = playerOf(g.s, seat)
  const from = [...p.hand, ...p.discard].filter((id) => id !== but)
  for (const id of g.chooseSome(seat, 'exile', from, min, max, about)) exile(g, seat, id)
}
