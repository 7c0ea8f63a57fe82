/** The rules of each card by its content id. */
import { ASSIGNMENT_CARDS } from './actions-assignment.ts'
import { IMMEDIATE_CARDS } from './actions-immediate.ts'
import type { AssignmentRules, ImmediateRules, MissionRules } from './entry.ts'
import { IMPERIAL_MISSIONS } from './missions-imperial.ts'
import { REBEL_MISSIONS } from './missions-rebel.ts'
import { PROJECTS } from './projects.ts'
import { STARTING_MISSIONS } from './starting-missions.ts'

const indexed = <R extends { readonly id: string }>(list: readonly R[]): ReadonlyMap<string, R> => new Map(list.map((x) => [x.id, x]))
const missions: ReadonlyMap<string, MissionRules> = indexed([...STARTING_MISSIONS, ...PROJECTS, ...IMPERIAL_MISSIONS, ...REBEL_MISSIONS])
const assignments: ReadonlyMap<string, AssignmentRules> = indexed(ASSIGNMENT_CARDS)
const immediates: ReadonlyMap<string, ImmediateRules> = indexed(IMMEDIATE_CARDS)

function found<R>(rulesOf: ReadonlyMap<string, R>, id: string): R {
  const rules = rulesOf.get(id)
  if (rules === undefined) throw new RangeError(`the card "${id}" has no rules`)
  return rules
}

/** The rules of a card. Each throws RangeError where a card has none of this kind. */
export const missionRules = (id: string): MissionRules => found(missions, id)
export const assignmentRules = (id: string): AssignmentRules => found(assignments, id)
export const immediateRules = (id: string): ImmediateRules => found(immediates, id)
