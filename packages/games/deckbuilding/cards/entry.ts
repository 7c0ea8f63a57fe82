/** What the rules of a card or a base consist of. One shape for all, so that the engine's loops stay fast. */
import type { Verdict } from '@orrery/kernel'
import type { CardFacts } from '../content/cards.ts'
import type { G } from '../rules/context.ts'
import type { State } from '../state.ts'

/** What an ability is good for: for the bots' move order and for people who browse the cards. */
export type Tag =
  | 'draw'
  | 'resources'
  | 'force'
  | 'attack'
  | 'repair'
  | 'damage'
  | 'exile'
  | 'discard'
  | 'row'
  | 'ship'
  | 'take'
  | 'purchase'
  | 'look'
  /** The card leaves the game when its ability is used. */
  | 'spends-itself'
  /** A card of the hand is the price. */
  | 'spends-hand'

/** An ability of a card in play. `can` tells whether its effect could be carried out now; who may use it at all is asked elsewhere. */
export interface Ability {
  can(s: State, seat: number, id: number): Verdict
  run(g: G, seat: number, id: number): void
}

/** An ability of a base. */
export interface BaseAbility {
  can(s: State, seat: number): Verdict
  run(g: G, seat: number): void
}

export interface CardRules {
  readonly id: string
  readonly tags: readonly Tag[]
  /** Used by the player at any moment of the own turn. */
  readonly use: Ability | null
  /** Happens when the card is played. */
  readonly onPlay: ((g: G, seat: number, id: number) => void) | null
  /** Constant: additional attack of this card. `target` is AT_BASE or a row card's number. */
  readonly ownAttack: ((s: State, seat: number, id: number, target: number) => number) | null
  /** Constant: additional attack that this card gives to a card of its owner in play. */
  readonly grants: ((to: CardFacts) => number) | null
  /** When this card takes part in defeating a card in the galaxy row. */
  readonly whenDefeats: Ability | null
  /** When this card is purchased; it lies in its place already. */
  readonly whenPurchased: Ability | null
  /** When purchased it may go to the hand; `run` is what follows then. */
  readonly toHand: Ability | null
}

export interface BaseRules {
  readonly id: string
  readonly tags: readonly Tag[]
  readonly use: BaseAbility | null
  readonly whenRevealed: BaseAbility | null
  readonly startOfTurn: BaseAbility | null
  readonly firstNeutralPlayed: BaseAbility | null
  readonly whenOpponentDiscards: BaseAbility | null
  readonly grants: ((to: CardFacts) => number) | null
  /** Damage that the base stops in each turn. */
  readonly prevents: number
  /** Allows one attack a turn on a neutral unit in the row. */
  readonly huntsNeutral: boolean
  /** Where a purchase may go instead of the discard pile, and whether it is exiled at the end of the turn. */
  readonly placement: { applies(s: State, facts: CardFacts): boolean; readonly to: 'hand' | 'deck'; readonly doomed: boolean } | null
}

/** The moments of base abilities with "when" and of the start of the turn. */
export type BaseMoment = 'whenRevealed' | 'startOfTurn' | 'firstNeutralPlayed' | 'whenOpponentDiscards'

type Parts<R> = Partial<Omit<R, 'id' | 'tags'>>

/** The entry of a card. */
export function card(id: string, tags: readonly Tag[] = [], parts: Parts<CardRules> = {}): CardRules {
  return {
    id,
    tags,
    use: parts.use ?? null,
    onPlay: parts.onPlay ?? null,
    ownAttack: parts.ownAttack ?? null,
    grants: parts.grants ?? null,
    whenDefeats: parts.whenDefeats ?? null,
    whenPurchased: parts.whenPurchased ?? null,
    toHand: parts.toHand ?? null,
  }
}

/** The entry of a base. */
export function base(id: string, tags: readonly Tag[] = [], parts: Parts<BaseRules> = {}): BaseRules {
  return {
    id,
    tags,
    use: parts.use ?? null,
    whenRevealed: parts.whenRevealed ?? null,
    startOfTurn: parts.startOfTurn ?? null,
    firstNeutralPlayed: parts.firstNeutralPlayed ?? null,
    whenOpponentDiscards: parts.whenOpponentDiscards ?? null,
    grants: parts.grants ?? null,
    prevents: parts.prevents ?? 0,
    huntsNeutral: parts.huntsNeutral ?? false,
    placement: parts.placement ?? null,
  }
}
