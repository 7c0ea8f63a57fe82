/** The words of this game in the language that is shown: components, rules, terms. */
import type { Cards, Terms } from '@orrery/rebellion/rulebook/types'
import { RELATED } from '@orrery/rebellion/rulebook/related'
import { RULES } from '@orrery/rebellion/rulebook/entries'
import { SECTIONS } from '@orrery/rebellion/rulebook/sections'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { Language } from '../../app/prefs.ts'
import type { Rulebook } from '../../table/game-ui.ts'
import { useLanguage } from '../../words/index.ts'
import { joinWords } from './words/index.ts'

export interface Texts {
  readonly language: Language
  readonly cards: Cards
  readonly rules: Readonly<Record<string, string>>
  readonly terms: Terms
}

const load: Record<Language, () => Promise<Omit<Texts, 'language'>>> = {
  en: () => import('@orrery/rebellion/rulebook/en/index'),
  uk: () => import('@orrery/rebellion/rulebook/uk/index'),
  ru: () => import('@orrery/rebellion/rulebook/ru/index'),
}

const useLoaded = create<{ texts: Texts | null }>(() => ({ texts: null }))

/** The texts of a language. */
export async function textsOf(language: Language): Promise<Texts> {
  const { cards, rules, terms } = await load[language]()
  return { language, cards, rules, terms }
}

async function fetchTexts(language: Language): Promise<void> {
  const [texts] = await Promise.all([textsOf(language), joinWords(language)])
  useLoaded.setState({ texts })
}

/** The texts, or null while they load. The old language stays until the new one is there. */
export function useTexts(): Texts | null {
  const language = useLanguage()
  const texts = useLoaded((s) => s.texts)
  useEffect(() => {
    if (texts?.language !== language) void fetchTexts(language)
  }, [language, texts])
  return texts
}

/** Rules that a unit or a card touches. */
export function relatedRules(def: string): readonly string[] {
  return Object.values(RELATED).flatMap((table) => table[def] ?? [])
}

/** The rulebook in the language that is shown, or null while it loads. */
export function useRulebook(): Rulebook | null {
  const texts = useTexts()
  return useMemo(() => {
    if (texts === null) return null
    const rules = RULES.map((r) => ({ id: r.id, section: r.section, text: texts.rules[r.id] ?? '' }))
    return {
      rules,
      byId: new Map(rules.map((r) => [r.id, r])),
      sectionTitle: (s) => SECTIONS[s]?.[texts.language] ?? s,
      glossary: texts.terms.glossary,
    }
  }, [texts])
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
