import { below, Ctx, rngFrom, run, type Ask } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { starSoon } from '../bot-laser.ts'
import { toPlaces } from '../describe.ts'
import { rebellion as game, ruleOfThumb } from '../index.ts'
import type { Options } from '../options.ts'
import { freeRoom } from '../bot-move.ts'
import { placeId, placeNo } from '../lookup.ts'
import { distancesFrom } from '../rules/map.ts'
import { groundAt, shipsAt, unitsAt } from '../rules/units.ts'
import { IMPERIAL, type State } from '../state.ts'
import { at, newGame, type Play, type Raw } from './at.ts'
import { POSITIONS, type Position } from './positions.ts'

const rnd = (seed: string) => {
  const r = rngFrom(seed)
  return (n: number) => below(r, n)
}
const duel: Options = { players: 2, setup: 'first-game' }
const rebelsAt = (raw: Raw): number => game.bot.evaluate(at(raw).s, 0)
const reached = (p: Position): Play => at(p.raw).do(...(p.after ?? []))
/** Place of the first right answer in the order that a search tries; Infinity when it is not in it. */
function placeOf(p: Position): number {
  const { s, ask } = reached(p)
  const keys = game.bot.order(s, ask).map((i) => readable(s, ask, i))
  const found = keys.findIndex((k) => p.best.some((b) => k.startsWith(b)))
  return found < 0 ? Infinity : found
}
function readable(s: State, ask: Ask, i: number): string {
  const o = ask.opts[i]
  if (o === undefined) throw new Error(`${ask.kind} has no answer ${i}`)
  return toPlaces(s, ask.seat, [o.t, ...(o.c === undefined ? [] : [o.c]), ...(o.d === undefined ? [] : [o.d])].join(':'))
}

