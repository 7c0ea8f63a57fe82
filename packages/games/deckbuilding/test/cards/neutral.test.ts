import { describe, expect, it } from 'vitest'
import { at, CALM, rule, type Raw } from '../at.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)

describe('Jawa Scavenger', () => {
  const raw: Raw = { empire: { units: ['jawa-scavenger'], resources: 3 }, galaxyDiscard: ['x-wing', 'at-at', 'bossk', 'tie-fighter'] }
  it('exiles itself to purchase a card of the galaxy discard pile at its cost; the row is not refilled', () => {
    const t = at(raw).do('use:jawa-scavenger')
    expect(t.offers.toSorted()).toEqual(['buy:bossk', 'buy:tie-fighter'])
    const row = t.row
    t.do('buy:bossk')
    expect(t.empire).toMatchObject({ resources: 0, discard: ['bossk'], units: [] })
    expect(t.galaxyDiscard).toEqual(['x-wing', 'at-at', 'tie-fighter'])
    expect(t.row).toEqual(row)
    expect(t.s.bought).toBe(1)
  })
  it(rule('if/01', 'is refused when nothing there can be purchased and paid for'), () => {
    expect(at({ ...raw, galaxyDiscard: ['x-wing', 'at-at'] }).why('use:jawa-scavenger')).toBe('if/01')
    expect(at({ empire: { units: ['jawa-scavenger'] }, galaxyDiscard: ['tie-fighter'] }).why('use:jawa-scavenger')).toBe('if/01')
  })
})

describe('Z-95 Headhunter', () => {
  it('draws while the opponent has a capital ship in play', () => {
    expect(at({ empire: { units: ['z-95-headhunter'] }, rebels: { ships: ['rebel-transport'] } }).do('use:z-95-headhunter').empire.hand).toHaveLength(
      1,
    )
  })
  it(rule('if/01', 'is refused otherwise: an own ship does not count'), () => {
    expect(at({ empire: { units: ['z-95-headhunter'], ships: ['star-destroyer'] } }).why('use:z-95-headhunter')).toBe('if/01')
  })
})

describe('Kel Dor Mystic', () => {
  it(rule('exile/06', 'exile/02', 'gives its Force, then exiles itself and a card of the hand'), () => {
    const t = at({ force: 3, empire: { hand: ['kel-dor-mystic', 'imperial-shuttle'], discard: ['stormtrooper'] } }).do('play:kel-dor-mystic')
    expect(t.s.force).toBe(1)
    t.do('use:kel-dor-mystic')
    expect(t.offers).toEqual(['pick:imperial-shuttle', 'pick:stormtrooper'])
    t.do('pick:imperial-shuttle')
    expect(t.exiled).toEqual(expect.arrayContaining(['kel-dor-mystic', 'imperial-shuttle']))
    expect(t.empire).toMatchObject({ hand: [], units: [], discard: ['stormtrooper'] })
  })
  it(rule('exile/03', 'is refused when hand and discard pile are empty: cards in play are none of these'), () => {
    expect(at({ empire: { units: ['kel-dor-mystic', 'stormtrooper'] } }).why('use:kel-dor-mystic')).toBe('exile/03')
  })
})

describe('Rodian Gunslinger', () => {
  it(rule('gain/01', 'has 2 more attack against a row card, not against the base'), () => {
    const raw: Raw = { row: rowWith('chewbacca'), empire: { units: ['rodian-gunslinger'] } }
    expect(at(raw).do('commit:chewbacca', 'attack:chewbacca').events('defeated')).toHaveLength(1)
    expect(at(raw).do('commit:base', 'attack:base').rebels.baseDamage).toBe(2)
    const seen = Object.values(at(raw).view(0).cards).find((c) => c.def === 'rodian-gunslinger')
    expect(seen).toMatchObject({ attack: 2, attackRow: 4 })
  })
})

describe('Bossk', () => {
  const raw: Raw = { force: 1, row: rowWith('x-wing'), empire: { units: ['bossk'] } }
  it('gains 1 Force when he defeats a row card', () => {
    expect(at(raw).do('commit:x-wing', 'attack:x-wing', 'take', 'use').s.force).toBe(0)
  })
  it('is not offered with the marker on the own last space, and may be declined', () => {
    expect(at({ ...raw, force: -3 }).do('commit:x-wing', 'attack:x-wing', 'take').asked).toBe('empire main')
    expect(at(raw).do('commit:x-wing', 'attack:x-wing', 'take', 'pass').s.force).toBe(1)
  })
})

