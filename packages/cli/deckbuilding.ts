/** The Deckbuilding Game at a terminal. */
import type { Ev, Viewer } from '@orrery/kernel'
import { deckbuilding } from '@orrery/deckbuilding'
import { BASES } from '@orrery/deckbuilding/content/bases'
import { CARDS } from '@orrery/deckbuilding/content/cards'
import { cardAt, describe, toNumbers, toPlaces, valuesOf } from '@orrery/deckbuilding/describe'
import { RULES } from '@orrery/deckbuilding/rulebook/entries'
import { log } from '@orrery/deckbuilding/rulebook/log.en'
import { rules } from '@orrery/deckbuilding/rulebook/rules.en'
import { lineOf } from '@orrery/deckbuilding/rulebook/teller'
import { DARK_END, GAP, LIGHT_END, type State } from '@orrery/deckbuilding/state'
import type { SeenPlayer, View } from '@orrery/deckbuilding/view'
import type { Desk } from './games.ts'
import { speaker } from './log-words.ts'

/** Cards and bases with the same fields: a base has no cost, attack or target value. */
function content(): object[] {
  const cards = CARDS.map((c) => {
    const { id, name, faction, type, unique, traits, cost, attack, resources, force, hitPoints, targetValue, copies, deck } = c
    return { id, name, faction, type, unique, traits, cost, attack, resources, force, hitPoints, targetValue, copies, deck }
  })
  const bases = BASES.map(({ id, name, faction, hitPoints }) => {
    const blank = { unique: null, traits: [], cost: null, attack: null, resources: null, force: null }
    return {
      id,
      name,
      faction,
      type: 'base',
      ...blank,
      hitPoints,
      targetValue: null,
      copies: 1,
      deck: `base-${faction === 'empire' ? 'empire' : 'rebel'}`,
    }
  })
  return [...cards, ...bases]
}

const FACTS = new Map(CARDS.map((c) => [c.id, c] as const))
const NAMES = new Map([...CARDS, ...BASES].map((c) => [c.id, c.name]))
const SIDE_NAMES = ['Empire', 'Rebels']
const nameOf = (id: string | null): string => (id === null ? 'none (destroyed)' : (NAMES.get(id) ?? id))

/** A card in one phrase: name, and the values that matter where it lies. */
function cardWords(v: View, id: number, values: 'row' | 'play'): string {
  const c = v.cards[String(id)]
  const facts = c === undefined ? undefined : FACTS.get(c.def)
  if (c === undefined || facts === undefined) return '?'
  const life = facts.hitPoints === null ? [] : [values === 'play' ? `damage ${c.damage}/${facts.hitPoints}` : `${facts.hitPoints} hit points`]
  const brings = [`attack ${values === 'play' ? c.attack : facts.attack}`, `resources ${facts.resources}`, `Force ${facts.force}`].filter(
    (x) => !x.endsWith(' 0'),
  )
  const row =
    values === 'row'
      ? [`${facts.faction} ${facts.type}`, `cost ${facts.cost}`, ...(facts.targetValue === null ? [] : [`target ${facts.targetValue}`])]
      : []
  const marks =
    values === 'play' ? [...(c.used ? ['used'] : []), ...(c.attacked ? ['attacked'] : []), ...(c.target === GAP ? [] : ['chosen to attack'])] : []
  const all = [...row, ...brings, ...life, ...marks]
  return all.length === 0 ? facts.name : `${facts.name} (${all.join(', ')})`
}

function sideWords(v: View, seat: number, p: SeenPlayer): string[] {
  const hand = p.hand.length === p.handCount ? p.hand.map((id) => cardWords(v, id, 'play')).join(' · ') || 'empty' : `${p.handCount} cards`
  const list = (ids: readonly number[]): string => ids.map((id) => cardWords(v, id, 'play')).join(' · ')
  return [
    `${SIDE_NAMES[seat]}: base ${nameOf(p.base)}${p.base === null ? '' : ` ${p.baseDamage}/${p.baseHitPoints} damage`}, ${p.basesLeft} more; destroyed ${p.taken.length} of ${v.toWin}; ${p.resources} resources; deck ${p.deck}, discard ${p.discard.length}`,
    `  hand   ${hand}`,
    ...(p.units.length > 0 ? [`  units  ${list(p.units)}`] : []),
    ...(p.ships.length > 0 ? [`  ships  ${list(p.ships)}`] : []),
  ]
}

function forceTrack(at: number): string {
  const spaces = Array.from({ length: LIGHT_END - DARK_END + 1 }, (_, i) => (i + DARK_END === at ? '◆' : '·'))
  return `Empire ${spaces.join(' ')} Rebels`
}

function board(s: State, viewer: Viewer): string {
  const v = deckbuilding.view(s, viewer)
  const players = v.players.flatMap((p, seat) => sideWords(v, seat, p))
  const row = v.row.map((id) => `  ${id === GAP ? '—' : cardWords(v, id, 'row')}`)
  return [
    `Turn ${v.turn}, ${SIDE_NAMES[v.active]}. The Force: ${forceTrack(v.force)}`,
    ...players,
    `Galaxy row (deck ${v.galaxyDeck}, Outer Rim Pilots ${v.pilots.length}):`,
    ...row,
  ].join('\n')
}

const english = speaker(log, nameOf)

function told(_s: State, seat: number, e: Ev): string | null {
  const who = (of: number): string => (of === seat ? 'You' : (SIDE_NAMES[of] ?? ''))
  // At the table a turn is a heading.
  if (e.t === 'turn') return `Turn ${String(e['turn'])}: ${who(Number(e['seat']))}`
  const said = lineOf(e, who)
  return said === null ? null : english.plain(english.say(said.id, said.values))
}

export const deckbuildingDesk: Desk<State> = {
  content,
  rules: RULES,
  tests: 'packages/games/deckbuilding',
  describe,
  valuesOf,
  cardAt,
  toNumbers,
  toPlaces,
  board,
  told,
  rule: (id) => rules[id] ?? id,
}
