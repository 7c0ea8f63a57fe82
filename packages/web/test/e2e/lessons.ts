/** What tests of walk-throughs share: which lessons were shown, however short. */
import type { Page } from 'playwright-core'

/** Runs in the page before anything else. */
export function noteLessons(): void {
  const shown: string[] = []
  Object.assign(window, { lessonsShown: shown })
  new MutationObserver(() => {
    const id = document.querySelector<HTMLElement>('.learn')?.dataset['lesson']
    if (id !== undefined && shown[shown.length - 1] !== id) shown.push(id)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-lesson'] })
}

/**
 * Of a lesson that is not folded: answers that it lies over, and what it points at where not enough of that is in sight. `answers` selects
 * what can be pressed, or boxes that scroll such things.
 */
export function hidden(page: Page, answers: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const card = document.querySelector('.learn:not(.folded)')?.getBoundingClientRect()
    if (card === undefined) return []
    const out = [...document.querySelectorAll(selector)]
      .filter((e) => {
        const r = e.getBoundingClientRect()
        return r.height > 0 && r.left < card.right && r.right > card.left && r.top < card.bottom - 1 && r.bottom > card.top + 1
      })
      .map((e) => `the lesson lies over ${e.className}: ${e.textContent?.slice(0, 30)}`)
    const ring = document.querySelector('.learn-ring')?.getBoundingClientRect()
    if (ring === undefined || ring.height === 0) return out
    // A grid of points in the ring: what is on top there.
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [ring.left + x * ring.width, ring.top + y * ring.height]),
    )
    const seen = points.filter(([x = 0, y = 0]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && top.closest('.learn, .topbar') === null
    })
    if (seen.length < 20) out.push(`of what is pointed at ${seen.length} of 25 points are seen`)
    return out
  }, answers)
}

/** Ids of the lessons so far, in their order. */
export const shownLessons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { lessonsShown: string[] }).lessonsShown)
