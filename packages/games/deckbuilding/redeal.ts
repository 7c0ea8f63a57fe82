/** Dealing anew what a seat has not seen: a world that is as likely for it as the true one. */
import { BASES } from './content/bases.ts'
import { cardOf, EMPIRE, playerOf, REBELS, sideOf, WATCHERS, type State } from './state.ts'

/** Shuffles what the unseen ones among the cards are. Sorted first, so that the outcome doesn't depend on the truth. */
function dealUnseen(s: State, zones: readonly (readonly number[])[], bit: number, rnd: (n: number) => number): void {
  const ids: number[] = []
  for (const zone of zones) for (const id of zone) if ((cardOf(s, id).seen & bit) === 0) ids.push(id)
  const defs = ids.map((id) => cardOf(s, id).def).toSorted((a, b) => a - b)
  for (let i = ids.length - 1; i >= 0; i--) {
    const j = rnd(i + 1)
    cardOf(s, ids[i] as number).def = defs[j] as number
    defs[j] = defs[i] as number
  }
}

/** The opponent's hidden bases could be any that have not been seen yet; in the order of the content. */
function dealSecretBases(s: State, seat: number, rnd: (n: number) => number): void {
  const foe = playerOf(s, 1 - seat)
  const side = sideOf(1 - seat)
  const taken = playerOf(s, seat).taken
  const pool = BASES.flatMap((b) => (b.faction === side && !b.startingBase && b.id !== foe.base && !taken.includes(b.id) ? [b.id] : []))
  const left = foe.bases.length
  while (pool.length > left) pool.splice(rnd(pool.length), 1)
  foe.bases = pool
}

/**
 * Deals again, in place: the opponent's hand and deck, the own deck, the galaxy deck, secret bases and the dice to come.
 * Cards that the seat has seen stay where they are. The outcome depends on `rnd` and on what the seat knows alone.
 * Seat -1 is one who only watches: both hands are dealt again, those cards too that both players know.
 */
export function redeal(s: State, seat: number, rnd: (n: number) => number): void {
  const bit = seat < 0 ? WATCHERS : 1 << seat
  const others = seat < 0 ? [EMPIRE, REBELS] : [1 - seat]
  for (const other of others) dealUnseen(s, [playerOf(s, other).hand, playerOf(s, other).deck], bit, rnd)
  if (seat >= 0) dealUnseen(s, [playerOf(s, seat).deck], bit, rnd)
  dealUnseen(s, [s.galaxyDeck], bit, rnd)
  if (s.baseSet === 'secret-bases') for (const other of others) dealSecretBases(s, 1 - other, rnd)
  s.rng = [rnd(0x7fffffff), rnd(0x7fffffff), rnd(0x7fffffff), 1]
}
