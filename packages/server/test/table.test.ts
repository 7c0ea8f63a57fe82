import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitment } from '@orrery/kernel'
import type { ServerMessage } from '@orrery/protocol'
import { at, begun as begunOf, house, pair as pairOf, type House } from './help/pair.ts'
import { Guest, Socket, testServer, type TestServer } from './help/server.ts'

let all: House
let server: TestServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  all = await house()
  ;({ server, ann, bob } = all)
})
afterAll(() => server.stop())

const pair = (more: object = {}) => pairOf(all, more)
const begun = (more: object = {}) => begunOf(all, more)

describe('sitting down', () => {
  test('leaving before the start opens the seat again; afterwards one can only resign', async () => {
    const id = await ann.create([{ kind: 'open' }, { kind: 'me' }])
    const a = await ann.sit(id)
    expect(await a.ask({ t: 'answer', seq: 0, keys: ['bid:1'] })).toMatchObject({ code: 'not-started' })
    expect((await a.ask({ t: 'leave' })).t).toBe('done')
    await a.when((s) => s.seats.length === 0)
    expect(a.table!.seats.map((s) => s.kind)).toEqual(['open', 'open'])
    expect((await bob.call('POST', `/api/tables/${id}/join`, { seat: 1 })).body.seat).toBe(1)
    expect((await ann.call('POST', `/api/tables/${id}/join`, {})).body.seat).toBe(0)
    await a.when((s) => s.seats.length === 1 && s.table!.status === 'running')
    expect(await a.ask({ t: 'leave' })).toMatchObject({ code: 'started' })
    const eve = await Guest.at(server.url)
    expect(await eve.call('POST', `/api/tables/${id}/join`, {})).toMatchObject({ status: 409, body: { error: { code: 'started' } } })
  })

  test('joining again tells the own seat; a second seat is refused', async () => {
    const id = await ann.create([{ kind: 'me' }, { kind: 'open' }])
    const once = await ann.call('POST', `/api/tables/${id}/join`, {})
    expect(once.body).toEqual((await ann.call('POST', `/api/tables/${id}/join`, { seat: 0 })).body)
    expect((await ann.call('POST', `/api/tables/${id}/join`, { seat: 1 })).body.error.code).toBe('taken')
  })

  test('two people on one device: one connection holds both seats and looks through the eyes of the one that is asked', async () => {
    const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
    const s = await ann.sit(id)
    expect(s.seats).toEqual([0, 1])
    expect(await s.answer('bid:1')).toMatchObject({ code: 'which-seat' })
    await s.ask({ t: 'answer', seq: 0, keys: ['bid:1'], as: 0 })
    await s.ask({ t: 'answer', seq: 1, keys: ['bid:1'], as: 1 })
    await at(2, s)
    expect(s.view.you).toBe(0)
    await s.answer('take:1')
    await at(3, s)
    expect(s.view.you).toBe(1)
    expect(s.open!.asks.map((q) => q.seat)).toEqual([1])
  })

  test('two people on one device: the one who is asked next does not read in the log what only the one before him might know', async () => {
    const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
    const s = await ann.sit(id)
    await s.ask({ t: 'answer', seq: 0, keys: ['bid:1'], as: 0 })
    await s.ask({ t: 'answer', seq: 1, keys: ['bid:1'], as: 1 })
    await s.answer('look')
    const looked = (m: ServerMessage | undefined): unknown[] =>
      (m?.t === 'full' ? m.log : m?.t === 'change' ? m.events : []).map((x) => x.e).filter((e) => e.t === 'looked')
    expect(looked(s.last('change'))).toEqual([{ t: 'looked', seat: 0, hidden: expect.any(Number) }])
    await s.answer('wait')
    expect(s.view.you).toBe(1)
    expect(s.got.findLast((m) => m.t === 'full' || m.t === 'change')?.t, 'the whole log is told anew').toBe('full')
    expect(looked(s.last('full'))).toEqual([{ t: 'looked', seat: 0 }])
  })

  /** Opens the personal link of `secret` as the page does. */
  const become = (secret: string, more: object = {}, cookie?: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers, ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify({ secret, ...more }),
    })
  const secretOf = (who: Guest) => new URL(who.me.link).pathname.slice('/me/'.length)

  test('the personal link brings somebody back on another device', async () => {
    const { id } = await pair()
    const fresh = await Guest.at(server.url)
    for (const cookie of [undefined, fresh.cookie, ann.cookie]) {
      const reply = await become(secretOf(ann), {}, cookie)
      const set = reply.headers.get('set-cookie')!
      expect(set).toMatch(/HttpOnly; SameSite=Lax/)
      expect(await reply.json()).toEqual({ done: true, you: ann.me, name: ann.me.name })
      expect((await Socket.open(server.url, id, set.split(';')[0])).seats).toEqual([0])
    }
    const unknown = await become('B'.repeat(43))
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([404, null])
    expect(await unknown.json()).toMatchObject({ error: { code: 'no-person' } })
  })

  test('who has seats here stays who he is until he is sure', async () => {
    const { id } = await pair()
    const first = await become(secretOf(bob), {}, ann.cookie)
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(await first.json()).toEqual({ done: false, you: ann.me, name: bob.me.name })
    const sure = await become(secretOf(bob), { sure: true }, ann.cookie)
    expect(await sure.json()).toEqual({ done: true, you: bob.me, name: bob.me.name })
    expect((await Socket.open(server.url, id, sure.headers.get('set-cookie')!.split(';')[0])).seats).toEqual([1])
  })

  test('the address of a link signs in where nobody is; otherwise it changes nothing, and no other site may ask for the change', async () => {
    // Not by fetch, which sets the headers of its own way of asking.
    const open = (headers: Record<string, string>): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => get(ann.me.link, { headers: { accept: 'text/html', ...headers } }, resolve).once('error', reject))
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    for (const headers of [{ cookie: (await Guest.at(server.url)).cookie }, { cookie: bob.cookie }, picture]) {
      const page = await open(headers)
      expect([page.statusCode, page.headers['set-cookie'], page.headers['referrer-policy']]).toEqual([200, undefined, 'no-referrer'])
      page.resume()
    }
    const { id } = await pair()
    for (const headers of [{} as Record<string, string>, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }]) {
      const fresh = await open(headers)
      fresh.resume()
      expect([fresh.statusCode, fresh.headers.location]).toEqual([303, '/'])
      expect((await Socket.open(server.url, id, fresh.headers['set-cookie']![0]!.split(';')[0])).seats).toEqual([0])
    }
    const unknown = await fetch(`${server.url}/me/${'B'.repeat(43)}`, { redirect: 'manual' })
    expect([unknown.status, unknown.headers.get('location'), unknown.headers.get('set-cookie')]).toEqual([303, '/?link=unknown', null])
    const foreign = await become(secretOf(ann), { sure: true }, undefined, { origin: 'https://elsewhere.example' })
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
  })

  test('a new name reaches the tables that are not over', async () => {
    const { b, id } = await pair()
    await ann.call('PATCH', '/api/me', { name: 'Аня' })
    await b.when((s) => s.table!.seats[0]!.name === 'Аня')
    const mine = await bob.call('GET', '/api/tables?list=mine')
    expect(mine.body.tables.find((t: { id: string }) => t.id === id).seats[0].name).toBe('Аня')
  })

  test('seats by lot put every wish on some seat, and both orders happen', async () => {
    const seen = new Set<number>()
    for (let i = 0; i < 40 && seen.size < 2; i++) {
      const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { shuffleSeats: true })
      seen.add((await ann.sit(id)).seats[0]!)
    }
    expect([...seen].toSorted()).toEqual([0, 1])
  })

  test('presence: a seat goes offline with its last connection', async () => {
    const { id, a, b } = await pair()
    const phone = await bob.sit(id)
    await b.close()
    await phone.ask({ t: 'ping' })
    expect(a.table!.seats[1]!.online).toBe(true)
    await phone.close()
    await a.when((s) => !s.table!.seats[1]!.online)
    expect(a.table!.seats[1]!.awaySince).toBe(server.clock.now())
  })

  test('the lists: open, mine with whose turn it is, watch, replays', async () => {
    const { id, a } = await begun({ visibility: 'open' })
    const row = async (who: Guest, list: string) =>
      (await who.call('GET', `/api/tables?list=${list}`)).body.tables.find((t: { id: string }) => t.id === id)
    expect(await row(ann, 'mine')).toMatchObject({ yourSeats: [0], yourTurn: true, turn: 1, status: 'running' })
    expect(await row(bob, 'mine')).toMatchObject({ yourSeats: [1], yourTurn: false })
    expect(await row(bob, 'watch')).toBeDefined()
    expect(await row(bob, 'open')).toBeUndefined()
    expect(await row(bob, 'watch')).toMatchObject({ options: { stones: 9, hush: false }, scores: null })
    await a.ask({ t: 'resign' })
    expect(await row(await Guest.at(server.url), 'replays')).toMatchObject({ status: 'over', scores: [0, 1] })
  })
})

