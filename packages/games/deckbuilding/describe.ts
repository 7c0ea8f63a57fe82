/**
 * A position in words that a person can read and write: the way back from `arrange`, and names for card instances by the
 * place where they lie (`@hand/x-wing`). For scenario files, reports and the terminal.
 */
import { SIDES, AT_BASE, cardOf, factsOf, GAP, playerOf, type Side, type State } from './state.ts'

/** A card in play, with its marks; without marks only its id. */
function inPlay(s: State, id: number): unknown {
  const c = cardOf(s, id)
  const target = c.target === AT_BASE ? 'base' : c.target >= 0 ? factsOf(s, c.target).id : null
  const marks = {
    ...(c.damage > 0 && { damage: c.damage }),
    ...(c.used && { used: true }),
    ...(c.attacked && { attacked: true }),
    ...(c.bonus > 0 && { bonus: c.bonus }),
    ...(target !== null && { target }),
  }
  return Object.keys(marks).length === 0 ? factsOf(s, id).id : { card: factsOf(s, id).id, ...marks }
}

const named = (s: State, ids: readonly number[]): string[] => ids.map((id) => factsOf(s, id).id)
const rowOf = (s: State): (string | null)[] => s.row.map((id) => (id === GAP ? null : factsOf(s, id).id))

function sideWords(s: State, seat: number, cardInPlay: (s: State, id: number) => unknown) {
  const p = playerOf(s, seat)
  return {
    base: p.base,
    damage: p.baseDamage,
    baseUsed: p.baseUsed,
    prevented: p.prevented,
    bases: [...p.bases],
    taken: [...p.taken],
    hand: named(s, p.hand),
    units: p.units.map((id) => cardInPlay(s, id)),
    ships: p.ships.map((id) => cardInPlay(s, id)),
    deck: named(s, p.deck.toReversed()),
    discard: named(s, p.discard.toReversed()),
    resources: p.resources,
  }
}

/** What waits for a purchase, and what is exiled at the end of the turn: as far as it is still there. */
function marksOf(s: State) {
  const p = playerOf(s, s.active)
  const held = [...p.units, ...p.ships, ...p.hand, ...p.discard]
  return {
    waiting: named(
      s,
      s.waiting.filter((id) => p.units.includes(id)),
    ),
    doomed: named(
      s,
      s.doomed.filter((id) => held.includes(id)),
    ),
  }
}

function words(s: State, cardInPlay: (s: State, id: number) => unknown) {
  return {
    options: { baseSet: s.baseSet, toWin: s.toWin, neutralDiscard: s.neutralDiscard },
    turn: s.turn,
    active: SIDES[s.active] as Side,
    force: s.force,
    step: s.step,
    empire: sideWords(s, 0, cardInPlay),
    rebels: sideWords(s, 1, cardInPlay),
    row: rowOf(s),
    galaxyDeck: named(s, s.galaxyDeck.toReversed()),
    galaxyDiscard: named(s, s.galaxyDiscard.toReversed()),
    pilots: s.pilots.length,
    exiled: named(s, s.exiled),
    bought: s.bought,
    boughtNeutral: s.boughtNeutral,
    playedNeutral: s.playedNeutral,
    ...marksOf(s),
  }
}

/**
 * The description that `arrange` reads back: piles with the top card first. It holds everything on the table but who
 * has seen which card, and the dice; card numbers are given anew.
 */
export function describe(s: State): Readonly<Record<string, unknown>> {
  return words(s, inPlay)
}

/** The position for looking values up by path: as `describe`, but cards in play by id alone, and with the `result`. */
export function valuesOf(s: State): Readonly<Record<string, unknown>> {
  return { ...words(s, (x, id) => factsOf(x, id).id), result: s.result }
}

const OWN = ['hand', 'units', 'ships', 'deck', 'discard'] as const
type Own = (typeof OWN)[number]

/** Every place with the numbers of its cards; piles with the top card first. `seat` owns the places without a side. */
function places(s: State, seat: number): Map<string, readonly number[]> {
  const out = new Map<string, readonly number[]>()
  const lying = (of: number, zone: Own): readonly number[] =>
    zone === 'deck' || zone === 'discard' ? playerOf(s, of)[zone].toReversed() : playerOf(s, of)[zone]
  if (SIDES[seat] !== undefined) for (const zone of OWN) out.set(zone, lying(seat, zone))
  SIDES.forEach((side, of) => {
    for (const zone of OWN) out.set(`${side}-${zone}`, lying(of, zone))
  })
  out.set(
    'row',
    s.row.filter((id) => id !== GAP),
  )
  out.set('pilots', s.pilots)
  out.set('galaxy-deck', s.galaxyDeck.toReversed())
  out.set('galaxy-discard', s.galaxyDiscard.toReversed())
  out.set('exiled', s.exiled)
  return out
}

/**
 * The number of the card that is named by its place: `@hand/x-wing`, the second copy there `@hand/x-wing#2`, of a side
 * `@rebels-hand/x-wing`. `seat` owns the places without a side. A sentence when there is none.
 */
export function cardAt(s: State, seat: number, name: string): number | string {
  const found = /^@([a-z-]+)\/([a-z0-9-]+)(?:#([1-9]\d?))?$/.exec(name)
  if (found === null) return `"${name}" is no card's place; write it like @hand/x-wing or @row/x-wing#2`
  const [, place = '', card = '', nth = '1'] = found
  const all = places(s, seat)
  const ids = all.get(place)
  if (ids === undefined) return `"@${place}" is no place; there are ${[...all.keys()].map((k) => `@${k}`).join(', ')}`
  const copies = ids.filter((id) => factsOf(s, id).id === card)
  const id = copies[Number(nth) - 1]
  if (id !== undefined) return id
  const there = named(s, ids).slice(0, 12).join(', ') || 'nothing'
  return copies.length === 0 ? `there is no ${card} in @${place}, but ${there}` : `there are only ${copies.length} of ${card} in @${place}`
}

/** The place name of a card, as `cardAt` reads it for the same seat; null for a number that is no card. */
function placeOf(s: State, seat: number, id: number): string | null {
  for (const [place, ids] of places(s, seat)) {
    if (!ids.includes(id)) continue
    const card = factsOf(s, id).id
    const nth = ids.filter((x) => factsOf(s, x).id === card).indexOf(id)
    return `@${place}/${card}${nth > 0 ? `#${nth + 1}` : ''}`
  }
  return null
}

/** An answer with places instead of card numbers, as `toNumbers` reads it: `play:17` → `play:@hand/x-wing`. */
export function toPlaces(s: State, seat: number, key: string): string {
  const [verb = '', thing, ...rest] = key.split(':')
  // The second part of `give:5:2` and the first of `amount:2` are numbers of something else.
  const place = verb !== 'amount' && thing !== undefined && /^\d+$/.test(thing) ? placeOf(s, seat, Number(thing)) : null
  return [verb, ...(thing === undefined ? [] : [place ?? thing]), ...rest].join(':')
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
