import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'
import { offers } from '../../cards/verbs.ts'

describe('abilities', () => {
  it(rule('abilities/01', 'the card is named before hidden things come to light'), () => {
    const t = at({ empire: { units: ['scout-trooper'] } }).do('use:scout-trooper')
    expect(t.table.log.map((x) => x.e.t).slice(0, 2)).toEqual(['use', 'reveal'])
    expect(t.told('use', 1)[0]).toMatchObject({ def: 'scout-trooper' })
  })
  it(rule('abilities/02', 'they are optional, those of bases too'), () => {
    const t = at({ empire: { base: 'death-star', resources: 9, units: ['director-krennic'] }, rebels: { ships: ['rebel-transport'] } })
    expect(t.offers).toEqual(expect.arrayContaining(['use:death-star', 'use:director-krennic', 'end']))
    expect(t.do('end').rebels.ships).toEqual(['rebel-transport'])
  })
  it(rule('abilities/03', 'one that is used is carried out whole: no parts can be left out'), () => {
    const t = at({ empire: { units: ['kel-dor-mystic'], hand: ['imperial-shuttle'], discard: ['stormtrooper'] } }).do('use:kel-dor-mystic')
    expect(t.offers).toEqual(['pick:imperial-shuttle', 'pick:stormtrooper'])
    expect(t.why('end')).toBe('exile/03')
    const gozanti = at({ empire: { ships: ['gozanti-cruiser'], hand: ['imperial-shuttle', 'stormtrooper'] } }).do('use:gozanti-cruiser')
    expect(gozanti.offers).toEqual(['pick:imperial-shuttle', 'pick:stormtrooper'])
    expect(gozanti.why('end')).toBe('abilities/03')
  })
  it(rule('abilities/04', 'what cannot be carried out is ignored'), () => {
    expect(at({ empire: { damage: 2, units: ['hwk-290'] } }).do('use:hwk-290').empire.baseDamage).toBe(0)
    expect(
      at({ empire: { base: 'death-star', units: ['director-krennic'], deck: ['stormtrooper'] } }).do('use:director-krennic').empire.hand,
    ).toEqual(['stormtrooper'])
  })
  it(rule('abilities/05', 'abilities/10', 'once per turn for each card; each copy for itself'), () => {
    const t = at({ empire: { units: ['tie-fighter', 'tie-fighter'], ships: ['star-destroyer'] } }).do('use:tie-fighter')
    expect(t.why('use:tie-fighter')).toBe('abilities/05')
    expect(t.offers).toContain('use:tie-fighter')
    expect(t.do('use:tie-fighter').empire.hand).toHaveLength(2)
    expect(t.offers).not.toContain('use:tie-fighter')
  })
  it(rule('abilities/05', 'end-of-turn/2', 'a ship may use its ability again in the next own turn'), () => {
    const t = at({ force: 0, empire: { ships: ['nebulon-b-frigate'] }, row: ['lobot', 'dengar', 'bossk', 'ig-88', 'x-wing', 'y-wing'] }).do(
      'use:nebulon-b-frigate',
    )
    expect(t.empire.resources).toBe(3)
    expect(t.do('end', 'end', 'use:nebulon-b-frigate').empire.resources).toBe(3)
  })
  it(rule('abilities/07', 'only while the card is in play'), () => {
    const t = at({ empire: { hand: ['director-krennic'], discard: ['scout-trooper'] } })
    expect(t.why('use:director-krennic')).toBe('abilities/07')
    expect(t.why('use:scout-trooper')).toBe('abilities/07')
    expect(t.why('use:death-star')).toBe('abilities/07')
  })
  it(rule('abilities/08', 'not only when the card is played: after an attack as well'), () => {
    const t = at({ empire: { base: 'endor', hand: ['scout-trooper'] } }).do('play:scout-trooper', 'commit:base', 'attack:base')
    expect(t.offers).toContain('use:scout-trooper')
  })
  it(rule('choose/04', 'a choice of options is refused while all of them are closed'), () => {
    const { can } = offers({ repair: 1, discard: 1 })
    const refusedAt = (raw: Parameters<typeof at>[0]) => can(at(raw).s, 0, 0)?.rule ?? null
    expect(refusedAt({ rebels: { hand: [] } })).toBe('deckbuilding/choose/04')
    expect(refusedAt({ empire: { damage: 1 }, rebels: { hand: [] } })).toBeNull()
    expect(refusedAt({ rebels: { hand: ['rebel-trooper'] } })).toBeNull()
  })
})
