/** Whole games between computer players, without a table: for the command line, benches and arenas. */
import { Ctx, keyOf, run, type Answer, type Ask, type Base, type Game, type Seeder } from '@orrery/kernel'
import { decide, type Thinking } from './decide.ts'
import { rndFrom, type Rnd } from './frontier.ts'
import { added, noGames, oneGame, sidesOf, type Tally } from './tally.ts'

/** A player for measurements: it answers from the true position, so nobody may meet it at a table. Gives the index of an option. */
export type Policy<S> = (s: S, ask: Ask) => number

export interface PlayInput<O, S = unknown> {
  readonly options: O
  /** One player per seat. */
  readonly players: readonly (Thinking | Policy<S>)[]
  /** The words of chance: number 0 for the setup, then one per checkpoint, as a table does it. */
  readonly seeder: Seeder
  /** Of the players' own choices. */
  readonly seed: string
  /** Collects the answers, for a file that can be replayed. */
  readonly record?: Answer[]
  readonly now?: () => number
}

export interface Played<S> {
  readonly end: S
  readonly decisions: number
}

/** Plays one game to its end. */
export function playGame<S extends Base, V, O>(game: Game<S, V, O>, input: PlayInput<O, S>): Played<S> {
  const rnd = rndFrom(input.seed)
  const s = game.setup(input.options, input.seeder(0))
  let number = 1
  s.rng = input.seeder(number)
  const thinks = input.players.some((p) => typeof p !== 'function' && p.player !== 'random')
  let checkpoint = thinks ? game.clone(s) : s
  let prefix: number[] = []
  let together: { group: readonly Ask[]; before: readonly number[] } | null = null
  let decisions = 0
  const g: Ctx<S> = new Ctx(s, (ask, group) => {
    const at = { s, checkpoint, prefix: prefix as readonly number[] }
    if (group !== undefined && group.length > 1) {
      // All of a group decide from what was known before it.
      if (ask === group[0]) together = { group, before: [...prefix] }
      if (together?.group === group) at.prefix = together.before
    }
    const chosen = answer(game, input, at, ask, rnd, decisions)
    decisions++
    if (thinks) prefix.push(chosen)
    input.record?.push({ seat: ask.seat, key: keyOf(ask.opts[chosen] as Ask['opts'][number]) })
    return chosen
  })
  run(game as Game<S>, g, () => {
    if (s.result !== null) return
    s.rng = input.seeder(++number)
    if (!thinks) return
    checkpoint = game.clone(s)
    prefix = []
  })
  return { end: s, decisions }
}

function answer<S extends Base, V, O>(
  game: Game<S, V, O>,
  input: PlayInput<O, S>,
  { s, ...at }: { s: S; checkpoint: S; prefix: readonly number[] },
  ask: Ask,
  rnd: Rnd,
  decision: number,
): number {
  const thinking = input.players[ask.seat]
  if (thinking === undefined) throw new RangeError(`${game.id}: nobody plays seat ${ask.seat}`)
  if (typeof thinking === 'function') return thinking(s, ask)
  if (thinking.player === 'random' || ask.opts.length === 1) return rnd(ask.opts.length)
  const seed = `${input.seed}|${decision}`
  const key = decide(game, { ...thinking, ...at, seat: ask.seat, seed, ...(input.now !== undefined && { now: input.now }) })
  return ask.opts.findIndex((o) => keyOf(o) === key)
}

/** The sum of the games, and how quick they were. */
export interface Simulated extends Tally {
  readonly game: string
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly meanDecisions: number
}

export interface SimulateInput<O, S = unknown> {
  readonly options: O
  readonly games: number
  /** Game number `i` (from 0) is played with this. */
  input(i: number): PlayInput<O, S>
  /** A clock in milliseconds: what the figures of speed are taken from. */
  readonly now: () => number
  /** Called after each game, with its last position. */
  readonly onGame?: (i: number, result: readonly number[] | null, end: S) => void
}

/** Plays many games and sums them up. */
export function simulateGames<S extends Base, V, O>(game: Game<S, V, O>, input: SimulateInput<O, S>): Simulated {
  const sides = sidesOf(game, input.options)
  let tally = noGames(sides)
  const start = input.now()
  for (let i = 0; i < input.games; i++) {
    const played = playGame(game, input.input(i))
    tally = added(tally, oneGame(game, sides, played))
    input.onGame?.(i, played.end.result, played.end)
  }
  const seconds = (input.now() - start) / 1000
  const gamesPerSecond = seconds > 0 ? input.games / seconds : 0
  return { game: game.id, ...tally, seconds, gamesPerSecond, meanDecisions: tally.decisions / Math.max(1, input.games) }
}
