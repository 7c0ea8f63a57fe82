import { deckbuilding } from '@orrery/deckbuilding'
import { tableOf } from '@orrery/kernel/testkit/walk'
import { conformBots } from '@orrery/kernel/testkit/conform'
import { describe, expect, it } from 'vitest'
import { arena, decide, PLAYERS, type Contender } from '../index.ts'

const beginner = { baseSet: 'beginner', toWin: 3, neutralDiscard: false } as const
const secret = { baseSet: 'secret-bases', toWin: 4, neutralDiscard: true } as const

conformBots(deckbuilding, {
  name: 'deckbuilding with bots',
  options: [beginner, secret],
  seeds: 1,
  bots: Object.fromEntries(PLAYERS.map((player) => [player, (input) => decide(deckbuilding, { ...input, player, iterations: 10, redeals: 1 })])),
})

const random: Contender = { name: 'random', player: 'random' }
const greedy: Contender = { name: 'greedy', player: 'greedy', redeals: 1 }
const search: Contender = { name: 'search', player: 'search', iterations: 100 }

// A small part of `orrery arena deckbuilding`, which plays 400 games of each pair.
describe('strength on the Deckbuilding Game (fixed seeds, sides swapped)', () => {
  const play = (contenders: readonly [Contender, Contender], games: number) =>
    arena(deckbuilding, { options: beginner, contenders, games, seed: 'smoke' })

  it('greedy beats random', () => {
    const result = play([greedy, random], 20)
    expect(result.rate, JSON.stringify(result)).toBeGreaterThanOrEqual(0.9)
  })

  it('search beats greedy', () => {
    const result = play([search, greedy], 12)
    expect(result.rate, JSON.stringify(result)).toBeGreaterThan(0.6)
  })

  it('what cannot be chosen is not thought about', () => {
    const table = tableOf(deckbuilding, beginner, 'first')
    let reads = 0
    const { seat, opts } = table.pending[0]!
    const started = decide(deckbuilding, {
      checkpoint: table.checkpoint.s,
      prefix: table.prefix,
      seat,
      seed: 'x',
      player: 'search',
      millis: 50,
      now: () => ++reads * 10,
    })
    expect(opts.length).toBeGreaterThan(1)
    expect(table.whyNot(seat, started)).toBeNull()
    expect(reads).toBeLessThanOrEqual(8)
  })
})
