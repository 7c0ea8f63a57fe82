import { describe, expect, it } from 'vitest'
import { loadTable, LoopError, Table, type Ctx, type Opt, type TableSave } from '../index.ts'
import { stateOf, testSeeder } from '../testkit/walk.ts'
import { scripted, tableOf, tableOfSteps, type Script } from './toys/script.ts'

type G = Ctx<Script>
const opts = (...names: string[]): Opt[] => names.map((t) => ({ t }))
const ab = opts('a', 'b')
const each = (g: G, ...seats: number[]) => g.chooseEach(seats.map((seat) => ({ seat, kind: 'bid', opts: ab })))
const wire = <T>(v: T): T => JSON.parse(JSON.stringify(v)) as T
const load = (game: ReturnType<typeof scripted>, save: unknown) => loadTable(game, null, testSeeder('script'), wire(save) as TableSave<Script>)

/** Asks seat 0 twice, tells something each time, rolls after the second answer, then asks seat 1. */
const start = (g: G) => {
  g.emit({ t: 'begin' })
  g.within('first', () => g.s.out.push(g.choose(0, 'one', ab).t))
  g.emit({ t: 'half' })
  g.within('second', () => g.s.out.push(g.choose(0, 'two', ab).t))
  g.s.out.push(String(g.random(6)))
  g.s.out.push(g.choose(1, 'three', ab).t)
  g.emit({ t: 'end' })
}

describe('a table', () => {
  it('takes answers by key, tells each event once, and ends', () => {
    const table = tableOf(start)
    expect(table.log.map((x) => x.e.t)).toEqual(['begin'])
    expect(table.submit(0, 'a')).toEqual({ ok: [{ at: 1, e: { t: 'half' } }] })
    expect(table.submit(0, 'b')).toEqual({ ok: [] })
    expect(table.submit(1, 'b')).toEqual({ ok: [{ at: 3, e: { t: 'end' } }] })
    expect(table.result).toEqual([1, 0, 0])
    expect(table.pending).toEqual([])
  })

  it('refuses, and changes nothing: who is not asked, what is not on offer, when it is over', () => {
    const table = tableOf(start)
    const before = stateOf(table)
    expect(table.submit(1, 'a')).toEqual({ refused: 'not-asked' })
    expect(table.submit(9, 'a')).toEqual({ refused: 'not-asked' })
    expect(table.submit(0, 'c')).toEqual({ refused: 'not-on-offer' })
    expect(table.submit(0, '__proto__')).toEqual({ refused: 'not-on-offer' })
    expect(stateOf(table)).toBe(before)
    for (const seat of [0, 0, 1]) table.submit(seat, 'a')
    expect(table.submit(0, 'a')).toEqual({ refused: 'over' })
  })

  it('says why not: null for what is on offer, else what the game says', () => {
    const table = tableOf(start)
    expect(table.whyNot(0, 'a')).toBeNull()
    expect(table.whyNot(0, 'z')).toEqual({ rule: 'script/no' })
    expect(table.whyNot(1, 'a')).toEqual({ rule: 'script/no' })
  })

  it('keeps decisions as lines that a person can read', () => {
    const table = tableOf(start)
    table.submit(0, 'a')
    table.submit(0, 'b')
    expect(table.lines()).toEqual(['1  a  one: a  (first)', '2  a  two: b  (second)'])
  })

  it('marks the first decision of a step, and what brought something to light', () => {
    const table = tableOf(start)
    for (const [seat, key] of [
      [0, 'a'],
      [0, 'a'],
      [1, 'a'],
    ] as const)
      table.submit(seat, key)
    expect(table.decisions.map((d) => [d.kind, d.top, d.revealed])).toEqual([
      ['one', true, false],
      ['two', false, true],
      ['three', false, false],
    ])
  })
})

