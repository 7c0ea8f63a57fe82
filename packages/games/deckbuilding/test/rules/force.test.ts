import { describe, expect, it } from 'vitest'
import { forceIsWith } from '../../rules/force.ts'
import { DARK_END, EMPIRE, LIGHT_END, REBELS } from '../../state.ts'
import { at, rule } from '../at.ts'

describe('balance of the Force', () => {
  it(rule('force/01', 'three dark spaces, one neutral, three light'), () => {
    expect([DARK_END, LIGHT_END]).toEqual([-3, 3])
    expect(() => at({ force: 4 })).toThrow('force')
    expect(() => at({ force: -4 })).toThrow('force')
  })
  it(rule('force/02', 'force/03', 'it is with the player on each of the own three spaces, with nobody on the neutral one'), () => {
    for (let force = -3; force <= 3; force++) {
      const { s } = at({ force })
      expect([forceIsWith(s, EMPIRE), forceIsWith(s, REBELS)]).toEqual([force < 0, force > 0])
    }
  })
  it(rule('force/04', 'an ability that needs it is closed without it; where only a part needs it, only that part'), () => {
    expect(at({ active: 'rebels', force: 0, rebels: { units: ['x-wing'] } }).why('use:x-wing')).toBe('force/04')
    const lando = at({ active: 'rebels', force: 0, rebels: { units: ['lando-calrissian'] }, empire: { hand: ['stormtrooper'] } }).do(
      'use:lando-calrissian',
    )
    expect(lando.rebels.hand).toHaveLength(1)
    expect(lando.empire.hand).toHaveLength(1)
  })
  it(rule('force/05', 'gained Force moves the marker towards the own end'), () => {
    expect(at({ force: 0, empire: { hand: ['kel-dor-mystic'] } }).do('play:kel-dor-mystic').s.force).toBe(-2)
    expect(at({ force: 0, active: 'rebels', rebels: { hand: ['kel-dor-mystic'] } }).do('play:kel-dor-mystic').s.force).toBe(2)
  })
  it(rule('force/06', 'it does not go beyond the last space'), () => {
    const t = at({ force: -2, empire: { hand: ['kel-dor-mystic'] } }).do('play:kel-dor-mystic')
    expect(t.s.force).toBe(-3)
    expect(t.events('force')[0]).toMatchObject({ n: 1 })
  })
  it(rule('force/07', 'reaching the last space in the turn gives nothing then, but at the start of the next own turn'), () => {
    const t = at({ force: -1, empire: { hand: ['kel-dor-mystic'] } }).do('play:kel-dor-mystic')
    expect(t.s.force).toBe(-3)
    expect(t.empire.resources).toBe(0)
    expect(t.do('end', 'end').empire.resources).toBe(1)
  })
})
