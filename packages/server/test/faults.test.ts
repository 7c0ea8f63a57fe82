import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_FRAME } from '@orrery/protocol'
import { house, pair as pairOf, type House } from './help/pair.ts'
import { Guest, Socket, testServer, type Request, type TestServer } from './help/server.ts'

let all: House
let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  all = await house()
  ;({ server, ann, bob } = all)
})
afterAll(() => server.stop())

/** Ann on the left, Bob on the right, both connected. */
const pair = (options: object = {}) => pairOf(all, { options })

/** What a socket was told since, apart from presence. */
const quiet = (s: Socket, from: number) => s.got.slice(from).filter((m) => m.t !== 'table')

describe('frames that are none', () => {
  test.each([
    ['not JSON', '{', 'bad-json', null],
    ['a list', '[1]', 'bad-json', null],
    ['an unknown message', '{"t":"shout","id":7}', 'unknown-message', 7],
    ['a wrong shape', '{"t":"answer","id":8,"seq":-1,"keys":["x"]}', 'bad-message', 8],
    ['a field too many', '{"t":"ping","id":9,"x":1}', 'bad-message', 9],
    ['a key with a blank', '{"t":"answer","id":10,"seq":0,"keys":["bid 1"]}', 'bad-message', 10],
  ])('%s', async (_name, frame, code, id) => {
    const { a, b } = await pair()
    const heard = b.got.length
    const error = a.until((m) => m.t === 'error')
    a.sendRaw(frame)
    expect(await error).toMatchObject({ t: 'error', code, id, message: expect.stringMatching(/\w/) })
    expect((await a.answer('bid:1')).t).toBe('done')
    await b.when((s) => s.open!.seq === 1)
    expect(quiet(b, heard)).toHaveLength(1)
  })

  test('a binary frame', async () => {
    const { a } = await pair()
    const error = a.until((m) => m.t === 'error')
    a.sendRaw(Buffer.from('{"t":"ping","id":1}'))
    expect(await error).toMatchObject({ code: 'bad-json' })
  })

  test('an oversized frame ends the connection with 1009; the table goes on', async () => {
    const { id, a, b } = await pair()
    a.sendRaw(JSON.stringify({ t: 'chat', id: 1, text: 'x'.repeat(MAX_FRAME) }))
    await a.when((s) => s.closed !== null).catch(() => undefined)
    expect(a.closed).toBe(1009)
    const again = await ann.sit(id)
    expect((await again.answer('bid:1')).t).toBe('done')
    await b.when((s) => s.open!.seq === 1)
  })

  test('too many messages are dropped with a word to their sender only', async () => {
    const strict = await testServer({ env: { SOCKET_LIMIT: '2' } })
    const guest = await Guest.at(strict.url)
    const id = await guest.create([{ kind: 'me' }, { kind: 'open' }])
    const s = await guest.sit(id)
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => s.ask({ t: 'ping', id: 100 + i })))
    expect(replies.map((r) => r.t)).toEqual(['done', 'done', 'done', 'done', 'done', 'error', 'error', 'error'])
    expect(replies.at(-1)).toMatchObject({ code: 'too-many', id: 107 })
    strict.clock.move(2_000)
    expect((await s.ask({ t: 'ping' })).t).toBe('done')
    await strict.stop()
  })

  test('a flood of broken frames ends the connection', async () => {
    const { a } = await pair()
    for (let i = 0; i < 40; i++) a.sendRaw('?')
    await a.when(() => false).catch(() => undefined)
    expect(a.closed).toBe(1008)
  })

  test('frames that are refused, but not broken, do not count for that', async () => {
    const { a } = await pair()
    for (let i = 0; i < 35; i++) expect(await a.ask({ t: 'rematch' })).toMatchObject({ code: 'not-over' })
    a.sendRaw('?')
    expect(await a.ask({ t: 'ping' })).toMatchObject({ t: 'done' })
    expect(a.closed).toBeNull()
  })

  test('somebody who says something before hello, or nothing', async () => {
    const { id } = await pair()
    const s = await Socket.bare(server.url, id, ann.cookie)
    expect(await s.ask({ t: 'ping' })).toMatchObject({ code: 'hello-first' })
    server.clock.move(11_000)
    await s.when(() => false).catch(() => undefined)
    expect(s.closed).toBe(1008)
  })

  test('a page of another site cannot open a socket, nor post', async () => {
    const { id } = await pair()
    await expect(Socket.bare(server.url, id, ann.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403')
    const reply = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(reply.status).toBe(403)
    const own = await Socket.bare(server.url, id, ann.cookie, { origin: server.url })
    await own.close()
  })

  test('a table that does not exist closes with 4404', async () => {
    for (const id of ['abcdefghijkl', 'NO']) {
      const s = await Socket.bare(server.url, id, ann.cookie)
      const hello = s.ask({ t: 'hello' }).catch(() => null)
      await s.when(() => false).catch(() => undefined)
      expect(s.closed).toBe(4404)
      await hello
    }
  })

  test('a page of another build is told to load again', async () => {
    const { id } = await pair()
    const s = await Socket.bare(server.url, id, ann.cookie)
    expect(await s.ask({ t: 'hello', version: '0.0.1+old' })).toMatchObject({ t: 'reload', version: 'dev' })
  })
})