describe('the end', () => {
  test('resigning ends the game; the secret fits what was published; a rematch swaps sides', async () => {
    const { a, b, id } = await begun()
    expect(await a.ask({ t: 'rematch' })).toMatchObject({ code: 'not-over' })
    const published = a.table!.commitment
    await b.ask({ t: 'resign' })
    await a.when((s) => s.table!.status === 'over')
    expect(a.table!.over).toEqual({ scores: [1, 0], by: 'resign', seat: 1 })
    expect(a.table!.notes).toEqual([{ at: 2, t: 'resign', seat: 1 }])
    expect(commitment(a.table!.secret!, id)).toBe(published)
    expect(a.open!.asks).toEqual([])
    expect(await a.answer('take:1')).toMatchObject({ code: 'over' })
    expect((await a.ask({ t: 'rematch' })).body).toEqual({ table: null })
    await b.when((s) => s.table!.rematch.asked.length === 1)
    const { body } = await b.ask({ t: 'rematch' })
    await a.when((s) => s.table!.rematch.table !== null)
    expect(a.table!.rematch.table).toBe(body.table)
    expect((await ann.sit(body.table)).seats).toEqual([1])
    const next = await bob.sit(body.table)
    expect(next.seats).toEqual([0])
    expect(next.table!.status).toBe('running')
    expect((await b.ask({ t: 'rematch' })).body).toEqual({ table: body.table })
  })

  test('two who ask for a rematch at once: the later one is told of the table that the other’s wish has made', async () => {
    const { a, b } = await begun()
    await b.ask({ t: 'resign' })
    await a.when((s) => s.table!.status === 'over')
    await a.ask({ t: 'rematch' })
    const [first, second] = await Promise.all([b.ask({ t: 'rematch' }), a.ask({ t: 'rematch' })])
    expect(first).toMatchObject({ t: 'done', body: { table: expect.any(String) } })
    expect(second).toMatchObject({ t: 'done', body: first.body })
  })

  test('several answers in a row are one request; what no longer fits is dropped and told', async () => {
    const { a, b } = await begun()
    await a.answer('wait')
    await at(3, b)
    const word = await b.answer('look', 'take:1', 'take:1')
    expect(word).toMatchObject({ t: 'done', seq: 5, body: { taken: 2, refused: 'not-asked' } })
    await at(5, a)
    expect(a.view).toMatchObject({ stones: 8, active: 0 })
  })
})

