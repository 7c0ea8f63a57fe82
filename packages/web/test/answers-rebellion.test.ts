import { describe, expect, it } from 'vitest'
import { cardOf } from '../src/games/rebellion/model.ts'

describe('what a number in an answer is', () => {
  it.each(['mission', 'assign', 'pick', 'keep', 'top', 'find'])('a card for "%s"', (t) => {
    expect(cardOf({ t, c: 3 })).toBe(3)
  })
  it.each(['hit', 'block', 'go', 'die', 'amount', 'draw'])('no card for "%s"', (t) => {
    expect(cardOf({ t, c: 3 })).toBeUndefined()
  })
  it('no card for a place', () => {
    expect(cardOf({ t: 'at', c: 'kessel' })).toBeUndefined()
  })
})
