/** What many games came to: who won, how they ended, and when. */
import type { Base, Game } from '@orrery/kernel'
import type { Played } from './play.ts'

export interface Tally {
  readonly games: number
  readonly finished: number
  readonly decisions: number
  /** Games won alone, by side; `shared` for the rest of the finished ones. */
  readonly winners: Readonly<Record<string, number>>
  /** Games by how they ended and in which round; empty where the game does not tell it. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The side of each seat: its team, or itself. */
export function sidesOf<S extends Base, V, O>(game: Game<S, V, O>, options: O): readonly string[] {
  return game.seats(options).map((x) => x.team ?? x.id)
}

/** The sum of no games. */
export function noGames(sides: readonly string[]): Tally {
  return { games: 0, finished: 0, decisions: 0, winners: Object.fromEntries([...sides, 'shared'].map((side) => [side, 0])), endings: {} }
}

/** The sum of one game. */
export function oneGame<S extends Base, V, O>(game: Game<S, V, O>, sides: readonly string[], { end, decisions }: Played<S>): Tally {
  const none = noGames(sides)
  if (end.result === null) return { ...none, games: 1, decisions }
  const ending = game.ending?.(end)
  return {
    games: 1,
    finished: 1,
    decisions,
    winners: { ...none.winners, [winnerOf(sides, end.result) ?? 'shared']: 1 },
    endings: ending === undefined ? {} : { [ending.how]: { [ending.round]: 1 } },
  }
}

/** The side that won alone, if one did. */
export function winnerOf(sides: readonly string[], result: readonly number[]): string | undefined {
  const won = new Set(sides.filter((_, seat) => (result[seat] ?? 0) > 0))
  return won.size === 1 ? [...won][0] : undefined
}

/** Two sums together. */
export function added(a: Tally, b: Tally): Tally {
  const ways = new Set([...Object.keys(a.endings), ...Object.keys(b.endings)])
  return {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    decisions: a.decisions + b.decisions,
    winners: counts(a.winners, b.winners),
    endings: Object.fromEntries([...ways].toSorted().map((how) => [how, counts(a.endings[how] ?? {}, b.endings[how] ?? {})])),
  }
}

function counts(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const sum: Record<string, number> = { ...a }
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n
  return sum
}

/** Games that ended in one way, and the mean, first and last of their rounds. */
export interface EndedSo {
  readonly games: number
  readonly meanRound: number
  readonly first: number
  readonly last: number
  readonly rounds: Readonly<Record<string, number>>
}

/** The endings with their figures. */
export function endingsOf({ endings }: Tally): Record<string, EndedSo> {
  return Object.fromEntries(
    Object.entries(endings).map(([how, rounds]) => {
      const all = Object.entries(rounds).map(([round, n]) => [Number(round), n] as const)
      const games = all.reduce((sum, [, n]) => sum + n, 0)
      const meanRound = all.reduce((sum, [round, n]) => sum + round * n, 0) / games
      const numbers = all.map(([round]) => round)
      return [how, { games, meanRound, first: Math.min(...numbers), last: Math.max(...numbers), rounds }]
    }),
  )
}
