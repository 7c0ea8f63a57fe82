/** The optional rule of discarding neutral cards from the row. */
import type { Verdict } from '@orrery/kernel'
import { factsOf, playerOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { leaveRow, refill, toGalaxyDiscard } from './galaxy-row.ts'
import { priceVerdict } from './purchase.ts'
import { NOT_AGREED, NOT_NEUTRAL, NOT_YOUR_TURN } from './refusals.ts'

/** The seat may pay a row card away (deckbuilding/alternative-rules/04, /05). */
export function mayPayAway(s: State, seat: number, id: number): Verdict {
  if (!s.neutralDiscard) return NOT_AGREED
  if (s.active !== seat) return NOT_YOUR_TURN
  const facts = factsOf(s, id)
  if (!s.row.includes(id) || facts.faction !== 'neutral') return NOT_NEUTRAL
  return priceVerdict(s, seat, facts.cost)
}

/** The cost is paid, the card goes to the galaxy discard pile; no purchase (deckbuilding/alternative-rules/06). */
export function payAway(g: G, seat: number, id: number): void {
  const s = g.s
  const facts = factsOf(s, id)
  playerOf(s, seat).resources -= facts.cost
  leaveRow(s, id)
  toGalaxyDiscard(s, id)
  tell(g, { t: 'pay-discard', seat, card: id, def: facts.id, paid: facts.cost })
  refill(g)
}
