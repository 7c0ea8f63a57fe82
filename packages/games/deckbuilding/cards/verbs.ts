/** Abilities that several cards share, and small steps from which others are made. */
import type { Opt } from '@orrery/kernel'
import type { CardFacts } from '../content/cards.ts'
import { tell, type G } from '../rules/context.ts'
import { discardFromHand, hasHand, opponentDiscards } from '../rules/discard.ts'
import { draw } from '../rules/empty-deck.ts'
import { exile, exileSome } from '../rules/exile.ts'
import { atLastSpace, gainForce } from '../rules/force.ts'
import { gainResources } from '../rules/gain.ts'
import { BUY, keyed, OPTION, picks, type OptionWord } from '../rules/keys.ts'
import { purchase, type Placement } from '../rules/purchase.ts'
import { isDamaged, repair } from '../rules/repair.ts'
import { cardOf, factsAt, factsOf, GAP, playerOf, removeFrom, sideOf, type State } from '../state.ts'
import { all, always, cardInHand, cardToDraw, cardToExile, NO_EFFECT, type Condition } from './conditions.ts'
import type { Ability } from './entry.ts'

/** "Draw n cards", under a condition. */
export function draws(n: number | ((s: State, seat: number) => number), ...conditions: readonly Condition[]): Ability {
  return {
    can: all(...conditions, cardToDraw),
    run: (g, seat) => draw(g, seat, typeof n === 'number' ? n : n(g.s, seat)),
  }
}

/** "Exile 1 card from your hand or your discard pile". */
export const exilesOne: Ability = { can: cardToExile, run: (g, seat, id) => exileSome(g, seat, 1, 1, id, id) }

/** An effect whose cost is that the card itself is exiled. */
export function exilesItself(can: Condition, then: (g: G, seat: number, id: number) => void): Ability {
  return {
    can,
    run(g, seat, id) {
      exile(g, seat, id)
      then(g, seat, id)
    },
  }
}

/** An effect whose cost is 1 card of the own hand, discarded or exiled. `can` looks at the effect alone. */
export function paysWithHand(how: 'discard' | 'exile', can: Condition, then: (g: G, seat: number) => void): Ability {
  return {
    can: all(cardInHand, can),
    run(g, seat, id) {
      const hand = playerOf(g.s, seat).hand
      const paid = g.choose(seat, how === 'discard' ? 'pay-discard' : 'pay-exile', picks(hand), { about: id }).c as number
      if (how === 'discard') discardFromHand(g, seat, paid)
      else exile(g, seat, paid)
      then(g, seat)
    },
  }
}

/** "Your opponent discards 1 card of their choice". */
export const makesDiscard = (g: G, seat: number, id: number): void => opponentDiscards(g, seat, id)

/** "Choose one": the amounts of the options that a card lists. An option that can't be carried out is closed (deckbuilding/choose/02). */
export type Choices = Partial<Record<OptionWord, number>>

function optionsOf(s: State, seat: number, choices: Choices): Opt[] {
  const opts: Opt[] = []
  if (choices.attack !== undefined) opts.push(OPTION.attack)
  if (choices.resources !== undefined) opts.push(OPTION.resources)
  if (choices.force !== undefined && !atLastSpace(s, seat)) opts.push(OPTION.force)
  if (choices.repair !== undefined && isDamaged(s, seat)) opts.push(OPTION.repair)
  if (choices.discard !== undefined && hasHand(s, 1 - seat)) opts.push(OPTION.discard)
  return opts
}

/** The seat whose card it is gets one of the options; `chooser` picks it. There must be one that can be carried out. */
export function chooseOne(g: G, seat: number, id: number, choices: Choices, chooser = seat): void {
  const { t } = g.choose(chooser, 'option', optionsOf(g.s, seat, choices), { about: id })
  const option = t as OptionWord
  const n = choices[option] ?? 0
  const def = factsOf(g.s, id).id
  if (g.events !== null) tell(g, { t: 'option', seat: chooser, option, def })
  if (option === 'attack') cardOf(g.s, id).bonus += n
  else if (option === 'resources') gainResources(g, seat, n, 'ability', def)
  else if (option === 'force') gainForce(g, seat, n, def)
  else if (option === 'repair') repair(g, seat, n)
  else opponentDiscards(g, seat, id)
}

/** The numbers of row cards that fit. */
export function inRow(s: State, fits: (facts: CardFacts) => boolean): number[] {
  const out: number[] = []
  for (const id of s.row) if (id !== GAP && fits(factsAt(cardOf(s, id).def))) out.push(id)
  return out
}

/** The numbers of a pile's cards that fit. */
export function among(s: State, pile: readonly number[], fits: (facts: CardFacts) => boolean): number[] {
  return pile.filter((id) => fits(factsAt(cardOf(s, id).def)))
}

/** A card of the list fits; gaps of the row never do. */
export function anyOf(s: State, ids: readonly number[], fits: (facts: CardFacts) => boolean): boolean {
  for (const id of ids) if (id !== GAP && fits(factsAt(cardOf(s, id).def))) return true
  return false
}

/** A unit in play fits; the card `but` doesn't count. */
export function hasUnit(s: State, seat: number, fits: (facts: CardFacts) => boolean, but = -1): boolean {
  for (const id of playerOf(s, seat).units) if (id !== but && fits(factsAt(cardOf(s, id).def))) return true
  return false
}

export const isTrooper = (f: CardFacts): boolean => f.traits.includes('Trooper')
export const isVehicle = (f: CardFacts): boolean => f.traits.includes('Vehicle')
export const isFighter = (f: CardFacts): boolean => f.traits.includes('Fighter')
export const isBountyHunter = (f: CardFacts): boolean => f.traits.includes('Bounty Hunter')
export const isUniqueUnit = (f: CardFacts): boolean => f.unique && f.type === 'unit'
export const isShip = (f: CardFacts): boolean => f.type === 'capital-ship'

/** "Take 1 fitting card from your discard pile into your hand". */
export function takesFromPile(fits: (facts: CardFacts) => boolean, can: Condition): Ability {
  return {
    can,
    run(g, seat, id) {
      const p = playerOf(g.s, seat)
      const taken = g.choose(seat, 'pile-take', picks(among(g.s, p.discard, fits)), { about: id }).c as number
      removeFrom(p.discard, taken)
      p.hand.push(taken)
      if (g.events !== null) tell(g, { t: 'take', seat, from: 'discard', to: 'hand', card: taken, def: factsOf(g.s, taken).id })
    },
  }
}

/** "Purchase 1 fitting card from the galaxy row without paying its cost"; it is a purchase all the same. */
export function freePurchase(g: G, seat: number, fits: (facts: CardFacts) => boolean, about: number | string, place: Placement | null): void {
  const opts = inRow(g.s, fits).map((id) => keyed(BUY, id))
  if (opts.length === 0) return
  purchase(g, seat, g.choose(seat, 'free-purchase', opts, { about }).c as number, 'row', 0, place)
}

/** A card of the seat's faction; with `orNeutral` a neutral one too. */
export function buyable(seat: number, orNeutral: boolean): (facts: CardFacts) => boolean {
  const side = sideOf(seat)
  return (f) => f.faction === side || (orNeutral && f.faction === 'neutral')
}

/** An ability that lists options of which the own player picks one; refused where all of them are closed. */
export function offers(choices: Choices, can: Condition = always): Ability {
  const open: Condition = (s, seat) => (optionsOf(s, seat, choices).length > 0 ? null : NO_EFFECT)
  return { can: all(can, open), run: (g, seat, id) => chooseOne(g, seat, id, choices) }
}
