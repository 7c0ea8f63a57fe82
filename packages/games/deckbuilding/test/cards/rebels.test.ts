import { describe, expect, it } from 'vitest'
import { at, CALM, rule, type Raw } from '../at.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)
const rebels = (raw: Raw) => at({ active: 'rebels', ...raw })

/** Defeats the row card with Darth Vader and takes its reward. */
const defeat = (card: string, raw: Raw = {}) => {
  const units = ['darth-vader', 'stormtrooper']
  const t = at({ force: 0, row: rowWith(card), ...raw, empire: { units, ...raw.empire } }).do(
    `commit:${card}`,
    'pick:darth-vader',
    'pick:stormtrooper',
    `attack:${card}`,
  )
  return t.do('take')
}

describe('Y-Wing', () => {
  it(rule('deal-damage/01', 'deal-damage/02', 'exiles itself for 2 damage on the base, past the capital ships'), () => {
    const t = rebels({ rebels: { units: ['y-wing'] }, empire: { ships: ['star-destroyer'] } }).do('use:y-wing', 'base')
    expect(t.empire.baseDamage).toBe(2)
    expect(t.empire.damageOf('star-destroyer')).toBe(0)
    expect(t.exiled).toContain('y-wing')
    expect(t.rebels.units).toEqual([])
  })
  it('or for 2 damage on a capital ship, which may destroy it', () => {
    const t = rebels({ rebels: { units: ['y-wing'] }, empire: { ships: [{ card: 'gozanti-cruiser', damage: 1 }, 'star-destroyer'] } }).do(
      'use:y-wing',
      'pick:gozanti-cruiser',
    )
    expect(t.empire).toMatchObject({ ships: ['star-destroyer'], discard: ['gozanti-cruiser'] })
  })
  it('finds only ships while the opponent has no base, and is refused without either', () => {
    const t = rebels({ rebels: { units: ['y-wing'] }, empire: { base: null, ships: ['star-destroyer', 'gozanti-cruiser'] } }).do('use:y-wing')
    expect(t.offers).toEqual(['pick:star-destroyer', 'pick:gozanti-cruiser'])
    expect(rebels({ rebels: { units: ['y-wing'] }, empire: { base: null } }).why('use:y-wing')).toBe('if/01')
  })
  it(rule('exile/02', 'deal-damage/03', 'may attack first; its damage can destroy the base'), () => {
    const t = rebels({ rebels: { units: ['y-wing'] }, empire: { damage: 4 } }).do('commit:base', 'attack:base', 'use:y-wing')
    expect(t.empire.base).toBeNull()
    expect(t.rebels.taken).toEqual(['lothal'])
  })
  it('brings 1 resource when defeated', () => {
    expect(defeat('y-wing').empire.resources).toBe(1)
  })
})

describe('Baze Malbus', () => {
  it('has 1 more attack for each Rebel base in the victory pile of the opponent, not for own victories', () => {
    const t = rebels({ rebels: { base: 'hoth', units: ['baze-malbus'], taken: ['corellia'] }, empire: { taken: ['dantooine', 'mon-cala'] } }).do(
      'commit:base',
      'attack:base',
    )
    expect(t.empire.baseDamage).toBe(4)
  })
  it('brings 1 Force when defeated', () => {
    expect(defeat('baze-malbus').s.force).toBe(-1)
  })
})

