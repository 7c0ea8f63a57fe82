/** Choosing cards for an attack. A group waits in front of its target until the player attacks with it or frees it. */
import type { Verdict } from '@orrery/kernel'
import { baseRules } from '../cards/registry.ts'
import type { CardFacts } from '../content/cards.ts'
import { AT_BASE, cardOf, factsOf, NOBODY, playerOf, sideOf, type State } from '../state.ts'
import { groupAt, hasAttack } from './attack.ts'
import { tell, type G } from './context.ts'
import {
  HAS_ATTACKED,
  HUNT_USED,
  NEUTRAL_TARGET,
  NO_ATTACK,
  NO_GROUP,
  NOT_IN_PLAY,
  NOT_YOUR_TURN,
  OWN_FACTION_TARGET,
  SHIP_AT_ROW,
  SHIP_TARGET,
} from './refusals.ts'

/** A row card may be attacked: an enemy unit (deckbuilding/attack-row/03, /04, /13), or a neutral one where the base permits it. */
export function mayTarget(s: State, seat: number, id: number): Verdict {
  return s.row.includes(id) ? mayTargetKind(s, seat, factsOf(s, id)) : OWN_FACTION_TARGET
}

/** The same for a card that is known to lie in the row. */
export function mayTargetKind(s: State, seat: number, facts: CardFacts): Verdict {
  if (facts.type === 'capital-ship') return SHIP_TARGET
  if (facts.faction === sideOf(seat)) return OWN_FACTION_TARGET
  if (facts.faction !== 'neutral') return null
  const p = playerOf(s, seat)
  if (p.base === null || !baseRules(p.base).huntsNeutral) return NEUTRAL_TARGET
  return p.baseUsed ? HUNT_USED : null
}

/** A card in play may join the group at the target. `ship`: it lies among the capital ships. */
export function mayJoin(s: State, seat: number, id: number, target: number, ship: boolean): Verdict {
  const c = cardOf(s, id)
  if (ship && target !== AT_BASE) return SHIP_AT_ROW
  if (c.attacked) return HAS_ATTACKED
  if (c.target !== NOBODY) return NO_GROUP
  return hasAttack(s, seat, id, target) ? null : NO_ATTACK
}

/** All cards that may join the group at the target. */
export function freeFor(s: State, seat: number, target: number): number[] {
  const p = playerOf(s, seat)
  const out: number[] = []
  for (const id of p.units) if (mayJoin(s, seat, id, target, false) === null) out.push(id)
  if (target === AT_BASE) for (const id of p.ships) if (mayJoin(s, seat, id, target, true) === null) out.push(id)
  return out
}

/** A free unit (or capital ship) exists for the target: null, else why the first card in play can't. */
export function someFree(s: State, seat: number, target: number): Verdict {
  const p = playerOf(s, seat)
  let why: Verdict = NOT_IN_PLAY
  for (const id of p.ships) {
    why = mayJoin(s, seat, id, target, true)
    if (why === null) return null
  }
  for (const id of p.units) {
    why = mayJoin(s, seat, id, target, false)
    if (why === null) return null
  }
  return why
}

/** The seat may choose cards for this target. A player without a base may be attacked too (deckbuilding/attack-base/11). */
export function mayCommit(s: State, seat: number, target: number): Verdict {
  if (s.active !== seat) return NOT_YOUR_TURN
  const why = target === AT_BASE ? null : mayTarget(s, seat, target)
  return why ?? someFree(s, seat, target)
}

/** The seat may attack with, or free, the group at the target. */
export function mayResolve(s: State, seat: number, target: number): Verdict {
  if (s.active !== seat) return NOT_YOUR_TURN
  const why = target === AT_BASE ? null : mayTarget(s, seat, target)
  if (why !== null) return why
  return groupAt(s, seat, target).length > 0 ? null : NO_GROUP
}

/** The player picks cards for the target; it may already have some. */
export function commit(g: G, seat: number, target: number): void {
  const about = target === AT_BASE ? 'base' : target
  const cards = g.chooseSome(seat, 'attackers', freeFor(g.s, seat, target), 1, Infinity, about)
  for (const id of cards) cardOf(g.s, id).target = target
  if (g.events !== null) tell(g, { t: 'commit', seat, cards, target: about })
}

/** The group becomes free again: it has not attacked. */
export function release(g: G, seat: number, target: number): void {
  const cards = groupAt(g.s, seat, target)
  for (const id of cards) cardOf(g.s, id).target = NOBODY
  if (g.events !== null) tell(g, { t: 'release', seat, cards, target: target === AT_BASE ? 'base' : target })
}

/** The group attacks: its cards are used up for this turn whatever comes of it (deckbuilding/commit/04, /06). */
export function spendGroup(s: State, group: readonly number[]): void {
  for (const id of group) {
    const c = cardOf(s, id)
    c.attacked = true
    c.target = NOBODY
  }
}
