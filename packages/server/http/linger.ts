/**
 * A connection that is closed while its other end still writes is reset, and an answer on its way may be lost with it. So what
 * still comes is read and thrown away before the end.
 */
import type { Readable } from 'node:stream'

/** Who sends more than this after the answer, or for longer, is cut off all the same. */
const MOST_BYTES = 16_777_216
const MOST_MS = 10_000

/** Reads and discards what comes; calls `done` once, when nothing more comes or it is too much. */
export function linger(from: Readable, done: () => void): void {
  let read = 0
  const take = (piece: Buffer): void => {
    read += piece.length
    if (read > MOST_BYTES) end()
  }
  const timer = setTimeout(() => end(), MOST_MS)
  timer.unref()
  let ended = false
  const end = (): void => {
    if (ended) return
    ended = true
    clearTimeout(timer)
    from.off('data', take)
    done()
  }
  from.on('data', take).on('end', end).on('close', end).on('error', end)
  from.resume()
}
