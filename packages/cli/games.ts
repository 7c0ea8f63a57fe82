/** The games that the command knows, with what a person at a terminal needs of each. */
import type { Ev, Viewer } from '@orrery/kernel'
import { GAMES } from '@orrery/server/games/index'
import type { AnyGame } from '@orrery/server/hosted'
import { deckbuildingDesk } from './deckbuilding.ts'
import { UsageError } from './io.ts'
import { rebellionDesk } from './rebellion.ts'

/** What the command needs of a game beside its rules. `S` is the position. */
export interface Desk<S> {
  /** Every component: plain rows, or rows by kind of component. */
  content(): object
  readonly rules: readonly { readonly id: string; readonly testable: boolean }[]
  /** Folder of the game's tests, from the repository's root. */
  readonly tests: string
  /** The position in words that `arrange` reads. */
  describe(s: S): object
  /** What a scenario looks values up in. */
  valuesOf(s: S): object
  /** The card instance at a place (`@hand/x-wing`), or a sentence. */
  cardAt(s: S, seat: number, name: string): number | string
  /** An answer with card numbers instead of places; a sentence when a place is wrong. */
  toNumbers(s: S, seat: number, key: string): { key: string } | { problem: string }
  /** An answer with places instead of card numbers. */
  toPlaces(s: S, seat: number, key: string): string
  /** A picture of the table in letters. */
  board(s: S, viewer: Viewer): string
  /** An event, as this seat may know it, as a line of the table's log; null where it needs none. */
  told(s: S, seat: number, e: Ev): string | null
  /** The words of a rule; its id when there are none. */
  rule(id: string): string
}

export interface Played {
  readonly game: AnyGame
  readonly prepared: Readonly<Record<string, () => unknown>>
  readonly desk: Desk<unknown>
}

const DESKS: Readonly<Record<string, Desk<unknown>>> = {
  deckbuilding: deckbuildingDesk as Desk<unknown>,
  rebellion: rebellionDesk as Desk<unknown>,
}

/** The game with that id. Throws UsageError when there is none. */
export function gameOf(id: string): Played {
  const hosted = GAMES.get(id)
  const desk = DESKS[id]
  if (hosted === undefined || desk === undefined) throw new UsageError(`There is no game "${id}"; there is ${[...GAMES.keys()].join(', ')}.`)
  return { game: hosted.game, prepared: hosted.prepared, desk }
}
