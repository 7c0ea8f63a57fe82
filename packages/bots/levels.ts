/** The opponents that people are offered. */
import type { Thinking } from './decide.ts'

export type Level = 'easy' | 'steady' | 'sharp'

export const LEVELS: readonly Level[] = ['easy', 'steady', 'sharp']

const THINKING: Readonly<Record<Level, Thinking>> = {
  easy: { player: 'greedy', redeals: 1 },
  steady: { player: 'search', iterations: 150, millis: 700 },
  // Its own next turn tells more once there is time for thousands of visits.
  sharp: { player: 'search', iterations: 20_000, millis: 1_800, tuning: { calms: 3 } },
}

/**
 * How a level thinks: spread it into the input of `decide`. Times are milliseconds, the strongest stays under 2 s; `share` (0 to 1)
 * is the part of that time which may be used.
 */
export function level(name: Level, share = 1): Thinking {
  const thinking = THINKING[name]
  return thinking.millis === undefined ? thinking : { ...thinking, millis: thinking.millis * share }
}
