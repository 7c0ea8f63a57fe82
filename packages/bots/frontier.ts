/** The open question of a seat, found by giving the answers since the checkpoint again. */
import { below, Ctx, rngFrom, runStep, SUSPEND, untilSuspended, type Ask, type Base, type Game, type Rng } from '@orrery/kernel'

/** A source of whole numbers in [0, n). */
export type Rnd = (n: number) => number

/** A reproducible source from a text. */
export function rndFrom(seed: string): Rnd {
  const words = rngFrom(seed)
  return (n) => below(words, n)
}

/** The position at the open question, and the seat's part of that question. */
export interface Frontier<S> {
  readonly s: S
  readonly ask: Ask
}

/** Throws RangeError when the seat is not asked after `prefix`. */
export function frontierOf<S extends Base>(game: Game<S>, checkpoint: S, prefix: readonly number[], seat: number): Frontier<S> {
  const s = game.clone(checkpoint)
  let given = 0
  const open: Ask[] = []
  const g: Ctx<S> = new Ctx(s, (ask, group) => {
    if (given < prefix.length) return prefix[given++] as number
    open.push(...(group ?? [ask]).map((a) => ({ ...a, path: [...a.path] })))
    throw SUSPEND
  })
  untilSuspended(() => runStep(game, g))
  const ask = open.find((a) => a.seat === seat)
  if (ask === undefined) throw new RangeError(`seat ${seat} is not asked after ${prefix.length} answers`)
  return { s, ask }
}

/** Deals again all that the seat has not seen; the dice too, or the search would foresee them. */
export function redealFor<S extends Base>(game: Game<S>, s: S, seat: number, rnd: Rnd): void {
  game.redeal(s, seat, rnd)
  s.rng = wordsOf(rnd)
}

/** Words of chance for a position. */
export function wordsOf(rnd: Rnd): Rng {
  const word = () => rnd(2 ** 32) | 0
  return [word(), word(), word(), word() | 1]
}

/** How good the position is for the seat: the result once there is one. */
export function worth<S extends Base>(game: Game<S>, s: S, seat: number): number {
  return s.result === null ? game.bot.evaluate(s, seat) : (s.result[seat] ?? 0)
}
