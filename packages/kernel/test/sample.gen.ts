// Made by `npm run generate` from the schema; do not edit.
import { Hasher, cloneTable, diffNumbered, diffRows, diffTable, fields, sameDeep, sameList } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { Sample } from './sample.ts'

export function cloneSample(s: Sample): Sample {
  return { count: s.count, flag: s.flag, word: s.word, ref: s.ref, kind: s.kind, none: s.none, ids: s.ids.slice(), refs: s.refs.slice(), nested: s.nested.map((x0) => (x0.slice())), rows: s.rows.map((x0) => ({ name: x0.name, on: x0.on, at: x0.at === null ? null : x0.at.slice(), "with-dash": x0["with-dash"] })), byId: cloneTable(s.byId, (x0) => ({ name: x0.name, on: x0.on, at: x0.at === null ? null : x0.at.slice(), "with-dash": x0["with-dash"] })), lists: cloneTable(s.lists, (x0) => (x0.slice())), numbered: cloneTable(s.numbered, (x0) => (x0)), numberedParts: cloneTable(s.numberedParts, (x0) => ({ name: x0.name, on: x0.on, at: x0.at === null ? null : x0.at.slice(), "with-dash": x0["with-dash"] })), maybe: s.maybe === null ? null : { name: s.maybe.name, on: s.maybe.on, at: s.maybe.at === null ? null : s.maybe.at.slice(), "with-dash": s.maybe["with-dash"] }, deep: { rng: [s.deep.rng[0], s.deep.rng[1], s.deep.rng[2], s.deep.rng[3]], inner: { rows: s.deep.inner.rows.map((x0) => ({ tags: cloneTable(x0.tags, (x1) => (x1)), sub: x0.sub.map((x1) => ({ n: x1.n })) })) } } }
}

export function hashSample(s: Sample): number {
  const h = new Hasher()
h.int(s.count)
h.int(s.flag ? 1 : 0)
h.text(s.word)
h.ref(s.ref)
h.text(s.kind)
if (s.none === null) h.int(-7)
else { h.text(s.none) }
h.int(s.ids.length)
for (const x0 of s.ids) { h.int(x0) }
h.int(s.refs.length)
for (const x0 of s.refs) { h.ref(x0) }
h.int(s.nested.length)
for (const x0 of s.nested) { h.int(x0.length)
for (const x1 of x0) { h.int(x1) } }
h.int(s.rows.length)
for (const x0 of s.rows) { h.text(x0.name)
h.int(x0.on ? 1 : 0)
if (x0.at === null) h.int(-7)
else { h.int(x0.at.length)
for (const x1 of x0.at) { h.int(x1) } }
if (x0["with-dash"] === null) h.int(-7)
else { h.int(x0["with-dash"]) } }
for (const k0 of Object.keys(s.byId).toSorted()) { h.text(k0); const x0 = s.byId[k0]
if (x0 !== undefined) { h.text(x0.name)
h.int(x0.on ? 1 : 0)
if (x0.at === null) h.int(-7)
else { h.int(x0.at.length)
for (const x1 of x0.at) { h.int(x1) } }
if (x0["with-dash"] === null) h.int(-7)
else { h.int(x0["with-dash"]) } } }
for (const k0 of Object.keys(s.lists).toSorted()) { h.text(k0); const x0 = s.lists[k0]
if (x0 !== undefined) { h.int(x0.length)
for (const x1 of x0) { h.int(x1) } } }
for (const k0 of Object.keys(s.numbered).toSorted()) { h.text(k0); const x0 = s.numbered[k0]
if (x0 !== undefined) { h.text(x0) } }
for (const k0 of Object.keys(s.numberedParts).toSorted()) { h.text(k0); const x0 = s.numberedParts[k0]
if (x0 !== undefined) { h.text(x0.name)
h.int(x0.on ? 1 : 0)
if (x0.at === null) h.int(-7)
else { h.int(x0.at.length)
for (const x1 of x0.at) { h.int(x1) } }
if (x0["with-dash"] === null) h.int(-7)
else { h.int(x0["with-dash"]) } } }
if (s.maybe === null) h.int(-7)
else { h.text(s.maybe.name)
h.int(s.maybe.on ? 1 : 0)
if (s.maybe.at === null) h.int(-7)
else { h.int(s.maybe.at.length)
for (const x0 of s.maybe.at) { h.int(x0) } }
if (s.maybe["with-dash"] === null) h.int(-7)
else { h.int(s.maybe["with-dash"]) } }
h.int(s.deep.rng.length)
for (const x0 of s.deep.rng) { h.int(x0) }
h.int(s.deep.inner.rows.length)
for (const x0 of s.deep.inner.rows) { for (const k1 of Object.keys(x0.tags).toSorted()) { h.text(k1); const x1 = x0.tags[k1]
if (x1 !== undefined) { h.int(x1) } }
h.int(x0.sub.length)
for (const x1 of x0.sub) { h.int(x1.n) } }
  return h.value()
}

