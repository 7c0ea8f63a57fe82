/** What the server writes for "report a problem" is a scenario file that `orrery scenario` runs. */
import { rmSync } from 'node:fs'
import type { State } from '@orrery/deckbuilding/state'
import { GAMES } from '@orrery/server/games/index'
import { Guest, testServer, type Socket, type TestServer } from '@orrery/server/test/help/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file, json, run, scratch } from './help.ts'

const dir = scratch()
let server: TestServer
let ann: Guest
let bob: Guest

beforeAll(async () => {
  server = await testServer({ parts: { games: GAMES } })
  ann = await Guest.at(server.url)
  bob = await Guest.at(server.url)
})
afterAll(async () => {
  await server.stop()
  rmSync(dir, { recursive: true })
})

async function begin(options: object = {}): Promise<{ id: string; a: Socket; b: Socket }> {
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { game: 'deckbuilding', options })
  await bob.call('POST', `/api/tables/${id}/join`, {})
  return { id, a: await ann.sit(id), b: await bob.sit(id) }
}

const report = async (guest: Guest, id: string, more: object = {}) =>
  (await guest.call('POST', `/api/tables/${id}/report`, { words: 'Something is wrong here.', ...more })).body

/** Plays the first hand and ends the turn. */
async function turn(s: Socket): Promise<void> {
  await s.when((x) => (x.open?.asks.length ?? 0) > 0)
  for (;;) {
    const ask = s.open?.asks[0]
    if (ask === undefined) return
    await s.answer((ask.options.find((o) => o.t === 'play') ?? ask.options.at(-1))!.key)
  }
}

test('of a running game: it begins where the reporter sees the table, without the other hand', async () => {
  const { id, a, b } = await begin()
  await turn(a)
  await b.when((s) => s.open!.asks.length > 0)
  // A card that asks nothing, so that the play is over when the report is made: five of ten starters can't all be others.
  const plain = (n: unknown) => ['alliance-shuttle', 'rebel-trooper'].includes(b.view.cards[n as number].def)
  await b.answer(b.open!.asks[0]!.options.find((o) => o.t === 'play' && plain(o.c))!.key)
  const made = await report(bob, id)
  expect(made).toMatchObject({
    format: 'orrery-scenario/1',
    game: 'deckbuilding',
    name: 'Something is wrong here.',
    start: { position: { turn: 2, active: 'rebels' } },
  })
  expect(made.start.file).toBeUndefined()
  const view = b.view
  const named = (ids: number[]) => ids.map((n) => view.cards[n].def)
  expect(made.start.position.rebels.hand).toEqual(named(view.players[1].hand))
  expect(made.start.position.row).toEqual(named(view.row))
  const done = await json('scenario', file(dir, 'running.json', made))
  expect(done).toMatchObject([{ ok: true, name: 'Something is wrong here.' }])
  expect(made.steps.at(-1)).toHaveProperty('asked')
})

test('the same whatever the other seat holds: what is unseen is dealt anew from what was seen', async () => {
  const { id } = await begin()
  const live = await server.hall.table(id)
  const before = await report(bob, id)
  const { players, cards } = live.table!.s as unknown as State
  const { hand, deck } = players[0]!
  // Another truth that the Rebels cannot tell from this one, in the checkpoint that the report begins at.
  const checkpoint = live.again()
  const other = (checkpoint.checkpoint.s as unknown as State).cards
  const [held, below] = hand.flatMap((h) => deck.filter((d) => cards[d]!.def !== cards[h]!.def).map((d) => [h, d] as const))[0]!
  other[held]!.def = cards[below]!.def
  other[below]!.def = cards[held]!.def
  const swapped = Object.assign(Object.create(Object.getPrototypeOf(live)), live, { again: () => checkpoint })
  const { makeReport } = await import('@orrery/server/tables/report')
  const person = live.meta.seats[1]!.person!
  const after = makeReport(swapped, { person, words: 'Something is wrong here.', folder: dir, now: 0 })
  expect(after).toEqual(before)
})

test('in the middle of a set, the answers that were given are in it', async () => {
  const { id, a } = await begin({ baseSet: 'secret-bases' })
  const [first, second] = a.open!.asks[0]!.options.map((o) => o.key)
  await a.answer(first!)
  await a.answer(second!)
  const made = await report(ann, id)
  expect(made.steps).toEqual([
    { answer: first, seat: 'empire' },
    { answer: second, seat: 'empire' },
    { asked: 'secret-bases', seat: 'empire' },
  ])
  expect((await run(['scenario', file(dir, 'set.json', made)])).out).toContain('1 passed, 0 failed')
  const theirs = await report(bob, id)
  expect(theirs.steps).toEqual([])
  expect(JSON.stringify(theirs)).not.toContain(`"${first}","seat":"empire"`)
})

test('of a finished game: the whole table, at the decision that it is about', async () => {
  const { id, a, b } = await begin()
  await turn(a)
  await turn(b)
  await a.ask({ t: 'resign' })
  await b.when((s) => s.table!.status === 'over')
  const made = await report(bob, id, { at: 3 })
  expect(made.start).toMatchObject({ at: 3, file: { format: 'orrery-table/1', secret: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  expect(await json('scenario', file(dir, 'over.json', made))).toMatchObject([{ ok: true }])
  expect((await run(['verify', file(dir, 'table.json', made.start.file)])).out).toContain(': verified: ')
})
