import { describe, expect, it } from 'vitest'
import { at, CALM, rule, type Raw } from '../at.ts'
import { BASES } from '../../content/bases.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)
/** The start of the Empire's turn without a base, with the choice between the named one and Endor. */
const reveal = (base: string, raw: Raw = {}) => {
  const side = BASES.find((b) => b.id === base)?.faction ?? 'empire'
  const spare = side === 'empire' ? 'endor' : 'hoth'
  const own = { base: null, bases: [base, spare], ...(raw[side] as object) }
  return at({ active: side, step: 'new-base', ...raw, [side]: own }).do(`base:${base}`)
}

describe('Rodia', () => {
  it('discards all Rebel cards of the row together, deals 1 damage for each to the base, then refills', () => {
    const t = reveal('rodia', {
      row: ['x-wing', 'rebel-transport', 'at-at', 'lobot', 'y-wing', 'dengar'],
      galaxyDeck: ['b-wing', 'bossk', 'u-wing', '...'],
      rebels: { ships: ['mon-calamari-cruiser'] },
    }).do('use')
    expect(t.galaxyDiscard.toSorted()).toEqual(['rebel-transport', 'x-wing', 'y-wing'])
    expect(t.rebels.baseDamage).toBe(3)
    expect(t.rebels.damageOf('mon-calamari-cruiser')).toBe(0)
    expect(t.row).toEqual(['b-wing', 'bossk', 'at-at', 'lobot', 'u-wing', 'dengar'])
    expect(t.empire.resources).toBe(0)
  })
  it('is stopped in part by Hoth, may be declined, and is not offered without Rebel cards', () => {
    const row = rowWith('x-wing', 'y-wing', 'b-wing')
    expect(reveal('rodia', { row, rebels: { base: 'hoth' } }).do('use').rebels.baseDamage).toBe(1)
    expect(reveal('rodia', { row }).do('pass').rebels.baseDamage).toBe(0)
    expect(reveal('rodia').asked).toBe('empire main')
  })
  it(rule('victory/02', 'can win the game at once'), () => {
    const t = reveal('rodia', {
      row: rowWith('x-wing'),
      rebels: { base: 'hoth', damage: 13, prevented: 2 },
      empire: { taken: ['dantooine', 'mon-cala'] },
    }).do('use')
    expect(t.s.result).toEqual([1, 0])
    expect(t.row[0]).toBe('-')
  })
})

describe('Hoth', () => {
  it('stops the first 2 damage of each turn, over all attacks and abilities together', () => {
    const t = at({ empire: { units: ['stormtrooper', 'stormtrooper', 'death-trooper'] }, rebels: { base: 'hoth' }, force: 0 })
    t.do('commit:base', 'pick:stormtrooper', 'done', 'attack:base')
    expect(t.rebels.baseDamage).toBe(0)
    expect(t.events('damage')[0]).toMatchObject({ n: 0, prevented: 2 })
    t.do('commit:base', 'pick:death-trooper', 'attack:base')
    expect(t.rebels.baseDamage).toBe(3)
    expect(t.do('end', 'end').s.players[1]?.prevented).toBe(0)
  })
  it('does not protect capital ships', () => {
    const t = at({ empire: { units: ['stormtrooper'] }, rebels: { base: 'hoth', ships: ['rebel-transport'] } }).do('commit:base', 'attack:base')
    expect(t.rebels.ships).toEqual([])
    expect(t.s.players[1]?.prevented).toBe(0)
  })
})

describe('Jedha', () => {
  const raw: Raw = { active: 'rebels', row: rowWith('twilek-smuggler', 'x-wing', 'bossk'), rebels: { base: 'jedha', resources: 12 } }
  it('sends the first neutral purchase of a turn to the hand and exiles it at the end of the turn', () => {
    const t = at(raw).do('buy:x-wing')
    expect(t.rebels.discard).toEqual(['x-wing'])
    t.do('buy:bossk')
    expect(t.offers).toEqual(['discard', 'to-hand:jedha'])
    t.do('to-hand:jedha')
    expect(t.rebels.hand).toEqual(['bossk'])
    const bossk = t.s.players[1]?.hand[0]
    t.do('buy:twilek-smuggler')
    expect(t.rebels.discard[0]).toBe('twilek-smuggler')
    expect(t.do('end').s.exiled).toContain(bossk)
  })
  it('is there again in the next turn', () => {
    expect(at({ ...raw, active: 'empire', bought: 1, boughtNeutral: 1 }).do('end', 'buy:bossk').offers).toEqual(['discard', 'to-hand:jedha'])
  })
  it('may be declined: then nothing is exiled, and the second purchase is not offered', () => {
    const t = at(raw).do('buy:bossk', 'discard')
    expect(t.rebels.discard).toEqual(['bossk'])
    t.do('buy:twilek-smuggler', 'end')
    expect(t.s.doomed).toEqual([])
    expect(t.exiled).not.toContain('bossk')
  })
  it('lets the buyer pick between it, a smuggler and the card itself', () => {
    const t = at({ ...raw, row: rowWith('fang-fighter'), rebels: { base: 'jedha', resources: 9, units: ['twilek-smuggler'] } }).do(
      'use:twilek-smuggler',
      'buy:fang-fighter',
    )
    expect(t.offers).toEqual(['to-deck:twilek-smuggler', 'to-hand:fang-fighter', 'to-hand:jedha'])
    t.do('to-hand:fang-fighter')
    expect(t.s.doomed).toEqual([])
    expect(t.s.waiting).toEqual([])
  })
})

