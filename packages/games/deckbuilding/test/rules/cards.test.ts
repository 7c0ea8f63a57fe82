import { describe, expect, it } from 'vitest'
import { BASES } from '../../content/bases.ts'
import { CARDS } from '../../content/cards.ts'
import { BASE_RULES, CARD_RULES } from '../../cards/registry.ts'
import { at, CALM, rule } from '../at.ts'

const galaxyUnits = CARDS.filter((c) => c.deck === 'galaxy' && c.type === 'unit' && c.faction !== 'neutral')

describe('anatomy of the cards', () => {
  it(rule('cards/01', 'cards are units or capital ships; bases stand apart'), () => {
    expect(new Set(CARDS.map((c) => c.type))).toEqual(new Set(['unit', 'capital-ship']))
    expect(BASES).toHaveLength(20)
  })
  it(rule('cards/02', 'attack is what a card contributes; without any it can join no group'), () => {
    const t = at({ empire: { units: ['stormtrooper', 'imperial-shuttle'] } })
    t.do('commit:base')
    expect(t.s.cards.filter((c) => c.target === -2)).toHaveLength(1)
    expect(t.do('attack:base').rebels.baseDamage).toBe(2)
  })
  it(rule('cards/03', 'resources are what a card gives when played'), () => {
    expect(at({ empire: { hand: ['hwk-290'] } }).do('play:hwk-290').empire.resources).toBe(4)
  })
  it(
    rule(
      'cards/06',
      'cards/13',
      'cards/14',
      'attack-row/02',
      'each faction unit of the galaxy has one target value and one reward, and no hit points; others have none',
    ),
    () => {
      expect(galaxyUnits.length).toBeGreaterThan(0)
      for (const c of CARDS) {
        const inRow = galaxyUnits.includes(c)
        expect([c.id, c.targetValue !== null, c.reward !== null]).toEqual([c.id, inRow, inRow])
        expect([c.id, c.hitPoints !== null]).toEqual([c.id, c.type === 'capital-ship'])
      }
    },
  )
  it(rule('cards/07', 'cost plays no part when a card is played'), () => {
    expect(at({ empire: { hand: ['darth-vader'] } }).do('play:darth-vader').empire).toMatchObject({ units: ['darth-vader'], resources: 0 })
  })
  it(rule('cards/08', 'a reward is given neither for playing nor for purchasing the card'), () => {
    const t = at({ force: 0, empire: { resources: 1, hand: ['tie-interceptor'] }, row: ['tie-fighter', ...CALM.slice(0, 5)] }).do(
      'play:tie-interceptor',
      'buy:tie-fighter',
    )
    expect(t.empire.resources).toBe(0)
    expect(t.s.force).toBe(0)
  })
  it(rule('cards/09', 'uniqueness restricts nothing by itself'), () => {
    const t = at({ empire: { hand: ['darth-vader', 'boba-fett'] } }).do('play:darth-vader', 'play:boba-fett')
    expect(t.empire.units).toEqual(['darth-vader', 'boba-fett'])
  })
  it(rule('cards/10', 'affiliation/01', 'a card has one faction or is neutral'), () => {
    for (const c of CARDS) expect(['empire', 'rebels', 'neutral']).toContain(c.faction)
  })
  it('every card and base with an ability has its rules, and no other', () => {
    for (const [def, c] of CARDS.entries()) {
      const r = CARD_RULES[def]
      const parts = [r?.use, r?.onPlay, r?.ownAttack, r?.grants, r?.whenDefeats, r?.whenPurchased, r?.toHand].filter(
        (x) => x !== null && x !== undefined,
      )
      expect([c.id, parts.length]).toEqual([c.id, c.ability === null ? 0 : 1])
    }
    for (const b of BASES) {
      const r = BASE_RULES[b.id]
      const parts = [r?.use, r?.whenRevealed, r?.startOfTurn, r?.firstNeutralPlayed, r?.whenOpponentDiscards, r?.grants, r?.placement].filter(
        (x) => x !== null && x !== undefined,
      )
      expect([b.id, parts.length + (r?.prevents ? 1 : 0) + (r?.huntsNeutral ? 1 : 0)]).toEqual([b.id, b.ability === null ? 0 : 1])
    }
  })
})
