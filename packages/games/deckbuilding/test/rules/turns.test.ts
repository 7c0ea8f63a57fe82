import { describe, expect, it } from 'vitest'
import { at, newGame, rule } from '../at.ts'

describe('turns and actions', () => {
  it(rule('turns/01', 'the Empire begins, then the players alternate'), () => {
    const t = newGame()
    expect(t.asked).toBe('empire main')
    expect(t.do('end').asked).toBe('rebels main')
    expect(t.do('end').asked).toBe('empire main')
  })
  it(rule('turns/02', 'there is no limit of turns'), () => {
    const t = newGame()
    for (let i = 0; i < 60; i++) t.do('end')
    expect(t.s.result).toBeNull()
    expect(t.s.turn).toBe(61)
  })
  it(rule('turns/03', 'nothing is reset or counted at the end of a round'), () => {
    const t = at({ active: 'rebels', empire: { damage: 3, ships: [{ card: 'star-destroyer', damage: 2 }] }, rebels: { damage: 2 } }).do('end')
    expect(t.empire.baseDamage).toBe(3)
    expect(t.empire.damageOf('star-destroyer')).toBe(2)
    expect(t.rebels.baseDamage).toBe(2)
  })
  it(rule('actions/01', 'actions in any order and number: attack, purchase, play, attack again'), () => {
    const t = at({ empire: { units: ['stormtrooper'], hand: ['tie-interceptor'], resources: 2 } })
    t.do('commit:base', 'attack:base', 'buy:outer-rim-pilot', 'play:tie-interceptor', 'commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(5)
    expect(t.empire.discard).toEqual(['outer-rim-pilot'])
  })
  it(rule('actions/01', 'abilities/07', 'nothing of it in the turn of the opponent'), () => {
    const t = at({
      active: 'rebels',
      empire: { hand: ['stormtrooper'], resources: 9, ships: ['gozanti-cruiser'], base: 'death-star' },
      rebels: { ships: ['mon-calamari-cruiser'] },
    })
    for (const key of ['play:stormtrooper', 'buy:outer-rim-pilot', 'commit:base', 'attack:base', 'release:base', 'end'])
      expect([key, t.why(key, 'empire')]).toEqual([key, 'actions/01'])
    for (const key of ['use:gozanti-cruiser', 'use:death-star']) expect([key, t.why(key, 'empire')]).toEqual([key, 'abilities/07'])
  })
  it(rule('actions/02', 'actions/03', 'the turn may be ended with cards to play, resources to spend and attacks to make'), () => {
    const t = at({ empire: { hand: ['stormtrooper'], resources: 9, units: ['darth-vader'] } })
    expect(t.offers).toContain('end')
    expect(t.do('end').asked).toBe('rebels main')
  })
  it('the end is announced even when nothing else is left to do', () => {
    const t = at({ empire: { hand: [] } })
    expect(t.offers).toEqual(['end'])
    expect(t.asked).toBe('empire main')
  })
})
