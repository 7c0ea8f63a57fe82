/** What the repository needs of a database: typed reads, and groups of writes that happen together or not at all. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** One statement of a group. With `rows`, the whole group is dropped unless exactly that many rows were touched. */
export interface Step {
  readonly query: CompiledQuery
  readonly rows?: number
}

export interface Backend {
  readonly dialect: 'libsql' | 'postgres'
  /** For reads, and to build statements with. */
  readonly db: Kysely<Database>
  /** Runs the steps as one durable transaction: true when done, false when a guarded step touched other rows than it must. */
  atomically(steps: readonly Step[]): Promise<boolean>
  close(): Promise<void>
}

/** A failure of the store, in words for the person whose request it was. */
export class StoreError extends Error {
  constructor(
    readonly code: 'store-full' | 'store-away' | 'store-failed',
    readonly detail: string,
  ) {
    super(`${WORDS[code]} (${detail})`)
    this.name = 'StoreError'
  }
  /** What a client is told: no paths, no statements. */
  get told(): string {
    return WORDS[this.code]
  }
}

const WORDS = {
  'store-full': 'The server has no room left to save; nothing was changed.',
  'store-away': 'The server cannot reach its store right now. It keeps trying; please try again in a moment.',
  'store-failed': 'The server could not save; please try again.',
} as const

/** A start that cannot succeed; `message` is one sentence for the person who hosts, `exitCode` 2 for wrong configuration, 1 otherwise. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message)
    this.name = 'StartError'
  }
}
