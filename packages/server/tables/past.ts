/** Walking through what was decided: moments, the course, the file. Nothing here changes a table. */
import { answersDigest, commitment, type Told, type Viewer } from '@orrery/kernel'
import type { Course, Moment, TableFile } from '@orrery/protocol'
import { redacted } from './audience.ts'
import type { LiveTable } from './live.ts'
import { peopleOf } from './meta.ts'
import { Refused } from './refused.ts'
import { mustBeSeat } from './seats.ts'
import { optionsOf, type AnyTable } from './setup.ts'

/** Tables of the past that were walked through lately, so that the next step costs one decision. */
const WALKS = 8
const walks = new WeakMap<LiveTable, AnyTable>()
const recent: LiveTable[] = []

/** The table after `seq` decisions. Throws Refused outside its decisions, or before a change of the rules. */
export function walkTo(live: LiveTable, seq: number): AnyTable {
  const { table } = live
  if (table === null) throw new Refused('not-started', 'The table has not started yet.')
  const first = live.seq - table.decisions.length
  if (seq > live.seq) throw new Refused('no-such-decision', `The table has ${live.seq} decisions.`, 'seq')
  if (seq < first) throw new Refused('no-such-decision', `The rules have changed since; the table can be seen from decision ${first} on.`, 'seq')
  const before = walks.get(live)
  // A table that was completed since begins earlier than the walk that was made of it.
  const walk = before !== undefined && before.seq - before.decisions.length === first ? before : live.again()
  if (walk.seq > seq || !sameSoFar(walk, table)) walk.takeBack(commonLength(walk, table, seq))
  for (let i = walk.seq; i < seq; i++) {
    const e = table.decisions[i - first]
    if (e !== undefined) walk.submit(e.seat, e.key)
  }
  keep(live, walk)
  return walk
}

const same = (a: AnyTable, b: AnyTable, i: number): boolean =>
  a.decisions[i]?.key === b.decisions[i]?.key && a.decisions[i]?.seat === b.decisions[i]?.seat
const sameSoFar = (walk: AnyTable, table: AnyTable): boolean => walk.decisions.every((_, i) => same(walk, table, i))

/** Up to where the walk may stay: take-backs may have changed the past since it was made. */
function commonLength(walk: AnyTable, table: AnyTable, seq: number): number {
  const first = walk.seq - walk.decisions.length
  let n = 0
  while (n < walk.decisions.length && same(walk, table, n)) n++
  return Math.min(seq, first + n)
}

function keep(live: LiveTable, walk: AnyTable): void {
  if (!walks.has(live)) recent.push(live)
  walks.set(live, walk)
  const oldest = recent.length > WALKS ? recent.shift() : undefined
  if (oldest !== undefined) walks.delete(oldest)
}

/** Through whose eyes the asker may look: everybody's at the end, else an own seat's or the public's. */
function viewerFor(live: LiveTable, own: readonly number[], seat?: number): Viewer {
  if (seat !== undefined) mustBeSeat(live, seat, 'seat')
  if (live.over !== null) return 'all'
  if (seat !== undefined && !own.includes(seat)) throw new Refused('not-your-seat', 'That is not your seat.', 'seat')
  return seat ?? own[0] ?? 'public'
}

const said = ({ seat, key, kind, about }: AnyTable['decisions'][number]): Moment['answer'] => ({
  seat,
  key,
  kind,
  ...(about !== undefined && { about }),
})

/** The table after `seq` decisions as the asker may see it; `answer` is the decision that led there. */
export function momentOf(live: LiveTable, seq: number, own: readonly number[], seat?: number): Moment {
  const viewer = viewerFor(live, own, seat)
  const walk = walkTo(live, seq)
  const { game } = live.hosted
  const last = walk.decisions[walk.decisions.length - 1]
  const shown = last !== undefined && (viewer === 'all' || last.seat === viewer) ? said(last) : null
  return {
    seq,
    last: live.seq,
    view: walk.view(viewer),
    events: redacted(
      game,
      walk.log.filter((x) => x.at === seq),
      viewer,
    ),
    answer: shown,
  }
}

/** One value a turn and seat: the position at the last decision of each turn. */
export function courseOf(live: LiveTable): Course {
  const { hosted, table } = live
  if (live.over === null || table === null) throw new Refused('not-over', 'The game is not over yet.')
  const ends: { turn: number; at: number; view: unknown }[] = []
  for (let at = live.seq - table.decisions.length; at <= live.seq; at++) {
    const view = walkTo(live, at).view('all')
    const turn = hosted.turn(view) ?? at
    if (ends[ends.length - 1]?.turn === turn) ends.pop()
    ends.push({ turn, at, view })
  }
  const turns: Course['turns'] = []
  for (const { turn, at, view } of ends) {
    const before = turns[turns.length - 1]
    const events = table.log.filter((x: Told) => x.at <= at && x.at > (before?.at ?? -1)).map((x) => x.e)
    turns.push({ turn, at, values: hosted.values(view, events, before?.values ?? {}) })
  }
  const moments = table.log.filter((x: Told) => hosted.moment(x.e))
  return { turns, moments: redacted(hosted.game, moments, 'all') }
}

/** The table as one file: a finished one for everybody, a running one for its only person (it holds the dice to come). */
export function fileOf(live: LiveTable, person: string | null): TableFile {
  const { hosted, meta, row, table } = live
  if (table === null) throw new Refused('not-started', 'The table has not started yet.')
  const people = peopleOf(meta)
  if (live.over === null && (people.length !== 1 || people[0] !== person))
    throw new Refused('not-over', 'A running game with other people can be saved as a file once it is over.')
  if (meta.changedAt !== null)
    throw new Refused('rules-changed', 'The rules changed during this game: it can no longer be played through from a file.')
  const sides = hosted.game.seats(optionsOf(hosted, meta.options))
  return {
    format: 'orrery-table/1',
    game: row.game,
    version: meta.version ?? hosted.game.version,
    options: { ...meta.options },
    prepared: meta.prepared,
    table: row.dice,
    seats: meta.seats.map((s, i) => ({ side: sides[i]?.id ?? String(i), name: s.name, kind: s.kind, level: s.level })),
    commitment: commitment(row.secret, row.dice),
    secret: row.secret,
    answers: answersOf(live),
    digest: answersDigest(answersOf(live)),
    hash: hosted.game.hash(table.s),
    over: live.over,
  }
}

function answersOf(live: LiveTable): { seat: number; key: string }[] {
  const decisions = live.table?.decisions ?? []
  if (decisions.length < live.seq) throw new Refused('too-long', 'Only the newest part of this game is in memory.')
  return decisions.map(({ seat, key }) => ({ seat, key }))
}
