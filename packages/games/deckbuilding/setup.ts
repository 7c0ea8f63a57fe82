/** From the options to the first position. */
import { Ctx, type Rng } from '@orrery/kernel'
import { BASES } from './content/bases.ts'
import { CARDS, type Deck } from './content/cards.ts'
import { baseFacts } from './content/index.ts'
import type { BaseSet, Options } from './options.ts'
import { draw, shufflePile } from './rules/empty-deck.ts'
import { HAND_SIZE } from './rules/end-of-turn.ts'
import { refill } from './rules/galaxy-row.ts'
import {
  EMPIRE,
  GAP,
  LIGHT_END,
  NOBODY,
  playerOf,
  REBELS,
  SEEN_BY_ALL,
  SIDES,
  sideOf,
  type Card,
  type Player,
  type Side,
  type State,
} from './state.ts'

export const ROW_SIZE = 6

/** Kind of each card in the box, by number. */
const DEFS: readonly number[] = CARDS.flatMap((c, def) => Array.from({ length: c.copies }, () => def))
const numbered = (deck: Deck): readonly number[] => DEFS.flatMap((def, id) => (CARDS[def]?.deck === deck ? [id] : []))
const NUMBERS: Readonly<Record<Deck, readonly number[]>> = {
  'starter-empire': numbered('starter-empire'),
  'starter-rebel': numbered('starter-rebel'),
  galaxy: numbered('galaxy'),
  'outer-rim-pilot': numbered('outer-rim-pilot'),
}

/** The bases of a side in a set, without the starting base: four of the beginner game, else the other nine (secret ones are chosen from them). */
export function otherBases(side: Side, baseSet: BaseSet): string[] {
  return BASES.filter((b) => b.faction === side && !b.startingBase && (baseSet !== 'beginner' || b.beginnerSet)).map((b) => b.id)
}

/** The starting base of a side. */
export function startingBase(side: Side): string {
  return BASES.find((b) => b.faction === side && b.startingBase)?.id ?? baseFacts('lothal').id
}

/** A card in the box. */
export function freshCard(def: number, seen: number): Card {
  return { def, damage: 0, used: false, attacked: false, target: NOBODY, bonus: 0, seen }
}

/** A player before anything is laid out. */
export function emptyPlayer(side: Side, baseSet: BaseSet): Player {
  return {
    base: startingBase(side),
    baseDamage: 0,
    baseUsed: false,
    prevented: 0,
    bases: otherBases(side, baseSet),
    taken: [],
    deck: [],
    hand: [],
    units: [],
    ships: [],
    discard: [],
    resources: 0,
  }
}

/** A position with every card in the box: none has a place yet. */
export function emptyState(options: Options, rng: Rng): State {
  return {
    rng,
    step: options.baseSet === 'secret-bases' ? 'secret-bases' : 'new-base',
    result: null,
    toWin: options.toWin,
    baseSet: options.baseSet,
    neutralDiscard: options.neutralDiscard,
    turn: 1,
    active: EMPIRE,
    force: LIGHT_END,
    cards: DEFS.map((def) => freshCard(def, 0)),
    players: SIDES.map((side) => emptyPlayer(side, options.baseSet)),
    galaxyDeck: [],
    row: Array.from({ length: ROW_SIZE }, () => GAP),
    galaxyDiscard: [],
    pilots: [],
    exiled: [],
    bought: 0,
    boughtNeutral: 0,
    playedNeutral: 0,
    waiting: [],
    doomed: [],
  }
}

/** Numbers of all cards of a deck of the box, before anything is shuffled. */
export function numbersOf(deck: Deck): number[] {
  return NUMBERS[deck].slice()
}

/** The first position (deckbuilding/setup/1 to /9). Asks nothing; secret bases are chosen in the first step. */
export function setup(options: Options, rng: Rng): State {
  const s = emptyState(options, [...rng])
  const g = new Ctx(s, () => 0)
  for (const seat of [EMPIRE, REBELS]) {
    playerOf(s, seat).deck = numbersOf(sideOf(seat) === 'empire' ? 'starter-empire' : 'starter-rebel')
    shufflePile(g, playerOf(s, seat).deck, seat)
  }
  s.galaxyDeck = numbersOf('galaxy')
  shufflePile(g, s.galaxyDeck, -1)
  refill(g)
  s.pilots = numbersOf('outer-rim-pilot')
  for (const id of s.pilots) (s.cards[id] as Card).seen = SEEN_BY_ALL
  for (const seat of [EMPIRE, REBELS]) draw(g, seat, HAND_SIZE)
  return s
}
