/** All entries: of cards by their number in the content, of bases by id. */
import { CARDS } from '../content/cards.ts'
import { cardOf, type State } from '../state.ts'
import { EMPIRE_BASES } from './bases-empire.ts'
import { REBEL_BASES } from './bases-rebels.ts'
import { EMPIRE_CARDS } from './empire.ts'
import { card, type BaseRules, type CardRules } from './entry.ts'
import { NEUTRAL_CARDS } from './neutral.ts'
import { NEUTRAL_LEADERS } from './neutral-leaders.ts'
import { PILOTS } from './pilots.ts'
import { REBEL_CARDS } from './rebels.ts'
import { STARTERS } from './starters.ts'

const ENTRIES = new Map([STARTERS, EMPIRE_CARDS, REBEL_CARDS, NEUTRAL_CARDS, NEUTRAL_LEADERS, PILOTS].flat().map((r) => [r.id, r]))

/** Rules by `def` number. */
export const CARD_RULES: readonly CardRules[] = CARDS.map((c) => ENTRIES.get(c.id) ?? card(c.id))
/** Rules by base id. */
export const BASE_RULES: Readonly<Record<string, BaseRules>> = Object.fromEntries([...EMPIRE_BASES, ...REBEL_BASES].map((b) => [b.id, b]))

/** The rules of a card instance. */
export function rulesOf(s: State, id: number): CardRules {
  return CARD_RULES[cardOf(s, id).def] as CardRules
}

/** The rules of a base by its id. */
export function baseRules(id: string): BaseRules {
  return BASE_RULES[id] as BaseRules
}
