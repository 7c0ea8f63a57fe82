import { divideKeys, orderKeys, setKeys } from '@orrery/protocol/sets'
import { describe, expect, it } from 'vitest'
import { Ctx, keyOf, LoopError, MAX_ASKS, PASS, rngFrom, run, Table, type Opt } from '../index.ts'
import { rndOf, testSeeder } from '../testkit/walk.ts'
import { runScript, scripted, type Script } from './toys/script.ts'

type G = Ctx<Script>
const opts = (...names: string[]): Opt[] => names.map((c) => ({ t: 'take', c }))

/** Every sequence of answers that a script can get: their keys, the questions and what came out. */
function everyPath<T>(script: (g: G) => T): { keys: string[]; out: T }[] {
  const paths: { keys: string[]; out: T }[] = []
  const grow = (prefix: readonly number[]): void => {
    const keys: string[] = []
    let width = 0
    let out: T | undefined
    let n = 0
    runScript(
      (g) => (out = script(g)),
      (ask) => {
        const at = prefix[n++] ?? 0
        if (n === prefix.length + 1) width = ask.opts.length
        keys.push(keyOf(ask.opts[at]!))
        return at
      },
    )
    if (width === 0) paths.push({ keys, out: out as T })
    for (let i = 0; i < width; i++) grow([...prefix, i])
  }
  grow([])
  return paths
}

describe('choose and may', () => {
  it('a single option is taken without asking, unless concealed', () => {
    expect(
      runScript(
        (g) => g.choose(0, 'x', opts('a')),
        () => 0,
      ).asks,
    ).toEqual([])
    const { asks } = runScript(
      (g) => g.choose(0, 'x', opts('a'), { concealed: true, about: 7 }),
      () => 0,
    )
    expect(asks).toMatchObject([{ seat: 0, kind: 'x', concealed: true, about: 7 }])
  })

  it('gives the chosen option, and is an error where there is none', () => {
    let got: Opt | undefined
    runScript(
      (g) => (got = g.choose(0, 'x', opts('a', 'b', 'c'))),
      () => 2,
    )
    expect(got).toEqual({ t: 'take', c: 'c' })
    expect(() =>
      runScript(
        (g) => g.choose(0, 'x', []),
        () => 0,
      ),
    ).toThrow(RangeError)
  })

  it('may: can be declined, also when there is one option; nothing to choose is not asked, unless concealed', () => {
    let got: Opt | undefined = PASS
    const one = runScript(
      (g) => (got = g.may(0, 'x', opts('a'))),
      (ask) => ask.opts.length - 1,
    )
    expect(one.asks[0]!.opts.map(keyOf)).toEqual(['take:a', 'pass'])
    expect(got).toBeUndefined()
    runScript(
      (g) => (got = g.may(0, 'x', opts('a', 'b'))),
      () => 1,
    )
    expect(got).toEqual({ t: 'take', c: 'b' })
    expect(
      runScript(
        (g) => g.may(0, 'x', []),
        () => 0,
      ).asks,
    ).toEqual([])
    expect(
      runScript(
        (g) => g.may(0, 'x', [], { concealed: true }),
        () => 0,
      ).asks[0]!.opts.map(keyOf),
    ).toEqual(['pass'])
  })

  it('an answer that is no option is an error', () => {
    expect(() =>
      runScript(
        (g) => g.choose(0, 'x', opts('a', 'b')),
        () => 2,
      ),
    ).toThrow(/not one of 2/)
  })

  it('amount: every whole number of the range', () => {
    expect(everyPath((g) => g.amount(0, 'n', 2, 5)).map((p) => p.out)).toEqual([2, 3, 4, 5])
    expect(everyPath((g) => g.amount(0, 'n', 3, 3))).toEqual([{ keys: [], out: 3 }])
  })
})

