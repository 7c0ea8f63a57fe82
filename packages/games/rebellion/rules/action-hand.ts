/** Action cards in the hand: which are held, and using one up. */
import { ACTIONS } from '../content/actions.ts'
import { actionOf, blockOf, BLOCKS, cardIdOf, leaderFacts } from '../lookup.ts'
import { admiralOf, cardAt, generalOf, REBEL, removeFrom, SEEN_BY_ALL, sideOf, sideOfSeat, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { isLeader, leadersAt, seatOfLeader } from './leaders.ts'

/** The held card with this content id, or -1. */
export function heldAction(s: State, side: number, id: string): number {
  return sideOf(s, side).actions.find((c) => cardIdOf(s, c) === id) ?? -1
}

/** The seat in a team that a recruited action card belongs to; of all other cards none (rebellion/team/25, /26). */
export const ownerOf = (s: State, card: number): number | undefined => s.owners.find((x) => x.card === card)?.seat

/** Whether a seat may use an action card of its side: a recruited one is its owner's (rebellion/team/25, /26). */
export function ownsAction(s: State, card: number, seat: number): boolean {
  const owner = ownerOf(s, card)
  return owner === undefined || owner === seat
}

/** No Rebel action card can be used there in the coming command phase (Boba Fett? Where?); in the assignment phase before it still. */
export const isClosed = (s: State, side: number, at: number): boolean => side === REBEL && s.step !== 'assign' && s.closed.includes(at)

/** Leaders in a place that a card's picture allows to use it there; captives are none (rebellion/actions/03, captured/17). */
export function picturedAt(s: State, side: number, card: number, at: number): number[] {
  if (isClosed(s, side, at)) return []
  const { leaders } = actionOf(s, card)
  return leadersAt(s, side, at).filter((l) => leaders.some((id) => isLeader(l, id)))
}

/** Turns an action card up and puts it into the box (rebellion/actions/01, /02). `leader`: the one who uses it, or -1. */
export function spendAction(g: G, side: number, card: number, leader: number): void {
  const s = g.s
  removeFrom(sideOf(s, side).actions, card)
  s.box.push(card)
  cardAt(s, card).seen = SEEN_BY_ALL
  g.reveal()
  tell(g, { t: 'action', side, def: cardIdOf(s, card), leader: leader < 0 ? null : leaderFacts(leader).id })
}

/** As far as the others know, the side may hold an action card that could be used now: it holds at least one, and a picture is there. */
export function couldHold(s: State, side: number, at: number, pictured: readonly string[]): boolean {
  return sideOf(s, side).actions.length > 0 && !isClosed(s, side, at) && leadersAt(s, side, at).some((l) => pictured.some((id) => isLeader(l, id)))
}

/** The name of the block (starting or recruit cards of a side) that each action card belongs to. */
const BLOCK_OF_ACTION: ReadonlyMap<string, string> = new Map(
  BLOCKS.flatMap((b) => (b.kind === 'action' ? b.defs.map((def): [string, string] => [ACTIONS[def]?.id ?? '', b.name]) : [])),
)

/**
 * Whether a seat may hold an action card, as far as everybody knows: a facedown card with the same back that is not its
 * partner's lies before its side, and the card has not been used yet. Undealt cards in the box tell nothing.
 */
export function mightHold(s: State, seat: number, id: string): boolean {
  const block = BLOCK_OF_ACTION.get(id)
  const { actions } = sideOf(s, sideOfSeat(seat))
  if (!actions.some((c) => blockOf(c).name === block && ownsAction(s, c, seat))) return false
  return !s.box.some((c) => cardAt(s, c).seen === SEEN_BY_ALL && blockOf(c).name === block && cardIdOf(s, c) === id)
}

const RECRUITED: ReadonlySet<string> = new Set(ACTIONS.filter((x) => x.set === 'recruit').map((x) => x.id))

/**
 * The seats of a side that may use an action card by one of these leaders, each with those it may use it by. Whoever owns a
 * recruited card decides when to use it, whichever partner controls the leader shown; a starting card is used by the partner
 * who controls him (rebellion/team/25, team/41r). `moves`: the card moves its leader, who must be the user's own.
 */
export function usersAmong(
  s: State,
  side: number,
  id: string,
  by: readonly number[],
  moves: boolean,
): { readonly seat: number; readonly leaders: number[] }[] {
  const any = !moves && RECRUITED.has(id)
  const seats = new Set([...by.map((l) => seatOfLeader(s, l)), admiralOf(s, side), generalOf(s, side)])
  return [...seats].flatMap((seat) => {
    const leaders = by.filter((l) => any || seatOfLeader(s, l) === seat)
    return leaders.length > 0 && mightHold(s, seat, id) ? [{ seat, leaders }] : []
  })
}
