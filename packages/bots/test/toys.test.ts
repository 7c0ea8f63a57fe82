import { keyOf, Table, type Base, type Game } from '@orrery/kernel'
import { conformBots, type BotChoice } from '@orrery/kernel/testkit/conform'
import { playRandomly, rndOf, tableOf, testSeeder } from '@orrery/kernel/testkit/walk'
import { council } from '@orrery/kernel/test/toys/council'
import { duel, idsOf } from '@orrery/kernel/test/toys/duel'
import { shadows } from '@orrery/kernel/test/toys/shadows'
import { describe, expect, it } from 'vitest'
import { arena, decide, level, LEVELS, PLAYERS, weighed, type Contender, type Player } from '../index.ts'

const iterations = 20
type Duel = ReturnType<typeof duel.setup>
const bots = <S extends Base, V, O>(game: Game<S, V, O>): Record<string, BotChoice<S>> =>
  Object.fromEntries(PLAYERS.map((player) => [player, (input) => decide(game, { ...input, player, iterations, redeals: 2 })]))

// The choices of every kind of player are part of the secrecy that these suites check.
conformBots(duel, { name: 'duel with bots', options: [{}], seeds: 2, bots: bots(duel) })
conformBots(council, { name: 'council with bots', options: [{ players: 4 }], seeds: 1, bots: bots(council) })
conformBots(shadows, { name: 'shadows with bots', options: [{}], seeds: 2, bots: bots(shadows) })

/** Every open question of some decisions of a random game, to every player. */
function everyAnswer<S extends Base, V, O>(
  game: Game<S, V, O>,
  options: O,
  check: (table: Table<S, V, O>, seat: number, player: Player, key: string) => void,
): void {
  const table = tableOf(game, options, 'answers')
  const rnd = rndOf('answers')
  playRandomly(table, rnd, (n) => {
    if (n % 5 > 0) return
    const { s: checkpoint } = table.checkpoint
    for (const { seat } of table.pending) {
      for (const player of PLAYERS)
        check(table, seat, player, decide(game, { checkpoint, prefix: table.prefix, seat, seed: `${n}`, player, iterations, redeals: 1 }))
    }
  })
}

describe('a decision', () => {
  const offered = <S extends Base, V, O>(game: Game<S, V, O>, options: O) => {
    let answers = 0
    everyAnswer(game, options, (table, seat, player, key) => {
      answers++
      expect(table.whyNot(seat, key), `${player}: ${key}`).toBeNull()
    })
    return answers
  }

  it('is always on offer, for each player and game, also in questions to several seats at once', () => {
    expect(offered(duel, {})).toBeGreaterThan(20)
    expect(offered(council, { players: 5 })).toBeGreaterThan(20)
    expect(offered(shadows, {})).toBeGreaterThan(20)
  })

  it('is the same for the same seed, and leaves the checkpoint alone', () => {
    const table = tableOf(duel, {}, 'same')
    const before = JSON.stringify(table.checkpoint.s)
    for (const player of PLAYERS) {
      const once = () =>
        decide(duel, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: table.pending[0]!.seat, seed: 'x', player, iterations })
      expect(once()).toBe(once())
    }
    expect(JSON.stringify(table.checkpoint.s)).toBe(before)
  })

  it('of a seat that is not asked is an error', () => {
    const table = tableOf(duel, {}, 'other')
    const seat = 1 - table.pending[0]!.seat
    expect(() => decide(duel, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat, seed: 'x', player: 'random' })).toThrow(/not asked/)
  })

  it('does not depend on what others of the same group have answered already', () => {
    const made = council.arrange({ hands: [['Envoy'], ['Tax'], ['Raid']], step: 'agenda' })
    if (!('ok' in made)) throw new Error(made.problem.what)
    const choose = (first: string | null) => {
      const table = new Table(council, { players: 3 }, testSeeder('bid'), { at: 0, no: 1, s: made.ok })
      if (first !== null) table.submit(0, first)
      return PLAYERS.map((player) =>
        decide(council, { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: 2, seed: 'b', player, iterations }),
      )
    }
    expect(choose('bid:3')).toEqual(choose(null))
    expect(choose('bid:0')).toEqual(choose(null))
  })
})

