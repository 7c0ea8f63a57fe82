import type { Cards } from '../types.ts'
import { actions } from './actions.ts'
import { missions as imperial } from './missions-imperial.ts'
import { missions as rebel } from './missions-rebel.ts'
import { leaders, systems, units } from './names.ts'
import { objectives } from './objectives.ts'
import { basics } from './rules-basics.ts'
import { combat } from './rules-combat.ts'
import { influence } from './rules-influence.ts'
import { refresh } from './rules-refresh.ts'
import { rounds } from './rules-rounds.ts'
import { team } from './rules-team.ts'
import { rings, tactics } from './tactics.ts'
export { terms } from './terms.ts'

/** The rules in English, by rule id, in the order of `RULES`. */
export const rules: Readonly<Record<string, string>> = { ...basics, ...rounds, ...combat, ...refresh, ...influence, ...team }

/** The names and texts of all components in English. */
export const cards: Cards = { systems, leaders, units, missions: { ...imperial, ...rebel }, actions, objectives, tactics, rings }
