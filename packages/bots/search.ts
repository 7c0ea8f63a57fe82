/**
 * Information-set Monte Carlo tree search, single observer: each visit deals the unseen anew, walks one tree that is
 * shared by all these worlds, and ends in a roll-out. Edges are what an option means (`game.bot.edge`), so that equal
 * things share one and hidden ones never show.
 */
import { simulate, SUSPEND, type Ask, type Base, type Ctx, type Driver, type Game } from '@orrery/kernel'
import type { DecideInput } from './decide.ts'
import { redealFor, rndFrom, wordsOf, worth, type Frontier, type Rnd } from './frontier.ts'

export interface SearchTuning {
  /** How much a rarely tried option is favoured. */
  readonly explore: number
  /** The first `width + widen * sqrt(visits)` options of the game's order are tried. */
  readonly width: number
  readonly widen: number
  /** Where the game tells calm moments (`game.bot.calm`): so many of them lie before the position is evaluated. */
  readonly calms: number
  /** Where it doesn't: steps of a roll-out before the position is evaluated. */
  readonly steps: number
}

const TUNING: SearchTuning = { explore: 0.5, width: 6, widen: 1, calms: 1, steps: 20 }
const ITERATIONS = 200
/** The clock is read after this many visits. */
const CLOCK_EVERY = 8

interface Node {
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

interface Chosen {
  readonly node: Node
  readonly seat: number
}

const leaf = (): Node => ({ visits: 0, sum: 0, offered: 0, kids: new Map() })

/** Index of the option that was visited most. The frontier is dealt again already. */
export function search<S extends Base>(game: Game<S>, input: DecideInput<S>, at: Frontier<S>): number {
  const nodes = nodesOf(game, input, at)
  let best = 0
  let most: Node | undefined
  nodes.forEach((node, i) => {
    if (node === undefined || (most !== undefined && better(most, node))) return
    best = i
    most = node
  })
  return best
}

/** How often a search tried each option of the open question, by index: what it never tries it cannot find. The frontier is dealt again already. */
export const visitsOf = <S extends Base>(game: Game<S>, input: DecideInput<S>, at: Frontier<S>): number[] =>
  nodesOf(game, input, at).map((node) => node?.visits ?? 0)

/** Searches, and gives the node of each option that was tried. */
function nodesOf<S extends Base>(game: Game<S>, input: DecideInput<S>, at: Frontier<S>): (Node | undefined)[] {
  const { s, ask: asked } = at
  const tuning = { ...TUNING, ...input.tuning }
  const root = leaf()
  const spread: Spread = { low: 1, high: 0 }
  const limit = input.iterations ?? (input.now === undefined ? ITERATIONS : Infinity)
  const end = input.now === undefined || input.millis === undefined ? Infinity : input.now() + input.millis
  for (let n = 0; n < limit; n++) {
    if (input.now !== undefined && n % CLOCK_EVERY === 0 && n > 0 && input.now() >= end) break
    visit(game, input, { root, spread, tuning }, at)
  }
  return asked.opts.map((o) => root.kids.get(game.bot.edge(s, asked, o)))
}

/** Whether the first is at least as good: equal options share a node, and the first of them is taken. */
const better = (a: Node, b: Node): boolean => a.visits > b.visits || (a.visits === b.visits && a.sum >= b.sum)

interface Tree {
  readonly root: Node
  readonly spread: Spread
  readonly tuning: SearchTuning
}

/** What one visit goes by. */
interface Trip {
  /** Names the world: the n-th visit of each option at the root meets the same one. */
  readonly world: string
  rnd: Rnd
  /** The question is a far one: all after its answer is a roll-out, until the position is settled. */
  readonly far: boolean
  /** The tree is left: the rest is a roll-out. */
  rolling: boolean
}

/** Ends a visit at the checkpoint where its position is to be evaluated. */
function horizon<S extends Base>(game: Game<S>, tuning: SearchTuning, trip: Trip): (g: Ctx<S>) => void {
  let steps = 0
  const near = (s: S): boolean =>
    game.bot.calm === undefined ? trip.rolling && ++steps >= tuning.steps : game.bot.calm(s) && ++steps >= tuning.calms
  const met = new Map<string, number>()
  const settled = (s: S): boolean => {
    if (game.bot.settled?.(s) !== false) return true
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

/**
 * The n-th visit of each option at the root meets the same n-th world, so that options differ by what they do and not by
 * their luck.
 */
function visit<S extends Base>(game: Game<S>, input: DecideInput<S>, tree: Tree, { s: mind, ask: asked }: Frontier<S>): void {
  const { root, spread, tuning } = tree
  const first = select(game, mind, root, asked, tree)
  const world = `${input.seed}|${first.kid?.visits ?? 0}`
  const trip: Trip = { world, rnd: rndFrom(world), far: game.bot.far?.(asked) === true, rolling: false }
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
      const { at, kid } = mine ? select(game, g.s, node, ask, tree) : first
      mine = true
      if (kid !== undefined) {
        trip.rolling = trip.far || kid.visits === 0
        path.push({ node: kid, seat: ask.seat })
        node = kid
      }
      return at
    }
  const s = simulate(game, input.checkpoint, input.prefix, policy, (at) => redealFor(game, at, input.seat, trip.rnd), horizon(game, tuning, trip))
  root.visits++
  const values = new Map<number, number>()
  for (const { node, seat } of path) {
    const known = values.get(seat)
    const value = known ?? worth(game, s, seat)
    if (known === undefined) values.set(seat, value)
    node.visits++
    node.sum += value
    spread.low = Math.min(spread.low, value)
    spread.high = Math.max(spread.high, value)
  }
}

/** The option to walk: the next one of the game's order while the node is narrow, else the one with the best bound. */
function select<S extends Base>(game: Game<S>, s: S, node: Node, ask: Ask, { spread, tuning }: Tree): { at: number; kid?: Node } {
  const order = game.bot.order(s, ask)
  if (order.length < 2) return { at: order[0] ?? 0 }
  const explore = tuning.explore * Math.max(0, spread.high - spread.low)
  const width = tuning.width + tuning.widen * Math.sqrt(node.visits)
  let at = order[0] as number
  let kid: Node | undefined
  let top = -Infinity
  const seen: Node[] = []
  for (const i of order) {
    if (seen.length >= width) break
    const key = game.bot.edge(s, ask, ask.opts[i] as Ask['opts'][number])
    let next = node.kids.get(key)
    if (next === undefined) {
      next = leaf()
      node.kids.set(key, next)
    }
    if (seen.includes(next)) continue
    seen.push(next)
    next.offered++
    const bound = next.visits === 0 ? Infinity : next.sum / next.visits + explore * Math.sqrt(Math.log(next.offered) / next.visits)
    if (bound > top) {
      top = bound
      at = i
      kid = next
    }
  }
  return { at, kid }
}
