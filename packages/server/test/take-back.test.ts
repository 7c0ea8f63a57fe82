import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, begun as begunOf, house, pair as pairOf, type House } from './help/pair.ts'
import type { Guest, TestServer } from './help/server.ts'

let all: House
let server: TestServer
let ann: Guest
beforeAll(async () => {
  all = await house()
  ;({ server, ann } = all)
})
afterAll(() => server.stop())

const pair = (more: object = {}) => pairOf(all, more)
const begun = (more: object = {}) => begunOf(all, more)

describe('going back', () => {
  test('freely while nothing was revealed or decided by another', async () => {
    const { a, b } = await begun()
    await a.answer('wait')
    await at(3, b)
    await b.answer('take:2')
    await at(4, a, b)
    expect(b.open!.takeBackTo).toBe(3)
    expect(b.open!.asks).toEqual([])
    expect((await b.ask({ t: 'take-back', to: 3 })).t).toBe('done')
    await at(3, a, b)
    expect(a.view).toMatchObject({ stones: 9, active: 1 })
    expect(a.last('full')!.open.seq).toBe(3)
    await a.when((x) => x.table!.notes.length > 0)
    expect(a.table!.notes).toEqual([{ at: 3, t: 'take-back', seat: 1 }])
  })

  test('with the consent of the other, who may decline', async () => {
    const { a, b } = await begun()
    await a.answer('look')
    await at(3, a, b)
    expect(a.open).toMatchObject({ takeBackTo: null, askTakeBackTo: 2 })
    await a.ask({ t: 'take-back', to: 2 })
    await b.when((s) => s.table!.takeBack !== null)
    expect(b.table!.takeBack).toEqual({ seat: 0, to: 2, agreed: [] })
    expect(await a.ask({ t: 'take-back-reply', accept: true })).toMatchObject({ code: 'own-proposal' })
    await b.ask({ t: 'take-back-reply', accept: false })
    await a.when((s) => s.table!.takeBack === null)
    expect(a.open!.seq).toBe(3)
    await a.ask({ t: 'take-back', to: 2 })
    await b.ask({ t: 'take-back-reply', accept: true })
    await at(2, a, b)
    expect(a.table!.takeBack).toBeNull()
    expect(a.view.hidden).toEqual([null, null])
  })

  test('not to what another decided, nor anywhere else', async () => {
    const { a, b } = await begun()
    await a.answer('take:1')
    await at(3, a, b)
    expect(await b.ask({ t: 'take-back', to: 2 })).toMatchObject({ code: 'not-your-decision' })
    expect(await a.ask({ t: 'take-back', to: 9 })).toMatchObject({ code: 'not-your-decision' })
    expect(b.open!.seq).toBe(3)
  })

  test('bots agree at once', async () => {
    const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'sharp' }])
    const a = await ann.sit(id)
    await a.when((s) => s.open!.seq === 1)
    await a.answer('bid:2')
    await a.when((s) => s.open!.asks.some((q) => q.kind === 'main'))
    const { seq } = a.open!
    await a.answer('look')
    await at(seq + 1, a)
    expect(a.open, 'nobody has to be asked').toMatchObject({ takeBackTo: seq, askTakeBackTo: null })
    await a.ask({ t: 'take-back', to: seq })
    await at(seq, a)
    expect(a.open!.asks[0]!.options.map((o) => o.key)).toContain('look')
  })

  test('two people on one device need nobody’s consent either: the last decision of the two is taken back', async () => {
    const id = await ann.create([{ kind: 'me' }, { kind: 'hand-over' }])
    const s = await ann.sit(id)
    await s.ask({ t: 'answer', seq: 0, keys: ['bid:1'], as: 0 })
    await s.ask({ t: 'answer', seq: 1, keys: ['bid:1'], as: 1 })
    await s.answer('look')
    await s.answer('wait')
    expect(s.open).toMatchObject({ seq: 4, takeBackTo: 3, askTakeBackTo: null, asks: [{ seat: 1 }] })
    expect((await s.ask({ t: 'take-back', to: 3 })).t).toBe('done')
    await at(3, s)
    expect(s.open!.asks[0]!.seat).toBe(0)
  })

  test('against the machine over pauses that had one answer, to the last decision that was one', async () => {
    const seen = new Set<boolean>()
    for (let n = 0; seen.size < 2 && n < 40; n++) {
      const id = await ann.create([{ kind: 'me' }, { kind: 'bot', level: 'sharp' }], { options: { hush: true } })
      const s = await ann.sit(id)
      await s.ask({ t: 'standing', window: 'odd', answer: 'ask' })
      const asked = (kind: string) => s.when((x) => x.open!.asks.some((q) => q.kind === kind))
      await s.answer('bid:2')
      await asked('odd')
      await s.answer('pass')
      await asked('main')
      const { seq } = s.open!
      await s.answer('wait')
      await asked('odd')
      const holds = s.open!.asks[0]!.options.length > 1
      seen.add(holds)
      const pause = s.open!.seq
      await s.answer('pass')
      await s.when((x) => x.open!.seq > pause)
      expect(s.open).toMatchObject({ takeBackTo: holds ? pause : seq, askTakeBackTo: null })
      await s.ask({ t: 'standing', window: 'odd', answer: 'never' })
      expect((await ann.sit(id)).open, 'what would be passed for him is no decision').toMatchObject({ takeBackTo: seq })
    }
    expect(seen.size).toBe(2)
  })

  test('among people over every pass of a pause, so that nobody learns by it who had another answer', async () => {
    const seen = new Set<boolean>()
    for (let n = 0; seen.size < 2 && n < 40; n++) {
      const { a, b } = await pair({ options: { hush: true } })
      for (const s of [a, b]) await s.ask({ t: 'standing', window: 'odd', answer: 'ask' })
      await a.answer('bid:1')
      await b.answer('bid:1')
      await at(2, a, b)
      seen.add(a.open!.asks[0]!.options.length > 1)
      await a.answer('pass')
      await at(3, b)
      await b.answer('pass')
      await at(4, a)
      await a.answer('wait')
      await at(5, a)
      await a.answer('pass')
      await at(6, a, b)
      expect(a.open).toMatchObject({ takeBackTo: 4, askTakeBackTo: null })
      await b.answer('pass')
      await at(7, a)
      expect(a.open).toMatchObject({ takeBackTo: null, askTakeBackTo: 4 })
    }
    expect(seen.size).toBe(2)
  })
})
