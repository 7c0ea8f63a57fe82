import { below, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { UNITS } from '../content/units.ts'
import { unitNo } from '../lookup.ts'
import { battleOdds, missionOdds, successes } from '../odds.ts'

const units = (counts: Record<string, number>): number[] => {
  const list = UNITS.map(() => 0)
  for (const [id, n] of Object.entries(counts)) list[unitNo(id)] = n
  return list
}
const chance = (seed: string) => {
  const r = rngFrom(seed)
  return (n: number): number => below(r, n)
}

describe('odds of missions', () => {
  it('counts the successes of dice exactly', () => {
    expect(successes(0)).toEqual([1])
    expect(successes(1)).toEqual([1 / 3, 1 / 2, 1 / 6])
    const two = successes(2)
    expect(two[0]).toBeCloseTo(4 / 36)
    expect(two[1]).toBeCloseTo(12 / 36)
    expect(two[2]).toBeCloseTo(13 / 36)
    expect(two[3]).toBeCloseTo(6 / 36)
    expect(two[4]).toBeCloseTo(1 / 36)
    expect(successes(10).reduce((a, b) => a + b)).toBeCloseTo(1)
  })
  it('a tie fails, and an opposer without dice forces one success', () => {
    expect(missionOdds(1, 0, 0)).toBeCloseTo(2 / 3)
    expect(missionOdds(0, 0, 0)).toBe(0)
    expect(missionOdds(0, 2, 0)).toBe(1)
    // 1 die each: 1 against 0, 2 against 0 or 1.
    expect(missionOdds(1, 0, 1)).toBeCloseTo((1 / 2) * (1 / 3) + (1 / 6) * (5 / 6))
    expect(missionOdds(1, 2, 1)).toBeCloseTo(1 - (1 / 3) * (1 / 6))
    expect(missionOdds(1, 0, 0, 2)).toBe(0)
    expect(missionOdds(40, 0, 0)).toBeCloseTo(missionOdds(10, 0, 0))
  })
})

describe('odds of battles', () => {
  it('one trooper against one stormtrooper: about a third each, as a sum without cards says', () => {
    const odds = battleOdds(
      { theatre: 'ground', units: units({ 'rebel-trooper': 1, stormtrooper: 1 }), cards: [0, 0], first: 0 },
      40_000,
      chance('even'),
    )
    // Both roll one black die: hit or direct hit (1/2) kills. Specials draw cards, the same for both sides.
    expect(odds.rebel).toBeCloseTo(odds.imperial, 1)
    expect(odds.rebel + odds.imperial + odds.nobody).toBeCloseTo(1)
    expect(odds.nobody).toBeGreaterThan(0.25)
    expect(odds.nobody).toBeLessThan(0.4)
  })
  it('a side alone wins for certain, and structures that can do no harm lose', () => {
    expect(battleOdds({ theatre: 'space', units: units({ 'x-wing': 1 }), cards: [0, 0], first: 0 }, 50, chance('a'))).toMatchObject({
      rebel: 1,
      losses: [0, 0],
    })
    const odds = battleOdds({ theatre: 'ground', units: units({ 'shield-generator': 1, 'at-at': 2 }), cards: [0, 0], first: 0 }, 500, chance('b'))
    expect(odds).toMatchObject({ rebel: 0, losses: [1, 0] })
    expect(odds.imperial).toBe(1)
  })
  it('a Death Star takes no damage; Ion Cannons take its dice; cards and numbers help', () => {
    const ships = units({ 'death-star': 1, 'mon-calamari-cruiser': 1 })
    expect(battleOdds({ theatre: 'space', units: ships, cards: [0, 0], first: 0 }, 500, chance('c'))).toMatchObject({
      rebel: 0,
      losses: [expect.any(Number), 0],
    })
    expect(battleOdds({ theatre: 'space', units: ships, cards: [0, 0], first: 0, ionCannons: 2 }, 200, chance('d')).imperial).toBe(0)
    const even = units({ airspeeder: 2, 'at-st': 2 })
    const without = battleOdds({ theatre: 'ground', units: even, cards: [0, 0], first: 0 }, 20_000, chance('e'))
    const withCards = battleOdds({ theatre: 'ground', units: even, cards: [3, 0], first: 0 }, 20_000, chance('e'))
    expect(without.rebel).toBeCloseTo(without.imperial, 1)
    expect(withCards.rebel).toBeGreaterThan(without.rebel + 0.05)
  })
})
