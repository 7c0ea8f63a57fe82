import { describe, expect, it } from 'vitest'
import { worthOf } from '../bot-worth.ts'
import { MISSIONS, type MissionFacts } from '../content/missions.ts'
import { ruleOfThumb } from '../index.ts'
import { placeNo, unitNo } from '../lookup.ts'
import { countAt } from '../rules/units.ts'
import { IMPERIAL, ON_MISSION } from '../state.ts'
import { at, type Play, type Raw } from './at.ts'

const leaders = { 'darth-vader': 'pool', 'general-tagge': 'pool', 'general-rieekan': 'pool', 'mon-mothma': 'pool' }
const FAR_OFF: Raw = { base: 'dagobah', suspects: ['dagobah', 'utapau', 'naboo', 'rodia', 'ilum'] }

/** Activates a system, and takes along what the rule of thumb takes. */
function moved(side: 'imperial' | 'rebel', target: string, systems: Raw, more: Raw = FAR_OFF): Play {
  const t = at({ current: side, leaders, systems, ...more }).do(`activate:${target}:${side === 'imperial' ? 'general-tagge' : 'general-rieekan'}`)
  while (t.ask.kind === 'move') {
    const { t: kind, c, d } = t.ask.opts[ruleOfThumb(t.s, t.ask)] ?? { t: '' }
    t.do([kind, ...(c === undefined ? [] : [c]), ...(d === undefined ? [] : [d])].join(':'))
  }
  return t
}
const left = (t: Play, place: string, unit: string): number => countAt(t.s, placeNo(place), unitNo(unit))

describe('what goes along with an activation', () => {
  it('the weakest of the troops keeps a populous system of the Empire; all that are stronger go', () => {
    const t = moved('imperial', 'corellia', { coruscant: 'star-destroyer, 2 stormtrooper, at-st, at-at' })
    expect(['stormtrooper', 'at-st', 'at-at'].map((u) => left(t, 'coruscant', u))).toEqual([1, 0, 0])
  })
  it('where there is room for few, the strongest go', () => {
    const t = moved('imperial', 'corellia', { coruscant: 'assault-carrier, 3 stormtrooper, 3 at-at, 2 at-st' })
    expect(['stormtrooper', 'at-st', 'at-at'].map((u) => left(t, 'corellia', u))).toEqual([0, 1, 3])
  })
  it('the strongest of the Rebels go too', () => {
    const systems = { naboo: 'rebel, rebel-transport, 2 rebel-trooper, airspeeder', dagobah: 'stormtrooper' }
    const t = moved('rebel', 'dagobah', systems, { base: 'hoth' })
    expect(left(t, 'naboo', 'airspeeder')).toBe(0)
    expect(left(t, 'naboo', 'rebel-trooper')).toBeGreaterThan(0)
  })
  it('the Empire comes to a suspect with all that can leave, from everywhere, and with fighters where the ships have room left', () => {
    const t = moved(
      'imperial',
      'corellia',
      { coruscant: 'assault-carrier, 3 stormtrooper, 3 tie-fighter', alderaan: 'assault-carrier, 5 at-st' },
      { base: 'dagobah', suspects: ['dagobah', 'utapau', 'naboo', 'corellia', 'hoth', 'ilum', 'endor'] },
    )
    expect(left(t, 'corellia', 'assault-carrier')).toBe(2)
    expect(left(t, 'corellia', 'stormtrooper')).toBe(2)
    expect(left(t, 'corellia', 'at-st')).toBe(4)
    expect(left(t, 'corellia', 'tie-fighter')).toBe(2)
  })
  it('fighters take no room from troops', () => {
    const t = moved('imperial', 'corellia', { coruscant: 'assault-carrier, 5 stormtrooper, 4 tie-fighter' })
    expect(left(t, 'corellia', 'stormtrooper')).toBe(4)
    expect(left(t, 'corellia', 'tie-fighter')).toBe(0)
  })
  it('where nobody can stand against it, ships go that are needed to carry, and the others stay', () => {
    const t = moved('imperial', 'corellia', { coruscant: '2 assault-carrier, 3 stormtrooper' })
    expect(left(t, 'corellia', 'stormtrooper')).toBe(2)
    expect(left(t, 'coruscant', 'assault-carrier')).toBe(1)
  })
})

