import { Sign } from '../../art/Signs.tsx'
import type { ReactNode } from 'react'
import type { Rulebook } from '../../table/game-ui.ts'
import { useWords } from '../../words/index.ts'
import { useRulebook, useTexts } from './texts.ts'

/** A side with its sign. */
export function SideName({ side }: { side: string }) {
  const texts = useTexts()
  return (
    <span className={`side-name side-${side}`}>
      <Sign name={side === 'empire' ? 'empire' : 'rebels'} size={18} /> {texts?.terms.factions[side] ?? side}
    </span>
  )
}

/** How a game that the rules ended was won. */
export function Ending() {
  return <>{useWords()('end.byRules')}</>
}

/** The rulebook, once its texts are there. */
export function WithRulebook({ children }: { children: (book: Rulebook) => ReactNode }) {
  const book = useRulebook()
  return book === null ? null : <>{children(book)}</>
}

/** One rule with the title of its section, once the texts are there. */
export function WithRule({ id, children }: { id: string; children: (rule: { text: string; title: string }) => ReactNode }) {
  const book = useRulebook()
  const rule = book?.byId.get(id)
  return book === null || rule === undefined ? null : <>{children({ text: rule.text, title: book.sectionTitle(rule.section) })}</>
}
