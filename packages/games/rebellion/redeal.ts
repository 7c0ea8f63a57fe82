/** Dealing anew what a seat has not seen: a world that is as likely for it as the true one. */
import { guessOf } from './bot-guess.ts'
import { blockCards, BLOCKS, probeSystem } from './lookup.ts'
import { bitOf } from './rules/decks.ts'
import { suspectsOf } from './rules/probes.ts'
import { cardAt, IMPERIAL, ON_MISSION, REBEL, sideOf, sideOfSeat, WATCHERS, type State } from './state.ts'

type Rnd = (n: number) => number

/** Steps of a random share of 1. */
const FINE = 1_000_000

function shuffled(list: number[], rnd: Rnd): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rnd(i + 1)
    const x = list[i] as number
    list[i] = list[j] as number
    list[j] = x
  }
  return list
}

/** Deals what unseen cards of a block are. Sorted first, so that the outcome doesn't depend on the truth. */
function dealBlock(s: State, ids: readonly number[], bit: number, rnd: Rnd): void {
  const unseen = ids.filter((id) => (cardAt(s, id).seen & bit) === 0)
  const defs = shuffled(
    unseen.map((id) => cardAt(s, id).def).toSorted((a, b) => a - b),
    rnd,
  )
  unseen.forEach((id, i) => (cardAt(s, id).def = defs[i] as number))
}

/** Which of its cards a side has assigned facedown: any of those that it holds, as far as the others know. Seen ones stay. */
function dealAssigned(s: State, side: number, bit: number, rnd: Rnd): void {
  const own = sideOf(s, side)
  const before = own.assigned.slice()
  const unseen = (id: number): boolean => (cardAt(s, id).seen & bit) === 0
  const cards = shuffled(
    [...own.hand, ...own.assigned].filter(unseen).toSorted((a, b) => a - b),
    rnd,
  )
  own.assigned = before.map((id) => (unseen(id) ? (cards.pop() as number) : id))
  own.hand = [...own.hand.filter((id) => !unseen(id)), ...cards].toSorted((a, b) => a - b)
  for (const x of s.leaders) if (x.at === ON_MISSION && x.side === side) x.mission = own.assigned[before.indexOf(x.mission)] as number
}

/** The hidden base lies in any system that the Empire can't rule out, more often in those where it guesses it; the other unseen probe cards go where they fit. */
function dealBase(s: State, rnd: Rnd): void {
  if (s.base < 0 || s.revealed) return
  const suspects = suspectsOf(s)
  const guess = guessOf(s, suspects)
  let left = rnd(FINE) / FINE
  const at = suspects.find((_, i) => (left -= guess[i] as number) < 0) ?? suspects.at(-1)
  if (at === undefined) return
  const other = blockCards('probes').find((id) => probeSystem(s, id) === at)
  if (other === undefined) return
  const mine = cardAt(s, s.base)
  const theirs = cardAt(s, other)
  theirs.def = mine.def
  mine.def = at
}

/**
 * Deals again, in place, all that the seat has not seen, and the dice to come. Cards of a block are dealt among themselves;
 * the base only where the Empire can still expect it. Seat -1 is one who only watches.
 */
export function redeal(s: State, seat: number, rnd: Rnd): void {
  const side = seat < 0 ? -1 : sideOfSeat(seat)
  const bit = side < 0 ? WATCHERS : bitOf(side)
  for (const foe of [REBEL, IMPERIAL]) if (foe !== side) dealAssigned(s, foe, bit, rnd)
  for (const b of BLOCKS) {
    if (b.name.endsWith('starting-missions')) continue
    const ids = b.defs.map((_, i) => b.first + i)
    dealBlock(s, b.name === 'probes' ? ids.filter((id) => id !== s.base) : ids, bit, rnd)
  }
  if (side !== REBEL) dealBase(s, rnd)
  s.rng = [rnd(0x7fffffff), rnd(0x7fffffff), rnd(0x7fffffff), 1]
}
