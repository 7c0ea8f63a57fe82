/** Token buckets: how much of something one may do in a time. */
export class Bucket {
  private left: number
  private last: number

  /** `burst` at once, then `perSecond`; 0 for both means without limit. */
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.left = burst
    this.last = now
  }

  /** Takes one; false when there is none left. `now` in Unix milliseconds. */
  take(now: number): boolean {
    if (this.burst === 0) return true
    this.left = Math.min(this.burst, this.left + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.left < 1) return false
    this.left--
    return true
  }

  /** Full again: nothing would be lost by forgetting it. */
  full(now: number): boolean {
    return this.left + ((now - this.last) / 1000) * this.perSecond >= this.burst
  }
}

/** A bucket for each name; full ones are forgotten. */
export class Buckets {
  private readonly by = new Map<string, Bucket>()
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  take(name: string, now: number): boolean {
    const known = this.by.get(name) ?? new Bucket(this.burst, this.perSecond, now)
    this.by.set(name, known)
    if (this.by.size > 10_000) for (const [k, b] of this.by) if (b.full(now)) this.by.delete(k)
    return known.take(now)
  }
}
