/** Rebellion by the keyboard: who presses Enter twice answers one question, not two. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make, poll } from './desk.ts'
import { sitDown } from './seat-rebellion.ts'
import { openHouse, type House } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const focusIn = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))

test('Enter on a system answers at once on a phone, where a finger comes nearer first', async () => {
  const g = await house.guest({ width: 360, language: 'en' })
  const { page } = g
  const id = await make(house, g, { game: 'rebellion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'walkthrough-rebels' })
  await page.goto(`${house.url}/t/${id}`)
  await page.locator('.bar[data-ask="choose-base"]').waitFor()
  await page.locator('.map-inner[data-far="true"]').waitFor()
  await page.locator('.system.legal').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.bar[data-ask="assign"]').waitFor()
  expect(g.complaints).toEqual([])
  await g.context.close()
})

test('after an answer the keyboard is at the next question, not on the button that ends it', async () => {
  const g = await house.guest({ width: 360, language: 'en' })
  const { page } = g
  const id = await make(house, g, { game: 'rebellion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'walkthrough-rebels' })
  await page.goto(`${house.url}/t/${id}`)
  const buttons = page.locator('.bar-actions .btn')
  await page.locator('.bar[data-ask="choose-base"]').waitFor()
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.bar[data-ask="assign"]').waitFor()
  await poll(() => focusIn(page)).toMatch(/^<h2/)
  await page.keyboard.press('Enter')
  // Long enough for an answer, had it been one.
  await page.waitForTimeout(400)
  expect(await page.locator('.bar').getAttribute('data-ask')).toBe('assign')
  await buttons.last().focus()
  await page.keyboard.press('Enter')
  await page.locator('.bar:not([data-ask="assign"], .waiting)').waitFor()
  await answered(page)
  await poll(() => focusIn(page)).toMatch(/^<h2/)
  expect(g.complaints).toEqual([])
  await g.context.close()
})

test('the system that the keyboard is at stands out, also among many that can be chosen', async () => {
  const g = await sitDown(house, { width: 1440, language: 'en' })
  const { page } = g
  await page.locator('.asking.many .system.legal').first().waitFor()
  await page.keyboard.press('Tab')
  await page.locator('.system.legal').first().focus()
  await page.keyboard.press('ArrowRight')
  const stroke = (which: string) =>
    page
      .locator(which)
      .first()
      .evaluate((e) => Number.parseFloat(getComputedStyle(e).strokeWidth))
  expect(await page.locator('.system:focus-visible').count()).toBe(1)
  expect(await stroke('.system:focus-visible > .cell')).toBeGreaterThanOrEqual(3)
  expect(await stroke('.system.legal:not(:focus-visible) > .cell')).toBeLessThan(2)
  await g.context.close()
})
test('the main button can be read while it is pointed at, in either theme', async () => {
  for (const theme of ['dark', 'light'] as const) {
    const g = await sitDown(house, { width: 1440, language: 'en', theme })
    const { page } = g
    await page.locator('.bar-actions [data-key="pass"]').click()
    const main = page.locator('.bar-actions .btn.main')
    await main.hover()
    await page.waitForTimeout(400)
    const contrasts = await main.evaluate((e) => {
      const { color, backgroundImage } = getComputedStyle(e)
      const light = (rgb: string): number => {
        const [r = 0, g = 0, b = 0] = (rgb.match(/[\d.]+/g) ?? []).map((x) =>
          ((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))(Number(x) / 255),
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const words = light(color)
      return [...backgroundImage.matchAll(/rgb\([^)]*\)/g)].map(([rgb]) => {
        const ground = light(rgb)
        return (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05)
      })
    })
    expect(contrasts).toHaveLength(2)
    expect(Math.min(...contrasts), theme).toBeGreaterThan(4)
    await g.context.close()
  }
})
