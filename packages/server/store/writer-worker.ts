/**
 * The one writer of a libsql file. Whatever has arrived by the time a turn starts is committed together, so that one fsync
 * serves many tables; each job still succeeds or fails by itself (a savepoint each).
 */
import Database from 'libsql'
import { parentPort, workerData } from 'node:worker_threads'

export interface WriteStep {
  readonly sql: string
  readonly params: readonly unknown[]
  readonly rows?: number
}
export interface WriteJob {
  readonly id: number
  readonly steps: readonly WriteStep[]
}
export type WriterMessage = { readonly t: 'job'; readonly job: WriteJob } | { readonly t: 'close' }
export type WriterReply =
  | { readonly t: 'ready' }
  | { readonly t: 'closed' }
  | { readonly t: 'unfit'; readonly why: string }
  | { readonly t: 'done'; readonly id: number; readonly ok: boolean }
  | { readonly t: 'failed'; readonly id: number; readonly code: string; readonly message: string }

const port = parentPort
if (port === null) throw new Error('the writer runs in a worker thread')
const reply = (m: WriterReply): void => port.postMessage(m)

const db = new Database((workerData as { path: string }).path)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('busy_timeout = 5000')

/** A crash may lose nothing that was acknowledged: without both of these it could. */
function unfit(): string | null {
  const mode = JSON.stringify(db.pragma('journal_mode'))
  const sync = JSON.stringify(db.pragma('synchronous'))
  if (!mode.includes('"wal"')) return `journal_mode is ${mode} instead of WAL`
  if (!sync.includes(':2')) return `synchronous is ${sync} instead of FULL`
  return null
}

const prepared = new Map<string, ReturnType<typeof db.prepare>>()
function statement(sql: string) {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  if (prepared.size > 200) prepared.clear()
  const made = db.prepare(sql)
  prepared.set(sql, made)
  return made
}

function runJob(job: WriteJob): boolean {
  db.exec('SAVEPOINT job')
  for (const step of job.steps) {
    const { changes } = statement(step.sql).run([...step.params])
    if (step.rows !== undefined && changes !== step.rows) {
      db.exec('ROLLBACK TO job; RELEASE job')
      return false
    }
  }
  db.exec('RELEASE job')
  return true
}

const problem = (e: unknown) => ({ code: String((e as { code?: unknown }).code ?? ''), message: e instanceof Error ? e.message : String(e) })

/** A full disk or a failing one ends the whole transaction; a broken rule of one job ends that job only. */
const endsAll = (code: string): boolean => !code.startsWith('SQLITE_CONSTRAINT')

function commit(jobs: readonly WriteJob[]): WriterReply[] {
  const replies: WriterReply[] = []
  try {
    db.exec('BEGIN IMMEDIATE')
    for (const job of jobs) {
      try {
        replies.push({ t: 'done', id: job.id, ok: runJob(job) })
      } catch (e) {
        const what = problem(e)
        if (endsAll(what.code) || !db.inTransaction) throw e
        db.exec('ROLLBACK TO job; RELEASE job')
        replies.push({ t: 'failed', id: job.id, ...what })
      }
    }
    db.exec('COMMIT')
    return replies
  } catch (e) {
    if (db.inTransaction) db.exec('ROLLBACK')
    return jobs.map((job) => ({ t: 'failed', id: job.id, ...problem(e) }))
  }
}

let queue: WriteJob[] = []
function turn(): void {
  const jobs = queue
  queue = []
  for (const r of commit(jobs)) reply(r)
}

function close(): void {
  if (queue.length > 0) turn()
  try {
    db.pragma('wal_checkpoint(TRUNCATE)')
  } catch (e) {
    process.stderr.write(`The store could not be folded into one file at closing: ${problem(e).message}\n`)
  }
  db.close()
  reply({ t: 'closed' })
  port?.close()
}

const bad = unfit()
if (bad !== null) reply({ t: 'unfit', why: bad })
else {
  port.on('message', (m: WriterMessage) => {
    if (m.t === 'close') return close()
    queue.push(m.job)
    if (queue.length === 1) setImmediate(turn)
  })
  reply({ t: 'ready' })
}
