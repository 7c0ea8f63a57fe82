/** Attacking the opponent's base. */
import { AT_BASE, cardOf, factsOf, playerOf, type State } from '../state.ts'
import { attackOf, groupAt } from './attack.ts'
import { spendGroup } from './commit.ts'
import { tell, type G } from './context.ts'
import { damageBase, damageShip } from './deal-damage.ts'

const roomOf = (s: State, ship: number): number => (factsOf(s, ship).hitPoints ?? 0) - cardOf(s, ship).damage

/** The group's attack is added up and dealt: first to the capital ships, what is left to the base (deckbuilding/attack-base/01 to /05). */
export function attackBase(g: G, seat: number): void {
  const s = g.s
  const foe = playerOf(s, 1 - seat)
  const group = groupAt(s, seat, AT_BASE)
  let total = 0
  for (const id of group) total += attackOf(s, seat, id, AT_BASE)
  if (g.events !== null) {
    const cards = group.map((id) => ({ card: id, def: factsOf(s, id).id, attack: attackOf(s, seat, id, AT_BASE) }))
    tell(g, { t: 'attack', seat, cards, target: 'base', def: foe.base, total, need: null })
  }
  spendGroup(s, group)
  let room = 0
  for (const ship of foe.ships) room += roomOf(s, ship)
  const ships = foe.ships.slice()
  if (total < room) return splitAmong(g, seat, total, ships)
  for (const ship of ships) damageShip(g, 1 - seat, ship, roomOf(s, ship))
  damageBase(g, 1 - seat, total - room)
}

/** Too little for all ships: the attacker divides it (deckbuilding/attack-base/04); the base takes nothing. */
function splitAmong(g: G, seat: number, total: number, ships: readonly number[]): void {
  const among = ships.map((id) => ({ id, max: roomOf(g.s, id) }))
  const shares = g.divide(seat, 'split', total, among, 'base')
  ships.forEach((ship, i) => damageShip(g, 1 - seat, ship, shares[i] as number))
}
