/** The shape of a position, and small queries on it. */
import { t, type Of } from '@orrery/kernel'
import { CARDS, type CardFacts } from './content/cards.ts'

/** Seat numbers. The Empire takes the first turn. */
export const EMPIRE = 0
export const REBELS = 1
export type Side = 'empire' | 'rebels'
export const SIDES: readonly Side[] = ['empire', 'rebels']

/** The last Force spaces: the dark end belongs to the Empire, the light end to the Rebels. */
export const DARK_END = -3
export const LIGHT_END = 3

/** `target` of a committed card when the group attacks the opponent's base; otherwise the row card's number, or NOBODY. */
export const AT_BASE = -2
export const NOBODY = -1
/** A gap in the galaxy row that could not be filled. */
export const GAP = -1

/** Values of a card's `seen`: everybody knows it; and the bit of those who only watch. */
export const SEEN_BY_ALL = 7
export const WATCHERS = 4

/** A card instance. Its number is its index and says nothing about what it is: shuffling deals `def` anew among the numbers. */
const card = t.record({
  /** Index into CARDS. */
  def: t.int,
  /** Damage counters: capital ships in play only. */
  damage: t.int,
  /** Its ability has been used this turn. */
  used: t.bool,
  /** It has attacked this turn. */
  attacked: t.bool,
  /** The group that it is chosen for: AT_BASE, the number of a row card, or NOBODY. */
  target: t.int,
  /** Additional attack for the rest of the turn, from its own ability. */
  bonus: t.int,
  /** Bit s: seat s knows what this card is; bit 2: everybody does. */
  seen: t.int,
})

const player = t.record({
  /** Content id of the base in front of the player; null from its destruction to the own next turn. */
  base: t.maybe(t.text),
  baseDamage: t.int,
  /** The base's once-per-turn ability has been used. */
  baseUsed: t.bool,
  /** Damage that the base's prevention has stopped this turn (Hoth). */
  prevented: t.int,
  /** Remaining bases under it. */
  bases: t.list(t.text),
  /** Victory pile: bases taken from the opponent. */
  taken: t.list(t.text),
  /** The last number is the top card. */
  deck: t.list(t.int),
  hand: t.list(t.int),
  units: t.list(t.int),
  ships: t.list(t.int),
  /** The last number is the top card. */
  discard: t.list(t.int),
  resources: t.int,
})

export const schema = t.record({
  rng: t.rng,
  step: t.text,
  result: t.maybe(t.list(t.int)),
  /** Bases to destroy, 2 to 5. */
  toWin: t.int,
  baseSet: t.oneOf('beginner', 'whole-galaxy', 'secret-bases'),
  neutralDiscard: t.bool,
  /** Number of the turn, counted from 1 over both players. */
  turn: t.int,
  active: t.int,
  /** Place of the Force marker, DARK_END to LIGHT_END. */
  force: t.int,
  cards: t.rows(card),
  players: t.rows(player),
  galaxyDeck: t.list(t.int),
  /** Six places; GAP where nothing could be laid. */
  row: t.list(t.int),
  galaxyDiscard: t.list(t.int),
  pilots: t.list(t.int),
  exiled: t.list(t.int),
  /** Purchases of this turn, all and neutral, and neutral cards played: for "the first each turn". */
  bought: t.int,
  boughtNeutral: t.int,
  playedNeutral: t.int,
  /** Used cards that wait for the next purchase of this turn (Twi'lek Smuggler). */
  waiting: t.list(t.int),
  /** Cards that must be exiled at the end of this turn. */
  doomed: t.list(t.int),
})

export type State = Of<typeof schema>
export type Card = State['cards'][number]
export type Player = State['players'][number]

/** The facts of a card instance. Throws RangeError for a number that is no card. */
export function factsOf(s: State, id: number): CardFacts {
  const facts = CARDS[s.cards[id]?.def ?? -1]
  if (facts === undefined) throw new RangeError(`there is no card ${id}`)
  return facts
}

/** The facts of the kind with number `def`. */
export function factsAt(def: number): CardFacts {
  return CARDS[def] as CardFacts
}

/** A card instance that is known to exist. */
export function cardOf(s: State, id: number): Card {
  return s.cards[id] as Card
}

/** The player in a seat. */
export function playerOf(s: State, seat: number): Player {
  return s.players[seat] as Player
}

/** The faction of a seat. */
export function sideOf(seat: number): Side {
  return seat === EMPIRE ? 'empire' : 'rebels'
}

/** Makes a card look as if it had just come out of the box: whatever leaves play starts fresh. */
export function freshen(c: Card): void {
  c.damage = 0
  c.used = false
  c.attacked = false
  c.target = NOBODY
  c.bonus = 0
}

/** Takes a number out of a list of which it is known to be a member. */
export function removeFrom(list: number[], id: number): void {
  const last = list.length - 1
  for (let i = list.indexOf(id); i < last; i++) list[i] = list[i + 1] as number
  list.pop()
}
