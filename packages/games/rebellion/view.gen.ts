// Made by `npm run generate` from the schema; do not edit.
import { Hasher, fields } from '@orrery/kernel/generated'
import type { Patch } from '@orrery/kernel/patch'
import type { View } from './view.ts'

export function cloneView(s: View): View {
  return { you: s.you }
}

export function hashView(s: View): number {
  const h = new Hasher()
h.int(s.you)
  return h.value()
}

export function diffView(a: View, b: View): Patch | undefined {
  return fields("you", a.you === b.you ? undefined : [b.you])
}