describe('Duros Spy', () => {
  it('lets the opponent choose between a discard and 1 Force for the Rebels', () => {
    const raw = { force: 0, rebels: { units: ['duros-spy'] }, empire: { hand: ['stormtrooper', 'imperial-shuttle'] } }
    const t = rebels(raw).do('use:duros-spy')
    expect(t.asked).toBe('empire option')
    expect(t.offers).toEqual(['force', 'discard'])
    t.do('discard')
    expect(t.asked).toBe('empire discard')
    t.do('pick:imperial-shuttle')
    expect(t.empire).toMatchObject({ hand: ['stormtrooper'], discard: ['imperial-shuttle'] })
    expect(rebels(raw).do('use:duros-spy', 'force').s.force).toBe(1)
  })
  it(rule('choose/03', 'choose/02', 'leaves only the discard with the marker on the last Rebel space'), () => {
    const t = rebels({ rebels: { units: ['duros-spy'] }, empire: { hand: ['stormtrooper', 'imperial-shuttle'] } }).do('use:duros-spy')
    expect(t.asked).toBe('empire discard')
    expect(t.why('force')).toBe('discard/01')
  })
  it('leaves only the Force against an empty hand, and is refused when neither is possible', () => {
    expect(rebels({ force: 0, rebels: { units: ['duros-spy'] } }).do('use:duros-spy').s.force).toBe(1)
    expect(rebels({ rebels: { units: ['duros-spy'] } }).why('use:duros-spy')).toBe('choose/04')
  })
  it('lets the one who defeats it exile 1 card', () => {
    expect(defeat('duros-spy', { empire: { discard: ['imperial-shuttle'] } }).exiled).toContain('imperial-shuttle')
  })
})

describe('Snowspeeder', () => {
  it(rule('discard/01', 'discard/02', 'makes the opponent discard a card of their choice'), () => {
    const t = rebels({ rebels: { units: ['snowspeeder'] }, empire: { hand: ['stormtrooper', 'inquisitor'] } }).do('use:snowspeeder')
    expect(t.asked).toBe('empire discard')
    expect(t.offers).toEqual(['pick:stormtrooper', 'pick:inquisitor'])
    t.do('pick:stormtrooper')
    expect(t.empire).toMatchObject({ hand: ['inquisitor'], discard: ['stormtrooper'] })
  })
  it(rule('if/01', 'is refused against an empty hand'), () => {
    expect(rebels({ rebels: { units: ['snowspeeder'] } }).why('use:snowspeeder')).toBe('if/01')
  })
  it('lets the one who defeats it exile 1 card', () => {
    expect(defeat('snowspeeder', { empire: { hand: ['imperial-shuttle'] } }).exiled).toContain('imperial-shuttle')
  })
})

describe('Chirrut Îmwe', () => {
  it('gives 2 Force when played and has 2 attack while the Force is with the Rebels', () => {
    const t = rebels({ force: -1, rebels: { hand: ['chirrut-imwe'] } }).do('play:chirrut-imwe')
    expect(t.s.force).toBe(1)
    expect(t.do('commit:base', 'attack:base').empire.baseDamage).toBe(2)
  })
  it(rule('cards/02', 'has no attack to join a group with otherwise'), () => {
    const t = rebels({ force: -2, rebels: { hand: ['chirrut-imwe'] } }).do('play:chirrut-imwe')
    expect(t.s.force).toBe(0)
    expect(t.why('commit:base')).toBe('cards/02')
  })
  it('brings 2 Force when defeated', () => {
    expect(defeat('chirrut-imwe').s.force).toBe(-2)
  })
})

describe('Rebel Commando', () => {
  it('makes the opponent discard a card of their choice without the Force', () => {
    const t = rebels({ force: 0, rebels: { units: ['rebel-commando'] }, empire: { hand: ['stormtrooper', 'inquisitor'] } }).do('use:rebel-commando')
    expect(t.asked).toBe('empire discard')
  })
  it(rule('discard/01', 'takes a random card with the Force; nobody is asked'), () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const t = rebels({ seed, rebels: { units: ['rebel-commando'] }, empire: { hand: ['stormtrooper', 'inquisitor', 'imperial-shuttle'] } }).do(
        'use:rebel-commando',
      )
      expect(t.asked).toBe('rebels main')
      expect(t.empire.hand).toHaveLength(2)
      expect(t.events('discard')[0]).toMatchObject({ random: true })
      found.add(t.empire.discard[0] ?? '')
    }
    expect(found.size).toBeGreaterThan(1)
  })
  it(rule('if/01', 'is refused against an empty hand'), () => {
    expect(rebels({ rebels: { units: ['rebel-commando'] } }).why('use:rebel-commando')).toBe('if/01')
  })
  it('brings 2 Force when defeated', () => {
    expect(defeat('rebel-commando').s.force).toBe(-2)
  })
})

