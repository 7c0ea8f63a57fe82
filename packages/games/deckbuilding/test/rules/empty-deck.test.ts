import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

const SHUTTLES = Array.from({ length: 7 }, () => 'imperial-shuttle')

describe('empty decks', () => {
  it(rule('empty-deck/01', 'who has to draw from an empty deck shuffles the discard pile first'), () => {
    const t = at({ empire: { units: ['director-krennic'], deck: [], discard: SHUTTLES } }).do('use:director-krennic')
    expect(t.empire.hand).toEqual(['imperial-shuttle'])
    expect(t.empire.deck).toHaveLength(6)
    expect(t.empire.discard).toEqual([])
  })
  it(rule('empty-deck/02', 'the pile stays when the last card is drawn, and takes in what is purchased later'), () => {
    const t = at({ empire: { resources: 2, units: ['director-krennic'], deck: ['stormtrooper'], discard: SHUTTLES } }).do('use:director-krennic')
    expect(t.empire.deck).toEqual([])
    expect(t.empire.discard).toHaveLength(7)
    t.do('buy:outer-rim-pilot', 'end')
    expect([...t.empire.hand, ...t.empire.deck]).toContain('outer-rim-pilot')
  })
  it(rule('empty-deck/03', 'the galaxy discard pile becomes the galaxy deck when the row needs a card'), () => {
    const t = at({ row: ['tie-fighter', ...CALM.slice(0, 5)], empire: { resources: 1 }, galaxyDeck: [], galaxyDiscard: ['lobot', 'dengar'] }).do(
      'buy:tie-fighter',
    )
    expect(['lobot', 'dengar']).toContain(t.row[0])
    expect(t.galaxyDeck).toHaveLength(1)
    expect(t.galaxyDiscard).toEqual([])
    expect(t.events('shuffle')[0]).toMatchObject({ seat: -1 })
  })
  it(rule('empty-deck/04', 'with both empty one draws what there is'), () => {
    const t = at({ empire: { base: 'death-star', units: ['director-krennic'], deck: ['stormtrooper'] } }).do('use:director-krennic')
    expect(t.empire.hand).toEqual(['stormtrooper'])
    expect(at({ empire: { units: [], deck: [] } }).do('end').empire.hand).toEqual([])
  })
  it(rule('empty-deck/05', 'a gap that cannot be filled stays until a card is there at a later refill'), () => {
    const t = at({ row: ['tie-fighter', 'lobot', ...CALM.slice(0, 4)], empire: { resources: 4, units: ['tie-bomber'] }, galaxyDeck: [] }).do(
      'buy:tie-fighter',
    )
    expect(t.row[0]).toBe('-')
    expect(t.offers).not.toContain('buy:-')
    t.do('use:tie-bomber', 'pick:lobot')
    expect(t.row.slice(0, 2)).toEqual(['lobot', '-'])
    expect(t.galaxyDiscard).toEqual([])
  })
  it(rule('empty-deck/06', 'nothing is shuffled to look or reveal'), () => {
    for (const card of ['scout-trooper', 'tie-interceptor', 'moff-jerjerrod']) {
      const t = at({ empire: { units: [card] }, galaxyDeck: [], galaxyDiscard: ['lobot'] })
      expect(t.why(`use:${card}`)).toBe('empty-deck/06')
      expect(t.galaxyDiscard).toEqual(['lobot'])
    }
  })
  it('after a shuffle a number tells nothing: nobody knows the card and marks are gone', () => {
    const pile = ['at-at', 'stormtrooper', 'inquisitor', 'tie-fighter', 'imperial-shuttle', 'imperial-shuttle']
    const places = new Set<number>()
    for (let seed = 0; seed < 16; seed++) {
      const t = at({ seed, empire: { units: ['director-krennic'], deck: [], discard: pile } })
      const order = [...(t.s.players[0]?.discard ?? [])]
      t.do('use:director-krennic')
      places.add(order.findIndex((id) => t.name(id) === 'at-at'))
      expect(t.s.players[0]?.deck.every((id) => t.s.cards[id]?.seen === 0)).toBe(true)
      expect(order.map((id) => t.name(id)).toSorted()).toEqual(pile.toSorted())
    }
    expect(places.size).toBeGreaterThan(2)
  })
})
