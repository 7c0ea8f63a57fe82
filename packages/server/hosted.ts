/** What the server needs of a game beside its rules. */
import type { Base, Ev, Game } from '@orrery/kernel'

/** A game whose position type the server does not know. */
export type AnyGame = Game<Base, unknown, unknown>

export interface Hosted {
  readonly game: AnyGame
  /** Positions that a table can begin with, by name, in the form that `game.arrange` reads. */
  readonly prepared: Readonly<Record<string, () => unknown>>
  /** Number of the turn, from a public view; null where the game has none. */
  turn(view: unknown): number | null
  /** The lines of the last screen's chart after a turn, one value per seat each: from a view with everything shown, the turn's events, and the values of the turn before. */
  values(view: unknown, events: readonly Ev[], before: Readonly<Record<string, readonly number[]>>): Record<string, number[]>
  /** Is this event a turning point of a game? */
  moment(e: Ev): boolean
  /** A game without them reports problems without the position to begin at. */
  readonly words?: Words
}

/** The words of scenario files: a position that `game.arrange` reads, and answers that name a card by its place. */
export interface Words {
  describe(s: Base): unknown
  toPlaces(s: Base, seat: number, key: string): string
  toNumbers(s: Base, seat: number, key: string): { key: string } | { problem: string }
}

export type Games = ReadonlyMap<string, Hosted>
