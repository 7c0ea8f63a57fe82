import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, Socket, testServer, type TestServer } from './help/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a person plays against a bot to the end, each answer durable before it is acknowledged', async () => {
  const ann = await Guest.at(server.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const a = await ann.sit(id)
  expect(a.seats).toEqual([0])
  expect(a.table).toMatchObject({ status: 'running', secret: null, game: 'toy' })
  const done = await a.answer('bid:2')
  expect(done).toMatchObject({ t: 'done', id: 2 })
  while (a.table!.status === 'running') {
    await a.when((s) => s.open!.asks.length > 0 || s.table!.status === 'over')
    if (a.table!.status === 'running') await a.answer(a.open!.asks[0]!.options[0]!.key)
  }
  expect(a.table!.over).toMatchObject({ by: 'rules' })
  expect(a.table!.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(a.view.stones).toBe(0)
  const stored = await server.hall.parts.repo.records(id, 0)
  expect(stored.filter((r) => r.body.k === 'a')).toHaveLength(a.open!.seq)
})

test('two people find each other; the second to sit starts the game', async () => {
  const [ann, bob] = [await Guest.at(server.url), await Guest.at(server.url)]
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { visibility: 'open' })
  const a = await ann.sit(id)
  expect(a.view).toBeNull()
  const open = await bob.call('GET', '/api/tables?list=open')
  expect(open.body.tables.map((t: { id: string }) => t.id)).toContain(id)
  const joined = await bob.call('POST', `/api/tables/${id}/join`, {})
  expect(joined).toMatchObject({ status: 200, body: { seat: 1 } })
  await a.when((s) => s.table!.status === 'running' && s.view !== null)
  const b = await Socket.open(server.url, id, undefined, { seatToken: joined.body.seatToken } as never)
  expect(b.seats).toEqual([1])
  await b.answer('bid:1')
  expect(a.open!.waiting).toEqual([{ seat: 0, kind: 'bid' }])
  expect(JSON.stringify(a.got)).not.toContain('bid:1","seat":1')
  await a.answer('bid:1')
  await b.when((s) => s.open!.seq === 2)
  expect(b.view).toMatchObject({ you: 1, bids: [1, 1], active: 0 })
})
