/** Everything that the server reads from and writes to its store, the same statements for libsql and PostgreSQL. */
import type { Rec, RecordBody, Summary } from '../tables/records.ts'
import type { Database } from './schema.ts'
import { sql, type Selectable } from 'kysely'
import { StoreError, type Backend, type Step } from './store.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

/** What a table is besides its records. */
export interface TableRowData {
  readonly id: string
  readonly game: string
  readonly status: 'waiting' | 'running' | 'over'
  readonly visibility: 'open' | 'link'
  readonly head: number
  readonly created: number
  readonly updated: number
  readonly secret: string
  readonly dice: string
  readonly seatKey: string
  readonly summary: Summary
}

export interface Snapshot {
  readonly at: number
  readonly head: number
  readonly version: string
  readonly body: string
}

export interface Head {
  readonly status: TableRowData['status']
  readonly summary: Summary
}

export type ListName = 'open' | 'mine' | 'watch' | 'replays'
const LISTED = 60

const rowOf = (r: Selectable<Database['tables']>): TableRowData => ({
  id: r.id,
  game: r.game,
  status: r.status,
  visibility: r.visibility,
  head: r.head,
  created: r.created,
  updated: r.updated,
  secret: r.secret,
  dice: r.dice,
  seatKey: r.seat_key,
  summary: JSON.parse(r.summary) as Summary,
})

const recOf = (r: { seq: number; body: string; time: number }): Rec => ({ seq: r.seq, time: r.time, body: JSON.parse(r.body) as RecordBody })

/** Both stores bound the parameters of one statement (32,766 and 65,535): a whole game's records can be more. */
const ROWS_AT_ONCE = 1_000

export class Repository {
  constructor(private readonly backend: Backend) {}

  close(): Promise<void> {
    return this.backend.close()
  }

  /** The statements that make a table with its first records. */
  creation(row: Omit<TableRowData, 'head' | 'updated'>, records: readonly Rec[], people: readonly string[]): Step[] {
    const { seatKey, summary, ...plain } = row
    const values = { ...plain, seat_key: seatKey, summary: JSON.stringify(summary), head: records.length, updated: row.created }
    return [
      { query: this.backend.db.insertInto('tables').values(values).compile(), rows: 1 },
      ...this.inserted(row.id, records),
      ...this.seated(row.id, people),
    ]
  }

  /** Runs steps that nobody else can be in the way of. */
  async together(steps: readonly Step[]): Promise<void> {
    if (!(await this.backend.atomically(steps))) throw new StoreError('store-failed', 'a new row was there already')
  }

  /**
   * Adds records to a table whose head is still `head`. True once they are durable; false when another was quicker.
   * Throws StoreError; after one it is not known whether the records were kept.
   */
  append(id: string, head: number, records: readonly Rec[], state: Head, people: readonly string[] = []): Promise<boolean> {
    if (this.backend.dialect === 'postgres' && people.length === 0) return this.backend.atomically([this.appendAtOnce(id, head, records, state)])
    return this.backend.atomically([...this.appendSteps(id, head, records, state), ...this.seated(id, people)])
  }

  /** An append and other steps, all or none of them. */
  appendWith(id: string, head: number, records: readonly Rec[], state: Head, also: readonly Step[]): Promise<boolean> {
    return this.backend.atomically([...this.appendSteps(id, head, records, state), ...also])
  }

  private appendSteps(id: string, head: number, records: readonly Rec[], state: Head): Step[] {
    return [{ query: this.headUpdate(id, head, records, state).compile(), rows: 1 }, ...this.inserted(id, records)]
  }

  /** Head and records in one statement: a single round trip. */
  private appendAtOnce(id: string, head: number, records: readonly Rec[], state: Head): Step {
    const rows = records.map((r) => sql`(${id}, cast(${r.seq} as integer), ${r.body.k}, ${JSON.stringify(r.body)}, cast(${r.time} as bigint))`)
    const update = this.headUpdate(id, head, records, state).returning('id')
    const query = sql`with moved as (${update}) insert into records (table_id, seq, kind, body, time)
      select v.* from (values ${sql.join(rows)}) as v where exists (select 1 from moved)`
    return { query: query.compile(this.backend.db), rows: records.length }
  }

  private headUpdate(id: string, head: number, records: readonly Rec[], { status, summary }: Head) {
    const set = { head: head + records.length, updated: records[records.length - 1]?.time ?? 0, status, summary: JSON.stringify(summary) }
    return this.backend.db.updateTable('tables').set(set).where('id', '=', id).where('head', '=', head)
  }

