/** `orrery play`: a game at the terminal, against bots. */
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { decide, level, LEVELS, type Level } from '@orrery/bots'
import { commitment, keyOf, seederOf, Table, type Ask } from '@orrery/kernel'
import { Args } from '../args.ts'
import { gameOf, type Played } from '../games.ts'
import type { Io } from '../io.ts'
import type { AnyTable } from '../saved.ts'
import { optionsOf } from './simulate.ts'

const HELP = `Write the number of an answer, or the answer itself as it stands beside the number.
  ?            this page             board   the table again
  why ANSWER   why it is not allowed  log     what happened so far
  back         take the last action back, where nothing was revealed since
  quit         leave
`

interface Sitting {
  readonly played: Played
  readonly table: AnyTable
  readonly seat: number
  readonly level: Level
  readonly secret: string
  /** Events that were told already. */
  told: number
}

function seatOf(args: Args, played: Played, options: unknown): number {
  const names = played.game.seats(options).map((s) => s.id)
  const wish = args.text('seat') ?? names[0] ?? ''
  const seat = /^\d+$/.test(wish) ? Number(wish) : names.indexOf(wish)
  return names[seat] === undefined ? args.fail(`--seat is "${wish}", but it must be one of ${names.join(', ')}`) : seat
}

export async function play(argv: readonly string[], io: Io): Promise<number> {
  const args = new Args({ command: 'play', takes: ['GAME'], options: ['seat', 'bot', 'seed', 'options'] }, argv)
  const played = gameOf(args.at(0))
  const options = optionsOf(args, played)
  const seat = seatOf(args, played, options)
  const bot = args.text('bot') ?? 'easy'
  if (!LEVELS.includes(bot as Level)) args.fail(`--bot is "${bot}", but it must be one of ${LEVELS.join(', ')}`)
  const secret = args.text('seed') ?? randomBytes(16).toString('hex')
  const table: AnyTable = new Table(played.game, options, seederOf(secret, 'terminal'))
  io.out(`The dice are promised: ${commitment(secret, 'terminal')}\n${HELP}`)
  return sit({ played, table, seat, level: bot as Level, secret, told: 0 }, io)
}

/** Plays until the game is over (0), the person leaves (0) or there is no more input (1). */
async function sit(x: Sitting, io: Io): Promise<number> {
  const { table } = x
  const reader = createInterface({ input: io.input, crlfDelay: Infinity })
  const lines = reader[Symbol.asyncIterator]()
  for (;;) {
    botsMove(x, io)
    tellEvents(x, io)
    const ask = table.askOf(x.seat)
    if (table.result !== null || ask === undefined) break
    showQuestion(x, ask, io)
    const line = await lines.next()
    const word = line.done === true ? null : line.value.trim()
    if (word === null) io.err('There is no more input, and the game is not over.\n')
    if (word === null || word === 'quit') {
      reader.close()
      return word === null ? 1 : 0
    }
    obey(x, ask, word, io)
  }
  reader.close()
  const won = table.result?.[x.seat] === 1
  io.out(`${x.played.desk.board(table.s, 'all')}\n${won ? 'You have won.' : 'You have lost.'} The dice's secret: ${x.secret}\n`)
  return 0
}

function botsMove({ played, table, seat, level: name }: Sitting, io: Io): void {
  for (;;) {
    const ask = table.pending.find((a) => a.seat !== seat)
    if (ask === undefined || table.result !== null) return
    const key = decide(played.game, {
      ...level(name),
      checkpoint: table.checkpoint.s,
      prefix: table.prefix,
      seat: ask.seat,
      seed: `bot|${table.seq}`,
      now: io.now,
    })
    table.submit(ask.seat, key)
  }
}

/** What happened since the last question, as this seat may know it. */
function tellEvents(x: Sitting, io: Io): void {
  const { played, table, seat } = x
  for (const { e } of table.log.slice(x.told)) {
    const seen = played.game.redact(e, seat)
    const line = seen === null ? null : played.desk.told(table.s, seat, seen)
    if (line !== null) io.out(`  · ${line}\n`)
  }
  x.told = table.log.length
}

function showQuestion({ played, table, seat }: Sitting, ask: Ask, io: Io): void {
  const about = ask.about === undefined ? '' : ` about ${played.desk.toPlaces(table.s, seat, `about:${ask.about}`).slice('about:'.length)}`
  const options = ask.opts.map((o, i) => `  ${String(i + 1).padStart(2)}  ${played.desk.toPlaces(table.s, seat, keyOf(o))}`)
  const board = ask.set === undefined ? `${played.desk.board(table.s, seat)}\n` : ''
  io.out(`\n${board}${ask.kind}${about}?\n${options.join('\n')}\n> `)
}

/** One line of the person. Whatever it is, the table stays whole. */
function obey(x: Sitting, ask: Ask, line: string, io: Io): void {
  const { played, table, seat } = x
  if (line === '' || line === 'board') return
  if (line === '?') return io.out(HELP)
  if (line === 'log') {
    x.told = 0
    return tellEvents(x, io)
  }
  if (line === 'back') return takeBack(x, io)
  const why = line.startsWith('why ')
  const wish = /^\d+$/.test(line) ? ask.opts[Number(line) - 1] : undefined
  if (wish === undefined && /^\d+$/.test(line)) return io.out(`There is no answer ${line}; they have the numbers 1 to ${ask.opts.length}.\n`)
  const read = wish === undefined ? played.desk.toNumbers(table.s, seat, why ? line.slice(4).trim() : line) : { key: keyOf(wish) }
  if ('problem' in read) return io.out(`${read.problem}.\n`)
  if (!why && 'ok' in table.submit(seat, read.key)) return
  const verdict = table.whyNot(seat, read.key)
  if (verdict === null) return io.out('That is allowed.\n')
  io.out(`Not allowed: ${played.desk.rule(verdict.rule)} [${verdict.rule}]\n`)
}

function takeBack(x: Sitting, io: Io): void {
  const at = x.table.landingOf(x.seat)
  if (at?.free !== true) return io.out('Nothing can be taken back: something was revealed, or another seat has decided since.\n')
  x.table.takeBack(at.to)
  x.told = x.table.log.length
}
