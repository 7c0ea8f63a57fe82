/** The one place where the kernel catches: a driver without an answer throws SUSPEND, a constant, through the rules. */

/** Thrown by a driver that has no answer yet. A constant: building an Error for each decision would cost more than the step. */
export const SUSPEND = Symbol('suspend')

/** Runs until the end (true) or until something inside suspends (false). Other errors pass through. */
export function untilSuspended(work: () => void): boolean {
  try {
    work()
    return true
  } catch (e) {
    if (e === SUSPEND) return false
    throw e
  }
}

/** Thrown by `g.end`: the game is over in the middle of a step, whatever effects are still on their way. */
export const ENDED = Symbol('ended')

/** Runs until the end, or until something inside ends the game. Other errors pass through. */
export function untilEnded(work: () => void): void {
  try {
    work()
  } catch (e) {
    if (e !== ENDED) throw e
  }
}
