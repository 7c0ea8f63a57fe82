/** A schema with everything that schemas can hold, and random values of it. */
import { t, type Of, type Schema } from '../index.ts'

const part = t.record({ name: t.text, on: t.bool, at: t.maybe(t.list(t.int)), 'with-dash': t.maybe(t.int) })

export const sampleSchema = t.record({
  count: t.int,
  flag: t.bool,
  word: t.text,
  ref: t.ref,
  kind: t.oneOf('x', 'y', 'zz'),
  none: t.maybe(t.text),
  ids: t.list(t.int),
  refs: t.list(t.ref),
  nested: t.list(t.list(t.int)),
  rows: t.rows(part),
  byId: t.table(part),
  lists: t.table(t.list(t.int)),
  numbered: t.numbered(t.text, 5),
  numberedParts: t.numbered(part, 3),
  maybe: t.maybe(part),
  deep: t.record({ rng: t.rng, inner: t.record({ rows: t.rows(t.record({ tags: t.table(t.int), sub: t.rows(t.record({ n: t.int })) })) }) }),
})
export type Sample = Of<typeof sampleSchema>

/** A random value of a schema. */
export function anyOf(x: Schema, rnd: (n: number) => number): unknown {
  const some = () => Array.from({ length: rnd(4) })
  switch (x.kind) {
    case 'scalar':
      if (x.of === 'bool') return rnd(2) === 1
      if (x.of === 'int' || (x.of === 'mixed' && rnd(2) === 0)) return rnd(7) - 3
      return ['', 'a', 'ab', 'ї', 'x'][rnd(5)]
    case 'maybe':
      return rnd(3) === 0 ? null : anyOf(x.of, rnd)
    case 'list':
    case 'rows':
      if (x.kind === 'list' && x.size !== undefined) return Array.from({ length: x.size }, () => anyOf(x.of, rnd))
      return some().map(() => anyOf(x.of, rnd))
    case 'table':
      return Object.fromEntries(some().map(() => [x.size === undefined ? ['p', 'q', '7', 'key with space'][rnd(4)] : rnd(x.size), anyOf(x.of, rnd)]))
    case 'record':
      return Object.fromEntries(Object.entries(x.fields).map(([f, y]) => [f, anyOf(y, rnd)]))
  }
}

/** A copy in which a few things differ. */
export function varied(x: Schema, v: unknown, rnd: (n: number) => number): unknown {
  if (rnd(12) === 0) return anyOf(x, rnd)
  switch (x.kind) {
    case 'scalar':
      return v
    case 'maybe':
      return v === null ? null : varied(x.of, v, rnd)
    case 'list':
    case 'rows': {
      const out = (v as unknown[]).map((y) => varied(x.of, y, rnd))
      if (x.kind === 'list' && x.size !== undefined) return out
      if (rnd(5) === 0) out.push(anyOf(x.of, rnd))
      if (rnd(5) === 0) out.pop()
      return out
    }
    case 'table': {
      const out = Object.entries(v as object).flatMap(([k, y]) => (rnd(6) === 0 ? [] : [[k, varied(x.of, y, rnd)] as const]))
      return Object.fromEntries(rnd(5) === 0 ? [...out, [x.size === undefined ? 'new' : rnd(x.size), anyOf(x.of, rnd)]] : out)
    }
    case 'record':
      return Object.fromEntries(Object.entries(x.fields).map(([f, y]) => [f, varied(y, (v as Record<string, unknown>)[f], rnd)]))
  }
}
