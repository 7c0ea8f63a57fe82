/** One action ahead: plays each option, finishes the action by the rule of thumb, and compares the positions. */
import { simulate, SUSPEND, type Ask, type Base, type Game } from '@orrery/kernel'
import type { DecideInput } from './decide.ts'
import { redealFor, rndFrom, worth, type Frontier } from './frontier.ts'

const REDEALS = 4

/** Index of the best of the options `worthwhile`; the frontier is dealt again already. All of them meet the same worlds, so that luck favours none. */
export function greedy<S extends Base>(game: Game<S>, input: DecideInput<S>, { s, ask: asked }: Frontier<S>, worthwhile: readonly number[]): number {
  const worlds = input.redeals ?? REDEALS
  let best = worthwhile[0] as number
  let most = -Infinity
  const seen = new Set<string>()
  for (const at of worthwhile) {
    const key = game.bot.edge(s, asked, asked.opts[at] as Ask['opts'][number])
    if (seen.has(key)) continue
    seen.add(key)
    let sum = 0
    for (let world = 0; world < worlds; world++) sum += outcome(game, input, at, `${input.seed}|${world}`)
    if (sum > most) {
      most = sum
      best = at
    }
  }
  return best
}

function outcome<S extends Base>(game: Game<S>, input: DecideInput<S>, chosen: number, seed: string): number {
  const rnd = rndFrom(seed)
  let mine = false
  const end = simulate(
    game,
    input.checkpoint,
    input.prefix,
    (g) => (ask) => {
      if (mine || ask.seat !== input.seat) return game.bot.rollout(g.s, ask, rnd)
      mine = true
      return chosen
    },
    (s) => redealFor(game, s, input.seat, rnd),
    () => {
      throw SUSPEND
    },
  )
  return worth(game, end, input.seat)
}
