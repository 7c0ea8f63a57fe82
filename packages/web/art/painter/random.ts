/** A stream of numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number

function textHash(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0
  return hash
}

/** Mulberry32 over an FNV hash of the seed: small, fast and good enough for pictures. */
export function randomFrom(seed: string): Random {
  let state = textHash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number in [0, 1) that belongs to a cell of a grid: for windows, panels and other things that repeat. */
export function cellRandom(x: number, y: number, salt: number): number {
  let hash = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt | 0, 2147483647 - 58)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519)
  return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296
}
