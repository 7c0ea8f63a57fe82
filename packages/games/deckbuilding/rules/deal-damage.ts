/** Damage on bases and capital ships. */
import { baseRules } from '../cards/registry.ts'
import { baseFacts } from '../content/index.ts'
import { cardOf, factsOf, playerOf } from '../state.ts'
import { tell, type G } from './context.ts'
import { destroyBase, destroyShip } from './destroy.ts'

/**
 * Damage straight on the owner's base: capital ships don't stop it (deckbuilding/deal-damage/01, /02). What the base
 * prevents, what exceeds its hit points, and all of it while there is no base, is lost (deckbuilding/attack-base/09, /11).
 */
export function damageBase(g: G, owner: number, n: number): void {
  const p = playerOf(g.s, owner)
  if (n <= 0) return
  if (p.base === null) return tell(g, { t: 'lost', seat: owner, n })
  const prevented = Math.min(n, Math.max(0, baseRules(p.base).prevents - p.prevented))
  p.prevented += prevented
  const room = baseFacts(p.base).hitPoints - p.baseDamage
  const taken = Math.min(room, n - prevented)
  p.baseDamage += taken
  if (g.events !== null) tell(g, { t: 'damage', seat: owner, n: taken, def: p.base, ...(prevented > 0 && { prevented }) })
  if (n - prevented > taken) tell(g, { t: 'lost', seat: owner, n: n - prevented - taken })
  if (taken === room) destroyBase(g, owner)
}

/** Damage on a capital ship in play; it stays there until the ship is destroyed (deckbuilding/attack-base/03, /06). */
export function damageShip(g: G, owner: number, id: number, n: number): void {
  if (n <= 0) return
  const c = cardOf(g.s, id)
  const facts = factsOf(g.s, id)
  c.damage += n
  if (g.events !== null) tell(g, { t: 'damage', seat: owner, n, def: facts.id, card: id })
  if (c.damage >= (facts.hitPoints ?? 0)) destroyShip(g, owner, id)
}
