import { expect, test } from 'vitest'
import { GAP, Playback, type Pace } from '../src/table/playback.ts'

/** A playback on a clock that stands still until it is moved. */
function begin(pace: Pace = 'normal') {
  let now = 0
  let due: { at: number; run: () => void } | null = null
  const shown: string[] = []
  const behind: number[] = []
  const how = { pace }
  const clock = {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const mine = { at: now + ms, run }
      due = mine
      return () => void (due === mine && (due = null))
    },
  }
  const move = (ms: number): void => {
    const end = now + ms
    while (due !== null && due.at <= end) {
      const { at, run }: { at: number; run: () => void } = due
      due = null
      now = at
      run()
    }
    now = end
  }
  const playback = new Playback<string>(
    clock,
    () => GAP[how.pace],
    (m) => shown.push(m),
    (n) => behind.push(n),
  )
  return { playback, shown, behind, move, how, idle: () => due === null }
}

test('several moves of others come one after another; the first at once', () => {
  const { playback, shown, move, idle } = begin()
  for (const m of ['a', 'b', 'c']) playback.add(m, true)
  expect(shown).toEqual(['a'])
  move(GAP.normal - 1)
  expect(shown).toEqual(['a'])
  move(1)
  expect(shown).toEqual(['a', 'b'])
  move(GAP.normal)
  expect({ shown, behind: playback.behind, idle: idle() }).toEqual({ shown: ['a', 'b', 'c'], behind: 0, idle: true })
})

test('what comes when nothing has moved for a while is not delayed', () => {
  const { playback, shown, move } = begin('slower')
  playback.add('a', true)
  move(GAP.slower)
  playback.add('b', true)
  expect(shown).toEqual(['a', 'b'])
})

test('news of the table keep their place, and need no time of their own', () => {
  const { playback, shown, move } = begin()
  playback.add('a', true)
  playback.add('b', true)
  playback.add('over', false)
  expect(shown).toEqual(['a'])
  move(GAP.normal)
  expect(shown).toEqual(['a', 'b', 'over'])
})

test('skipping shows all in order at once', () => {
  const { playback, shown, behind, move } = begin('slower')
  for (const m of ['a', 'b', 'c', 'd']) playback.add(m, true)
  playback.skip()
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
  expect(behind.at(-1)).toBe(0)
  move(10_000)
  expect(shown).toHaveLength(4)
})

test('nothing waits when the pace is instant, nor what waits when it becomes so', () => {
  const { playback, shown, how } = begin('instant')
  for (const m of ['a', 'b']) playback.add(m, true)
  expect(shown).toEqual(['a', 'b'])
  how.pace = 'slower'
  for (const m of ['c', 'd']) playback.add(m, true)
  expect(shown).toEqual(['a', 'b'])
  how.pace = 'instant'
  playback.add('e', true)
  expect(shown).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a whole position makes the rest void', () => {
  const { playback, shown, move, behind } = begin()
  for (const m of ['a', 'b', 'c']) playback.add(m, true)
  playback.clear()
  move(10_000)
  expect({ shown, behind: behind.at(-1) }).toEqual({ shown: ['a'], behind: 0 })
})
