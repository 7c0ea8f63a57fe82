import { applyPatch } from '@orrery/protocol/patch'
import { describe, expect, it } from 'vitest'
import { cloneBy, diffBy, hashBy } from '../index.ts'
import { generate } from '../generate.ts'
import { rndOf, spoil } from '../testkit/walk.ts'
import { anyOf, sampleSchema, varied, type Sample } from './sample.ts'
import { cloneSample, diffSample, hashSample } from './sample.gen.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => `schema-${i}`)
const sample = (seed: string) => anyOf(sampleSchema, rndOf(seed)) as Sample
const wire = <T>(v: T): T => JSON.parse(JSON.stringify(v)) as T

describe('generated clone, hash and diff', () => {
  it('are what the generator writes for this schema', async () => {
    await expect(generate([{ name: 'Sample', schema: sampleSchema }], './sample.ts')).toMatchFileSnapshot('./sample.gen.ts')
  })

  it.each(SEEDS)('equal a walk over the schema (seed %s)', (seed) => {
    const a = sample(seed)
    const b = varied(sampleSchema, a, rndOf(`${seed}|b`)) as Sample
    for (const v of [a, b]) {
      expect(JSON.stringify(cloneSample(v))).toBe(JSON.stringify(v))
      expect(JSON.stringify(cloneBy(sampleSchema, v))).toBe(JSON.stringify(v))
      expect(hashSample(v)).toBe(hashBy(sampleSchema, v))
    }
    expect(diffSample(a, b)).toEqual(diffBy(sampleSchema, a, b))
  })

  it.each(SEEDS)('copies share nothing that can change (seed %s)', (seed) => {
    for (const clone of [cloneSample, (v: Sample) => cloneBy(sampleSchema, v)]) {
      const a = sample(seed)
      const text = JSON.stringify(a)
      spoil(clone(a))
      expect(JSON.stringify(a)).toBe(text)
    }
  })

  it.each(SEEDS)('a patch that went over the wire leads from one value to the other (seed %s)', (seed) => {
    const a = sample(seed)
    const b = varied(sampleSchema, a, rndOf(`${seed}|b`)) as Sample
    const before = JSON.stringify(a)
    const patch = diffSample(a, b)
    expect(applyPatch(a, patch === undefined ? undefined : wire(patch))).toEqual(b)
    expect(JSON.stringify(a), 'the old value stays').toBe(before)
    expect(diffSample(a, wire(a)), 'equal values').toBeUndefined()
    expect(patch === undefined).toBe(JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b)))
  })

  it('different values hash differently', () => {
    const hashes = new Map<number, string>()
    let compared = 0
    for (let i = 0; i < 3000; i++) {
      const v = sample(`hash-${i}`)
      const text = JSON.stringify(sortKeys(v))
      const known = hashes.get(hashSample(v))
      if (known !== undefined) {
        compared++
        expect(text).toBe(known)
      }
      hashes.set(hashSample(v), text)
    }
    expect(hashes.size + compared).toBe(3000)
  })
})

/** Tables are compared without regard to the order of their entries. */
function sortKeys(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(sortKeys)
  if (typeof v !== 'object' || v === null) return v
  return Object.fromEntries(
    Object.entries(v)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, y]) => [k, sortKeys(y)]),
  )
}
