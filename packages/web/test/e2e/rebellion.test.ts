/** Whole games of Rebellion in real browsers, through the page alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type House, type Language } from './house.ts'
import { playOut } from './player-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

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

  const alone: readonly [string, string, Language, number][] = [
    ['empire', 'easy', 'ru', 360],
    ['rebels', 'easy', 'uk', 1440],
    ['empire', 'steady', 'en', 1440],
    ['rebels', 'steady', 'ru', 360],
    ['empire', 'sharp', 'uk', 360],
    ['rebels', 'sharp', 'en', 1440],
  ]
  test.each(alone)(
    'one person as %s plays the machine at %s in %s at %i pixels; nothing of the bar is cut off',
    { timeout: 400_000 },
    async (side, level, language, width) => {
      const g = await house.guest({ width, language, level })
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
