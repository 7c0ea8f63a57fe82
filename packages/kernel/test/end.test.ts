import { describe, expect, test } from 'vitest'
import { Ctx, runStep, type Base, type Game } from '../index.ts'

interface Small extends Base {
  after: boolean
}
const small = (): Small => ({ rng: [1, 2, 3, 4], step: 'fall', result: null, after: false })
const game = {
  id: 'small',
  steps: {
    fall: (g: Ctx<Small>) => {
      g.within('outer', () => g.within('inner', () => g.end([1, 0])))
      g.s.after = true
    },
    loud: () => {
      throw new RangeError('broken')
    },
  },
} as unknown as Game<Small>

describe('the end in the middle of a step', () => {
  test('nothing after it is carried out, and nothing is being resolved any more', () => {
    const s = small()
    const g = new Ctx(s, () => 0)
    runStep(game, g)
    expect(s.result).toEqual([1, 0])
    expect(s.after).toBe(false)
    expect(g.path).toEqual([])
  })

  test('other errors pass through', () => {
    const s = { ...small(), step: 'loud' }
    expect(() => runStep(game, new Ctx(s, () => 0))).toThrow('broken')
  })
})
