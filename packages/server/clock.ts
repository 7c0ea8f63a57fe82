/** Time, as the server needs it; tests bring their own. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number
  /** Calls back once after `ms`; the result cancels it. */
  after(ms: number, then: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}
