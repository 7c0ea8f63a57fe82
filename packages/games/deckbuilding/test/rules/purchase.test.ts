import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

const row = ['at-at', 'x-wing', 'lobot', 'tie-fighter', 'blockade-runner', 'y-wing']

describe('purchasing', () => {
  it(rule('purchase/01', 'setup/6.2', 'from the six cards of the row or the top pilot'), () => {
    const t = at({ row, empire: { resources: 99, discard: ['at-st'] } })
    expect(t.offers.filter((o) => o.startsWith('buy')).toSorted()).toEqual([
      'buy:at-at',
      'buy:blockade-runner',
      'buy:lobot',
      'buy:outer-rim-pilot',
      'buy:tie-fighter',
    ])
    expect(t.why('buy:at-st')).toBe('purchase/01')
    expect(t.why(`buy:${t.s.pilots[0]}`)).toBe('purchase/01')
    expect(t.why(`buy:${t.s.galaxyDeck[0]}`)).toBe('purchase/01')
  })
  it(rule('purchase/02', 'for resources equal to the cost'), () => {
    const t = at({ row, empire: { resources: 3 } })
    expect(t.why('buy:blockade-runner')).toBe('purchase/02')
    expect(t.params('buy:blockade-runner')).toEqual({ cost: 4, have: 3 })
    expect(t.do('buy:lobot').empire.resources).toBe(0)
  })
  it(rule('affiliation/02', 'no card of the other faction, however rich one is'), () => {
    expect(at({ row, empire: { resources: 20 } }).why('buy:x-wing')).toBe('affiliation/02')
    expect(at({ row, active: 'rebels', rebels: { resources: 20 } }).why('buy:at-at')).toBe('affiliation/02')
  })
  it(rule('affiliation/03', 'neutral cards by either player'), () => {
    for (const side of ['empire', 'rebels'] as const) expect(at({ row, active: side, [side]: { resources: 4 } }).offers).toContain('buy:lobot')
  })
  it(rule('purchase/03', 'purchase/04', 'it goes face up on top of the own discard pile and is not in hand'), () => {
    const t = at({ row, empire: { resources: 9, discard: ['stormtrooper'] } }).do('buy:tie-fighter')
    expect(t.empire).toMatchObject({ discard: ['tie-fighter', 'stormtrooper'], hand: [] })
    expect(t.why('play:tie-fighter')).toBe('play/01')
    const drawn = at({
      row,
      empire: { resources: 9, deck: ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'] },
    }).do('buy:tie-fighter', 'end')
    expect(drawn.empire.hand).not.toContain('tie-fighter')
    expect(drawn.empire.discard).toContain('tie-fighter')
  })
  it(rule('purchase/05', 'the gap is filled at once; the new card can be purchased in the same turn'), () => {
    const t = at({ row, empire: { resources: 9 }, galaxyDeck: ['tie-bomber', 'dengar', '...'] }).do('buy:tie-fighter')
    expect(t.row[3]).toBe('tie-bomber')
    expect(t.do('buy:tie-bomber').row[3]).toBe('dengar')
  })
  it(rule('purchase/06', 'pilots are not replaced'), () => {
    const t = at({ empire: { resources: 20 } })
    for (let i = 0; i < 10; i++) t.do('buy:outer-rim-pilot')
    expect(t.offers).toEqual(['end'])
    expect(t.view(1).pilots).toEqual([])
  })
  it(rule('purchase/07', 'any number of purchases in a turn'), () => {
    expect(at({ row, empire: { resources: 6 } }).do('buy:tie-fighter', 'buy:lobot', 'buy:outer-rim-pilot').empire.discard).toHaveLength(3)
  })
})
