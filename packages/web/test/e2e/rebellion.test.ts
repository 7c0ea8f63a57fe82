/** Whole games of Rebellion in real browsers, through the page alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type House, type Language } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** One click that brings the game on; `bold`: things are done rather than passed. What was done, or why nothing could be. */
function act(page: Page, bold: boolean): Promise<string> {
  return page.evaluate((doing) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const press = (e: Element, what: string) => {
      e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return what
    }
    if (document.querySelector('.dialog.end') !== null) return 'over'
    const why = document.querySelector('.dialog.why .btn.main')
    if (why !== null) return press(why, 'why')
    if (document.querySelector('.bar:not(.waiting)') === null) return 'waiting'
    const main = all('.bar-actions .btn.main:not([disabled])')[0]
    const loose = all('.bar-actions .choice[aria-pressed="false"]')[0]
    const choices = all('.bar-actions .choice:not([aria-pressed])')
    const cards = all('.reb-card-button.legal')
    if (main !== undefined) return press(main, 'main')
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
async function playOut(pages: readonly Page[], busy: number): Promise<void> {
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

async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar h2, .bar-actions .btn')]
      .filter((e) => e.scrollWidth > e.clientWidth + 2)
      .map((e) => e.textContent ?? ''),
  )
}

describe('Rebellion in real browsers', () => {
  test('two people, a desktop and a phone, play a first game by link to the end', { timeout: 400_000 }, async () => {
    const a = await house.guest({ width: 1440, language: 'en' })
    const b = await house.guest({ width: 360, language: 'uk' })
    await a.page.goto(house.url)
    await a.page.locator('.panel-game.open').nth(1).locator('.starts .btn').nth(1).click()
    await a.page.waitForSelector('.waiting-room')
    await b.page.goto(a.page.url())
    await b.page.locator('.seats .btn.main').first().click()
    await Promise.all([a, b].map((g) => g.page.waitForSelector('.reb-board .bar')))
    await playOut([a.page, b.page], 160)
    await a.page.waitForSelector('.dialog.end h2')
    await b.page.waitForSelector('.dialog.end h2')
    expect([...a.complaints, ...b.complaints]).toEqual([])
    await Promise.all([a.context.close(), b.context.close()])
  })

  const alone: readonly [string, Language, number][] = [
    ['empire', 'ru', 360],
    ['rebels', 'uk', 1440],
  ]
  test.each(alone)(
    'one person plays the machine as %s in %s at %i pixels; nothing of the bar is cut off',
    { timeout: 400_000 },
    async (side, language, width) => {
      const g = await house.guest({ width, language, level: 'easy' })
      await g.page.goto(house.url)
      const panel = g.page.locator('.panel-game.open').nth(1)
      await panel.locator(`.side-${side}`).click()
      await panel.locator('.starts .btn').first().click()
      await g.page.waitForSelector('.reb-board .bar')
      expect(await cutOff(g.page)).toEqual([])
      await playOut([g.page], 60)
      await g.page.waitForSelector('.dialog.end h2')
      expect(g.complaints).toEqual([])
      await g.context.close()
    },
  )
})
