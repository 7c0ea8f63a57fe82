/** The words of this game in the language that is shown: components and terms. The rules come with the rulebook. */
import * as named from '@orrery/rebellion/rulebook/named'
import type { Texts } from '@orrery/rebellion/rulebook/named'
import type { Cards } from '@orrery/rebellion/rulebook/types'
import type { Language } from '../../app/prefs.ts'
import { byLanguage } from '../../words/by-language.ts'
import { action, mission, objective, sideName } from './model.ts'
import { gameWord, joinWords } from './words/index.ts'

export type { Texts } from '@orrery/rebellion/rulebook/named'
/** Values of their own, not the same ones handed on: those would be a chunk of their own, one file more for each table to load. */
export const { markedWords, nameOf, unitsNamed } = { ...named }

const load: Record<Language, () => Promise<Omit<Texts, 'language'>>> = {
  en: async () => ({ ...(await import('@orrery/rebellion/rulebook/en/cards')), ...(await import('@orrery/rebellion/rulebook/en/terms')) }),
  uk: async () => ({ ...(await import('@orrery/rebellion/rulebook/uk/cards')), ...(await import('@orrery/rebellion/rulebook/uk/terms')) }),
  ru: async () => ({ ...(await import('@orrery/rebellion/rulebook/ru/cards')), ...(await import('@orrery/rebellion/rulebook/ru/terms')) }),
}

/** The texts of a language. */
export async function textsOf(language: Language): Promise<Texts> {
  const { cards, terms } = await load[language]()
  return { language, cards, terms }
}

/** The texts, or null while they load. The old language stays until the new one is there. */
export const useTexts = byLanguage(async (language) => {
  const [texts] = await Promise.all([textsOf(language), joinWords(language)])
  return texts
})

/** What an action card says: when it is used, where that is not its own time, and what it does. */
export const actionWords = ({ when, text }: Cards['actions'][string]): string => (when === undefined ? text : `${when} ${text}`)

/** Whom a card means by "you", where that is not the one who reads it: `For the Rebels: `. Tactic cards are anybody's. */
export function forOwner(def: string, side: number): string {
  const own = mission(def)?.side ?? action(def)?.side ?? (objective(def) === undefined ? undefined : 'rebel')
  return own === undefined || (side >= 0 && own === sideName(side)) ? '' : `${gameWord(`reb.bar.for.${own}`)} `
}
