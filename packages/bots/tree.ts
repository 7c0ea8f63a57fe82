/** The tree of a search, and one visit of it: the unseen is dealt anew, answers are chosen down the tree, and a roll-out ends it. */
import { simulate, SUSPEND, type Ask, type Base, type Ctx, type Driver, type Game } from '@orrery/kernel'
import type { DecideInput } from './decide.ts'
import { redealFor, rndFrom, wordsOf, worth, type Rnd } from './frontier.ts'

export interface SearchTuning {
  /** How much a rarely tried option is favoured. */
  readonly explore: number
  /** The first `width + widen * sqrt(visits)` options of the game's order are tried. */
  readonly width: number
  readonly widen: number
  /** Until an answer has been visited so often, all after it is a roll-out; then what follows it is told apart. */
  readonly ripe: number
  /** Where the game tells calm moments (`game.bot.calm`): so many of them lie before the position is evaluated. */
  readonly calms: number
  /** Where it doesn't: steps of a roll-out before the position is evaluated. */
  readonly steps: number
  /** Of a far question: the share of the first calm moment in the value; the rest is that of the settled position. */
  readonly near: number
}

export interface Node {
  visits: number
  /** Sum of the outcomes for the seat that moved into it. */
  sum: number
  /** How often it could have been chosen. */
  offered: number
  readonly kids: Map<string, Node>
}

/** The outcomes met so far: exploring is weighed against their spread, since one action changes a position by little. */
interface Spread {
  low: number
  high: number
}

export interface Tree {
  readonly root: Node
  readonly spread: Spread
  readonly tuning: SearchTuning
}

/** An answer to the open question: the index of its option, and its node. */
export interface Branch {
  readonly at: number
  readonly node: Node
}

interface Chosen {
  readonly node: Node
  readonly seat: number
}

export const leaf = (): Node => ({ visits: 0, sum: 0, offered: 0, kids: new Map() })

/** What one visit goes by. */
interface Trip {
  /** Names the world: the n-th visit of each option at the root meets the same one. */
  readonly world: string
  rnd: Rnd
  /** The question is a far one: all after its answer is a roll-out, until the position is settled. */
  readonly far: boolean
  /** The tree is left: the rest is a roll-out. */
  rolling: boolean
  /** Of a far question: the value of the first calm moment after its answer. */
  near: number | undefined
}

/** Ends a visit at the checkpoint where its position is to be evaluated. */
function horizon<S extends Base>(game: Game<S>, tuning: SearchTuning, trip: Trip, seat: number): (g: Ctx<S>) => void {
  let steps = 0
  const near = (s: S): boolean =>
    game.bot.calm === undefined ? trip.rolling && ++steps >= tuning.steps : game.bot.calm(s) && ++steps >= tuning.calms
  const met = new Map<string, number>()
  const settled = (s: S): boolean => {
    if (game.bot.settled?.(s) !== false) return true
    if (trip.near === undefined && game.bot.calm?.(s) === true) trip.near = worth(game, s, seat)
    // On the long way luck goes by the step, not by what was drawn before it: it is the same whatever was answered.
    const n = met.get(s.step) ?? 0
    met.set(s.step, n + 1)
    trip.rnd = rndFrom(`${trip.world}|${s.step}|${n}`)
    s.rng = wordsOf(trip.rnd)
    return false
  }
  return ({ s }) => {
    if (trip.far ? settled(s) : near(s)) throw SUSPEND
  }
}

/** One visit of an answer. The n-th of each meets the same n-th world, so that answers differ by what they do and not by their luck. */
export function visit<S extends Base>(game: Game<S>, input: DecideInput<S>, tree: Tree, asked: Ask, first: Branch): void {
  const { root, spread, tuning } = tree
  const world = `${input.seed}|${first.node.visits}`
  const trip: Trip = { world, rnd: rndFrom(world), far: game.bot.far?.(asked) === true, rolling: false, near: undefined }
  const path: Chosen[] = []
  let node = root
  let mine = false
  const policy =
    (g: Ctx<S>): Driver =>
    (ask, group) => {
      const simultaneous = group !== undefined && group.length > 1 && ask.seat !== input.seat
      const early = !mine && ask.seat !== input.seat
      const planned = mine && game.bot.planned?.(ask) === true
      if (trip.rolling || simultaneous || early || planned) return game.bot.rollout(g.s, ask, trip.rnd)
      const chosen = mine ? select(game, g.s, node, ask, tree) : first
      mine = true
      if (chosen.node !== undefined) {
        node = chosen.node
        trip.rolling = trip.far || node.visits < tuning.ripe
        path.push({ node, seat: ask.seat })
      }
      return chosen.at
    }
  const s = simulate(
    game,
    input.checkpoint,
    input.prefix,
    policy,
    (at) => redealFor(game, at, input.seat, trip.rnd),
    horizon(game, tuning, trip, input.seat),
  )
  root.visits++
  const values = new Map<number, number>()
  for (const { node, seat } of path) {
    const known = values.get(seat)
    const value = known ?? blended(trip, tuning, game, s, seat)
    if (known === undefined) values.set(seat, value)
    node.visits++
    node.sum += value
    spread.low = Math.min(spread.low, value)
    spread.high = Math.max(spread.high, value)
  }
}

/** What a position is worth by what it was on the way to it too: less of it is luck. A game that ended counts as it ended. */
function blended<S extends Base>({ near }: Trip, tuning: SearchTuning, game: Game<S>, s: S, seat: number): number {
  const end = worth(game, s, seat)
  return near === undefined || s.result !== null ? end : tuning.near * near + (1 - tuning.near) * end
}

/** The option to walk: the next one of the game's order while the node is narrow, else the one with the best bound. */
function select<S extends Base>(game: Game<S>, s: S, from: Node, ask: Ask, { spread, tuning }: Tree): { at: number; node?: Node } {
  const order = game.bot.order(s, ask)
  if (order.length < 2) return { at: order[0] ?? 0 }
  const explore = tuning.explore * Math.max(0, spread.high - spread.low)
  const width = tuning.width + tuning.widen * Math.sqrt(from.visits)
  let at = order[0] as number
  let node: Node | undefined
  let top = -Infinity
  const seen: Node[] = []
  for (const i of order) {
    if (seen.length >= width) break
    const key = game.bot.edge(s, ask, ask.opts[i] as Ask['opts'][number])
    let next = from.kids.get(key)
    if (next === undefined) {
      next = leaf()
      from.kids.set(key, next)
    }
    if (seen.includes(next)) continue
    seen.push(next)
    next.offered++
    const bound = next.visits === 0 ? Infinity : next.sum / next.visits + explore * Math.sqrt(Math.log(next.offered) / next.visits)
    if (bound > top) {
      top = bound
      at = i
      node = next
    }
  }
  return { at, node }
}
