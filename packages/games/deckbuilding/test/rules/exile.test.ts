import { describe, expect, it } from 'vitest'
import { at, CALM, rule } from '../at.ts'

describe('exile', () => {
  it(rule('exile/01', 'an exiled card never comes back, not by a shuffle either'), () => {
    const t = at({ empire: { units: ['kel-dor-mystic'], discard: ['at-at'], deck: [] } }).do('use:kel-dor-mystic')
    expect(t.exiled).toEqual(expect.arrayContaining(['at-at', 'kel-dor-mystic']))
    t.do('end', 'end', 'end', 'end')
    expect([...t.empire.hand, ...t.empire.deck, ...t.empire.discard]).toEqual([])
  })
  it(rule('exile/03', 'only cards of hand and discard pile, not those in play'), () => {
    const t = at({
      active: 'rebels',
      row: ['scout-trooper', ...CALM.slice(0, 5)],
      rebels: { units: ['x-wing', 'rebel-trooper'], hand: ['alliance-shuttle'], discard: ['temple-guardian'] },
    })
    t.do('commit:scout-trooper', 'pick:rebel-trooper', 'attack:scout-trooper', 'take')
    expect(t.offers).toEqual(['pick:alliance-shuttle', 'pick:temple-guardian'])
    expect(t.why('pick:x-wing')).toBe('exile/03')
  })
  it(rule('exile/04', 'a card exiled from hand can no longer be played'), () => {
    const t = at({ empire: { units: ['kel-dor-mystic'], hand: ['imperial-shuttle'] } }).do('use:kel-dor-mystic')
    expect(t.exiled).toContain('imperial-shuttle')
    expect(t.why('play:imperial-shuttle')).toBe('play/01')
    expect(t.empire.resources).toBe(0)
  })
  it(rule('exile/05', 'up to 3: one of the hand and two of the pile'), () => {
    const t = at({
      step: 'new-base',
      empire: { base: null, bases: ['kessel', 'endor'], hand: ['imperial-shuttle'], discard: ['stormtrooper', 'inquisitor'] },
    }).do('base:kessel', 'use')
    t.do('pick:imperial-shuttle', ...t.s.players[0]!.discard.map((id) => `pick:${t.name(id)}`))
    expect(t.empire).toMatchObject({ hand: [], discard: [] })
  })
  it('what must be exiled is lost sight of when it is shuffled into the deck', () => {
    const t = at({
      empire: { units: ['grand-moff-tarkin', 'director-krennic'], ships: ['gozanti-cruiser'], deck: [], discard: ['stormtrooper', 'stormtrooper'] },
      row: ['at-at', ...CALM.slice(0, 5)],
    })
    t.do('use:grand-moff-tarkin', 'use:gozanti-cruiser')
    expect(t.s.doomed).toEqual([])
    t.do('end')
    expect(t.exiled).not.toContain('at-at')
  })
})
