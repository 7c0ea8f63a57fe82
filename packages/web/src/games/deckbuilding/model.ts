/** What can be pointed at and what it would answer: from the open question to things on the table. */
import type { SeenCard, View } from '@orrery/deckbuilding/view'
import { BASES, type BaseFacts } from '@orrery/deckbuilding/content/bases'
import { CARDS, type CardFacts } from '@orrery/deckbuilding/content/cards'
import type { Open, WireAsk } from '@orrery/protocol'

export type Side = 'empire' | 'rebels'
export const SIDES: readonly Side[] = ['empire', 'rebels']
/** What is pointed at: a card's number, or a base's id. */
export type Thing = number | string
/** The target of an attack: a row card, or the opponent's base with its ships. */
export type Target = number | 'base'

const cardFacts = new Map(CARDS.map((c) => [c.id, c]))
const baseFacts = new Map(BASES.map((b) => [b.id, b]))

/** The facts of a card id. Throws RangeError for an id that is no card. */
export function facts(def: string): CardFacts {
  const f = cardFacts.get(def)
  if (f === undefined) throw new RangeError(`no card "${def}"`)
  return f
}
export function base(def: string): BaseFacts {
  const f = baseFacts.get(def)
  if (f === undefined) throw new RangeError(`no base "${def}"`)
  return f
}
export const isCard = (def: string): boolean => cardFacts.has(def)
export const isBase = (def: string): boolean => baseFacts.has(def)

export function seen(view: View, id: number): SeenCard | undefined {
  return view.cards[String(id)]
}

/** The question that this device has to answer now. */
export function askOf(open: Open | null): WireAsk | null {
  return open?.asks[0] ?? null
}

type Verb = 'play' | 'buy' | 'use' | 'commit' | 'attack' | 'release' | 'discard' | 'pick' | 'base' | 'other'
export interface Choice {
  readonly key: string
  readonly verb: Verb
}

const VERBS = new Set<string>(['play', 'buy', 'use', 'commit', 'attack', 'release', 'discard', 'pick', 'base'])

/** For each thing on the table: the answers that it stands for. */
export function choicesByThing(ask: WireAsk | null): ReadonlyMap<Thing, readonly Choice[]> {
  const out = new Map<Thing, Choice[]>()
  for (const o of ask?.options ?? []) {
    if (o.c === undefined) continue
    const verb = (VERBS.has(o.t) ? o.t : 'other') as Verb
    const list = out.get(o.c) ?? []
    list.push({ key: o.key, verb })
    out.set(o.c, list)
  }
  if (ask?.set !== undefined && ask.set.how === 'set') {
    for (const id of ask.set.ids) if (!out.has(id)) out.set(id, [{ key: `pick:${id}`, verb: 'pick' }])
  }
  return out
}

/** Answers that no thing on the table stands for: they are buttons of the bar. */
export function buttonsOf(ask: WireAsk | null): readonly { key: string; t: string; d: Thing | undefined; c: Thing | undefined }[] {
  return (ask?.options ?? [])
    .filter((o) => o.c === undefined || ['to-hand', 'to-deck', 'base-hit'].includes(o.t))
    .map((o) => ({ key: o.key, t: o.t, c: o.c, d: o.d }))
}

export const has = (ask: WireAsk | null, key: string): boolean => ask?.options.some((o) => o.key === key) ?? false

/** Attack that the chosen cards bring against the target. */
export function totalAttack(view: View, attackers: readonly number[], target: Target): number {
  return attackers.reduce((sum, id) => sum + ((target === 'base' ? seen(view, id)?.attack : seen(view, id)?.attackRow) ?? 0), 0)
}

/** What a group needs: a row card's target value (its cost where only a base's ability permits the attack), null at the base. */
export function needed(view: View, target: Target): number | null {
  if (target === 'base') return null
  const card = seen(view, target)
  if (card === undefined) return null
  const f = facts(card.def)
  return f.targetValue ?? f.cost
}

/** Seat of the opponent, seen from `you` (a spectator looks with the Rebels). */
export function seatsOf(view: View): { me: number; foe: number } {
  const me = view.you < 0 ? 1 : view.you
  return { me, foe: 1 - me }
}

/** Cards of the lane: only the active player has units in play. */
export function laneOf(view: View): readonly number[] {
  return view.players[view.active]?.units ?? []
}

/** Own cards that may still be chosen for an attack on the target. */
export function canJoin(view: View, id: number, target: Target | null): boolean {
  const card = seen(view, id)
  if (card === undefined || card.attacked || card.target !== -1) return false
  const ship = facts(card.def).type === 'capital-ship'
  if (ship && target !== null && target !== 'base') return false
  return target === null ? card.attack > 0 || (!ship && card.attackRow > 0) : target === 'base' ? card.attack > 0 : card.attackRow > 0
}
