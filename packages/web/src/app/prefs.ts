/** What this device remembers: language, theme, sound, and how the last table was opened. */
import { create } from 'zustand'
import type { Pace } from '../table/playback.ts'

export type Language = 'en' | 'uk' | 'ru'
type Theme = 'dark' | 'light'
export const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']

interface Stored {
  language: Language
  theme: Theme
  sound: boolean
  /** Last side chosen in the lobby, by game. */
  side: Record<string, string>
  level: 'easy' | 'steady' | 'sharp'
  /** Minutes without a sign of life after which the others may let a bot play, at tables made here. */
  away: number
  drawer: boolean
  muted: readonly string[]
  /** How fast others' moves are shown. */
  pace: Pace
}
export interface Prefs extends Stored {
  set(change: Partial<Stored>): void
}

const KEY = 'orrery.prefs'

function fromBrowser(): Language {
  const wanted = navigator.languages.map((l) => l.slice(0, 2))
  return LANGUAGES.find((l) => l === wanted[0]) ?? LANGUAGES.find((l) => wanted.includes(l)) ?? 'en'
}

function load(): Stored {
  const base: Stored = {
    language: fromBrowser(),
    theme: 'dark',
    sound: false,
    side: {},
    level: 'steady',
    away: 10,
    drawer: true,
    muted: [],
    pace: 'normal',
  }
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return base
  }
}

export const usePrefs = create<Prefs>((set, get) => ({
  ...load(),
  set(change) {
    set(change)
    const { language, theme, sound, side, level, away, drawer, muted, pace } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, side, level, away, drawer, muted, pace }))
    } catch {
      // A browser that forbids storage keeps the choice for this visit only.
    }
  },
}))