describe('answers that are not to be taken', () => {
  test('one that is not on offer; nobody else hears of it', async () => {
    const { a, b } = await pair()
    const heard = b.got.length
    expect(await a.answer('bid:9')).toMatchObject({ t: 'error', code: 'not-on-offer', seq: 0 })
    expect(await a.ask({ t: 'why', key: 'take:3' })).toMatchObject({ t: 'verdict', refusal: { rule: 'toy/take/01', params: { key: 'take:3' } } })
    expect(await a.ask({ t: 'why', key: 'bid:1' })).toMatchObject({ t: 'verdict', refusal: null })
    expect(b.got.length).toBe(heard)
  })

  test('one to an old decision, and one to a decision to come', async () => {
    const { a, b } = await pair()
    await a.answer('bid:1')
    await b.answer('bid:1')
    await a.when((s) => s.open!.seq === 2)
    expect(await a.ask({ t: 'answer', seq: 0, keys: ['take:1'] })).toMatchObject({ code: 'old-decision', seq: 2 })
    expect(await a.ask({ t: 'answer', seq: 5, keys: ['take:1'] })).toMatchObject({ code: 'no-such-decision' })
  })

  test('the same answer twice is done once: the same request gets the same word, another one an error', async () => {
    const { a, b } = await pair()
    await a.answer('bid:2')
    await b.answer('bid:1')
    await a.when((s) => s.open!.seq === 2)
    const first = await a.ask({ t: 'answer', id: 50, seq: 2, keys: ['take:1'] })
    const again = await a.ask({ t: 'answer', id: 50, seq: 2, keys: ['take:1'] })
    expect(again).toEqual(first)
    expect(await a.ask({ t: 'answer', id: 51, seq: 2, keys: ['take:1'] })).toMatchObject({ t: 'error', code: 'old-decision' })
    await b.when((s) => s.open!.seq === 3)
    expect(b.view.stones).toBe(8)
  })

  test('of two devices of one seat the quicker one is heard', async () => {
    const { id, a, b } = await pair()
    const phone = await ann.sit(id)
    await b.answer('bid:1')
    await Promise.all([a, phone].map((s) => s.when((x) => x.open!.seq === 1)))
    const words = await Promise.all([a.answer('bid:1'), phone.answer('bid:2')])
    expect(words.map((w) => w.t).toSorted()).toEqual(['done', 'error'])
    await Promise.all([a, phone].map((s) => s.when((x) => x.open!.seq === 2)))
    expect(a.view).toEqual(phone.view)
  })

  test('a seat that answers for another', async () => {
    const { a, b } = await pair()
    const heard = b.got.length
    expect(await a.ask({ t: 'answer', seq: 0, keys: ['bid:1'], as: 1 })).toMatchObject({ code: 'not-your-seat' })
    for (const m of [
      { t: 'resign', as: 1 },
      { t: 'take-back', to: 0, as: 1 },
      { t: 'why', key: 'x', as: 1 },
    ] as const)
      expect(await a.ask(m)).toMatchObject({ code: 'not-your-seat' })
    expect(b.got.length).toBe(heard)
  })

  test('a spectator: he has no seat, whatever he asks for and however far the table is', async () => {
    const { id, a } = await pair()
    const waiting = await ann.create([{ kind: 'me' }, { kind: 'open' }])
    const over = await pair()
    await over.a.ask({ t: 'resign' })
    const eve = await Guest.at(server.url)
    const e = await eve.sit(id)
    expect(e.seats).toEqual([])
    expect(e.view.you).toBe(-1)
    const heard = a.got.length
    const requests: Request[] = [
      { t: 'answer', seq: 0, keys: ['bid:1'] },
      { t: 'answer', seq: 0, keys: ['bid:1'], as: 0 },
      { t: 'resign' },
      { t: 'leave' },
      { t: 'take-back', to: 0 },
      { t: 'take-back-reply', accept: true },
      { t: 'let-bot-play', seat: 0 },
      { t: 'take-seat-back' },
      { t: 'standing', window: 'odd', answer: 'never' },
      { t: 'hurry' },
      { t: 'rematch' },
      { t: 'why', key: 'x' },
    ]
    for (const socket of [e, await eve.sit(waiting), await eve.sit(over.id)])
      for (const m of requests) expect({ m, word: await socket.ask(m) }).toMatchObject({ m, word: { t: 'error', code: 'spectator' } })
    expect(quiet(a, heard)).toHaveLength(0)
  })

  test('a seat that the table does not have, wherever one is named', async () => {
    const { id, a } = await pair()
    const nowhere = { code: 'no-such-seat', message: expect.stringContaining('seats 0 to 1') }
    const requests: Request[] = [
      { t: 'let-bot-play', seat: 2 },
      { t: 'answer', seq: 0, keys: ['bid:1'], as: 7 },
      { t: 'resign', as: 7 },
      { t: 'take-back', to: 0, as: 7 },
      { t: 'why', key: 'x', as: 7 },
    ]
    for (const m of requests) expect({ m, word: await a.ask(m) }).toMatchObject({ m, word: nowhere })
    const waiting = await ann.create([{ kind: 'me' }, { kind: 'open' }])
    const eve = await Guest.at(server.url)
    const refused = { status: 400, body: { error: { ...nowhere, where: 'seat' } } }
    for (const who of [ann, eve])
      for (const table of [id, waiting]) expect(await who.call('POST', `/api/tables/${table}/join`, { seat: 7 })).toMatchObject(refused)
    expect(await ann.call('GET', `/api/tables/${id}/at/0?seat=7`)).toMatchObject(refused)
    await a.ask({ t: 'resign' })
    expect(await ann.call('GET', `/api/tables/${id}/at/0?seat=7`)).toMatchObject(refused)
  })

  test('tokens: forged, of another seat’s person, of another table', async () => {
    const { id, token } = await pair()
    const other = await pair()
    const forged = token.replace(/^1\./, '0.')
    for (const t of [forged, `${token}x`, other.token, 'x', '1.'])
      await expect(Socket.open(server.url, id, undefined, { seatToken: t } as never)).rejects.toThrow('bad-token')
    const stranger = await Socket.open(server.url, id, `orrery=${'A'.repeat(43)}`)
    expect(stranger.seats).toEqual([])
    expect((await Socket.open(server.url, id, undefined, { seatToken: token } as never)).seats).toEqual([1])
  })

  test('HTML in a name is refused, in chat it stays text', async () => {
    const { a, b } = await pair()
    const bad = await ann.call('PATCH', '/api/me', { name: '<b>Ann</b>' })
    expect(bad).toMatchObject({ status: 400, body: { error: { code: 'bad-request', where: 'body/name' } } })
    const text = '<img src=x onerror=alert(1)> & "quotes"'
    await a.ask({ t: 'chat', text })
    await b.when((s) => s.last('chat') !== undefined)
    expect(b.last('chat')!.line).toMatchObject({ text, seat: 0 })
    const stored = await server.hall.parts.repo.records(a.table!.id, 0)
    expect(stored.at(-1)!.body).toMatchObject({ k: 'chat', text })
  })

  test('too much chat', async () => {
    const { a } = await pair()
    const words = []
    for (let i = 0; i < 8; i++) words.push((await a.ask({ t: 'chat', text: `line ${i}` })).t)
    expect(words.filter((w) => w === 'error').length).toBeGreaterThanOrEqual(1)
    expect(words.slice(0, 3)).toEqual(['done', 'done', 'done'])
  })
})