describe('X-Wing', () => {
  it('draws while the Force is with the Rebels', () => {
    expect(rebels({ force: 1, rebels: { units: ['x-wing'] } }).do('use:x-wing').rebels.hand).toHaveLength(1)
  })
  it(rule('force/04', 'is refused on the neutral space and on the dark side'), () => {
    for (const force of [0, -1]) {
      const t = rebels({ force, rebels: { units: ['x-wing'] } })
      expect(t.offers).not.toContain('use:x-wing')
      expect(t.why('use:x-wing')).toBe('force/04')
    }
  })
  it('brings 3 resources when defeated', () => {
    expect(defeat('x-wing').empire.resources).toBe(3)
  })
})

describe('Chewbacca', () => {
  it('draws with another unique unit in play, a neutral one too', () => {
    for (const other of ['han-solo', 'lobot'])
      expect(rebels({ rebels: { units: ['chewbacca', other] } }).do('use:chewbacca').rebels.hand).toHaveLength(1)
  })
  it(rule('if/01', 'is refused without one: he himself does not count'), () => {
    expect(rebels({ rebels: { units: ['chewbacca', 'x-wing'] } }).why('use:chewbacca')).toBe('if/01')
  })
  it('brings 3 Force when defeated', () => {
    expect(defeat('chewbacca').s.force).toBe(-3)
  })
})

describe('Jyn Erso', () => {
  const raw = (force: number): Raw => ({
    force,
    rebels: { units: ['jyn-erso'], base: 'yavin-4' },
    empire: { hand: ['stormtrooper', 'inquisitor'], deck: ['imperial-shuttle', '...'] },
  })
  it('shows the hand of the opponent to the Rebels only', () => {
    const t = rebels(raw(0)).do('use:jyn-erso')
    expect(t.asked).toBe('rebels main')
    expect(t.told('look', 1)[0]).toMatchObject({ defs: ['stormtrooper', 'inquisitor'] })
    expect(t.told('look', 'public')[0]).not.toHaveProperty('defs')
    expect(t.view(1).players[0]?.hand).toHaveLength(2)
    expect(t.view('public').players[0]?.hand).toEqual([])
    expect(t.empire.hand).toHaveLength(2)
  })
  it('puts a card of it on the deck of the opponent with the Force; that is no discard', () => {
    const t = rebels(raw(1)).do('use:jyn-erso')
    expect(t.asked).toBe('rebels to-deck')
    t.do('pick:inquisitor')
    expect(t.empire).toMatchObject({ hand: ['stormtrooper'], discard: [], baseDamage: 0 })
    expect(t.empire.deck.slice(0, 2)).toEqual(['inquisitor', 'imperial-shuttle'])
  })
  it(rule('if/01', 'is refused against an empty hand'), () => {
    expect(rebels({ rebels: { units: ['jyn-erso'] } }).why('use:jyn-erso')).toBe('if/01')
  })
  it('brings 3 Force when defeated', () => {
    expect(defeat('jyn-erso').s.force).toBe(-3)
  })
})

describe('U-Wing', () => {
  it(rule('abilities/04', 'repair/02', 'repairs 3 with the Force, or what there is'), () => {
    expect(rebels({ rebels: { damage: 5, units: ['u-wing'] } }).do('use:u-wing').rebels.baseDamage).toBe(2)
    expect(rebels({ rebels: { damage: 2, units: ['u-wing'] } }).do('use:u-wing').rebels.baseDamage).toBe(0)
  })
  it(rule('force/04', 'repair/01', 'is refused without the Force and with an undamaged base'), () => {
    expect(rebels({ force: 0, rebels: { damage: 5, units: ['u-wing'] } }).why('use:u-wing')).toBe('force/04')
    expect(rebels({ rebels: { units: ['u-wing'] } }).why('use:u-wing')).toBe('repair/01')
  })
  it('brings 4 resources when defeated', () => {
    expect(defeat('u-wing').empire.resources).toBe(4)
  })
})

