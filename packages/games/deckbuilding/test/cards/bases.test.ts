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

describe('Lothal and Dantooine', () => {
  it(rule('cards/13', 'attack-base/07', 'hold 8 and have no ability'), () => {
    const t = at({ empire: { units: ['at-at', 'stormtrooper'] } })
    expect(t.why('use:lothal')).toBe('cards/12')
    expect(t.do('commit:base', 'pick:at-at', 'pick:stormtrooper', 'attack:base').rebels.base).toBeNull()
    expect(at({ active: 'rebels', rebels: { units: ['luke-skywalker'] } }).do('commit:base', 'attack:base').empire.baseDamage).toBe(6)
  })
})

for (const [base, side, own, foreign] of [
  ['corellia', 'empire', 'at-at', 'x-wing'],
  ['mon-cala', 'rebels', 'x-wing', 'at-at'],
] as const) {
  describe(base, () => {
    it(rule('start-of-turn/1.4', 'purchases a card of the own faction or a neutral one into the hand, for nothing, before step 2'), () => {
      const t = reveal(base, { row: rowWith(own, foreign, 'lobot'), galaxyDeck: ['dengar', '...'], force: side === 'empire' ? -3 : 3 })
      expect(t.asked).toBe(`${side} use-when`)
      t.do('use')
      expect(t.offers).toContain(`buy:${own}`)
      expect(t.offers).toContain('buy:lobot')
      expect(t.offers).not.toContain(`buy:${foreign}`)
      expect(t.side(side).resources).toBe(0)
      t.do(`buy:${own}`)
      expect(t.side(side)).toMatchObject({ hand: [own], resources: 1 })
      expect(t.row[0]).toBe('dengar')
      expect(t.s.bought).toBe(1)
    })
    it('may be declined; is not offered again', () => {
      const t = reveal(base, { row: rowWith(own) }).do('pass')
      expect(t.side(side).hand).toEqual([])
      expect(t.why(`use:${base}`)).toBe('when/01')
    })
    it('lets a Fang Fighter go to the hand by itself, with its draw', () => {
      const t = reveal(base, { row: rowWith('fang-fighter'), force: side === 'empire' ? -1 : 1 }).do('use', 'buy:fang-fighter')
      expect(t.offers).toEqual([`to-hand:${base}`, 'to-hand:fang-fighter'])
      expect(t.do('to-hand:fang-fighter').side(side).hand).toHaveLength(2)
    })
  })
}

for (const [base, side, junk] of [
  ['kessel', 'empire', 'imperial-shuttle'],
  ['dagobah', 'rebels', 'alliance-shuttle'],
] as const) {
  describe(base, () => {
    it(rule('exile/05', 'exiles up to 3 cards of hand and discard pile when revealed'), () => {
      const t = reveal(base, { [side]: { hand: [junk], discard: [junk, junk, junk] } }).do('use', `pick:${junk}`, `pick:${junk}`, `pick:${junk}`)
      expect(t.asked).toBe(`${side} main`)
      expect(t.side(side)).toMatchObject({ hand: [], discard: [junk] })
    })
    it('also fewer or none; not offered without cards', () => {
      expect(
        reveal(base, { [side]: { hand: [junk] } })
          .do('use', 'done')
          .side(side).hand,
      ).toEqual([junk])
      expect(reveal(base, {}).asked).toBe(`${side} main`)
    })
  })
}

for (const [base, side, before, after] of [
  ['mustafar', 'empire', 1, -3],
  ['alderaan', 'rebels', -1, 3],
] as const) {
  describe(base, () => {
    it(rule('start-of-turn/0', 'gains 4 Force when revealed, early enough for the extra resource'), () => {
      const t = reveal(base, { force: before }).do('use')
      expect(t.s.force).toBe(after)
      expect(t.side(side).resources).toBe(1)
      expect(reveal(base, { force: -after }).do('use').s.force).toBe(side === 'empire' ? -1 : 1)
    })
    it('may be declined; is not offered with the marker on the own last space', () => {
      expect(reveal(base, { force: before }).do('pass').s.force).toBe(before)
      expect(reveal(base, { force: after }).asked).toBe(`${side} main`)
    })
  })
}

