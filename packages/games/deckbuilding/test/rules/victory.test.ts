import { describe, expect, it } from 'vitest'
import { at, rule, type Raw } from '../at.ts'

const last: Raw = {
  empire: { units: ['stormtrooper', 'boba-fett'], taken: ['dantooine', 'mon-cala'], hand: ['inquisitor'] },
  rebels: { base: 'hoth', damage: 12, prevented: 2 },
}

describe('victory', () => {
  it(rule('victory/01', 'the third destroyed base wins'), () => {
    const t = at(last).do('commit:base', 'pick:stormtrooper', 'done', 'attack:base')
    expect(t.s.result).toEqual([1, 0])
    expect(t.empire.taken).toEqual(['dantooine', 'mon-cala', 'hoth'])
    expect(t.events('won')).toEqual([{ t: 'won', seat: 0 }])
    const two = at({ ...last, empire: { ...last.empire, taken: ['dantooine'] } }).do('commit:base', 'pick:stormtrooper', 'done', 'attack:base')
    expect(two.s.result).toBeNull()
  })
  it(rule('victory/02', 'the game ends at once: nothing is asked, nothing may be done'), () => {
    const t = at(last).do('commit:base', 'pick:stormtrooper', 'done', 'attack:base')
    expect(t.table.pending).toEqual([])
    for (const key of ['end', 'play:inquisitor', 'commit:base', 'use:boba-fett']) expect(t.why(key, 'empire')).toBe('victory/02')
    expect(t.table.submit(0, 'end')).toEqual({ refused: 'over' })
  })
  it(rule('victory/03', 'alternative-rules/02', 'another agreed number replaces three'), () => {
    const four = at({ ...last, options: { toWin: 4 } }).do('commit:base', 'pick:stormtrooper', 'done', 'attack:base')
    expect(four.s.result).toBeNull()
    const two = at({ ...last, options: { toWin: 2 }, empire: { ...last.empire, taken: ['dantooine'] } }).do(
      'commit:base',
      'pick:stormtrooper',
      'done',
      'attack:base',
    )
    expect(two.s.result).toEqual([1, 0])
  })
})