describe('B-Wing', () => {
  const raw: Raw = { rebels: { units: ['b-wing'] }, empire: { base: 'endor', hand: ['stormtrooper', 'inquisitor'] } }
  it('lets the opponent choose between a discard and 2 more attack', () => {
    const t = rebels(raw).do('use:b-wing')
    expect(t.asked).toBe('empire option')
    expect(t.do('attack', 'commit:base', 'attack:base').empire.baseDamage).toBe(7)
    const paid = rebels(raw).do('use:b-wing', 'discard', 'pick:inquisitor', 'commit:base', 'attack:base')
    expect(paid.empire).toMatchObject({ baseDamage: 5, hand: ['stormtrooper'] })
  })
  it('leaves only the attack against an empty hand; it lasts for this turn', () => {
    const t = rebels({ rebels: { units: ['b-wing'] }, empire: { base: 'endor' } }).do('use:b-wing', 'commit:base', 'attack:base')
    expect(t.empire.baseDamage).toBe(7)
    const id = t.s.players[1]?.units[0] ?? -1
    expect(t.do('end').s.cards[id]?.bonus).toBe(0)
  })
  it('lets the one who defeats it exile up to 2 cards, also none', () => {
    const t = defeat('b-wing', { empire: { hand: ['imperial-shuttle'], discard: ['imperial-shuttle'] } }).do(
      'pick:imperial-shuttle',
      'pick:imperial-shuttle',
    )
    expect(t.empire).toMatchObject({ hand: [], discard: [] })
    expect(defeat('b-wing', { empire: { hand: ['imperial-shuttle'] } }).do('done').empire.hand).toHaveLength(1)
  })
})

describe('Cassian Andor', () => {
  const raw = (hand: string[]): Raw => ({ row: rowWith('at-st'), rebels: { units: ['cassian-andor'] }, empire: { hand } })
  it('makes the opponent discard when he defeats a row card, after the reward', () => {
    const t = rebels({ ...raw(['stormtrooper', 'inquisitor']), rebels: { units: ['cassian-andor'], discard: ['alliance-shuttle'] } }).do(
      'commit:at-st',
      'attack:at-st',
      'take',
      'pick:alliance-shuttle',
    )
    expect(t.asked).toBe('rebels use-when')
    t.do('use')
    expect(t.asked).toBe('empire discard')
    expect(t.do('pick:stormtrooper').empire.discard).toEqual(['stormtrooper'])
  })
  it('is not offered against an empty hand', () => {
    expect(rebels(raw([])).do('commit:at-st', 'attack:at-st').asked).toBe('rebels main')
  })
  it('brings 3 resources and 2 Force when defeated', () => {
    const t = defeat('cassian-andor')
    expect(t.empire.resources).toBe(3)
    expect(t.s.force).toBe(-2)
  })
})

describe('Han Solo', () => {
  it('draws 1 card, 2 with the Millennium Falcon in play', () => {
    expect(rebels({ rebels: { units: ['han-solo'] } }).do('use:han-solo').rebels.hand).toHaveLength(1)
    expect(rebels({ rebels: { units: ['han-solo', 'millennium-falcon'] } }).do('use:han-solo').rebels.hand).toHaveLength(2)
  })
  it('is refused when there is nothing to draw', () => {
    expect(rebels({ rebels: { units: ['han-solo'], deck: [] } }).why('use:han-solo')).toBe('empty-deck/04')
  })
  it('brings 3 resources and 2 Force when defeated', () => {
    const t = defeat('han-solo')
    expect(t.empire.resources).toBe(3)
    expect(t.s.force).toBe(-2)
  })
})

