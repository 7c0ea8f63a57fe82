import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Guest, Socket, testServer } from './help/server.ts'
import { hostedToy, toyGame } from './help/toy.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const games = (change: Partial<typeof toyGame>) => new Map([['toy', hostedToy({ ...toyGame, ...change })]])

/** Answers as both seats of a hand-over table. */
async function both(s: Socket, ...answers: [number, string][]) {
  for (const [seat, key] of answers) {
    const { seq } = s.open!
    const word = await s.ask({ t: 'answer', seq, keys: [key], as: seat })
    if (word.t === 'error') throw new Error(`${key}: ${word.code}`)
    await s.when((x) => x.open!.seq === seq + 1)
  }
}

test('after a graceful restart everything is as it was: position, seats, chat, proposals, take-back', async () => {
  const first = await testServer({ dir })
  const ann = await Guest.at(first.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await both(s, [0, 'bid:1'], [1, 'bid:2'], [1, 'take:2'], [0, 'look'], [0, 'wait'])
  await s.ask({ t: 'chat', text: 'hello' })
  const before = { view: s.view, open: s.open! }
  await first.stop()
  expect(s.closed).toBe(1012)

  const second = await testServer({ dir })
  const again = await Socket.open(second.url, id, ann.cookie)
  expect(again.view).toEqual(before.view)
  expect({ ...again.open!, rev: 0 }).toEqual({ ...before.open, rev: 0 })
  expect(again.last('full')!.chat.map((c) => c.text)).toEqual(['hello'])
  expect(again.last('full')!.log.length).toBeGreaterThan(3)
  expect(again.open!.takeBackTo).toBe(4)
  expect((await again.ask({ t: 'take-back', to: 4 })).t).toBe('done')
  await second.stop()
})

test('rules that no longer offer a stored answer: the table stands at the checkpoint before it, says so, and goes on', async () => {
  const first = await testServer({ dir })
  const ann = await Guest.at(first.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await both(s, [0, 'bid:1'], [1, 'bid:1'], [0, 'take:1'], [1, 'take:3'], [0, 'take:1'])
  // Not a graceful end: without the snapshot of the shutdown the whole past is played again.
  first.hall.snapshot = async () => undefined
  await first.stop()

  const { take } = toyGame.steps
  const stricter = games({
    version: '2',
    steps: {
      ...toyGame.steps,
      take: (g) => {
        const { choose } = g
        g.choose = (seat, kind, opts, how) => choose.call(g, seat, kind, kind === 'main' ? opts.filter((o) => o.c !== 3) : opts, how) as never
        take!(g)
      },
    },
  })
  const second = await testServer({ dir, parts: { games: stricter } })
  const again = await Socket.open(second.url, id, ann.cookie)
  expect(again.table).toMatchObject({ notice: 'rules-changed', gameVersion: '2', status: 'running' })
  expect(again.open).toMatchObject({ seq: 3 })
  expect(again.view).toMatchObject({ stones: 8, active: 1 })
  await both(again, [1, 'take:2'], [0, 'wait'])
  await second.stop()

  const third = await testServer({ dir, parts: { games: stricter } })
  const last = await Socket.open(third.url, id, ann.cookie)
  expect(last.view).toEqual(again.view)
  expect(last.open!.seq).toBe(5)
  await third.stop()
})

test('with the snapshot of a graceful shutdown a change of the rules drops nothing', async () => {
  const first = await testServer({ dir })
  const ann = await Guest.at(first.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await both(s, [0, 'bid:1'], [1, 'bid:1'], [0, 'take:3'], [1, 'wait'])
  await first.stop()

  const noBids = games({ version: '2', setup: (o, rng) => ({ ...toyGame.setup(o, rng), stones: 99 }) })
  const second = await testServer({ dir, parts: { games: noBids } })
  const again = await Socket.open(second.url, id, ann.cookie)
  expect(again.view).toEqual(s.view)
  expect(again.table).toMatchObject({ notice: null, gameVersion: '2' })
  await both(again, [0, 'take:3'], [1, 'take:3'])
  await again.when((x) => x.table!.status === 'over')
  await second.stop()
})

test('tables that nobody uses leave the memory and come back unchanged', async () => {
  const server = await testServer({ dir, env: { IDLE_MINUTES: '2' } })
  const ann = await Guest.at(server.url)
  const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
  const s = await ann.sit(id)
  await both(s, [0, 'bid:1'])
  server.clock.move(180_000)
  expect(server.hall.size).toBe(1)
  await s.close()
  await expect.poll(() => server.hall.inMemory(id)?.audiences.empty).toBe(true)
  server.clock.move(60_000)
  await expect
    .poll(() => {
      server.clock.move(60_000)
      return server.hall.size
    })
    .toBe(0)
  expect((await Socket.open(server.url, id, ann.cookie)).open!.seq).toBe(1)
  await server.stop()
})

test('a long game: snapshots are kept, and it goes on from the newest one', async () => {
  const first = await testServer({ dir })
  const ann = await Guest.at(first.url)
  const short = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }], { options: { stones: 5_000 } })
  const s = await ann.sit(short)
  await both(s, [0, 'bid:1'], [1, 'bid:1'])
  const { body: file } = await ann.call('GET', `/api/tables/${short}/file`)
  const waits = Array.from({ length: 700 }, (_, i) => ({ seat: i % 2, key: 'wait' }))
  const made = await ann.call('POST', '/api/tables/import', {
    ...file,
    answers: [...file.answers, ...waits],
    digest: undefined,
    hash: 5_000 * 31 + 701 * 7,
  })
  expect(made.status).toBe(201)
  const { id } = made.body as { id: string }
  const long = await ann.sit(id)
  await both(long, [0, 'take:1'], [1, 'take:2'])
  await expect.poll(async () => (await first.hall.parts.repo.snapshots(id)).length).toBe(1)
  await first.stop()

  const second = await testServer({ dir })
  const again = await Socket.open(second.url, id, ann.cookie)
  expect(again.view).toEqual(long.view)
  expect(again.open!.seq).toBe(704)
  const [snapshot] = await second.hall.parts.repo.snapshots(id)
  expect(snapshot).toMatchObject({ at: 704, version: '1' })
  expect(again.last('full')!.log.length).toBeGreaterThan(100)
  await both(again, [0, 'take:3'], [1, 'take:3'])
  expect((await again.ask({ t: 'take-back', to: 705, as: 1 })).t).toBe('done')
  await again.when((x) => x.open!.seq === 705)
  expect((await (await Guest.at(second.url)).call('GET', `/api/tables/${id}/at/10`)).body.error.code).toBe('no-such-decision')
  await again.ask({ t: 'resign', as: 1 })
  await expect.poll(async () => (await (await Guest.at(second.url)).call('GET', `/api/tables/${id}/at/10`)).status).toBe(200)
  await second.stop()

  const third = await testServer({ dir })
  const reader = await Guest.at(third.url)
  const past = await reader.call('GET', `/api/tables/${id}/at/10`)
  expect(past.body).toMatchObject({ seq: 10, last: 705, view: { stones: 5_000 } })
  expect((await reader.call('GET', `/api/tables/${id}/file`)).body.answers).toHaveLength(705)
  await third.stop()
})
