/** The store in one file: libsql, with a writer thread and a read-only connection here. */
import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, Migrator, SqliteDialect, type SqliteDatabase } from 'kysely'
import Libsql from 'libsql'
import { workerFile } from '../workers.ts'
import { makeFolders } from '../folder.ts'
import { MIGRATIONS, type Database } from './schema.ts'
import { StartError, StoreError, type Backend, type Step } from './store.ts'
import type { WriterMessage, WriterReply } from './writer-worker.ts'

const FILE = 'orrery.db'

/** libsql's object has all that Kysely asks of one; only its declarations differ. */
const forKysely = (db: Libsql.Database): SqliteDatabase => db as unknown as SqliteDatabase

/** Opens (or makes) the store in a folder. Throws StartError with a sentence for the host; a damaged file is left as it is. */
export async function openLibsql(dir: string): Promise<Backend> {
  const path = join(dir, FILE)
  makeFolder(dir)
  if (existsSync(path) && statSync(path).size > 0) inspect(path)
  await migrate(path)
  const writer = await startWriter(path)
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: forKysely(new Libsql(path, { readonly: true })) }) })
  return {
    dialect: 'libsql',
    db,
    atomically: (steps) => writer.run(steps),
    close: async () => {
      await db.destroy()
      await writer.close()
    },
  }
}

function makeFolder(dir: string): void {
  try {
    makeFolders(dir)
    readdirSync(dir)
    accessSync(dir, constants.W_OK | constants.X_OK)
    const probe = join(dir, '.writable')
    closeSync(openSync(probe, 'w'))
    unlinkSync(probe)
  } catch (e) {
    const { code, message } = e as NodeJS.ErrnoException
    // A path where no folder can be is a wrong word of the host; a folder that is full or closed to this user is a state of the machine.
    const wrong = code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENAMETOOLONG'
    throw new StartError(`DATA_DIR "${dir}" cannot be written to (${message}); name a folder that this user may write to.`, wrong ? 2 : 1)
  }
}

const damaged = (path: string, why: string): StartError =>
  new StartError(
    `The store file ${path} is damaged (${why}). It was not touched. Put a backup in its place, or move it away to begin with an empty store.`,
    1,
  )

function headOf(path: string): string {
  const head = Buffer.alloc(16)
  const fd = openSync(path, 'r')
  try {
    readSync(fd, head, 0, 16, 0)
  } catch (e) {
    throw damaged(path, (e as Error).message)
  } finally {
    closeSync(fd)
  }
  return head.toString('latin1')
}

/** Reads the whole file through once before anything may write to it. */
function inspect(path: string): void {
  if (headOf(path) !== 'SQLite format 3\0') throw damaged(path, 'it is not a store file')
  let found: string
  try {
    const db = new Libsql(path, { readonly: true })
    found = JSON.stringify(db.prepare('PRAGMA quick_check(1)').all([]))
    db.close()
  } catch (e) {
    throw damaged(path, (e as Error).message)
  }
  if (!found.includes('"ok"')) throw damaged(path, found)
}

async function migrate(path: string): Promise<void> {
  let raw: Libsql.Database
  try {
    raw = new Libsql(path)
  } catch (e) {
    throw new StartError(`The store file ${path} cannot be opened: ${(e as Error).message}.`, 1)
  }
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: forKysely(raw) }) })
  try {
    raw.pragma('journal_mode = WAL')
    raw.pragma('synchronous = FULL')
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest()
    if (error !== undefined) throw error
  } catch (e) {
    throw new StartError(`The store file ${path} cannot be set up: ${(e as Error).message}.`, 1)
  } finally {
    await db.destroy()
  }
}

interface Waiting {
  resolve(ok: boolean): void
  reject(e: Error): void
}

async function startWriter(path: string) {
  const worker = new Worker(await workerFile('writer-worker'), { workerData: { path } })
  const waiting = new Map<number, Waiting>()
  let next = 0
  let gone: StoreError | null = null
  const fail = (e: StoreError): void => {
    gone = e
    for (const w of waiting.values()) w.reject(e)
    waiting.clear()
  }
  await new Promise<void>((resolve, reject) => {
    worker.once('error', (e) => reject(new StartError(`The store file ${path} cannot be opened for writing: ${e.message}.`, 1)))
    worker.once('message', (m: WriterReply) =>
      m.t === 'unfit' ? reject(new StartError(`The store would not be safe from a power cut: ${m.why}.`, 1)) : resolve(),
    )
  })
  worker.on('error', (e) => fail(new StoreError('store-failed', e.message)))
  worker.on('exit', () => fail(new StoreError('store-failed', 'the writer has ended')))
  worker.on('message', (m: WriterReply) => {
    if (m.t !== 'done' && m.t !== 'failed') return
    const w = waiting.get(m.id)
    waiting.delete(m.id)
    if (m.t === 'done') w?.resolve(m.ok)
    else if (m.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || m.code === 'SQLITE_CONSTRAINT_UNIQUE') w?.resolve(false)
    else
      w?.reject(new StoreError(/FULL|NOSPC/.test(`${m.code} ${m.message}`.toUpperCase()) ? 'store-full' : 'store-failed', `${m.code} ${m.message}`))
  })
  const send = (m: WriterMessage): void => worker.postMessage(m, [])
  return {
    run: (steps: readonly Step[]): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone)
        const id = next++
        waiting.set(id, { resolve, reject })
        send({
          t: 'job',
          job: { id, steps: steps.map(({ query, rows }) => ({ sql: query.sql, params: query.parameters, ...(rows !== undefined && { rows }) })) },
        })
      }),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        if (gone !== null) return resolve()
        gone = new StoreError('store-failed', 'the store is closed')
        worker.once('exit', () => resolve())
        send({ t: 'close' })
      }),
  }
}
