/**
 * What is told: one event for each line of the log. `seen` on an event is a bit mask of the seats that may know its cards;
 * without it everybody may. `card` and `cards` are instance numbers, `def` a card id of the content, `base` a base id.
 */
import type { Ev } from '@orrery/kernel'
import type { OptionWord } from './rules/keys.ts'

interface Named {
  readonly card: number
  readonly def: string
}

/** Where an amount came from. */
export type Source = 'force-bonus' | 'ship' | 'card' | 'ability' | 'reward'

export type Told =
  | { readonly t: 'turn'; readonly seat: number; readonly turn: number }
  | { readonly t: 'new-base'; readonly seat: number; readonly base: string }
  | { readonly t: 'resources'; readonly seat: number; readonly n: number; readonly from: Source; readonly def?: string }
  | { readonly t: 'force'; readonly seat: number; readonly n: number; readonly at: number; readonly def?: string }
  | ({ readonly t: 'play'; readonly seat: number } & Named)
  /** `to`: where it went. `paid`: resources spent. `from`: row, pilots or the galaxy discard pile. */
  | ({
      readonly t: 'buy'
      readonly seat: number
      readonly paid: number
      readonly from: 'row' | 'pilots' | 'galaxy-discard'
      readonly to: 'discard' | 'deck' | 'hand'
    } & Named)
  /** A card is taken without purchase (to the hand: Tarkin, AT-AT, Millennium Falcon, Jabba's Sail Barge; Tatooine's swap: to the row). */
  | ({ readonly t: 'take'; readonly seat: number; readonly from: 'row' | 'discard' | 'galaxy-discard'; readonly to: 'hand' | 'row' } & Named)
  /** `def` is the id of the card or base whose ability is used; `card` is absent for a base. */
  | { readonly t: 'use'; readonly seat: number; readonly def: string; readonly card?: number }
  /** One option of an ability was chosen. */
  | { readonly t: 'option'; readonly seat: number; readonly option: OptionWord; readonly def: string }
  /** `target` is a row card's number or 'base'; `def` is what is attacked. */
  | { readonly t: 'commit' | 'release'; readonly seat: number; readonly cards: readonly number[]; readonly target: number | 'base' }
  | {
      readonly t: 'attack'
      readonly seat: number
      readonly cards: readonly { readonly card: number; readonly def: string; readonly attack: number }[]
      readonly target: number | 'base'
      readonly def: string | null
      readonly total: number
      readonly need: number | null
    }
  | ({ readonly t: 'defeated'; readonly seat: number } & Named)
  | ({ readonly t: 'failed'; readonly seat: number } & Named)
  | { readonly t: 'reward'; readonly seat: number; readonly def: string; readonly taken: boolean }
  /** `seat` owns what is damaged. `prevented`: damage stopped by the base. */
  | { readonly t: 'damage'; readonly seat: number; readonly n: number; readonly def: string; readonly card?: number; readonly prevented?: number }
  | { readonly t: 'repair'; readonly seat: number; readonly n: number; readonly base: string }
  /** Attack that did nothing: beyond the target value, beyond the base, or with no base to hit. */
  | { readonly t: 'lost'; readonly seat: number; readonly n: number }
  | ({ readonly t: 'ship-destroyed'; readonly seat: number; readonly from: 'play' | 'row' } & Named)
  | { readonly t: 'base-destroyed'; readonly seat: number; readonly by: number; readonly base: string }
  | ({ readonly t: 'discard'; readonly seat: number; readonly from: 'hand' | 'row' | 'galaxy-deck'; readonly random?: boolean } & Named)
  | ({ readonly t: 'exile'; readonly seat: number; readonly from: 'hand' | 'discard' | 'play' | 'deck' } & Named)
  /** `cards` and `defs` are absent for those who may not know them. */
  | {
      readonly t: 'draw'
      readonly seat: number
      readonly n: number
      readonly seen: number
      readonly cards?: readonly number[]
      readonly defs?: readonly string[]
    }
  | {
      readonly t: 'look'
      readonly seat: number
      readonly at: 'galaxy-deck' | 'hand'
      readonly n: number
      readonly seen: number
      readonly defs?: readonly string[]
    }
  | ({ readonly t: 'reveal'; readonly seat: number } & Named)
  /** A card of the opponent's hand goes on top of the opponent's deck (Jyn Erso). */
  | { readonly t: 'to-deck'; readonly seat: number; readonly seen: number; readonly def?: string }
  | { readonly t: 'swap'; readonly seat: number; readonly seen: number; readonly row: string; readonly def?: string }
  | ({ readonly t: 'refill'; readonly place: number } & Named)
  /** `seat` -1: the galaxy deck. */
  | { readonly t: 'shuffle'; readonly seat: number }
  | { readonly t: 'pay-discard'; readonly seat: number; readonly card: number; readonly def: string; readonly paid: number }
  | { readonly t: 'end-turn'; readonly seat: number; readonly unspent: number }
  | { readonly t: 'won'; readonly seat: number }

/** An event of this game is an event of the kernel. */
export type GameEvent = Told & Ev
