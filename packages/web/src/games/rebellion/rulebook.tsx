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
interface Words {
  readonly rules: Rules
  readonly glossary: Rulebook['glossary']
}
const load: Record<Language, () => Promise<Words>> = {
  en: async () => ({ ...(await import('@orrery/rebellion/rulebook/en/rules')), ...(await import('@orrery/rebellion/rulebook/en/glossary')) }),
  uk: async () => ({ ...(await import('@orrery/rebellion/rulebook/uk/rules')), ...(await import('@orrery/rebellion/rulebook/uk/glossary')) }),
  ru: async () => ({ ...(await import('@orrery/rebellion/rulebook/ru/rules')), ...(await import('@orrery/rebellion/rulebook/ru/glossary')) }),
}

const useLoaded = create<Words & { language: Language | null }>(() => ({ language: null, rules: {}, glossary: [] }))

/** The rules by id in the language that is shown; empty while they load. The old language stays until the new one is there. */
export const useRules = (): Rules => useWords().rules

function useWords(): Words {
  const language = useLanguage()
  const loaded = useLoaded()
  useEffect(() => {
    if (loaded.language !== language) load[language]().then(({ rules, glossary }) => useLoaded.setState({ language, rules, glossary }), couldNotLoad)
  }, [language, loaded.language])
  return loaded
}

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
