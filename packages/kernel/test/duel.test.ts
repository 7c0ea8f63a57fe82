import { applyPatch } from '@orrery/protocol/patch'
import { describe, expect, it } from 'vitest'
import { keyOf, loadTable, Table, type TableSave } from '../index.ts'
import { conform } from '../testkit/conform.ts'
import { stateOf, testSeeder } from '../testkit/walk.ts'
import { duel, duelSchema, duelViewSchema, idsOf, kindOf, type Duel, type DuelArranged, type DuelView } from './toys/duel.ts'

conform(duel, { name: 'duel', options: [{}], seeds: 4, applyPatch, schema: duelSchema, viewSchema: duelViewSchema, maxAsks: 300 })

type T = Table<Duel, DuelView, object>

function arranged(raw: DuelArranged): T {
  const made = duel.arrange(raw)
  if (!('ok' in made)) throw new Error(made.problem.what)
  return new Table(duel, {}, testSeeder('duel'), { at: 0, no: 1, s: made.ok })
}

/** The seat uses the card of that name; or names it as a target. */
function use(table: T, seat: number, name: string): number {
  const ask = table.askOf(seat)
  const o = ask?.opts.find((x) => x.c !== undefined && kindOf(table.s, x.c).name === name)
  expect(o, `seat ${seat} is offered ${name}: ${ask?.kind} ${ask?.opts.map(keyOf).join(' ')}`).toBeDefined()
  expect('ok' in table.submit(seat, keyOf(o!))).toBe(true)
  return o!.c as number
}

const names = (table: T) => table.askOf(table.pending[0]!.seat)!.opts.flatMap((o) => (o.c === undefined ? [] : [kindOf(table.s, o.c).name]))
const open = (table: T) => table.pending.map((a) => `${a.seat} ${a.kind}`)
const told = (table: T) => table.log.map((x) => x.e.t)
const damageOn = (table: T, id: number) => table.s.cards[id]!.damage

/** Everybody passes until a question of this kind is open. */
function passUntil(table: T, kind: string): void {
  while (table.pending[0]!.kind !== kind) table.submit(table.pending[0]!.seat, 'pass')
}

describe('duel: action windows', () => {
  it('the active player acts first, then players alternate, until both pass in a row', () => {
    const table = arranged({
      hands: [
        ['Soldier', 'Soldier'],
        ['Soldier', 'Denial'],
      ],
      active: 1,
    })
    expect(open(table)).toEqual(['1 action'])
    table.submit(1, 'pass')
    expect(open(table)).toEqual(['0 action'])
    use(table, 0, 'Soldier')
    passUntil(table, 'action')
    expect(open(table), 'a pass is not final while the other acts').toEqual(['1 action'])
    use(table, 1, 'Soldier')
    passUntil(table, 'action')
    expect(open(table)).toEqual(['0 action'])
    table.submit(0, 'pass')
    expect(table.s.turn).toBe(1)
    table.submit(1, 'pass')
    expect(table.s.turn, 'the next turn has begun').toBe(2)
    expect(table.s.active).toBe(0)
  })
})

describe('duel: interrupts', () => {
  it('cancel while the cost stays paid', () => {
    const table = arranged({
      hands: [
        ['Brute', 'Scout'],
        ['Denial', 'Scout'],
      ],
      energy: [6, 6],
    })
    const brute = use(table, 0, 'Brute')
    expect(table.s.players[0]!.energy).toBe(4)
    expect(open(table), 'the player could hold an answer to its own card').toEqual(['0 playing'])
    table.submit(0, 'pass')
    use(table, 1, 'Denial')
    passUntil(table, 'action')
    expect(table.s.cards[brute]!.zone).toBe('discard')
    expect(table.s.players.map((p) => p.energy)).toEqual([4, 5])
    expect(told(table)).toContain('denied')
  })

  it('change the event: Fury adds one damage', () => {
    const table = arranged({ hands: [['Fury'], []], play: [['Soldier'], ['Brute']] })
    use(table, 0, 'Soldier')
    passUntil(table, 'damaging')
    const brute = idsOf(table.s, 1, 'play', 'Brute')[0]!
    expect(damageOn(table, brute), 'before the event nothing has happened').toBe(0)
    use(table, 0, 'Fury')
    passUntil(table, 'action')
    expect(damageOn(table, brute)).toBe(3)
  })

  it('redirect the event: the Guard takes the damage instead, and is exhausted', () => {
    const table = arranged({ hands: [[], []], play: [['Soldier'], ['Mourner', 'Guard']] })
    use(table, 0, 'Soldier')
    use(table, 0, 'Mourner')
    expect(open(table)).toEqual(['1 damaging'])
    const guard = use(table, 1, 'Guard')
    passUntil(table, 'action')
    expect(damageOn(table, guard)).toBe(2)
    expect(table.s.cards[guard]!.ready).toBe(false)
    expect(damageOn(table, idsOf(table.s, 1, 'play', 'Mourner')[0]!)).toBe(0)
  })

  it('save what is about to be destroyed', () => {
    const table = arranged({ hands: [[], []], play: [['Soldier'], ['Mourner', 'Medic']] })
    use(table, 0, 'Soldier')
    const mourner = use(table, 0, 'Mourner')
    expect(open(table)).toEqual(['1 dying'])
    use(table, 1, 'Medic')
    expect(table.s.cards[mourner]).toMatchObject({ zone: 'play', damage: 0 })
  })

  it('each ability once per occurrence, and again at the next one', () => {
    const table = arranged({ hands: [['Fury', 'Fury'], []], play: [['Soldier', 'Soldier'], ['Brute']] })
    use(table, 0, 'Soldier')
    passUntil(table, 'damaging')
    const first = table
      .askOf(0)!
      .opts.map(keyOf)
      .filter((k) => k !== 'pass')
    expect(first.length).toBe(2)
    table.submit(0, first[0]!)
    passUntil(table, 'damaging')
    while (table.askOf(0) === undefined) table.submit(table.pending[0]!.seat, 'pass')
    expect(table.askOf(0)!.opts.map(keyOf)).toEqual([first[1], 'pass'])
  })
})