describe('evaluation', () => {
  const board: Raw = { coruscant: 'star-destroyer, 4 stormtrooper', 'rebel-base-space': '3 rebel-trooper' }
  const valued = (more: Raw, systems: Raw = {}): number => rebelsAt({ base: 'hoth', ...more, systems: { ...board, ...systems } })
  it('adds up to 1 over the sides, and is about even at the start', () => {
    for (const options of [duel, { players: 2, setup: 'complete' }, { players: 4, setup: 'complete' }]) {
      const { s } = newGame(options)
      expect(game.bot.evaluate(s, 0) + game.bot.evaluate(s, 1)).toBeCloseTo(1, 10)
    }
    const { s } = newGame(duel)
    expect(Math.abs(game.bot.evaluate(s, 0) - 0.5)).toBeLessThan(0.25)
    const team = newGame({ players: 4, setup: 'complete' }).s
    expect(game.bot.evaluate(team, 0)).toBe(game.bot.evaluate(team, 3))
  })
  it('prefers for the Rebels: reputation near, more suspects, a garrison, loyalty, sabotage, units, free leaders', () => {
    const base = valued({})
    expect(valued({ reputation: 10 })).toBeGreaterThan(base)
    expect(valued({ round: 5 })).toBeGreaterThan(base)
    expect(valued({}, { 'rebel-base-space': '5 rebel-trooper' })).toBeGreaterThan(base)
    expect(valued({}, { naboo: 'rebel' })).toBeGreaterThan(base)
    expect(valued({}, { naboo: 'imperial' })).toBeLessThan(base)
    expect(valued({}, { naboo: 'imperial, sabotage' })).toBeGreaterThan(valued({}, { naboo: 'imperial' }))
    expect(valued({}, { naboo: 'rebel, stormtrooper' })).toBeLessThan(valued({}, { naboo: 'rebel' }))
    expect(valued({}, { coruscant: '2 star-destroyer, 4 stormtrooper' })).toBeLessThan(base)
    expect(valued({}, { mandalore: 'death-star' })).toBeLessThan(base)
    expect(valued({ queues: { rebel: { '1': 'x-wing' } } })).toBeGreaterThan(base)
    expect(valued({ queues: { imperial: { '1': 'star-destroyer' } } })).toBeLessThan(base)
    expect(valued({ objectives: ['popular-support'] })).toBeGreaterThan(base)
  })
  it('fears few suspects, a fleet beside them, being found, and captives', () => {
    const many = valued({ suspects: ['hoth', 'endor', 'ilum', 'yavin', 'dantooine', 'kessel'] })
    const few = valued({ suspects: ['hoth', 'endor'] })
    expect(few).toBeLessThan(many)
    const fleet = { bespin: '2 star-destroyer, 6 stormtrooper' }
    expect(valued({ suspects: ['hoth', 'endor'] }, fleet)).toBeLessThan(valued({ suspects: ['hoth', 'endor'] }, { kessel: fleet.bespin }))
    const units = { hoth: '3 rebel-trooper', 'rebel-base-space': '' }
    expect(valued({ revealed: true }, units)).toBeLessThan(few)
    expect(valued({ revealed: true }, { ...units, ...fleet })).toBeLessThan(valued({ revealed: true }, units))
    const leaders = { 'princess-leia': 'pool', 'darth-vader': 'pool' }
    expect(valued({ leaders: { ...leaders, 'princess-leia': 'coruscant captured' } })).toBeLessThan(valued({ leaders }))
  })
  it('fears a fleet the more the nearer it stands', () => {
    const hunted = (fleet: string): number => valued({ suspects: ['hoth'] }, { [fleet]: '2 star-destroyer, 8 stormtrooper' })
    const steps = distancesFrom(placeNo('hoth'))
    const fleets = ['endor', 'sullust', 'utapau', 'alderaan']
    expect(fleets.map((x) => steps[placeNo(x)])).toEqual([1, 2, 3, 4])
    const values = fleets.map(hunted)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBe(4)
  })
  it('fears ships that draw near to troops without any, to fetch them', () => {
    const steps = distancesFrom(placeNo('hoth'))
    const stranded = (fleet: string): number => valued({ suspects: ['hoth'] }, { endor: '8 stormtrooper', [fleet]: '2 star-destroyer' })
    const fleets = ['sullust', 'utapau', 'alderaan']
    expect(fleets.map((x) => steps[placeNo(x)])).toEqual([2, 3, 4])
    const values = fleets.map(stranded)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBe(3)
  })
  it('fears a base that can be nowhere else as much, about, as one that is found', () => {
    const fleet = { bespin: '2 star-destroyer, 6 stormtrooper' }
    const hidden = valued({ suspects: ['hoth'] }, fleet)
    const found = valued({ revealed: true }, { ...fleet, hoth: '3 rebel-trooper', 'rebel-base-space': '' })
    expect(Math.abs(hidden - found)).toBeLessThan(0.01)
  })
  it('hopes for leaders in the pool and on missions only until their side has passed', () => {
    const ready: Raw = { current: 'rebel', leaders: { 'jan-dodonna': 'pool' }, rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }
    const passed = valued({ ...ready, passed: ['rebel-admiral'] })
    expect(passed).toBeLessThan(valued(ready))
    expect(valued({ ...ready, passed: ['imperial-admiral'], leaders: { 'darth-vader': 'pool' } })).toBeGreaterThan(
      valued({ ...ready, leaders: { 'darth-vader': 'pool' } }),
    )
    expect(valued({ ...ready, passed: ['rebel-admiral'], rebel: {} })).toBeLessThan(valued({ ...ready, passed: ['imperial-admiral'], rebel: {} }))
  })
  it('is the result once there is one', () => {
    const t = at({ current: 'imperial', base: 'hoth', revealed: true, systems: { bespin: 'star-destroyer, 4 stormtrooper', hoth: 'x-wing' } })
    expect(game.bot.evaluate(t.s, 1)).toBeGreaterThan(0.5)
  })
})

describe('what the Empire may not know', () => {
  it('its answers are the same wherever the hidden base is among the suspects', () => {
    const suspects = ['hoth', 'yavin', 'ilum', 'dantooine']
    const order = (base: string): string[] => {
      const t = at({
        current: 'imperial',
        base,
        suspects,
        systems: { endor: 'star-destroyer, 3 stormtrooper', coruscant: 'assault-carrier, 4 stormtrooper' },
      })
      return game.bot.order(t.s, t.ask).map((i) => readable(t.s, t.ask, i))
    }
    for (const base of suspects) expect(order(base)).toEqual(order('hoth'))
  })
})