describe('Princess Leia', () => {
  const raw = (force: number): Raw => ({
    force,
    row: rowWith('mon-calamari-cruiser', 'lobot', 'x-wing'),
    rebels: { units: ['princess-leia'] },
    galaxyDeck: ['dengar', '...'],
  })
  it('purchases a Rebel card for nothing; with the Force it goes on the deck', () => {
    const t = rebels(raw(1)).do('use:princess-leia')
    expect(t.offers).toEqual(['buy:mon-calamari-cruiser', 'buy:x-wing'])
    t.do('buy:mon-calamari-cruiser')
    expect(t.rebels.deck[0]).toBe('mon-calamari-cruiser')
    expect(t.row[0]).toBe('dengar')
    expect(t.s.bought).toBe(1)
    expect(rebels(raw(0)).do('use:princess-leia', 'buy:x-wing').rebels.discard).toEqual(['x-wing'])
  })
  it('is a purchase: the smuggler waits for it no longer', () => {
    const t = rebels({ ...raw(0), rebels: { units: ['princess-leia', 'twilek-smuggler'] } }).do(
      'use:twilek-smuggler',
      'use:princess-leia',
      'buy:x-wing',
    )
    expect(t.rebels.deck[0]).toBe('x-wing')
    expect(t.s.waiting).toEqual([])
  })
  it(rule('if/01', 'is refused without a Rebel card in the row'), () => {
    expect(rebels({ rebels: { units: ['princess-leia'] } }).why('use:princess-leia')).toBe('if/01')
  })
  it('brings 3 resources and 3 Force when defeated', () => {
    const t = defeat('princess-leia')
    expect(t.empire.resources).toBe(3)
    expect(t.s.force).toBe(-3)
  })
})

describe('Millennium Falcon', () => {
  it('takes a unique unit of the own discard pile to the hand, a neutral one too', () => {
    const t = rebels({ rebels: { units: ['millennium-falcon'], discard: ['x-wing', 'luke-skywalker', 'bossk'] } }).do('use:millennium-falcon')
    expect(t.offers.toSorted()).toEqual(['pick:bossk', 'pick:luke-skywalker'])
    expect(t.do('pick:luke-skywalker').rebels).toMatchObject({ hand: ['luke-skywalker'], discard: ['x-wing', 'bossk'] })
  })
  it(rule('if/01', 'is refused without one'), () => {
    expect(rebels({ rebels: { units: ['millennium-falcon'], discard: ['x-wing'] } }).why('use:millennium-falcon')).toBe('if/01')
  })
  it('gives the one who defeats it a card of the own faction for nothing', () => {
    const t = defeat('millennium-falcon', { row: rowWith('millennium-falcon', 'at-at', 'x-wing', 'lobot'), galaxyDeck: ['star-destroyer', '...'] })
    expect(t.offers.toSorted()).toEqual(['buy:at-at', 'buy:star-destroyer'])
    expect(t.do('buy:star-destroyer').empire.discard).toEqual(['star-destroyer'])
  })
})

describe('Luke Skywalker', () => {
  it(rule('destroy/01', 'destroy/02', 'destroys a capital ship of the opponent with the Force, undamaged as it is'), () => {
    const t = rebels({
      rebels: { units: ['luke-skywalker'] },
      empire: { ships: ['star-destroyer', 'gozanti-cruiser'] },
      row: rowWith('star-destroyer'),
    }).do('use:luke-skywalker')
    expect(t.offers).toEqual(['pick:star-destroyer', 'pick:gozanti-cruiser'])
    expect(t.do('pick:star-destroyer').empire).toMatchObject({ ships: ['gozanti-cruiser'], discard: ['star-destroyer'] })
  })
  it(rule('force/04', 'if/01', 'is refused without the Force or without a target; never at a ship in the row'), () => {
    expect(rebels({ force: 0, rebels: { units: ['luke-skywalker'] }, empire: { ships: ['star-destroyer'] } }).why('use:luke-skywalker')).toBe(
      'force/04',
    )
    expect(rebels({ rebels: { units: ['luke-skywalker'] }, row: rowWith('star-destroyer') }).why('use:luke-skywalker')).toBe('if/01')
  })
  it('brings 4 resources and 4 Force when defeated', () => {
    const t = defeat('luke-skywalker', { force: 3 })
    expect(t.empire.resources).toBe(4)
    expect(t.s.force).toBe(-1)
  })
})
