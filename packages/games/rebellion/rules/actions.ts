/** Action cards of the assignment phase, and receiving action cards. */
import type { Opt } from '@orrery/kernel'
import { assignmentRules, immediateRules } from '../cards/registry.ts'
import { actionOf, cardIdOf, placeId, placeNo } from '../lookup.ts'
import { generalOf, NONE, sideOf, sideOfSeat, type State } from '../state.ts'
import { ownerOf, ownsAction, spendAction } from './action-hand.ts'
import type { G } from './context.ts'
import { bitOf, show } from './decks.ts'
import { isLeader, placeLeader, poolOf } from './leaders.ts'
import { targetsOf } from './targets.ts'
import { upkeep } from './upkeep.ts'

/** Places where an assignment card can put its leader now; NONE alone for a card that puts him nowhere; empty: it can't be used. */
export function assignmentPlaces(s: State, card: number): number[] {
  const { placeLeader: target } = actionOf(s, card)
  const { fits } = assignmentRules(cardIdOf(s, card))
  return targetsOf(s, target ?? { type: 'none', conditions: [] }).filter((at) => fits === null || fits(s, at))
}

/**
 * Assignment cards of the seat's side that it can use now, each with each of its own leaders in the pool whom the card shows
 * (rebellion/actions/05, team/25, team/41r).
 */
export function assignmentActions(s: State, seat: number): { readonly card: number; readonly leader: number }[] {
  const side = sideOfSeat(seat)
  const pool = poolOf(s, side, seat)
  return sideOf(s, side).actions.flatMap((card) => {
    const { timing, leaders } = actionOf(s, card)
    if (timing !== 'assignment' || !ownsAction(s, card, seat)) return []
    const able = pool.filter((l) => leaders.some((id) => isLeader(l, id)))
    return able.length > 0 && assignmentPlaces(s, card).length > 0 ? able.map((leader) => ({ card, leader })) : []
  })
}

/** A seat uses one of `assignmentActions`: the card is turned up, its leader placed, and its effect carried out. */
export function useAssignmentAction(g: G, seat: number, card: number, leader: number): void {
  const s = g.s
  const side = sideOfSeat(seat)
  const id = cardIdOf(s, card)
  const places = assignmentPlaces(s, card)
  spendAction(g, side, card, leader)
  g.within(id, () => {
    const opts = places.map((at): Opt => (at === NONE ? { t: 'nowhere' } : { t: 'at', c: placeId(at) }))
    const o = g.choose(seat, 'action-place', opts, { about: id })
    const place = o.c === undefined ? NONE : placeNo(String(o.c))
    if (place !== NONE) placeLeader(g, leader, place)
    assignmentRules(id).effect(g, { side, seat, leader, place })
    upkeep(g, side)
  })
}

/**
 * A side receives an action card: an immediate one is used at once, all others are kept facedown (rebellion/actions/08). In a team
 * the owner of a recruited card decides (rebellion/team/25), the general where it is nobody's own.
 */
export function receiveAction(g: G, side: number, card: number): void {
  const s = g.s
  sideOf(s, side).actions.push(card)
  show(s, [card], bitOf(side))
  if (actionOf(s, card).timing !== 'immediate') return
  const id = cardIdOf(s, card)
  spendAction(g, side, card, NONE)
  g.within(id, () => immediateRules(id).effect(g, ownerOf(s, card) ?? generalOf(s, side)))
}
