import { describe, expect, it } from 'vitest'
import { at, CALM, rule, type Raw } from '../at.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)
const rebels = (raw: Raw) => at({ active: 'rebels', ...raw })

describe('Rebel Transport', () => {
  it('repairs 2 or gains 1 resource', () => {
    const raw: Raw = { rebels: { damage: 3, ships: ['rebel-transport'] } }
    expect(rebels(raw).do('use:rebel-transport', 'repair').rebels).toMatchObject({ baseDamage: 1, resources: 0 })
    expect(rebels(raw).do('use:rebel-transport', 'resources').rebels).toMatchObject({ baseDamage: 3, resources: 1 })
  })
  it(rule('choose/02', 'cannot repair an undamaged base; gives nothing at the start of a turn by itself'), () => {
    expect(rebels({ rebels: { ships: ['rebel-transport'] } }).do('use:rebel-transport').rebels.resources).toBe(1)
    expect(at({ active: 'empire', force: 0, rebels: { ships: ['rebel-transport'] } }).do('end').rebels.resources).toBe(0)
  })
  it('is destroyed by 2 damage', () => {
    const t = at({ empire: { units: ['stormtrooper'] }, rebels: { ships: ['rebel-transport'] } }).do('commit:base', 'attack:base')
    expect(t.rebels).toMatchObject({ ships: [], discard: ['rebel-transport'], baseDamage: 0 })
  })
})

describe('Hammerhead Corvette', () => {
  const raw: Raw = {
    rebels: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['star-destroyer', 'blockade-runner'] },
    row: ['imperial-carrier', 'mon-calamari-cruiser', 'c-roc-cruiser', 'lobot', 'x-wing', 'dengar'],
    galaxyDeck: ['bossk', '...'],
  }
  it('exiles itself to destroy a ship of the opponent, a neutral one too', () => {
    const t = rebels(raw).do('use:hammerhead-corvette')
    expect(t.offers).toEqual(['pick:star-destroyer', 'pick:blockade-runner', 'pick:imperial-carrier'])
    t.do('pick:blockade-runner')
    expect(t.empire).toMatchObject({ ships: ['star-destroyer'], discard: ['blockade-runner'] })
    expect(t.exiled).toContain('hammerhead-corvette')
  })
  it(rule('destroy/03', 'or an Empire ship in the row: galaxy discard pile, refill, no reward'), () => {
    const t = rebels(raw).do('use:hammerhead-corvette', 'pick:imperial-carrier')
    expect(t.galaxyDiscard).toEqual(['imperial-carrier'])
    expect(t.row[0]).toBe('bossk')
    expect(t.rebels.resources).toBe(0)
  })
  it(rule('if/01', 'is refused without a target: neutral and Rebel ships in the row are none'), () => {
    expect(rebels({ rebels: { ships: ['hammerhead-corvette'] }, row: rowWith('mon-calamari-cruiser') }).why('use:hammerhead-corvette')).toBe('if/01')
  })
})

describe('Mon Calamari Cruiser', () => {
  it(rule('cards/12', 'attacks with 3 and has no ability'), () => {
    const t = rebels({ rebels: { ships: ['mon-calamari-cruiser'] } })
    expect(t.why('use:mon-calamari-cruiser')).toBe('cards/12')
    expect(t.do('commit:base', 'attack:base').empire.baseDamage).toBe(3)
  })
  it('is destroyed by 6 damage', () => {
    const t = at({ empire: { units: ['at-at'] }, rebels: { ships: ['mon-calamari-cruiser'] } }).do('commit:base', 'attack:base')
    expect(t.rebels).toMatchObject({ ships: [], baseDamage: 0 })
  })
})
