/** Content by id. */
import { BASES, type BaseFacts } from './bases.ts'
import { CARDS } from './cards.ts'

/** Index into CARDS by card id. */
export const DEF_OF: ReadonlyMap<string, number> = new Map(CARDS.map((c, def) => [c.id, def]))
/** Facts of a base by its id. */
export const BASE_OF: ReadonlyMap<string, BaseFacts> = new Map(BASES.map((b) => [b.id, b]))

/** The facts of a base. Throws RangeError for an unknown id. */
export function baseFacts(id: string): BaseFacts {
  const facts = BASE_OF.get(id)
  if (facts === undefined) throw new RangeError(`there is no base "${id}"`)
  return facts
}

/** How many playable cards the box holds: 10 + 10 starters, 90 galaxy cards, 10 pilots. */
export const CARD_COUNT = CARDS.reduce((n, c) => n + c.copies, 0)
