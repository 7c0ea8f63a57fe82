/** The playable cards of the base box. `def` numbers in a position are indexes of CARDS: what is here keeps its place. */
import { EMPIRE } from './cards-empire.ts'
import { NEUTRAL } from './cards-neutral.ts'
import { REBELS } from './cards-rebels.ts'
import type { CardFacts } from './facts.ts'
import { STARTERS } from './starters.ts'

export type { AbilityFacts, CardFacts, Deck, Faction, Limit, Reward, Timing, Trait } from './facts.ts'

export const CARDS: readonly CardFacts[] = [...STARTERS, ...EMPIRE, ...REBELS, ...NEUTRAL]
