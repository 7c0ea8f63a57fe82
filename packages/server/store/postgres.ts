/** The store on PostgreSQL, for several nodes. */
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { MIGRATIONS, type Database } from './schema.ts'
import { StartError, StoreError, type Backend, type Step } from './store.ts'

const INT8 = 20

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig

/**
 * Connects and migrates. `patience`: milliseconds that a statement or a new connection may take before it counts as failed.
 * `onTrouble` hears of lost idle connections. Throws StartError with a sentence for the host.
 */
export async function openPostgres(url: string, patience: number, onTrouble: (e: Error) => void): Promise<Backend> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    types,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'orrery',
  })
  pool.on('error', onTrouble)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest()
    if (error !== undefined) throw error
    const sync = await pool.query<{ synchronous_commit: string }>('show synchronous_commit')
    if (sync.rows[0]?.synchronous_commit === 'off') throw new Error('synchronous_commit is off, so a power cut could lose acknowledged decisions')
  } catch (e) {
    await db.destroy()
    throw new StartError(`The PostgreSQL of DATABASE_URL cannot be used: ${reason(e)}.`, 1)
  }
  return { dialect: 'postgres', db, atomically: (steps) => atomically(pool, steps), close: () => db.destroy() }
}

const reason = (e: unknown): string => {
  const { message, code } = e as { message?: string; code?: string }
  return message !== undefined && message !== '' ? message : (code ?? String(e))
}

/** A single statement needs no transaction of its own: that saves three round trips on the way of every answer. */
async function atomically(pool: pg.Pool, steps: readonly Step[]): Promise<boolean> {
  try {
    const only = steps[0]
    if (steps.length === 1 && only !== undefined) return await fits(pool, only)
    return await inTransaction(pool, steps)
  } catch (e) {
    const code = (e as { code?: string }).code ?? ''
    if (code === '23505') return false
    if (code === '53100') throw new StoreError('store-full', reason(e))
    throw new StoreError(/^(22|23|42)/.test(code) ? 'store-failed' : 'store-away', `${code} ${reason(e)}`)
  }
}

async function fits(on: pg.Pool | pg.PoolClient, { query, rows }: Step): Promise<boolean> {
  const done = await on.query(query.sql, [...query.parameters])
  return rows === undefined || done.rowCount === rows
}

async function inTransaction(pool: pg.Pool, steps: readonly Step[]): Promise<boolean> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('BEGIN')
    for (const step of steps) {
      if (await fits(client, step)) continue
      await client.query('ROLLBACK')
      return false
    }
    await client.query('COMMIT')
    return true
  } catch (e) {
    broken = !/^(22|23|42)/.test((e as { code?: string }).code ?? '')
    if (!broken) await client.query('ROLLBACK')
    throw e
  } finally {
    client.release(broken)
  }
}
