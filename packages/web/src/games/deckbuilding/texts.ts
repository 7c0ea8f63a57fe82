/** The words of this game in the language that is shown: cards, rules, terms. */
import type { CardText, GlossaryEntry, Terms } from '@orrery/deckbuilding/rulebook/types'
import { RELATED, RULES } from '@orrery/deckbuilding/rulebook/entries'
import { SECTIONS } from '@orrery/deckbuilding/rulebook/sections'
import { useMemo } from 'react'
import type { Language } from '../../app/prefs.ts'
import type { Rulebook } from '../../table/game-ui.ts'
import { byLanguage } from '../../words/by-language.ts'

export interface Texts {
  readonly language: Language
  readonly cards: Readonly<Record<string, CardText>>
  readonly rules: Readonly<Record<string, string>>
  readonly terms: Terms
}

const load: Record<Language, () => Promise<Texts>> = {
  en: async () => {
    const [c, r, x] = await Promise.all([
      import('@orrery/deckbuilding/rulebook/cards.en'),
      import('@orrery/deckbuilding/rulebook/rules.en'),
      import('@orrery/deckbuilding/rulebook/terms.en'),
    ])
    return { language: 'en', cards: c.cards, rules: r.rules, terms: x.terms }
  },
  uk: async () => {
    const [c, r, x] = await Promise.all([
      import('@orrery/deckbuilding/rulebook/cards.uk'),
      import('@orrery/deckbuilding/rulebook/rules.uk'),
      import('@orrery/deckbuilding/rulebook/terms.uk'),
    ])
    return { language: 'uk', cards: c.cards, rules: r.rules, terms: x.terms }
  },
  ru: async () => {
    const [c, r, x] = await Promise.all([
      import('@orrery/deckbuilding/rulebook/cards.ru'),
      import('@orrery/deckbuilding/rulebook/rules.ru'),
      import('@orrery/deckbuilding/rulebook/terms.ru'),
    ])
    return { language: 'ru', cards: c.cards, rules: r.rules, terms: x.terms }
  },
}

/** The texts, or null while they load. The old language stays until the new one is there. */
export const useTexts = byLanguage((language) => load[language]())

/** The name of a card or base. */
export function nameOf(texts: Texts, def: string): string {
  return texts.cards[def]?.name ?? def
}

/** Rules that a card touches. */
export function relatedRules(def: string): readonly string[] {
  return RELATED[def] ?? []
}

export function useRulebook(): Rulebook | null {
  const texts = useTexts()
  return useMemo(() => {
    if (texts === null) return null
    const rules = RULES.map((r) => ({ id: r.id, section: r.section, text: texts.rules[r.id] ?? '' }))
    const glossary: readonly GlossaryEntry[] = texts.terms.glossary
    return { rules, byId: new Map(rules.map((r) => [r.id, r])), sectionTitle: (s) => SECTIONS[s]?.[texts.language] ?? s, glossary }
  }, [texts])
}
