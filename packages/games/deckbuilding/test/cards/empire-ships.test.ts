import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

describe('Gozanti Cruiser', () => {
  it('discards a card of the hand to draw one', () => {
    const t = at({ empire: { ships: ['gozanti-cruiser'], hand: ['imperial-shuttle', 'stormtrooper'], deck: ['inquisitor', '...'] } })
    t.do('use:gozanti-cruiser', 'pick:imperial-shuttle')
    expect(t.empire).toMatchObject({ hand: ['stormtrooper', 'inquisitor'], discard: ['imperial-shuttle'] })
  })
  it('is refused with an empty hand', () => {
    expect(at({ empire: { ships: ['gozanti-cruiser'] } }).why('use:gozanti-cruiser')).toBe('discard/01')
  })
  it('gives 2 resources when played and at the start of each own turn', () => {
    const t = at({ empire: { hand: ['gozanti-cruiser'] } }).do('play:gozanti-cruiser')
    expect(t.empire.resources).toBe(2)
    t.do('end', 'end')
    expect(t.empire.resources).toBe(2)
  })
})

describe('Imperial Carrier', () => {
  const total = (units: string[], ships: string[]): unknown => {
    const t = at({ empire: { units, ships } }).do(
      'commit:base',
      ...units.map((u) => `pick:${u}`).slice(0, units.length === 1 ? 0 : undefined),
      'attack:base',
    )
    return t.events('attack')[0]?.['total']
  }
  it('gives each own Fighter 1 attack, neutral ones too; two carriers give 2', () => {
    expect(total(['tie-fighter'], ['imperial-carrier'])).toBe(3)
    expect(total(['z-95-headhunter', 'stormtrooper'], ['imperial-carrier'])).toBe(3 + 2)
    expect(total(['tie-fighter'], ['imperial-carrier', 'imperial-carrier'])).toBe(4)
  })
  it(rule('while/02', 'while/03', 'counts for each attack, and no longer when it has left play'), () => {
    const t = at({ empire: { units: ['tie-fighter', 'z-95-headhunter'], ships: ['imperial-carrier'] }, rebels: { base: 'sullust' } })
    t.do('commit:base', 'pick:tie-fighter', 'done', 'attack:base', 'commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(6)
    const gone = at({ active: 'rebels', rebels: { units: ['luke-skywalker'] }, empire: { units: ['tie-fighter'], ships: ['imperial-carrier'] } })
    const attack = () => Object.values(gone.view(0).cards).find((c) => c.def === 'tie-fighter')?.attack
    expect(attack()).toBe(3)
    gone.do('use:luke-skywalker')
    expect(attack()).toBe(2)
  })
})

describe('Star Destroyer', () => {
  it(rule('cards/12', 'attacks with 4 and has no ability'), () => {
    const t = at({ empire: { ships: ['star-destroyer'] } })
    expect(t.why('use:star-destroyer')).toBe('cards/12')
    expect(t.do('commit:base', 'attack:base').rebels.baseDamage).toBe(4)
  })
  it('is destroyed by 7 damage', () => {
    const t = at({ active: 'rebels', empire: { ships: [{ card: 'star-destroyer', damage: 5 }] }, rebels: { units: ['rebel-trooper'] } }).do(
      'commit:base',
      'attack:base',
    )
    expect(t.empire).toMatchObject({ ships: [], discard: ['star-destroyer'], baseDamage: 0 })
  })
})
