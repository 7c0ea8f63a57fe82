import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, testServer, type Socket, type TestServer } from './help/server.ts'

let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  server = await testServer()
  ann = await Guest.at(server.url)
  bob = await Guest.at(server.url)
})
afterAll(() => server.stop())

async function play(socket: Record<number, Socket>, ...answers: [number, string][]) {
  for (const [seat, key] of answers) {
    const s = socket[seat]!
    await s.when((x) => x.open!.asks.some((q) => q.seat === seat))
    const word = await s.answer(key)
    if (word.t === 'error') throw new Error(`${key}: ${word.message}`)
  }
}

/** A game of seven decisions that the left seat wins; one decision was taken back. */
async function finished() {
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { visibility: 'open' })
  await bob.call('POST', `/api/tables/${id}/join`, {})
  const [a, b] = [await ann.sit(id), await bob.sit(id)]
  const both = { 0: a, 1: b }
  await play(both, [0, 'bid:1'], [1, 'bid:1'], [0, 'wait'], [1, 'take:1'])
  await b.ask({ t: 'take-back', to: 3 })
  await play(both, [1, 'look'], [1, 'take:3'], [0, 'take:3'], [1, 'wait'], [0, 'take:3'])
  await a.when((s) => s.table!.status === 'over')
  return { id, a, b }
}

test('a finished game can be seen by everybody, at any decision, both hands shown', async () => {
  const { id } = await finished()
  const eve = await Guest.at(server.url)
  const at = async (seq: number) => (await eve.call('GET', `/api/tables/${id}/at/${seq}`)).body
  const last = await at(8)
  expect(last).toMatchObject({ seq: 8, last: 8, answer: { seat: 0, key: 'take:3', kind: 'main' }, view: { stones: 0 } })
  expect(await at(4)).toMatchObject({
    answer: { seat: 1, key: 'look' },
    view: { stones: 9, hidden: [null, null].map(() => expect.any(Number)) },
    events: [{ at: 4, e: { t: 'looked', hidden: expect.any(Number) } }],
  })
  expect((await eve.sit(id)).last('full')!.log.filter((x) => x.e.t === 'looked')).toEqual([
    { at: 4, e: { t: 'looked', seat: 1, hidden: expect.any(Number) } },
  ])
  expect(await at(0)).toMatchObject({ answer: null, view: { stones: 9, turn: 1 } })
  expect(await at(5)).toMatchObject({ view: { stones: 6 } })
  expect((await at(9)).error.code).toBe('no-such-decision')
})

test('the course has one entry a turn', async () => {
  const { id, a } = await finished()
  const { body } = await bob.call('GET', `/api/tables/${id}/course`)
  expect(body.turns.map((t: { values: { stones: number[] } }) => t.values.stones[0])).toEqual([9, 9, 6, 3, 3, 0])
  expect(body.moments).toEqual([{ at: 2, e: { t: 'bids', bids: [1, 1] } }])
  expect(a.table!.over!.scores).toEqual([1, 0])
  const running = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  expect((await ann.call('GET', `/api/tables/${running}/course`)).status).toBe(409)
})