describe('what leaders of the Empire are for', () => {
  const mission = (id: string): MissionFacts => MISSIONS.find((m) => m.id === id) ?? expect.fail(id)

  it('most stay in the pool, to move its armies', () => {
    const many = [
      'darth-vader',
      'general-tagge',
      'grand-moff-tarkin',
      'emperor-palpatine',
      'general-veers',
      'admiral-piett',
      'soontir-fel',
      'boba-fett',
    ]
    const hand = ['gather-intel', 'rule-by-fear', 'research-and-development', 'capture-rebel-operative', 'trade-negotiations', 'hunt-them-down']
    const raw: Raw = { base: 'hoth', step: 'assign', systems: { corellia: 'imperial, 3 stormtrooper' }, imperial: { hand } }
    const t = at({ ...raw, leaders: Object.fromEntries([...many, 'mon-mothma'].map((l) => [l, 'pool'])) }).until('assign')
    let asked = 0
    while (t.ask.kind === 'assign' && t.asked.startsWith('rebel')) t.do('pass')
    while (t.ask.kind === 'assign' && t.asked.startsWith('empire')) {
      const o = t.ask.opts[ruleOfThumb(t.s, t.ask)]
      t.do([o?.t, ...(o?.c === undefined ? [] : [o.c]), ...(o?.d === undefined ? [] : [o.d])].join(':'))
      asked++
    }
    expect(asked).toBeGreaterThan(1)
    const away = t.s.leaders.filter((x) => x.side === IMPERIAL && x.at === ON_MISSION).length
    expect(away).toBeGreaterThan(0)
    expect(away).toBeLessThan(2)
  })
  it('who could lead an army that can move stays out of the way of a mission that is opposed otherwise', () => {
    const opposing = (systems: Raw): string => {
      const raw: Raw = {
        current: 'rebel',
        base: 'hoth',
        leaders: { 'general-veers': 'pool' },
        rebel: { assigned: { 'build-alliance': ['general-rieekan'] } },
      }
      const t = at({ ...raw, systems: { corellia: 'rebel-trooper', ...systems } }).do('mission:@assigned/build-alliance', 'at:corellia')
      expect(t.ask.kind).toBe('oppose')
      return t.ask.opts[ruleOfThumb(t.s, t.ask)]?.t ?? ''
    }
    expect(opposing({})).toBe('send')
    expect(opposing({ sullust: 'imperial, 3 stormtrooper' })).toBe('send')
    expect(opposing({ sullust: 'imperial, star-destroyer, 3 stormtrooper' })).toBe('pass')
  })
  it('intelligence is worth little once the base can be in one system only', () => {
    const worth = (id: string, suspects: string[]): number => worthOf(at({ base: 'hoth', suspects, systems: {} }).s, mission(id))(-1, -1)
    for (const id of ['gather-intel', 'intercept-transmissions', 'probe-droid-initiative']) {
      expect(worth(id, ['hoth']), id).toBeLessThan(worth(id, ['hoth', 'ilum']) / 2)
    }
  })
})

describe('what leaders of the Rebels are for', () => {
  it('they strike a lone garrison with what stands next to it, rather than sabotage a yard', () => {
    const chosen = (garrison: string): string => {
      const raw: Raw = { current: 'rebel', base: 'hoth', leaders: { 'general-rieekan': 'pool' }, rebel: { assigned: { sabotage: ['han-solo'] } } }
      const systems = { naboo: 'rebel, rebel-transport, 2 rebel-trooper, airspeeder', dagobah: garrison, mustafar: 'imperial, stormtrooper' }
      const t = at({ ...raw, systems })
      return t.ask.opts[ruleOfThumb(t.s, t.ask)]?.t ?? ''
    }
    expect(chosen('stormtrooper')).toBe('activate')
    expect(chosen('3 at-at')).toBe('mission')
  })
})
