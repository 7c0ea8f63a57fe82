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

/** Ids of the lessons so far, in their order. */
export const shownLessons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { lessonsShown: string[] }).lessonsShown)
