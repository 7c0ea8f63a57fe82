/** Running a game inline: for bots, replays and benches. */
import { Ctx, LoopError, MAX_QUIET_STEPS } from './ctx.ts'
import type { Game } from './game.ts'
import { untilEnded, untilSuspended } from './suspend.ts'
import type { Base, Driver } from './types.ts'

/** Runs one step, or the part of it up to `g.end`. Throws when the position names a step that the game doesn't have. */
export function runStep<S extends Base>(game: Game<S>, g: Ctx<S>): void {
  const step = game.steps[g.s.step]
  if (step === undefined) throw new RangeError(`${game.id} has no step "${g.s.step}"`)
  g.beginStep()
  untilEnded(() => step(g))
}

/**
 * Runs steps until the game ends (true) or the driver suspends (false). `onStep` sees every checkpoint; it may end
 * the run by throwing SUSPEND, which cuts a roll-out.
 */
export function run<S extends Base>(game: Game<S>, g: Ctx<S>, onStep?: (g: Ctx<S>) => void): boolean {
  let quiet = 0
  return untilSuspended(() => {
    while (g.s.result === null) {
      runStep(game, g)
      quiet = g.quiet ? quiet + 1 : 0
      if (quiet > MAX_QUIET_STEPS) throw new LoopError(`more than ${MAX_QUIET_STEPS} steps without a question`, [g.s.step])
      if (onStep !== undefined) onStep(g)
    }
  })
}

/**
 * One visit of a search: clones the checkpoint, gives the answers since again on the true position, hands the position
 * at the frontier to `frontier` (which deals the unseen cards anew), and lets the policy answer from there on.
 */
export function simulate<S extends Base>(
  game: Game<S>,
  checkpoint: S,
  prefix: readonly number[],
  policy: (g: Ctx<S>) => Driver,
  frontier: (s: S) => void,
  onStep?: (g: Ctx<S>) => void,
): S {
  const s = game.clone(checkpoint)
  let given = 0
  const g: Ctx<S> = new Ctx(s, (ask, group) => {
    if (given < prefix.length) return prefix[given++] as number
    frontier(s)
    g.driver = policy(g)
    return g.driver(ask, group)
  })
  run(game, g, onStep)
  return s
}
