/**
 * Clone, hash and diff by walking a schema: the reference that the generated functions are compared with, and what games
 * without a generated file use.
 */
import { cloneTable, diffNumbered, diffRows, diffTable, fields, Hasher, sameDeep, sameList } from './generated.ts'
import type { Patch } from './patch.ts'
import type { Schema, Typed } from './schema.ts'

/** A copy that shares nothing mutable with the original. */
export function cloneBy<T>(schema: Typed<T>, value: T): T {
  return copy(schema, value) as T
}

/** A 53-bit hash, the same as the generated one. */
export function hashBy<T>(schema: Typed<T>, value: T): number {
  const h = new Hasher()
  walk(schema, value, h)
  return h.value()
}

/** The patch that leads from one value to the other; undefined when they are equal. */
export function diffBy<T>(schema: Typed<T>, from: T, to: T): Patch | undefined {
  return compare(schema, from, to)
}

type Row = Readonly<Record<string, unknown>>

function copy(x: Schema, v: unknown): unknown {
  switch (x.kind) {
    case 'scalar':
      return v
    case 'maybe':
      return v === null ? null : copy(x.of, v)
    case 'list':
    case 'rows':
      return (v as readonly unknown[]).map((y) => copy(x.of, y))
    case 'table':
      return cloneTable(v as Record<string, unknown>, (y) => copy(x.of, y))
    case 'record':
      return Object.fromEntries(Object.entries(x.fields).map(([f, y]) => [f, copy(y, (v as Row)[f])]))
  }
}

function walk(x: Schema, v: unknown, h: Hasher): void {
  switch (x.kind) {
    case 'scalar':
      if (x.of === 'bool') h.int(v === true ? 1 : 0)
      else h.ref(v as number | string)
      return
    case 'maybe':
      if (v === null) h.int(-7)
      else walk(x.of, v, h)
      return
    case 'list':
    case 'rows':
      h.int((v as readonly unknown[]).length)
      for (const y of v as readonly unknown[]) walk(x.of, y, h)
      return
    case 'table':
      for (const key of Object.keys(v as Row).toSorted()) {
        h.text(key)
        walk(x.of, (v as Row)[key], h)
      }
      return
    case 'record':
      for (const [f, y] of Object.entries(x.fields)) walk(y, (v as Row)[f], h)
  }
}

function compare(x: Schema, a: unknown, b: unknown): Patch | undefined {
  switch (x.kind) {
    case 'scalar':
      return a === b ? undefined : [b]
    case 'maybe':
      if (a === null || b === null) return a === b ? undefined : [b]
      return compare(x.of, a, b)
    case 'list': {
      const same = x.of.kind === 'scalar' ? sameList(a as readonly unknown[], b as readonly unknown[]) : sameDeep(a, b)
      return same ? undefined : [b]
    }
    case 'rows':
      return diffRows(a as readonly unknown[], b as readonly unknown[], (p, q) => compare(x.of, p, q))
    case 'table':
      if (x.size !== undefined) return diffNumbered(a as Record<string, unknown>, b as Record<string, unknown>, x.size, (p, q) => compare(x.of, p, q))
      return diffTable(a as Record<string, unknown>, b as Record<string, unknown>, (p, q) => compare(x.of, p, q))
    case 'record':
      return fields(...Object.entries(x.fields).flatMap(([f, y]) => [f, compare(y, (a as Row)[f], (b as Row)[f])]))
  }
}
