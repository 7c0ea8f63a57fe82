/** From the store to memory, and snapshots back. */
import type { Clock } from '../clock.ts'
import type { Hosted } from '../hosted.ts'
import type { Repository, Snapshot, TableRowData } from '../store/repository.ts'
import { LiveTable } from './live.ts'
import { foldAll, standingAnswers, type Meta } from './meta.ts'
import type { Rec, RecordBody } from './records.ts'
import { deal, LOG_KEPT, stillHolds, type SnapshotBody } from './setup.ts'

interface Parts {
  readonly repo: Repository
  readonly clock: Clock
}

/** Up to this many decisions a table is played again from its setup, so that its whole past can be taken back. */
const REPLAYED = 600

/**
 * A table as the store has it. `add` is the record to append when the rules changed since it was saved: decisions that
 * they no longer offer are dropped back to the last checkpoint.
 */
export async function loadLive({ repo, clock }: Parts, row: TableRowData, hosted: Hosted): Promise<{ live: LiveTable; add: RecordBody | null }> {
  const records = await repo.records(row.id, 0)
  const meta = foldAll(records)
  const head = records.length
  const now = clock.now()
  if (meta.version === null) return { live: new LiveTable(hosted, row, meta, null, [], head, now), add: null }
  const answers = standingAnswers(records)
  const base = await baseOf(repo, row.id, hosted, meta, records, answers.length, row.status === 'over')
  const { table, fallback } = deal(hosted, meta, row, answers.slice(base?.checkpoint.at ?? 0), base?.checkpoint)
  const live = new LiveTable(hosted, row, meta, table, base?.told ?? [], head, now)
  live.lastSnapshot = base?.checkpoint.at ?? 0
  const same = meta.version === hosted.game.version && fallback === null
  return {
    live,
    add: same
      ? null
      : { k: 'version', version: hosted.game.version, keep: table.seq, base: table.checkpoint.at, dropped: answers.length - table.seq },
  }
}

async function baseOf(
  repo: Repository,
  id: string,
  hosted: Hosted,
  meta: Meta,
  records: readonly Rec[],
  decisions: number,
  over: boolean,
): Promise<SnapshotBody | null> {
  const fresh = meta.version === hosted.game.version && meta.changedAt === null
  if (fresh && (decisions <= REPLAYED || over)) return null
  const fits = (s: Snapshot): boolean => stillHolds(s, records) && s.at >= (meta.changedAt ?? 0)
  const found = (await repo.snapshots(id)).find(fits)
  return found === undefined ? null : (JSON.parse(found.body) as SnapshotBody)
}

/** Keeps where a running table stands: the checkpoint of its open step. */
export async function saveSnapshot({ repo, clock }: Parts, live: LiveTable): Promise<void> {
  const { table, hosted } = live
  if (table === null) return
  const { checkpoint } = table
  live.lastSnapshot = checkpoint.at
  const told = live.log.filter((x) => x.at <= checkpoint.at).slice(-LOG_KEPT)
  const body = JSON.stringify({ checkpoint, told } satisfies SnapshotBody)
  await repo.saveSnapshot(live.id, { at: checkpoint.at, head: live.head, version: hosted.game.version, body }, clock.now(), live.meta.changedAt)
}
