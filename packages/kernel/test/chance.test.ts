import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { below, commitment, nextWord, rngFrom, seederOf, shuffleBy, type Rng } from '../index.ts'

/** Chi-square of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

describe('chance', () => {
  it('is sfc32: the same words as an independent implementation in big integers', () => {
    const M = (1n << 32n) - 1n
    let [a, b, c, d] = [0x12345678n, 0x9abcdef0n, 0x0fedcba9n, 1n]
    const reference = () => {
      const t = (a + b + d) & M
      d = (d + 1n) & M
      a = b ^ (b >> 9n)
      b = (c + (c << 3n)) & M
      c = ((((c << 21n) & M) | (c >> 11n)) + t) & M
      return Number(t)
    }
    const words: Rng = [0x12345678, 0x9abcdef0 | 0, 0x0fedcba9, 1]
    for (let i = 0; i < 1000; i++) expect(nextWord(words)).toBe(reference())
    expect(
      words.every((w) => Number.isInteger(w)),
      'the words stay plain numbers',
    ).toBe(true)
  })

  it.each(['one', 'two', 'three'])('dice are fair (chi-square, 5 degrees of freedom, seed %s)', (seed) => {
    const words = rngFrom(seed)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[below(words, 6)]!++
    // The share of fair dice above 25.7 is one in ten thousand.
    expect(chiSquare(counts)).toBeLessThan(25.7)
  })

  it.each(['one', 'two'])('every order of four things is equally likely (23 degrees of freedom, seed %s)', (seed) => {
    const words = rngFrom(seed)
    const counts = new Map<string, number>()
    for (let i = 0; i < 48_000; i++) {
      const list = [0, 1, 2, 3]
      shuffleBy(words, list)
      counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(57.8)
  })

  it('first dice of neighbouring seeds are independent', () => {
    const counts = Array.from({ length: 36 }, () => 0)
    for (let i = 0; i < 36_000; i++) counts[below(rngFrom(`seed ${i}`), 6) * 6 + below(rngFrom(`seed ${i + 1}`), 6)]!++
    expect(chiSquare(counts)).toBeLessThan(79)
  })

  it('numbers stay below their bound, also for large ones', () => {
    const words = rngFrom('bounds')
    for (const n of [1, 2, 7, 1000, 2 ** 31, 2 ** 32]) {
      for (let i = 0; i < 500; i++) {
        const x = below(words, n)
        expect(x >= 0 && x < n && Number.isInteger(x)).toBe(true)
      }
    }
  })
})

describe('fair dice', () => {
  it('the commitment is SHA-256 over secret and table, as anybody can compute it', () => {
    expect(commitment('secret', 'table-1')).toBe(createHash('sha256').update('secret|table-1').digest('hex'))
    expect(commitment('', 'x')).toBe(createHash('sha256').update('|x').digest('hex'))
  })

  it('the words of a checkpoint are the first 16 bytes of an HMAC-SHA256, as anybody can compute it', () => {
    const seeder = seederOf('secret', 'table-1')
    for (const no of [0, 1, 2, 500]) {
      const bytes = createHmac('sha256', 'secret').update(`table-1|${no}`).digest()
      const words = [0, 4, 8, 12].map((at) => bytes.readInt32BE(at))
      words[3]! |= 1
      expect(seeder(no)).toEqual(words)
    }
  })

  it('the same secret, table and checkpoint give the same words; another of these gives others', () => {
    const words = (secret: string, table: string, no: number) => seederOf(secret, table)(no).join()
    expect(words('a', 't', 3)).toBe(words('a', 't', 3))
    expect(new Set([words('a', 't', 3), words('b', 't', 3), words('a', 'u', 3), words('a', 't', 4)]).size).toBe(4)
  })
})
