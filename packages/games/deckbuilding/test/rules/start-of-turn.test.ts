import { describe, expect, it } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { at, rule } from '../at.ts'

describe('start of the turn', () => {
  it(rule('start-of-turn/0', 'base, extra resource, ship resources, in this order'), () => {
    const t = at({ step: 'new-base', force: 1, empire: { base: null, bases: ['mustafar', 'endor'], ships: ['gozanti-cruiser'] } }).do(
      'base:mustafar',
      'use',
    )
    expect(t.table.log.map((x) => x.e.t).filter((x) => ['new-base', 'force', 'resources'].includes(x))).toEqual([
      'new-base',
      'force',
      'resources',
      'resources',
    ])
    expect(t.events('resources').map((e) => e['from'])).toEqual(['force-bonus', 'ship'])
  })
  it(rule('start-of-turn/1.1', 'start-of-turn/1.2', 'a player without a base must choose one, freely among all that are left'), () => {
    const t = at({ step: 'new-base', empire: { base: null }, rebels: { taken: ['lothal'] } })
    expect(t.asked).toBe('empire new-base')
    expect(t.offers.toSorted()).toEqual(['base:corellia', 'base:coruscant', 'base:death-star', 'base:endor'])
    expect(t.why('end')).toBe('start-of-turn/1.1')
    t.do('base:endor')
    expect(t.empire).toMatchObject({ base: 'endor', baseDamage: 0 })
    expect(t.empire.bases).not.toContain('endor')
  })
  it(rule('start-of-turn/1.3', 'who has a base does not change it'), () => {
    const t = at({ step: 'new-base', empire: { damage: 7 } })
    expect(t.asked).toBe('empire main')
    expect(t.why('base:endor')).toBe('actions/01')
  })
  it(rule('start-of-turn/1.4', 'when/01', 'a "when revealed" ability belongs to that moment'), () => {
    const t = at({
      step: 'new-base',
      force: -3,
      empire: { base: null, bases: ['corellia', 'endor'] },
      row: ['at-at', 'x-wing', 'lobot', 'dengar', 'bossk', 'y-wing'],
    }).do('base:corellia')
    expect(t.asked).toBe('empire use-when')
    expect(t.empire.resources).toBe(0)
    t.do('use', 'buy:at-at')
    expect(t.empire.resources).toBe(1)
  })
  it(rule('start-of-turn/2', 'setup/8', '1 resource with the marker on the own last space, else nothing'), () => {
    for (const [force, resources] of [
      [-3, 1],
      [-2, 0],
      [0, 0],
      [3, 0],
    ] as const)
      expect(at({ step: 'new-base', force }).empire.resources).toBe(resources)
    expect(at({ step: 'new-base', active: 'rebels', force: 3 }).rebels.resources).toBe(1)
  })
  it(rule('start-of-turn/3', 'start-of-turn/4', 'each own ship gives its printed resources, to the own pool'), () => {
    const t = at({
      step: 'new-base',
      force: 0,
      empire: { ships: ['gozanti-cruiser', 'imperial-carrier', 'star-destroyer'] },
      rebels: { ships: ['hammerhead-corvette'] },
    })
    expect(t.empire.resources).toBe(5)
    expect(t.rebels.resources).toBe(0)
    expect(t.offers).toContain('buy:outer-rim-pilot')
  })
  it(rule('start-of-turn/5', 'ships move the marker no more in later turns'), () => {
    const t = at({
      step: 'new-base',
      force: 1,
      empire: { ships: CARDS.filter((c) => c.type === 'capital-ship' && c.faction === 'empire').map((c) => c.id) },
    })
    expect(t.s.force).toBe(1)
    expect(t.events('force')).toEqual([])
  })
})
