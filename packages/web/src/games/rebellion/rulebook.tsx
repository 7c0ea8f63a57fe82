/** The whole rulebook: it is loaded when somebody opens it, or asks why. */
import { RULES } from '@orrery/rebellion/rulebook/entries'
import { RELATED } from '@orrery/rebellion/rulebook/related'
import { SECTIONS } from '@orrery/rebellion/rulebook/sections'
import { useEffect, useMemo, type ReactNode } from 'react'
import { create } from 'zustand'
import type { Language } from '../../app/prefs.ts'
import { couldNotLoad } from '../../app/trouble.ts'
import type { Rulebook } from '../../table/game-ui.ts'
import { useLanguage } from '../../words/index.ts'
import { useTexts } from './texts.ts'

type Rules = Readonly<Record<string, string>>
const load: Record<Language, () => Promise<{ rules: Rules }>> = {
  en: () => import('@orrery/rebellion/rulebook/en/rules'),
  uk: () => import('@orrery/rebellion/rulebook/uk/rules'),
  ru: () => import('@orrery/rebellion/rulebook/ru/rules'),
}

const useLoaded = create<{ language: Language | null; rules: Rules }>(() => ({ language: null, rules: {} }))

/** The rules by id in the language that is shown; empty while they load. The old language stays until the new one is there. */
export function useRules(): Rules {
  const language = useLanguage()
  const loaded = useLoaded()
  useEffect(() => {
    if (loaded.language !== language) load[language]().then(({ rules }) => useLoaded.setState({ language, rules }), couldNotLoad)
  }, [language, loaded.language])
  return loaded.rules
}

/** Rules that a unit or a card touches. */
export function relatedRules(def: string): readonly string[] {
  return Object.values(RELATED).flatMap((table) => table[def] ?? [])
}

/** The rulebook, once its texts are there. */
export function WholeRulebook({ children }: { children: (book: Rulebook) => ReactNode }) {
  const texts = useTexts()
  const texted = useRules()
  const book = useMemo(() => {
    if (texts === null) return null
    const rules = RULES.map((r) => ({ id: r.id, section: r.section, text: texted[r.id] ?? '' }))
    return {
      rules,
      byId: new Map(rules.map((r) => [r.id, r])),
      sectionTitle: (s: string) => SECTIONS[s]?.[texts.language] ?? s,
      glossary: texts.terms.glossary,
    }
  }, [texts, texted])
  return book === null || Object.keys(texted).length === 0 ? null : <>{children(book)}</>
}