  private inserted(id: string, records: readonly Rec[]): Step[] {
    const values = records.map((r) => ({ table_id: id, seq: r.seq, kind: r.body.k, body: JSON.stringify(r.body), time: r.time }))
    const steps: Step[] = []
    for (let i = 0; i < values.length; i += ROWS_AT_ONCE) {
      const some = values.slice(i, i + ROWS_AT_ONCE)
      steps.push({ query: this.backend.db.insertInto('records').values(some).compile(), rows: some.length })
    }
    return steps
  }

  private seated(id: string, people: readonly string[]): Step[] {
    const values = people.map((person_id) => ({ table_id: id, person_id }))
    return values.length === 0
      ? []
      : [
          {
            query: this.backend.db
              .insertInto('sitters')
              .values(values)
              .onConflict((c) => c.doNothing())
              .compile(),
          },
        ]
  }

  table(id: string): Promise<TableRowData | null> {
    return this.reading(async (db) => {
      const row = (await db.selectFrom('tables').selectAll().where('id', '=', id).execute())[0]
      return row === undefined ? null : rowOf(row)
    })
  }

  /** Records of a table from number `from` on. */
  records(id: string, from: number): Promise<Rec[]> {
    return this.reading(async (db) => {
      const rows = await db
        .selectFrom('records')
        .select(['seq', 'body', 'time'])
        .where('table_id', '=', id)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute()
      return rows.map(recOf)
    })
  }

  /** The heads of these tables. */
  heads(ids: readonly string[]): Promise<{ id: string; head: number }[]> {
    return this.reading((db) =>
      db
        .selectFrom('tables')
        .select(['id', 'head'])
        .where('id', 'in', [...ids])
        .execute(),
    )
  }

  list(name: ListName, person: string | null): Promise<TableRowData[]> {
    return this.reading(async (db) => {
      const base = db.selectFrom('tables').selectAll().orderBy('updated', 'desc').limit(LISTED)
      const mine = db
        .selectFrom('sitters')
        .select('table_id')
        .where('person_id', '=', person ?? '')
      if (name === 'mine') return (await base.where('id', 'in', mine).execute()).map(rowOf)
      if (name === 'replays') {
        const over = base.where('status', '=', 'over').where((e) => e.or([e('visibility', '=', 'open'), e('id', 'in', mine)]))
        return (await over.execute()).map(rowOf)
      }
      const status = name === 'open' ? 'waiting' : 'running'
      return (await base.where('status', '=', status).where('visibility', '=', 'open').execute()).map(rowOf)
    })
  }

  /** Running and waiting tables of a person. */
  unfinishedOf(person: string): Promise<string[]> {
    return this.reading(async (db) => {
      const mine = db.selectFrom('sitters').select('table_id').where('person_id', '=', person)
      const rows = await db.selectFrom('tables').select('id').where('id', 'in', mine).where('status', '!=', 'over').limit(LISTED).execute()
      return rows.map((r) => r.id)
    })
  }

  /** The snapshots of a table, newest first. */
  snapshots(id: string): Promise<Snapshot[]> {
    return this.reading((db) =>
      db.selectFrom('snapshots').select(['at', 'head', 'version', 'body']).where('table_id', '=', id).orderBy('head', 'desc').execute(),
    )
  }

  /** Keeps a snapshot in place of older ones of the same version, but for the one at decision `keep`. */
  async saveSnapshot(id: string, snapshot: Snapshot, time: number, keep: number | null): Promise<void> {
    const { db } = this.backend
    const { head, body, version, at } = snapshot
    const older = db
      .deleteFrom('snapshots')
      .where('table_id', '=', id)
      .where('version', '=', version)
      .where('at', '<', at)
      .where('at', '!=', keep ?? -1)
    const query = db
      .insertInto('snapshots')
      .values({ table_id: id, ...snapshot, time })
      .onConflict((c) => c.columns(['table_id', 'at', 'version']).doUpdateSet({ head, body, time }))
    await this.backend.atomically([{ query: older.compile() }, { query: query.compile() }])
  }

  async addPerson(person: Person, tokenHash: string, time: number): Promise<void> {
    const query = this.backend.db.insertInto('people').values({ id: person.id, name: person.name, token_hash: tokenHash, created: time })
    await this.backend.atomically([{ query: query.compile(), rows: 1 }])
  }

  async rename(id: string, name: string): Promise<void> {
    await this.backend.atomically([{ query: this.backend.db.updateTable('people').set({ name }).where('id', '=', id).compile(), rows: 1 }])
  }

  personByToken(tokenHash: string): Promise<Person | null> {
    return this.reading(async (db) => (await db.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash).execute())[0] ?? null)
  }

  private async reading<T>(read: (db: Backend['db']) => Promise<T>): Promise<T> {
    try {
      return await read(this.backend.db)
    } catch (e) {
      throw new StoreError('store-away', e instanceof Error ? e.message : String(e))
    }
  }
}
