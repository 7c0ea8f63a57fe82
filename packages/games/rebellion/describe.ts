/**
 * A position in words that a person can read and write: the way back from `arrange`, and names for card instances by the
 * place where they lie (`@hand/sabotage`). For scenario files, reports and the terminal.
 */
import { LEADERS } from './content/leaders.ts'
import { RINGS } from './content/rings.ts'
import { UNITS } from './content/units.ts'
import { cardIdOf, leaderFacts, placeId, systemFacts, SPACE } from './lookup.ts'
import { leadersOn } from './rules/leaders.ts'
import { queueOf } from './rules/building.ts'
import { baseSystem } from './rules/map.ts'
import {
  ELIMINATED,
  IMPERIAL,
  IN_POOL,
  IN_SUPPLY,
  leaderAt,
  NONE,
  ON_MISSION,
  placeAt,
  REBEL,
  ROLES,
  SEEN_BY_ALL,
  sideOf,
  type State,
} from './state.ts'

const SIDE_IDS = ['rebel', 'imperial'] as const
const named = (s: State, ids: readonly number[]): string[] => ids.map((id) => cardIdOf(s, id))
const systems = (s: State, ids: readonly number[]): string[] => named(s, ids).map((id) => id.replace('probe-', ''))

const unitWords = (units: readonly number[]): string[] =>
  units.flatMap((n, u) => (n === 0 ? [] : n === 1 ? [UNITS[u]?.id ?? ''] : [`${n} ${UNITS[u]?.id ?? ''}`]))

function placeWords(s: State, at: number): string {
  const p = placeAt(s, at)
  const marks = [
    p.loyalty === REBEL ? 'rebel' : '',
    p.loyalty === IMPERIAL && at !== SPACE && systemFacts(at).permanentLoyalty === null ? 'imperial' : '',
    p.subjugated ? 'subjugated' : '',
    p.sabotage ? 'sabotage' : '',
    p.destroyed ? 'destroyed' : '',
  ]
  return [...unitWords(p.units), ...marks.filter((m) => m !== '')].join(', ')
}

const STATES = new Map([
  [IN_POOL, 'pool'],
  [IN_SUPPLY, 'supply'],
  [ELIMINATED, 'eliminated'],
  [ON_MISSION, 'mission'],
])

function leaderWords(s: State, l: number): string {
  const x = leaderAt(s, l)
  const own = leaderFacts(l).side === 'rebel' ? REBEL : IMPERIAL
  const marks = [
    x.ring === NONE ? '' : (RINGS[x.ring]?.id ?? ''),
    x.side !== own ? 'imperial' : '',
    x.detained ? 'detained' : '',
    x.unlocked ? 'unlocked' : '',
    x.unopposed ? 'unopposed' : '',
    x.bonus > 0 ? `+${x.bonus}` : '',
  ].filter((m) => m !== '')
  // Which leaders are on a mission stands beside it.
  if (x.at === ON_MISSION && marks.length === 0) return ''
  return [STATES.get(x.at) ?? placeId(x.at), ...marks].join(' ')
}

/** Facedown missions with their leaders: the second copy of one as `hit-and-run#2`. */
function assignedWords(s: State, cards: readonly number[]): Readonly<Record<string, readonly string[]>> {
  const out: Record<string, readonly string[]> = {}
  for (const card of cards) {
    const id = cardIdOf(s, card)
    let name = id
    for (let n = 2; out[name] !== undefined; n++) name = `${id}#${n}`
    out[name] = leadersOn(s, card).map((l) => leaderFacts(l).id)
  }
  return out
}

/** Action cards in hand that belong to one of two partners, by his role. */
function ownerWords(s: State): Readonly<Record<string, string>> {
  const held = s.owners.filter(({ card }) => s.sides.some((x) => x.actions.includes(card)))
  return Object.fromEntries(held.map(({ card, seat }) => [cardIdOf(s, card), ROLES[s.seats.indexOf(seat)] ?? '']))
}

function sideWords(s: State, side: number): Readonly<Record<string, unknown>> {
  const x = sideOf(s, side)
  return {
    hand: named(s, x.hand),
    assigned: assignedWords(s, x.assigned),
    actions: named(s, x.actions),
    discard: named(s, x.discard.toReversed()),
    deck: named(s, x.deck.toReversed()),
    actionDeck: named(s, x.actionDeck.toReversed()),
  }
}

const queueWords = (s: State, side: number): Readonly<Record<string, string>> =>
  Object.fromEntries([1, 2, 3].map((space) => [String(space), unitWords(queueOf(s, side, space)).join(', ')]))

