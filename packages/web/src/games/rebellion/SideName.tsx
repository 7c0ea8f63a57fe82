import type { ReactNode } from 'react'
import { Part } from '../../app/Guard.tsx'
import { later } from '../../app/later.tsx'
import { Sign } from '../../art/Signs.tsx'
import type { Rulebook } from '../../table/game-ui.ts'
import { sideWord } from '../../table/seat-name.ts'
import { useTexts } from './texts.ts'

/** A seat's side with its sign; a role of the team game by its own name. */
export function SideName({ side }: { side: string }) {
  const texts = useTexts()
  const rebel = side.startsWith('rebel')
  const role = side.endsWith('admiral') ? 'admiral' : side.endsWith('general') ? 'general' : null
  const words =
    texts === null ? sideWord(side) : `${texts.terms.sides[rebel ? 'rebel' : 'imperial']}${role === null ? '' : ` · ${texts.terms.roles[role]}`}`
  return (
    <span className={`side-name side-${rebel ? 'rebels' : 'empire'}`}>
      <Sign name={rebel ? 'rebels' : 'empire'} size={18} /> {words}
    </span>
  )
}

const WholeRulebook = later(() => import('./rulebook.tsx').then((m) => m.WholeRulebook))

/** The rulebook, once it is there. */
export function WithRulebook({ children }: { children: (book: Rulebook) => ReactNode }) {
  return (
    <Part>
      <WholeRulebook>{children}</WholeRulebook>
    </Part>
  )
}