describe('move order', () => {
  it('is short, never empty, without repetition, and keeps what ends a question, at every decision of a game of each kind', () => {
    for (const options of [duel, { players: 2, setup: 'complete' }, { players: 4, setup: 'complete' }] as const) {
      const seed = `order ${options.players} ${options.setup}`
      const choose = rnd(seed)
      const s = game.setup(options, rngFrom(seed))
      run(
        game,
        new Ctx(s, (ask) => {
          const order = game.bot.order(s, ask)
          expect(order.length, ask.kind).toBeGreaterThan(0)
          expect(order.length, ask.kind).toBeLessThanOrEqual(13)
          expect(new Set(order).size).toBe(order.length)
          for (const i of order) expect(ask.opts[i]).toBeDefined()
          const last = ask.opts.findIndex((o) => o.t === 'pass' || o.t === 'done')
          if (last >= 0) expect(order, ask.kind).toContain(last)
          return order[choose(order.length)] ?? 0
        }),
      )
      expect(s.result).not.toBeNull()
    }
  })
  it('offers several places and purposes in the command phase', () => {
    const t = newGame(duel)
    const s = t.do(t.offers[0] as string).until('command').s
    const order = game.bot.order(s, t.ask)
    const places = new Set(order.map((i) => t.ask.opts[i]?.c))
    expect(places.size).toBeGreaterThan(3)
  })
})

describe('recorded positions', () => {
  it('there are thirty, each with its reason, and each leads to a question with its answer', () => {
    expect(POSITIONS).toHaveLength(30)
    for (const p of POSITIONS) {
      expect(p.why.length, p.name).toBeGreaterThan(10)
      const { s, ask } = reached(p)
      const keys = ask.opts.map((_, i) => readable(s, ask, i))
      expect(
        keys.some((k) => p.best.some((b) => k.startsWith(b))),
        `${p.name}: ${ask.kind} ${keys.slice(0, 8).join(' ')}`,
      ).toBe(true)
    }
  })
  it('the right answer is in the order, and mostly at its top', () => {
    const places = POSITIONS.map((p) => ({ name: p.name, place: placeOf(p) }))
    const within = (n: number): number => places.filter((x) => x.place < n).length
    const report = places.filter((x) => x.place > 0).map((x) => `${x.place} ${x.name}`)
    expect(within(Infinity), report.join('; ')).toBe(30)
    expect(within(4), report.join('; ')).toBeGreaterThanOrEqual(30)
    expect(within(1), report.join('; ')).toBeGreaterThanOrEqual(30)
  })
})

