/** Where a command reads and writes, and how it says that its input was wrong. */
import type { Readable } from 'node:stream'

export interface Io {
  /** What the user asked for. */
  out(text: string): void
  /** Everything else: progress, notes. */
  err(text: string): void
  readonly input: Readable
  /** The bundled program, which worker threads run too; null where the sources run as they are (tests). */
  readonly program: string | null
  /** Milliseconds. */
  now(): number
}

/** The input is wrong: one sentence that says what, where, and what would be right. Exit code 2. */
export class UsageError extends Error {}

/** Tells on stderr how far long work is, about twice a second and at its end. */
export function progress(io: Io, what: string, total: number): (done: number) => void {
  let last = io.now()
  return (done) => {
    const now = io.now()
    if (done < total && now - last < 500) return
    last = now
    io.err(`${what}: ${done} of ${total}\n`)
  }
}
