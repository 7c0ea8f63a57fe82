/** What the server needs of a game beside its rules. */
import type { Base, Ev, Game } from '@orrery/kernel'

/** A game whose position type the server does not know. */
export type AnyGame = Game<Base, unknown, unknown>

export interface Hosted {
  readonly game: AnyGame
  /** Positions that a table can begin with, by name, in the form that `game.arrange` reads. */
  readonly prepared: Readonly<Record<string, unknown>>
  /** Number of the turn, from a public view; null where the game has none. */
  turn(view: unknown): number | null
  /** The lines of the last screen's chart, from a view with everything shown: one value per seat each. */
  values(view: unknown): Record<string, number[]>
  /** Is this event a turning point of a game? */
  moment(e: Ev): boolean
}

export type Games = ReadonlyMap<string, Hosted>
