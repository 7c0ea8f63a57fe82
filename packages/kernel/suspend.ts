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