describe('what is hidden stays hidden', () => {
  test('a look is seen by the one who looks only, in view, events and log', async () => {
    const { a, b, id } = await begun()
    const eve = await (await Guest.at(server.url)).sit(id)
    await a.answer('look')
    await at(3, a, b, eve)
    const own = a.view.hidden[0]
    expect(own).toEqual(expect.any(Number))
    expect(a.last('change')!.events[0]!.e).toEqual({ t: 'looked', seat: 0, hidden: own })
    for (const s of [b, eve]) {
      expect(s.view.hidden).toEqual([null, null])
      expect(s.last('change')!.events[0]!.e).toEqual({ t: 'looked', seat: 0 })
      expect(s.open!.asks).toEqual([])
    }
    expect(JSON.stringify((await bob.sit(id)).got)).not.toContain('"hidden":' + own)
    const past = await bob.call('GET', `/api/tables/${id}/at/3`)
    expect(past.body).toMatchObject({ seq: 3, last: 3, answer: null, view: { you: 1, hidden: [null, null] } })
    expect((await bob.call('GET', `/api/tables/${id}/at/3?seat=0`)).body.error.code).toBe('not-your-seat')
  })

  test('a window for hidden cards is open to both alike; standing answers pass for those who wish it, after a time of chance', async () => {
    const paced = await testServer({ env: { BOT_PACE_MS: '500' } })
    const [p, q] = [await Guest.at(paced.url), await Guest.at(paced.url)]
    const id = await p.create([{ kind: 'me' }, { kind: 'open' }], { options: { hush: true } })
    await q.call('POST', `/api/tables/${id}/join`, {})
    const [a, b] = [await p.sit(id), await q.sit(id)]
    for (const s of [a, b]) await s.ask({ t: 'standing', window: 'odd', answer: 'never' })
    await a.answer('bid:1')
    await b.answer('bid:1')
    await a.when((s) => s.open!.seq === 2)
    expect(b.open!.waiting).toEqual([{ seat: 0, kind: null }])
    await a.ask({ t: 'ping' })
    expect(a.open!.seq).toBe(2)
    paced.clock.move(2_000)
    await a.when((s) => s.open!.seq === 3)
    paced.clock.move(2_000)
    await b.when((s) => s.open!.seq === 4)
    expect(a.open!.asks.map((x) => x.kind)).toEqual(['main'])
    await paced.stop()
  })
})

