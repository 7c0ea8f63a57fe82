/** Lessons of Rebellion in the moments in which nobody is asked: between two messages, or while others think. */
import { expect, test } from 'vitest'
import type { View } from '@orrery/rebellion/view'
import { EMPIRE_LESSONS } from '../src/games/rebellion/learn/empire.ts'
import { REBEL_LESSONS } from '../src/games/rebellion/learn/rebels.ts'
import type { Lesson, Moment } from '../src/games/rebellion/learn/moments.ts'
import { isOver, nextOf } from '../src/table/learn/lesson.ts'

const view = {
  step: 'command',
  combat: null,
  attempt: null,
  sides: [{ assignedCount: 1 }, { assignedCount: 1 }],
  mobilizations: [0, 0],
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
