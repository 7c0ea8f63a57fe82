/** Dice and shuffles: sfc32 on the four words of the position. */
import type { Rng } from './types.ts'

/** The next 32 random bits, as an unsigned integer. */
export function nextWord(r: Rng): number {
  const out = (((r[0] + r[1]) | 0) + r[3]) | 0
  r[3] = (r[3] + 1) | 0
  r[0] = r[1] ^ (r[1] >>> 9)
  r[1] = (r[2] + (r[2] << 3)) | 0
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + out) | 0
  return out >>> 0
}

/** A whole number in [0, n). The bias is below n / 2^32. */
export function below(r: Rng, n: number): number {
  return Math.floor((nextWord(r) / 4294967296) * n)
}

/** Shuffles a list in place (Fisher-Yates). */
export function shuffleBy<T>(r: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(r, i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
}

/** Four well mixed words from a text: for seeds given by a person, a test or a bench. Not secret-keeping. */
export function rngFrom(seed: string): Rng {
  const r: Rng = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, 1]
  for (let i = 0; i < seed.length; i++) {
    r[i % 3] = Math.imul((r[i % 3] as number) ^ seed.charCodeAt(i), 0x01000193)
    nextWord(r)
  }
  for (let i = 0; i < 15; i++) nextWord(r)
  return r
}
