/** Reading a `change`: `[value]` replaces, an object changes what it names, `0` removes an entry, `length` cuts a list. */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | 0 }

/** Applies a patch without touching the old value; what did not change is shared with it. */
export function applyPatch<T>(value: T, patch: Patch | null | undefined): T {
  if (patch === undefined || patch === null) return value
  if (Array.isArray(patch)) return patch[0] as T
  const changes = Object.entries(patch as { [key: string]: Patch | 0 })
  if (Array.isArray(value)) return applyRows(value, changes) as T
  const out: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  for (const [key, change] of changes) {
    if (change === 0) delete out[key]
    else out[key] = applyPatch(out[key], change)
  }
  return out as T
}

function applyRows(rows: readonly unknown[], changes: readonly [string, Patch | 0][]): unknown[] {
  const out = [...rows]
  for (const [key, change] of changes) {
    if (change === 0) continue
    if (key === 'length') out.length = applyPatch(0, change)
    else out[Number(key)] = applyPatch(out[Number(key)], change)
  }
  return out
}