describe('Fang Fighter', () => {
  const raw = (force: number): Raw => ({ force, row: rowWith('fang-fighter'), empire: { resources: 3, deck: ['inquisitor', '...'] } })
  it('may go to the hand when purchased, and with the Force a card is drawn too', () => {
    const t = at(raw(-1)).do('buy:fang-fighter')
    expect(t.offers).toEqual(['discard', 'to-hand:fang-fighter'])
    expect(t.do('to-hand:fang-fighter').empire.hand).toEqual(['fang-fighter', 'inquisitor'])
    expect(at(raw(1)).do('buy:fang-fighter', 'to-hand:fang-fighter').empire.hand).toEqual(['fang-fighter'])
  })
  it('can be played in the same turn', () => {
    const t = at(raw(0)).do('buy:fang-fighter', 'to-hand:fang-fighter', 'play:fang-fighter', 'commit:base', 'attack:base')
    expect(t.rebels.baseDamage).toBe(3)
  })
  it('goes to the discard pile when the ability is declined', () => {
    expect(at(raw(-1)).do('buy:fang-fighter', 'discard').empire).toMatchObject({ hand: [], discard: ['fang-fighter'] })
  })
})

describe('Lobot', () => {
  it('offers 2 attack, 2 resources or 2 Force when played', () => {
    const raw: Raw = { force: 3, empire: { hand: ['lobot'] } }
    const t = at(raw).do('play:lobot')
    expect(t.offers).toEqual(['attack', 'resources', 'force'])
    expect(t.do('attack', 'commit:base', 'attack:base').rebels.baseDamage).toBe(2)
    expect(at(raw).do('play:lobot', 'resources').empire.resources).toBe(2)
    expect(at(raw).do('play:lobot', 'force').s.force).toBe(1)
  })
  it(rule('choose/02', 'closes the Force option with the marker on the own last space'), () => {
    expect(at({ force: -3, empire: { hand: ['lobot'] } }).do('play:lobot').offers).toEqual(['attack', 'resources'])
  })
  it(rule('when/01', 'cannot use that later'), () => {
    expect(at({ empire: { units: ['lobot'] } }).why('use:lobot')).toBe('when/01')
  })
})

describe("Twi'lek Smuggler", () => {
  const raw: Raw = { row: rowWith('tie-fighter', 'admiral-piett'), empire: { units: ['twilek-smuggler', 'twilek-smuggler'], resources: 9 } }
  it('sends the next purchase of the turn on top of the deck, and only that', () => {
    const t = at(raw).do('use:twilek-smuggler', 'buy:tie-fighter')
    expect(t.empire.deck[0]).toBe('tie-fighter')
    expect(t.do('buy:admiral-piett').empire.discard).toEqual(['admiral-piett'])
  })
  it('two used before the same purchase are both spent on it', () => {
    const t = at(raw).do('use:twilek-smuggler', 'use:twilek-smuggler')
    expect(t.view(1).waiting).toHaveLength(2)
    t.do('buy:tie-fighter')
    expect(t.s.waiting).toEqual([])
    expect(t.do('buy:admiral-piett').empire.discard).toEqual(['admiral-piett'])
  })
  it('ends unused with the turn', () => {
    const t = at(raw).do('use:twilek-smuggler', 'end', 'end')
    expect(t.s.waiting).toEqual([])
  })
  it('lets the buyer choose when another effect applies too', () => {
    const t = at({ ...raw, row: rowWith('fang-fighter') }).do('use:twilek-smuggler', 'buy:fang-fighter')
    expect(t.offers).toEqual(['to-deck:twilek-smuggler', 'to-hand:fang-fighter'])
  })
})

describe('Dengar', () => {
  it('gains 2 resources when he defeats a row card, beside the reward', () => {
    const t = at({ row: rowWith('u-wing'), empire: { units: ['dengar'] } }).do('commit:u-wing', 'attack:u-wing', 'take', 'use')
    expect(t.empire.resources).toBe(6)
  })
  it('does so although the reward is declined', () => {
    const t = at({ row: rowWith('u-wing'), empire: { units: ['dengar'] } }).do('commit:u-wing', 'attack:u-wing', 'pass', 'use')
    expect(t.empire.resources).toBe(2)
  })
})

