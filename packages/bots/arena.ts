/** Seeded matches between two players, with sides swapped. */
import { rngFrom, type Base, type Game, type Seeder } from '@orrery/kernel'
import type { Thinking } from './decide.ts'
import { playGame, type Played } from './play.ts'

export interface Contender extends Thinking {
  readonly name: string
}

export interface ArenaInput<O, S = unknown> {
  readonly options: O
  readonly contenders: readonly [Contender, Contender]
  readonly games: number
  readonly seed: string
  /** Number of the first game: parts of an arena can be played apart and added up with `sumUp`. */
  readonly first?: number
  /** Called after each game with the score so far. */
  readonly onGame?: (score: Score, game: Played<S>) => void
}

/** Games won by the first and by the second contender, and drawn. */
export interface Score {
  readonly wins: readonly [number, number]
  readonly draws: number
}

export interface ArenaResult extends Score {
  readonly games: number
  readonly bots: readonly [string, string]
  /** Share of the first contender, a draw counting half, with its 95 % Wilson interval. */
  readonly rate: number
  readonly interval: readonly [number, number]
}

/** The words of chance of a test or arena game: anybody can make them again from the seed. */
export function seederFrom(seed: string): Seeder {
  return (checkpoint) => rngFrom(`${seed}|${checkpoint}`)
}

/** The 95 % Wilson interval of `won` out of `games`. */
export function wilson(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1]
  const z = 1.959964
  const p = won / games
  const mid = p + (z * z) / (2 * games)
  const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Math.max(0, (mid - half) / scale), Math.min(1, (mid + half) / scale)]
}

/**
 * Plays the games `first` … `first + games - 1`. Games 2k and 2k+1 have the same chance with sides swapped; seats alternate
 * between the contenders.
 */
export function arena<S extends Base, V, O>(game: Game<S, V, O>, input: ArenaInput<O, S>): ArenaResult {
  const seats = game.seats(input.options).length
  const first = input.first ?? 0
  let score: Score = { wins: [0, 0], draws: 0 }
  for (let i = first; i < first + input.games; i++) {
    const sideOf = (seat: number): 0 | 1 => ((seat + i) % 2 === 0 ? 0 : 1)
    const players = Array.from({ length: seats }, (_, seat) => input.contenders[sideOf(seat)])
    const deal = `${input.seed}|${i >> 1}`
    const played = playGame(game, { options: input.options, players, seeder: seederFrom(deal), seed: `${deal}|${i}` })
    const share = [0, 0]
    played.end.result?.forEach((x, seat) => (share[sideOf(seat)] = (share[sideOf(seat)] ?? 0) + x))
    score = tally(score, Math.sign((share[0] as number) - (share[1] as number)))
    input.onGame?.(score, played)
  }
  return sumUp([score], input.contenders)
}

function tally({ wins: [a, b], draws }: Score, sign: number): Score {
  if (sign === 0) return { wins: [a, b], draws: draws + 1 }
  return { wins: sign > 0 ? [a + 1, b] : [a, b + 1], draws }
}

/** Adds the parts of an arena up. */
export function sumUp(parts: readonly Score[], contenders: readonly [Contender, Contender]): ArenaResult {
  const a = parts.reduce((sum, p) => sum + p.wins[0], 0)
  const b = parts.reduce((sum, p) => sum + p.wins[1], 0)
  const draws = parts.reduce((sum, p) => sum + p.draws, 0)
  const games = a + b + draws
  const won = a + draws / 2
  return {
    bots: [contenders[0].name, contenders[1].name],
    games,
    wins: [a, b],
    draws,
    rate: games === 0 ? 0 : won / games,
    interval: wilson(won, games),
  }
}
