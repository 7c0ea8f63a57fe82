/** Lessons of Rebellion in the moments in which nobody is asked: between two messages, or while others think. */
import { expect, test } from 'vitest'
import type { View } from '@orrery/rebellion/view'
import { prepared, rebellion } from '@orrery/rebellion'
import { EMPIRE_LESSONS } from '../src/games/rebellion/learn/empire.ts'
import { REBEL_LESSONS } from '../src/games/rebellion/learn/rebels.ts'
import type { Lesson, Moment } from '../src/games/rebellion/learn/moments.ts'
import { leaderNo, placeNo, unitNo } from '../src/games/rebellion/model.ts'
import { isOver, nextOf } from '../src/table/learn/lesson.ts'

const view = {
  step: 'command',
  combat: null,
  attempt: null,
  sides: [{ assignedCount: 1 }, { assignedCount: 1 }],
  mobilizations: [0, 0],
  places: [],
  leaders: [],
} as unknown as View
const between: Moment = { view, ask: null, since: [], shown: [] }
const askOf = (kind: string): Moment => ({ ...between, ask: { kind, options: [] } as unknown as NonNullable<Moment['ask']> })

/** The lessons that wait for a question which comes after the one before them is answered. */
const AFTER: readonly [string, readonly Lesson[], readonly string[]][] = [
  ['empire', EMPIRE_LESSONS, ['assigned', 'move', 'battle']],
  ['rebels', REBEL_LESSONS, ['hide', 'assigned', 'move', 'battle']],
]

test.each(AFTER)('%s: a lesson is not lost because its question comes a message later', (_, lessons, ids) => {
  const course = lessons.filter((l) => l.now === undefined)
  for (const id of ids) {
    const at = course.findIndex((l) => l.id === id)
    const lesson = course[at] as Lesson
    expect(nextOf(course, at - 1, between), id).toBe(at)
    expect(isOver(lesson, between), id).toBe(false)
    // Asked something else, it is passed over.
    expect(isOver(lesson, askOf('recruit')), id).toBe(true)
    expect(nextOf(course, at - 1, askOf('recruit')), id).toBeGreaterThan(at)
  }
})

test.each([
  ['empire', EMPIRE_LESSONS, 1, 'grand-moff-tarkin', 'kashyyyk', 'stormtrooper'],
  ['rebels', REBEL_LESSONS, 0, 'jan-dodonna', 'rodia', null],
] as const)('%s: who reads on late is not told of a fleet and a leader that are gone', (name, lessons, seat, leader, at, comes) => {
  const lesson = lessons.find((l) => l.id === 'activate') as Lesson
  const read = rebellion.arrange(prepared[`walkthrough-${name}`]?.())
  if ('problem' in read) throw new Error(read.problem.what)
  const ask = { kind: 'command', options: [{ t: 'activate' }] } as unknown as NonNullable<Moment['ask']>
  const start = read.ok
  const possible = (change: (s: typeof start) => void): boolean => {
    const s = rebellion.clone(start)
    change(s)
    return lesson.possible?.({ view: rebellion.view(s, seat), ask, since: [], shown: [] }) === true
  }
  expect(possible(() => undefined)).toBe(true)
  expect(possible((s) => (s.leaders[leaderNo(leader) ?? -1]!.at = placeNo(at)!))).toBe(false)
  expect(
    possible((s) => {
      const { units } = s.places[placeNo(at) ?? -1]!
      if (comes === null) units.fill(0)
      else units[unitNo(comes) ?? -1] = 1
    }),
  ).toBe(false)
})

test('the lesson of the mobilization is not lost because its question comes a message after the end of the phase', () => {
  const course = REBEL_LESSONS.filter((l) => l.now === undefined)
  const at = course.findIndex((l) => l.id === 'mobilize')
  const ended = (waiting: number): Moment => ({
    ...between,
    view: { ...view, step: 'end-of-command', mobilizations: [waiting, 0] } as unknown as View,
  })
  expect(course[at - 1]?.id).toBe('pass')
  expect(isOver(course[at - 1] as Lesson, ended(1))).toBe(true)
  expect(nextOf(course, at - 1, ended(1))).toBe(at)
  expect(isOver(course[at] as Lesson, ended(1))).toBe(false)
  // Where none waits it is passed over.
  expect(nextOf(course, at - 1, ended(0))).toBeGreaterThan(at)
})
