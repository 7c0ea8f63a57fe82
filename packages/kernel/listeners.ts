/** Who listens to what, as plain data in the position: a window or a query looks at the few that listen, never at every card. */
import type { Ref } from './types.ts'

/** The listeners per hook (the name of a moment or of a query), in the order in which they came. */
export type Listeners<R extends Ref = Ref> = Record<string, R[]>

/** A card has entered a place where it listens. Nothing happens when it listens already. */
export function enlist<R extends Ref>(all: Listeners<R>, hooks: readonly string[], id: R): void {
  for (const hook of hooks) {
    const list = (all[hook] ??= [])
    if (!list.includes(id)) list.push(id)
  }
}

/** A card has left. Hooks that it did not listen to are skipped. */
export function delist<R extends Ref>(all: Listeners<R>, hooks: readonly string[], id: R): void {
  for (const hook of hooks) {
    const list = all[hook]
    const at = list === undefined ? -1 : list.indexOf(id)
    if (at >= 0) list?.splice(at, 1)
  }
}

const NOBODY: readonly never[] = []

/** Those who listen to a hook. */
export function listening<R extends Ref>(all: Listeners<R>, hook: string): readonly R[] {
  return all[hook] ?? NOBODY
}

/**
 * A value after constant effects ("while" abilities): each listener to `query` gets the subject and the value so far and
 * returns the next one, in the order in which they came.
 */
export function modify<R extends Ref, X, V>(all: Listeners<R>, query: string, subject: X, base: V, effect: (me: R, subject: X, value: V) => V): V {
  let value = base
  for (const me of listening(all, query)) value = effect(me, subject, value)
  return value
}
