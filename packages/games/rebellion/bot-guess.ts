/** Where the Rebels hide, as far as the Empire can guess, and what it brings to stand nearer to it. */
import type { Force } from './bot-values.ts'
import { NEIGHBOURS } from './lookup.ts'
import { distancesFrom } from './rules/map.ts'
import { IMPERIAL, placeAt, type State } from './state.ts'

/** By so much more (e to the power of it) a suspect counts by step that the Empire's loyal systems are away, up to two; by so much less by way that leads in. */
const FARTHER = 0.6
const WAY = 0.6
const STEPS = 2

/**
 * How likely the base is in each of the suspects, in their order; the sum is 1. Nothing is left out: a base may be where nobody would
 * look for it. Of the Empire's systems those count that are loyal to it: where its units stand changes as it hunts. In a first game all
 * suspects are alike: a guess would decide it, for the Rebels have less to answer with there (docs/strength.md).
 */
export function guessOf(s: State, suspects: readonly number[]): number[] {
  const weights = suspects.map((at) => {
    if (s.firstGame) return 1
    let near = Infinity
    distancesFrom(at).forEach((steps, x) => {
      if (steps < near && placeAt(s, x).loyalty === IMPERIAL) near = steps
    })
    const farther = near === Infinity ? STEPS : Math.min(STEPS, Math.max(0, near - 1))
    return Math.exp(FARTHER * farther - WAY * (NEIGHBOURS[at]?.length ?? 0))
  })
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((w) => w / sum)
}

/** By step that a landing party is nearer: what is left of looking into a system. */
const NEARER = 0.7

/** What the hunt stands at: where the base can be, how likely, and how far the nearest landing party is from there. */
export interface Hunt {
  /** Systems, by index. */
  readonly suspects: readonly number[]
  /** By suspect: `guessOf`. */
  readonly guess: readonly number[]
  /** By suspect: steps of the nearest troops with ships to carry them; Infinity without any. */
  readonly steps: readonly number[]
}

/** The hunt, with these forces of the Empire by place. Without suspects nothing is hunted. */
export function huntOf(s: State, suspects: readonly number[], mine: readonly Force[]): Hunt {
  const steps = suspects.map((at) => {
    let near = Infinity
    distancesFrom(at).forEach((n, x) => {
      const f = mine[x]
      if (n < near && f !== undefined && f.ground > 0 && f.room > 0) near = n
    })
    return near
  })
  return { suspects, guess: guessOf(s, suspects), steps }
}

/** How likely the base is in a system; 0 where it can't be. */
export function guessAt({ suspects, guess }: Hunt, at: number): number {
  return guess[suspects.indexOf(at)] ?? 0
}

/** How much nearer to the base, 0..1, troops come that land in a system: the sum over the suspects that nobody is as near to already. */
export function nearerBy({ suspects, guess, steps }: Hunt, at: number): number {
  const far = distancesFrom(at)
  let sum = 0
  suspects.forEach((x, i) => {
    const [now, before] = [far[x] as number, steps[i] as number]
    if (now < before) sum += (guess[i] as number) * (NEARER ** now - NEARER ** before)
  })
  return sum
}
