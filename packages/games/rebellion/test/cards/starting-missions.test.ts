import { describe, expect, it } from 'vitest'
import { rule, table, type Raw } from '../mission-table.ts'

describe('Imperial starting missions', () => {
  it(rule('cards/rule-by-fear', 'loyalty/03', 'Rule by Fear: 1 loyalty in a populous system with an Imperial unit'), () => {
    const raw: Raw = {
      systems: { naboo: 'rebel, 2 stormtrooper', kessel: 'tie-fighter', hoth: 'stormtrooper', rodia: 'rebel' },
      base: 'yavin',
      imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } },
    }
    expect(table(raw).targets('rule-by-fear')).toEqual(['kessel', 'naboo'])
    expect(table(raw).reveal('rule-by-fear', 'at:naboo').at('naboo')).toBe('2 stormtrooper, subjugated')
    expect(table(raw).reveal('rule-by-fear', 'at:kessel').at('kessel')).toBe('1 tie-fighter, imperial')
  })
  it(rule('cards/gather-intel', 'base/03', 'base/23', 'Gather Intel: a card for every 4 Rebel units at the base, at least 1'), () => {
    const raw = (more: Raw): Raw => ({ imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } }, ...more })
    const drawn = (more: Raw): number => table(raw(more)).reveal('gather-intel', 'at:kessel').s.probes.length
    const space = { systems: { kessel: 'rebel', naboo: 'rebel', 'rebel-base-space': '8 x-wing, 3 rebel-trooper' } }
    expect(table(raw(space)).targets('gather-intel')).toEqual(['kessel', 'naboo'])
    expect(drawn(space)).toBe(2)
    expect(drawn({ systems: { kessel: 'rebel', naboo: 'rebel', 'rebel-base-space': '3 x-wing' } })).toBe(1)
    expect(drawn({ systems: { kessel: 'rebel', naboo: 'rebel', hoth: '12 rebel-trooper' }, revealed: true })).toBe(3)
    expect(drawn({ systems: { kessel: 'rebel', naboo: 'rebel', hoth: '12 rebel-trooper' } })).toBe(1)
  })
  it('Capture Rebel Operative: only with an Imperial unit beside the leader', () => {
    const t = table({
      systems: { kessel: 'tie-fighter' },
      leaders: { 'mon-mothma': 'kessel', 'jan-dodonna': 'rodia', 'han-solo': 'kessel captured' },
      imperial: { assigned: { 'capture-rebel-operative': ['boba-fett'] } },
    })
    expect(t.targets('capture-rebel-operative')).toEqual(['mon-mothma'])
  })
  it(rule('cards/research-and-development', 'sabotage/05', 'Research and Development: two projects of which one is kept, or repair and one'), () => {
    const raw = (systems: Record<string, string>): Raw => ({
      systems,
      projectDeck: ['construct-death-star', 'construct-factory', 'oversee-project'],
      imperial: { assigned: { 'research-and-development': ['general-tagge'] } },
    })
    const t = table(raw({ kessel: 'stormtrooper', mustafar: 'imperial, sabotage' }))
    expect(t.targets('research-and-development')).toEqual(['coruscant', 'mustafar'])
    t.reveal('research-and-development', 'at:mustafar')
    expect(t.offers).toEqual(['two-projects', 'repair'])
    t.again('repair')
    expect([t.at('mustafar'), t.hand('imperial').slice(-2)]).toEqual(['imperial', ['construct-death-star', 'research-and-development']])
    const two = table(raw({})).reveal('research-and-development')
    expect([two.open?.kind, two.offers]).toEqual(['keep-project', ['keep:construct-death-star', 'keep:construct-factory']])
    two.again('keep:construct-factory')
    expect([two.hand('imperial').includes('construct-death-star'), two.ids(two.s.projectDeck)[0], two.s.projectDeck.length]).toEqual([
      false,
      'construct-death-star',
      9,
    ])
  })
})

describe('Rebel starting missions', () => {
  it(rule('loyalty/02', 'Build Alliance: 1 loyalty; 2 dice more where a Rebel unit is'), () => {
    const raw: Raw = { leaders: { 'general-tagge': 'kessel' }, rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }
    const dice = (systems: Record<string, string>): unknown => table({ ...raw, systems }).reveal('build-alliance', 'at:kessel').rolls[0]?.length
    expect([dice({ kessel: 'y-wing' }), dice({ naboo: 'y-wing' })]).toEqual([5, 3])
    expect(
      table({ ...raw, dice: 'hit' })
        .reveal('build-alliance', 'at:kessel')
        .at('kessel'),
    ).toBe('rebel')
    // One loyalty, not two.
    const imperial = table({ ...raw, systems: { kessel: 'imperial' }, dice: 'hit' }).reveal('build-alliance', 'at:kessel')
    expect(imperial.at('kessel')).toBe('')
  })
  it(rule('objectives/14', 'Infiltration: one of the top two objectives stays on top, the other goes under the deck, no one draws'), () => {
    const t = table({
      systems: { kessel: 'tie-fighter' },
      objectiveDeck: ['major-victory', 'liberation', 'crippling-blow'],
      rebel: { assigned: { infiltration: ['princess-leia'] } },
    }).reveal('infiltration')
    expect([t.open?.seat, t.offers, t.told('look')[0]]).toMatchObject([0, ['top:major-victory', 'top:liberation'], { n: 2, seen: 1 }])
    t.again('top:major-victory')
    const deck = t.ids(t.s.objectiveDeck)
    expect([deck[0], deck.at(-1), deck.at(-2), t.s.objectives]).toEqual(['liberation', 'major-victory', 'crippling-blow', []])
  })
  it('Rapid Mobilization: 4 probe cards, 8 with two leaders', () => {
    const one = table({ rebel: { assigned: { 'rapid-mobilization': ['mon-mothma'] } } }).reveal('rapid-mobilization')
    const two = table({ rebel: { assigned: { 'rapid-mobilization': ['mon-mothma', 'lando-calrissian'] } } }).reveal('rapid-mobilization')
    expect([one.s.mobilizations, two.s.mobilizations]).toEqual([[4], [8]])
  })
  it(rule('sabotage/02', 'Sabotage: a marker in any populous system; never two'), () => {
    const t = table({ systems: { kessel: 'sabotage' }, rebel: { assigned: { sabotage: ['chewbacca'] } } })
    expect(t.targets('sabotage')).toContain('kessel')
    expect(t.targets('sabotage')).not.toContain('hoth')
    expect(t.reveal('sabotage', 'at:kessel').at('kessel')).toBe('sabotage')
    const fresh = table({ rebel: { assigned: { sabotage: ['chewbacca'] } } }).reveal('sabotage', 'at:coruscant')
    expect(fresh.at('coruscant')).toBe('imperial, sabotage')
  })
})
