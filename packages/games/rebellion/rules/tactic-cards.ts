/** Tactic cards. */
import { blockOf, cardIdOf, tacticOf } from '../lookup.ts'
import { admiralOf, generalOf, REBEL, removeFrom, SEEN_BY_ALL, type State, cardAt } from '../state.ts'
import { combatOf, hasEffect } from './combat-effects.ts'
import type { Theatre } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { bitOf, show, shuffleCards, takeTop } from './decks.ts'

/** Who decides for a side in a theatre: the admiral in space, the general on the ground (rebellion/team/21, /22). */
export const seatIn = (s: State, side: number, theatre: Theatre): number => (theatre === 'space' ? admiralOf(s, side) : generalOf(s, side))

export const deckOf = (s: State, theatre: Theatre): number[] => (theatre === 'space' ? s.spaceTactics : s.groundTactics)
const playedOf = (s: State, theatre: Theatre): number[] => (theatre === 'space' ? combatOf(s).spacePlayed : combatOf(s).groundPlayed)
const handOf = (s: State, side: number): number[] => (side === REBEL ? combatOf(s).rebelHand : combatOf(s).imperialHand)
/** The theatre of a tactic card: its back shows it. */
export const theatreOf = (id: number): Theatre => (blockOf(id).name === 'space-tactics' ? 'space' : 'ground')

/** Cards of a theatre in a side's hand; how many they are is public (rebellion/tactic-cards/02). */
export const heldTactics = (s: State, side: number, theatre: Theatre): number[] => handOf(s, side).filter((id) => theatreOf(id) === theatre)

/** Whether it holds any. */
export const holdsTactics = (s: State, side: number, theatre: Theatre): boolean => handOf(s, side).some((id) => theatreOf(id) === theatre)

/** Whether a card could be drawn from the deck, or from the played ones that make a new deck. */
export const canDrawTactic = (s: State, theatre: Theatre): boolean => deckOf(s, theatre).length + playedOf(s, theatre).length > 0

/** Draws tactic cards: as many as there are (rebellion/tactic-cards/01, /03, components/20, /23r). */
export function drawTactics(g: G, side: number, theatre: Theatre, n: number): void {
  const s = g.s
  const got = takeTop(g, deckOf(s, theatre), n, playedOf(s, theatre))
  if (got.length === 0) return
  handOf(s, side).push(...got)
  const seen = side === REBEL && combatOf(s).faceUp ? SEEN_BY_ALL : bitOf(side)
  show(s, got, seen)
  g.reveal()
  if (g.events !== null) tell(g, { t: 'tactics', side, theatre, n: got.length, seen, cards: got, defs: got.map((id) => cardIdOf(s, id)) })
}

/** Whether a side may play tactic cards of the theatre at all; public (It's a Trap). */
export function mayPlayTactics(s: State, side: number, theatre: Theatre): boolean {
  return side === REBEL || theatre === 'ground' || !hasEffect(s, 'no-imperial-space-tactics')
}

/** Cards of a theatre in hand, of each kind one, in the order of the content. */
export function kindsHeld(s: State, side: number, theatre: Theatre): number[] {
  const kinds: number[] = []
  for (const id of handOf(s, side)) {
    if (theatreOf(id) !== theatre) continue
    const { def } = cardAt(s, id)
    let at = kinds.length
    while (at > 0 && cardAt(s, kinds[at - 1] as number).def > def) at--
    if (at === 0 || cardAt(s, kinds[at - 1] as number).def !== def) kinds.splice(at, 0, id)
  }
  return kinds
}

/** Lays a tactic card faceup on the discarded ones. */
export function discardTactic(g: G, side: number, id: number, played: boolean): void {
  const s = g.s
  removeFrom(handOf(s, side), id)
  playedOf(s, theatreOf(id)).push(id)
  cardAt(s, id).seen = SEEN_BY_ALL
  g.reveal()
  tell(g, { t: 'tactic', side, def: tacticOf(s, id).id, played })
}

/** After the combat all tactic cards go back into their decks (rebellion/combat/4a). */
export function returnTactics(g: G): void {
  const s = g.s
  for (const theatre of ['space', 'ground'] as const) {
    const back = [...heldTactics(s, 0, theatre), ...heldTactics(s, 1, theatre), ...playedOf(s, theatre)]
    if (back.length === 0) continue
    const deck = deckOf(s, theatre)
    deck.push(...back)
    shuffleCards(g, deck)
  }
}
