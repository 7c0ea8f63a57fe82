import { basics } from './entries/basics.ts'
import { rounds } from './entries/rounds.ts'
import { combat } from './entries/combat.ts'
import { refresh } from './entries/refresh.ts'
import { influence } from './entries/influence.ts'
import { team } from './entries/team.ts'
import type { RuleEntry } from './types.ts'

/** Every statement of the rulebook, in play order. */
export const RULES: readonly RuleEntry[] = [...basics, ...rounds, ...combat, ...refresh, ...influence, ...team]
