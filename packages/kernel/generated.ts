/** What the generated clone, hash and diff call. */
import type { Patch } from './patch.ts'

/** A 53-bit hash of a walk over numbers and texts. It finds desyncs; it is not a signature. */
export class Hasher {
  private a = 0x811c9dc5 | 0
  private b = 0x1b873593 | 0

  int(n: number): void {
    const x = n | 0
    this.a = Math.imul(this.a ^ x, 0x01000193) ^ (this.a >>> 15)
    this.b = Math.imul(this.b + x, 0x85ebca6b) ^ (this.b >>> 13)
  }

  text(s: string): void {
    for (let i = 0; i < s.length; i++) this.int(s.charCodeAt(i))
    this.int(s.length)
  }

  ref(v: number | string): void {
    if (typeof v === 'number') this.int(v)
    else this.text(v)
  }

  value(): number {
    return (this.a >>> 11) * 4294967296 + (this.b >>> 0)
  }
}

export function cloneTable<T>(table: Record<string, T>, one: (v: T) => T): Record<string, T> {
  const out: Record<string, T> = {}
  for (const key in table) out[key] = one(table[key] as T)
  return out
}

export function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Equality of plain data. */
export function sameDeep(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((k) => sameDeep((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]))
}

/** A record's patch from alternating names and field patches: no arrays or closures are built when nothing differs. */
export function fields(...namesAndPatches: (string | Patch | undefined)[]): Patch | undefined {
  let out: Record<string, Patch> | undefined
  for (let i = 1; i < namesAndPatches.length; i += 2) {
    const patch = namesAndPatches[i] as Patch | undefined
    if (patch === undefined) continue
    out ??= {}
    out[namesAndPatches[i - 1] as string] = patch
  }
  return out
}

export function diffRows<T>(a: readonly T[], b: readonly T[], one: (p: T, q: T) => Patch | undefined): Patch | undefined {
  let out: Record<string, Patch> | undefined
  for (let i = 0; i < b.length; i++) {
    const patch: Patch | undefined = i < a.length ? one(a[i] as T, b[i] as T) : [b[i]]
    if (patch === undefined) continue
    out ??= {}
    out[i] = patch
  }
  if (b.length < a.length) out = { ...out, length: [b.length] }
  return out
}

export function diffTable<T>(a: Record<string, T>, b: Record<string, T>, one: (p: T, q: T) => Patch | undefined): Patch | undefined {
  let out: Record<string, Patch | 0> | undefined
  for (const key in b) {
    const before = a[key]
    const patch: Patch | undefined = before === undefined ? [b[key]] : one(before, b[key] as T)
    if (patch === undefined) continue
    out ??= {}
    out[key] = patch
  }
  for (const key in a) {
    if (key in b) continue
    out ??= {}
    out[key] = 0
  }
  return out
}

/** The same for entries by whole numbers below `size`: walking the ids of such a table would make a text of each. */
export function diffNumbered<T>(a: Record<string, T>, b: Record<string, T>, size: number, one: (p: T, q: T) => Patch | undefined): Patch | undefined {
  let out: Record<string, Patch | 0> | undefined
  for (let id = 0; id < size; id++) {
    const [before, after] = [a[id], b[id]]
    if (before === after) continue
    const patch: Patch | 0 | undefined = after === undefined ? 0 : before === undefined ? [after] : one(before, after)
    if (patch === undefined) continue
    out ??= {}
    out[id] = patch
  }
  return out
}
