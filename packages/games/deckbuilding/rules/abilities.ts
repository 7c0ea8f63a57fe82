/** Using abilities: once per turn for each card, at any moment of the own turn, as far as they can be carried out. */
import type { Refusal, Verdict } from '@orrery/kernel'
import type { BaseMoment } from '../cards/entry.ts'
import { baseRules, rulesOf } from '../cards/registry.ts'
import { CARDS, type Timing } from '../content/cards.ts'
import { baseFacts } from '../content/index.ts'
import { cardOf, playerOf, type State } from '../state.ts'
import { tell, type G } from './context.ts'
import { USE_OR_PASS } from './keys.ts'
import { ABILITY_NOT_YOUR_TURN, CONSTANT_ABILITY, NO_ABILITY, NOT_IN_PLAY, ONLY_WHEN, USED } from './refusals.ts'

/** Why an ability with this timing can't be used at will. */
function notAtWill(timing: Timing | undefined): Refusal {
  if (timing === undefined) return NO_ABILITY
  return timing === 'constant' || timing === 'once-per-turn-attack-permission' ? CONSTANT_ABILITY : ONLY_WHEN
}

/** The same by `def`: most cards have nothing to use, and are looked at in every decision. */
const NOT_AT_WILL: readonly Refusal[] = CARDS.map((c) => notAtWill(c.ability?.timing))

/** A card in play of the active seat may use its ability now; only for cards that are known to be there. */
export function mayUseInPlay(s: State, seat: number, id: number): Verdict {
  const use = rulesOf(s, id).use
  const c = cardOf(s, id)
  if (use === null) return NOT_AT_WILL[c.def] as Refusal
  return c.used ? USED : use.can(s, seat, id)
}

/** The seat may use the ability of the card (deckbuilding/abilities/05, /07; deckbuilding/if/01). */
export function mayUse(s: State, seat: number, id: number): Verdict {
  if (s.active !== seat) return ABILITY_NOT_YOUR_TURN
  const p = playerOf(s, seat)
  return p.units.includes(id) || p.ships.includes(id) ? mayUseInPlay(s, seat, id) : NOT_IN_PLAY
}

/** The seat may use the ability of its base now. */
export function mayUseBase(s: State, seat: number, base: string): Verdict {
  if (s.active !== seat) return ABILITY_NOT_YOUR_TURN
  const p = playerOf(s, seat)
  if (p.base !== base) return NOT_IN_PLAY
  const use = baseRules(base).use
  if (use === null) return notAtWill(baseFacts(base).ability?.timing)
  return p.baseUsed ? USED : use.can(s, seat)
}

/** Uses the ability of a card in play. */
export function useCard(g: G, seat: number, id: number): void {
  const { id: def, use } = rulesOf(g.s, id)
  if (use === null) return
  cardOf(g.s, id).used = true
  if (g.events !== null) tell(g, { t: 'use', seat, def, card: id })
  g.path.push(def)
  use.run(g, seat, id)
  g.path.pop()
}

/** Uses the ability of the seat's base. */
export function useBase(g: G, seat: number): void {
  const p = playerOf(g.s, seat)
  const use = p.base === null ? null : baseRules(p.base).use
  if (p.base === null || use === null) return
  p.baseUsed = true
  tell(g, { t: 'use', seat, def: p.base })
  g.path.push(p.base)
  use.run(g, seat)
  g.path.pop()
}

/**
 * A base ability whose moment is now: offered if the base has one and it could do something. Optional, but now or never
 * (deckbuilding/when/04), and as often as its moment occurs (deckbuilding/when/02).
 */
export function useWhenBase(g: G, seat: number, moment: BaseMoment): void {
  const p = playerOf(g.s, seat)
  const base = p.base
  if (base === null || g.s.result !== null) return
  const ability = baseRules(base)[moment]
  if (ability === null || ability.can(g.s, seat) !== null) return
  if (g.choose(seat, 'use-when', USE_OR_PASS, { about: base }).t === 'pass') return
  if (moment !== 'whenOpponentDiscards') p.baseUsed = true
  tell(g, { t: 'use', seat, def: base })
  g.path.push(base)
  ability.run(g, seat)
  g.path.pop()
}

/** A "when" ability of a card whose moment is now. */
export function useWhenCard(g: G, seat: number, id: number, moment: 'whenDefeats' | 'whenPurchased'): void {
  const rules = rulesOf(g.s, id)
  const ability = rules[moment]
  if (ability === null || g.s.result !== null || ability.can(g.s, seat, id) !== null) return
  if (g.choose(seat, 'use-when', USE_OR_PASS, { about: id }).t === 'pass') return
  if (g.events !== null) tell(g, { t: 'use', seat, def: rules.id, card: id })
  g.path.push(rules.id)
  ability.run(g, seat, id)
  g.path.pop()
}