for (const [base, side] of [
  ['kafrene', 'empire'],
  ['bespin', 'rebels'],
] as const) {
  describe(base, () => {
    const start = (hand: string[], more: Raw = {}) => at({ active: side, force: 0, ...more, [side]: { base, hand } })
    it('draws for the first neutral card played in a turn, pilots and ships too, not for the second', () => {
      for (const card of ['outer-rim-pilot', 'twilek-smuggler']) {
        const t = start([card, 'dengar']).do(`play:${card}`)
        expect(t.asked).toBe(`${side} use-when`)
        t.do('use')
        expect(t.side(side).hand).toHaveLength(2)
        expect(t.do('play:dengar').asked).toBe(`${side} main`)
      }
      const ship = start(['c-roc-cruiser'], { row: ['lobot', 'ig-88', 'bossk', 'kel-dor-mystic', 'x-wing', 'y-wing'] }).do('play:c-roc-cruiser')
      expect(ship.asked).toBe(`${side} use-when`)
    })
    it('may be declined, then not for the second either', () => {
      const t = start(['outer-rim-pilot', 'dengar']).do('play:outer-rim-pilot', 'pass', 'play:dengar')
      expect(t.asked).toBe(`${side} main`)
      expect(t.side(side).hand).toEqual([])
    })
    it('works again in the next turn, and not for cards of a faction', () => {
      const t = start([side === 'empire' ? 'stormtrooper' : 'rebel-trooper']).do(`play:${side === 'empire' ? 'stormtrooper' : 'rebel-trooper'}`)
      expect(t.asked).toBe(`${side} main`)
      expect(t.s.playedNeutral).toBe(0)
      const again = start(['outer-rim-pilot']).do('play:outer-rim-pilot', 'pass', 'end', 'end')
      expect(again.s.playedNeutral).toBe(0)
    })
  })
}

describe('Ord Mantell', () => {
  const raw: Raw = {
    row: ['dengar', 'twilek-smuggler', 'blockade-runner', 'lobot', 'x-wing', 'at-at'],
    empire: { base: 'ord-mantell', units: ['boba-fett', 'stormtrooper', 'death-trooper', 'bossk'] },
    force: 0,
  }
  it(rule('attack-row/15', 'commit/08', 'allows one attack a turn on a neutral unit: target value and reward are its cost'), () => {
    const t = at(raw)
    expect(t.offers).toEqual(expect.arrayContaining(['commit:dengar', 'commit:lobot', 'commit:twilek-smuggler']))
    t.do('commit:dengar', 'pick:boba-fett', 'done', 'attack:dengar', 'take', 'pass')
    expect(t.empire.resources).toBe(4)
    expect(t.galaxyDiscard).toEqual(['dengar'])
    expect(t.why('commit:twilek-smuggler')).toBe('attack-row/15')
    expect(t.offers.filter((o) => o.startsWith('commit'))).toEqual(['commit:base', 'commit:x-wing'])
  })
  it('counts an attack that fails, frees other such groups, and works again in the next turn', () => {
    const t = at(raw).do('commit:lobot', 'pick:bossk', 'commit:dengar', 'pick:stormtrooper', 'done', 'attack:dengar')
    expect(t.events('failed')).toHaveLength(1)
    expect(t.offers).not.toContain('attack:lobot')
    expect(t.s.cards.filter((c) => c.target >= 0)).toEqual([])
    expect(t.do('end', 'end').empire.baseUsed).toBe(false)
  })
  it('covers no capital ships, and gives the abilities of the attackers their moment', () => {
    const t = at(raw)
    expect(t.why('commit:blockade-runner')).toBe('attack-row/13')
    t.do('commit:lobot', 'pick:boba-fett', 'done', 'attack:lobot', 'take')
    expect(t.asked).toBe('empire use-when')
  })
  it(rule('while/03', 'is not used like an ability'), () => {
    expect(at(raw).why('use:ord-mantell')).toBe('while/03')
  })
})

