/** Rebellion at a terminal. */
import type { Ev, Viewer } from '@orrery/kernel'
import { rebellion } from '@orrery/rebellion'
import { ACTIONS } from '@orrery/rebellion/content/actions'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { BORDERS, IMPASSABLE } from '@orrery/rebellion/content/map'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { PROBES } from '@orrery/rebellion/content/probes'
import { RINGS } from '@orrery/rebellion/content/rings'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { TACTICS } from '@orrery/rebellion/content/tactics'
import { UNITS } from '@orrery/rebellion/content/units'
import { cardAt, describe, toNumbers, toPlaces, valuesOf } from '@orrery/rebellion/describe'
import { RULES } from '@orrery/rebellion/rulebook/entries'
import { cards } from '@orrery/rebellion/rulebook/en/index'
import { log } from '@orrery/rebellion/rulebook/en/log'
import { rules } from '@orrery/rebellion/rulebook/en/rules'
import { terms } from '@orrery/rebellion/rulebook/en/terms'
import { markedWords } from '@orrery/rebellion/rulebook/named'
import { cards as cardsRu } from '@orrery/rebellion/rulebook/ru/index'
import { sentenceOf } from '@orrery/rebellion/rulebook/teller'
import { cards as cardsUk } from '@orrery/rebellion/rulebook/uk/index'
import type { State } from '@orrery/rebellion/state'
import type { View } from '@orrery/rebellion/view'
import type { Desk } from './games.ts'
import { speaker } from './log-words.ts'

type Kind = 'systems' | 'leaders' | 'units' | 'missions' | 'actions' | 'objectives' | 'tactics' | 'rings'

/** The rows of a kind with their names in Ukrainian and Russian; where no book prints one, ours. */
const named = <T extends { readonly id: string }>(kind: Kind, rows: readonly T[]) =>
  rows.map((x) => ({ ...x, nameUk: cardsUk[kind][x.id]?.name ?? null, nameRu: cardsRu[kind][x.id]?.name ?? null }))

/** What has been decided about a card, in one text; null where nothing had to be. */
const notes = (words: { readonly rulings?: readonly string[] } | undefined): string | null => words?.rulings?.join(' ') ?? null

/** Every kind of component by the field names of the fact sheets, effects in our words. */
function content(): object {
  return {
    systems: named('systems', SYSTEMS),
    borders: BORDERS,
    impassable: IMPASSABLE,
    units: named('units', UNITS),
    leaders: named('leaders', LEADERS),
    missions: named('missions', MISSIONS).map((m) => ({
      ...m,
      portraitBonus: m.portraitBonus === 'effect' ? (cards.missions[m.id]?.bonus ?? null) : m.portraitBonus,
      effect: cards.missions[m.id]?.text ?? null,
      notes: notes(cards.missions[m.id]),
    })),
    actions: named('actions', ACTIONS).map((a) => ({
      ...a,
      when: cards.actions[a.id]?.when ?? null,
      effect: cards.actions[a.id]?.text ?? null,
      notes: notes(cards.actions[a.id]),
    })),
    objectives: named('objectives', OBJECTIVES).map((o) => ({
      ...o,
      condition: cards.objectives[o.id]?.condition ?? null,
      effect: cards.objectives[o.id]?.text ?? null,
      notes: notes(cards.objectives[o.id]),
    })),
    tactics: named('tactics', TACTICS).map((x) => ({ ...x, effect: cards.tactics[x.id]?.text ?? null, notes: notes(cards.tactics[x.id]) })),
    probes: PROBES,
    rings: named('rings', RINGS).map((x) => ({ ...x, effect: cards.rings[x.id]?.text ?? null })),
  }
}

const SIDE_NAMES = ['Rebels', 'Empire']
const placeName = (at: number): string => SYSTEMS[at]?.name ?? 'Rebel Base space'

const unitWords = (units: readonly number[]): string => units.flatMap((n, u) => (n > 0 ? [`${n} ${UNITS[u]?.name ?? ''}`] : [])).join(', ')

/** One place in one line; empty where nothing is to be told. */
function placeLine(v: View, at: number): string {
  const p = v.places[at]
  if (p === undefined) return ''
  const marks = [
    p.destroyed ? 'destroyed' : '',
    p.subjugated ? 'subjugated' : '',
    p.loyalty >= 0 ? `loyal to the ${SIDE_NAMES[p.loyalty] ?? ''}` : '',
    p.sabotage ? 'sabotage' : '',
  ].filter((x) => x !== '')
  const leaders = v.leaders.flatMap((l, i) => (l.at === at ? [`${LEADERS[i]?.name ?? ''}${l.captive ? ' (captured)' : ''}`] : []))
  const parts = [unitWords(p.units), leaders.join(', '), marks.join(', ')].filter((x) => x !== '')
  return parts.length === 0 ? '' : `  ${placeName(at)}: ${parts.join('; ')}`
}

function sideLine(v: View, side: number): string[] {
  const x = v.sides[side]
  if (x === undefined) return []
  const cards = (ids: readonly number[]): string => ids.map((id) => v.cards[String(id)] ?? '?').join(' · ')
  const pool = v.leaders.flatMap((l, i) => (l.at === -2 && l.side === side ? [LEADERS[i]?.name ?? ''] : []))
  return [
    `${SIDE_NAMES[side] ?? ''}: ${x.handCount} missions in hand, ${x.assignedCount} assigned, ${x.actionCount} action cards; pool: ${pool.join(', ') || 'empty'}`,
    ...(x.hand.length > 0 ? [`  hand      ${cards(x.hand)}`] : []),
    ...(x.assigned.length > 0 ? [`  assigned  ${cards(x.assigned)}`] : []),
    ...(x.actions.length > 0 ? [`  actions   ${cards(x.actions)}`] : []),
  ]
}

function board(s: State, viewer: Viewer): string {
  const v = rebellion.view(s, viewer) as View
  const base = v.base < 0 ? 'hidden' : `${placeName(v.base)}${v.revealed ? '' : ' (hidden from the Empire)'}`
  const queues = v.queues.map((q, i) => `${SIDE_NAMES[i < 3 ? 0 : 1] ?? ''} queue ${(i % 3) + 1}: ${unitWords(q.units) || '-'}`)
  return [
    `Round ${v.time}, reputation at ${v.reputation}: ${v.reputation - v.time} apart. Rebel base: ${base}`,
    ...sideLine(v, 0),
    ...sideLine(v, 1),
    ...v.places.map((_, at) => placeLine(v, at)).filter((x) => x !== ''),
    ...queues.map((q) => `  ${q}`),
  ].join('\n')
}

const texts = { language: 'en', cards, terms } as const
const english = speaker(log, (mark) => markedWords(texts, mark))

function told(s: State, _seat: number, e: Ev): string | null {
  // Whether two players share a side: then its roles are told apart.
  const teams = [s.seats[0] !== s.seats[3], s.seats[1] !== s.seats[2]]
  const said = sentenceOf(e, texts, english.say, teams)
  return said === null ? null : english.plain(said)
}

export const rebellionDesk: Desk<State> = {
  content,
  rules: RULES,
  tests: 'packages/games/rebellion',
  describe,
  valuesOf,
  cardAt,
  toNumbers,
  toPlaces,
  board,
  told,
  rule: (id) => rules[id] ?? id,
}
