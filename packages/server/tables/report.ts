/** "Report a problem": a scenario file (docs/scenarios.md) with the position, the last answers and the player's words. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, keyOf, rngFrom, Table, type Base, type Viewer } from '@orrery/kernel'
import type { Words } from '../hosted.ts'
import { redacted, wireAsk } from './audience.ts'
import type { LiveTable } from './live.ts'
import { seatsOf } from './meta.ts'
import { fileOf, momentOf, walkTo } from './past.ts'
import { Refused } from './refused.ts'
import { optionsOf, type AnyTable } from './setup.ts'

interface Asked {
  readonly person: string
  readonly words: string
  /** The decision that it is about; the present one when absent. */
  readonly at?: number | undefined
  readonly folder: string
  readonly now: number
}

const LAST = 40

/**
 * Writes the report under `reports/` and returns it. While the game runs it holds only what the reporter's seat may know:
 * its view, its own answers, events as it saw them, and a position in which all the rest is dealt anew. Of a finished game
 * it holds the whole table.
 */
export function makeReport(live: LiveTable, { person, words, at, folder, now }: Asked): object {
  if (live.table === null) throw new Refused('not-started', 'The table has not started yet.')
  const own = seatsOf(live.meta, person)
  const seq = at ?? live.seq
  const report = {
    format: 'orrery-scenario/1',
    game: live.row.game,
    name: words,
    ...scenario(live, person, own, seq),
    report: known(live, live.table, own, seq),
  }
  const dir = join(folder, 'reports')
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, `${live.row.id}-${seq}-${now}.json`), `${JSON.stringify(report, null, 2)}\n`)
  return report
}

/** What the reporter saw, for people: a scenario's run does not look at it. */
function known(live: LiveTable, table: AnyTable, own: readonly number[], seq: number): object {
  const { row, meta } = live
  const viewer: Viewer = live.over !== null ? 'all' : (own[0] ?? 'public')
  const first = live.seq - table.decisions.length
  const answers = table.decisions
    .slice(0, Math.max(0, seq - first))
    .flatMap((d, i) => (viewer === 'all' || own.includes(d.seat) ? [{ n: first + i + 1, seat: d.seat, kind: d.kind, key: d.key }] : []))
  const asks = live.over === null && seq === live.seq ? table.pending.filter((a) => own.includes(a.seat)) : []
  return {
    version: meta.version,
    table: row.id,
    options: meta.options,
    at: seq,
    seat: own[0] ?? null,
    view: momentOf(live, seq, own).view,
    asks: asks.map(wireAsk),
    offered: asks.flatMap((a) => a.opts.map(keyOf)),
    answers: answers.slice(-LAST),
    events: redacted(
      live.hosted.game,
      live.log.filter((x) => x.at <= seq),
      viewer,
    ).slice(-LAST),
  }
}

/** Where the scenario begins, and the answers that lead on to the moment of the report. */
function scenario(live: LiveTable, person: string, own: readonly number[], seq: number): { start: object; steps: object[] } {
  const { hosted, meta } = live
  if (live.over !== null && meta.changedAt === null) return { start: { file: fileOf(live, person), at: seq }, steps: [] }
  if (hosted.words === undefined) return { start: { options: meta.options }, steps: [] }
  const walk = walkTo(live, seq)
  const from = walk.checkpoint.at
  const given = walk.answersSince.map((a) => ({ ...a }))
  const position = hosted.words.describe(redealt(live, walk.checkpoint.s, own, seq))
  return { start: { position }, steps: stepsFrom(live, hosted.words, position, own, given, from) }
}

/** A copy in which all that the reporter has not seen is dealt anew; for a person with several seats what any seat has not seen. */
function redealt(live: LiveTable, s: Base, own: readonly number[], seq: number): Base {
  const { game } = live.hosted
  const copy = game.clone(s)
  const words = rngFrom(`report|${live.id}|${seq}`)
  const seats = own.length === 0 ? [-1] : own.length === 1 ? own : game.seats(optionsOf(live.hosted, live.meta.options)).map((_, i) => i)
  for (const seat of seats) game.redeal(copy, seat, (n) => below(words, n))
  return copy
}

/** The reporter's answers since the checkpoint, as far as the position that was dealt anew still offers them, and the question that is open then. */
function stepsFrom(
  live: LiveTable,
  words: Words,
  position: unknown,
  own: readonly number[],
  given: readonly { seat: number; key: string }[],
  from: number,
): object[] {
  const { game } = live.hosted
  const arranged = game.arrange(position)
  if ('problem' in arranged) return []
  const options = optionsOf(live.hosted, live.meta.options)
  const table: AnyTable = new Table(game, options, (no) => rngFrom(`scenario||${no}`), { at: 0, no: 1, s: arranged.ok })
  const names = game.seats(options)
  const steps: object[] = []
  for (const [i, { seat, key }] of given.entries()) {
    if (!own.includes(seat)) return steps
    const placed = words.toPlaces(walkTo(live, from + i).s, seat, key)
    const read = words.toNumbers(table.s, seat, placed)
    if ('problem' in read || 'refused' in table.submit(seat, read.key)) return steps
    steps.push({ answer: placed, seat: names[seat]?.id ?? String(seat) })
  }
  const ask = table.pending.find((a) => own.includes(a.seat))
  return ask === undefined ? steps : [...steps, { asked: ask.kind, seat: names[ask.seat]?.id ?? String(ask.seat) }]
}
