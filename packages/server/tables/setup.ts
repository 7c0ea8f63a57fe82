/** From stored records to a table of the kernel. Pure. */
import { loadTable, seederOf, type Answer, type Base, type Checkpoint, type Table, type Told } from '@orrery/kernel'
import type { Hosted } from '../hosted.ts'
import type { Meta } from './meta.ts'
import type { Rec } from './records.ts'

export type AnyTable = Table<Base, unknown, unknown>

/** What a table is dealt from. */
export interface Deal {
  readonly secret: string
  /** The id that the dice were committed with. */
  readonly dice: string
}

/** Stored with a snapshot: the position, and what was told before it (its newest part). */
export interface SnapshotBody {
  readonly checkpoint: Checkpoint<Base>
  readonly told: readonly Told[]
}

/** Most events that are kept with a snapshot or sent to a client. */
export const LOG_KEPT = 2_000

/** The options of a table as its game reads them. Throws RangeError when it no longer accepts them. */
export function optionsOf(hosted: Hosted, raw: unknown): unknown {
  const read = hosted.game.parseOptions(raw)
  if ('problem' in read) throw new RangeError(`${read.problem.where}: ${read.problem.what}`)
  return read.ok
}

/** The first checkpoint of a table that begins with a prepared position. Throws RangeError when the game has none of that name. */
function preparedStart(hosted: Hosted, name: string, deal: Deal): Checkpoint<Base> {
  const arranged = hosted.game.arrange(hosted.prepared[name]?.())
  if ('problem' in arranged) throw new RangeError(`prepared position "${name}": ${arranged.problem.where}: ${arranged.problem.what}`)
  const s = hosted.game.clone(arranged.ok)
  s.rng = seederOf(deal.secret, deal.dice)(1)
  return { at: 0, no: 1, s }
}

/** Sets a table up from answers, from the setup (or prepared position) or from a checkpoint on. */
export function deal(hosted: Hosted, meta: Pick<Meta, 'options' | 'prepared'>, by: Deal, answers: readonly Answer[], from?: Checkpoint<Base>) {
  const options = optionsOf(hosted, meta.options)
  const start = from ?? (meta.prepared === null ? undefined : preparedStart(hosted, meta.prepared, by))
  return loadTable(hosted.game, options, seederOf(by.secret, by.dice), { answers, ...(start !== undefined && { from: start }) })
}

/** A snapshot holds as long as nothing before it was taken back later. */
export function stillHolds(snapshot: { at: number; head: number }, records: readonly Rec[]): boolean {
  return records
    .slice(snapshot.head)
    .every(({ body }) => !(body.k === 'back' && body.to < snapshot.at) && !(body.k === 'version' && body.base < snapshot.at))
}