test('a file of a finished game makes the same game again; a changed one is refused', async () => {
  const { id } = await finished()
  const { body: file } = await bob.call('GET', `/api/tables/${id}/file`)
  expect(file).toMatchObject({
    format: 'orrery-table/1',
    game: 'toy',
    seats: [{ side: 'left' }, { side: 'right' }],
    answers: { length: 8 },
    over: { scores: [1, 0] },
  })
  const made = await bob.call('POST', '/api/tables/import', file)
  expect(made.status).toBe(201)
  const copy = (await bob.call('GET', `/api/tables/${made.body.id}/file`)).body
  expect({ ...copy, seats: 0 }).toEqual({ ...file, seats: 0 })
  // Whoever brings it in has played neither seat.
  expect((await bob.sit(made.body.id)).seats).toEqual([])
  expect((await bob.call('GET', '/api/tables?list=mine')).body.tables.map((t: { id: string }) => t.id)).not.toContain(made.body.id)
  const answers = [...file.answers]
  answers[6] = { seat: 1, key: 'take:9' }
  const refused = async (changed: object[]) => (await bob.call('POST', '/api/tables/import', { ...file, answers: changed })).body.error
  expect(await refused(answers)).toMatchObject({ code: 'answers', message: expect.stringContaining('Answer 7: take:9 is not on offer; there are ') })
  expect((await refused(answers)).message).toContain(file.answers[6].key)
  // What was on offer there, not at the last checkpoint: there both were still asked.
  const bid = await refused(file.answers.map((a: { seat: number }, i: number) => (i === 1 ? { seat: a.seat, key: 'bid:9' } : a)))
  const offered = /there are (.*)\.$/.exec(bid.message)?.[1]?.split(', ') ?? []
  expect([offered.length > 1, new Set(offered).size]).toEqual([true, offered.length])
  expect((await bob.call('POST', '/api/tables/import', { ...file, hash: file.hash + 1 })).body.error.code).toBe('hash')
  // A field that is none is a typing error, not a wish.
  expect((await bob.call('POST', '/api/tables/import', { ...file, zzz: 1 })).body.error.code).toBe('bad-request')
  expect((await bob.call('POST', '/api/tables/import', { ...file, secret: 'ff' })).body.error.code).toBe('commitment')
  expect((await bob.call('POST', '/api/tables/import', { ...file, secret: null })).body.error.code).toBe('no-secret')
})

