/** Tables as files: made from a game between bots, and run again. */
import { answersDigest, commitment, loadTable, seederOf, type Answer, type Base, type Checkpoint, type Table } from '@orrery/kernel'
import type { TableFile } from '@orrery/protocol'
import { UsageError } from './io.ts'
import { gameOf, type Played } from './games.ts'

export type AnyTable = Table<Base, unknown, unknown>

/** The table with the file's first `at` answers. */
export interface Rerun {
  readonly played: Played
  readonly table: AnyTable
  /** Why not all of them could be given. */
  readonly stopped: string | null
}

/** The position that a prepared table begins with, with dice of its secret. */
function preparedStart(played: Played, file: TableFile, secret: string, where: string): Checkpoint<Base> | undefined {
  if (file.prepared === null || file.prepared === undefined) return undefined
  const raw = Object.hasOwn(played.prepared, file.prepared) ? played.prepared[file.prepared] : undefined
  if (raw === undefined) throw new UsageError(`${where}: ${file.game} has no prepared position "${file.prepared}".`)
  const arranged = played.game.arrange(raw())
  if ('problem' in arranged)
    throw new UsageError(`${where}: prepared position "${file.prepared}": ${arranged.problem.where} ${arranged.problem.what}.`)
  const s = played.game.clone(arranged.ok)
  s.rng = seederOf(secret, file.table)(1)
  return { at: 0, no: 1, s }
}

/** Plays the first `at` answers of a saved table. Throws UsageError when it has no secret or its options are wrong. */
export function rerun(file: TableFile, where: string, at = file.answers.length): Rerun {
  const played = gameOf(file.game)
  if (file.secret === null)
    throw new UsageError(`${where}: the file has no secret, so its dice can't be thrown again; save the table when its game is over.`)
  const options = played.game.parseOptions(file.options)
  if ('problem' in options) throw new UsageError(`${where}: options: ${options.problem.where} ${options.problem.what}.`)
  const from = preparedStart(played, file, file.secret, where)
  const answers = file.answers.slice(0, at)
  const { table, fallback } = loadTable(played.game, options.ok, seederOf(file.secret, file.table), { answers, ...(from !== undefined && { from }) })
  const stopped = fallback === null ? null : `answer ${fallback.key} is not one that the rules offer there`
  return { played, table, stopped }
}

export interface Finished {
  readonly game: string
  readonly version: string
  readonly options: object
  readonly table: string
  readonly secret: string
  readonly seats: readonly { readonly side: string; readonly name: string }[]
  readonly answers: readonly Answer[]
  readonly hash: number
  readonly result: readonly number[]
}

/** A finished game as the file that the server reads too. */
export function tableFile(f: Finished): TableFile {
  return {
    format: 'orrery-table/1',
    game: f.game,
    version: f.version,
    options: { ...f.options },
    prepared: null,
    table: f.table,
    seats: f.seats.map(({ side, name }) => ({ side, name, kind: 'bot' as const, level: null })),
    commitment: commitment(f.secret, f.table),
    secret: f.secret,
    answers: f.answers.map(({ seat, key }) => ({ seat, key })),
    digest: answersDigest(f.answers),
    hash: f.hash,
    over: { scores: [...f.result], by: 'rules', seat: null },
  }
}
