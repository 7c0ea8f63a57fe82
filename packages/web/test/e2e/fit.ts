/** Text that a person can't read: clipped by its box, or running out of the page. */
import type { Page } from 'playwright-core'

/** One line for each piece of text that is cut off, with its words; of the whole page, or within what the selector names. */
export async function cutOff(page: Page, within = 'body'): Promise<string[]> {
  // Until the fonts are there, wider ones stand in.
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate((root) => {
    const out: string[] = []
    const hides = (e: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(e).overflowX) || ['hidden', 'clip'].includes(getComputedStyle(e).overflowY)
    const own = (e: Element) => [...e.childNodes].filter((n) => n.nodeType === 3 && (n.textContent ?? '').trim() !== '')
    for (const e of document.querySelectorAll<HTMLElement>(`${root} *`)) {
      const texts = own(e)
      if (texts.length === 0 || e.closest('.vh, [aria-hidden="true"], svg, select, .log, .drawer-body, .inspect') !== null) continue
      const style = getComputedStyle(e)
      if (style.visibility === 'hidden' || e.getClientRects().length === 0) continue
      const range = document.createRange()
      for (const t of texts) {
        range.selectNodeContents(t)
        const r = range.getBoundingClientRect()
        if (r.width === 0) continue
        // In a row that is scrolled sideways what counts is whether it can be scrolled to.
        const row = e.closest('.hand-strip .hand-cards')
        const [left, right] =
          row === null
            ? [0, document.documentElement.clientWidth]
            : [row.getBoundingClientRect().left - row.scrollLeft, row.getBoundingClientRect().left - row.scrollLeft + row.scrollWidth]
        if (r.right > right + 1 || r.left < left - 1) out.push(`out of the page: ${t.textContent?.trim()}`)
        for (let box: HTMLElement | null = e; box !== null && box !== document.body; box = box.parentElement) {
          if (!hides(box)) continue
          const b = box.getBoundingClientRect()
          if (r.right > b.right + 1.5 || r.left < b.left - 1.5 || r.bottom > b.bottom + 2.5 || r.top < b.top - 2.5)
            out.push(`cut off in .${box.className}: ${t.textContent?.trim()}`)
          break
        }
      }
    }
    return [...new Set(out)]
  }, within)
}

/** The lines of the question and what is said with it that end below the edge of their box: half a line of letters is seen. */
export function halfLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('.bar-words')!
    const edge = box.getBoundingClientRect().bottom
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const out: string[] = []
    const range = document.createRange()
    while (walk.nextNode() !== null) {
      range.selectNodeContents(walk.currentNode)
      for (const r of range.getClientRects()) if (r.top < edge - 2 && r.bottom > edge + 2) out.push(walk.currentNode.textContent ?? '')
    }
    return out
  })
}
