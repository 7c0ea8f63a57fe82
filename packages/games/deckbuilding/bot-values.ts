/** What cards and positions are worth to a bot. From printed values and public knowledge only. */
import { baseRules, CARD_RULES } from './cards/registry.ts'
import type { Tag } from './cards/entry.ts'
import { CARDS, type CardFacts } from './content/cards.ts'
import { baseFacts } from './content/index.ts'
import { attackOf } from './rules/attack.ts'
import { forceIsWith } from './rules/force.ts'
import { AT_BASE, cardOf, EMPIRE, factsAt, factsOf, playerOf, type State } from './state.ts'

const TAG_WORTH: Readonly<Partial<Record<Tag, number>>> = { draw: 1.2, exile: 0.8, damage: 0.6, discard: 0.6, take: 0.8, ship: 1, purchase: 0.7, repair: 0.6, resources: 0.8, force: 0.4, attack: 0.6, look: 0.2, row: 0.2 }

function worthOf(f: CardFacts, tags: readonly Tag[]): number {
  const ability = tags.reduce((n, tag) => n + (TAG_WORTH[tag] ?? 0), 0)
  return f.attack + 0.9 * f.resources + 0.5 * f.force + ability + (f.hitPoints ?? 0) * 0.3
}

/** What a card brings each time that it is played; by `def`. */
export const WORTH: readonly number[] = CARDS.map((f, def) => worthOf(f, CARD_RULES[def]?.tags ?? []))
/** An ability that costs nothing but its use: neither the card itself, nor resources, nor a card of the hand. */
export const FREE_USE: readonly boolean[] = CARDS.map((f, def) => {
  const rules = CARD_RULES[def]
  return rules !== undefined && rules.use !== null && !rules.tags.includes('spends-itself') && !['gozanti-cruiser', 'c-roc-cruiser'].includes(f.id)
})

/** Mean worth of the cards that a player owns outside play: what a hand of his is made of, wherever they lie. */
function deckWorth(s: State, seat: number): number {
  const p = playerOf(s, seat)
  let sum = 0
  let n = 0
  for (const zone of [p.hand, p.deck, p.discard, p.units]) {
    n += zone.length
    for (const id of zone) sum += WORTH[cardOf(s, id).def] as number
  }
  return n === 0 ? 0 : sum / Math.max(n, 5)
}

function shipWorth(s: State, seat: number): number {
  let sum = 0
  for (const id of playerOf(s, seat).ships) {
    const f = factsOf(s, id)
    sum += f.attack + f.resources + 0.35 * ((f.hitPoints ?? 0) - cardOf(s, id).damage)
  }
  return sum
}

/** Bases destroyed by the seat, the present one by its share of damage. */
function progress(s: State, seat: number): number {
  const foe = playerOf(s, 1 - seat)
  return playerOf(s, seat).taken.length + (foe.base === null ? 0 : foe.baseDamage / baseFacts(foe.base).hitPoints)
}

/** What the active seat could still make of this turn. */
function turnLeft(s: State, seat: number): number {
  if (s.active !== seat) return 0
  const p = playerOf(s, seat)
  let n = 0.03 * Math.min(p.resources, 8)
  for (const id of p.units) if (!cardOf(s, id).attacked) n += 0.05 * attackOf(s, seat, id, AT_BASE)
  for (const id of p.ships) if (!cardOf(s, id).attacked) n += 0.05 * attackOf(s, seat, id, AT_BASE)
  for (const id of p.hand) n += 0.04 * (WORTH[cardOf(s, id).def] as number)
  return n
}

function baseWorth(base: string | null): number {
  return base === null || baseFacts(base).ability === null || baseRules(base).whenRevealed !== null ? 0 : 0.1
}

function standing(s: State, seat: number): number {
  const force = seat === EMPIRE ? -s.force : s.force
  const own = 3.2 * (progress(s, seat) / s.toWin) + 0.55 * deckWorth(s, seat) + 0.09 * shipWorth(s, seat)
  return own + 0.05 * force + (forceIsWith(s, seat) ? 0.06 : 0) + baseWorth(playerOf(s, seat).base) + turnLeft(s, seat)
}

/** How good the position is for the seat: 0 (lost) to 1 (won). Hidden cards count only as parts of known wholes. */
export function evaluate(s: State, seat: number): number {
  if (s.result !== null) return s.result[seat] ?? 0
  return 1 / (1 + Math.exp(-1.6 * (standing(s, seat) - standing(s, 1 - seat))))
}

/** Worth of a card instance. */
export function worth(s: State, id: number): number {
  return WORTH[cardOf(s, id).def] as number
}

/** Facts by number, for short. */
export function kindOf(s: State, id: number): CardFacts {
  return factsAt(cardOf(s, id).def)
}
