/**
 * What is kept of a table: an append-only list of records. Everything that a table is follows from them, from its row
 * (secret, keys) and from the game's rules.
 */
import type { BotLevel } from '@orrery/protocol'

/** Who sits at a seat from the start on. `person` is set for people; a `hand-over` seat belongs to the same person as another. */
export interface Sitter {
  readonly kind: 'person' | 'bot' | 'open'
  readonly person: string | null
  readonly name: string
  readonly level: BotLevel | null
}

export type Standing = 'ask' | 'ask-if-able' | 'never'

export type RecordBody =
  /** The first record of every table. */
  | {
      readonly k: 'created'
      readonly options: Readonly<Record<string, unknown>>
      readonly seats: readonly Sitter[]
      readonly awayMinutes: number
      readonly prepared: string | null
      readonly by: string
    }
  | { readonly k: 'sit'; readonly seat: number; readonly person: string; readonly name: string }
  | { readonly k: 'leave'; readonly seat: number }
  | { readonly k: 'name'; readonly person: string; readonly name: string }
  /** All seats are taken: the setup is dealt by this version of the rules. */
  | { readonly k: 'start'; readonly version: string }
  /** A decision. */
  | { readonly k: 'a'; readonly seat: number; readonly key: string }
  | { readonly k: 'back'; readonly seat: number; readonly to: number }
  | { readonly k: 'ask-back'; readonly seat: number; readonly to: number }
  | { readonly k: 'back-reply'; readonly seats: readonly number[]; readonly accept: boolean }
  | { readonly k: 'chat'; readonly seat: number | null; readonly person: string | null; readonly name: string; readonly text: string }
  | { readonly k: 'resign'; readonly seat: number; readonly scores: readonly number[] }
  | { readonly k: 'stand-in'; readonly seat: number; readonly level: BotLevel }
  | { readonly k: 'seat-back'; readonly seat: number }
  | { readonly k: 'standing'; readonly seat: number; readonly window: string; readonly answer: Standing }
  | { readonly k: 'rematch-ask'; readonly seats: readonly number[] }
  | { readonly k: 'rematch'; readonly table: string }
  /** The table goes on under another version of the rules, with its first `keep` decisions; `base`: decisions before its checkpoint. */
  | { readonly k: 'version'; readonly version: string; readonly keep: number; readonly base: number; readonly dropped: number }

/** A record with its number (from 0) and the time when it was made, Unix milliseconds. */
export interface Rec {
  readonly seq: number
  readonly time: number
  readonly body: RecordBody
}

/** What a list shows of a table; kept beside its head so that a list reads no records. */
export interface Summary {
  readonly seats: readonly Sitter[]
  readonly stoodIn: readonly number[]
  readonly waiting: readonly number[]
  readonly turn: number | null
  /** What the table agreed on. Missing in rows of before 28 November 2026. */
  readonly options?: Readonly<Record<string, unknown>>
  /** By seat, once the game is over. */
  readonly scores?: readonly number[] | null
}
