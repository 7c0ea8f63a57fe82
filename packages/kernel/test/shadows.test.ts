import { applyPatch } from '@orrery/protocol/patch'
import { describe, expect, it } from 'vitest'
import { standingAnswer, Table } from '../index.ts'
import { conform } from '../testkit/conform.ts'
import { testSeeder } from '../testkit/walk.ts'
import { shadows, shadowsSchema, shadowsViewSchema, type Shadows } from './toys/shadows.ts'

conform(shadows, { name: 'shadows', options: [{}], seeds: 4, applyPatch, schema: shadowsSchema, viewSchema: shadowsViewSchema })

function arranged(places: number[], hands: string[][]): Table<Shadows, unknown, object> {
  const made = shadows.arrange({ places, hands })
  if (!('ok' in made)) throw new Error(made.problem.what)
  return new Table(shadows, {}, testSeeder('shadows'), { at: 0, no: 1, s: made.ok })
}

/** Plays a probe of place 3 to its end, everybody passing, and notes all that `watcher` can notice, in order. */
function noticed(table: Table<Shadows, unknown, object>, watcher: number | 'public', answer: (seat: number) => string): string[] {
  const out: string[] = []
  const note = (what: string) => out.push(what)
  const submit = (seat: number, key: string) => {
    const done = table.submit(seat, key)
    if (!('ok' in done)) throw new Error(`${key}: ${done.refused}`)
    for (const { at, e } of done.ok) note(`${at} ${JSON.stringify(shadows.redact(e, watcher))}`)
  }
  submit(0, 'probe:3')
  while (table.pending[0]?.kind === 'probed') {
    const ask = table.pending[0]
    note(`seat ${ask.seat} is asked "${ask.kind}" (${ask.path.join(' > ')}) about ${ask.about ?? 'nothing'}`)
    submit(ask.seat, answer(ask.seat))
    note(`view ${JSON.stringify(table.view(watcher))}`)
  }
  note(`then ${table.pending.map((a) => `${a.seat} ${a.kind}`).join()}`)
  return out
}

const D = ['Dud', 'Dud']

describe('shadows: a concealed window tells nothing', () => {
  // Seat 2 stands elsewhere; whatever it holds, it cannot be told from outside.
  const holdings = [D, ['Cloak', 'Dud'], ['Dud', 'Cloak'], ['Cloak', 'Cloak']]

  it.each([0, 1, 3, 'public' as const])('whatever another holds, %s sees the same prompts, pauses and events', (watcher) => {
    const seen = holdings.map((held) => noticed(arranged([0, 1, 2, 5], [D, D, held, D]), watcher, () => 'pass'))
    expect(seen[0]!.filter((x) => x.includes('is asked')).length, 'everybody else is asked').toBe(3)
    for (const other of seen) expect(other).toEqual(seen[0])
  })

  it('one who could answer and passes looks like one who could not', () => {
    // Seat 2 stands at the probed place in all of these, so it is hit: with a Cloak that it keeps, or with none.
    const seen = holdings.map((held) => noticed(arranged([0, 1, 3, 5], [D, D, held, D]), 1, () => 'pass'))
    for (const other of seen) expect(other).toEqual(seen[0])
    expect(seen[0]!.join()).toContain('"hit"')
  })

  it('where a seat stands is not told by whom the window asks', () => {
    const asked = [2, 3, 4].map((place) =>
      noticed(arranged([0, 1, place, 5], [D, D, ['Cloak', 'Dud'], D]), 1, () => 'pass').filter((x) => x.includes('is asked')),
    )
    expect(asked[1]).toEqual(asked[0])
    expect(asked[2]).toEqual(asked[0])
  })

  it('the answer itself is offered only to the one who can use it', () => {
    const table = arranged([0, 1, 3, 5], [D, ['Cloak', 'Dud'], ['Cloak', 'Dud'], D])
    table.submit(0, 'probe:3')
    const offers: Record<number, number> = {}
    while (table.pending[0]?.kind === 'probed') {
      const ask = table.pending[0]
      expect(ask.concealed).toBe(true)
      offers[ask.seat] = ask.opts.length
      table.submit(ask.seat, 'pass')
    }
    expect(offers).toEqual({ 1: 1, 2: 2, 3: 1 })
  })

  it('a used Cloak saves, once', () => {
    const table = arranged([0, 1, 3, 3], [D, D, ['Cloak', 'Cloak'], D])
    const use = (seat: number) => {
      const o = table.askOf(seat)!.opts.find((x) => x.t === 'use')
      return o === undefined ? 'pass' : `use:${o.c}`
    }
    const log = noticed(table, 'public', use)
    expect(table.s.players.map((p) => p.lives)).toEqual([2, 2, 2, 1])
    expect(log.filter((x) => x.includes('cloaked')).length).toBe(1)
    expect(table.s.players[2]!.hand.length).toBe(1)
  })
})

describe('standing answers', () => {
  const askOf = (table: Table<Shadows, unknown, object>, seat: number) => {
    table.submit(0, 'probe:3')
    while (table.askOf(seat) === undefined) table.submit(table.pending[0]!.seat, 'pass')
    return table.askOf(seat)!
  }
  const able = () => askOf(arranged([0, 1, 3, 5], [D, D, ['Cloak', 'Dud'], D]), 2)
  const unable = () => askOf(arranged([0, 1, 3, 5], [D, D, D, D]), 2)

  it('pass for who wishes never to be asked, and for who can only pass unless it wishes to be asked', () => {
    expect(standingAnswer(able(), { probed: 'never' })).toBe('pass')
    expect(standingAnswer(able(), { probed: 'if-able' })).toBeNull()
    expect(standingAnswer(unable(), { probed: 'if-able' })).toBe('pass')
    expect(standingAnswer(unable(), { probed: 'ask' })).toBeNull()
    expect(standingAnswer(unable(), {})).toBe('pass')
    expect(standingAnswer(unable(), {}, 'ask')).toBeNull()
  })

  it('never answer a question that cannot be passed', () => {
    const turn = arranged([0, 1, 3, 5], [D, D, D, D]).askOf(0)!
    expect(standingAnswer(turn, { turn: 'never' })).toBeNull()
  })

  it('the others notice the same, whether the seat passes by itself or by standing answer', () => {
    const seen = [D, ['Cloak', 'Cloak']].map((held) => {
      const table = arranged([0, 1, 3, 5], [D, D, held, D])
      return noticed(table, 1, (seat) => standingAnswer(table.askOf(seat)!, { probed: 'never' })!)
    })
    expect(seen[1]).toEqual(seen[0])
  })
})
