/** The questions that are asked of whoever could have an answer, and may be passed. */
import type { CombatAskKind } from './asks-combat.ts'
import type { MissionAskKind } from './asks-missions.ts'

export const windows: readonly (CombatAskKind | MissionAskKind | 'command')[] = [
  'command',
  'special',
  'one-in-a-million',
  'new-base',
  'start-of-combat',
  'combat-action',
  'block',
  'death-star-plans',
  'combat-objective',
  'refresh-objective',
]
