/** The whole rulebook: it is loaded when somebody opens it, or asks why. */
import { RULES } from '@orrery/rebellion/rulebook/entries'
import { RELATED } from '@orrery/rebellion/rulebook/related'
import { SECTIONS } from '@orrery/rebellion/rulebook/sections'
import { useMemo, type ReactNode } from 'react'
import type { Language } from '../../app/prefs.ts'
import type { Rulebook } from '../../table/game-ui.ts'
import { byLanguage } from '../../words/by-language.ts'
import { useTexts } from './texts.ts'

type Rules = Readonly<Record<string, string>>
interface Words {
  readonly rules: Rules
  readonly glossary: Rulebook['glossary']
}
const load: Record<Language, () => Promise<Words>> = {
  en: async () => ({ ...(await import('@orrery/rebellion/rulebook/en/rules')), ...(await import('@orrery/rebellion/rulebook/en/glossary')) }),
  uk: async () => ({ ...(await import('@orrery/rebellion/rulebook/uk/rules')), ...(await import('@orrery/rebellion/rulebook/uk/glossary')) }),
  ru: async () => ({ ...(await import('@orrery/rebellion/rulebook/ru/rules')), ...(await import('@orrery/rebellion/rulebook/ru/glossary')) }),
}

const NONE: Words = { rules: {}, glossary: [] }

const useLoaded = byLanguage(async (language) => ({ language, ...(await load[language]()) }))

const useWords = (): Words => useLoaded() ?? NONE

/** The rules by id in the language that is shown; empty while they load. The old language stays until the new one is there. */
export const useRules = (): Rules => useWords().rules

/** Rules that a unit or a card touches. */
export function relatedRules(def: string): readonly string[] {
  return Object.values(RELATED).flatMap((table) => table[def] ?? [])
}

/** The rulebook, once its texts are there. */
export function WholeRulebook({ children }: { children: (book: Rulebook) => ReactNode }) {
  const texts = useTexts()
  const { rules: texted, glossary } = useWords()
  const book = useMemo(() => {
    if (texts === null) return null
    const rules = RULES.map((r) => ({ id: r.id, section: r.section, text: texted[r.id] ?? '' }))
    return {
      rules,
      byId: new Map(rules.map((r) => [r.id, r])),
      sectionTitle: (s: string) => SECTIONS[s]?.[texts.language] ?? s,
      glossary,
    }
  }, [texts, texted, glossary])
  return book === null || Object.keys(texted).length === 0 ? null : <>{children(book)}</>
}
