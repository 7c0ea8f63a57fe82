/** The starter cards with an effect. */
import { card, type CardRules } from './entry.ts'
import { chooseOne } from './verbs.ts'

export const STARTERS: readonly CardRules[] = [
  card('inquisitor', ['attack', 'resources', 'force'], {
    onPlay: (g, seat, id) => chooseOne(g, seat, id, { attack: 1, resources: 1, force: 1 }),
  }),
  card('temple-guardian', ['attack', 'resources', 'force'], {
    onPlay: (g, seat, id) => chooseOne(g, seat, id, { attack: 1, resources: 1, force: 1 }),
  }),
]
