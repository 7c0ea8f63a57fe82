/** Someone who plays Rebellion through the page alone: does what is offered, or passes. */
import type { Page } from 'playwright-core'
import { answered } from './player.ts'

/** One click that brings the game on; `bold`: things are done rather than passed. What was done, or why nothing could be. */
export function act(page: Page, bold: boolean): Promise<string> {
  return page.evaluate((doing) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const press = (e: Element, what: string) => {
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return what
    }
    if (document.querySelector('.dialog.end') !== null) return 'over'
    const why = document.querySelector('.dialog.why .btn.main')
    if (why !== null) return press(why, 'why')
    // Some answers are loaded when they are first asked for.
    if (document.querySelector('.bar:not(.waiting)') === null || document.querySelector('.bar-actions [aria-busy]') !== null) return 'waiting'
    // Nobody retreats: a battle is fought out.
    if (document.querySelector('.bar[data-ask="retreat"]') !== null) {
      const stay = all('.bar-actions .btn:not(.choice)').at(-1)
      if (stay !== undefined) return press(stay, 'stay')
    }
    const main = all('.bar-actions .btn.main:not([disabled])')[0]
    // What is divided goes where least is.
    const least = all('.bar-actions .share').toSorted((a, b) => Number(a.querySelector('b')?.textContent) - Number(b.querySelector('b')?.textContent))
    const more = least.map((e) => e.querySelector('.btn:last-child:not([disabled])')).find((e) => e !== null)
    const loose = all('.bar-actions .choice[aria-pressed="false"]')[0]
    const choices = all('.bar-actions .choice:not([aria-pressed])')
    const cards = all('.reb-card-button.legal')
    if (main !== undefined) return press(main, 'main')
    if (more !== undefined) return press(more, 'more')
    if (loose !== undefined) return press(loose, 'set')
    const picked = choices[choices.length - 1]
    if (picked !== undefined && (doing || choices.length < 6)) return press(picked, picked.textContent ?? '')
    const card = cards[0]
    if (doing && card !== undefined) return press(card, 'card')
    const rest = all('.bar-actions .btn:not([disabled])').at(-1)
    if (rest !== undefined) return press(rest, rest.textContent ?? '')
    const system = document.querySelector('.system.legal')
    return system === null ? 'stuck' : press(system, 'system')
  }, bold)
}

/** Plays to the end of the game; bold in the first `busy` looks. Throws when nothing can be done for long. */
export async function playOut(pages: readonly Page[], busy: number): Promise<void> {
  let idle = 0
  for (let n = 0; n < 6_000; n++) {
    let moved = false
    for (const page of pages) {
      await answered(page)
      const done = await act(page, n < busy && n % 3 !== 0)
      if (done === 'over') return
      if (done === 'stuck') throw new Error(`stuck at: ${await page.locator('.bar h2').textContent()}`)
      moved ||= done !== 'waiting'
    }
    idle = moved ? 0 : idle + 1
    if (!moved) await pages[0]?.waitForTimeout(25)
    if (idle > 1_200) throw new Error('nobody can do anything')
  }
  throw new Error('the game does not end')
}