describe('requests that are not to be served', () => {
  test.each([
    ['POST', '/api/tables', { game: 'chess', seats: [{ kind: 'me' }] }, 404, 'no-game'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }] }, 400, 'seats'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] }, 400, 'seats'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'king' }, { kind: 'me' }] }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], options: { stones: 0 } }, 400, 'options'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], prepared: 'nothing' }, 400, 'no-prepared'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], prepared: 'toString' }, 400, 'no-prepared'],
    ['POST', '/api/tables', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], prepared: 'endgame', options: { stones: 5 } }, 400, 'options'],
    ['POST', '/api/tables/abcdefghijkl/join', {}, 404, 'no-table'],
    ['GET', '/api/tables?list=all', undefined, 400, 'bad-request'],
    ['GET', '/api/tables/abcdefghijkl/at/-1', undefined, 400, 'bad-request'],
    ['GET', '/api/nothing', undefined, 404, 'not-found'],
    ['PATCH', '/api/me', { name: 'half \ud800' }, 400, 'bad-request'],
    ['POST', '/api/tables/import', { format: 'x' }, 400, 'bad-request'],
  ])('%s %s %j', async (method, path, body, status, code) => {
    const reply = await ann.call(method, path, body)
    expect(reply).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/\w/) } } })
  })

  test('without a session, with a body that is none, with one that is too large', async () => {
    const post = (body: string, type = 'application/json', cookie = '') =>
      fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': type, cookie }, body })
    expect((await post('{"game":"toy","seats":[{"kind":"me"},{"kind":"open"}]}')).status).toBe(401)
    expect((await post('{')).status).toBe(400)
    expect((await post('<x/>', 'text/xml')).status).toBe(400)
    expect((await post(JSON.stringify({ game: 'x'.repeat(20_000) }), 'application/json', ann.cookie)).status).toBe(413)
  })

  test('too many requests from one address', async () => {
    const strict = await testServer({ env: { HTTP_LIMIT: '5' } })
    const codes = []
    for (let i = 0; i < 7; i++) codes.push((await fetch(`${strict.url}/api/games`)).status)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await fetch(`${strict.url}/healthz`)).status).toBe(200)
    const sockets = await Promise.allSettled(Array.from({ length: 7 }, () => Socket.bare(strict.url, 'abcdefghijkl')))
    expect(sockets.map((s) => s.status === 'fulfilled')).toEqual([true, true, true, true, true, false, false])
    expect(String((sockets[6] as PromiseRejectedResult).reason)).toContain('429')
    await strict.stop()
  })
})

