import { below, Ctx, keyOf, rngFrom, run, type Ask } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { deckbuilding as game, ruleOfThumb } from '../index.ts'
import type { State } from '../state.ts'
import { at, newGame, type Play } from './at.ts'

const rnd = (seed: string) => {
  const r = rngFrom(seed)
  return (n: number) => below(r, n)
}
const worthTrying = (t: Play): string[] => game.bot.order(t.s, t.ask).map((i) => t.readable(t.ask.opts[i] ?? { t: '?' }))

describe('evaluation', () => {
  it('is 1 for a won game, 0 for a lost one, and about even at the start', () => {
    const t = at({ empire: { units: ['stormtrooper'], taken: ['mon-cala', 'dantooine'] }, rebels: { base: 'hoth', damage: 13, prevented: 2 } }).do(
      'commit:base',
      'attack:base',
    )
    expect([game.bot.evaluate(t.s, 0), game.bot.evaluate(t.s, 1)]).toEqual([1, 0])
    expect(Math.abs(game.bot.evaluate(newGame().s, 0) - 0.5)).toBeLessThan(0.2)
  })
  it('adds up to 1 over the seats', () => {
    const { s } = at({ empire: { damage: 5, ships: ['star-destroyer'] } })
    expect(game.bot.evaluate(s, 0) + game.bot.evaluate(s, 1)).toBeCloseTo(1, 10)
  })
  it('prefers destroyed bases, damage on the base of the opponent, own ships and better cards', () => {
    const of = (empire: Record<string, unknown>, rebels: Record<string, unknown> = {}) =>
      game.bot.evaluate(at({ active: 'rebels', empire, rebels: { base: 'hoth', ...rebels } }).s, 0)
    const even = of({})
    expect(of({ taken: ['dantooine'] })).toBeGreaterThan(even)
    expect(of({}, { damage: 6 })).toBeGreaterThan(even)
    expect(of({ ships: ['star-destroyer'] })).toBeGreaterThan(even)
    expect(of({ discard: ['darth-vader'] })).toBeGreaterThan(even)
    expect(of({ damage: 6 })).toBeLessThan(even)
  })
  it('does not look into hands and decks: only at what they hold together', () => {
    for (const seat of [0, 1]) {
      const { s } = newGame().do('end')
      const before = game.bot.evaluate(s, seat)
      game.redeal(s, seat, rnd('elsewhere'))
      expect(game.bot.evaluate(s, seat)).toBeCloseTo(before, 10)
    }
  })
  it('counts what the turn could still bring until its end is announced', () => {
    const { s } = at({ empire: { units: ['boba-fett'], resources: 6 } })
    const before = game.bot.evaluate(s, 0)
    s.step = 'end-of-turn'
    expect(game.bot.evaluate(s, 0)).toBeLessThan(before)
  })
})