describe('taking back', () => {
  it('goes to any decision: position, log, options as they were; forward again gives the same', () => {
    const answers = [
      [0, 'a'],
      [0, 'b'],
      [1, 'a'],
    ] as const
    const table = tableOf(start)
    const states = [stateOf(table)]
    for (const [seat, key] of answers) {
      table.submit(seat, key)
      states.push(stateOf(table))
    }
    for (let to = 3; to >= 0; to--) {
      table.takeBack(to)
      expect(stateOf(table), `decision ${to}`).toBe(states[to])
      for (const [seat, key] of answers.slice(to)) table.submit(seat, key)
      expect(stateOf(table)).toBe(states[3])
    }
    expect(() => table.takeBack(4)).toThrow(RangeError)
    expect(() => table.takeBack(-1)).toThrow(RangeError)
    expect(() => table.takeBack(0.5)).toThrow(RangeError)
  })

  it('is free while nothing came to light and nobody else decided', () => {
    const table = tableOf(start)
    expect(table.freeTakeBack(0)).toBeNull()
    table.submit(0, 'a')
    expect(table.freeTakeBack(0)).toBe(0)
    expect(table.freeTakeBack(1)).toBeNull()
    table.submit(0, 'a')
    expect(table.freeTakeBack(0), 'a die was rolled').toBeNull()
  })

  it('the same dice fall after a take-back', () => {
    const table = tableOf(start)
    const dice = () => {
      table.submit(0, 'a')
      table.submit(0, 'a')
      return table.s.out[2]
    }
    const first = dice()
    for (let i = 0; i < 5; i++) {
      table.takeBack(0)
      expect(dice()).toBe(first)
    }
  })

  it('over many steps with snapshots in between', () => {
    const game = {
      start: (g: G) =>
        void (
          g.s.out.push(g.choose(g.s.out.length % 3, 'x', ab).t),
          g.emit({ t: `said ${g.s.out.length}` }),
          g.s.out.length < 200 && (g.s.step = 'again')
        ),
      again: (g: G) => void (g.s.step = 'start'),
    }
    const table = tableOfSteps(game)
    const states: string[] = []
    for (let n = 0; n < 200; n++) {
      states.push(stateOf(table))
      table.submit(n % 3, n % 7 === 0 ? 'b' : 'a')
    }
    for (const to of [199, 150, 97, 96, 95, 49, 48, 47, 1, 0]) {
      table.takeBack(to)
      expect(stateOf(table) === states[to], `decision ${to}`).toBe(true)
    }
  })
})

describe('answers at once', () => {
  const group = (g: G) => {
    g.s.out.push(g.choose(0, 'before', ab).t)
    g.s.out.push(
      each(g, 2, 0, 1)
        .map((o) => o.t)
        .join(''),
    )
    g.s.out.push(g.choose(1, 'after', ab).t)
  }
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]

  it.each(orders)('in the order %i %i %i, saved and loaded in between, with the same end', (...order) => {
    const game = scripted({ start: group })
    let table = new Table(game, null, testSeeder('script'))
    table.submit(0, 'a')
    for (const [i, seat] of order.entries()) {
      expect(table.pending.map((a) => a.seat).toSorted()).toEqual(order.slice(i).toSorted())
      expect(table.s.out, 'nothing is known yet').toEqual(['a'])
      expect(table.submit(seat, seat === 1 ? 'b' : 'a')).toEqual({ ok: [] })
      const again = load(game, table.save())
      expect(again.fallback).toBeNull()
      expect(stateOf(again.table)).toBe(stateOf(table))
      table = again.table
    }
    expect(table.s.out).toEqual(['a', 'aab'])
    expect(table.seq).toBe(4)
  })

  it('are numbered in their order of arrival, and each can be taken back to', () => {
    const table = tableOf(group)
    const states = [stateOf(table)]
    for (const [seat, key] of [
      [0, 'b'],
      [1, 'a'],
      [2, 'b'],
      [0, 'a'],
      [1, 'b'],
    ] as const) {
      table.submit(seat, key)
      states.push(stateOf(table))
    }
    expect(table.decisions.map((d) => d.seat)).toEqual([0, 1, 2, 0, 1])
    for (const to of [4, 3, 2, 1, 0]) {
      table.takeBack(to)
      expect(stateOf(table), `decision ${to}`).toBe(states[to])
    }
  })

  it('a group at the very start and a group after a group', () => {
    const table = tableOf((g) => {
      g.s.out.push(
        each(g, 0, 1)
          .map((o) => o.t)
          .join(''),
      )
      g.s.out.push(
        each(g, 1, 2)
          .map((o) => o.t)
          .join(''),
      )
    })
    for (const [seat, key] of [
      [1, 'b'],
      [0, 'a'],
      [2, 'b'],
      [1, 'a'],
    ] as const)
      expect('ok' in table.submit(seat, key)).toBe(true)
    expect(table.s.out).toEqual(['ab', 'ab'])
    expect(table.result).not.toBeNull()
  })

  it('the last of a group cannot take its answer back once the others are known', () => {
    const table = tableOf(group)
    table.submit(0, 'a')
    table.submit(0, 'a')
    expect(table.freeTakeBack(0)).toBe(0)
    table.submit(1, 'a')
    table.submit(2, 'a')
    expect(table.freeTakeBack(2)).toBeNull()
  })
})

describe('errors of rules', () => {
  const loops = (g: G) => {
    if (g.choose(0, 'loop', ab).t === 'b') while (true) g.within('round', () => g.choose(0, 'again', opts('x', 'y'), { concealed: true }))
  }
  const endless = (g: G): void => g.within('deeper', () => endless(g))

  it('an answer that leads into an endless loop leaves the table as it was', () => {
    const table = tableOf((g) => {
      g.choose(0, 'first', ab)
      if (g.choose(0, 'loop', ab).t === 'b') endless(g)
      g.choose(0, 'last', ab)
    })
    table.submit(0, 'a')
    const before = stateOf(table)
    expect(() => table.submit(0, 'b')).toThrow(LoopError)
    expect(stateOf(table)).toBe(before)
    expect('ok' in table.submit(0, 'a'), 'the table goes on').toBe(true)
  })

  it('a loop that asks is stopped by the count of questions', () => {
    const table = tableOf(loops)
    table.submit(0, 'b')
    const ask = () => {
      for (let i = 0; i < 2100; i++) table.submit(0, 'x')
    }
    expect(ask).toThrow(/questions in round/)
  })

  it('the last of answers given at once may fail too, and the others stay held', () => {
    const table = tableOf((g) => {
      if (each(g, 0, 1).every((o) => o.t === 'b')) endless(g)
    })
    table.submit(0, 'b')
    const before = stateOf(table)
    expect(() => table.submit(1, 'b')).toThrow(LoopError)
    expect(stateOf(table)).toBe(before)
    expect(table.pending.map((a) => a.seat)).toEqual([1])
  })
})

