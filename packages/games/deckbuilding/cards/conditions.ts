/** Conditions of abilities. Each gives null when it holds, else the refusal with the rule that it stands on. */
import { refuse, type Refusal, type Verdict } from '@orrery/kernel'
import { canDraw, hasGalaxyTop } from '../rules/empty-deck.ts'
import { canExile } from '../rules/exile.ts'
import { forceIsWith, atLastSpace } from '../rules/force.ts'
import { isDamaged } from '../rules/repair.ts'
import { GAP, playerOf, type State } from '../state.ts'

export type Condition = (s: State, seat: number, id: number) => Verdict

/** Nothing of the effect could be carried out (deckbuilding/choose/04). */
export const NO_EFFECT: Refusal = refuse('deckbuilding/choose/04')
const NO_FORCE = refuse('deckbuilding/force/04')
const NO_DRAW = refuse('deckbuilding/empty-deck/04')
const NO_TOP = refuse('deckbuilding/empty-deck/06')
const NO_DAMAGE = refuse('deckbuilding/repair/01')
const AT_END = refuse('deckbuilding/force/06')
const NO_EXILE = refuse('deckbuilding/exile/03')
const NO_HAND = refuse('deckbuilding/discard/01')
const UNMET = refuse('deckbuilding/if/01')

/** Nothing to look at. */
export const always: Condition = () => null

/** The first refusal of several conditions. */
export function all(...conditions: readonly Condition[]): Condition {
  return (s, seat, id) => {
    for (const c of conditions) {
      const v = c(s, seat, id)
      if (v !== null) return v
    }
    return null
  }
}

export const withForce: Condition = (s, seat) => (forceIsWith(s, seat) ? null : NO_FORCE)
export const cardToDraw: Condition = (s, seat) => (canDraw(s, seat) ? null : NO_DRAW)
export const galaxyTopThere: Condition = (s) => (hasGalaxyTop(s) ? null : NO_TOP)
export const damagedBase: Condition = (s, seat) => (isDamaged(s, seat) ? null : NO_DAMAGE)
export const forceToGain: Condition = (s, seat) => (atLastSpace(s, seat) ? AT_END : null)
export const cardToExile: Condition = (s, seat, id) => (canExile(s, seat, id) ? null : NO_EXILE)
export const cardInHand: Condition = (s, seat) => (playerOf(s, seat).hand.length > 0 ? null : NO_HAND)
export const opponentHasHand: Condition = (s, seat) => (playerOf(s, 1 - seat).hand.length > 0 ? null : UNMET)
export const opponentHasShip: Condition = (s, seat) => (playerOf(s, 1 - seat).ships.length > 0 ? null : UNMET)
export const ownShip: Condition = (s, seat) => (playerOf(s, seat).ships.length > 0 ? null : UNMET)
export const cardInRow: Condition = (s) => (s.row.some((id) => id !== GAP) ? null : NO_EFFECT)

/** The condition that the card itself prints: refused as unmet. */
export function given(holds: (s: State, seat: number, id: number) => boolean): Condition {
  return (s, seat, id) => (holds(s, seat, id) ? null : UNMET)
}
