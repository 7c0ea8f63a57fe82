/** Destroying capital ships and bases. */
import { factsOf, cardOf, freshen, playerOf, removeFrom, SEEN_BY_ALL } from '../state.ts'
import { tell, type G } from './context.ts'
import { leaveRow, refill, toGalaxyDiscard } from './galaxy-row.ts'
import { claimVictory } from './victory.ts'

/** A capital ship in play goes to its owner's discard pile, whatever its damage (deckbuilding/destroy/01, /02). */
export function destroyShip(g: G, owner: number, id: number): void {
  const s = g.s
  const p = playerOf(s, owner)
  removeFrom(p.ships, id)
  const c = cardOf(s, id)
  freshen(c)
  c.seen = SEEN_BY_ALL
  p.discard.push(id)
  if (g.events !== null) tell(g, { t: 'ship-destroyed', seat: owner, from: 'play', card: id, def: factsOf(s, id).id })
}

/** A capital ship in the row goes to the galaxy discard pile; no reward (deckbuilding/destroy/03). `seat` destroys it. */
export function destroyInRow(g: G, seat: number, id: number): void {
  const s = g.s
  leaveRow(s, id)
  toGalaxyDiscard(s, id)
  if (g.events !== null) tell(g, { t: 'ship-destroyed', seat, from: 'row', card: id, def: factsOf(s, id).id })
  refill(g)
}

/** The owner's base goes to the victory pile of the other seat, without its damage (deckbuilding/attack-base/08); the next is chosen at the start of the owner's turn (deckbuilding/attack-base/10). */
export function destroyBase(g: G, owner: number): void {
  const p = playerOf(g.s, owner)
  const by = 1 - owner
  if (p.base === null) return
  playerOf(g.s, by).taken.push(p.base)
  if (g.events !== null) tell(g, { t: 'base-destroyed', seat: owner, by, base: p.base })
  p.base = null
  p.baseDamage = 0
  p.baseUsed = false
  claimVictory(g, by)
}
