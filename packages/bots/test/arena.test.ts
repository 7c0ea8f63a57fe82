import { seederOf, Table, type Answer } from '@orrery/kernel'
import { council } from '@orrery/kernel/test/toys/council'
import { duel } from '@orrery/kernel/test/toys/duel'
import { describe, expect, it } from 'vitest'
import { arena, playGame, seederFrom, simulateGames, sumUp, wilson, type Contender } from '../index.ts'

const greedy: Contender = { name: 'greedy', player: 'greedy', redeals: 1 }
const random: Contender = { name: 'random', player: 'random' }

describe('a game without a table', () => {
  it.each(['random', 'rule', 'greedy', 'search'] as const)(
    'by %s players is the game that a table plays from its answers, group answers and chance included',
    (player) => {
      const options = { players: 3 }
      const seeder = seederOf('secret', `table-${player}`)
      const record: Answer[] = []
      const thinking = { player, redeals: 1, iterations: 4 }
      const played = playGame(council, { options, players: [thinking, thinking, thinking], seeder, seed: 'g', record })
      const table = new Table(council, options, seeder)
      for (const { seat, key } of record) expect('ok' in table.submit(seat, key)).toBe(true)
      expect(table.result).toEqual(played.end.result)
      expect(JSON.stringify(table.s)).toBe(JSON.stringify(played.end))
      expect(record.length).toBe(played.decisions)
    },
  )

  it('needs a player for each seat', () => {
    expect(() => playGame(duel, { options: {}, players: [greedy], seeder: seederFrom('x'), seed: 'x' })).toThrow(/nobody plays seat 1/)
  })

  it('many are summed up', () => {
    let time = 0
    const results: (readonly number[] | null)[] = []
    const sum = simulateGames(duel, {
      options: {},
      games: 10,
      input: (i) => ({ options: {}, players: [random, random], seeder: seederFrom(`g${i}`), seed: `g${i}` }),
      now: () => (time += 500),
      onGame: (_, result) => results.push(result),
    })
    expect(sum).toMatchObject({ game: 'toy-duel', games: 10, finished: 10, seconds: 0.5, gamesPerSecond: 20 })
    expect(sum.winners).toEqual({
      north: results.filter((r) => r![0]! > r![1]!).length,
      south: results.filter((r) => r![1]! > r![0]!).length,
      shared: results.filter((r) => r![0] === r![1]).length,
    })
    expect(sum.meanDecisions).toBe(sum.decisions / 10)
  })
})

describe('an arena', () => {
  const play = (games: number, first = 0) => arena(duel, { options: {}, contenders: [greedy, random], games, seed: 'a', first })

  it('gives the same again, and parts add up to the whole', () => {
    const whole = play(8)
    expect(play(8)).toEqual(whole)
    expect(sumUp([play(3), play(5, 3)], [greedy, random])).toEqual(whole)
    expect(whole.wins[0] + whole.wins[1] + whole.draws).toBe(8)
  })

  it('swaps sides: what the first seat wins by itself helps both contenders alike', () => {
    // North always wins in this game, whoever plays.
    const north = {
      ...duel,
      steps: {
        draw: (g: Parameters<(typeof duel.steps)['draw'] & object>[0]) => void (g.choose(0, 'x', [{ t: 'a' }, { t: 'b' }]), (g.s.result = [1, 0])),
      },
    }
    const scores: string[] = []
    const result = arena(north, {
      options: {},
      contenders: [
        { ...random, name: 'a' },
        { ...random, name: 'b' },
      ],
      games: 6,
      seed: 's',
      onGame: ({ wins }) => scores.push(wins.join('-')),
    })
    expect(scores).toEqual(['1-0', '1-1', '2-1', '2-2', '3-2', '3-3'])
    expect(result).toMatchObject({ bots: ['a', 'b'], games: 6, wins: [3, 3], draws: 0, rate: 0.5 })
  })

  it('the interval is Wilson’s', () => {
    // Reference values: 95 of 100 and 0 of 10, two-sided 95 %.
    expect(wilson(95, 100).map((x) => x.toFixed(4))).toEqual(['0.8882', '0.9785'])
    expect(wilson(0, 10).map((x) => x.toFixed(4))).toEqual(['0.0000', '0.2775'])
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 12)
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})