describe('chooseSome', () => {
  const IDS = [10, 20, 30, 40, 50]
  const subsets = (ids: readonly number[], min: number, max: number) =>
    Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_, i) => ((bits >> i) & 1) === 1)).filter(
      (x) => x.length >= min && x.length <= max,
    )

  const ranges: [number, number, number][] = []
  for (let n = 0; n <= IDS.length; n++) for (let min = 0; min <= n; min++) for (let max = min; max <= n; max++) ranges.push([n, min, max])

  it.each(ranges)('%i things, %i to %i: each set by exactly one path, with the keys that a client sends', (n, min, max) => {
    const ids = IDS.slice(0, n)
    const paths = everyPath((g) => g.chooseSome(0, 'some', ids, min, max))
    const wanted = subsets(ids, min, max)
    expect(paths.map((p) => p.out.join()).toSorted()).toEqual(wanted.map((x) => x.join()).toSorted())
    for (const { keys, out } of paths) expect(keys, `the set ${out.join()}`).toEqual(setKeys(ids, min, max, out))
  })

  it('tells with each question what the set is about', () => {
    const { asks } = runScript(
      (g) => g.chooseSome(1, 'some', IDS, 1, 3, 'vader'),
      () => 0,
    )
    expect(asks[0]).toMatchObject({ seat: 1, kind: 'some', about: 'vader', set: { how: 'set', min: 1, max: 3, ids: IDS, picked: [] } })
    expect(asks[1]!.opts[0], 'enough is picked').toEqual({ t: 'done' })
  })

  it('wants no more than there are', () => {
    expect(everyPath((g) => g.chooseSome(0, 'some', [1, 2], 3, 4))).toEqual([{ keys: [], out: [1, 2] }])
    expect(everyPath((g) => g.chooseSome(0, 'some', [], 0, 2))).toEqual([{ keys: [], out: [] }])
  })

  it('concealed: what is forced is asked too, and the whole answer has its keys', () => {
    for (const [min, max] of [
      [4, 4],
      [2, 2],
      [1, 3],
    ] as const)
      for (const { keys, out } of everyPath((g) => g.chooseSome(0, 'some', IDS, min, max, undefined, true)))
        expect(keys, `the set ${out.join()}`).toEqual(setKeys(IDS, min, max, out, true))
  })

  it('concealed: as many questions whichever things are picked', () => {
    const counts = everyPath((g) => g.chooseSome(0, 'some', IDS, 3, 3, undefined, true)).map((p) => p.keys.length)
    expect(new Set(counts)).toEqual(new Set([3]))
  })
})

describe('order and divide', () => {
  it('every order by one path, with the keys that a client sends', () => {
    const paths = everyPath((g) => g.order(0, 'order', ['a', 'b', 'c', 'd']))
    expect(new Set(paths.map((p) => p.out.join())).size).toBe(24)
    expect(paths.length).toBe(24)
    for (const { keys, out } of paths) expect(keys).toEqual(orderKeys(out))
    expect(everyPath((g) => g.order(0, 'order', ['a']))).toEqual([{ keys: [], out: ['a'] }])
  })

  it.each(Array.from({ length: 20 }, (_, i) => `divide-${i}`))('every division by one path, with the keys that a client sends (%s)', (seed) => {
    const rnd = rndOf(seed)
    const among = Array.from({ length: 1 + rnd(4) }, (_, i) => ({ id: `t${i}`, max: rnd(4) }))
    const room = among.reduce((sum, a) => sum + a.max, 0)
    const total = rnd(room + 1)
    const paths = everyPath((g) => g.divide(0, 'divide', total, among))
    let all: number[][] = [[]]
    for (const { max } of among) all = all.flatMap((x) => Array.from({ length: max + 1 }, (_, n) => [...x, n]))
    const wanted = all.filter((x) => x.reduce((a, b) => a + b, 0) === total)
    expect(paths.map((p) => p.out.join()).toSorted()).toEqual(wanted.map((x) => x.join()).toSorted())
    const [ids, limits] = [among.map((a) => a.id), among.map((a) => a.max)]
    for (const { keys, out } of paths) expect(keys).toEqual(divideKeys(ids, limits, total, out))
    expect(() =>
      runScript(
        (g) => g.divide(0, 'divide', room + 1, among),
        () => 0,
      ),
    ).toThrow(/do not fit/)
  })
})

