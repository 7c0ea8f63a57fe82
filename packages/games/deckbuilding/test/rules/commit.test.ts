import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

const row = ['x-wing', 'y-wing', 'luke-skywalker', 'at-at', 'lobot', 'blockade-runner']

describe('choosing cards for an attack', () => {
  it(rule('commit/01', 'attack-base/01', 'units and capital ships together against the base: 3 + 2 + 4'), () => {
    const t = at({ force: 0, empire: { units: ['death-trooper', 'stormtrooper'], ships: ['star-destroyer'] }, rebels: { base: 'sullust' } })
    t.do('commit:base', 'pick:death-trooper', 'pick:stormtrooper', 'pick:star-destroyer', 'attack:base')
    expect(t.rebels.baseDamage).toBe(9)
    expect(t.events('damage')).toHaveLength(1)
  })
  it(rule('commit/02', 'several units against one row card add up'), () => {
    const t = at({ row, empire: { units: ['stormtrooper', 'tie-fighter'] } }).do(
      'commit:x-wing',
      'pick:stormtrooper',
      'pick:tie-fighter',
      'attack:x-wing',
    )
    expect(t.events('defeated')).toHaveLength(1)
  })
  it(rule('commit/03', 'ships defend without being chosen, and are not used by it'), () => {
    const t = at({ empire: { units: ['stormtrooper'] }, rebels: { ships: ['mon-calamari-cruiser'] } }).do('commit:base', 'attack:base')
    expect(t.rebels.damageOf('mon-calamari-cruiser')).toBe(2)
    expect(t.do('end', 'commit:base', 'attack:base').empire.baseDamage).toBe(3)
  })
  it(rule('commit/04', 'commit/06', 'a card attacks once per turn, whatever the result'), () => {
    const won = at({ row, empire: { units: ['tie-interceptor'] } }).do('commit:x-wing', 'attack:x-wing', 'take')
    expect(won.why('commit:base')).toBe('commit/04')
    const lost = at({ row, empire: { units: ['stormtrooper'] } }).do('commit:x-wing', 'attack:x-wing')
    expect(lost.events('failed')).toHaveLength(1)
    expect(lost.why('commit:base')).toBe('commit/04')
  })
  it(rule('commit/05', 'several groups may wait; abilities between choosing and attacking count'), () => {
    const t = at({ row, force: 0, empire: { units: ['death-trooper', 'stormtrooper', 'tie-fighter', 'outer-rim-pilot'] } })
    t.do('commit:base', 'pick:death-trooper', 'done', 'commit:y-wing', 'pick:stormtrooper', 'done')
    expect(t.rebels.baseDamage).toBe(0)
    expect(t.offers).toEqual(expect.arrayContaining(['attack:base', 'attack:y-wing']))
    t.do('use:outer-rim-pilot', 'attack:base', 'attack:y-wing', 'take')
    expect(t.rebels.baseDamage).toBe(5)
    expect(t.empire.resources).toBe(1)
  })
  it(rule('commit/05', 'a group can be extended; without one there is nothing to resolve'), () => {
    const t = at({ row, empire: { units: ['stormtrooper', 'tie-fighter'] } })
    expect(t.why('attack:base')).toBe('commit/05')
    t.do('commit:base', 'pick:stormtrooper', 'done', 'commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(4)
  })
  it('cards of a group can be freed again before the attack: they have not attacked', () => {
    const t = at({ row, empire: { units: ['stormtrooper'] } }).do('commit:x-wing')
    expect(t.why('commit:base')).toBe('commit/05')
    t.do('release:x-wing', 'commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(2)
  })
  it('a target that leaves the row frees its cards', () => {
    const t = at({ row, empire: { units: ['stormtrooper', 'tie-bomber'] } }).do(
      'commit:x-wing',
      'pick:stormtrooper',
      'done',
      'use:tie-bomber',
      'pick:x-wing',
    )
    expect(t.s.cards.filter((c) => c.target >= 0)).toEqual([])
    expect(t.do('commit:base', 'pick:stormtrooper', 'done', 'attack:base').rebels.baseDamage).toBe(2)
  })
  it('a card that left play since it was chosen adds nothing', () => {
    const t = at({ active: 'rebels', rebels: { units: ['y-wing', 'rebel-trooper'] }, empire: { base: 'endor' } }).do(
      'commit:base',
      'pick:y-wing',
      'pick:rebel-trooper',
      'use:y-wing',
      'attack:base',
    )
    expect(t.empire.baseDamage).toBe(2 + 2)
    const alone = at({ active: 'rebels', rebels: { units: ['y-wing'] }, empire: { base: 'endor' } }).do('commit:base', 'use:y-wing')
    expect(alone.why('attack:base')).toBe('commit/05')
  })
  it('while cards are picked, each that cannot join says why', () => {
    const t = at({
      row,
      empire: { units: ['stormtrooper', 'tie-fighter', { card: 'death-trooper', attacked: true }, 'imperial-shuttle'], ships: ['star-destroyer'] },
    }).do('commit:x-wing')
    expect(t.why('pick:star-destroyer')).toBe('attack-row/05')
    expect(t.why('pick:death-trooper')).toBe('commit/04')
    expect(t.why('pick:imperial-shuttle')).toBe('cards/02')
    expect(t.why('end')).toBe('commit/05')
  })
  it(rule('commit/08', 'sabotage and bounty hunting differ in name only'), () => {
    const hunt = at({ row, empire: { units: ['tie-interceptor'] } }).do('commit:x-wing', 'attack:x-wing', 'take')
    const raid = at({ active: 'rebels', row: ['tie-interceptor', ...CALM.slice(0, 5)], rebels: { units: ['x-wing'] } }).do(
      'commit:tie-interceptor',
      'attack:tie-interceptor',
      'take',
    )
    expect(hunt.table.log.map((x) => x.e.t)).toEqual(raid.table.log.map((x) => x.e.t))
  })
})
