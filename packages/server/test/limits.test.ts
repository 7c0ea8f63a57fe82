/** What one person could make the server do or keep for nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, testServer, type TestServer } from './help/server.ts'
import { hostedToy, toyGame } from './help/toy.ts'

let server: TestServer
let ann: Guest
beforeAll(async () => {
  server = await testServer()
  ann = await Guest.at(server.url)
})
afterAll(() => server.stop())

test('machines among themselves play for whoever looks on, and rest when nobody does', async () => {
  const id = await ann.create([
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ])
  const decisions = async () => (await ann.call('GET', `/api/tables/${id}/at/0`)).body.last as number
  for (let n = 0; n < 20; n++) await ann.call('GET', '/api/me')
  expect(await decisions()).toBe(0)
  const eve = await (await Guest.at(server.url)).sit(id)
  await eve.when((s) => s.table!.status === 'over')
})

test('standing answers are kept for the windows that the game has, and for no others', async () => {
  const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await ann.sit(id)
  const head = () => server.hall.inMemory(id)!.head
  const before = head()
  for (const window of ['w7', 'bid', 'main', 'toString', '__proto__', 'constructor'])
    expect(await s.ask({ t: 'standing', window, answer: 'never' })).toMatchObject({
      t: 'error',
      code: 'no-such-window',
      message: `window: This game has no concealed window "${window}"; there are odd.`,
    })
  expect(head()).toBe(before)
  expect(server.hall.inMemory(id)!.meta.standing).toEqual({})
  for (const answer of ['never', 'ask'] as const) expect((await s.ask({ t: 'standing', window: 'odd', answer })).t).toBe('done')
})

test('a game without concealed windows says so', async () => {
  const { windows: _none, ...bare } = toyGame
  const other = await testServer({ parts: { games: new Map([['toy', hostedToy(bare)]]) } })
  const bob = await Guest.at(other.url)
  const s = await bob.sit(await bob.create([{ kind: 'me' }, { kind: 'open' }]))
  expect(await s.ask({ t: 'standing', window: 'odd', answer: 'never' })).toMatchObject({
    code: 'no-such-window',
    message: 'window: This game has no concealed window "odd"; it has none.',
  })
  await other.stop()
})
