/** `orrery arena`: seeded matches between two bots, sides swapped, on all cores. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { arena as playArena, endingsOf, sumUp, wilson, type ArenaResult, type Contender, type Score } from '@orrery/bots'
import { Args } from '../args.ts'
import { botNames, botOf } from '../bots.ts'
import { gameOf } from '../games.ts'
import { percent, tallyWords } from '../tally-words.ts'
import { progress, type Io } from '../io.ts'
import { optionsOf } from './simulate.ts'

/** Games that one thread plays at a time: small, so that no thread is left with the long ones; even, so that both sides of a deal are in it. */
const PART = 4

/** What a thread is told: a whole arena, of which it plays parts. */
export interface ArenaTask {
  readonly game: string
  readonly options: unknown
  readonly contenders: readonly [Contender, Contender]
  readonly seed: string
}

/** The games `first` … `first + games - 1` of the arena. */
export function playPart({ game: id, ...rest }: ArenaTask, first: number, games: number): Score {
  const { wins, draws, as, tally } = playArena(gameOf(id).game, { ...rest, first, games })
  return { wins, draws, as, tally }
}

/** Plays the parts in threads; each asks for the next one when it is done. Rejects when one fails. */
async function inThreads(program: string, task: ArenaTask, games: number, threads: number, tell: (done: number) => void): Promise<Score[]> {
  const parts: Score[] = []
  let next = 0
  let done = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { workerData: task })
      const feed = (): void => {
        if (next >= games) return void worker.terminate().then(() => resolve(), reject)
        const part = { first: next, games: Math.min(PART, games - next) }
        next += part.games
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(part)
      }
      worker.on('message', (part: Score) => {
        parts.push(part)
        done += part.tally.games
        tell(done)
        feed()
      })
      worker.on('error', reject)
      feed()
    })
  await Promise.all(Array.from({ length: threads }, work))
  return parts
}

function oneAfterAnother(task: ArenaTask, games: number, tell: (done: number) => void): Score[] {
  const parts: Score[] = []
  for (let first = 0; first < games; first += PART) {
    parts.push(playPart(task, first, Math.min(PART, games - first)))
    tell(Math.min(games, first + PART))
  }
  return parts
}

/** A bot by iterations, never by time: the same seed must give the same games on every machine. */
function contender(args: Args, name: string): Contender {
  const { millis: _millis, ...thinking } = botOf(args, name)
  return { name, ...thinking }
}

export async function arena(argv: readonly string[], io: Io): Promise<number> {
  const args = new Args({ command: 'arena', takes: ['GAME'], options: ['games', 'seed', 'bots', 'options', 'threads'], flags: ['json'] }, argv)
  const id = args.at(0)
  const options = optionsOf(args, gameOf(id))
  const names = botNames(args, 'greedy,random')
  const [a, b] = names
  if (a === undefined || b === undefined || names.length > 2) return args.fail('--bots must name two bots, like --bots greedy,random')
  const contenders = [contender(args, a), contender(args, b)] as const
  const games = args.int('games', 2, 1_000_000, 100)
  if (games % 2 === 1) args.fail(`--games is ${games}, but it must be even: each deal is played twice, with sides swapped`)
  const threads = Math.min(args.int('threads', 1, 256, availableParallelism()), Math.ceil(games / PART))
  const task: ArenaTask = { game: id, options, contenders, seed: args.text('seed') ?? 'orrery' }
  const tell = progress(io, `${a} against ${b}: games`, games)
  const began = io.now()
  const parts = threads > 1 && io.program !== null ? await inThreads(io.program, task, games, threads, tell) : oneAfterAnother(task, games, tell)
  const result = sumUp(parts, contenders)
  io.out(args.flag('json') ? `${JSON.stringify(report(id, result, (io.now() - began) / 1000))}\n` : words(result))
  return 0
}

/** Wins, draws and the 95 % interval of each bot's share (a draw counts half), and what it won as which side. */
function perBot(r: ArenaResult) {
  return r.bots.map((bot, i) => {
    const wins = r.wins[i] ?? 0
    const [low, high] = wilson(wins + r.draws / 2, r.games)
    return {
      bot,
      wins,
      draws: r.draws,
      losses: r.games - wins - r.draws,
      rate: r.games === 0 ? 0 : (wins + r.draws / 2) / r.games,
      interval: [low, high],
      as: Object.fromEntries(Object.entries(r.as).map(([side, won]) => [side, won[i] ?? 0])),
    }
  })
}

/** The fields of `orrery simulate`, and each bot's wins, draws and interval. */
function report(game: string, r: ArenaResult, seconds: number): object {
  const { games, finished, decisions, winners } = r.tally
  return {
    game,
    games,
    finished,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    winners,
    endings: endingsOf(r.tally),
    meanDecisions: decisions / games,
    draws: r.draws,
    bots: perBot(r),
  }
}

function words(r: ArenaResult): string {
  const lines = perBot(r).map((b) => {
    const as = Object.entries(b.as).map(([side, n]) => `${n} as ${side}`)
    return `${b.bot}: ${b.wins} won${as.length > 0 ? ` (${as.join(', ')})` : ''}, ${b.draws} drawn of ${r.games}: ${percent(b.rate)}, 95 % interval ${percent(b.interval[0] ?? 0)} to ${percent(b.interval[1] ?? 1)}`
  })
  return `${lines.join('\n')}\n${tallyWords(r.tally)}`
}
