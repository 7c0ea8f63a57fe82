/**
 * The wire form of a change, as the generated diffs make it (the protocol's `applyPatch` is its reader): `[value]`
 * replaces, an object changes the named fields, rows or entries, and `0` in it removes an entry. The key `length` of a
 * list of rows cuts it.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | 0 }
