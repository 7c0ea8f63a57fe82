import { describe, expect, it } from 'vitest'
import { guessAt, guessOf, huntOf, nearerBy } from '../bot-guess.ts'
import { plansOf } from '../bot-plans.ts'
import { forcesOf } from '../bot-values.ts'
import { worthOf } from '../bot-worth.ts'
import { MISSIONS } from '../content/missions.ts'
import { NEIGHBOURS, placeId, placeNo, SPACE } from '../lookup.ts'
import { baseSystem, distancesFrom } from '../rules/map.ts'
import { suspectsOf } from '../rules/probes.ts'
import { IMPERIAL } from '../state.ts'
import { rndOf } from '@orrery/kernel/testkit/walk'
import { rebellion } from '../index.ts'
import { at, type Raw } from './at.ts'

const ALL = Array.from({ length: SPACE }, (_, x) => x)
const POSITION: Raw = {
  options: { setup: 'complete' },
  base: 'hoth',
  suspects: ['hoth', 'endor', 'naboo', 'ryloth'],
  systems: { corellia: 'imperial', bothawui: 'star-destroyer, 2 stormtrooper' },
}
const huntIn = (raw: Raw) => {
  const { s } = at(raw)
  return huntOf(s, suspectsOf(s), forcesOf(s, IMPERIAL))
}

describe('guessing where the base is', () => {
  const loyal = { base: 'hoth', systems: { corellia: 'imperial' } }
  it('leaves no suspect out, adds up to 1, and likes systems better that are farther from the Empire and have fewer ways in', () => {
    const { s } = at({ ...loyal, options: { setup: 'complete' } })
    const guess = guessOf(s, ALL)
    expect(Math.min(...guess)).toBeGreaterThan(0)
    expect(guess.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10)
    const empire = ALL.filter((x) => s.places[x]?.loyalty === IMPERIAL)
    const of = (steps: number, ways: number): number[] =>
      ALL.filter((x) => Math.min(...empire.map((y) => distancesFrom(x)[y] as number)) === steps && NEIGHBOURS[x]?.length === ways).map(
        (x) => guess[x] as number,
      )
    const falling = (...groups: readonly number[][]): void => {
      for (const group of groups) expect(group.length).toBeGreaterThan(0)
      for (const [i, group] of groups.slice(1).entries()) expect(Math.min(...(groups[i] ?? []))).toBeGreaterThan(Math.max(...group))
    }
    falling(of(3, 5), of(2, 5), of(1, 5))
    falling(of(2, 4), of(2, 5), of(2, 6))
  })
  it('is none in a first game: all suspects are alike', () => {
    const { s } = at(loyal)
    expect(new Set(guessOf(s, ALL))).toEqual(new Set([1 / ALL.length]))
  })
  it('is the same wherever the base is, and without any loyal system', () => {
    const guess = (base: string): readonly number[] => huntIn({ ...POSITION, base }).guess
    expect(guess('naboo')).toEqual(guess('hoth'))
    expect(huntIn({ ...POSITION, systems: {} }).guess.every((x) => x > 0 && x < 1)).toBe(true)
  })
  it.each([['complete'], ['first-game']])('is how often each suspect has the base in the worlds that are dealt to the Empire: %s', (setup) => {
    const { s } = at({ ...POSITION, options: { setup } })
    const suspects = suspectsOf(s)
    const rnd = rndOf(`worlds ${setup}`)
    const N = 3000
    const found = suspects.map(() => 0)
    for (let n = 0; n < N; n++) {
      const world = rebellion.clone(s)
      rebellion.redeal(world, 1, rnd)
      const i = suspects.indexOf(baseSystem(world))
      found[i] = (found[i] as number) + 1
    }
    guessOf(s, suspects).forEach((share, i) => expect(Math.abs((found[i] as number) / N - share)).toBeLessThan(0.03))
  })
  it('is nothing where the base cannot be', () => {
    expect(guessAt(huntIn(POSITION), placeNo('corellia'))).toBe(0)
  })
})

describe('looking into a system', () => {
  // Both are remote and beside the fleet; Hoth is beside a loyal system too.
  const { s } = at({
    options: { setup: 'complete' },
    current: 'imperial',
    base: 'hoth',
    suspects: ['endor', 'hoth', 'ryloth', 'ilum'],
    systems: { mustafar: 'imperial', bespin: 'star-destroyer, 3 stormtrooper' },
  })
  const [endor, hoth] = [placeNo('endor'), placeNo('hoth')]
  it('is worth more to an activation where the base is more likely, beyond what standing nearer is worth', () => {
    const plans = plansOf(s, IMPERIAL)
    const hunt = huntOf(s, suspectsOf(s), forcesOf(s, IMPERIAL))
    const nearer = 15 * (nearerBy(hunt, endor) - nearerBy(hunt, hoth))
    expect(nearer).toBeGreaterThan(0)
    expect((plans[endor]?.value ?? 0) - (plans[hoth]?.value ?? 0)).toBeGreaterThan(nearer + 0.1)
  })
  it.each(['long-range-probe', 'planetary-conquest'])('is worth more to %s where the base is more likely', (id) => {
    const facts = MISSIONS.find((m) => m.id === id)
    if (facts === undefined) throw new Error(`no mission ${id}`)
    const worth = worthOf(s, facts)
    expect(worth(endor, -1)).toBeGreaterThan(worth(hoth, -1) + 0.1)
  })
})

describe('standing nearer to where the base can be', () => {
  it('is worth nothing where troops with ships stand as near already, something where they would come nearer, most where the base may be', () => {
    const hunt = huntIn(POSITION)
    const worth = ALL.map((x) => nearerBy(hunt, x))
    expect(worth[placeNo('bothawui')]).toBe(0)
    for (const x of ALL) {
      const nearer = hunt.suspects.some((y, i) => (distancesFrom(x)[y] as number) < (hunt.steps[i] as number))
      expect((worth[x] as number) > 0, placeId(x)).toBe(nearer)
    }
    const [best] = ALL.toSorted((a, b) => (worth[b] as number) - (worth[a] as number))
    expect(hunt.suspects).toContain(best)
  })
  it('asks for troops and for ships that carry them', () => {
    const worth = (fleet: string): number => nearerBy(huntIn({ ...POSITION, systems: { bothawui: fleet } }), placeNo('hoth'))
    expect(worth('star-destroyer, stormtrooper')).toBeLessThan(worth('stormtrooper'))
    expect(worth('stormtrooper')).toBe(worth('star-destroyer'))
  })
  it('leads an activation that looks into nothing towards the suspects', () => {
    const { s } = at({
      options: { setup: 'complete' },
      current: 'imperial',
      base: 'ryloth',
      suspects: ['ryloth', 'tatooine', 'geonosis', 'rodia'],
      systems: { mustafar: 'star-destroyer, 3 stormtrooper' },
    })
    const [dagobah, hoth] = ['dagobah', 'hoth'].map((x) => ({ value: plansOf(s, IMPERIAL)[placeNo(x)]?.value ?? 0, far: distancesFrom(placeNo(x)) }))
    for (const x of suspectsOf(s)) {
      expect(dagobah?.far[x]).toBeGreaterThan(1)
      expect(dagobah?.far[x]).toBeLessThan(hoth?.far[x] ?? 0)
    }
    expect(dagobah?.value).toBeGreaterThan(hoth?.value ?? 99)
  })
})
