import { applyPatch } from '@orrery/protocol/patch'
import { describe, expect, it } from 'vitest'
import { keyOf, loadTable, Table, type TableSave } from '../index.ts'
import { conform } from '../testkit/conform.ts'
import { stateOf, testSeeder } from '../testkit/walk.ts'
import { council, councilSchema, councilViewSchema, kindOf, type Council, type CouncilOptions } from './toys/council.ts'

conform(council, {
  name: 'council',
  options: [{ players: 3 }, { players: 6 }],
  seeds: 2,
  applyPatch,
  schema: councilSchema,
  viewSchema: councilViewSchema,
})

function arranged(raw: unknown): Table<Council, unknown, CouncilOptions> {
  const made = council.arrange(raw)
  if (!('ok' in made)) throw new Error(made.problem.what)
  return new Table(council, { players: made.ok.players.length }, testSeeder('council'), { at: 0, no: 1, s: made.ok })
}

type T = ReturnType<typeof arranged>

/** Answers for the seat with a card of that name. */
function use(table: T, seat: number, name: string): void {
  const ask = table.askOf(seat)
  const o = ask?.opts.find((x) => x.c !== undefined && kindOf(table.s, x.c).name === name)
  expect(o, `seat ${seat} is offered ${name}: ${ask?.kind} ${ask?.opts.map(keyOf).join(' ')}`).toBeDefined()
  expect('ok' in table.submit(seat, keyOf(o!))).toBe(true)
}

/** The seats pass one after the other, as they are asked, until `kind` is no longer asked. */
function passAll(table: T, kind: string): number[] {
  const seats: number[] = []
  while (table.pending[0]?.kind === kind) {
    const { seat } = table.pending[0]
    seats.push(seat)
    table.submit(seat, 'pass')
  }
  return seats
}

describe('council: initiative, when and after', () => {
  it('acts in initiative order, and asks "when" in that order without the player', () => {
    const table = arranged({ hands: [['Envoy'], ['Tax'], ['Tax']], initiative: [5, 2, 7], step: 'action' })
    expect(table.pending.map((a) => a.seat)).toEqual([1])
    use(table, 1, 'Tax')
    expect(passAll(table, 'when-played')).toEqual([0, 2])
    expect(passAll(table, 'after-played')).toEqual([0, 2])
    expect(table.s.players[1]!.influence).toBe(5)
    expect(table.pending.map((a) => a.seat)).toEqual([0])
  })

  it('asks "when" before the effect and "after" once it has happened', () => {
    const table = arranged({ hands: [['Envoy'], ['Veto', 'Windfall'], ['Tax']], step: 'action' })
    use(table, 0, 'Envoy')
    expect(table.pending[0]!.kind).toBe('when-played')
    expect(table.s.players[0]!.points).toBe(0)
    passAll(table, 'when-played')
    expect(table.pending[0]!.kind).toBe('after-played')
    expect(table.s.players[0]!.points).toBe(1)
    use(table, 1, 'Windfall')
    expect(table.s.players[1]!.influence).toBe(5)
  })

  it('a card is cancelled while it is being played: no effect, no "after", and it stays played', () => {
    const table = arranged({ hands: [['Envoy', 'Tax'], ['Veto'], ['Windfall']], step: 'action' })
    use(table, 0, 'Envoy')
    use(table, 1, 'Veto')
    passAll(table, 'when-played')
    passAll(table, 'after-played')
    expect(table.s.players.map((p) => p.points)).toEqual([0, 0, 0])
    expect(table.s.players[1]!.influence).toBe(2)
    expect(table.s.players[0]!.hand.map((id) => kindOf(table.s, id).name)).toEqual(['Tax'])
    expect(table.log.map((x) => x.e.t)).toContain('vetoed')
    expect(table.pending.map((a) => [a.seat, a.kind])).toEqual([[1, 'action']])
  })

  it('the answer can be answered: a Veto on the Veto lets the card through, both costs stay paid', () => {
    const table = arranged({ hands: [['Envoy', 'Veto'], ['Veto'], ['Tax']], step: 'action' })
    use(table, 0, 'Envoy')
    use(table, 1, 'Veto')
    expect(table.pending[0]).toMatchObject({ seat: 0, kind: 'when-played' })
    use(table, 0, 'Veto')
    while (table.pending[0]?.kind !== 'action') table.submit(table.pending[0]!.seat, 'pass')
    expect(table.s.players[0]!.points).toBe(1)
    expect(table.s.players.map((p) => p.influence)).toEqual([2, 2, 3])
  })
})

