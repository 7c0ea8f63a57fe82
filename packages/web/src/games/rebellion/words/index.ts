/** This game's own words: they come with the game's chunk and join the product's in the language that is shown. */
import { i18n } from '@lingui/core'
import type { Language } from '../../../app/prefs.ts'
import { useLoadedLanguage, type Values } from '../../../words/index.ts'
import type { board as boardEn } from './board.en.ts'
import type { scenes as scenesEn } from './scenes.en.ts'

export type GameWordId = keyof typeof boardEn | keyof typeof scenesEn

const load: Record<Language, () => Promise<Readonly<Record<keyof typeof boardEn, string>>>> = {
  en: async () => (await import('./board.en.ts')).board,
  uk: async () => (await import('./board.uk.ts')).board,
  ru: async () => (await import('./board.ru.ts')).board,
}
const loadScenes: Record<Language, () => Promise<Readonly<Record<keyof typeof scenesEn, string>>>> = {
  en: async () => (await import('./scenes.en.ts')).scenes,
  uk: async () => (await import('./scenes.uk.ts')).scenes,
  ru: async () => (await import('./scenes.ru.ts')).scenes,
}
/** Whether a scene was shown: from then on its words belong to every language that is loaded. */
let scenesToo = false

/** Adds the game's words of a language to those of the product. */
export async function joinWords(language: Language): Promise<void> {
  const [words, scenes] = await Promise.all([load[language](), scenesToo ? loadScenes[language]() : {}])
  i18n.load(language, { ...words, ...scenes })
}

/** A part that is loaded when it is first shown, with the words of such parts. */
export async function withSceneWords<T>(part: Promise<T>): Promise<T> {
  scenesToo = true
  const language = useLoadedLanguage.getState().language ?? 'en'
  const [code, words] = await Promise.all([part, loadScenes[language]()])
  i18n.load(language, words)
  return code
}

/** One sentence of the game in the language that is shown. */
export function gameWord(id: GameWordId, values?: Values): string {
  return i18n._(id, values as Record<string, unknown> | undefined)
}

/** `gameWord`, and a new render when the language changes. */
export function useGameWords(): typeof gameWord {
  useLoadedLanguage((s) => s.language)
  return gameWord
}
