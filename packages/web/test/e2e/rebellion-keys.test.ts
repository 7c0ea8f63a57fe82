/** Rebellion by the keyboard: who presses Enter twice answers one question, not two. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make, poll } from './desk.ts'
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
