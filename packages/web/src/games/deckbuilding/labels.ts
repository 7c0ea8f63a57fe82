/** Cards and bases in words: for screen readers, tooltips and sentences. */
import type { SeenCard, View } from '@orrery/deckbuilding/view'
import { word } from '../../words/index.ts'
import { base, facts, isBase, isCard, seen, type Thing } from './model.ts'
import { nameOf, type Texts } from './texts.ts'

/** The content id behind a thing; null for a card that this viewer does not know. */
export function defOf(view: View, thing: Thing): string | null {
  if (typeof thing === 'string') return isBase(thing) || isCard(thing) ? thing : null
  return seen(view, thing)?.def ?? null
}

export function thingName(view: View, texts: Texts, thing: Thing | undefined): string {
  const def = thing === undefined ? null : defOf(view, thing)
  return def === null ? '' : nameOf(texts, def)
}

function numbers(texts: Texts, def: string, attack: number | undefined): string[] {
  const f = facts(def)
  const v = texts.terms.values
  const parts: string[] = []
  const now = attack ?? f.attack
  if (now > 0) parts.push(`${v['attack']} ${now}`)
  if (f.resources > 0) parts.push(`${v['resources']} ${f.resources}`)
  if (f.force > 0) parts.push(`${v['force']} ${f.force}`)
  return parts
}

/** A card in words: name, kind, cost where it matters, numbers, state. */
export function cardLabel(texts: Texts, card: SeenCard, place: 'row' | 'hand' | 'play'): string {
  const f = facts(card.def)
  const parts = [nameOf(texts, card.def), texts.terms.factions[f.faction] ?? f.faction, texts.terms.cardTypes[f.type] ?? f.type]
  if (place === 'row') parts.push(`${texts.terms.values['cost']} ${f.cost}`)
  if (place === 'row' && f.targetValue !== null) parts.push(`${texts.terms.values['targetValue']} ${f.targetValue}`)
  parts.push(...numbers(texts, card.def, place === 'play' ? card.attack : undefined))
  if (f.hitPoints !== null) parts.push(word('card.hitPointsLeft', { left: f.hitPoints - card.damage, all: f.hitPoints }))
  if (place === 'play' && card.attacked) parts.push(word('card.hasAttacked'))
  if (place === 'play' && card.used) parts.push(word('card.abilityUsed'))
  return parts.join(', ')
}

export function baseLabel(texts: Texts, def: string, damage: number, hitPoints: number, whose: string): string {
  return [whose, nameOf(texts, def), word('card.hitPointsLeft', { left: hitPoints - damage, all: hitPoints })].join(', ')
}

export const hitPointsOf = (def: string): number => (isBase(def) ? base(def).hitPoints : (facts(def).hitPoints ?? 0))
