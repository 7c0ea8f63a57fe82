import { bases } from './bases.ru.ts'
import { empire } from './cards-empire.ru.ts'
import { neutral } from './cards-neutral.ru.ts'
import { rebels } from './cards-rebels.ru.ts'
import { starters } from './starters.ru.ts'
import type { CardText } from './types.ts'

/** The words of the 82 cards in Russian, by card id. */
export const cards: Readonly<Record<string, CardText>> = { ...starters, ...empire, ...rebels, ...neutral, ...bases }
