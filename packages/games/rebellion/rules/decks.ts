/** Decks, hands and discard piles. The last number of a list is the top card. */
import { blockOf, cardIdOf } from '../lookup.ts'
import { cardAt, IMPERIAL, REBEL, SEEN_BY_ALL, sideOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'

/** Bit of a side in `seen`. */
export const bitOf = (side: number): number => 1 << side

/** Deals anew what the cards of a face-down pile are, and makes them unknown: nobody follows a card through a shuffle. */
export function shuffleCards(g: G, pile: number[]): void {
  const s = g.s
  const defs = pile.map((id) => cardAt(s, id).def)
  g.shuffle(defs)
  // Numbers are put into order, so that they tell nothing of where a card was before.
  pile.sort((a, b) => a - b)
  pile.forEach((id, i) => {
    const c = cardAt(s, id)
    c.def = defs[i] as number
    c.seen = 0
  })
}

/** The side sees the cards from now on. */
export function show(s: State, ids: readonly number[], bit: number): void {
  for (const id of ids) cardAt(s, id).seen |= bit
}

/** A deck that has run out is made of its discard pile at once (rebellion/components/20). */
export function renew(g: G, deck: number[], discard: number[]): void {
  if (deck.length > 0 || discard.length === 0) return
  deck.push(...discard.splice(0))
  shuffleCards(g, deck)
}

/** Takes cards off the top of a deck, a new one after it has run out; fewer when there is none (rebellion/components/20, /23r). */
export function takeTop(g: G, deck: number[], n: number, discard: number[] = []): number[] {
  const got: number[] = []
  while (got.length < n) {
    renew(g, deck, discard)
    const top = deck.pop()
    if (top === undefined) break
    got.push(top)
  }
  renew(g, deck, discard)
  return got
}

type Drawn = 'mission' | 'project' | 'objective' | 'probe' | 'action'

/** Cards drawn by a side: it sees them, all others see how many. */
export function noteDraw(g: G, side: number, kind: Drawn, ids: readonly number[]): void {
  show(g.s, ids, bitOf(side))
  if (ids.length > 0) g.reveal()
  if (g.events !== null)
    tell(g, { t: 'draw', side, kind, n: ids.length, seen: bitOf(side), cards: [...ids], defs: ids.map((id) => cardIdOf(g.s, id)) })
}

/** Mission cards to the hand. */
export function drawMissions(g: G, side: number, n: number): void {
  const own = sideOf(g.s, side)
  const got = takeTop(g, own.deck, n, own.discard)
  own.hand.push(...got)
  noteDraw(g, side, 'mission', got)
}

/** Project cards into the Imperial hand. Returns them. */
export function drawProjects(g: G, n: number): number[] {
  const s = g.s
  const got = takeTop(g, s.projectDeck, n, s.projectDiscard)
  sideOf(s, IMPERIAL).hand.push(...got)
  noteDraw(g, IMPERIAL, 'project', got)
  return got
}

/** Objective cards into the Rebel hand. Returns them. */
export function drawObjectives(g: G, n: number): number[] {
  const got = takeTop(g, g.s.objectiveDeck, n)
  g.s.objectives.push(...got)
  noteDraw(g, REBEL, 'objective', got)
  return got
}

/** Probe cards to the Empire, kept secret (rebellion/probes/02). */
export function drawProbes(g: G, n: number): void {
  const got = takeTop(g, g.s.probeDeck, n)
  g.s.probes.push(...got)
  noteDraw(g, IMPERIAL, 'probe', got)
}

/** Lays a mission card on the pile that it belongs to, faceup (rebellion/missions/03, projects/03, dice/04). */
export function discardMission(g: G, id: number): void {
  const s = g.s
  cardAt(s, id).seen = SEEN_BY_ALL
  const { name } = blockOf(id)
  if (name === 'projects') s.projectDiscard.push(id)
  else sideOf(s, name.startsWith('rebel') ? REBEL : IMPERIAL).discard.push(id)
}

/** Puts cards on the bottom of a deck, the first one lowest. */
export function toBottom(deck: number[], ids: readonly number[]): void {
  deck.unshift(...ids)
}