describe('away', () => {
  test('after the time that the table sets a bot may play on, until the person takes the seat back', async () => {
    const { a, b, id } = await begun({ awayMinutes: 5 })
    await a.close()
    await b.when((s) => s.table!.seats[0]!.awaySince !== null)
    expect(await b.ask({ t: 'let-bot-play', seat: 0 })).toMatchObject({ code: 'not-away' })
    expect(await b.ask({ t: 'let-bot-play', seat: 1 })).toMatchObject({ code: 'own-seat' })
    server.clock.move(5 * 60_000)
    expect((await b.ask({ t: 'let-bot-play', seat: 0 })).t).toBe('done')
    await b.when((s) => s.open!.asks.length === 1)
    expect(b.table!.seats[0]).toMatchObject({ stoodIn: true, level: 'steady', kind: 'person' })
    const back = await ann.sit(id)
    await b.answer('wait')
    await b.when((s) => s.open!.asks.length === 1 && s.view.turn > 3)
    expect(await back.ask({ t: 'answer', seq: back.open!.seq, keys: ['wait'] })).toMatchObject({ code: 'bot-plays' })
    expect((await back.ask({ t: 'take-seat-back' })).t).toBe('done')
    expect(await back.ask({ t: 'take-seat-back' })).toMatchObject({ code: 'no-bot' })
    await b.answer('wait')
    await back.when((s) => s.open!.asks.length === 1)
    expect(back.table!.seats[0]!.stoodIn).toBe(false)
    const stood = { seat: 0, t: 'stand-in', at: 2 }
    expect(back.table!.notes).toEqual([stood, { seat: 0, t: 'seat-back', at: expect.any(Number) }])
    expect(back.table!.notes[1]!.at).toBeGreaterThan(2)
  })

  test('somebody who is connected but gives no sign counts as away too', async () => {
    const { b } = await begun({ awayMinutes: 2 })
    expect(b.table!.seats[0]!.awaySince).toBeNull()
    const since = server.clock.now()
    server.clock.move(2 * 60_000)
    await b.when((s) => s.table!.seats[0]!.awaySince !== null)
    expect(b.table!.seats[0]!.awaySince).toBe(since)
    expect((await b.ask({ t: 'let-bot-play', seat: 0 })).t).toBe('done')
  })

  test('a ping that says that somebody has touched the page is such a sign; any other is none', async () => {
    const { a, b } = await begun({ awayMinutes: 2 })
    const replace = () => b.ask({ t: 'let-bot-play', seat: 0 })
    server.clock.move(90_000)
    await a.ask({ t: 'ping', active: true })
    server.clock.move(60_000)
    expect(await replace()).toMatchObject({ code: 'not-away' })
    await a.ask({ t: 'ping' })
    server.clock.move(61_000)
    expect((await replace()).t).toBe('done')
  })
})

test('who is in a hurry gets the bots’ moves without pauses, until a person is asked; who watches can’t wish it', async () => {
  const paced = await testServer({ env: { BOT_PACE_MS: '900' } })
  const guest = await Guest.at(paced.url)
  const id = await guest.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await guest.sit(id)
  expect(await (await (await Guest.at(paced.url)).sit(id)).ask({ t: 'hurry' })).toMatchObject({ code: 'spectator' })
  // The own bid is open still: the wish is about what bots do after it, and ends with the next question to a person.
  await s.answer('bid:2')
  expect((await s.ask({ t: 'hurry' })).t).toBe('done')
  paced.clock.move(900)
  await s.when((x) => x.open!.seq >= 2)
  while (s.open!.asks.length === 0) {
    const { rev } = s.open!
    await s.when((x) => x.open!.rev > rev)
  }
  const { seq } = s.open!
  await s.answer('wait')
  await s.ask({ t: 'ping' })
  await s.ask({ t: 'ping' })
  expect(s.open!.seq).toBe(seq + 1)
  expect(s.open!.asks).toEqual([])
  await s.ask({ t: 'hurry' })
  paced.clock.move(900)
  await s.when((x) => x.open!.asks.length > 0)
  await paced.stop()
})

test('bots move at a pace that a person can follow', async () => {
  const paced = await testServer({ env: { BOT_PACE_MS: '900' } })
  const guest = await Guest.at(paced.url)
  const id = await guest.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }])
  const s = await guest.sit(id)
  await s.answer('bid:2')
  await s.ask({ t: 'ping' })
  expect(s.open!.seq).toBe(1)
  paced.clock.move(900)
  await s.when((x) => x.open!.seq === 2)
  await paced.stop()
})
