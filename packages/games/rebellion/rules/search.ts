/** Searching a deck for a card. */
import type { Opt } from '@orrery/kernel'
import { cardIdOf, leaderFacts } from '../lookup.ts'
import { cardAt, leaderAt, ON_MISSION, REBEL, removeFrom, sideOf, sideOfSeat, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { bitOf, noteDraw, renew, show, shuffleCards } from './decks.ts'

/** One card of each kind in a deck, in the order of the kinds; the searcher sees the whole deck. */
function kindsIn(s: State, deck: readonly number[]): number[] {
  const first = new Map<number, number>()
  for (const id of deck.toSorted((a, b) => a - b)) if (!first.has(cardAt(s, id).def)) first.set(cardAt(s, id).def, id)
  return [...first].toSorted(([a], [b]) => a - b).map(([, id]) => id)
}

/** Takes one card of a deck by choice and shuffles the rest. Asked though there may be one answer only: it is secret what is there. -1: nothing. */
function find(g: G, seat: number, deck: number[], discard: number[], fits: (id: number) => boolean): number {
  renew(g, deck, discard)
  g.reveal()
  show(g.s, deck, bitOf(sideOfSeat(seat)))
  const opts = kindsIn(g.s, deck)
    .filter(fits)
    .map((c): Opt => ({ t: 'find', c }))
  const found = opts.length === 0 ? -1 : (g.choose(seat, 'search', opts, { concealed: true }).c as number)
  if (found >= 0) removeFrom(deck, found)
  shuffleCards(g, deck)
  renew(g, deck, discard)
  return found
}

/** The Rebels look for one of these missions in their deck and take it into the hand, unseen by the others (rebellion/actions/13). */
export function searchMissions(g: G, seat: number, ids: readonly string[]): void {
  const s = g.s
  const own = sideOf(s, REBEL)
  const found = find(g, seat, own.deck, own.discard, (id) => ids.includes(cardIdOf(s, id)))
  if (found >= 0) {
    own.hand.push(found)
    noteDraw(g, REBEL, 'mission', [found])
  }
  tell(g, { t: 'shuffled', kind: 'mission', side: REBEL })
}

/** Puts leaders on a mission card facedown; the others see who, but not on what. */
export function assignTo(g: G, side: number, card: number, leaders: readonly number[]): void {
  const s = g.s
  if (!sideOf(s, side).assigned.includes(card)) sideOf(s, side).assigned.push(card)
  for (const l of leaders) {
    leaderAt(s, l).at = ON_MISSION
    leaderAt(s, l).mission = card
  }
  const seen = bitOf(side)
  if (g.events !== null) tell(g, { t: 'assign', side, leaders: leaders.map((l) => leaderFacts(l).id), seen, card, def: cardIdOf(s, card) })
}

/**
 * A card of the mission or project deck is chosen, the leader is assigned to it, and the deck is shuffled. In the assignment
 * phase a second leader may join him like on any assigned mission (rebellion/missions/12).
 */
export function searchAndAssign(g: G, seat: number, leader: number, kind: 'mission' | 'project'): void {
  const { side } = leaderAt(g.s, leader)
  const { deck, discard } = kind === 'mission' ? sideOf(g.s, side) : { deck: g.s.projectDeck, discard: g.s.projectDiscard }
  const card = find(g, seat, deck, discard, () => true)
  tell(g, { t: 'shuffled', kind, side })
  // An empty deck holds nothing to assign him to.
  if (card < 0) return
  show(g.s, [card], bitOf(side))
  assignTo(g, side, card, [leader])
}
