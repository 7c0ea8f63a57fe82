import { describe, expect, it } from 'vitest'
import { at, CALM, rule, type Raw } from '../at.ts'

const row = ['x-wing', 'y-wing', 'luke-skywalker', 'at-at', 'lobot', 'blockade-runner']
const rowWith = (...first: string[]): string[] => [...first, ...CALM].slice(0, 6)
const hunt = (card: string, units: string[], raw: Raw = {}) => {
  const t = at({ force: 0, row: rowWith(card), ...raw, empire: { units, ...raw.empire } }).do(`commit:${card}`)
  for (const u of units) if (t.ask.kind === 'attackers') t.do(`pick:${u}`)
  return t.do(`attack:${card}`)
}

describe('sabotage and bounty hunting', () => {
  it(rule('attack-row/03', 'attack-row/04', 'attack-row/13', 'attack-row/15', 'only enemy units are targets'), () => {
    const t = at({ row, empire: { units: ['darth-vader'] } })
    expect(t.offers.filter((o) => o.startsWith('commit'))).toEqual(['commit:base', 'commit:x-wing', 'commit:y-wing', 'commit:luke-skywalker'])
    expect(t.why('commit:at-at')).toBe('attack-row/03')
    expect(t.why('commit:lobot')).toBe('attack-row/04')
    expect(t.why('commit:blockade-runner')).toBe('attack-row/13')
    expect(at({ active: 'rebels', row: rowWith('star-destroyer'), rebels: { units: ['x-wing'] } }).why('commit:star-destroyer')).toBe('attack-row/13')
  })
  it(rule('attack-row/05', 'capital ships cannot attack the row'), () => {
    const t = at({ row, empire: { ships: ['star-destroyer'] } })
    expect(t.offers).not.toContain('commit:x-wing')
    expect(t.why('commit:x-wing')).toBe('attack-row/05')
  })
  it(rule('attack-row/01', 'attack-row/06', 'success at the target value, failure below'), () => {
    expect(hunt('han-solo', ['boba-fett']).events('defeated')).toHaveLength(1)
    expect(hunt('han-solo', ['at-st']).events('failed')).toHaveLength(1)
    const raid = at({ active: 'rebels', row: rowWith('boba-fett'), rebels: { units: ['b-wing'] } }).do('commit:boba-fett', 'attack:boba-fett')
    expect(raid.events('defeated')).toHaveLength(1)
  })
  it(rule('attack-row/07', 'the card is discarded, the row refilled, then the reward: the fresh card can be its object'), () => {
    const t = hunt('millennium-falcon', ['darth-vader', 'stormtrooper'], { galaxyDeck: ['star-destroyer', '...'] })
    expect(t.galaxyDiscard).toEqual(['millennium-falcon'])
    expect(t.row[0]).toBe('star-destroyer')
    expect(t.asked).toBe('empire reward')
    expect(t.do('take').empire.discard).toEqual(['star-destroyer'])
  })
  it(rule('attack-row/08', 'the reward may be declined; the card stays defeated'), () => {
    const t = hunt('x-wing', ['tie-interceptor']).do('pass')
    expect(t.empire.resources).toBe(0)
    expect(t.galaxyDiscard).toEqual(['x-wing'])
    expect(t.events('reward')[0]).toMatchObject({ taken: false })
  })
  it(rule('attack-row/09', 'gained resources and Force serve in the same turn'), () => {
    const t = hunt('x-wing', ['tie-interceptor']).do('take', 'buy:outer-rim-pilot')
    expect(t.empire).toMatchObject({ resources: 1, discard: ['outer-rim-pilot'] })
  })
  it(rule('attack-row/10', 'attack beyond the target value goes nowhere'), () => {
    const t = hunt('y-wing', ['boba-fett']).do('take')
    expect(t.empire.resources).toBe(1)
    expect(t.rebels.baseDamage).toBe(0)
  })
  it(rule('attack-row/11', 'cards/13', 'two attacks of 3 do not defeat target value 5: nothing is kept'), () => {
    const t = at({ force: 0, row: rowWith('han-solo'), empire: { units: ['death-trooper', 'tie-interceptor'] } })
    t.do('commit:han-solo', 'pick:death-trooper', 'done', 'attack:han-solo', 'commit:han-solo', 'attack:han-solo')
    expect(t.events('failed')).toHaveLength(2)
    expect(t.row[0]).toBe('han-solo')
    expect(t.s.cards.every((c) => c.damage === 0)).toBe(true)
  })
  it(rule('attack-row/12', 'the worked example: Rebel Commando and X-Wing defeat Director Krennic'), () => {
    const t = at({
      active: 'rebels',
      force: 0,
      row: rowWith('director-krennic'),
      galaxyDiscard: ['lobot'],
      rebels: { units: ['rebel-commando', 'x-wing'] },
    })
    t.do('commit:director-krennic', 'pick:rebel-commando', 'pick:x-wing', 'attack:director-krennic', 'take')
    expect(t.galaxyDiscard[0]).toBe('director-krennic')
    expect(t.rebels.resources).toBe(3)
    expect(t.s.force).toBe(2)
  })
  it(rule('attack-row/14', 'the defeated card goes to the galaxy discard pile, not to its faction'), () => {
    const t = hunt('x-wing', ['tie-interceptor'])
    expect(t.rebels.discard).toEqual([])
    expect(t.galaxyDiscard).toEqual(['x-wing'])
  })
  it(rule('attack-row/15', 'neutral cards are never targets, except where a base permits it'), () => {
    expect(at({ row, empire: { units: ['darth-vader'] } }).why('commit:lobot')).toBe('attack-row/04')
    expect(at({ row, options: { neutralDiscard: true }, empire: { units: ['darth-vader'] } }).why('commit:lobot')).toBe('attack-row/04')
    expect(at({ row, empire: { base: 'ord-mantell', units: ['darth-vader'] } }).why('commit:lobot')).toBeNull()
  })
  it(rule('attack-row/16', 'several row attacks in a turn, also on fresh cards, mixed with the base'), () => {
    const t = at({ force: 0, row: rowWith('y-wing'), galaxyDeck: ['snowspeeder', '...'], empire: { units: ['stormtrooper', 'tie-bomber', 'at-st'] } })
    t.do(
      'commit:y-wing',
      'pick:stormtrooper',
      'done',
      'attack:y-wing',
      'take',
      'commit:snowspeeder',
      'pick:tie-bomber',
      'done',
      'attack:snowspeeder',
      'commit:base',
      'attack:base',
    )
    expect(t.galaxyDiscard).toEqual(['snowspeeder', 'y-wing'])
    expect(t.rebels.baseDamage).toBe(4)
  })
  it('in a joint attack each card with such an ability may use it, in the order that the player wants', () => {
    const t = at({ force: 0, row: rowWith('luke-skywalker'), empire: { units: ['boba-fett', 'dengar', 'stormtrooper'] } })
    t.do('commit:luke-skywalker', 'pick:boba-fett', 'pick:dengar', 'done', 'attack:luke-skywalker', 'take')
    expect(t.asked).toBe('empire use-order')
    t.do('next:dengar')
    expect(t.ask.about).toBe(t.s.players[0]?.units[1])
    t.do('use', 'use')
    expect(t.empire.resources).toBe(4 + 2)
    expect(t.empire.hand).toHaveLength(1)
  })
  it('the reward names the defeated card even when the refill has shuffled it into the galaxy deck', () => {
    const t = at({ row: rowWith('y-wing'), galaxyDeck: [], galaxyDiscard: ['lobot', 'dengar'], empire: { units: ['stormtrooper'] } })
    t.do('commit:y-wing', 'attack:y-wing')
    expect([t.asked, t.ask.about, t.galaxyDiscard]).toEqual(['empire reward', 'y-wing', []])
  })
  it('a reward of which nothing could be carried out is not offered', () => {
    const t = hunt('baze-malbus', ['stormtrooper'], { force: -3 })
    expect(t.asked).toBe('empire main')
  })
})
