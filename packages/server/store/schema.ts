/** The store's shape: one for libsql and PostgreSQL. Times are Unix milliseconds; bodies are JSON kept as text. */
import type { Kysely, Migration } from 'kysely'

export interface Database {
  tables: {
    id: string
    game: string
    status: 'waiting' | 'running' | 'over'
    visibility: 'open' | 'link'
    /** Number of records; an append names the head that it builds on. */
    head: number
    created: number
    updated: number
    /** The secret behind the dice, 64 hex digits. */
    secret: string
    /** The table id that the dice were committed with: the own id, or the first table's for an imported game. */
    dice: string
    /** Key of the seats' tokens, 64 hex digits. */
    seat_key: string
    /** What lists show: see `Summary`. */
    summary: string
  }
  records: { table_id: string; seq: number; kind: string; body: string; time: number }
  /** Who sits, or sat, at which table: for the list of one's own tables. */
  sitters: { table_id: string; person_id: string }
  people: { id: string; name: string; token_hash: string; created: number }
  snapshots: { table_id: string; at: number; head: number; version: string; body: string; time: number }
}

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('head', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('dice', 'text', (c) => c.notNull())
      .addColumn('seat_key', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('tables_lists').on('tables').columns(['status', 'updated']).execute()
    await db.schema
      .createTable('records')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'seq'])
      .execute()
    await db.schema
      .createTable('sitters')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('sitters_key', ['person_id', 'table_id'])
      .execute()
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('head', 'integer', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('time', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'at', 'version'])
      .execute()
  },
}

export const MIGRATIONS: Record<string, Migration> = { '001-first': first }
