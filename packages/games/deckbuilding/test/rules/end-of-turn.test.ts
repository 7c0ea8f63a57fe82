import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

const FIVE = ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle']

describe('end of the turn', () => {
  it(rule('end-of-turn/0', 'end-of-turn/3.1', 'the hand is discarded before the draw; no card is kept'), () => {
    const t = at({ empire: { hand: ['stormtrooper', 'inquisitor'], deck: FIVE } }).do('end')
    expect(t.empire.hand).toEqual(FIVE)
    expect(t.empire.discard.toSorted()).toEqual(['inquisitor', 'stormtrooper'])
  })
  it(rule('end-of-turn/1', 'all units are discarded, used or not; capital ships stay'), () => {
    const t = at({ empire: { units: ['stormtrooper', 'tie-fighter'], ships: ['star-destroyer'], deck: FIVE } }).do(
      'commit:base',
      'pick:stormtrooper',
      'done',
      'attack:base',
      'end',
    )
    expect(t.empire).toMatchObject({ units: [], ships: ['star-destroyer'] })
    expect(t.empire.discard.toSorted()).toEqual(['stormtrooper', 'tie-fighter'])
  })
  it(rule('end-of-turn/2', 'base and capital ships become unused; damage stays'), () => {
    const t = at({
      empire: { base: 'death-star', resources: 4, ships: [{ card: 'star-destroyer', damage: 2 }] },
      rebels: { ships: ['mon-calamari-cruiser'] },
    })
    t.do('use:death-star', 'pick:mon-calamari-cruiser', 'commit:base', 'attack:base')
    expect(t.empire.baseUsed).toBe(true)
    t.do('end')
    expect(t.empire.baseUsed).toBe(false)
    t.do('end', 'commit:base', 'attack:base')
    expect(t.rebels.base).toBeNull()
    expect(t.empire.damageOf('star-destroyer')).toBe(2)
  })
  it('a group that was not resolved is given up', () => {
    const t = at({ empire: { ships: ['star-destroyer'] } }).do('commit:base', 'end')
    expect(t.rebels.baseDamage).toBe(0)
    expect(t.s.cards.every((c) => c.target === -1)).toBe(true)
  })
  it(rule('end-of-turn/3.2', 'unspent resources are gone'), () => {
    const t = at({ force: 0, empire: { resources: 3 } }).do('end', 'end')
    expect(t.empire.resources).toBe(0)
    expect(t.events('end-turn')[0]).toMatchObject({ unspent: 3 })
  })
  it(rule('end-of-turn/4.1', 'five cards are drawn, whatever was drawn in the turn'), () => {
    const t = at({ empire: { units: ['director-krennic'], deck: [...FIVE, 'stormtrooper', 'inquisitor'] } }).do('use:director-krennic', 'end')
    expect(t.empire.hand).toHaveLength(5)
  })
  it(rule('end-of-turn/4.2', 'empty-deck/02', 'deck of 3: draw 3, shuffle, draw 2; the drawn ones are not shuffled in'), () => {
    const t = at({ empire: { deck: ['inquisitor', 'stormtrooper', 'stormtrooper'], discard: FIVE } }).do('end')
    expect(t.empire.hand.slice(0, 3)).toEqual(['inquisitor', 'stormtrooper', 'stormtrooper'])
    expect(t.empire.hand.slice(3)).toEqual(['imperial-shuttle', 'imperial-shuttle'])
    expect(t.empire.deck).toEqual(FIVE.slice(0, 3))
    expect(t.table.log.map((x) => x.e.t).filter((x) => x === 'draw' || x === 'shuffle')).toEqual(['draw', 'shuffle', 'draw'])
  })
  it(rule('end-of-turn/5', 'after the announcement the opponent is on, at once'), () => {
    const t = at({ empire: { hand: ['stormtrooper'], resources: 9 } }).do('end')
    expect(t.asked).toBe('rebels main')
    expect(t.why('buy:outer-rim-pilot', 'empire')).toBe('actions/01')
  })
})