describe('versions', () => {
  const steps = (offer: Opt[]) => ({
    start: (g: G) => (g.s.out.push(g.choose(0, 'x', ab).t), (g.s.step = 'next')),
    next: (g: G) => {
      g.s.out.push(g.choose(0, 'y', ab).t)
      g.s.out.push(g.choose(1, 'z', offer).t)
      g.s.step = 'last'
    },
    last: (g: G) => void g.choose(2, 'w', ab),
  })

  it('a save carries game and version', () => {
    const table = new Table(scripted(steps(ab), '7'), null, testSeeder('script'))
    expect(table.save()).toEqual({ game: 'script', version: '7', options: null, answers: [] })
  })

  it('when the rules no longer offer an answer, the table stands at the checkpoint before it', () => {
    const table = new Table(scripted(steps(ab)), null, testSeeder('script'))
    for (const [seat, key] of [
      [0, 'b'],
      [0, 'a'],
      [1, 'b'],
      [2, 'a'],
    ] as const)
      table.submit(seat, key)
    const { table: again, fallback } = load(scripted(steps(opts('a', 'c')), '2'), table.save())
    expect(fallback).toEqual({ keptAnswers: 1, droppedAnswers: 3, at: 2, key: '3: b' })
    expect(again.s.out).toEqual(['b'])
    expect(again.pending.map((a) => a.kind)).toEqual(['y'])
    for (const [seat, key] of [
      [0, 'a'],
      [1, 'c'],
      [2, 'a'],
    ] as const)
      expect('ok' in again.submit(seat, key)).toBe(true)
    expect(again.result).not.toBeNull()
  })

  it('a step that asks somebody else now is a fallback too', () => {
    const table = new Table(scripted(steps(ab)), null, testSeeder('script'))
    for (const [seat, key] of [
      [0, 'b'],
      [0, 'a'],
      [1, 'b'],
    ] as const)
      table.submit(seat, key)
    const swapped = { ...steps(ab), next: (g: G) => void (g.choose(1, 'z', ab), (g.s.step = 'last')) }
    expect(load(scripted(swapped), table.save()).fallback).toEqual({ keptAnswers: 1, droppedAnswers: 2, at: 1, key: '2: a' })
  })

  it('a table can go on from a checkpoint, without its past', () => {
    const game = scripted(steps(ab))
    const table = new Table(game, null, testSeeder('script'))
    for (const [seat, key] of [
      [0, 'b'],
      [0, 'a'],
    ] as const)
      table.submit(seat, key)
    const save = { ...table.save(), from: table.checkpoint, answers: [{ seat: 0, key: 'a' }] }
    const { table: again, fallback } = load(game, save)
    expect(fallback).toBeNull()
    expect([again.seq, again.s, again.pending]).toEqual([table.seq, table.s, table.pending])
    expect(() => again.takeBack(0), 'there is no past').toThrow(RangeError)
    again.takeBack(1)
    expect(again.pending.map((a) => a.kind)).toEqual(['y'])
    for (const t of [table, again]) {
      if (t === again) t.submit(0, 'a')
      t.submit(1, 'a')
      t.submit(2, 'a')
    }
    expect(again.s).toEqual(table.s)
    expect(again.save()).toMatchObject({
      from: { at: 1 },
      answers: [
        { seat: 0, key: 'a' },
        { seat: 1, key: 'a' },
        { seat: 2, key: 'a' },
      ],
    })
    expect(again.lines()[0]).toMatch(/^2 {2}a {2}y: a/)
  })

  it('a finished game loads as finished', () => {
    const game = scripted(steps(ab))
    const table = new Table(game, null, testSeeder('script'))
    for (const [seat, key] of [
      [0, 'b'],
      [0, 'a'],
      [1, 'b'],
      [2, 'a'],
    ] as const)
      table.submit(seat, key)
    const { table: again, fallback } = load(game, table.save())
    expect(fallback).toBeNull()
    expect(stateOf(again)).toBe(stateOf(table))
    const more = { ...table.save(), answers: [...table.save().answers, { seat: 0, key: 'a' }] }
    expect(load(game, more).fallback, 'an answer after the end').toMatchObject({ droppedAnswers: 2 })
  })
})