export function diffSample(a: Sample, b: Sample): Patch | undefined {
  return fields("count", a.count === b.count ? undefined : [b.count], "flag", a.flag === b.flag ? undefined : [b.flag], "word", a.word === b.word ? undefined : [b.word], "ref", a.ref === b.ref ? undefined : [b.ref], "kind", a.kind === b.kind ? undefined : [b.kind], "none", a.none === b.none ? undefined : [b.none], "ids", sameList(a.ids, b.ids) ? undefined : [b.ids], "refs", sameList(a.refs, b.refs) ? undefined : [b.refs], "nested", sameDeep(a.nested, b.nested) ? undefined : [b.nested], "rows", diffRows(a.rows, b.rows, (a0, b0) => fields("name", a0.name === b0.name ? undefined : [b0.name], "on", a0.on === b0.on ? undefined : [b0.on], "at", a0.at === null || b0.at === null ? (a0.at === b0.at ? undefined : [b0.at]) : sameList(a0.at, b0.at) ? undefined : [b0.at], "with-dash", a0["with-dash"] === b0["with-dash"] ? undefined : [b0["with-dash"]])), "byId", diffTable(a.byId, b.byId, (a0, b0) => fields("name", a0.name === b0.name ? undefined : [b0.name], "on", a0.on === b0.on ? undefined : [b0.on], "at", a0.at === null || b0.at === null ? (a0.at === b0.at ? undefined : [b0.at]) : sameList(a0.at, b0.at) ? undefined : [b0.at], "with-dash", a0["with-dash"] === b0["with-dash"] ? undefined : [b0["with-dash"]])), "lists", diffTable(a.lists, b.lists, (a0, b0) => sameList(a0, b0) ? undefined : [b0]), "numbered", diffNumbered(a.numbered, b.numbered, 5, (a0, b0) => a0 === b0 ? undefined : [b0]), "numberedParts", diffNumbered(a.numberedParts, b.numberedParts, 3, (a0, b0) => fields("name", a0.name === b0.name ? undefined : [b0.name], "on", a0.on === b0.on ? undefined : [b0.on], "at", a0.at === null || b0.at === null ? (a0.at === b0.at ? undefined : [b0.at]) : sameList(a0.at, b0.at) ? undefined : [b0.at], "with-dash", a0["with-dash"] === b0["with-dash"] ? undefined : [b0["with-dash"]])), "maybe", a.maybe === null || b.maybe === null ? (a.maybe === b.maybe ? undefined : [b.maybe]) : fields("name", a.maybe.name === b.maybe.name ? undefined : [b.maybe.name], "on", a.maybe.on === b.maybe.on ? undefined : [b.maybe.on], "at", a.maybe.at === null || b.maybe.at === null ? (a.maybe.at === b.maybe.at ? undefined : [b.maybe.at]) : sameList(a.maybe.at, b.maybe.at) ? undefined : [b.maybe.at], "with-dash", a.maybe["with-dash"] === b.maybe["with-dash"] ? undefined : [b.maybe["with-dash"]]), "deep", fields("rng", sameList(a.deep.rng, b.deep.rng) ? undefined : [b.deep.rng], "inner", fields("rows", diffRows(a.deep.inner.rows, b.deep.inner.rows, (a0, b0) => fields("tags", diffTable(a0.tags, b0.tags, (a1, b1) => a1 === b1 ? undefined : [b1]), "sub", diffRows(a0.sub, b0.sub, (a1, b1) => a1.n === b1.n ? undefined : fields("n", a1.n === b1.n ? undefined : [b1.n])))))))
}
