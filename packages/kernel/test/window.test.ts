import { describe, expect, it } from 'vitest'
import { byInitiative, happen, seatsFrom, window, type Ability, type Ctx, type Ref, type Window } from '../index.ts'
import { runScript, tableOf, type Script } from './toys/script.ts'

type G = Ctx<Script>
interface Event {
  cancelled: boolean
  size: number
}
type Card = Ability<Script, Event> & { readonly seat: number }

const say = (what: string) => (g: G) => void g.s.out.push(what)
const open = (name: string, cards: Readonly<Record<string, Card>>, more: Partial<Window<Script, Event>> = {}): Window<Script, Event> => ({
  name,
  order: [0, 1],
  listeners: () => Object.keys(cards),
  ability: (_, me) => cards[me],
  seatOf: (_, me) => cards[me]!.seat,
  ...more,
})
const event = (): Event => ({ cancelled: false, size: 1 })

/** Runs a window with a script of answers (`use:x`, `pass`); the rest pass. Returns who was asked what, and what was done. */
function play(w: (g: G) => unknown, answers: readonly string[] = []): { asked: string[]; out: string[] } {
  const rest = [...answers]
  const { asks, s } = runScript(
    (g) => void w(g),
    (ask) => {
      const wanted = rest.shift() ?? 'pass'
      const at = ask.opts.findIndex((o) => (o.c === undefined ? o.t : `${o.t}:${o.c}`) === wanted)
      if (at < 0) throw new Error(`${wanted} is not on offer to ${ask.seat}: ${ask.opts.map((o) => o.c ?? o.t).join()}`)
      return at
    },
  )
  return { asked: asks.map((a) => `${a.seat}:${a.opts.map((o) => o.c ?? o.t).join(',')}`), out: s.out }
}

describe('orders', () => {
  it('round the table from a seat; by initiative', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1])
    expect(byInitiative([5, 1, 3])).toEqual([1, 2, 0])
    expect(byInitiative([2, 1, 2])).toEqual([1, 0, 2])
  })
})

