/** What attacks have in common. */
import { BASE_RULES, baseRules, CARD_RULES, rulesOf } from '../cards/registry.ts'
import { cardOf, factsAt, playerOf, type Card, type State } from '../state.ts'
import { CARDS, type CardFacts } from '../content/cards.ts'

/** Additional attack from the constant abilities of the seat's other cards and base (deckbuilding/while/01, /02). */
function granted(s: State, seat: number, to: CardFacts): number {
  const p = playerOf(s, seat)
  let n = 0
  for (const id of p.units) {
    const grants = rulesOf(s, id).grants
    if (grants !== null) n += grants(to)
  }
  for (const id of p.ships) {
    const grants = rulesOf(s, id).grants
    if (grants !== null) n += grants(to)
  }
  if (p.base !== null) {
    const grants = baseRules(p.base).grants
    if (grants !== null) n += grants(to)
  }
  return n
}

/** The attack of a card in play of the seat as it counts now against the target (AT_BASE or a row card's number). */
export function attackOf(s: State, seat: number, id: number, target: number): number {
  const c: Card = cardOf(s, id)
  const facts = factsAt(c.def)
  const own = rulesOf(s, id).ownAttack
  return facts.attack + c.bonus + (own !== null ? own(s, seat, id, target) : 0) + granted(s, seat, facts)
}

/** Kinds that print no attack and can't get any from an ability, their own or another's; by `def`. */
const HARMLESS: readonly boolean[] = CARDS.map((f, def) => {
  const others = [...CARD_RULES, ...Object.values(BASE_RULES)].some((r) => r.grants !== null && r.grants(f) > 0)
  return f.attack === 0 && CARD_RULES[def]?.ownAttack === null && !others
})

/** The card has attack against the target. Quick for all that print some, and for all that can never have any. */
export function hasAttack(s: State, seat: number, id: number, target: number): boolean {
  const c = cardOf(s, id)
  if (factsAt(c.def).attack + c.bonus > 0) return true
  return HARMLESS[c.def] === false && attackOf(s, seat, id, target) > 0
}

/** The cards of the group chosen for the target, units first. */
export function groupAt(s: State, seat: number, target: number): number[] {
  const p = playerOf(s, seat)
  const out: number[] = []
  for (const id of p.units) if (cardOf(s, id).target === target) out.push(id)
  for (const id of p.ships) if (cardOf(s, id).target === target) out.push(id)
  return out
}
