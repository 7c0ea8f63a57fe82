/** What others do is shown one thing after another, at a pace that the eye can follow. Knows no table and no clock of its own. */

export type Pace = 'slower' | 'normal' | 'instant'
export const PACES: readonly Pace[] = ['slower', 'normal', 'instant']

/** Milliseconds between two changes that others made. */
export const GAP: Readonly<Record<Pace, number>> = { slower: 2_000, normal: 700, instant: 0 }

export interface Clock {
  now(): number
  /** Runs it later; the function that is handed back calls that off. */
  after(ms: number, run: () => void): () => void
}

interface Item<M> {
  readonly message: M
  /** Waits for its time; others only wait for what came before them. */
  readonly paced: boolean
}

/** A queue of messages on their way to the screen, in the order in which they came. */
export class Playback<M> {
  private queue: Item<M>[] = []
  private last = Number.NEGATIVE_INFINITY
  private callOff: (() => void) | null = null

  /** `gap` is asked anew for each message; `told` hears how many are still to come. */
  constructor(
    private readonly clock: Clock,
    private readonly gap: () => number,
    private readonly show: (message: M) => void,
    private readonly told: (behind: number) => void,
  ) {}

  get behind(): number {
    return this.queue.length
  }

  add(message: M, paced: boolean): void {
    this.queue.push({ message, paced })
    this.run(false)
  }

  /** Shows everything that has come so far. */
  skip(): void {
    this.run(true)
  }

  /** Drops what is still to come: the whole position follows. */
  clear(): void {
    this.queue = []
    this.run(true)
  }

  private run(all: boolean): void {
    this.callOff?.()
    this.callOff = null
    for (let head = this.queue[0]; head !== undefined; head = this.queue[0]) {
      const wait = all || !head.paced ? 0 : this.last + this.gap() - this.clock.now()
      if (wait > 0) {
        this.callOff = this.clock.after(wait, () => this.run(false))
        break
      }
      this.queue.shift()
      this.last = this.clock.now()
      this.show(head.message)
    }
    this.told(this.queue.length)
  }
}
