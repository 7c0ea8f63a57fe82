import type { ReactNode } from 'react'
import { Sign } from '../../art/Signs.tsx'
import type { Rulebook } from '../../table/game-ui.ts'
import { useTexts } from './texts.ts'
import { useRulebook } from './use-book.ts'

/** A seat's side with its sign; a role of the team game by its own name. */
export function SideName({ side }: { side: string }) {
  const texts = useTexts()
  const rebel = side.startsWith('rebel')
  const role = side.endsWith('admiral') ? 'admiral' : side.endsWith('general') ? 'general' : null
  const words = texts === null ? side : `${texts.terms.sides[rebel ? 'rebel' : 'imperial']}${role === null ? '' : ` · ${texts.terms.roles[role]}`}`
  return (
    <span className={`side-name side-${rebel ? 'rebels' : 'empire'}`}>
      <Sign name={rebel ? 'rebels' : 'empire'} size={18} /> {words}
    </span>
  )
}

/** The rulebook, once its texts are there. */
export function WithRulebook({ children }: { children: (book: Rulebook) => ReactNode }) {
  const book = useRulebook()
  return book === null ? null : <>{children(book)}</>
}
