/** What went wrong with the page itself. Its words are not in the catalogs: those may be what could not be loaded. */
import { create } from 'zustand'
import type { Language } from './prefs.ts'

/** A part of the page could not be loaded, or one broke. */
type Trouble = 'load' | 'broken'

export const useTrouble = create<{ trouble: Trouble | null }>(() => ({ trouble: null }))

/** For what is loaded on demand: `load().catch(couldNotLoad)`. */
export function couldNotLoad(): void {
  useTrouble.setState({ trouble: 'load' })
}

/** For what breaks while it is drawn: a chunk that does not come breaks what waits for it. */
export function broke(error: unknown): void {
  const words = error instanceof Error ? error.message : ''
  useTrouble.setState({ trouble: /import|module|chunk|preload/i.test(words) ? 'load' : 'broken' })
}

interface Words {
  readonly load: string
  readonly broken: string
  readonly again: string
  readonly offline: string
}

export const TROUBLE_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    load: 'A part of this page could not be loaded: the connection is gone, or there is a newer version.',
    broken: 'Something on this page broke. Nothing of your game is lost.',
    again: 'Load again',
    offline: 'There is still no connection.',
  },
  uk: {
    load: 'Частину сторінки не вдалося завантажити: зник зв’язок або з’явилася новіша версія.',
    broken: 'Щось на сторінці зламалося. З вашої гри нічого не втрачено.',
    again: 'Завантажити знову',
    offline: 'Зв’язку досі немає.',
  },
  ru: {
    load: 'Часть страницы не удалось загрузить: пропала связь или вышла новая версия.',
    broken: 'Что-то на странице сломалось. Из вашей игры ничего не потеряно.',
    again: 'Загрузить снова',
    offline: 'Связи всё ещё нет.',
  },
}
