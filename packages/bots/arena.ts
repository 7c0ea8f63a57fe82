/** Seeded matches between two players, with sides swapped. */
import { rngFrom, type Base, type Game, type Seeder } from '@orrery/kernel'
import type { Thinking } from './decide.ts'
import { playGame, type Played } from './play.ts'
import { added, noGames, oneGame, sidesOf, winnerOf, type Tally } from './tally.ts'

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
  /** Of these wins, those that a contender got as this side. */
  readonly as: Readonly<Record<string, readonly [number, number]>>
  readonly tally: Tally
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
 * Plays the games `first` … `first + games - 1`. Games 2k and 2k+1 have the same chance with sides swapped; sides (a team, or a
 * seat that plays for itself) alternate between the contenders.
 */
export function arena<S extends Base, V, O>(game: Game<S, V, O>, input: ArenaInput<O, S>): ArenaResult {
  const sides = sidesOf(game, input.options)
  const teams = [...new Set(sides)]
  const first = input.first ?? 0
  let score: Score = { wins: [0, 0], draws: 0, as: {}, tally: noGames(sides) }
  for (let i = first; i < first + input.games; i++) {
    const whose = (side: string): 0 | 1 => ((teams.indexOf(side) + i) % 2 === 0 ? 0 : 1)
    const players = sides.map((side) => input.contenders[whose(side)])
    const deal = `${input.seed}|${i >> 1}`
    const played = playGame(game, { options: input.options, players, seeder: seederFrom(deal), seed: `${deal}|${i}` })
    const result = played.end.result ?? []
    const share = [0, 0]
    sides.forEach((side, seat) => (share[whose(side)] = (share[whose(side)] ?? 0) + (result[seat] ?? 0)))
    const sign = Math.sign((share[0] as number) - (share[1] as number))
    score = summed(score, { ...won(sign, winnerOf(sides, result)), tally: oneGame(game, sides, played) })
    input.onGame?.(score, played)
  }
  return sumUp([score], input.contenders)
}

/** One game as a score; `side` won it alone, if one did. */
function won(sign: number, side: string | undefined): Omit<Score, 'tally'> {
  const wins = [sign > 0 ? 1 : 0, sign < 0 ? 1 : 0] as const
  return { wins, draws: sign === 0 ? 1 : 0, as: side === undefined || sign === 0 ? {} : { [side]: wins } }
}

const both = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): readonly [number, number] => [a + c, b + d]

function summed(x: Score, y: Score): Score {
  const sides = [...new Set([...Object.keys(x.as), ...Object.keys(y.as)])].toSorted()
  return {
    wins: both(x.wins, y.wins),
    draws: x.draws + y.draws,
    as: Object.fromEntries(sides.map((side) => [side, both(x.as[side] ?? [0, 0], y.as[side] ?? [0, 0])])),
    tally: added(x.tally, y.tally),
  }
}

/** Adds the parts of an arena up; there must be one. */
export function sumUp(parts: readonly Score[], contenders: readonly [Contender, Contender]): ArenaResult {
  const score = parts.reduce(summed)
  const { games } = score.tally
  const share = score.wins[0] + score.draws / 2
  return {
    ...score,
    bots: [contenders[0].name, contenders[1].name],
    games,
    rate: games === 0 ? 0 : share / games,
    interval: wilson(share, games),
  }
}
