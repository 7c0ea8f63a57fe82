/** Refusals that more than one chapter gives. Constants: building options then makes no objects. */
import { refuse, type Refusal } from '@orrery/kernel'

export const NOT_YOUR_TURN = refuse('deckbuilding/actions/01')
export const ABILITY_NOT_YOUR_TURN = refuse('deckbuilding/abilities/07')
export const NOT_IN_HAND = refuse('deckbuilding/play/01')
export const NOT_IN_PLAY = refuse('deckbuilding/abilities/07')
export const NO_ABILITY = refuse('deckbuilding/cards/12')
export const CONSTANT_ABILITY = refuse('deckbuilding/while/03')
export const ONLY_WHEN = refuse('deckbuilding/when/01')
export const USED = refuse('deckbuilding/abilities/05')
export const NOT_FOR_SALE = refuse('deckbuilding/purchase/01')
export const WRONG_FACTION = refuse('deckbuilding/affiliation/02')
export const OWN_FACTION_TARGET = refuse('deckbuilding/attack-row/03')
export const NEUTRAL_TARGET = refuse('deckbuilding/attack-row/04')
export const HUNT_USED = refuse('deckbuilding/attack-row/15')
export const SHIP_TARGET = refuse('deckbuilding/attack-row/13')
export const SHIP_AT_ROW = refuse('deckbuilding/attack-row/05')
export const HAS_ATTACKED = refuse('deckbuilding/commit/04')
export const NO_ATTACK = refuse('deckbuilding/cards/02')
export const NO_GROUP = refuse('deckbuilding/commit/05')
export const NOT_AGREED = refuse('deckbuilding/alternative-rules/04')
export const NOT_NEUTRAL = refuse('deckbuilding/alternative-rules/05')

/** The highest cost of the box. */
const DEAREST = 8
const TOO_DEAR: readonly (readonly Refusal[])[] = Array.from({ length: DEAREST + 1 }, (_, cost) =>
  Array.from({ length: cost }, (__, have) => refuse('deckbuilding/purchase/02', { cost, have })),
)

/** Fewer resources than the cost (deckbuilding/purchase/02): names both. */
export function tooDear(cost: number, have: number): Refusal {
  return TOO_DEAR[cost]?.[have] ?? refuse('deckbuilding/purchase/02', { cost, have })
}