describe('players see what is good', () => {
  /** One attack with the Soldier wins; the turn ends when it is passed up. */
  const winning = () => {
    const made = duel.arrange({ hands: [['Scout', 'Guard', 'Medic'], []], play: [['Soldier'], []], energy: [0, 0] })
    if (!('ok' in made)) throw new Error(made.problem.what)
    made.ok.players[1]!.base = 2
    return made.ok
  }

  it.each(['greedy', 'search'] as const)('%s strikes the last blow', (player) => {
    const s = winning()
    const soldier = idsOf(s, 0, 'play', 'Soldier')[0]!
    for (const seed of ['a', 'b', 'c'])
      expect(decide(duel, { checkpoint: s, prefix: [], seat: 0, seed, player, iterations: 200 })).toBe(`use:${soldier}`)
  })
})

describe('a search with few visits', () => {
  /** Playing the Medic is better than all else as a rule, but each outcome is far more a matter of luck. */
  const wide: typeof duel = {
    ...duel,
    bot: {
      ...duel.bot,
      order: (_, ask) => ask.opts.map((_o, i) => i),
      edge: (_, __, o) => keyOf(o),
      calm: () => true,
      rollout: (_, ask) =>
        Math.max(
          0,
          ask.opts.findIndex((o) => o.t === 'pass'),
        ),
      evaluate: (s, seat) => {
        const luck = rndOf(JSON.stringify([s.rng, s.players[seat]!.play]))(1000) / 1000 - 0.5
        return (idsOf(s, seat, 'play', 'Medic').length > 0 ? 0.6 : 0.46) + 0.8 * luck
      },
    },
  }

  it('takes what is better on average, however far the outcomes lie apart', () => {
    let right = 0
    for (let i = 0; i < 100; i++) {
      const hand = ['Scout', 'Guard', 'Soldier', 'Scout', 'Medic', 'Guard', 'Soldier', 'Scout', 'Guard', 'Soldier']
      const made = duel.arrange({ hands: [hand, []], energy: [6, 0] })
      if (!('ok' in made)) throw new Error(made.problem.what)
      const medic = idsOf(made.ok, 0, 'hand', 'Medic')[0]!
      const key = decide(wide, { checkpoint: made.ok, prefix: [], seat: 0, seed: `wide ${i}`, player: 'search', iterations: 80 })
      if (key === `use:${medic}`) right++
    }
    expect(right).toBeGreaterThanOrEqual(66)
  })
})

describe('answers that mean the same', () => {
  it('are looked at once, and one of them is taken', () => {
    const made = duel.arrange({ hands: [['Scout', 'Scout'], []], energy: [6, 0] })
    if (!('ok' in made)) throw new Error(made.problem.what)
    let looks = 0
    const game: typeof duel = {
      ...duel,
      bot: { ...duel.bot, order: (_, ask) => ask.opts.map((_o, i) => i), edge: () => 'same', calm: () => true, evaluate: () => (looks++, 0.5) },
    }
    const input = { checkpoint: made.ok, prefix: [], seat: 0, seed: 'same', player: 'search', iterations: 50 } as const
    expect(decide(game, input)).toMatch(/^(use|pass)/)
    expect(looks).toBe(1)
    expect(weighed(game, input).length).toBeGreaterThan(1)
  })
})

