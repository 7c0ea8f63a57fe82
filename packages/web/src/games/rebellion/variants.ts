/** What a table of Rebellion agreed on, in words: for its waiting room and for lists of tables. */
import type { Variants } from '../../table/variants.ts'

export const variants: Variants = ({ setup, players }) => [
  { word: setup === 'complete' ? 'opts.complete' : 'opts.firstGame' },
  { word: 'opts.players', is: String(players) },
]
