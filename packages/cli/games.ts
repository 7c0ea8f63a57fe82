/** The games that the command knows, with what a person at a terminal needs of each. */
import type { Viewer } from '@orrery/kernel'
import { GAMES } from '@orrery/server/games'
import type { AnyGame } from '@orrery/server/hosted'
import { deckbuildingDesk } from './deckbuilding.ts'
import { UsageError } from './io.ts'

/** What the command needs of a game beside its rules. `S` is the position. */
export interface Desk<S> {
  /** Every component, as plain rows. */
  content(): readonly object[]
  readonly rules: readonly { readonly id: string; readonly testable: boolean }[]
  /** Folder of the game's tests, from the repository's root. */
  readonly tests: string
  /** The position in words that `arrange` reads. */
  describe(s: S): object
  /** What a scenario looks values up in. */
  valuesOf(s: S): object
  /** The card instance at a place (`@hand/x-wing`), or a sentence. */
  cardAt(s: S, seat: number, name: string): number | string
  /** The place of a card instance, as `cardAt` reads it. */
  placeOf(s: S, seat: number, id: number): string | null
  /** Is this number in an answer a card instance? Of `amount:2` and `give:5:2` not every number is. */
  isCard(verb: string, part: 1 | 2): boolean
  /** A picture of the table in letters. */
  board(s: S, viewer: Viewer): string
  /** The words of a rule; its id when there are none. */
  rule(id: string): string
}

export interface Played {
  readonly game: AnyGame
  readonly prepared: Readonly<Record<string, unknown>>
  readonly desk: Desk<unknown>
}

const DESKS: Readonly<Record<string, Desk<unknown>>> = { deckbuilding: deckbuildingDesk as Desk<unknown> }

/** The game with that id. Throws UsageError when there is none. */
export function gameOf(id: string): Played {
  const hosted = GAMES.get(id)
  const desk = DESKS[id]
  if (hosted === undefined || desk === undefined) throw new UsageError(`There is no game "${id}"; there is ${[...GAMES.keys()].join(', ')}.`)
  return { game: hosted.game, prepared: hosted.prepared, desk }
}

/** A key with card numbers instead of places. A sentence when a place is wrong. */
export function numbered(desk: Desk<unknown>, s: unknown, seat: number, key: string): { key: string } | { problem: string } {
  const parts: string[] = []
  for (const part of key.split(':')) {
    const at = part.startsWith('@') ? desk.cardAt(s, seat, part) : part
    if (typeof at === 'string' && part.startsWith('@')) return { problem: at }
    parts.push(String(at))
  }
  return { key: parts.join(':') }
}

/** A key with places instead of card numbers, as `numbered` reads it. */
export function readable(desk: Desk<unknown>, s: unknown, seat: number, key: string): string {
  const [verb = '', ...things] = key.split(':')
  const words = things.map((x, i) => (/^\d+$/.test(x) && desk.isCard(verb, i === 0 ? 1 : 2) ? (desk.placeOf(s, seat, Number(x)) ?? x) : x))
  return [verb, ...words].join(':')
}
