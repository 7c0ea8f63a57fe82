/** Computer players. They know no game, and decide from what their seat may know: the unseen is dealt again before it is read. */
import { keyOf, type Ask, type Base, type Game } from '@orrery/kernel'
import { frontierOf, redealFor, rndFrom } from './frontier.ts'
import { greedy } from './greedy.ts'
import { search, visitsOf } from './search.ts'
import type { SearchTuning } from './tree.ts'

/** `random` any option; `rule` the game's rule of thumb; `greedy` looks one action ahead; `search` many. */
export type Player = 'random' | 'rule' | 'greedy' | 'search'

export const PLAYERS: readonly Player[] = ['random', 'rule', 'greedy', 'search']

/** How a player thinks: a budget by count (tests, arenas) or by time (play), whichever ends first. */
export interface Thinking {
  readonly player: Player
  /** Visits of a search. */
  readonly iterations?: number
  /** Longest time to think, in the unit of `now` (milliseconds). Needs `now`. */
  readonly millis?: number
  /** Worlds over which `greedy` averages. */
  readonly redeals?: number
  readonly tuning?: Partial<SearchTuning>
}

export interface DecideInput<S> extends Thinking {
  /** The table's checkpoint and the option indexes of the answers since. */
  readonly checkpoint: S
  readonly prefix: readonly number[]
  readonly seat: number
  /** Same input, same answer. */
  readonly seed: string
  /** A clock, if time is to limit the search. */
  readonly now?: () => number
}

/** The key of the seat's answer to its open question. Throws RangeError when the seat is not asked. */
export function decide<S extends Base, V, O>(game: Game<S, V, O>, input: DecideInput<S>): string {
  const { s, ask } = frontierOf(game as Game<S>, input.checkpoint, input.prefix, input.seat)
  const only = ask.opts[0]
  if (ask.opts.length === 1 && only !== undefined) return keyOf(only)
  const rnd = rndFrom(input.seed)
  const chosen = ask.opts[pick(game as Game<S>, input, { s, ask }, rnd)]
  if (chosen === undefined) throw new RangeError(`${game.id}: no answer to "${ask.kind}"`)
  return keyOf(chosen)
}

/** Keys of the answers that a search tries for the open question, or that it compares by the rule of thumb where that decides. */
export function weighed<S extends Base, V, O>(game: Game<S, V, O>, input: DecideInput<S>): string[] {
  const { s, ask } = frontierOf(game as Game<S>, input.checkpoint, input.prefix, input.seat)
  redealFor(game as Game<S>, s, input.seat, rndFrom(input.seed))
  const sure = byPlan(game as Game<S>, input, ask) || game.bot.order(s, ask).length === 1
  const visits = sure ? ask.opts.map(() => 1) : visitsOf(game as Game<S>, input, { s, ask })
  return ask.opts.filter((_, i) => (visits[i] ?? 0) > 0).map(keyOf)
}

/** Whether no positions are compared for this question: a search looks far where others follow the plan. */
const byPlan = <S extends Base>(game: Game<S>, { player }: Thinking, ask: Ask): boolean =>
  game.bot.planned?.(ask) === true && !(player === 'search' && game.bot.far?.(ask) === true)

function pick<S extends Base>(game: Game<S>, input: DecideInput<S>, at: ReturnType<typeof frontierOf<S>>, rnd: ReturnType<typeof rndFrom>): number {
  if (input.player === 'random') return rnd(at.ask.opts.length)
  redealFor(game, at.s, input.seat, rnd)
  if (input.player === 'rule' || byPlan(game, input, at.ask)) return game.bot.rollout(at.s, at.ask, rnd)
  const worthwhile = game.bot.order(at.s, at.ask)
  if (worthwhile.length === 1) return worthwhile[0] as number
  return input.player === 'greedy' ? greedy(game, input, at, worthwhile) : search(game, input, at)
}
