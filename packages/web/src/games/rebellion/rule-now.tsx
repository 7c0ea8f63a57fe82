/** The rule that matters for each kind of question: one chapter is loaded for it, not the whole book. */
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '../../app/prefs.ts'
import { couldNotLoad } from '../../app/trouble.ts'
import { useLanguage } from '../../words/index.ts'
import { useTexts } from './texts.ts'
import { useGameWords, type GameWordId } from './words/index.ts'

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
const setup: Record<Language, () => Promise<Rules>> = {
  en: () => import('@orrery/rebellion/rulebook/en/rules-setup').then((m) => m.setup),
  uk: () => import('@orrery/rebellion/rulebook/uk/rules-setup').then((m) => m.setup),
  ru: () => import('@orrery/rebellion/rulebook/ru/rules-setup').then((m) => m.setup),
}
/** By section, where its text is and of which phase it is; all others are of the command phase, in the chapters of the rounds. */
const SECTIONS: Readonly<Record<string, readonly [typeof rounds, GameWordId]>> = {
  setup: [setup, 'reb.phase.setup'],
  assignment: [rounds, 'reb.phase.assignment'],
  deploy: [refresh, 'reb.phase.refresh'],
}

/** The texts of the chapter that a rule is of, and the word for its phase. */
export function chapterOf(id: string): readonly [typeof rounds, GameWordId] {
  return SECTIONS[id.split('/')[1] ?? ''] ?? [rounds, 'reb.phase.command']
}

/** One rule of `RULE_NOW`, once it is there, and the phase that it is of: titles of all chapters would be much to load for six rules. */
export function WithRule({ id, children }: { id: string; children: (rule: { text: string; title: string }) => ReactNode }) {
  const language = useLanguage()
  const [rules, setRules] = useState<Rules>({})
  const [chapter, phase] = chapterOf(id)
  const g = useGameWords()
  const ready = useTexts() !== null
  useEffect(() => {
    let wanted = true
    chapter[language]().then((found) => wanted && setRules(found), couldNotLoad)
    return () => {
      wanted = false
    }
  }, [chapter, language])
  const text = rules[id]
  return text === undefined || !ready ? null : <>{children({ text, title: g(phase) })}</>
}
