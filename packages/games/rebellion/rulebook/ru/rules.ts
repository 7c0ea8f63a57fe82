import { basics } from './rules-basics.ts'
import { combat } from './rules-combat.ts'
import { influence } from './rules-influence.ts'
import { refresh } from './rules-refresh.ts'
import { rounds } from './rules-rounds.ts'
import { team } from './rules-team.ts'

/** The rules in Russian, by rule id, in the order of `RULES`. */
export const rules: Readonly<Record<string, string>> = { ...basics, ...rounds, ...combat, ...refresh, ...influence, ...team }
