/** Verbs of the rules on an arranged position, without a table: for tests of single rules. */
import { Ctx, keyOf } from '@orrery/kernel'
import { rebellion } from '../index.ts'
import type { G } from '../rules/context.ts'
import type { State } from '../state.ts'
import { untilEnded } from '@orrery/kernel'
import type { Raw } from './at.ts'

export { rule } from './at.ts'

/** An arranged position. Throws when the description is wrong. */
export function s(raw: Raw = {}): State {
  const out = rebellion.arrange(raw)
  if ('problem' in out) throw new Error(`${out.problem.where}: ${out.problem.what}`)
  return out.ok
}

/** Lets a rule work on a position, with these answers to what it asks; returns what it returns (undefined when it ends the game). Throws when answers are missing or left over. */
export function by<T>(position: State, work: (g: G) => T, keys: readonly string[] = []): T {
  const left = [...keys]
  const g: G = new Ctx(position, (ask) => {
    const key = left.shift()
    const i = ask.opts.findIndex((o) => keyOf(o) === key)
    if (i < 0) throw new Error(`${ask.kind} asks for ${ask.opts.map(keyOf).join(' ')}; the answer was ${key ?? 'missing'}`)
    return i
  })
  let out: T | undefined
  untilEnded(() => {
    out = work(g)
  })
  if (left.length > 0) throw new Error(`never asked for: ${left.join(' ')}`)
  return out as T
}
