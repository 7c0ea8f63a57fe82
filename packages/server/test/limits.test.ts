/** What one person could make the server do or keep for nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, testServer, type TestServer } from './help/server.ts'

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

test('standing answers to windows that no game has are kept up to a number, then refused; known ones can be changed', async () => {
  const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await ann.sit(id)
  const words = []
  for (let n = 0; n < 201; n++) words.push((await s.ask({ t: 'standing', window: `w${n}`, answer: 'never' })) as { t: string; code?: string })
  expect(words.slice(0, 200).every((x) => x.t === 'done')).toBe(true)
  expect(words[200]).toMatchObject({ t: 'error', code: 'too-many' })
  expect((await s.ask({ t: 'standing', window: 'w7', answer: 'ask' })).t).toBe('done')
})
