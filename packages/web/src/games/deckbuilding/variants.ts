/** What a table of the Deckbuilding Game agreed on, in words: for its waiting room and for lists of tables. */
import type { Variants } from '../../table/variants.ts'

export const variants: Variants = ({ baseSet, toWin, neutralDiscard }) => [
  { word: baseSet === 'secret-bases' ? 'opts.secretBases' : baseSet === 'whole-galaxy' ? 'opts.wholeGalaxy' : 'opts.beginner' },
  { word: 'opts.toWin', is: String(toWin) },
  ...(neutralDiscard === true ? [{ word: 'opts.neutralDiscard' as const }] : []),
]