describe('HWK-290', () => {
  it(rule('exile/02', 'exiles itself to repair 4, after its resources were gained'), () => {
    const t = at({ empire: { damage: 6, hand: ['hwk-290'] } }).do('play:hwk-290', 'use:hwk-290')
    expect(t.empire).toMatchObject({ resources: 4, baseDamage: 2, units: [] })
    expect(t.exiled).toContain('hwk-290')
  })
  it(rule('repair/01', 'is refused with an undamaged base: its cost would buy nothing'), () => {
    expect(at({ empire: { units: ['hwk-290'] } }).why('use:hwk-290')).toBe('repair/01')
  })
})

describe('Quarren Mercenary', () => {
  const raw = (force: number): Raw => ({
    force,
    row: rowWith('quarren-mercenary'),
    empire: { resources: 4, hand: ['imperial-shuttle', 'imperial-shuttle'], discard: ['stormtrooper'] },
  })
  it('exiles 1 card when purchased, up to 2 with the Force', () => {
    const t = at(raw(0)).do('buy:quarren-mercenary', 'use')
    expect(t.offers).not.toContain('done')
    expect(t.do('pick:stormtrooper').asked).toBe('empire main')
    const two = at(raw(-1)).do('buy:quarren-mercenary', 'use', 'pick:imperial-shuttle', 'pick:stormtrooper')
    expect(two.empire).toMatchObject({ hand: ['imperial-shuttle'], discard: ['quarren-mercenary'] })
    const both = at(raw(-1)).do('buy:quarren-mercenary', 'use', 'pick:imperial-shuttle', 'pick:imperial-shuttle')
    expect([both.asked, both.empire.discard]).toEqual(['empire main', ['quarren-mercenary', 'stormtrooper']])
  })
  it('cannot exile itself, and is not offered when nothing else is there', () => {
    expect(at(raw(-1)).do('buy:quarren-mercenary', 'use').offers).not.toContain('pick:quarren-mercenary')
    const t = at({ row: rowWith('quarren-mercenary'), empire: { resources: 4 } }).do('buy:quarren-mercenary')
    expect(t.asked).toBe('empire main')
  })
  it('may be declined', () => {
    expect(at(raw(0)).do('buy:quarren-mercenary', 'pass').empire.hand).toHaveLength(2)
  })
  it('works on free purchases too', () => {
    const t = at({
      step: 'new-base',
      empire: { base: null, bases: ['corellia', 'endor'], discard: ['stormtrooper'] },
      row: rowWith('quarren-mercenary'),
    })
    t.do('base:corellia', 'use', 'buy:quarren-mercenary', 'use')
    expect(t.exiled).toContain('stormtrooper')
  })
})

describe('IG-88', () => {
  it('exiles a card when it defeats a row card', () => {
    const t = at({ row: rowWith('x-wing'), empire: { units: ['ig-88'], hand: ['imperial-shuttle'], discard: ['stormtrooper'] } }).do(
      'commit:x-wing',
      'attack:x-wing',
      'take',
      'use',
    )
    expect(t.offers).toEqual(['pick:imperial-shuttle', 'pick:stormtrooper'])
    expect(t.do('pick:imperial-shuttle').exiled).toContain('imperial-shuttle')
  })
  it('is not offered without such a card', () => {
    expect(at({ row: rowWith('x-wing'), empire: { units: ['ig-88'] } }).do('commit:x-wing', 'attack:x-wing', 'take').asked).toBe('empire main')
  })
})

describe('Lando Calrissian', () => {
  const raw = (force: number): Raw => ({ force, empire: { units: ['lando-calrissian'] }, rebels: { hand: ['alliance-shuttle', 'rebel-trooper'] } })
  it(rule('force/04', 'if/01', 'draws; with the Force the opponent discards too'), () => {
    const t = at(raw(-1)).do('use:lando-calrissian')
    expect(t.empire.hand).toHaveLength(1)
    expect(t.asked).toBe('rebels discard')
    t.do('pick:rebel-trooper')
    const without = at(raw(0)).do('use:lando-calrissian')
    expect(without.empire.hand).toHaveLength(1)
    expect(without.asked).toBe('empire main')
  })
  it('is refused when nothing of it could be carried out', () => {
    expect(at({ force: 0, empire: { units: ['lando-calrissian'], deck: [] } }).why('use:lando-calrissian')).toBe('choose/04')
  })
})