test('a file whose seats, answers or end were changed is refused with what is wrong', async () => {
  const { id } = await finished()
  const { body: file } = await bob.call('GET', `/api/tables/${id}/file`)
  const seat = (change: object) => file.seats.map((s: object, i: number) => (i === 1 ? { ...s, ...change } : s))
  const wrong: [object, string, RegExp][] = [
    [{ seats: file.seats.slice(0, 1) }, 'seats', /^The game's seats are left, right, but the file has "left"\.$/],
    [{ seats: [...file.seats, file.seats[1]] }, 'seats', /the file has "left", "right", "right"/],
    [{ seats: file.seats.toReversed() }, 'seats', /the file has "right", "left"/],
    [{ seats: seat({ side: 'north' }) }, 'seats', /the file has "left", "north"/],
    [{ seats: seat({ kind: 'open' }) }, 'seats', /right is open/],
    [{ seats: seat({ level: 'easy' }) }, 'seats', /right a bot's level/],
    [{ seats: seat({ name: '<b>x' }) }, 'bad-request', /control characters, < or >/],
    [{ digest: 'ff' }, 'digest', /not the ones that were played/],
    [{ over: { ...file.over, scores: [0, 1] } }, 'result', /^The scores are 1 : 0, but the file says 0 : 1\.$/],
    [{ over: { ...file.over, by: 'resign', seat: 1 } }, 'result', /somebody resigned/],
    [{ over: null }, 'result', /over by the rules/],
  ]
  for (const [change, code, message] of wrong)
    expect(await bob.call('POST', '/api/tables/import', { ...file, ...change })).toMatchObject({
      status: 400,
      body: { error: { code, message: expect.stringMatching(message) } },
    })
})

test('a file of a game that somebody resigned tells whose seat it was, and its scores fit', async () => {
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await s.ask({ t: 'resign', as: 1 })
  const { body: file } = await bob.call('GET', `/api/tables/${id}/file`)
  const send = (over: object | null) => bob.call('POST', '/api/tables/import', { ...file, over })
  expect((await send(file.over)).status).toBe(201)
  expect((await send({ ...file.over, seat: null })).body.error).toMatchObject({ code: 'result', message: expect.stringMatching(/whose seat/) })
  expect((await send({ ...file.over, seat: 7 })).body.error.code).toBe('result')
  expect((await send({ ...file.over, seat: 0 })).body.error.code).toBe('result')
  expect((await send({ ...file.over, by: 'rules', seat: null })).body.error).toMatchObject({
    code: 'result',
    message: expect.stringMatching(/do not end/),
  })
})

test('a running game with another person can’t be saved as a file, one against a bot can, and goes on elsewhere', async () => {
  const withBob = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  await bob.call('POST', `/api/tables/${withBob}/join`, {})
  expect((await ann.call('GET', `/api/tables/${withBob}/file`)).body.error.code).toBe('not-over')
  const solo = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await ann.sit(solo)
  await s.answer('bid:2')
  await s.when((x) => x.open!.asks.some((q) => q.kind === 'main'))
  expect((await bob.call('GET', `/api/tables/${solo}/file`)).body.error.code).toBe('not-over')
  const { body: file } = await ann.call('GET', `/api/tables/${solo}/file`)
  const made = await ann.call('POST', '/api/tables/import', file)
  const again = await ann.sit(made.body.id)
  expect(again.seats).toEqual([0])
  expect(again.table!.seats[1]).toMatchObject({ kind: 'bot', level: 'easy' })
  expect(again.view).toEqual(s.view)
  expect((await again.answer('take:1')).t).toBe('done')
})

test('a report holds the words and what the seat may know, and is kept in the data folder', async () => {
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }])
  await bob.call('POST', `/api/tables/${id}/join`, {})
  const [a, b] = [await ann.sit(id), await bob.sit(id)]
  await play({ 0: a, 1: b }, [0, 'bid:1'], [1, 'bid:1'], [0, 'look'])
  await b.when((s) => s.open!.seq === 3)
  const mine = (await bob.call('POST', `/api/tables/${id}/report`, { words: 'The stones look <wrong>.' })).body
  expect(mine).toMatchObject({
    format: 'orrery-scenario/1',
    game: 'toy',
    name: 'The stones look <wrong>.',
    report: { seat: 1, at: 3, view: { you: 1, hidden: [null, null] }, answers: [{ n: 2, key: 'bid:1' }] },
  })
  expect(mine.start.file).toBeUndefined()
  expect(JSON.stringify(mine)).not.toContain(String(a.view.hidden[0]))
  const saved = readdirSync(join(server.dir, 'reports')).find((f) => f.startsWith(`${id}-3`))!
  expect(JSON.parse(readFileSync(join(server.dir, 'reports', saved), 'utf8'))).toEqual(mine)
  await a.ask({ t: 'resign' })
  expect((await bob.call('POST', `/api/tables/${id}/report`, { words: 'Now all.' })).body.start.file.secret).toMatch(/^[0-9a-f]{64}$/)
})

test('a table can begin with a prepared position', async () => {
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }], { prepared: 'endgame' })
  const s = await ann.sit(id)
  expect(s.view).toMatchObject({ stones: 1, you: 0 })
  await s.answer('take:1')
  await s.when((x) => x.table!.status === 'over')
  const { body: file } = await ann.call('GET', `/api/tables/${id}/file`)
  expect(file.prepared).toBe('endgame')
  expect((await ann.call('POST', '/api/tables/import', file)).status).toBe(201)
})

test('the interface describes itself', async () => {
  const { body } = await ann.call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/healthz',
      '/api/me',
      '/api/tables',
      '/api/tables/{id}/join',
      '/api/tables/{id}/at/{seq}',
      '/api/tables/{id}/course',
      '/api/tables/{id}/file',
      '/api/tables/{id}/report',
      '/api/tables/import',
    ]),
  )
  expect((await ann.call('GET', '/healthz')).body).toEqual({ ok: true, version: 'dev' })
  expect((await ann.call('GET', '/api/games')).body.games).toEqual([{ id: 'toy', version: '1', seats: ['left', 'right'] }])
})