describe('chooseEach', () => {
  const each =
    (seats: number[], list: Opt[] = opts('a', 'b')) =>
    (g: G) =>
      g.chooseEach(seats.map((seat) => ({ seat, kind: 'bid', opts: list })))

  it('one answer per seat, in the order given, also where there is one option only', () => {
    expect(everyPath(each([2, 0])).map((p) => p.out.map((o) => o.c).join(''))).toEqual(['aa', 'ab', 'ba', 'bb'])
    expect(everyPath(each([0, 1], opts('a'))).map((p) => p.keys.length)).toEqual([2])
    expect(everyPath(each([]))).toEqual([{ keys: [], out: [] }])
  })

  it('refuses to ask a seat twice at once, or with no answer', () => {
    expect(() => runScript(each([1, 1]), () => 0)).toThrow(/asked twice/)
    expect(() => runScript(each([1, 2], []), () => 0)).toThrow(/no answer/)
  })
})

describe('within, and guards against endless effects', () => {
  it('names what is being resolved, outermost first, and forgets it afterwards', () => {
    const { asks, path } = runScript(
      (g) => {
        g.within('attack', () => g.within('ambush', () => g.choose(0, 'x', opts('a', 'b'))))
        g.choose(0, 'y', opts('a', 'b'))
      },
      () => 0,
    )
    expect(asks.map((a) => a.path)).toEqual([['attack', 'ambush'], []])
    expect(path).toEqual([])
  })

  const failing = (script: (g: G) => void): LoopError => {
    let caught: unknown
    try {
      runScript(script, () => 0)
    } catch (e) {
      caught = e
    }
    expect(caught).toBeInstanceOf(LoopError)
    return caught as LoopError
  }

  it('effects that call each other without end are reported with their path', () => {
    const ping = (g: G): void => g.within('ping', () => g.within('pong', () => ping(g)))
    const e = failing(ping)
    expect(e.path.slice(0, 3)).toEqual(['ping', 'pong', 'ping'])
    expect(e.message).toContain('ping > pong > ping')
  })

  it('a step that asks without end is reported', () => {
    const e = failing((g) => {
      while (true) g.within('again', () => g.choose(0, 'x', opts('a', 'b')))
    })
    expect(e.message).toContain('again')
  })

  it('a step that resolves without end and without a question is reported', () => {
    expect(
      failing((g) => {
        while (true) g.within('tick', () => g.s.out.length)
      }).path,
    ).toEqual(['tick'])
  })

  it('questions are counted per step, not per game', () => {
    const game = scripted({
      start: (g) => (g.choose(0, 'x', opts('a', 'b')), (g.s.step = 'next')),
      next: (g) => (g.s.step = g.s.out.push('.') > MAX_ASKS ? 'next' : 'start'),
    })
    const s: Script = { rng: rngFrom('long'), step: 'start', result: null, out: [] }
    expect(run(game, new Ctx(s, () => 0))).toBe(true)
    expect(s.out.length).toBeGreaterThan(MAX_ASKS)
  })

  it('steps that follow each other without a question are reported', () => {
    const game = scripted({ start: (g) => (g.s.step = 'next'), next: (g) => (g.s.step = 'start') })
    const s: Script = { rng: rngFrom('loop'), step: 'start', result: null, out: [] }
    expect(() => run(game, new Ctx(s, () => 0))).toThrow(/steps without a question/)
    expect(() => new Table(game, null, testSeeder('loop'))).toThrow(/steps without a question/)
  })
})

describe('what was revealed', () => {
  it('counts dice, shuffles, what rules reveal, and answers given at once', () => {
    const counts: number[] = []
    const note = (g: G) => counts.push(g.revealed)
    runScript(
      (g) => {
        note(g)
        g.roll(2, 6)
        note(g)
        g.shuffle([1, 2, 3])
        note(g)
        g.reveal()
        note(g)
        g.chooseEach([0, 1].map((seat) => ({ seat, kind: 'bid', opts: opts('a', 'b') })))
        note(g)
        g.chooseEach([{ seat: 0, kind: 'bid', opts: opts('a', 'b') }])
        note(g)
      },
      () => 0,
    )
    expect(counts).toEqual([0, 2, 3, 4, 5, 5])
  })

  it('dice stay in their range', () => {
    let dice: number[] = []
    runScript(
      (g) => (dice = g.roll(500, 6)),
      () => 0,
    )
    expect(new Set(dice)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
})