describe('council: the secret bid', () => {
  const bidding = () => arranged({ hands: [['Envoy'], ['Tax'], ['Raid'], ['Riot']], step: 'agenda' })

  it('may be answered in any order, with a save in between, and ends the same', () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]
    const ends = orders.map((order) => {
      let table = bidding()
      const { s, at, no } = table.checkpoint
      for (const seat of order) {
        expect('ok' in table.submit(seat, `bid:${seat === 2 ? 3 : 1}`)).toBe(true)
        const save = JSON.parse(JSON.stringify({ ...table.save(), from: { s, at, no } })) as TableSave<Council>
        const loaded = loadTable(council, { players: 4 }, testSeeder('council'), save)
        expect(loaded.fallback).toBeNull()
        table = loaded.table
      }
      return JSON.stringify([table.s, table.log, table.pending])
    })
    expect(new Set(ends).size).toBe(1)
    expect(ends[0]).toContain('"offers":[1,1,3,1]')
  })

  it('tells nobody anything before all have bid, and no one can change a bid that others then answered', () => {
    const table = bidding()
    const before = JSON.stringify([0, 1, 2, 3, 'public' as const].map((v) => table.view(v)))
    const told = table.log.length
    table.submit(1, 'bid:3')
    expect(JSON.stringify([0, 1, 2, 3, 'public' as const].map((v) => table.view(v)))).toBe(before)
    expect(table.log.length).toBe(told)
    expect(table.pending.map((a) => [a.seat, a.opts.length])).toEqual([
      [0, 4],
      [2, 4],
      [3, 4],
    ])
    expect(table.submit(1, 'bid:0')).toEqual({ refused: 'not-asked' })
    expect(table.freeTakeBack(1)).toBe(0)
    for (const seat of [0, 2, 3]) table.submit(seat, 'bid:0')
    expect(table.freeTakeBack(3), 'the bids are known now').toBeNull()
    expect(table.s.players[1]!.points).toBe(2)
  })

  it('a bid can be taken back while others are still thinking', () => {
    const table = bidding()
    const start = stateOf(table)
    table.submit(2, 'bid:2')
    table.submit(0, 'bid:1')
    table.takeBack(1)
    expect(table.pending.map((a) => a.seat)).toEqual([0, 1, 3])
    table.takeBack(0)
    expect(stateOf(table)).toBe(start)
  })
})

describe('council: the vote', () => {
  it('goes round from the speaker; bribes come before the count and riots after it', () => {
    const table = arranged({ hands: [['Bribe'], ['Riot'], ['Envoy']], step: 'agenda' })
    for (const seat of [0, 1, 2]) table.submit(seat, 'bid:0')
    const asked: number[] = []
    while (table.pending[0]?.kind === 'vote') {
      asked.push(table.pending[0].seat)
      table.submit(table.pending[0].seat, 'no')
    }
    expect(asked).toEqual([0, 1, 2])
    expect(table.pending[0]!.kind).toBe('when-counted')
    use(table, 0, 'Bribe')
    passAll(table, 'when-counted')
    expect(table.log.map((x) => x.e).find((e) => e.t === 'counted')).toMatchObject({ yes: 2, no: 3 })
    use(table, 1, 'Riot')
    expect(table.s.players.map((p) => p.points)).toEqual([1, 1, 0])
  })
})
