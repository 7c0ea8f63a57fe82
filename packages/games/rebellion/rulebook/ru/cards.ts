import type { Cards } from '../types.ts'
import { actions } from './actions.ts'
import { missions as imperial } from './missions-imperial.ts'
import { missions as rebel } from './missions-rebel.ts'
import { leaders, systems, units } from './names.ts'
import { objectives } from './objectives.ts'
import { rings, tactics } from './tactics.ts'

/** The names and texts of all components in Russian. */
export const cards: Cards = { systems, leaders, units, missions: { ...imperial, ...rebel }, actions, objectives, tactics, rings }
