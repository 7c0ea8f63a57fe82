/** What cards and positions are worth to a bot. From printed values and public knowledge only. */
import { baseRules, CARD_RULES } from './cards/registry.ts'
import type { Tag } from './cards/entry.ts'
import { CARDS, type CardFacts } from './content/cards.ts'
import { baseFacts } from './content/index.ts'
import { attackOf } from './rules/attack.ts'
import { HAND_SIZE } from './rules/end-of-turn.ts'
import { forceIsWith } from './rules/force.ts'
import { canPay, topPilot } from './rules/purchase.ts'
import { AT_BASE, cardOf, EMPIRE, factsAt, factsOf, GAP, playerOf, type State } from './state.ts'

const TAG_WORTH: Readonly<Partial<Record<Tag, number>>> = {
  draw: 1.2,
  exile: 0.8,
  damage: 0.6,
  discard: 0.6,
  take: 0.8,
  ship: 1,
  purchase: 0.7,
  repair: 0.6,
  resources: 0.8,
  force: 0.4,
  attack: 0.6,
  look: 0.2,
  row: 0.2,
}

function worthOf(f: CardFacts, tags: readonly Tag[]): number {
  const ability = tags.reduce((n, tag) => n + (TAG_WORTH[tag] ?? 0), 0)
  return f.attack + 0.9 * f.resources + 0.5 * f.force + ability + (f.hitPoints ?? 0) * 0.3
}

/** What a card brings each time that it is played; by `def`. */
export const WORTH: readonly number[] = CARDS.map((f, def) => worthOf(f, CARD_RULES[def]?.tags ?? []))
/** An ability that costs nothing but its use: neither the card itself nor a card of the hand; by `def`. */
export const FREE_USE: readonly boolean[] = CARD_RULES.map(
  (r) => r.use !== null && !r.tags.includes('spends-itself') && !r.tags.includes('spends-hand'),
)

/** Hit points that a base not yet seen is taken to have. */
const USUAL_BASE = 13
/** Damage that a player deals in a usual turn: turns remaining tell how much a better deck is still worth. */
const USUAL_TURN = 6
/** Logistic scale: what 1 point of damage more is worth. */
const PER_DAMAGE = 0.12

/** Mean worth of the cards that a player owns outside play: what a hand of his is made of, wherever they lie. */
function deckWorth(s: State, seat: number): number {
  const p = playerOf(s, seat)
  let sum = 0
  let n = 0
  for (const zone of [p.hand, p.deck, p.discard, p.units]) {
    n += zone.length
    for (const id of zone) sum += WORTH[cardOf(s, id).def] as number
  }
  return n === 0 ? 0 : sum / Math.max(n, HAND_SIZE)
}

/** Capital ships: their hit points stand before the base, attack and resources come back each turn. */
function shipWorth(s: State, seat: number, turns: number): number {
  let sum = 0
  for (const id of playerOf(s, seat).ships) {
    const f = factsOf(s, id)
    sum += 0.9 * ((f.hitPoints ?? 0) - cardOf(s, id).damage) + (f.attack + 0.7 * f.resources) * Math.min(turns, 2)
  }
  return sum
}

/** Damage that the seat has yet to deal to bases. */
function toDeal(s: State, seat: number): number {
  const foe = playerOf(s, 1 - seat)
  const more = s.toWin - playerOf(s, seat).taken.length
  return foe.base === null ? more * USUAL_BASE : baseFacts(foe.base).hitPoints - foe.baseDamage + (more - 1) * USUAL_BASE
}

/** The worth of the best card that the seat can pay for now; 0 when there is none. */
function bestOnSale(s: State, seat: number): number {
  let most = 0
  for (const id of s.row) if (id !== GAP && canPay(s, seat, factsOf(s, id)) === null) most = Math.max(most, WORTH[cardOf(s, id).def] as number)
  const pilot = topPilot(s)
  return pilot >= 0 && canPay(s, seat, factsOf(s, pilot)) === null ? Math.max(most, worth(s, pilot)) : most
}

/**
 * What the active seat could still make of this turn: nearly as much as if it were done, so that there is no hurry to do
 * it and a better purchase is waited for. `perCard`: what 1 point of worth more in the deck is worth.
 */
function turnLeft(s: State, seat: number, perCard: number, mean: number): number {
  if (s.active !== seat || s.step === 'end-of-turn' || s.step === 'draw') return 0
  const p = playerOf(s, seat)
  let n = 0.9 * perCard * Math.max(0, bestOnSale(s, seat) - mean) + 0.05 * p.resources
  for (const id of p.units) if (!cardOf(s, id).attacked) n += 0.8 * attackOf(s, seat, id, AT_BASE)
  for (const id of p.ships) if (!cardOf(s, id).attacked) n += 0.8 * attackOf(s, seat, id, AT_BASE)
  return n + 0.01 * mean * p.hand.length
}

/** A base that goes on helping. */
function baseWorth(base: string | null): number {
  return base === null || baseFacts(base).ability === null || baseRules(base).whenRevealed !== null ? 0 : 1
}

/** In points of damage. */
function standing(s: State, seat: number, turns: number): number {
  const force = seat === EMPIRE ? -s.force : s.force
  const mean = deckWorth(s, seat)
  const perWorth = 0.6 * HAND_SIZE * turns
  const rest = 0.3 * force + (forceIsWith(s, seat) ? 0.8 : 0) + baseWorth(playerOf(s, seat).base)
  return perWorth * mean + shipWorth(s, seat, turns) + rest + turnLeft(s, seat, perWorth / 12, mean) - toDeal(s, seat)
}

/** How good the position is for the seat: 0 (lost) to 1 (won). Hidden cards count only as parts of known wholes. */
export function evaluate(s: State, seat: number): number {
  if (s.result !== null) return s.result[seat] ?? 0
  const turns = Math.min(8, Math.max(1, Math.min(toDeal(s, 0), toDeal(s, 1)) / USUAL_TURN))
  return 1 / (1 + Math.exp(-PER_DAMAGE * (standing(s, seat, turns) - standing(s, 1 - seat, turns))))
}

/** Worth of a card instance. */
export function worth(s: State, id: number): number {
  return WORTH[cardOf(s, id).def] as number
}

/** Facts by number, for short. */
export function kindOf(s: State, id: number): CardFacts {
  return factsAt(cardOf(s, id).def)
}
