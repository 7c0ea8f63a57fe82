/**
 * Information-set Monte Carlo tree search, single observer: each visit deals the unseen anew, walks one tree that is
 * shared by all these worlds, and ends in a roll-out. Edges are what an option means (`game.bot.edge`), so that equal
 * things share one and hidden ones never show.
 *
 * The answers to the open question are compared by sequential halving: in each round all that are left are visited
 * equally often, in the same worlds, and the worse half goes. With some visits an answer, going after the one with
 * the best bound instead leaves all of them about equally often visited, and the choice to chance.
 */
import type { Ask, Base, Game } from '@orrery/kernel'
import type { DecideInput } from './decide.ts'
import type { Frontier } from './frontier.ts'
import { leaf, visit, type Branch, type SearchTuning, type Tree } from './tree.ts'

const TUNING: SearchTuning = { explore: 0.5, width: 6, widen: 1, ripe: 8, calms: 1, steps: 20, near: 0.2 }
const ITERATIONS = 200

/** Index of the best option. The frontier is dealt again already. */
export function search<S extends Base>(game: Game<S>, input: DecideInput<S>, at: Frontier<S>): number {
  return compared(game, input, at).left[0]?.at ?? 0
}

/** How often a search tried each option of the open question, by index: what it never tries it cannot find. The frontier is dealt again already. */
export function visitsOf<S extends Base>(game: Game<S>, input: DecideInput<S>, at: Frontier<S>): number[] {
  const { kids } = compared(game, input, at).root
  return at.ask.opts.map((o) => kids.get(game.bot.edge(at.s, at.ask, o))?.visits ?? 0)
}

/** Searches. `left`: the answers that were compared to the end, best first. */
function compared<S extends Base>(game: Game<S>, input: DecideInput<S>, { s, ask }: Frontier<S>): { root: Tree['root']; left: readonly Branch[] } {
  const root = leaf()
  const tree: Tree = { root, spread: { low: 1, high: 0 }, tuning: { ...TUNING, ...input.tuning } }
  const limit = input.iterations ?? (input.now === undefined ? ITERATIONS : Infinity)
  const spent = budget(input, limit)
  let left = branches(game, tree, { s, ask }, limit)
  const rounds = Math.ceil(Math.log2(left.length))
  // Several answers that mean the same: there is nothing to compare.
  if (rounds === 0) for (const branch of left) visit(game, input, tree, ask, branch)
  for (let round = 1; round <= rounds; round++) {
    let share = 0
    while (share < round / rounds) {
      for (const branch of left) {
        share = spent(root.visits)
        if (share >= 1) break
        visit(game, input, tree, ask, branch)
      }
      share = spent(root.visits)
    }
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2))
  }
  return { root, left }
}

/** How much of the budget has been spent after so many visits: 1 is all of it. */
function budget<S>({ now, millis }: DecideInput<S>, limit: number): (visits: number) => number {
  if (now === undefined || millis === undefined) return (visits) => visits / limit
  const start = now()
  return (visits) => Math.max(visits / limit, (now() - start) / millis)
}

/** The answers to compare: as many of the game's order as so many visits are enough for, one for each meaning. */
function branches<S extends Base>(game: Game<S>, { root, tuning }: Tree, { s, ask }: Frontier<S>, limit: number): Branch[] {
  const width = tuning.width + tuning.widen * Math.sqrt(limit)
  const found: Branch[] = []
  for (const at of game.bot.order(s, ask)) {
    if (found.length >= width) break
    const key = game.bot.edge(s, ask, ask.opts[at] as Ask['opts'][number])
    if (root.kids.has(key)) continue
    const node = leaf()
    root.kids.set(key, node)
    found.push({ at, node })
  }
  return found
}

const mean = ({ node }: Branch): number => (node.visits === 0 ? -1 : node.sum / node.visits)
