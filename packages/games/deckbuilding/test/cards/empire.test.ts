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

describe('Boba Fett', () => {
  it(rule('when/03', 'draws a card when he defeats a row card, after the reward'), () => {
    const t = at({ empire: { units: ['boba-fett'], deck: ['inquisitor', '...'] }, row: rowWith('x-wing') }).do('commit:x-wing', 'attack:x-wing')
    expect(t.asked).toBe('empire reward')
    t.do('take')
    expect(t.asked).toBe('empire use-when')
    t.do('use')
    expect(t.empire).toMatchObject({ hand: ['inquisitor'], resources: 3 })
  })
  it(rule('when/04', 'may be declined, and then not used for that event any more'), () => {
    const t = at({ empire: { units: ['boba-fett'] }, row: rowWith('x-wing') }).do('commit:x-wing', 'attack:x-wing', 'take', 'pass')
    expect(t.empire.hand).toEqual([])
    expect(t.why('use:boba-fett')).toBe('when/01')
  })
  it('does nothing when the attack fails or he did not take part', () => {
    const weak = at({ empire: { units: ['boba-fett'] }, row: rowWith('princess-leia') }).do('commit:princess-leia', 'attack:princess-leia')
    expect(weak.asked).toBe('empire main')
    const other = at({ empire: { units: ['boba-fett', 'death-trooper'] }, row: rowWith('x-wing') }).do(
      'commit:x-wing',
      'pick:death-trooper',
      'attack:x-wing',
      'take',
    )
    expect(other.asked).toBe('empire main')
  })
  it('brings 3 resources and 2 Force when defeated', () => {
    const t = at({ active: 'rebels', force: 0, row: rowWith('boba-fett'), rebels: { units: ['b-wing'] } }).do(
      'commit:boba-fett',
      'attack:boba-fett',
      'take',
    )
    expect(t.rebels.resources).toBe(3)
    expect(t.s.force).toBe(2)
  })
})

describe('Director Krennic', () => {
  it(rule('cards/05', 'cards/06', 'cards/11', 'draws 1 card, 2 when the base is the Death Star'), () => {
    expect(at({ empire: { units: ['director-krennic'] } }).do('use:director-krennic').empire.hand).toHaveLength(1)
    expect(at({ empire: { base: 'death-star', units: ['director-krennic'] } }).do('use:director-krennic').empire.hand).toHaveLength(2)
  })
  it('is refused when there is nothing to draw', () => {
    expect(at({ empire: { units: ['director-krennic'], deck: [] } }).why('use:director-krennic')).toBe('empty-deck/04')
  })
})

describe('AT-AT', () => {
  it('takes a Trooper of the own discard pile to the hand, a neutral one too', () => {
    const t = at({ empire: { units: ['at-at'], discard: ['at-st', 'quarren-mercenary', 'stormtrooper'] } }).do('use:at-at')
    expect(t.offers.toSorted()).toEqual(['pick:quarren-mercenary', 'pick:stormtrooper'])
    t.do('pick:quarren-mercenary')
    expect(t.empire).toMatchObject({ hand: ['quarren-mercenary'], discard: ['at-st', 'stormtrooper'] })
  })
  it(rule('if/01', 'is refused without a Trooper in the pile'), () => {
    expect(at({ empire: { units: ['at-at'], discard: ['at-st'] } }).why('use:at-at')).toBe('if/01')
  })
  it('gives the one who defeats it a card of the own faction for nothing', () => {
    const t = at({ active: 'rebels', row: rowWith('at-at', 'x-wing'), rebels: { units: ['luke-skywalker'] }, galaxyDeck: ['y-wing', '...'] }).do(
      'commit:at-at',
      'attack:at-at',
      'take',
    )
    expect(t.offers.toSorted()).toEqual(['buy:x-wing', 'buy:y-wing'])
    t.do('buy:x-wing')
    expect(t.rebels).toMatchObject({ discard: ['x-wing'], resources: 0 })
  })
})

