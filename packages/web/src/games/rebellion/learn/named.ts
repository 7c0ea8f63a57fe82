/** Names in lessons come from the tables of the game, so that a lesson calls everything what the table calls it. */
import { nameOf, type Texts } from '../texts.ts'
import type { Lesson } from './moments.ts'

/** The content ids that a lesson names, as `{id}`: in the nominative, for that is how the tables have them. */
export const NAMED = /\{([a-z\d-]+)\}/g

/** Lessons with the names filled in. The words of another language are shown for a moment, until its names are there too. */
export function withNames(lessons: readonly Lesson[], texts: Texts): readonly Lesson[] {
  const named = (said: string): string => said.replaceAll(NAMED, (_, id: string) => nameOf(texts, id))
  const fill = ({ en, uk, ru }: Lesson['text']): Lesson['text'] => ({ en: named(en), uk: named(uk), ru: named(ru) })
  return lessons.map((l) => ({ ...l, title: fill(l.title), text: fill(l.text) }))
}