describe("Jabba's Sail Barge", () => {
  it('takes a Bounty Hunter of the own discard pile to the hand', () => {
    const t = at({ empire: { units: ['jabbas-sail-barge'], discard: ['boba-fett', 'lobot', 'dengar'] } }).do('use:jabbas-sail-barge')
    expect(t.offers.toSorted()).toEqual(['pick:boba-fett', 'pick:dengar'])
    expect(t.do('pick:boba-fett').empire.hand).toEqual(['boba-fett'])
  })
  it(rule('if/01', 'is refused without one'), () => {
    expect(at({ empire: { units: ['jabbas-sail-barge'], discard: ['lobot'] } }).why('use:jabbas-sail-barge')).toBe('if/01')
  })
})

describe('Jabba the Hutt', () => {
  it('exiles a card of the hand to draw 1, 2 with the Force', () => {
    const raw = (force: number): Raw => ({ force, empire: { units: ['jabba-the-hutt'], hand: ['imperial-shuttle', 'stormtrooper'] } })
    const t = at(raw(0)).do('use:jabba-the-hutt', 'pick:imperial-shuttle')
    expect(t.exiled).toContain('imperial-shuttle')
    expect(t.empire.hand).toHaveLength(2)
    expect(at(raw(-1)).do('use:jabba-the-hutt', 'pick:imperial-shuttle').empire.hand).toHaveLength(3)
  })
  it('is refused with an empty hand, or when nothing can be drawn', () => {
    expect(at({ empire: { units: ['jabba-the-hutt'] } }).why('use:jabba-the-hutt')).toBe('discard/01')
    expect(at({ empire: { units: ['jabba-the-hutt'], hand: ['stormtrooper'], deck: [] } }).why('use:jabba-the-hutt')).toBe('empty-deck/04')
  })
})

describe('C-ROC Cruiser', () => {
  it('discards a card of the hand to repair 3', () => {
    const t = at({ empire: { damage: 5, ships: ['c-roc-cruiser'], hand: ['imperial-shuttle'] } }).do('use:c-roc-cruiser')
    expect(t.empire).toMatchObject({ baseDamage: 2, discard: ['imperial-shuttle'] })
  })
  it('is refused with an undamaged base or an empty hand', () => {
    expect(at({ empire: { ships: ['c-roc-cruiser'], hand: ['imperial-shuttle'] } }).why('use:c-roc-cruiser')).toBe('repair/01')
    expect(at({ empire: { damage: 5, ships: ['c-roc-cruiser'] } }).why('use:c-roc-cruiser')).toBe('discard/01')
  })
})

describe('Blockade Runner', () => {
  it(rule('affiliation/03', 'can be purchased by both, attacks with 1 and gives 1 resource each turn'), () => {
    for (const side of ['empire', 'rebels'] as const) {
      const t = at({ active: side, [side]: { resources: 4 } }).do('buy:blockade-runner')
      expect(t.side(side).discard).toEqual(['blockade-runner'])
    }
    const t = at({ force: 0, empire: { hand: ['blockade-runner'] }, row: ['lobot', 'dengar', 'bossk', 'ig-88', 'x-wing', 'y-wing'] }).do(
      'play:blockade-runner',
      'commit:base',
      'attack:base',
    )
    expect(t.rebels.baseDamage).toBe(1)
    expect(t.do('end', 'end').empire.resources).toBe(1)
  })
})

describe('Nebulon-B Frigate', () => {
  it('repairs 3 or gains 3 resources; prints no resources of its own', () => {
    const raw: Raw = { empire: { damage: 4, ships: ['nebulon-b-frigate'] }, row: rowWith('lobot', 'dengar', 'bossk', 'fang-fighter', 'ig-88') }
    expect(at(raw).do('use:nebulon-b-frigate', 'repair').empire).toMatchObject({ baseDamage: 1, resources: 0 })
    expect(at(raw).do('use:nebulon-b-frigate', 'resources').empire.resources).toBe(3)
    expect(at({ ...raw, empire: { ships: ['nebulon-b-frigate'] } }).do('use:nebulon-b-frigate').empire.resources).toBe(3)
    expect(at({ ...raw, force: 0 }).do('end', 'end').empire.resources).toBe(0)
  })
})
