import { describe, expect, it } from 'vitest'
import { at, rule } from '../at.ts'

describe('gaining', () => {
  it(rule('gain/01', 'additional attack counts under its condition only'), () => {
    const raw = { force: -1, empire: { units: ['death-trooper'] } }
    expect(at(raw).do('commit:base', 'attack:base').rebels.baseDamage).toBe(5)
    expect(at({ ...raw, force: 1 }).do('commit:base', 'attack:base').rebels.baseDamage).toBe(3)
  })
  it(rule('gain/02', 'gain/03', 'a ship gives its resources when played, not again in that turn, and at the start of later turns'), () => {
    const t = at({ force: 0, empire: { hand: ['gozanti-cruiser'] } }).do('play:gozanti-cruiser')
    expect(t.empire.resources).toBe(2)
    expect(t.events('resources')).toHaveLength(1)
    expect(t.do('end', 'end').empire.resources).toBe(2)
    expect(t.do('end', 'end').empire.resources).toBe(2)
  })
  it(rule('if/02', 'a condition is looked at when the ability is used: Force gained before counts'), () => {
    const t = at({ active: 'rebels', force: 0, rebels: { units: ['x-wing', 'outer-rim-pilot'] } })
    expect(t.why('use:x-wing')).toBe('force/04')
    expect(t.do('use:outer-rim-pilot', 'use:x-wing').rebels.hand).toHaveLength(1)
  })
  it(rule('while/01', 'a condition lost before the attack is resolved takes the bonus away'), () => {
    const t = at({ active: 'rebels', force: 1, rebels: { units: ['chirrut-imwe'] }, empire: { base: 'endor' } }).do('commit:base')
    t.s.force = 0
    expect(Object.values(t.view(1).cards).find((c) => c.def === 'chirrut-imwe')?.attack).toBe(0)
  })
})