test('a client that does not read is cut off once 4 MiB wait for it; who reads hears all, and it may come back', async () => {
  const { id, a, b } = await pair()
  const { audiences } = server.hall.inMemory(id)!
  const piece = 'x'.repeat(262_144)
  const sent = (n: number) => JSON.stringify({ t: 'chat', line: { n, seat: 0, name: 'Ann', text: piece, time: 0 } })
  const heard = () => a.got.filter((m) => m.t === 'chat').length
  await a.when((s) => s.table!.seats[1]!.online)
  b.ws.pause()
  // What the operating system keeps for a connection is not counted: it takes more than 4 MiB until the server holds them.
  let n = 0
  while (a.table!.seats[1]!.online && n < 400) {
    audiences.toAll(sent(n++))
    await a.when(() => heard() === n)
  }
  expect(n * piece.length).toBeGreaterThan(4_194_304)
  await a.when((s) => !s.table!.seats[1]!.online)
  expect(a.closed).toBeNull()
  b.ws.resume()
  await b.when(() => false).catch(() => undefined)
  expect(b.closed).toBe(1006)
  expect(b.got.filter((m) => m.t === 'chat').length).toBeLessThan(n)
  const again = await bob.sit(id)
  expect((await again.answer('bid:1')).t).toBe('done')
  await a.when((s) => s.open!.seq === 1)
})

test('neither logs nor errors hold tokens, cookies, seat tokens or personal links', async () => {
  const { token } = await pair()
  const secret = ann.cookie.split('=')[1]!
  await fetch(`${server.url}/me/${secret}`, { redirect: 'manual' })
  const all = server.logged.join('\n')
  expect(all).toContain('/me/…')
  expect(all).not.toContain(secret)
  expect(all).not.toContain(token.slice(2))
})
