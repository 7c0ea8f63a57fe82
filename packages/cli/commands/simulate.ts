/** `orrery simulate`: whole games between computer players. */
import { accessSync, constants, readdirSync, writeFileSync } from 'node:fs'
import { makeFolders } from '@orrery/server/folder'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { endingsOf, seederFrom, simulateGames, type Simulated, type Thinking } from '@orrery/bots'
import { seederOf, type Answer } from '@orrery/kernel'
import { badKeySaid, readJson } from '@orrery/protocol'
import { Args } from '../args.ts'
import { botNames, botOf } from '../bots.ts'
import { gameOf, type Played } from '../games.ts'
import { progress, type Io } from '../io.ts'
import { tableFile } from '../saved.ts'
import { tallyWords } from '../tally-words.ts'

const SHAPE = { command: 'simulate', takes: ['GAME'], options: ['games', 'seed', 'bots', 'options', 'save'], flags: ['json'] }

/** The table's options from `--options JSON`. */
export function optionsOf(args: Args, { game }: Played): unknown {
  const text = args.text('options')
  const raw = text === undefined ? {} : parsed(args, text, game)
  const read = game.parseOptions(raw)
  return 'problem' in read ? args.fail(`--options: ${read.problem.where} ${read.problem.what}`) : read.ok
}

function parsed(args: Args, text: string, game: Played['game']): unknown {
  const read = readJson(text)
  if ('ok' in read) return read.ok
  if (read.flaw === 'key') return args.fail(`--options: ${[read.where, badKeySaid(read.key)].filter((x) => x !== '').join(': ')}`)
  const usual = game.parseOptions({})
  return args.fail(`--options is no JSON; write it like --options '${'ok' in usual ? JSON.stringify(usual.ok) : '{}'}'`)
}

/** One bot a seat; a single one plays them all. */
function playersOf(args: Args, names: readonly string[], seats: number): Thinking[] {
  if (names.length !== 1 && names.length !== seats) args.fail(`--bots names ${names.length} bots, but it must be 1 or ${seats}, one a seat`)
  return Array.from({ length: seats }, (_, i) => botOf(args, names[i] ?? names[0] ?? ''))
}

function folder(args: Args): string | null {
  const dir = args.text('save')
  if (dir === undefined) return null
  let there: readonly string[]
  try {
    makeFolders(dir)
    there = readdirSync(dir)
    accessSync(dir, constants.W_OK)
  } catch (e) {
    args.fail(`--save: ${dir} is no folder that can be written to (${(e as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
  const old = there.find((name) => /^\d+\.json$/.test(name))
  if (old !== undefined) args.fail(`--save: ${dir} holds saved games already (${old}); name another folder`)
  return dir
}

interface Setting {
  readonly played: Played
  readonly options: unknown
  readonly names: readonly string[]
  readonly players: readonly Thinking[]
  readonly seed: string
  readonly games: number
}

/** Without files: quick dice from the seed. */
function plain({ played, options, players, seed, games }: Setting, io: Io): Simulated {
  const tell = progress(io, 'games', games)
  const input = (i: number) => ({ options, players, seeder: seederFrom(`${seed}|${i}`), seed: `${seed}|${i}`, now: io.now })
  return simulateGames(played.game, { options, games, now: io.now, input, onGame: (i) => tell(i + 1) })
}

/** With a file a game: dice from a secret of its own, as a server throws them, so that each file can be verified. */
function saving({ played, options, names, players, seed, games }: Setting, io: Io, dir: string): Simulated {
  const { game } = played
  const tell = progress(io, 'games', games)
  const seats = game.seats(options).map(({ id }, i) => ({ side: id, name: names[i] ?? names[0] ?? '' }))
  const digits = Math.max(4, String(games).length)
  const secretOf = (i: number): string => createHash('sha256').update(`${seed}|${i}`).digest('hex')
  const input = (i: number, record: Answer[]) => ({
    options,
    players,
    seeder: seederOf(secretOf(i), `sim-${i + 1}`),
    seed: `${seed}|${i}`,
    now: io.now,
    record,
  })
  let answers: Answer[] = []
  return simulateGames(game, {
    options,
    games,
    now: io.now,
    input: (i) => input(i, (answers = [])),
    onGame: (i, result, end) => {
      tell(i + 1)
      if (result === null) return
      const file = tableFile({
        game: game.id,
        version: game.version,
        options: options as object,
        table: `sim-${i + 1}`,
        secret: secretOf(i),
        seats,
        answers,
        hash: game.hash(end),
        result,
      })
      writeFileSync(join(dir, `${String(i + 1).padStart(digits, '0')}.json`), `${JSON.stringify(file)}\n`)
    },
  })
}

export function simulate(argv: readonly string[], io: Io): number {
  const args = new Args(SHAPE, argv)
  const played = gameOf(args.at(0))
  const options = optionsOf(args, played)
  const names = botNames(args, 'random')
  const players = playersOf(args, names, played.game.seats(options).length)
  const setting = { played, options, names, players, seed: args.text('seed') ?? 'orrery', games: args.int('games', 1, 1_000_000, 100) }
  const dir = folder(args)
  const done = dir === null ? plain(setting, io) : saving(setting, io, dir)
  io.out(args.flag('json') ? `${JSON.stringify({ ...done, endings: endingsOf(done) })}\n` : words(done))
  if (dir !== null) io.err(`${done.finished === 1 ? '1 game is' : `${done.finished} games are`} saved in ${dir}\n`)
  return 0
}

function words(d: Simulated): string {
  return `${d.finished} of ${d.games} games finished in ${d.seconds.toFixed(1)} s (${d.gamesPerSecond.toFixed(1)} a second), ${d.meanDecisions.toFixed(0)} decisions a game\n${tallyWords(d)}`
}
