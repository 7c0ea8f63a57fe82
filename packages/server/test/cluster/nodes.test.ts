import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { busName, database, services, Wire } from '../help/cluster.ts'
import { writeWhole } from '../help/long.ts'
import { Guest, Socket, testServer, type TestServer } from '../help/server.ts'

afterAll(() => services.stopServices())

interface Wires {
  readonly pg: Wire
  readonly nats: Wire | null
}

/** Two nodes on one PostgreSQL; the first one's wires can be cut. */
async function nodes(bus: 'nats' | 'notify', env: Record<string, string> = {}): Promise<{ one: TestServer; two: TestServer; wires: Wires }> {
  const db = await database(onTestFinished)
  const pg = await Wire.to(db, onTestFinished)
  const nats = bus === 'nats' ? await Wire.to(await services.nats(), onTestFinished) : null
  const common = { BUS_NAME: busName(), STORE_PATIENCE_MS: '400', ...env }
  const direct: Record<string, string> = nats === null ? {} : { NATS_URL: await services.nats() }
  const one = await testServer({ env: { ...common, DATABASE_URL: pg.url, ...(nats !== null && { NATS_URL: nats.url }) } })
  onTestFinished(() => one.stop())
  const two = await testServer({ env: { ...common, DATABASE_URL: db, ...direct } })
  onTestFinished(() => two.stop())
  return { one, two, wires: { pg, nats } }
}

/** Ann at node one on the left, Bob at node two on the right. */
async function across(one: TestServer, two: TestServer) {
  const [ann, bob] = [await Guest.at(one.url), await Guest.at(two.url)]
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  const a = await ann.sit(id)
  await bob.call('POST', `/api/tables/${id}/join`, {})
  const b = await bob.sit(id)
  await a.when((s) => s.table!.status === 'running')
  return { id, a, b, ann, bob }
}

const at = (seq: number, ...sockets: Socket[]) => Promise.all(sockets.map((s) => s.when((x) => x.open?.seq === seq)))

describe.each(['nats', 'notify'] as const)('two nodes with %s', (bus) => {
  test('one table, each person at another node, to the end', async () => {
    const { one, two } = await nodes(bus)
    const { a, b, id } = await across(one, two)
    await Promise.all([a.answer('bid:1'), b.answer('bid:2')])
    await at(2, a, b)
    await a.ask({ t: 'chat', text: 'hello over there' })
    await b.when((s) => s.last('chat')?.line.text === 'hello over there')
    await Promise.all([a, b].map((s) => s.when((x) => x.table!.seats.every((seat) => seat.online))))
    await b.answer('take:3')
    await at(3, a, b)
    await b.ask({ t: 'take-back', to: 2 })
    await at(2, a, b)
    let seq = 2
    for (const s of [b, a, b]) {
      await s.answer('take:3')
      await at(++seq, a, b)
    }
    expect(a.table!.over).toEqual(b.table!.over)
    expect(b.table!.secret).toBe(a.table!.secret)
    expect((await one.hall.parts.repo.records(id, 0)).filter((r) => r.body.k === 'a')).toHaveLength(6)
  })

  test('two devices of one seat at two nodes: the store decides, the loser is told where the table is', async () => {
    const { one, two } = await nodes(bus)
    const { a, b, ann, id } = await across(one, two)
    const other = await Socket.open(two.url, id, ann.cookie)
    await b.answer('bid:1')
    await at(1, a, other)
    const words = await Promise.all([a.answer('bid:1'), other.answer('bid:2')])
    expect(words.map((w) => w.t).toSorted()).toEqual(['done', 'error'])
    expect(words.find((w) => w.t === 'error')).toMatchObject({ code: expect.stringMatching(/old-decision|not-asked/), seq: 2 })
    await at(2, a, b, other)
    expect(a.view.bids).toEqual(other.view.bids)
  })

  test('the bus is silent: heads are compared with the store, and nobody misses anything', async () => {
    const { one, two, wires } = await nodes(bus)
    const { a, b } = await across(one, two)
    await a.answer('bid:1')
    await at(1, b)
    if (bus === 'notify') await cutListeners(wires)
    else wires.nats?.cut()
    expect((await a.answer('bid:1')).t).toBe('error')
    expect((await b.answer('bid:1')).t).toBe('done')
    one.clock.move(1_500)
    await at(2, a)
    expect((await a.answer('take:1')).t).toBe('done')
    two.clock.move(1_500)
    await at(3, b)
    wires.nats?.mend()
    expect((await b.answer('take:1')).t).toBe('done')
    await expect
      .poll(
        () => {
          one.clock.move(100)
          return a.open!.seq
        },
        { timeout: 20_000 },
      )
      .toBe(4)
  })
})

/** Ends the listening connections only. */
async function cutListeners({ pg: wire }: Wires): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: wire.url })
  await client.connect()
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'orrery-bus' and datname = current_database()")
  await client.end()
}

describe.each(['cut', 'hold'] as const)('PostgreSQL away for one node (%s)', (how) => {
  test('a clear error to the one who answers, nothing for the others; when it is back the table goes on with all that was acknowledged', async () => {
    const { one, two, wires } = await nodes('nats')
    const { a, b, id } = await across(one, two)
    expect((await a.answer('bid:1')).t).toBe('done')
    await at(1, b)
    const quiet = await (await Guest.at(two.url)).sit(id)
    await Promise.all([a, b, quiet].map((s) => s.when((x) => x.table!.spectators === 1)))
    const heard = [b, quiet].map((s) => s.got.length)
    wires.pg[how]()
    expect(await a.ask({ t: 'chat', text: 'lost' })).toMatchObject({ t: 'error', code: 'store', message: expect.stringContaining('store') })
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${one.url}/api/tables?list=open`)).status).toBe(503)
    expect([b, quiet].map((s) => s.got.length)).toEqual(heard)
    const late = await Socket.bare(one.url, 'abcdefghijkl')
    const hello = late.ask({ t: 'hello' }).catch(() => null)
    await late.when(() => false).catch(() => undefined)
    expect(late.closed).toBe(1013)
    await hello
    expect((await b.answer('bid:1')).t).toBe('done')
    wires.pg.mend()
    await expect
      .poll(
        () => {
          one.clock.move(500)
          return a.open!.seq
        },
        { timeout: 20_000 },
      )
      .toBe(2)
    expect((await a.answer('take:2')).t).toBe('done')
    await at(3, b, quiet)
    expect(b.view.stones).toBe(7)
    const records = await two.hall.parts.repo.records(id, 0)
    expect(records.filter((r) => r.body.k === 'a')).toHaveLength(3)
    expect(records.filter((r) => r.body.k === 'chat').length).toBeLessThanOrEqual(1)
  })
})

test('a bot whose node does not move it is moved by the node where people wait', async () => {
  const db = await database(onTestFinished)
  const env = { DATABASE_URL: db, BUS_NAME: busName() }
  const one = await testServer({ env: { ...env, BOT_PACE_MS: '60000' } })
  onTestFinished(() => one.stop())
  const two = await testServer({ env })
  onTestFinished(() => two.stop())
  const ann = await Guest.at(one.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await Socket.open(two.url, id, ann.cookie)
  expect(s.open!.seq).toBe(0)
  two.clock.move(4_000)
  await s.when((x) => x.open!.seq === 1)
})

test('a table with more records than one statement can carry is written whole and read back', async () => {
  const server = await testServer({ env: { DATABASE_URL: await database(onTestFinished) } })
  onTestFinished(() => server.stop())
  expect(await writeWhole(server.hall.parts.repo, 20_000)).toBe(20_000)
})
