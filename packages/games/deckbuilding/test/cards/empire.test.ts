import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)

describe('TIE Fighter', () => {
  it('draws a card while the player has a capital ship in play', () => {
    const t = at({ empire: { units: ['tie-fighter'], ships: ['star-destroyer'], deck: ['inquisitor', '...'] } }).do('use:tie-fighter')
    expect(t.empire.hand).toEqual(['inquisitor'])
    expect(t.why('use:tie-fighter')).toBe('abilities/05')
  })
  it(rule('if/01', 'is refused without a capital ship, also with one of the opponent'), () => {
    const t = at({ empire: { units: ['tie-fighter'] }, rebels: { ships: ['rebel-transport'] } })
    expect(t.offers).not.toContain('use:tie-fighter')
    expect(t.why('use:tie-fighter')).toBe('if/01')
  })
  it('brings 1 resource when defeated', () => {
    const t = at({ active: 'rebels', row: rowWith('tie-fighter'), rebels: { units: ['rebel-trooper'] } })
    t.do('commit:tie-fighter', 'attack:tie-fighter', 'take')
    expect(t.rebels.resources).toBe(1)
  })
})

describe('Admiral Piett', () => {
  it('gives each own capital ship 1 attack, those without any too', () => {
    const t = at({
      empire: { units: ['admiral-piett'], ships: ['gozanti-cruiser', 'star-destroyer', 'blockade-runner'] },
      row: rowWith('x-wing', 'y-wing', 'u-wing', 'b-wing', 'c-roc-cruiser', 'c-roc-cruiser'),
    })
    t.do('commit:base', 'pick:gozanti-cruiser', 'pick:star-destroyer', 'pick:blockade-runner', 'attack:base')
    expect(t.events('attack')[0]?.['total']).toBe(1 + 5 + 2)
    expect(t.rebels.base).toBeNull()
  })
  it('does not help units or the ships of the opponent', () => {
    const t = at({ empire: { units: ['admiral-piett', 'stormtrooper'] }, rebels: { ships: ['mon-calamari-cruiser'] } })
    const cards = Object.values(t.view(0).cards)
    expect(cards.find((c) => c.def === 'stormtrooper')?.attack).toBe(2)
    expect(cards.find((c) => c.def === 'mon-calamari-cruiser')?.attack).toBe(3)
  })
  it('brings 1 Force when defeated', () => {
    const t = at({ active: 'rebels', force: 0, row: rowWith('admiral-piett'), rebels: { units: ['rebel-trooper'] } })
    t.do('commit:admiral-piett', 'attack:admiral-piett', 'take')
    expect(t.s.force).toBe(1)
  })
})

