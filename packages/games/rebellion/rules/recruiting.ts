/** Recruiting. */
import type { Opt } from '@orrery/kernel'
import { actionOf, leaderFacts, leaderNo } from '../lookup.ts'
import { admiralOf, generalOf, IN_POOL, IN_SUPPLY, leaderAt, SEEN_BY_ALL, cardAt, removeFrom, sideOf, type State } from '../state.ts'
import { receiveAction } from './actions.ts'
import { tell, type G } from './context.ts'
import { noteDraw, takeTop, toBottom } from './decks.ts'
import { seatOfLeader } from './leaders.ts'

/** Leaders shown on a card that are still beside the board (rebellion/recruit/07). */
export function freeLeaders(s: State, card: number): number[] {
  return actionOf(s, card)
    .leaders.map(leaderNo)
    .filter((l) => leaderAt(s, l).at === IN_SUPPLY)
}

/**
 * What the admiral may take. In a first game all drawn cards go to the box, so it is the same with which card a leader comes, and
 * which card is taken without one: one answer each (rebellion/first-game/14).
 */
function recruitOptions(s: State, drawn: readonly number[]): Opt[] {
  const all = everyRecruit(s, drawn)
  return s.firstGame ? all.filter((o, i) => all.findIndex((x) => x.t === o.t && x.d === o.d) === i) : all
}

function everyRecruit(s: State, drawn: readonly number[]): Opt[] {
  const opts: Opt[] = []
  for (const card of drawn) {
    const free = freeLeaders(s, card)
    for (const l of free) opts.push({ t: 'recruit', c: card, d: leaderFacts(l).id })
    if (free.length === 0) opts.push({ t: 'keep', c: card })
  }
  return opts
}

/** A leader comes from the supply into the pool (rebellion/recruit/10). */
export function recruitLeader(g: G, side: number, l: number): void {
  leaderAt(g.s, l).at = IN_POOL
  tell(g, { t: 'recruit', side, leader: leaderFacts(l).id })
}

/** The admiral draws two cards, more while none shows a free leader, and takes a leader and his card (rebellion/recruit/02 to /09, team/24). */
export function recruit(g: G, side: number): void {
  const s = g.s
  const seat = admiralOf(s, side)
  const own = sideOf(s, side)
  const drawn = takeTop(g, own.actionDeck, 2)
  noteDraw(g, side, 'action', drawn)
  for (;;) {
    if (drawn.length === 0) return
    const opts = recruitOptions(s, drawn)
    const stuck = drawn.every((card) => freeLeaders(s, card).length === 0) && own.actionDeck.length > 0
    const o = g.choose(seat, 'recruit', stuck ? [...opts, { t: 'draw' }] : opts, { concealed: true })
    if (o.t === 'draw') {
      const more = takeTop(g, own.actionDeck, 1)
      noteDraw(g, side, 'action', more)
      drawn.push(...more)
      continue
    }
    const card = Number(o.c)
    removeFrom(drawn, card)
    if (o.t === 'recruit') {
      recruitLeader(g, side, leaderNo(String(o.d)))
      noteOwner(s, side, card, leaderNo(String(o.d)))
    } else tell(g, { t: 'recruit', side, leader: null })
    finish(g, side, card, drawn)
    return
  }
}

/** In a team the card is the one's who controls the leader (rebellion/team/25); in a first game nobody gets it. */
function noteOwner(s: State, side: number, card: number, l: number): void {
  if (!s.firstGame && admiralOf(s, side) !== generalOf(s, side)) s.owners.push({ card, seat: seatOfLeader(s, l) })
}

/** The chosen card is kept, the others go under the deck; in a first game all go to the box (rebellion/recruit/03 to /05r, first-game/14). */
function finish(g: G, side: number, card: number, others: readonly number[]): void {
  const s = g.s
  if (s.firstGame) {
    for (const id of [card, ...others]) cardAt(s, id).seen = SEEN_BY_ALL
    s.box.push(card, ...others)
    return
  }
  toBottom(sideOf(s, side).actionDeck, others)
  receiveAction(g, side, card)
}
