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

/** Each die as its successes, with its chance. */
const FACES = [
  [1 / 3, 0],
  [1 / 2, 1],
  [1 / 6, 2],
] as const
/** All rolls of `n` dice, one by one. */
const rolls = (n: number): { p: number; dice: number[] }[] =>
  n === 0 ? [{ p: 1, dice: [] }] : rolls(n - 1).flatMap(({ p, dice }) => FACES.map(([q, x]) => ({ p: p * q, dice: [...dice, x] })))
const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0)
const least = (list: readonly number[]): number => Math.min(...list)
const mean = (list: readonly { p: number; x: number }[]): number => list.reduce((a, { p, x }) => a + p * x, 0)
/** What can become of the Empire's dice: as they are, or each of them blank. */
const blanked = (dice: readonly number[], may: boolean): number[][] => [[...dice], ...(may ? dice.map((_, i) => dice.with(i, 0)) : [])]

/** The chance that the Empire comes off worse, by trying everything that the Rebels may do. */
function tried(rebels: number, empire: number, rebelsWin: (r: number, e: number) => boolean, own: boolean, reroll: boolean, blank: boolean): number {
  const lose = (r: number, e: number): number => (rebelsWin(r, e) ? 0 : 1)
  const afterEmpire = (r: number, dice: readonly number[]): number => least(blanked(dice, blank).map((d) => lose(r, sum(d))))
  const again = (dice: readonly number[], then: (d: readonly number[]) => number): number =>
    least([then(dice), ...(reroll ? dice.map((_, i) => mean(FACES.map(([p, x]) => ({ p, x: then(dice.with(i, x)) })))) : [])])
  if (own)
    return (
      1 -
      mean(
        rolls(rebels).map(({ p, dice }) => ({
          p,
          x: again(dice, (d) => mean(rolls(empire).map((e) => ({ p: e.p, x: afterEmpire(sum(d), e.dice) })))),
        })),
      )
    )
  return (
    1 -
    mean(
      rolls(empire).map(({ p, dice }) => ({
        p,
        x: least(blanked(dice, blank).map((e) => mean(rolls(rebels).map((r) => ({ p: r.p, x: again(r.dice, (d) => lose(sum(d), sum(e))) }))))),
      })),
    )
  )
}

describe('odds of missions with rings', () => {
  const HELP = [
    [true, false],
    [false, true],
    [true, true],
  ] as const
  it.each(HELP)('are those of the best use of Master Yoda (%s) and R2-D2 (%s), in missions of either side', (reroll, blank) => {
    for (const [rebels, empire, bonus] of [
      [1, 1, 0],
      [3, 2, 0],
      [2, 3, 0],
      [2, 3, 2],
      [0, 2, 1],
      [3, 0, 0],
    ] as const) {
      const own = tried(rebels, empire, (r, e) => r + bonus > e, true, reroll, blank)
      expect(missionOdds(rebels, bonus, empire, 0, { own: true, reroll, blank })).toBeCloseTo(own, 9)
      const theirs = 1 - tried(rebels, empire, (r, e) => e + bonus <= r, false, reroll, blank)
      expect(missionOdds(empire, bonus, rebels, 0, { own: false, reroll, blank })).toBeCloseTo(theirs, 9)
    }
  })
  it('are the plain ones without rings, and help the Rebels with them, of ten dice too', () => {
    expect(missionOdds(4, 1, 3, 0, { own: true, reroll: false, blank: false })).toBe(missionOdds(4, 1, 3))
    const plain = missionOdds(10, 0, 10)
    expect(missionOdds(10, 0, 10, 0, { own: true, reroll: true, blank: false })).toBeGreaterThan(plain + 0.02)
    expect(missionOdds(10, 0, 10, 0, { own: false, reroll: false, blank: true })).toBeLessThan(plain - 0.02)
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
