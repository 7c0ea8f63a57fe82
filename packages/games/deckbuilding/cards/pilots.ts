/** The stack of pilots. */
import { gainForce } from '../rules/force.ts'
import { forceToGain } from './conditions.ts'
import { card, type CardRules } from './entry.ts'
import { exilesItself } from './verbs.ts'

export const PILOTS: readonly CardRules[] = [
  card('outer-rim-pilot', ['force', 'spends-itself'], {
    use: exilesItself(forceToGain, (g, seat) => gainForce(g, seat, 1, 'outer-rim-pilot')),
  }),
]
