/** Names of components in one language, and counts of units. */
import type { Cards, Language, Terms } from './types.ts'

/** The words of one language: what is printed on components, and names of notions. */
export interface Texts {
  readonly language: Language
  readonly cards: Cards
  readonly terms: Terms
}

/** The name of anything with a content id: a system, leader, unit, card, ring; the Rebel Base space is in the game's words. */
export function nameOf(texts: Texts, id: string): string {
  const { cards } = texts
  const tables = [cards.systems, cards.leaders, cards.units, cards.missions, cards.actions, cards.objectives, cards.tactics, cards.rings]
  for (const table of tables) {
    const found = table[id]
    if (found !== undefined) return found.name
  }
  // A probe card is named like its system.
  return cards.systems[id.replace(/^probe-/, '')]?.name ?? id
}

const counting: Partial<Record<Language, Intl.PluralRules>> = {}

/** So many units of a kind, as the language counts: `2 Stormtroopers`. */
export function unitsNamed({ language, cards }: Texts, id: string, n: number): string {
  const { name, plural } = cards.units[id] ?? { name: id, plural: id }
  const [few, many = few] = plural.split('|')
  const how = (counting[language] ??= new Intl.PluralRules(language)).select(n)
  return `${n} ${how === 'one' ? name : how === 'few' ? few : many}`
}

/** The words for what a sentence marks: a content id, or `id*3` for so many units. */
export function markedWords(texts: Texts, mark: string): string {
  const [id = '', n] = mark.split('*')
  return n === undefined ? nameOf(texts, id) : unitsNamed(texts, id, Number(n))
}

/** Units of a list of counts in words. */
export function unitWords(texts: Texts, units: Readonly<Record<string, number>>): string {
  return Object.entries(units)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => (n === 1 ? nameOf(texts, id) : unitsNamed(texts, id, n)))
    .join(', ')
}
