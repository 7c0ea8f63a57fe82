/** Abilities that a base of each side has. */
import { canDraw, draw } from '../rules/empty-deck.ts'
import { canExile, exileSome } from '../rules/exile.ts'
import { atLastSpace, gainForce } from '../rules/force.ts'
import { NO_EFFECT } from './conditions.ts'
import type { BaseAbility } from './entry.ts'
import { buyable, freePurchase, inRow } from './verbs.ts'

/** When revealed: purchase 1 card of the own faction or a neutral one without paying, into the hand. */
export const givesCard = (id: string): BaseAbility => ({
  can: (s, seat) => (inRow(s, buyable(seat, true)).length > 0 ? null : NO_EFFECT),
  run: (g, seat) => freePurchase(g, seat, buyable(seat, true), id, { to: 'hand', source: id }),
})

/** When revealed: exile up to 3 cards. */
export const exilesThree = (id: string): BaseAbility => ({
  can: (s, seat) => (canExile(s, seat) ? null : NO_EFFECT),
  run: (g, seat) => exileSome(g, seat, 0, 3, id),
})

/** When revealed: gain 4 Force. */
export const gainsFourForce = (id: string): BaseAbility => ({
  can: (s, seat) => (atLastSpace(s, seat) ? NO_EFFECT : null),
  run: (g, seat) => gainForce(g, seat, 4, id),
})

/** The first neutral card played in a turn: draw 1 card. */
export const drawsForNeutral: BaseAbility = {
  can: (s, seat) => (canDraw(s, seat) ? null : NO_EFFECT),
  run: (g, seat) => draw(g, seat, 1),
}