describe('move order', () => {
  it('names equal cards once, and does not end the turn while cards can be played', () => {
    const t = at({ empire: { hand: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'] } })
    expect(worthTrying(t).toSorted()).toEqual(['play:imperial-shuttle', 'play:stormtrooper'])
    expect(worthTrying(at({}))).toEqual(['end'])
  })
  it('leaves out freeing a group, keeps attacking with it', () => {
    const t = at({ empire: { units: ['stormtrooper'] } }).do('commit:base')
    expect(worthTrying(t)).toContain('attack:base')
    expect(worthTrying(t)).not.toContain('release:base')
  })
  it('keeps every different option of the other questions', () => {
    const t = at({ empire: { ships: ['gozanti-cruiser'], hand: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'] } }).do('use:gozanti-cruiser')
    expect(worthTrying(t).toSorted()).toEqual(['pick:imperial-shuttle', 'pick:stormtrooper'])
  })
  it('gives an index of an option, at every decision of a game, and always some', () => {
    const seed = 'order'
    const choose = rnd(seed)
    const s = game.setup({ baseSet: 'secret-bases', toWin: 3, neutralDiscard: true }, rngFrom(seed))
    run(
      game,
      new Ctx(s, (ask) => {
        const order = game.bot.order(s, ask)
        expect(order.length, ask.kind).toBeGreaterThan(0)
        expect(new Set(order).size).toBe(order.length)
        for (const i of order) expect(ask.opts[i]).toBeDefined()
        return order[choose(order.length)] ?? 0
      }),
    )
    expect(s.result).not.toBeNull()
  })
})

describe('edges', () => {
  it('are the same for equal cards, tell kinds and damage apart, and name no number', () => {
    const t = at({ empire: { hand: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'] } })
    const edges = t.ask.opts.map((o) => game.bot.edge(t.s, t.ask, o))
    expect(edges).toEqual(['play:imperial-shuttle', 'play:imperial-shuttle', 'play:stormtrooper', 'end'])
    const luke = at({
      active: 'rebels',
      rebels: { units: ['luke-skywalker'] },
      empire: { ships: [{ card: 'gozanti-cruiser', damage: 1 }, 'gozanti-cruiser'] },
    }).do('use:luke-skywalker')
    expect(luke.ask.opts.map((o) => game.bot.edge(luke.s, luke.ask, o))).toEqual(['pick:gozanti-cruiser-1', 'pick:gozanti-cruiser'])
  })
})

describe('rules of thumb', () => {
  const answer = (t: Play): string => t.readable(t.ask.opts[ruleOfThumb(t.s, t.ask)] ?? { t: '?' })
  it('play all cards, use what is free, take rewards, strike at the base, buy the best, then end', () => {
    expect(answer(at({ empire: { hand: ['imperial-shuttle'], units: ['director-krennic'] } }))).toBe('play:imperial-shuttle')
    expect(answer(at({ empire: { units: ['director-krennic'] } }))).toBe('use:director-krennic')
    expect(answer(at({ empire: { units: ['stormtrooper'] } }))).toBe('commit:base')
    expect(answer(at({ empire: { units: ['stormtrooper'] } }).do('commit:base'))).toBe('attack:base')
    expect(answer(at({ empire: { resources: 8 }, row: ['at-at', 'tie-fighter', 'x-wing', 'lobot', 'dengar', 'y-wing'] }))).toBe('buy:at-at')
    expect(answer(at({ empire: { resources: 1 } }))).toBe('end')
  })
  it('send just enough units at a row card', () => {
    const t = at({
      empire: { units: ['at-at', 'stormtrooper', 'tie-fighter'] },
      row: ['luke-skywalker', 'lobot', 'dengar', 'bossk', 'ig-88', 'at-st'],
    }).do('commit:luke-skywalker')
    const picked: string[] = []
    while (t.ask.kind === 'attackers') {
      picked.push(answer(t))
      t.do(answer(t))
    }
    expect(picked.filter((k) => k !== 'done').length).toBe(2)
  })
  it('beat random play', () => {
    let won = 0
    for (let i = 0; i < 20; i++) {
      const choose = rnd(`thumb against chance ${i}`)
      const seat = i % 2
      const s: State = game.setup({ baseSet: 'beginner', toWin: 3, neutralDiscard: false }, rngFrom(`match ${i}`))
      run(game, new Ctx(s, (ask: Ask) => (ask.seat === seat ? ruleOfThumb(s, ask) : choose(ask.opts.length))))
      won += s.result?.[seat] ?? 0
    }
    expect(won).toBe(20)
  })
  it('answer every question of a game with an option', () => {
    const s: State = game.setup({ baseSet: 'whole-galaxy', toWin: 5, neutralDiscard: true }, rngFrom('all questions'))
    run(
      game,
      new Ctx(s, (ask) => {
        const i = ruleOfThumb(s, ask)
        expect(ask.opts[i], `${ask.kind}: ${ask.opts.map(keyOf).join(' ')}`).toBeDefined()
        return i
      }),
    )
    expect(s.result).not.toBeNull()
  })
})
