import { describe, expect, it } from 'vitest'
import { UNITS } from '../../content/units.ts'
import { fight, rule } from '../combat-table.ts'

describe('units in a combat', () => {
  it(rule('units/01', 'leaders are no units: a system with one alone is empty for a retreat'), () => {
    const t = fight({ units: { 'x-wing': 1, 'assault-carrier': 1 }, leaders: { 'mon-mothma': 'sullust', 'darth-vader': 'naboo' } }).to('retreat')
    expect(t.offers).toContain('retreat:naboo:mon-mothma')
  })
  it(rule('units/05', 'units/06', 'fighters and capital ships, by what the plans ask for'), () => {
    expect(UNITS.filter((u) => u.class === 'fighter').map((u) => u.id)).toEqual(['tie-fighter', 'x-wing', 'y-wing'])
    for (const [ship, asked] of [
      ['x-wing', true],
      ['y-wing', true],
      ['corellian-corvette', false],
      ['mon-calamari-cruiser', false],
    ] as const) {
      const t = fight({ units: { 'death-star': 1, [ship]: 2 }, leaders: { 'jan-dodonna': 'sullust' }, objectives: ['death-star-plans-ii'] }).to(
        'retreat',
      )
      expect(t.history.includes('rebel death-star-plans')).toBe(asked)
    }
  })
  it(rule('units/15', 'what has no attack adds no dice and can be hit'), () => {
    const t = fight({ units: { 'rebel-transport': 1, 'corellian-corvette': 1, 'assault-carrier': 1 }, initiator: 'imperial', dice: 'h-' })
    expect([t.asked, t.offers]).toEqual(['imperial assign-hit', ['hit:1:red', 'hit:2:red']])
    t.do('hit:1:red').to('combat-action')
    expect(t.told('roll')[1]).toMatchObject({ side: 0, dice: ['red:blank', 'black:blank'] })
  })
  it(rule('units/20', 'components/01', 'who dies goes back to the supply'), () => {
    const t = fight({ units: { 'at-at': 4, 'mon-calamari-cruiser': 1, airspeeder: 4, 'rebel-trooper': 1 }, dice: 'hhhh' })
    expect(t.s.supply[8]).toBe(0)
    t.do('hit:0:red', 'hit:0:red', 'hit:0:red').to('combat-action')
    expect(t.s.supply[8]! + t.count('at-at')).toBe(4)
    expect(t.s.supply[8]).toBeGreaterThan(0)
  })
})
