/** How nodes tell each other that a table went on. A lost message costs time only: heads are read now and then as well. */

export type Hint =
  /** Table `table` has `head` records. */
  | { readonly t: 'head'; readonly table: string; readonly head: number }
  /** Who is connected to `table` at node `node`. */
  | { readonly t: 'here'; readonly table: string; readonly node: string; readonly seats: readonly number[]; readonly spectators: number }

export interface Bus {
  publish(hint: Hint): void
  /** Once it resolves, whatever is published arrives. Own messages come back as well. */
  subscribe(take: (hint: Hint) => void): Promise<void>
  close(): Promise<void>
}

/** For a node that is alone. */
export function localBus(): Bus {
  return { publish: () => undefined, subscribe: async () => undefined, close: async () => undefined }
}

const isHint = (x: unknown): x is Hint =>
  typeof x === 'object' && x !== null && 'table' in x && typeof x.table === 'string' && 't' in x && (x.t === 'head' || x.t === 'here')

/** A hint from the wire; null for anything else. */
export function readHint(text: string): Hint | null {
  try {
    const x: unknown = JSON.parse(text)
    return isHint(x) ? x : null
  } catch {
    return null
  }
}
