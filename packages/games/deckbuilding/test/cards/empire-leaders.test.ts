import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)

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
