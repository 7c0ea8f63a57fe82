import { describe, expect, it } from 'vitest'
import { at, rule, type Raw } from '../at.ts'

/** The Empire attacks the base with one card. */
const strike = (card: string, raw: Raw = {}) => at({ force: 0, ...raw, empire: { units: [card], ...raw.empire } }).do('commit:base', 'attack:base')

describe('attacking the base', () => {
  it(rule('attack-base/01', 'the attack of all cards is one sum'), () => {
    const t = at({ force: 0, empire: { units: ['death-trooper', 'stormtrooper', 'at-st'] }, rebels: { base: 'sullust' } })
    t.do('commit:base', 'pick:death-trooper', 'pick:stormtrooper', 'pick:at-st', 'attack:base')
    expect(t.events('attack')[0]).toMatchObject({ total: 9, def: 'sullust' })
    expect(t.rebels.baseDamage).toBe(9)
  })
  it(rule('attack-base/02', 'ships must be destroyed before the base takes damage'), () => {
    const t = strike('death-trooper', { rebels: { ships: ['hammerhead-corvette'] } })
    expect(t.rebels.damageOf('hammerhead-corvette')).toBe(3)
    expect(t.rebels.baseDamage).toBe(0)
  })
  it(rule('attack-base/03', 'damage equal to the hit points destroys the ship: into the pile of its owner'), () => {
    const t = strike('at-st', { rebels: { ships: ['hammerhead-corvette'] } })
    expect(t.rebels).toMatchObject({ ships: [], discard: ['hammerhead-corvette'], baseDamage: 0 })
    const id = t.s.players[1]?.discard[0] ?? -1
    expect(t.s.cards[id]?.damage).toBe(0)
  })
  it(rule('attack-base/04', 'the attacker divides too little among several ships, also without destroying any'), () => {
    const raw: Raw = { force: 0, empire: { units: ['death-trooper'] }, rebels: { ships: ['hammerhead-corvette', 'mon-calamari-cruiser'] } }
    const t = at(raw).do('commit:base', 'attack:base')
    expect(t.asked).toBe('empire split')
    expect(t.offers).toEqual([0, 1, 2, 3].map((n) => `give:hammerhead-corvette:${n}`))
    t.do('give:hammerhead-corvette:1')
    expect([t.rebels.damageOf('hammerhead-corvette'), t.rebels.damageOf('mon-calamari-cruiser')]).toEqual([1, 2])
    expect(at({ ...raw, empire: { units: ['at-at'] } }).do('commit:base', 'attack:base').offers).toEqual(
      [0, 1, 2, 3, 4].map((n) => `give:hammerhead-corvette:${n}`),
    )
  })
  it(rule('attack-base/05', 'what is left after all ships goes to the base'), () => {
    const t = at({ force: 0, empire: { units: ['boba-fett', 'at-st'] }, rebels: { ships: ['hammerhead-corvette'] } }).do(
      'commit:base',
      'pick:boba-fett',
      'pick:at-st',
      'attack:base',
    )
    expect(t.rebels).toMatchObject({ ships: [], baseDamage: 5 })
    const two = at({
      force: 0,
      empire: { units: ['darth-vader', 'boba-fett'] },
      rebels: { ships: ['rebel-transport', { card: 'hammerhead-corvette', damage: 1 }] },
    }).do('commit:base', 'pick:darth-vader', 'pick:boba-fett', 'attack:base')
    expect(two.rebels).toMatchObject({ ships: [], baseDamage: 6 })
  })
  it(rule('attack-base/06', 'damage stays from turn to turn'), () => {
    const t = strike('stormtrooper', { rebels: { damage: 1, ships: ['hammerhead-corvette'] } }).do('end', 'end')
    expect(t.rebels.damageOf('hammerhead-corvette')).toBe(2)
    expect(t.rebels.baseDamage).toBe(1)
  })
  it(rule('attack-base/07', 'attack-base/08', 'damage equal to its hit points destroys a base: to the victory pile of the attacker'), () => {
    const t = strike('stormtrooper', { rebels: { damage: 6 } })
    expect(t.rebels).toMatchObject({ base: null, baseDamage: 0 })
    expect(t.empire.taken).toEqual(['dantooine'])
    expect(t.events('base-destroyed')[0]).toMatchObject({ base: 'dantooine', by: 0 })
    expect(strike('stormtrooper', { rebels: { damage: 5 } }).rebels.base).toBe('dantooine')
  })
  it(rule('attack-base/09', 'surplus damage is lost: the next base starts undamaged'), () => {
    const t = strike('darth-vader', { rebels: { damage: 6 } })
    expect(t.events('lost')[0]).toMatchObject({ n: 4 })
    t.do('end', 'base:mon-cala', 'pass')
    expect(t.rebels.baseDamage).toBe(0)
  })
  it(rule('attack-base/10', 'the owner chooses a new base at the start of the own next turn, not before'), () => {
    const t = strike('stormtrooper', { rebels: { damage: 6 } })
    expect(t.asked).toBe('empire main')
    expect(t.rebels.base).toBeNull()
    expect(t.do('end').asked).toBe('rebels new-base')
  })
  it(rule('attack-base/11', 'without a base the player may be attacked: ships take the damage, the rest is lost'), () => {
    const t = at({ force: 0, empire: { units: ['at-st', 'boba-fett'] }, rebels: { base: null, ships: ['hammerhead-corvette'] } })
    t.do('commit:base', 'pick:at-st', 'pick:boba-fett', 'attack:base')
    expect(t.rebels.ships).toEqual([])
    expect(t.events('lost')[0]).toMatchObject({ n: 5 })
    const bare = at({ empire: { units: ['at-st'] }, rebels: { base: null } }).do('commit:base', 'attack:base')
    expect(bare.events('lost')[0]).toMatchObject({ n: 4 })
    expect(bare.empire.taken).toEqual([])
  })
  it(rule('attack-base/12', 'several attacks in a turn add up'), () => {
    const t = at({ force: 0, empire: { units: ['at-st', 'general-veers'] } }).do(
      'commit:base',
      'pick:at-st',
      'done',
      'attack:base',
      'commit:base',
      'attack:base',
    )
    expect(t.rebels.base).toBeNull()
  })
  it(rule('attack-base/13', 'repair/01', 'repair removes damage of the base, never of a ship'), () => {
    const t = at({ empire: { damage: 6, units: ['hwk-290'], ships: [{ card: 'star-destroyer', damage: 3 }] } }).do('use:hwk-290')
    expect(t.empire.baseDamage).toBe(2)
    expect(t.empire.damageOf('star-destroyer')).toBe(3)
    expect(at({ empire: { units: ['hwk-290'], ships: [{ card: 'star-destroyer', damage: 3 }] } }).why('use:hwk-290')).toBe('repair/01')
  })
})