describe('Grand Moff Tarkin', () => {
  const start = () =>
    at({ force: 3, empire: { hand: ['grand-moff-tarkin'] }, row: rowWith('at-at', 'x-wing'), galaxyDeck: ['star-destroyer', 'lobot', '...'] })
  it(rule('cards/04', 'moves the marker 2 spaces when played'), () => {
    expect(start().do('play:grand-moff-tarkin').s.force).toBe(1)
  })
  it('takes an Empire card to the hand; it is exiled at the end of the turn wherever it is', () => {
    const t = start().do('play:grand-moff-tarkin', 'use:grand-moff-tarkin')
    expect(t.empire.hand).toEqual(['at-at'])
    expect(t.row[0]).toBe('star-destroyer')
    expect(t.empire.resources).toBe(2)
    expect(t.view(0).cards[String(t.s.players[0]?.hand[0])]?.doomed).toBe(true)
    const kept = t.s.players[0]?.hand[0]
    t.do('play:at-at', 'end')
    expect(t.s.exiled).toContain(kept)
    expect(t.empire.discard).toEqual(['grand-moff-tarkin'])
  })
  it('exiles the card from the hand too, and a capital ship from play', () => {
    const hand = start().do('play:grand-moff-tarkin', 'use:grand-moff-tarkin', 'end')
    expect(hand.exiled).toContain('at-at')
    const ship = at({ empire: { units: ['grand-moff-tarkin'] }, row: rowWith('star-destroyer') }).do(
      'use:grand-moff-tarkin',
      'play:star-destroyer',
      'end',
    )
    expect(ship.empire.ships).toEqual([])
    expect(ship.exiled).toContain('star-destroyer')
  })
  it('exiles the card from the discard pile too', () => {
    const t = at({ empire: { units: ['grand-moff-tarkin'], ships: ['gozanti-cruiser'], deck: ['inquisitor', '...'] }, row: rowWith('at-at') })
    t.do('use:grand-moff-tarkin', 'use:gozanti-cruiser')
    expect(t.empire.discard).toEqual(['at-at'])
    expect(t.do('end').exiled).toContain('at-at')
  })
  it('is no purchase', () => {
    const t = at({ empire: { units: ['grand-moff-tarkin', 'twilek-smuggler'] }, row: rowWith('at-at') }).do(
      'use:twilek-smuggler',
      'use:grand-moff-tarkin',
    )
    expect(t.s.waiting).toHaveLength(1)
    expect(t.s.bought).toBe(0)
  })
  it(rule('if/01', 'is refused without an Empire card in the row'), () => {
    expect(at({ empire: { units: ['grand-moff-tarkin'] } }).why('use:grand-moff-tarkin')).toBe('if/01')
  })
  it('brings 3 resources and 3 Force when defeated', () => {
    const t = at({ active: 'rebels', force: 0, row: rowWith('grand-moff-tarkin'), rebels: { units: ['luke-skywalker'] } }).do(
      'commit:grand-moff-tarkin',
      'attack:grand-moff-tarkin',
      'take',
    )
    expect(t.rebels.resources).toBe(3)
    expect(t.s.force).toBe(3)
  })
})

describe('Darth Vader', () => {
  it('has 4 more attack while the Force is with the Empire', () => {
    for (const [force, attack] of [
      [-2, 10],
      [0, 6],
      [3, 6],
    ] as const) {
      const t = at({ force, empire: { units: ['darth-vader'] }, rebels: { base: 'sullust' } }).do('commit:base', 'attack:base')
      expect(t.rebels.baseDamage).toBe(attack)
    }
  })
  it(rule('while/03', 'has no ability to use'), () => {
    expect(at({ force: -1, empire: { units: ['darth-vader'] } }).why('use:darth-vader')).toBe('while/03')
  })
  it('brings 4 resources and 4 Force when defeated', () => {
    const t = at({ active: 'rebels', force: -3, row: rowWith('darth-vader'), rebels: { units: ['luke-skywalker', 'rebel-trooper'] } })
    t.do('commit:darth-vader', 'pick:luke-skywalker', 'pick:rebel-trooper', 'attack:darth-vader', 'take')
    expect(t.rebels.resources).toBe(4)
    expect(t.s.force).toBe(1)
  })
})

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
