/** The rulebook, loaded when something of it is first shown: a table begins without it. */
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { Language } from '../../app/prefs.ts'
import type { Rulebook } from '../../table/game-ui.ts'
import type * as Entries from './book.ts'
import { useTexts } from './texts.ts'

interface Loaded {
  readonly language: Language
  readonly rules: Readonly<Record<string, string>>
  readonly entries: typeof Entries
}

const load: Record<Language, () => Promise<{ readonly rules: Loaded['rules'] }>> = {
  en: () => import('@orrery/rebellion/rulebook/en/rules'),
  uk: () => import('@orrery/rebellion/rulebook/uk/rules'),
  ru: () => import('@orrery/rebellion/rulebook/ru/rules'),
}

const useLoaded = create<{ book: Loaded | null }>(() => ({ book: null }))

async function fetchBook(language: Language): Promise<void> {
  const [{ rules }, entries] = await Promise.all([load[language](), import('./book.ts')])
  useLoaded.setState({ book: { language, rules, entries } })
}

/** The rulebook in the language that is shown, with the rules that a unit or a card touches; null while it loads. */
export function useRulebook(): (Rulebook & { relatedTo(def: string): readonly string[] }) | null {
  const texts = useTexts()
  const book = useLoaded((s) => s.book)
  useEffect(() => {
    if (texts !== null && book?.language !== texts.language) void fetchBook(texts.language)
  }, [texts, book])
  return useMemo(() => {
    if (texts === null || book === null) return null
    const { RULES, SECTIONS, RELATED } = book.entries
    const rules = RULES.map((r) => ({ id: r.id, section: r.section, text: book.rules[r.id] ?? '' }))
    return {
      rules,
      byId: new Map(rules.map((r) => [r.id, r])),
      sectionTitle: (s) => SECTIONS[s]?.[book.language] ?? s,
      glossary: texts.terms.glossary,
      relatedTo: (def) => Object.values(RELATED).flatMap((table) => table[def] ?? []),
    }
  }, [texts, book])
}
