import { describe, expect, it } from 'vitest'
import { delist, enlist, listening, modify, type Listeners } from '../index.ts'

describe('listeners', () => {
  it('come and go per hook, in the order in which they came', () => {
    const all: Listeners<number> = {}
    enlist(all, ['attack', 'power'], 7)
    enlist(all, ['attack'], 3)
    enlist(all, ['attack'], 7)
    expect(listening(all, 'attack')).toEqual([7, 3])
    delist(all, ['attack', 'unknown'], 7)
    expect(listening(all, 'attack')).toEqual([3])
    expect(listening(all, 'power')).toEqual([7])
    expect(listening(all, 'nothing')).toEqual([])
  })

  it('are plain data', () => {
    const all: Listeners = {}
    enlist(all, ['a', 'b'], 'kessel')
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
  })

  it('modify a value one after the other, and only those of the query', () => {
    const all: Listeners<number> = { power: [1, 2], cost: [3] }
    const asked: number[] = []
    const value = modify(all, 'power', 'unit', 2, (me, subject, so) => {
      asked.push(me)
      expect(subject).toBe('unit')
      return me === 1 ? so + 3 : so * 2
    })
    expect(value).toBe(10)
    expect(asked).toEqual([1, 2])
    expect(modify(all, 'speed', 'unit', 4, () => 0)).toBe(4)
  })
})