describe('a window', () => {
  it('nobody who cannot answer is asked', () => {
    expect(play((g) => window(g, open('w', {}), event()))).toEqual({ asked: [], out: [] })
    const cards = { a: { seat: 1, when: () => false, effect: say('a') } }
    expect(play((g) => window(g, open('w', cards), event()))).toEqual({ asked: [], out: [] })
  })

  it('seats alternate until all have passed in a row; each ability once', () => {
    const cards = { a: { seat: 0, effect: say('a') }, b: { seat: 1, effect: say('b') }, c: { seat: 0, effect: say('c') } }
    expect(play((g) => window(g, open('w', cards), event()), ['use:a', 'use:b', 'use:c'])).toEqual({
      asked: ['0:a,c,pass', '1:b,pass', '0:c,pass'],
      out: ['a', 'b', 'c'],
    })
    expect(play((g) => window(g, open('w', cards), event()), ['pass', 'use:b', 'use:a']).asked).toEqual([
      '0:a,c,pass',
      '1:b,pass',
      '0:a,c,pass',
      '0:c,pass',
    ])
    expect(play((g) => window(g, open('w', cards), event()), ['pass', 'pass']).asked.length, 'both passed').toBe(2)
  })

  it('forced abilities come first, of all seats, and are not asked about; several of a seat in the order that it wants', () => {
    const cards = { o: { seat: 0, effect: say('o') }, f: { seat: 1, forced: true, effect: say('f') } }
    expect(play((g) => window(g, open('w', cards), event()), ['use:o'])).toEqual({ asked: ['0:o,pass'], out: ['f', 'o'] })
    const two = { f1: { seat: 1, forced: true, effect: say('f1') }, f2: { seat: 1, forced: true, effect: say('f2') } }
    expect(play((g) => window(g, open('w', two), event()), ['use:f2'])).toEqual({ asked: ['1:f1,f2'], out: ['f2', 'f1'] })
  })

  it('a forced ability that becomes usable meanwhile comes at once', () => {
    const cards = {
      o: { seat: 0, effect: (g: G, _: Ref, e: Event) => void (g.s.out.push('o'), (e.size = 5)) },
      p: { seat: 1, effect: say('p') },
      f: { seat: 0, forced: true, when: (_: G, __: Ref, e: Event) => e.size === 5, effect: say('f') },
    }
    expect(play((g) => window(g, open('w', cards), event()), ['use:o', 'use:p']).out).toEqual(['o', 'f', 'p'])
  })

  it('closes early: nobody is asked once the event is settled', () => {
    const cards = {
      a: { seat: 0, effect: (g: G, _: Ref, e: Event) => void (g.s.out.push('a'), (e.cancelled = true)) },
      b: { seat: 1, effect: say('b') },
      f: { seat: 1, forced: true, when: (_: G, __: Ref, e: Event) => e.cancelled, effect: say('f') },
    }
    expect(play((g) => window(g, open('w', cards, { until: (e) => e.cancelled }), event()), ['use:a'])).toEqual({ asked: ['0:a,pass'], out: ['a'] })
  })

  it('with repeats an optional ability can be used again; a forced one never', () => {
    const cards = { a: { seat: 0, when: (g: G) => g.s.out.length < 4, effect: say('a') }, f: { seat: 1, forced: true, effect: say('f') } }
    expect(play((g) => window(g, open('w', cards, { repeats: true }), event()), ['use:a', 'use:a', 'use:a']).out).toEqual(['f', 'a', 'a', 'a'])
  })

  it('concealed: who could hold an answer is asked, with the same questions whether it does or not', () => {
    const holdings: Record<string, Card>[] = [{}, { a: { seat: 1, effect: say('a') } }]
    const asked = holdings.map((cards) => {
      const table = tableOf((g) => window(g, open('w', cards, { concealed: (_, seat) => seat === 1, about: 'x' }), event()))
      const first = table.pending.map(({ seat, kind, about, path, concealed }) => ({ seat, kind, about, path, concealed }))
      table.submit(1, 'pass')
      return [first, table.pending, table.log, table.result]
    })
    expect(asked[1]).toEqual(asked[0])
    expect(asked[0]![0]).toMatchObject([{ seat: 1, kind: 'w', concealed: true, about: 'x' }])
  })

  it('windows inside windows have their own count of what was used', () => {
    let depth = 0
    const cards: Record<string, Card> = {}
    cards['a'] = {
      seat: 0,
      effect: (g) => {
        g.s.out.push(`a${++depth}`)
        if (depth < 4) window(g, open('inner', cards), event())
      },
    }
    const { out, asked } = play((g) => window(g, open('w', cards), event()), ['use:a', 'use:a', 'use:a', 'use:a'])
    expect(out).toEqual(['a1', 'a2', 'a3', 'a4'])
    expect(asked.length).toBe(4)
  })
})

describe('an event with its moments', () => {
  const run = (interrupts: Record<string, Card>, answers: string[]) => {
    let happened: boolean | undefined
    const { out } = play((g) => {
      happened = happen(g, event(), {
        interrupts: open('before', interrupts, { until: (e) => e.cancelled }),
        carryOut: (_, e) => g.s.out.push(`did ${e.size}`),
        reactions: open('after', { r: { seat: 1, effect: say('reacted') } }),
      })
    }, answers)
    return { out, happened }
  }

  it('interrupts may change it; reactions come once it has happened', () => {
    const grow = { i: { seat: 0, effect: (_: G, __: Ref, e: Event) => void (e.size = 3) } }
    expect(run(grow, ['use:i', 'use:r'])).toEqual({ out: ['did 3', 'reacted'], happened: true })
    expect(run(grow, ['pass', 'use:r'])).toEqual({ out: ['did 1', 'reacted'], happened: true })
  })

  it('cancelled, it does not happen and nothing reacts, but what the interrupt paid stays paid', () => {
    const stop = { i: { seat: 0, effect: (g: G, _: Ref, e: Event) => void (g.s.out.push('paid'), (e.cancelled = true)) } }
    expect(run(stop, ['use:i'])).toEqual({ out: ['paid'], happened: false })
  })

  it('replaced: cancelled, and something else happens', () => {
    const instead = { i: { seat: 0, effect: (g: G, _: Ref, e: Event) => void ((e.cancelled = true), g.s.out.push('instead')) } }
    expect(run(instead, ['use:i'])).toEqual({ out: ['instead'], happened: false })
  })
})