describe('rules of thumb', () => {
  const play = (seed: string, choose: (s: State, ask: Ask) => number, options: Options = duel): State => {
    const s = game.setup(options, rngFrom(seed))
    run(game, new Ctx(s, (ask: Ask) => choose(s, ask)))
    return s
  }
  it('beat random play from either side', () => {
    const won = [0, 0]
    for (let i = 0; i < 24; i++) {
      const choose = rnd(`against chance ${i}`)
      const side = i % 2
      const s = play(`match ${i >> 1}`, (at_, ask) => (ask.seat === side ? ruleOfThumb(at_, ask) : choose(ask.opts.length)))
      won[side] = (won[side] ?? 0) + (s.result?.[side] ?? 0)
    }
    expect(won[0]).toBeGreaterThanOrEqual(10)
    expect(won[1]).toBeGreaterThanOrEqual(8)
  })
  it('the Empire finds and takes the base of Rebels who stay put and garrison', () => {
    const stay = (s: State, ask: Ask): number => {
      const idle = ask.opts.findIndex((o) => o.t === 'pass' || o.t === 'done')
      return ['command', 'assign', 'mobilization', 'oppose'].includes(ask.kind) && idle >= 0 ? idle : ruleOfThumb(s, ask)
    }
    let found = 0
    for (let i = 0; i < 96; i++) found += play(`hunt ${i}`, (s, ask) => (ask.seat === 0 ? stay(s, ask) : ruleOfThumb(s, ask))).result?.[1] ?? 0
    expect(found).toBeGreaterThanOrEqual(56)
  })
  const FLEET = '2 star-destroyer, 4 tie-fighter, 4 stormtrooper, 2 at-st'
  const leaders = { 'darth-vader': 'pool', 'general-tagge': 'pool', 'mon-mothma': 'pool' }
  it('a strike brings all that can come from every system, in each roll-out', () => {
    for (let n = 0; n < 8; n++) {
      const systems = { bespin: FLEET, endor: FLEET, hoth: '3 rebel-trooper' }
      const t = at({ current: 'imperial', leaders, base: 'hoth', revealed: true, systems }).do('activate:hoth:darth-vader')
      const choose = rnd(`strike ${n}`)
      while (t.ask.kind === 'move') t.do(readable(t.s, t.ask, game.bot.rollout(t.s, t.ask, choose)))
      expect(['bespin', 'endor'].map((x) => unitsAt(t.s, IMPERIAL, placeNo(x)))).toEqual([0, 0])
    }
  })
  it('the Empire draws near to the only place where the base can be', () => {
    const steps = distancesFrom(placeNo('hoth'))
    const t = at({ current: 'imperial', leaders, base: 'hoth', suspects: ['hoth'], systems: { naboo: FLEET, 'rebel-base-space': '6 rebel-trooper' } })
    const chosen = t.ask.opts[ruleOfThumb(t.s, t.ask)]
    expect(chosen?.t).toBe('activate')
    expect(steps[placeNo(String(chosen?.c))]).toBe((steps[placeNo('naboo')] as number) - 1)
  })
  describe('the card that destroys a system', () => {
    const laser: Raw = { leaders, base: 'hoth', suspects: ['hoth'], imperial: { assigned: { 'superlaser-online': ['grand-moff-tarkin'] } } }
    const star = (place: string, more: Raw = {}): Play =>
      at({ current: 'imperial', ...laser, systems: { [place]: 'death-star', 'rebel-base-space': '6 rebel-trooper' }, ...more })
    const thumb = (t: Play): string => readable(t.s, t.ask, ruleOfThumb(t.s, t.ask))

    it('is used once a Death Star is above the base, and brings it there before', () => {
      expect(thumb(star('hoth'))).toBe('mission:@assigned/superlaser-online')
      const t = star('endor')
      expect(thumb(t)).toMatch(/^activate:hoth:/)
      t.do(thumb(t))
      expect(thumb(t)).toBe('take:endor:death-star')
    })
    it('is assigned while the Death Star can still come', () => {
      const hand: Raw = { step: 'assign', imperial: { hand: ['superlaser-online', 'rule-by-fear'] } }
      const ready = { ...leaders, 'grand-moff-tarkin': 'pool' }
      const t = star('endor', { ...hand, leaders: ready }).until('assign')
      expect(t.asked).toBe('empire assign')
      expect(thumb(t)).toMatch(/superlaser-online/)
    })
    it('is worth the more, the nearer the Death Star is and the fewer suspects there are', () => {
      const [above, next, far] = ['hoth', 'endor', 'kessel'].map((x) => game.bot.evaluate(star(x).s, IMPERIAL)) as [number, number, number]
      expect(above).toBeGreaterThan(next)
      expect(next).toBeGreaterThan(far)
      expect(next).toBeGreaterThan(game.bot.evaluate(star('endor', { suspects: ['hoth', 'ilum', 'yavin'] }).s, IMPERIAL))
    })
  })
  it('a Death Star is feared by how likely the base is where it can come to', () => {
    const soon = (...suspects: string[]): number => {
      const { s } = at({ base: 'hoth', suspects, systems: { hoth: 'death-star' } })
      return starSoon(s, suspects.map(placeNo))
    }
    expect(soon('hoth')).toBe(1)
    expect(soon('hoth', 'ilum')).toBe(0.5)
    expect(soon('hoth', 'ilum', 'endor', 'kessel')).toBe(0.25)
    expect(soon('ilum')).toBeLessThan(1)
  })

  it('a Death Star and troops go for a base with many ships: nothing that the ships do harms it', () => {
    const systems = { endor: 'death-star, 6 stormtrooper, 2 at-st', hoth: '3 rebel-trooper, 3 mon-calamari-cruiser, 2 corellian-corvette' }
    const t = at({ current: 'imperial', leaders, base: 'hoth', revealed: true, systems })
    expect(readable(t.s, t.ask, ruleOfThumb(t.s, t.ask))).toMatch(/^activate:hoth:/)
  })
  it.each([
    ['defend-the-people', 'rebel'],
    ['cut-supply-lines', 'imperial, 4 stormtrooper'],
  ])('the Rebels show a ship where %s asks for one', (objective, there) => {
    const systems = { toydaria: 'rebel, 3 x-wing', kashyyyk: there, coruscant: 'star-destroyer, 2 stormtrooper' }
    const t = at({ current: 'rebel', base: 'hoth', leaders: { 'mon-mothma': 'pool', 'general-rieekan': 'pool' }, objectives: [objective], systems })
    const chosen = (): string => readable(t.s, t.ask, ruleOfThumb(t.s, t.ask))
    expect(chosen()).toMatch(/^activate:kashyyyk:/)
    t.do(chosen())
    while (t.ask.kind === 'move') t.do(chosen())
    expect(t.units('kashyyyk', 'x-wing')).toBe(1)
  })
  it('the Rebels deploy troops at a base that has none', () => {
    const raw: Raw = { step: 'deploy', base: 'hoth', objectives: ['defend-the-people'], systems: { naboo: 'rebel' } }
    const t = at({ ...raw, queues: { rebel: { '1': 'rebel-trooper' } } }).until('deploy')
    expect(readable(t.s, t.ask, ruleOfThumb(t.s, t.ask))).toBe('deploy:rebel-base-space:rebel-trooper')
  })
  it('the Empire starts with a ship that carries, and with troops that find room, in each of its systems', () => {
    for (let n = 0; n < 6; n++) {
      const s = game.setup({ players: 2, setup: 'complete' }, rngFrom(`placing ${n}`))
      const done = new Error('placed')
      expect(() =>
        run(
          game,
          new Ctx(s, (ask) => {
            if (ask.kind !== 'place') throw done
            return ruleOfThumb(s, ask)
          }),
        ),
      ).toThrow(done)
      const held = s.places.map((_, x) => x).filter((x) => groundAt(s, IMPERIAL, x) > 0)
      expect(held.length).toBeGreaterThan(3)
      for (const x of held) {
        expect(freeRoom(s, IMPERIAL, x), `${n} ${placeId(x)}`).toBeGreaterThanOrEqual(0)
        expect(shipsAt(s, IMPERIAL, x)).toBeGreaterThan(0)
      }
    }
  })
  it.each([
    ['assault-carrier', 'corellia'],
    ['stormtrooper', 'mustafar'],
  ])('the Empire brings a new %s where it fits', (unit, place) => {
    const systems = { corellia: 'imperial, 6 stormtrooper', mustafar: 'imperial, 2 star-destroyer, stormtrooper' }
    const t = at({ step: 'deploy', base: 'ryloth', suspects: ['ryloth', 'tatooine'], systems, queues: { imperial: { '1': unit } } }).until('deploy')
    expect(readable(t.s, t.ask, ruleOfThumb(t.s, t.ask))).toBe(`deploy:${place}:${unit}`)
  })
  it('answer every question of a game with an option, and so does a roll-out', () => {
    for (const options of [duel, { players: 4, setup: 'complete' }] as const) {
      const choose = rnd('blur')
      const end = play('all', (s, ask) => (s.time % 2 === 0 ? ruleOfThumb(s, ask) : game.bot.rollout(s, ask, choose)), options)
      expect(end.result).not.toBeNull()
    }
  })
})
