/** The product's words. Each language is a chunk of its own; switching is at once. */
import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { create } from 'zustand'
import { usePrefs, type Language } from '../app/prefs.ts'
import type { en } from './en.ts'
import { nested } from './quotes.ts'

export type WordId = keyof typeof en
export type Words = Readonly<Record<WordId, string>>
export type Values = Readonly<Record<string, string | number>>

const load: Record<Language, () => Promise<Words>> = {
  en: () => import('./en.ts').then((m) => m.en),
  uk: () => import('./uk.ts').then((m) => m.uk),
  ru: () => import('./ru.ts').then((m) => m.ru),
}

/** A sentence is read once: a move says some forty of them, and reading takes longer than saying. */
const compiled = new Map<string, ReturnType<typeof compileMessage>>()
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message)
  if (known !== undefined) return known
  const made = compileMessage(message)
  compiled.set(message, made)
  return made
})

/** The language whose words are loaded; null before the first. */
export const useLoadedLanguage = create<{ language: Language | null }>(() => ({ language: null }))

/** Loads the language that is wanted and makes it the one that is shown. */
export async function speak(language: Language): Promise<void> {
  const words = await load[language]()
  // Whoever has meanwhile chosen another one gets that, however late this one comes.
  if (usePrefs.getState().language !== language) return
  i18n.loadAndActivate({ locale: language, messages: words })
  document.documentElement.lang = language
  useLoadedLanguage.setState({ language })
}

/** One sentence in the language that is shown. */
export function word(id: WordId, values?: Values): string {
  return nested(i18n._(id, values as Record<string, unknown> | undefined))
}

/** Whether there is such a word: for ids that are put together from data. */
export function hasWord(id: string): id is WordId {
  return id in i18n.messages
}

/** `word`, and a new render when the language changes. */
export function useWords(): typeof word {
  useLoadedLanguage((s) => s.language)
  return word
}

/** The language that is shown. */
export function useLanguage(): Language {
  const wanted = usePrefs((s) => s.language)
  return useLoadedLanguage((s) => s.language) ?? wanted
}
