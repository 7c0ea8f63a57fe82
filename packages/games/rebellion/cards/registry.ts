/** The rules of each card by its content id. */
import { ASSIGNMENT_CARDS } from './actions-assignment.ts'
import { IMMEDIATE_CARDS } from './actions-immediate.ts'
import type { AssignmentRules, ImmediateRules, MissionRules } from './entry.ts'
import { IMPERIAL_MISSIONS } from './missions-imperial.ts'
import { REBEL_MISSIONS } from './missions-rebel.ts'
import { PROJECTS } from './projects.ts'
import { STARTING_MISSIONS } from './starting-missions.ts'

const MISSION_RULES = [...STARTING_MISSIONS, ...PROJECTS, ...IMPERIAL_MISSIONS, ...REBEL_MISSIONS]

function found<R extends { readonly id: string }>(list: readonly R[], id: string): R {
  const rules = list.find((x) => x.id === id)
  if (rules === undefined) throw new RangeError(`the card "${id}" has no rules`)
  return rules
}

/** The rules of a card. Each throws RangeError where a card has none of this kind. */
export const missionRules = (id: string): MissionRules => found(MISSION_RULES, id)
export const assignmentRules = (id: string): AssignmentRules => found(ASSIGNMENT_CARDS, id)
export const immediateRules = (id: string): ImmediateRules => found(IMMEDIATE_CARDS, id)
