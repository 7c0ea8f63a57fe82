/** "Report a problem": a file with the position as the reporter sees it, the last answers and his words. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from '@orrery/kernel'
import { redacted, wireAsk } from './audience.ts'
import type { LiveTable } from './live.ts'
import { seatsOf } from './meta.ts'
import { fileOf, momentOf } from './past.ts'
import { Refused } from './refused.ts'

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
 * its view, its own answers, events as it saw them. Of a finished game it holds the whole table.
 */
export function makeReport(live: LiveTable, { person, words, at, folder, now }: Asked): object {
  const { hosted, row, meta, table } = live
  if (table === null) throw new Refused('not-started', 'The table has not started yet.')
  const own = seatsOf(meta, person)
  const seq = at ?? live.seq
  const moment = momentOf(live, seq, own)
  const viewer = live.over !== null ? 'all' : (own[0] ?? 'public')
  const first = live.seq - table.decisions.length
  const answers = table.decisions.slice(0, Math.max(0, seq - first)).flatMap((d, i) => (viewer === 'all' || own.includes(d.seat) ? [{ n: first + i + 1, seat: d.seat, kind: d.kind, key: d.key }] : []))
  const report = {
    format: 'orrery-report/1',
    game: row.game,
    version: meta.version,
    table: row.id,
    options: meta.options,
    words,
    at: seq,
    seat: own[0] ?? null,
    view: moment.view,
    asks: live.over === null && seq === live.seq ? table.pending.filter((a) => own.includes(a.seat)).map(wireAsk) : [],
    offered: live.over === null && seq === live.seq ? table.pending.filter((a) => own.includes(a.seat)).flatMap((a) => a.opts.map(keyOf)) : [],
    answers: answers.slice(-LAST),
    events: redacted(hosted.game, live.log.filter((x) => x.at <= seq), viewer).slice(-LAST),
    ...(live.over !== null && meta.changedAt === null && { file: fileOf(live, person) }),
  }
  const dir = join(folder, 'reports')
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, `${row.id}-${seq}-${now}.json`), `${JSON.stringify(report, null, 2)}\n`)
  return report
}
