/** What a table agrees on before the game. */
import type { Problem } from '@orrery/kernel'

export type BaseSet = 'beginner' | 'whole-galaxy' | 'secret-bases'

export interface Options {
  readonly baseSet: BaseSet
  /** Bases to destroy: 2 to 5, at most the number of bases that each player has. */
  readonly toWin: number
  readonly neutralDiscard: boolean
}

export const BASE_SETS: readonly BaseSet[] = ['beginner', 'whole-galaxy', 'secret-bases']
/** Bases to destroy that may be agreed (deckbuilding/alternative-rules/02). */
export const LENGTHS: readonly number[] = [2, 3, 4, 5]

/** What is preselected: 3 bases, 4 with the larger sets (deckbuilding/victory/01, deckbuilding/variants/06). */
export function preselected(baseSet: BaseSet): number {
  return baseSet === 'beginner' ? 3 : 4
}

const NAMES = ['baseSet', 'toWin', 'neutralDiscard']

/** Reads options that came from outside: missing ones get their defaults; a wrong or unknown one is a problem. */
export function parseOptions(raw: unknown): { ok: Options } | { problem: Problem } {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    return { problem: { where: 'options', what: 'must be an object' } }
  }
  const given: Readonly<Record<string, unknown>> = { ...raw }
  const unknown = Object.keys(given).find((k) => !NAMES.includes(k))
  if (unknown !== undefined) return { problem: { where: unknown, what: `is no option; there are ${NAMES.join(', ')}` } }
  const { baseSet: set = 'beginner', neutralDiscard = false } = given
  const baseSet = BASE_SETS.find((b) => b === set)
  if (baseSet === undefined) return { problem: { where: 'baseSet', what: `must be one of ${BASE_SETS.join(', ')}` } }
  const { toWin: bases = preselected(baseSet) } = given
  const toWin = LENGTHS.find((n) => n === bases)
  if (toWin === undefined) return { problem: { where: 'toWin', what: `must be one of ${LENGTHS.join(', ')}` } }
  if (typeof neutralDiscard !== 'boolean') return { problem: { where: 'neutralDiscard', what: 'must be true or false' } }
  return { ok: { baseSet, toWin, neutralDiscard } }
}