describe('duel: forced and optional, reactions', () => {
  it('forced abilities come before optional ones, and nobody is asked about them', () => {
    const table = arranged({ hands: [[], []], play: [['Soldier'], ['Brute']], energy: [0, 0] })
    const soldier = idsOf(table.s, 0, 'play', 'Soldier')[0]!
    use(table, 0, 'Soldier')
    expect(damageOn(table, soldier), 'the Brute struck back by itself').toBe(1)
  })

  it('a seat with several forced abilities chooses which comes first', () => {
    const table = arranged({ hands: [[], []], play: [['Brute'], ['Soldier', 'Mourner', 'Mourner']], energy: [0, 0] })
    use(table, 0, 'Brute')
    use(table, 0, 'Soldier')
    expect(open(table)).toEqual(['1 died'])
    expect(names(table)).toEqual(['Mourner', 'Mourner'])
    expect(
      table.askOf(1)!.opts.some((o) => o.t === 'pass'),
      'they must be used',
    ).toBe(false)
    const hand = table.s.players[1]!.hand.length
    table.submit(1, keyOf(table.askOf(1)!.opts[1]!))
    expect(table.s.players[1]!.hand.length).toBe(hand + 2)
  })

  it('reactions come once the event has happened', () => {
    const table = arranged({ hands: [['Scout'], []] })
    const scout = use(table, 0, 'Scout')
    passUntil(table, 'played')
    expect(table.s.cards[scout]!.zone).toBe('play')
    const hand = table.s.players[0]!.hand.length
    use(table, 0, 'Scout')
    expect(table.s.players[0]!.hand.length).toBe(hand + 1)
  })
})

describe('duel: interrupts inside interrupts', () => {
  /** Soldier → attack → Ambush → Denial → Denial → Denial → Denial: six cards deep. */
  function deep(): { table: T; states: string[] } {
    const table = arranged({
      hands: [
        ['Denial', 'Denial', 'Scout'],
        ['Ambush', 'Denial', 'Denial', 'Scout'],
      ],
      play: [['Soldier'], []],
    })
    const states = [stateOf(table)]
    const step = (seat: number, name: string) => {
      use(table, seat, name)
      states.push(stateOf(table))
    }
    step(0, 'Soldier')
    while (table.askOf(1)?.kind !== 'attacking') {
      table.submit(table.pending[0]!.seat, 'pass')
      states.push(stateOf(table))
    }
    step(1, 'Ambush')
    for (const seat of [0, 1, 0, 1]) {
      while (table.askOf(seat) === undefined) {
        table.submit(table.pending[0]!.seat, 'pass')
        states.push(stateOf(table))
      }
      step(seat, 'Denial')
    }
    return { table, states }
  }

  it('go at least four deep, and the path tells each of them', () => {
    const { table } = deep()
    expect(table.pending[0]!.path.map((x) => x.split('/')[0])).toEqual(['action', 'attacking', 'playing', 'playing', 'playing', 'playing'])
  })

  it('are saved and loaded at the deepest point', () => {
    const { table } = deep()
    const { at, no, s } = table.checkpoint
    const save = JSON.parse(JSON.stringify({ ...table.save(), from: { at, no, s } })) as TableSave<Duel>
    const loaded = loadTable(duel, {}, testSeeder('duel'), save)
    expect(loaded.fallback).toBeNull()
    expect(stateOf(loaded.table)).toBe(stateOf(table))
    const end = (t: T) => {
      passUntil(t, 'action')
      return stateOf(t)
    }
    expect(end(loaded.table)).toBe(end(table))
  })

  it('are taken back one by one from the deepest point, and played forward again', () => {
    const { table, states } = deep()
    const answers = table.decisions.map(({ seat, key }) => ({ seat, key }))
    for (let n = answers.length - 1; n >= 0; n--) {
      table.takeBack(n)
      expect(stateOf(table), `taken back to ${n}`).toBe(states[n])
    }
    for (const { seat, key } of answers) table.submit(seat, key)
    expect(stateOf(table)).toBe(states.at(-1))
  })

  it('resolve from the inside out: with four denials the ambush goes off', () => {
    const { table } = deep()
    passUntil(table, 'action')
    const soldier = table.s.cards.findIndex((c, id) => c.owner === 0 && kindOf(table.s, id).name === 'Soldier' && c.zone === 'discard')
    expect(soldier, 'the attacker was destroyed').toBeGreaterThanOrEqual(0)
    expect(table.s.players[1]!.base).toBe(10)
    expect(told(table).filter((t) => t === 'denied').length).toBe(2)
  })
})