describe('Scout Trooper', () => {
  const scout = (top: string) => at({ force: 1, empire: { units: ['scout-trooper'] }, galaxyDeck: [top, 'lobot', '...'] }).do('use:scout-trooper')
  it(rule('reveal/01', 'reveal/02', 'shows an Empire card to both, gains 1 Force and leaves it on top'), () => {
    const t = scout('death-trooper')
    expect(t.s.force).toBe(0)
    expect(t.galaxyDeck[0]).toBe('death-trooper')
    for (const viewer of [0, 1, 'public'] as const) expect(t.told('reveal', viewer)[0]).toMatchObject({ def: 'death-trooper' })
  })
  it('discards a Rebel card', () => {
    const t = scout('x-wing')
    expect(t.galaxyDiscard).toEqual(['x-wing'])
    expect(t.s.force).toBe(1)
    expect(t.galaxyDeck[0]).toBe('lobot')
  })
  it(rule('reveal/03', 'affiliation/04', 'does nothing with a neutral card'), () => {
    const t = scout('dengar')
    expect(t.galaxyDeck[0]).toBe('dengar')
    expect(t.galaxyDiscard).toEqual([])
    expect(t.s.force).toBe(1)
  })
  it(rule('empty-deck/06', 'is refused when the galaxy deck is empty; nothing is shuffled'), () => {
    const t = at({ empire: { units: ['scout-trooper'] }, galaxyDeck: [], galaxyDiscard: ['x-wing'] })
    expect(t.why('use:scout-trooper')).toBe('empty-deck/06')
    expect(t.galaxyDiscard).toEqual(['x-wing'])
  })
  it('attacks with the bonus of Endor although it prints no attack', () => {
    const t = at({ empire: { base: 'endor', units: ['scout-trooper'] } }).do('commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(1)
  })
  it('lets the one who defeats it exile exactly 1 card', () => {
    const t = at({
      active: 'rebels',
      row: rowWith('scout-trooper'),
      rebels: { units: ['rebel-trooper'], hand: ['alliance-shuttle'], discard: ['rebel-trooper'] },
    })
    t.do('commit:scout-trooper', 'attack:scout-trooper', 'take')
    expect(t.offers).toEqual(['pick:alliance-shuttle', 'pick:rebel-trooper'])
    t.do('pick:rebel-trooper')
    expect(t.exiled).toContain('rebel-trooper')
    expect(t.asked).toBe('rebels main')
  })
})

for (const [name, id] of [
  ['TIE Bomber', 'tie-bomber'],
  ['AT-ST', 'at-st'],
] as const) {
  describe(name, () => {
    it(rule('discard/03', 'discard/04', 'purchase/05', 'discards any card of the row; no reward, the row is refilled'), () => {
      const t = at({ empire: { units: [id] }, row: rowWith('luke-skywalker', 'darth-vader', 'lobot'), galaxyDeck: ['dengar', '...'] }).do(`use:${id}`)
      expect(t.offers).toContain('pick:darth-vader')
      t.do('pick:luke-skywalker')
      expect(t.galaxyDiscard).toEqual(['luke-skywalker'])
      expect(t.row[0]).toBe('dengar')
      expect(t.empire.resources).toBe(0)
      expect(t.asked).toBe('empire main')
    })
    it(rule('setup/6.2', 'cannot discard a pilot'), () => {
      const t = at({ empire: { units: [id] } }).do(`use:${id}`)
      expect(t.offers).not.toContain('pick:outer-rim-pilot')
    })
    it('is refused when the row is empty', () => {
      const t = at({ empire: { units: [id] }, row: [null, null, null, null, null, null], galaxyDeck: [] })
      expect(t.why(`use:${id}`)).toBe('choose/04')
    })
  })
}

describe('TIE Bomber and AT-ST in the row', () => {
  it('let the one who defeats them exile 1 card and up to 2', () => {
    const t = at({
      active: 'rebels',
      row: rowWith('tie-bomber', 'at-st'),
      rebels: { units: ['luke-skywalker', 'rebel-trooper'], hand: ['alliance-shuttle', 'alliance-shuttle', 'alliance-shuttle'] },
    })
    t.do('commit:tie-bomber', 'pick:rebel-trooper', 'attack:tie-bomber', 'take', 'pick:alliance-shuttle')
    expect(t.rebels.hand).toHaveLength(2)
    t.do('commit:at-st', 'attack:at-st', 'take', 'pick:alliance-shuttle', 'done')
    expect(t.rebels.hand).toHaveLength(1)
  })
})

describe('Death Trooper', () => {
  it(rule('while/01', 'force/03', 'has 2 more attack while the Force is with the player, not on the neutral space'), () => {
    for (const [force, attack] of [
      [-1, 5],
      [0, 3],
      [2, 3],
    ] as const) {
      const t = at({ force, empire: { units: ['death-trooper'] } }).do('commit:base', 'attack:base')
      expect(t.rebels.baseDamage).toBe(attack)
    }
  })
  it('counts what holds when the attack is resolved', () => {
    const t = at({ force: 0, empire: { units: ['death-trooper', 'outer-rim-pilot'] } }).do('commit:base', 'use:outer-rim-pilot', 'attack:base')
    expect(t.rebels.baseDamage).toBe(5)
  })
  it('brings 2 Force when defeated', () => {
    const t = at({ active: 'rebels', force: -1, row: rowWith('death-trooper'), rebels: { units: ['x-wing'] } }).do(
      'commit:death-trooper',
      'attack:death-trooper',
      'take',
    )
    expect(t.s.force).toBe(1)
  })
})

describe('TIE Interceptor', () => {
  const use = (top: string) =>
    at({ empire: { units: ['tie-interceptor'], deck: ['inquisitor', '...'] }, galaxyDeck: [top, '...'] }).do('use:tie-interceptor')
  it('draws for an Empire card, which stays on top', () => {
    const t = use('at-at')
    expect(t.empire.hand).toEqual(['inquisitor'])
    expect(t.galaxyDeck[0]).toBe('at-at')
  })
  it('discards a Rebel card without a draw', () => {
    const t = use('b-wing')
    expect(t.empire.hand).toEqual([])
    expect(t.galaxyDiscard).toEqual(['b-wing'])
  })
  it(rule('reveal/03', 'does nothing with a neutral card'), () => {
    const t = use('jabba-the-hutt')
    expect(t.empire.hand).toEqual([])
    expect(t.galaxyDeck[0]).toBe('jabba-the-hutt')
  })
  it(rule('empty-deck/06', 'is refused when the galaxy deck is empty'), () => {
    expect(at({ empire: { units: ['tie-interceptor'] }, galaxyDeck: [] }).why('use:tie-interceptor')).toBe('empty-deck/06')
  })
  it('brings 3 resources when defeated', () => {
    const t = at({ active: 'rebels', row: rowWith('tie-interceptor'), rebels: { units: ['x-wing'] } }).do(
      'commit:tie-interceptor',
      'attack:tie-interceptor',
      'take',
    )
    expect(t.rebels.resources).toBe(3)
  })
})

describe('General Veers', () => {
  it('draws with a Trooper or a Vehicle in play, neutral ones too', () => {
    for (const other of ['stormtrooper', 'at-st', 'quarren-mercenary', 'jabbas-sail-barge']) {
      const t = at({ empire: { units: ['general-veers', other], deck: ['inquisitor', '...'] } }).do('use:general-veers')
      expect(t.empire.hand).toEqual(['inquisitor'])
    }
  })
  it(rule('if/01', 'is refused alone or beside others'), () => {
    expect(at({ empire: { units: ['general-veers', 'tie-fighter'], ships: ['star-destroyer'] } }).why('use:general-veers')).toBe('if/01')
  })
  it('brings 3 Force when defeated', () => {
    const t = at({ active: 'rebels', force: -3, row: rowWith('general-veers'), rebels: { units: ['b-wing'] } }).do(
      'commit:general-veers',
      'attack:general-veers',
      'take',
    )
    expect(t.s.force).toBe(0)
  })
})

describe('Landing Craft', () => {
  it('gains 4 resources or repairs 4', () => {
    const both = { empire: { damage: 5, units: ['landing-craft'] } }
    expect(at(both).do('use:landing-craft', 'resources').empire).toMatchObject({ resources: 4, baseDamage: 5 })
    expect(at(both).do('use:landing-craft', 'repair').empire).toMatchObject({ resources: 0, baseDamage: 1 })
  })
  it(rule('choose/02', 'choose/04', 'cannot repair an undamaged base; removes what is there from a slightly damaged one'), () => {
    expect(at({ empire: { units: ['landing-craft'] } }).do('use:landing-craft').empire.resources).toBe(4)
    expect(at({ empire: { damage: 1, units: ['landing-craft'] } }).do('use:landing-craft', 'repair').empire.baseDamage).toBe(0)
  })
  it('brings 4 resources when defeated', () => {
    const t = at({ active: 'rebels', row: rowWith('landing-craft'), rebels: { units: ['b-wing'] } }).do(
      'commit:landing-craft',
      'attack:landing-craft',
      'take',
    )
    expect(t.rebels.resources).toBe(4)
  })
})

describe('Moff Jerjerrod', () => {
  const start = (force: number) =>
    at({ force, empire: { units: ['moff-jerjerrod'] }, row: rowWith('x-wing'), galaxyDeck: ['at-at', 'lobot', '...'] }).do('use:moff-jerjerrod')
  it(rule('look/01', 'look/02', 'if/01', 'looks without the Force; the opponent is not shown the card and it stays on top'), () => {
    const t = start(0)
    expect(t.asked).toBe('empire main')
    expect(t.galaxyDeck[0]).toBe('at-at')
    expect(t.told('look', 0)[0]).toMatchObject({ defs: ['at-at'] })
    expect(t.told('look', 1)[0]).not.toHaveProperty('defs')
    expect(t.told('look', 'public')[0]).not.toHaveProperty('defs')
    expect(Object.values(t.view(1).cards).some((c) => c.def === 'at-at')).toBe(false)
    expect(Object.values(t.view(0).cards).some((c) => c.def === 'at-at')).toBe(true)
  })
  it('exchanges the card with one of the row when the Force is with the player', () => {
    const t = start(-1).do('pick:x-wing')
    expect(t.row[0]).toBe('at-at')
    expect(t.galaxyDeck.slice(0, 2)).toEqual(['x-wing', 'lobot'])
  })
  it('may leave all as it is', () => {
    const t = start(-1).do('pass')
    expect(t.row[0]).toBe('x-wing')
    expect(t.galaxyDeck[0]).toBe('at-at')
  })
  it(rule('empty-deck/06', 'is refused when the galaxy deck is empty'), () => {
    expect(at({ empire: { units: ['moff-jerjerrod'] }, galaxyDeck: [] }).why('use:moff-jerjerrod')).toBe('empty-deck/06')
  })
  it('brings 3 Force when defeated', () => {
    const t = at({ active: 'rebels', force: -3, row: rowWith('moff-jerjerrod'), rebels: { units: ['b-wing'] } }).do(
      'commit:moff-jerjerrod',
      'attack:moff-jerjerrod',
      'take',
    )
    expect(t.s.force).toBe(0)
  })
})
