import { basics } from './rules-basics.ts'
import { board } from './rules-board.ts'
import { combat } from './rules-combat.ts'
import { influence } from './rules-influence.ts'
import { refresh } from './rules-refresh.ts'
import { rounds } from './rules-rounds.ts'
import { setup } from './rules-setup.ts'
import { team } from './rules-team.ts'

/** The rules in English, by rule id, in the order of `RULES`. */
export const rules: Readonly<Record<string, string>> = { ...basics, ...setup, ...board, ...rounds, ...combat, ...refresh, ...influence, ...team }
