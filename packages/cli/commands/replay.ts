/** `orrery replay`: a saved game, at any decision. */
import { keyOf } from '@orrery/kernel'
import type { TableFile } from '@orrery/protocol'
import { Args } from '../args.ts'
import { jsonIn, tableFileOf } from '../files.ts'
import type { Io } from '../io.ts'
import { rerun, type Rerun } from '../saved.ts'

/** The decisions as lines that a person can read, cards named by the place where they lay. */
export function logLines({ played, table }: Rerun, answers: TableFile['answers'], from: number): string[] {
  const { game, desk } = played
  const names = game.seats(table.options)
  table.takeBack(from)
  return answers.slice(from).map(({ seat, key }, i) => {
    const ask = table.askOf(seat)
    const words = desk.toPlaces(table.s, seat, key)
    const path = ask !== undefined && ask.path.length > 0 ? `  (${ask.path.join(' > ')})` : ''
    table.submit(seat, key)
    // What the same question is asked about again and again: of a placement the unit.
    const about = typeof ask?.about === 'string' ? ` ${ask.about}` : ''
    return `${String(from + i + 1).padStart(4)}  ${names[seat]?.id ?? seat}  ${ask?.kind ?? '?'}${about}: ${words}${path}`
  })
}

export function replay(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'replay', takes: ['FILE'], options: ['at'], flags: ['json'] }, argv)
  const name = args.at(0)
  const file = tableFileOf(jsonIn(name), name)
  const last = file.answers.length
  const at = args.int('at', 0, last, last)
  const run = rerun(file, name, at)
  if (run.stopped !== null) io.err(`${name}: ${run.stopped}; shown up to there\n`)
  if (args.flag('json')) io.out(`${JSON.stringify(moment(run, last))}\n`)
  else io.out(words(run, file, args.text('at') !== undefined))
  return run.stopped === null ? 0 : 1
}

function moment({ played, table }: Rerun, last: number): object {
  const { desk } = played
  const asks = table.pending.map((a) => ({
    seat: a.seat,
    kind: a.kind,
    path: a.path,
    options: a.opts.map((o) => desk.toPlaces(table.s, a.seat, keyOf(o))),
  }))
  return { at: table.seq, last, position: desk.describe(table.s), asks, result: table.result }
}

/** The whole log, or with `--at` the last dozen decisions; then the table. */
function words(run: Rerun, file: TableFile, near: boolean): string {
  const { played, table } = run
  const { seq } = table
  const asks = table.pending.map((a) => `${played.game.seats(table.options)[a.seat]?.id ?? a.seat} is asked: ${a.kind}`)
  const end = table.result === null ? asks.join('\n') : `over: ${table.result.join(' : ')}`
  const board = played.desk.board(table.s, 'all')
  const lines = logLines(run, file.answers.slice(0, seq), near ? Math.max(0, seq - 12) : 0)
  return `${[...lines, '', `After decision ${seq} of ${file.answers.length}:`, board, end].join('\n')}\n`
}
