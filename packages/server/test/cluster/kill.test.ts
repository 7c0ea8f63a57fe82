import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { busName, database, services } from '../help/cluster.ts'
import { folder, serve } from '../help/process.ts'
import { Guest, Socket } from '../help/server.ts'

afterAll(() => services.stopServices())

const TABLES = 20
/** Decisions that each table must make after the kill, unless its game ends before. */
const MORE = 15

test('kill -9 of one of two nodes during 20 running tables: nothing acknowledged is lost, no other seat sees anything, every table goes on', async () => {
  const db = await database(onTestFinished)
  const env = { DATABASE_URL: db, NATS_URL: await services.nats(), BUS_NAME: busName() }
  const one = await serve({ ...env, DATA_DIR: folder(onTestFinished) })
  const two = await serve({ ...env, DATA_DIR: folder(onTestFinished) })
  onTestFinished(async () => void (await two.kill('SIGTERM')))

  let state = 11
  const rnd = (n: number): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) % n
  const acked: { table: string; seq: number; key: string }[] = []
  let killed = false
  let reconnected = 0
  const troubles: string[] = []
  const open = new Set<Socket>()

  /** Plays one seat to the end, or until enough was decided after the kill. A lost connection is made again at the other node. */
  const seat = async (id: string, guest: Guest, url: string, own: number): Promise<void> => {
    let s = await Socket.open(url, id, guest.cookie)
    open.add(s)
    let after = 0
    while (after < MORE) {
      try {
        await s.when((x) => x.open!.asks.length > 0 || x.table!.over !== null)
        if (s.table!.over !== null) return
        const ask = s.open!.asks[0]!
        const { seq } = s.open!
        const { key } = ask.options[rnd(ask.options.length)]!
        const word = await s.ask({ t: 'answer', seq, keys: [key], as: own })
        if (word.t === 'done') {
          acked.push({ table: id, seq, key })
          if (killed) after++
          if (acked.length === 400) {
            killed = true
            void one.kill('SIGKILL')
          }
        } else if (!['old-decision', 'not-asked'].includes(word.code)) troubles.push(`${id} seat ${own}: ${word.code}`)
      } catch (e) {
        if (url === two.url) throw e
        reconnected++
        s = await Socket.open(two.url, id, guest.cookie)
        open.add(s)
        url = two.url
      }
    }
  }

  const [ann, bob] = [await Guest.at(one.url), await Guest.at(two.url)]
  await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { game: 'deckbuilding' })
      await bob.call('POST', `/api/tables/${id}/join`, {})
      const done = [seat(id, ann, one.url, 0), seat(id, bob, two.url, 1)]
      for (const d of done) d.catch(() => undefined)
      await Promise.race(done)
    }),
  )
  await one.ended
  // The seats that are still playing may be acknowledged more while the store is read.
  const sure = [...acked]
  expect(killed).toBe(true)
  expect(reconnected).toBeGreaterThan(0)
  expect(troubles).toEqual([])

  const client = new pg.Client({ connectionString: db })
  await client.connect()
  const { rows } = await client.query<{ table_id: string; seq: number; body: string; kind: string }>(
    'select table_id, seq, kind, body from records order by table_id, seq',
  )
  await client.end()
  for (const s of open) await s.close()
  const kept = new Map<string, string[]>()
  const next = new Map<string, number>()
  for (const r of rows) {
    expect(r.seq).toBe(next.get(r.table_id) ?? 0)
    next.set(r.table_id, r.seq + 1)
    if (r.kind === 'a') kept.set(r.table_id, [...(kept.get(r.table_id) ?? []), (JSON.parse(r.body) as { key: string }).key])
  }
  expect(sure.length).toBeGreaterThan(400)
  expect(sure.filter(({ table, seq, key }) => kept.get(table)?.[seq] !== key)).toEqual([])
})