describe('Sullust', () => {
  const raw: Raw = { active: 'rebels', row: rowWith('x-wing', 'y-wing', 'at-at'), rebels: { base: 'sullust', resources: 12 } }
  it('sends the first purchase of a turn on top of the deck, not the second', () => {
    const t = at(raw).do('buy:x-wing', 'to-deck:sullust')
    expect(t.rebels.deck[0]).toBe('x-wing')
    expect(t.do('buy:y-wing').rebels.discard).toEqual(['y-wing'])
  })
  it('is there again in the next turn', () => {
    expect(at({ ...raw, active: 'empire', bought: 1, boughtNeutral: 1 }).do('end', 'buy:x-wing').offers).toContain('to-deck:sullust')
  })
  it('counts free purchases, may be declined', () => {
    const t = at({ ...raw, rebels: { base: 'sullust', resources: 9, units: ['princess-leia'] }, force: 0 }).do(
      'use:princess-leia',
      'buy:x-wing',
      'discard',
      'buy:y-wing',
    )
    expect(t.rebels.discard).toEqual(['y-wing', 'x-wing'])
  })
  it('offers one way to the deck when a smuggler waits too', () => {
    const t = at({ ...raw, rebels: { base: 'sullust', resources: 9, units: ['twilek-smuggler'] } }).do('use:twilek-smuggler', 'buy:x-wing')
    expect(t.asked).toBe('rebels main')
    expect(t.rebels.deck[0]).toBe('x-wing')
  })
})

describe('Tatooine', () => {
  it('swaps a Rebel card of the galaxy discard pile with a card of the row and gains 1 resource', () => {
    const t = reveal('tatooine', { row: rowWith('darth-vader'), galaxyDiscard: ['at-at', 'luke-skywalker', 'lobot', 'x-wing'], force: 0 }).do('use')
    expect(t.offers.toSorted()).toEqual(['pick:luke-skywalker', 'pick:x-wing'])
    t.do('pick:luke-skywalker', 'pick:darth-vader')
    expect(t.row[0]).toBe('luke-skywalker')
    expect(t.galaxyDiscard).toEqual(['darth-vader', 'at-at', 'lobot', 'x-wing'])
    expect(t.rebels.resources).toBe(1)
  })
  it(rule('abilities/04', 'gains the resource although there is no Rebel card to fetch; may be declined'), () => {
    expect(reveal('tatooine', { galaxyDiscard: ['at-at'], force: 0 }).do('use').rebels.resources).toBe(1)
    expect(reveal('tatooine', { force: 0 }).do('pass').rebels.resources).toBe(0)
  })
})

describe('Yavin 4', () => {
  const raw: Raw = {
    active: 'rebels',
    rebels: { base: 'yavin-4', units: ['snowspeeder', 'snowspeeder'] },
    empire: { base: 'endor', hand: ['stormtrooper', 'inquisitor', 'imperial-shuttle'], ships: ['star-destroyer'] },
  }
  it(rule('when/02', 'deal-damage/01', 'deals 2 damage to the base for each discard in the own turn, past the ships'), () => {
    const t = at(raw).do('use:snowspeeder', 'pick:stormtrooper')
    expect(t.asked).toBe('rebels use-when')
    t.do('use', 'use:snowspeeder', 'pick:inquisitor', 'use')
    expect(t.empire.baseDamage).toBe(4)
    expect(t.empire.damageOf('star-destroyer')).toBe(0)
  })
  it('counts discards that the opponent picks as an option; may be declined', () => {
    const t = at({ ...raw, force: 0, rebels: { base: 'yavin-4', units: ['duros-spy', 'b-wing'] } }).do(
      'use:duros-spy',
      'discard',
      'pick:stormtrooper',
      'use',
      'use:b-wing',
      'discard',
      'pick:inquisitor',
      'pass',
    )
    expect(t.empire.baseDamage).toBe(2)
  })
  it('does not see discards in the turn of the opponent, nor when there is no base', () => {
    const t = at({ empire: { base: 'endor', hand: ['stormtrooper', 'inquisitor'] }, rebels: { base: 'yavin-4' } }).do('end')
    expect(t.asked).toBe('rebels main')
    expect(t.empire.baseDamage).toBe(0)
    const bare = at({ ...raw, empire: { base: null, hand: ['stormtrooper', 'inquisitor'] } }).do('use:snowspeeder', 'pick:stormtrooper')
    expect(bare.asked).toBe('rebels main')
  })
  it(rule('victory/02', 'can win the game in the middle of an ability; nothing follows'), () => {
    const t = at({
      active: 'rebels',
      force: 3,
      rebels: { base: 'yavin-4', units: ['lando-calrissian'], taken: ['lothal', 'corellia'] },
      empire: { base: 'coruscant', damage: 14, hand: ['stormtrooper'] },
    })
    t.do('use:lando-calrissian', 'use')
    expect(t.s.result).toEqual([0, 1])
    expect(t.why('end', 'rebels')).toBe('victory/02')
  })
})
