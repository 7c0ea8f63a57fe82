import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

describe('Outer Rim Pilot', () => {
  it('gives 2 resources when played; exiles itself to gain 1 Force', () => {
    const t = at({ force: 3, empire: { hand: ['outer-rim-pilot'] } }).do('play:outer-rim-pilot', 'use:outer-rim-pilot')
    expect(t.empire).toMatchObject({ resources: 2, units: [] })
    expect(t.s.force).toBe(2)
    expect(t.exiled).toContain('outer-rim-pilot')
  })
  it(rule('force/06', 'is refused with the marker on the own last space: its cost would buy nothing'), () => {
    expect(at({ force: -3, empire: { units: ['outer-rim-pilot'] } }).why('use:outer-rim-pilot')).toBe('force/06')
  })
  it(rule('purchase/06', 'is purchased from its stack, which only shrinks'), () => {
    const t = at({ pilots: 2, empire: { resources: 6 } }).do('buy:outer-rim-pilot', 'buy:outer-rim-pilot')
    expect(t.empire).toMatchObject({ resources: 2, discard: ['outer-rim-pilot', 'outer-rim-pilot'] })
    expect(t.s.pilots).toEqual([])
    expect(t.why('buy:outer-rim-pilot')).toBe('purchase/01')
  })
})