describe('a far question', () => {
  const passes = (ask: { opts: readonly { t: string }[] }) =>
    Math.max(
      0,
      ask.opts.findIndex((o) => o.t === 'pass'),
    )
  /** The last blow of a duel whose plan is to let it pass; two turns have to be over before anything is compared, where `hints` don't say otherwise. */
  const planned = (far: boolean, hints: (start: Duel) => Partial<typeof duel.bot> = () => ({})) => {
    const made = duel.arrange({ hands: [['Scout', 'Guard', 'Medic'], []], play: [['Soldier'], []], energy: [0, 0] })
    if (!('ok' in made)) throw new Error(made.problem.what)
    made.ok.players[1]!.base = 3
    const evaluated: number[] = []
    const game: typeof duel = {
      ...duel,
      bot: {
        ...duel.bot,
        planned: () => true,
        rollout: (_, ask) => passes(ask),
        far: () => far,
        settled: (s) => s.turn >= made.ok.turn + 2,
        evaluate: (s, seat) => (evaluated.push(s.turn - made.ok.turn), duel.bot.evaluate(s, seat)),
        ...hints(made.ok),
      },
    }
    const soldier = idsOf(made.ok, 0, 'play', 'Soldier')[0]!
    const choose = (player: Player) => decide(game, { checkpoint: made.ok, prefix: [], seat: 0, seed: 'far', player, iterations: 40 })
    return { choose, blow: `use:${soldier}`, evaluated }
  }

  it('is answered by the plan, but a search compares its answers where they have shown their worth', () => {
    const { choose, blow, evaluated } = planned(true)
    expect(choose('greedy')).toBe('pass')
    expect(evaluated).toEqual([])
    expect(choose('search')).toBe(blow)
    expect(new Set(evaluated)).toEqual(new Set([2]))
  })

  it('counts a game that is over by its end alone, whatever the way there looked like', () => {
    // On the way the blow looks worst; it wins in the next turn, and nothing else does.
    const hit = (s: Duel) => s.players[1]!.base < 3
    const { choose, blow } = planned(true, (start) => ({
      calm: () => true,
      settled: (s) => {
        if (s.turn < start.turn + 1) return false
        if (hit(s)) s.result = [1, 0]
        return true
      },
      evaluate: (s) => (hit(s) ? 0 : 0.9),
    }))
    expect(choose('search')).toBe(blow)
  })

  it('is one only where the game says so: else a search follows the plan too', () => {
    const { choose, evaluated } = planned(false)
    expect(choose('search')).toBe('pass')
    expect(evaluated).toEqual([])
  })
})

describe('thinking time', () => {
  it('ends the search when the clock says so', () => {
    const table = tableOf(duel, {}, 'clock')
    let time = 0
    let reads = 0
    const now = () => (reads++, (time += 10))
    decide(duel, {
      checkpoint: table.checkpoint.s,
      prefix: table.prefix,
      seat: table.pending[0]!.seat,
      seed: 'x',
      player: 'search',
      millis: 100,
      now,
    })
    expect(time, 'one reading after the limit at most').toBeLessThanOrEqual(120)
    expect(reads).toBeGreaterThan(3)
  })

  it.each(LEVELS)('level %s thinks less than two seconds', (name) => {
    expect(level(name).millis ?? 0).toBeLessThan(2000)
  })

  it('a share of the time is that much of it, and of nothing else', () => {
    const { millis, ...rest } = level('sharp')
    expect(level('sharp', 0.1)).toEqual({ ...rest, millis: millis! * 0.1 })
    expect(level('easy', 0.1)).toEqual(level('easy'))
  })
})

describe('strength on the duel', () => {
  const random: Contender = { name: 'random', player: 'random' }
  const play = (strong: Contender, games: number) => arena(duel, { options: {}, contenders: [strong, random], games, seed: 'duel' })

  it('greedy beats random, search beats random (fixed seeds, sides swapped)', () => {
    const greedy = play({ name: 'greedy', player: 'greedy', redeals: 1 }, 16)
    expect(greedy.rate, JSON.stringify(greedy)).toBeGreaterThan(0.6)
    const search = play({ name: 'search', player: 'search', iterations: 30 }, 6)
    expect(search.rate, JSON.stringify(search)).toBeGreaterThan(0.75)
  })
})
