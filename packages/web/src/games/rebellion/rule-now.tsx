/** The rule that matters for each kind of question: one chapter is loaded for it, not the whole book. */
import { SECTIONS } from '@orrery/rebellion/rulebook/sections'
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '../../app/prefs.ts'
import { couldNotLoad } from '../../app/trouble.ts'
import { useLanguage } from '../../words/index.ts'

export const RULE_NOW: Readonly<Record<string, string>> = {
  assign: 'rebellion/assignment/02',
  command: 'rebellion/command/02',
  move: 'rebellion/activation/2',
  'mission-target': 'rebellion/reveal/2',
  deploy: 'rebellion/deploy/01',
  'choose-base': 'rebellion/setup/9a',
}

type Rules = Readonly<Record<string, string>>
const rounds: Record<Language, () => Promise<Rules>> = {
  en: () => import('@orrery/rebellion/rulebook/en/rules-rounds').then((m) => m.rounds),
  uk: () => import('@orrery/rebellion/rulebook/uk/rules-rounds').then((m) => m.rounds),
  ru: () => import('@orrery/rebellion/rulebook/ru/rules-rounds').then((m) => m.rounds),
}
const refresh: Record<Language, () => Promise<Rules>> = {
  en: () => import('@orrery/rebellion/rulebook/en/rules-refresh').then((m) => m.refresh),
  uk: () => import('@orrery/rebellion/rulebook/uk/rules-refresh').then((m) => m.refresh),
  ru: () => import('@orrery/rebellion/rulebook/ru/rules-refresh').then((m) => m.refresh),
}
const IN_REFRESH = new Set(['deploy', 'base'])

/** One rule of `RULE_NOW` with the title of its section, once it is there. */
export function WithRule({ id, children }: { id: string; children: (rule: { text: string; title: string }) => ReactNode }) {
  const language = useLanguage()
  const [rules, setRules] = useState<Rules>({})
  const section = id.split('/')[1] ?? ''
  const chapter = IN_REFRESH.has(section) ? refresh : rounds
  useEffect(() => {
    let wanted = true
    chapter[language]().then((found) => wanted && setRules(found), couldNotLoad)
    return () => {
      wanted = false
    }
  }, [chapter, language])
  const text = rules[id]
  return text === undefined ? null : <>{children({ text, title: SECTIONS[section]?.[language] ?? section })}</>
}
