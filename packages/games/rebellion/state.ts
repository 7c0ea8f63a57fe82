/** The shape of a position, and small queries on it. Sizes and places of everything stand in `lookup.ts`. */
import { t, type Of } from '@orrery/kernel'
import { attemptSchema, combatSchema } from './state-scenes.ts'

/** The two sides. A bit of `seen` is `1 << side`. */
export const REBEL = 0
export const IMPERIAL = 1
/** Values of a card's `seen`. */
export const SEEN_BY_ALL = 7
export const WATCHERS = 4

/** Where a leader can be besides a place (0..31 systems, 32 the Rebel Base space). */
export const IN_SUPPLY = -1
export const IN_POOL = -2
export const ELIMINATED = -3
/** Assigned to a facedown mission: `mission` says to which. */
export const ON_MISSION = -4

/** No card, leader, ring, place. */
export const NONE = -1

/** The four roles, in turn order of the team game. With two players, one seat has both roles of a side. */
export const REBEL_ADMIRAL = 0
export const IMPERIAL_ADMIRAL = 1
export const IMPERIAL_GENERAL = 2
export const REBEL_GENERAL = 3
export const ROLES = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] as const

const place = t.record({
  /** How many of each kind of unit, by index in UNITS. */
  units: t.list(t.int),
  /** -1: neutral, else the side whose loyalty it has (the marker; Coruscant too). */
  loyalty: t.int,
  subjugated: t.bool,
  sabotage: t.bool,
  destroyed: t.bool,
})

const leader = t.record({
  /** A place, or IN_SUPPLY, IN_POOL, ELIMINATED, ON_MISSION. */
  at: t.int,
  /** Whose leader it is now: the lure of the dark side changes it. */
  side: t.int,
  /** Index in RINGS, or NONE. */
  ring: t.int,
  /** The mission card that it is assigned to, from assignment until the mission is over; or NONE. */
  mission: t.int,
  /** Does not lock units in this round (Public Support). */
  unlocked: t.bool,
  /** Stays in its system through the next refresh phase (Detained). */
  detained: t.bool,
  /** Successes that it adds to its next attempt of this round (Contingency Plan). */
  bonus: t.int,
  /** Imperial pool leaders can't be sent against its mission this round (Misdirection, Blindside for Rebel ones). */
  unopposed: t.bool,
})

const card = t.record({
  /** Index in the content list of its kind; for probe cards an index in SYSTEMS. Shuffling deals `def` anew among the numbers. */
  def: t.int,
  /** Bit s: side s knows what this card is; bit 2: everybody does. */
  seen: t.int,
})

const side = t.record({
  /** Mission cards in hand, projects too. Assigned ones are not here. */
  hand: t.list(t.int),
  /** The last number is the top card, in every deck. */
  deck: t.list(t.int),
  discard: t.list(t.int),
  actionDeck: t.list(t.int),
  actions: t.list(t.int),
  /** Mission cards that lie facedown with leaders on them, in the order of assignment. */
  assigned: t.list(t.int),
})

const queue = t.record({ units: t.list(t.int) })

export const schema = t.record({
  rng: t.rng,
  step: t.text,
  result: t.maybe(t.list(t.int)),
  /** Seats by role (ROLES): [0, 1, 1, 0] with two players. */
  seats: t.list(t.int),
  /** The first game: its setup, and action cards that only bring leaders. */
  firstGame: t.bool,
  /** Space of the time marker (1..16); equals the number of the round. */
  time: t.int,
  reputation: t.int,
  /** The side whose turn, card or step it is ("current player"). */
  current: t.int,
  /** The role whose turn it is in the command phase. */
  turn: t.int,
  /** By role: has passed for this command phase. */
  passed: t.list(t.bool),
  places: t.rows(place),
  leaders: t.rows(leader),
  cards: t.rows(card),
  sides: t.rows(side),
  /** Units left in the box, by index in UNITS. */
  supply: t.list(t.int),
  /** Build queues: side * 3 + space - 1. */
  queues: t.rows(queue),
  /** The probe card under the Location mark (NONE before it is chosen), and whether the base has been revealed. */
  base: t.int,
  revealed: t.bool,
  probeDeck: t.list(t.int),
  /** Drawn by the Empire. */
  probes: t.list(t.int),
  /** By system: 1 while the base can be there as far as everybody knows. */
  suspects: t.list(t.int),
  /** Systems (by index) that the Empire alone knows to be no base, from cards that left its hand again. */
  ruledOut: t.list(t.int),
  projectDeck: t.list(t.int),
  projectDiscard: t.list(t.int),
  objectiveDeck: t.list(t.int),
  objectives: t.list(t.int),
  /** Scored objectives (in the box). */
  scored: t.list(t.int),
  spaceTactics: t.list(t.int),
  groundTactics: t.list(t.int),
  /** Cards out of the game. */
  box: t.list(t.int),
  /** Rapid Mobilizations that wait for the end of the command phase: probe cards that each may draw. */
  mobilizations: t.list(t.int),
  /** Places where Rebel leaders can't attempt missions or use action cards in this command phase (Boba Fett? Where?). */
  closed: t.list(t.int),
  /** A leader with Master Yoda has been used for a reroll in this round. */
  yodaUsed: t.bool,
  /** Recruited action cards of a team: the seat that got the leader owns the card (rebellion/team/25). All others are either partner's. */
  owners: t.list(t.record({ card: t.int, seat: t.int })),
  /** The mission that is being carried out, and the combat. */
  attempt: t.maybe(attemptSchema),
  combat: t.maybe(combatSchema),
})

export type State = Of<typeof schema>
export type Place = State['places'][number]
export type Leader = State['leaders'][number]
export type Card = State['cards'][number]
export type Side = State['sides'][number]

export const placeAt = (s: State, at: number): Place => s.places[at] as Place
export const leaderAt = (s: State, l: number): Leader => s.leaders[l] as Leader
export const cardAt = (s: State, id: number): Card => s.cards[id] as Card
export const sideOf = (s: State, side: number): Side => s.sides[side] as Side
export const foeOf = (side: number): number => 1 - side

/** The seat that decides as this side's admiral (space, building, recruiting, starting units). */
export const admiralOf = (s: State, side: number): number => s.seats[side === REBEL ? REBEL_ADMIRAL : IMPERIAL_ADMIRAL] as number
/** The seat that decides as this side's general (mission cards, ground, probe, project and objective cards, base). */
export const generalOf = (s: State, side: number): number => s.seats[side === REBEL ? REBEL_GENERAL : IMPERIAL_GENERAL] as number
/** The side of a role. */
export const sideOfRole = (role: number): number => (role === REBEL_ADMIRAL || role === REBEL_GENERAL ? REBEL : IMPERIAL)
/** The side of a seat: seats 0 and 3 are Rebel in every team game, seat 0 in a duel. */
export const sideOfSeat = (seat: number): number => (seat === 0 || seat === 3 ? REBEL : IMPERIAL)

/** Takes a number out of a list of which it is known to be a member. */
export function removeFrom(list: number[], id: number): void {
  list.splice(list.indexOf(id), 1)
}
