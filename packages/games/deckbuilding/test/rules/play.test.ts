import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

describe('playing a card', () => {
  it(rule('play/01', 'play/02', 'a card of the hand comes into the own play area, for nothing'), () => {
    const t = at({ empire: { hand: ['darth-vader', 'star-destroyer'] } }).do('play:darth-vader', 'play:star-destroyer')
    expect(t.empire).toMatchObject({ hand: [], units: ['darth-vader'], ships: ['star-destroyer'], resources: 0 })
  })
  it(rule('play/01', 'cards elsewhere cannot be played, and the refusal does not tell where hidden ones are'), () => {
    const t = at({ empire: { hand: ['stormtrooper'], discard: ['at-st'], deck: ['inquisitor', '...'] }, rebels: { hand: ['rebel-trooper'] } })
    for (const card of ['at-st', 'blockade-runner', 'inquisitor', 'rebel-trooper']) {
      expect(t.why(`play:${card}`)).toBe('play/01')
      expect(t.params(`play:${card}`)).toBeUndefined()
    }
  })
  it(rule('play/03', 'its resources are gained at once, then its Force'), () => {
    const t = at({ force: 0, empire: { hand: ['jabba-the-hutt'] } }).do('play:jabba-the-hutt')
    expect(t.table.log.map((x) => x.e.t)).toEqual(['play', 'resources', 'force'])
    expect(t.empire.resources).toBe(2)
    expect(t.s.force).toBe(-2)
  })
  it(rule('play/04', 'abilities/06', 'it may use its ability and attack in the same turn, in any order, ships too'), () => {
    const t = at({ empire: { hand: ['star-destroyer', 'gozanti-cruiser', 'stormtrooper', 'inquisitor'] } })
    t.do('play:star-destroyer', 'commit:base', 'attack:base', 'play:gozanti-cruiser', 'use:gozanti-cruiser', 'pick:inquisitor')
    expect(t.rebels.baseDamage).toBe(4)
    expect(t.empire.hand).toHaveLength(2)
  })
  it(rule('play/05', 'a unit stays until the end of the turn and may use its ability after its attack'), () => {
    const t = at({ empire: { hand: ['director-krennic'] } }).do('play:director-krennic', 'commit:base', 'attack:base', 'use:director-krennic')
    expect(t.empire.units).toEqual(['director-krennic'])
    expect(t.empire.hand).toHaveLength(1)
    expect(t.do('end').empire).toMatchObject({ units: [], discard: expect.arrayContaining(['director-krennic']) })
  })
  it(rule('play/06', 'a capital ship stays over the end of the turn'), () => {
    expect(at({ empire: { hand: ['star-destroyer'] } }).do('play:star-destroyer', 'end').empire.ships).toEqual(['star-destroyer'])
  })
})
