import { bases } from './bases.en.ts'
import { empire } from './cards-empire.en.ts'
import { neutral } from './cards-neutral.en.ts'
import { rebels } from './cards-rebels.en.ts'
import { starters } from './starters.en.ts'
import type { CardText } from './types.ts'

/** The words of the 82 cards in English, by card id. */
export const cards: Readonly<Record<string, CardText>> = { ...starters, ...empire, ...rebels, ...neutral, ...bases }
