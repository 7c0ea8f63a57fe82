import { bases } from './bases.uk.ts'
import { empire } from './cards-empire.uk.ts'
import { neutral } from './cards-neutral.uk.ts'
import { rebels } from './cards-rebels.uk.ts'
import { starters } from './starters.uk.ts'
import type { CardText } from './types.ts'

/** The words of the 82 cards in Ukrainian, by card id. */
export const cards: Readonly<Record<string, CardText>> = { ...starters, ...empire, ...rebels, ...neutral, ...bases }