describe('Coruscant', () => {
  const raw: Raw = {
    step: 'new-base',
    empire: { base: 'coruscant', ships: ['gozanti-cruiser'] },
    galaxyDeck: ['x-wing', 'at-at', 'lobot', '...'],
    force: 0,
  }
  it('looks at 2 cards at the start of the turn, after step 3; discards 1, the other goes back on top', () => {
    const t = at(raw)
    expect(t.asked).toBe('empire use-when')
    expect(t.empire.resources).toBe(2)
    t.do('use')
    expect(t.offers).toEqual(['pick:x-wing', 'pick:at-at'])
    t.do('pick:x-wing')
    expect(t.galaxyDiscard).toEqual(['x-wing'])
    expect(t.galaxyDeck.slice(0, 2)).toEqual(['at-at', 'lobot'])
  })
  it(rule('look/01', 'shows them to the Empire only; what is discarded is open'), () => {
    const t = at(raw).do('use', 'pick:at-at')
    expect(t.told('look', 1)[0]).not.toHaveProperty('defs')
    const known = (viewer: 0 | 1) => Object.values(t.view(viewer).cards).map((c) => c.def)
    expect(known(0)).toContain('x-wing')
    expect(known(1)).not.toContain('x-wing')
    expect(known(1)).toContain('at-at')
  })
  it('works in the turn of its reveal, may be declined, and is not offered with an empty deck', () => {
    expect(reveal('coruscant').asked).toBe('empire use-when')
    expect(at(raw).do('pass').asked).toBe('empire main')
    expect(at({ ...raw, galaxyDeck: [] }).asked).toBe('empire main')
  })
  it('looks at a single card when there is only one', () => {
    const t = at({ ...raw, galaxyDeck: ['x-wing'] }).do('use')
    expect(t.offers).toEqual(['pick:x-wing'])
  })
})

describe('Death Star', () => {
  const raw: Raw = {
    empire: { base: 'death-star', resources: 9 },
    rebels: { ships: ['mon-calamari-cruiser'] },
    row: rowWith('rebel-transport', 'star-destroyer', 'lobot', 'dengar'),
    galaxyDeck: ['bossk', '...'],
  }
  it('pays 4 to destroy a ship of the opponent, once per turn', () => {
    const t = at(raw).do('use:death-star', 'pick:mon-calamari-cruiser')
    expect(t.empire.resources).toBe(5)
    expect(t.rebels).toMatchObject({ ships: [], discard: ['mon-calamari-cruiser'] })
    expect(t.why('use:death-star')).toBe('abilities/05')
  })
  it(rule('destroy/03', 'or any ship in the row, of every faction; no reward'), () => {
    const t = at(raw).do('use:death-star')
    expect(t.offers).toEqual([
      'pick:mon-calamari-cruiser',
      'pick:rebel-transport',
      'pick:star-destroyer',
      'pick:blockade-runner',
      'pick:blockade-runner',
    ])
    t.do('pick:star-destroyer')
    expect(t.galaxyDiscard).toEqual(['star-destroyer'])
    expect(t.row[1]).toBe('bossk')
    expect(t.empire.resources).toBe(5)
  })
  it(rule('purchase/02', 'is refused with fewer than 4 resources, or without a ship'), () => {
    const poor = at({ ...raw, empire: { base: 'death-star', resources: 3 } })
    expect(poor.why('use:death-star')).toBe('purchase/02')
    expect(poor.params('use:death-star')).toEqual({ cost: 4, have: 3 })
    expect(
      at({ empire: { base: 'death-star', resources: 9 }, row: ['lobot', 'dengar', 'bossk', 'ig-88', 'x-wing', 'y-wing'] }).why('use:death-star'),
    ).toBe('choose/04')
  })
})

describe('Endor', () => {
  it('gives own Troopers and Vehicles 1 attack, neutral ones too, and no others', () => {
    const units = ['stormtrooper', 'at-st', 'quarren-mercenary', 'tie-fighter']
    const t = at({ empire: { base: 'endor', units }, rebels: { base: 'sullust' } }).do('commit:base', ...units.map((u) => `pick:${u}`), 'attack:base')
    expect(t.events('attack')[0]?.['total']).toBe(3 + 5 + 5 + 2)
  })
  it('has no ability to use', () => {
    expect(at({ empire: { base: 'endor' } }).why('use:endor')).toBe('while/03')
  })
})