/** The description that `arrange` reads back: piles with the top card first. */
export function describe(s: State): Readonly<Record<string, unknown>> {
  const places = s.places.map((_, at) => [placeId(at), placeWords(s, at)] as const)
  return {
    options: { players: new Set(s.seats).size, setup: s.firstGame ? 'first-game' : 'complete' },
    round: s.time,
    reputation: s.reputation,
    step: s.step,
    current: SIDE_IDS[s.current] ?? '',
    turn: ROLES[s.turn] ?? '',
    passed: ROLES.filter((_, role) => s.passed[role] === true),
    base: s.base < 0 ? undefined : placeId(baseSystem(s)),
    revealed: s.revealed,
    suspects: s.suspects.flatMap((x, at) => (x === 1 ? [placeId(at)] : [])),
    systems: Object.fromEntries(places.filter(([, words]) => words !== '')),
    leaders: Object.fromEntries(LEADERS.map((x, l) => [x.id, leaderWords(s, l)] as const).filter(([, words]) => words !== '')),
    rebel: sideWords(s, REBEL),
    imperial: sideWords(s, IMPERIAL),
    queues: { rebel: queueWords(s, REBEL), imperial: queueWords(s, IMPERIAL) },
    objectives: named(s, s.objectives),
    objectiveDeck: named(s, s.objectiveDeck.toReversed()),
    scored: named(s, s.scored),
    probes: systems(s, s.probes),
    probeDeck: systems(s, s.probeDeck.toReversed()),
    projectDeck: named(s, s.projectDeck.toReversed()),
    projectDiscard: named(s, s.projectDiscard.toReversed()),
    spaceTactics: named(s, s.spaceTactics.toReversed()),
    groundTactics: named(s, s.groundTactics.toReversed()),
    box: named(
      s,
      s.box.filter((id) => s.cards[id]?.seen === SEEN_BY_ALL),
    ),
    facedown: named(
      s,
      s.box.filter((id) => s.cards[id]?.seen !== SEEN_BY_ALL),
    ),
    owners: ownerWords(s),
    mobilizations: s.mobilizations.slice(),
    closed: s.closed.map(placeId),
    ruledOut: s.ruledOut.map(placeId),
    yodaUsed: s.yodaUsed,
  }
}

/** The position for looking values up by path: as `describe`, with the counts of a place by unit, and the `result`. */
export function valuesOf(s: State): Readonly<Record<string, unknown>> {
  const units = s.places.map((p, at) => [
    placeId(at),
    Object.fromEntries(p.units.flatMap((n, u) => (n > 0 ? [[UNITS[u]?.id ?? '', n] as const] : []))),
  ])
  return { ...describe(s), units: Object.fromEntries(units) as unknown, combat: s.combat, attempt: s.attempt, result: s.result }
}

/** Every place of cards with its numbers; piles with the top card first. `seat` owns the places without a side. */
function places(s: State, side: number): Map<string, readonly number[]> {
  const out = new Map<string, readonly number[]>()
  const add = (prefix: string, of: number): void => {
    const x = sideOf(s, of)
    out.set(`${prefix}hand`, x.hand)
    out.set(`${prefix}assigned`, x.assigned)
    out.set(`${prefix}actions`, x.actions)
    out.set(`${prefix}deck`, x.deck.toReversed())
    out.set(`${prefix}discard`, x.discard.toReversed())
    out.set(`${prefix}action-deck`, x.actionDeck.toReversed())
  }
  add('', side)
  add('rebel-', REBEL)
  add('imperial-', IMPERIAL)
  out.set('objectives', s.objectives)
  out.set('objective-deck', s.objectiveDeck.toReversed())
  out.set('project-deck', s.projectDeck.toReversed())
  out.set('project-discard', s.projectDiscard.toReversed())
  out.set('rebel-tactics', s.combat?.rebelHand ?? [])
  out.set('imperial-tactics', s.combat?.imperialHand ?? [])
  out.set('probes', s.probes)
  out.set('probe-deck', s.probeDeck.toReversed())
  return out
}

/** The number of the card that is named by its place, `@hand/sabotage`, the second copy there `@hand/sabotage#2`. A sentence when there is none. */
export function cardAt(s: State, seat: number, name: string): number | string {
  const found = /^@([a-z-]+)\/([a-z0-9-]+)(?:#([1-9]\d?))?$/.exec(name)
  if (found === null) return `"${name}" is no card's place; write it like @hand/sabotage or @assigned/sabotage`
  const [, place = '', card = '', nth = '1'] = found
  const all = places(s, seat === 0 || seat === 3 ? REBEL : IMPERIAL)
  const ids = all.get(place)
  if (ids === undefined) return `"@${place}" is no place; there are ${[...all.keys()].map((k) => `@${k}`).join(', ')}`
  const id = ids.filter((x) => cardIdOf(s, x) === card)[Number(nth) - 1]
  return id ?? `there is no such ${card} in @${place}, but ${named(s, ids).slice(0, 12).join(', ') || 'nothing'}`
}

/** Answers whose first part is a card's number. */
const WITH_CARD = new Set(['assign', 'action', 'mission', 'recruit', 'keep', 'pick', 'play', 'use', 'next', 'card', 'block', 'discard'])

/** An answer with places instead of card numbers, as `toNumbers` reads it: `mission:17` → `mission:@assigned/sabotage`. */
export function toPlaces(s: State, seat: number, key: string): string {
  const [verb = '', thing, ...rest] = key.split(':')
  if (thing === undefined || !WITH_CARD.has(verb) || !/^\d+$/.test(thing)) return key
  for (const [place, ids] of places(s, seat === 0 || seat === 3 ? REBEL : IMPERIAL)) {
    const id = Number(thing)
    if (!ids.includes(id)) continue
    const card = cardIdOf(s, id)
    const nth = ids.filter((x) => cardIdOf(s, x) === card).indexOf(id)
    return [verb, `@${place}/${card}${nth > 0 ? `#${nth + 1}` : ''}`, ...rest].join(':')
  }
  return key
}

/** An answer with card numbers instead of places; a sentence when there is no such card. */
export function toNumbers(s: State, seat: number, key: string): { key: string } | { problem: string } {
  const parts: string[] = []
  for (const part of key.split(':')) {
    const at = part.startsWith('@') ? cardAt(s, seat, part) : part
    if (typeof at === 'string' && part.startsWith('@')) return { problem: at }
    parts.push(String(at))
  }
  return { key: parts.join(':') }
}
