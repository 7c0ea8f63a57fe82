/** A first game, step by step: the shape of its lessons, and which one is due. */
import type { WireAsk, WireEvent } from '@orrery/protocol'
import type { Language } from '../../app/prefs.ts'

/** What a lesson looks at; `V` is the game's view. */
export interface Moment<V> {
  readonly view: V
  readonly ask: WireAsk | null
  /** Events since the lesson began. */
  readonly since: readonly WireEvent[]
  /** What the page shows beside the table, by names of the game's own. */
  readonly shown: readonly string[]
}

export interface Lesson<V> {
  readonly id: string
  /** What is pointed at: a CSS selector inside the table. */
  readonly at?: string
  /** Over when this holds; a lesson without it has a button. */
  readonly done?: (m: Moment<V>) => boolean
  /** Whether it can be done now at all. */
  readonly possible?: (m: Moment<V>) => boolean
  /** An aside: it is given once, in between, as soon as this holds, and ends by its button or when it holds no more. */
  readonly now?: (m: Moment<V>) => boolean
  readonly title: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

/** The lesson after this one that can be given now; as many as there are lessons when there is none. */
export function nextOf<V>(lessons: readonly Lesson<V>[], at: number, moment: Moment<V>): number {
  let next = at + 1
  while (next < lessons.length && lessons[next]?.possible?.(moment) === false) next++
  return next
}

/** Whether a lesson is over: done, or not possible any more. */
export function isOver<V>(lesson: Lesson<V>, moment: Moment<V>): boolean {
  return lesson.done?.(moment) === true || lesson.possible?.(moment) === false || lesson.now?.(moment) === false
}
