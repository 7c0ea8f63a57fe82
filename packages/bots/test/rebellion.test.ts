import { keyOf } from '@orrery/kernel'
import { conformBots } from '@orrery/kernel/testkit/conform'
import { tableOf } from '@orrery/kernel/testkit/walk'
import { rebellion } from '@orrery/rebellion'
import { at } from '@orrery/rebellion/test/at'
import { POSITIONS } from '@orrery/rebellion/test/positions'
import { toPlaces } from '@orrery/rebellion/describe'
import { describe, expect, it } from 'vitest'
import { arena, decide, PLAYERS, type Player } from '../index.ts'

const duel = { players: 2, setup: 'first-game' } as const

conformBots(rebellion, {
  name: 'rebellion with bots',
  options: [duel],
  seeds: 1,
  bots: Object.fromEntries(PLAYERS.map((player) => [player, (input) => decide(rebellion, { ...input, player, iterations: 4, redeals: 1 })])),
})

describe('recorded positions of Rebellion', () => {
  /** Positions in which the player gives a right answer, and the others by name. */
  function rightAnswers(player: Player): { right: number; wrong: string[] } {
    const wrong: string[] = []
    for (const p of POSITIONS) {
      const { table, ask } = at(p.raw).do(...(p.after ?? []))
      const key = decide(rebellion, {
        checkpoint: table.checkpoint.s,
        prefix: table.prefix,
        seat: ask.seat,
        seed: p.name,
        player,
        iterations: 60,
        redeals: 2,
      })
      const chosen = ask.opts.find((o) => keyOf(o) === key)
      const words = chosen === undefined ? key : toPlaces(table.s, ask.seat, keyOf(chosen))
      if (!p.best.some((b) => words.startsWith(b))) wrong.push(`${p.name}: ${words}`)
    }
    return { right: POSITIONS.length - wrong.length, wrong }
  }
  it.each([
    ['rule', 29],
    ['search', 26],
  ] as const)('%s gives the right answer in at least %i of the 30', (player, least) => {
    const { right, wrong } = rightAnswers(player)
    expect(right, wrong.join('; ')).toBeGreaterThanOrEqual(least)
  })
})

describe('the base of Rebellion', () => {
  it.each(PLAYERS)('is not in the same place in every game: %s', (player) => {
    const chosen = Array.from({ length: 16 }, (_, i) => {
      const table = tableOf(rebellion, duel, `base ${i}`)
      const { seat, kind } = table.pending[0] ?? { seat: 0, kind: 'nothing' }
      expect(kind).toBe('choose-base')
      return decide(rebellion, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat, seed: `base ${i}`, player, iterations: 20 })
    })
    expect(new Set(chosen).size).toBeGreaterThan(4)
    for (const key of chosen) expect(chosen.filter((x) => x === key).length, key).toBeLessThanOrEqual(8)
  })
})

describe('assignments of Rebellion', () => {
  it.each(['greedy', 'search'] as const)('follow the plan: %s answers as the rule of thumb does', (player) => {
    const { table, ask } = at({ step: 'assign', base: 'hoth', leaders: { 'jan-dodonna': 'pool', 'mon-mothma': 'pool', 'princess-leia': 'pool' } })
    expect(ask.opts.length).toBeGreaterThan(5)
    for (const seed of ['a', 'b', 'c', 'd']) {
      const input = { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: ask.seat, seed, iterations: 20 }
      expect(decide(rebellion, { ...input, player })).toBe(decide(rebellion, { ...input, player: 'rule' }))
    }
  })
})

describe('strength', () => {
  const contenders = [
    { name: 'greedy', player: 'greedy', redeals: 1 },
    { name: 'random', player: 'random' },
  ] as const
  it.each([duel, { players: 2, setup: 'complete' }, { players: 4, setup: 'complete' }] as const)(
    'greedy beats random in 9 of 10 games of $players with the setup $setup',
    (options) => {
      const { wins, tally } = arena(rebellion, { options, contenders, games: 10, seed: 'strength' })
      expect(tally.finished).toBe(10)
      expect(wins[0]).toBeGreaterThanOrEqual(9)
    },
  )
  it.each(PLAYERS.filter((player) => player !== 'random'))(
    'a general (%s) lets his admiral assign: two who disagree would go on for ever',
    (player) => {
      const start = { options: { players: 4 }, step: 'assign', base: 'hoth', leaders: { 'jan-dodonna': 'pool', 'mon-mothma': 'pool' } } as const
      const { table, ask } = at(start).do('assign:@hand/sabotage:jan-dodonna')
      expect(ask.kind).toBe('allow-assignment')
      expect(
        decide(rebellion, {
          checkpoint: table.checkpoint.s,
          prefix: table.prefix,
          seat: ask.seat,
          seed: 'general',
          player,
          iterations: 20,
          redeals: 2,
        }),
      ).toBe('yes:jan-dodonna')
    },
  )
})

describe('whoever may oppose a mission in Rebellion', () => {
  // Compared by some rolls of the dice and by who is left in the pool, nobody but the best would ever go.
  const may = (system: string, leader: string) => {
    const p = POSITIONS.find((x) => x.after?.[0] === 'mission:@assigned/build-alliance' && x.best[0]?.startsWith('send'))
    if (p === undefined) throw new Error('the recorded position is gone')
    const raw = { ...p.raw, systems: { [system]: 'rebel-trooper' }, leaders: { [leader]: 'pool' } }
    return at(raw).do('mission:@assigned/build-alliance', `at:${system}`)
  }
  const answers = (player: Player, system: string, leader: string) =>
    ['a', 'b', 'c', 'd'].map((seed) => {
      const { table, ask } = may(system, leader)
      expect(ask.kind).toBe('oppose')
      return decide(rebellion, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: ask.seat, seed, player, iterations: 60 })
    })
  it.each(['rule', 'greedy', 'search'] as const)('goes for a good yard and stays for a poor one: %s', (player) => {
    for (const leader of ['general-veers', 'admiral-piett', 'general-tagge']) {
      expect(answers(player, 'corellia', leader), leader).toEqual(Array(4).fill(`send:${leader}`))
      expect(answers(player, 'toydaria', leader), leader).toEqual(Array(4).fill('pass'))
    }
  })
})
