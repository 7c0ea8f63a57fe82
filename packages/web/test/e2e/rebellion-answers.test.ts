/** Answers of Rebellion in a real browser: what cannot be undone is asked twice, and what is asked says what it needs to. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make } from './desk.ts'
import { openHouse, type Guest, type House, type Language } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

async function sitDown(language: Language, prepared: string, mine: number, width = 1440): Promise<Guest> {
  const g = await house.guest({ width, language })
  const seats = [0, 1].map((seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', level: 'easy' }))
  const id = await make(house, g, { game: 'rebellion', seats, prepared, options: {} })
  await g.page.goto(`${house.url}/t/${id}`)
  await g.page.waitForSelector('.reb-board .bar')
  return g
}

/** A picture for whoever looks on: `SHOTS=/some/folder`. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}

const seq = (page: Page): Promise<string | null> => page.locator('.bar').getAttribute('data-seq')
const key = (page: Page, k: string) => page.locator(`.bar-actions [data-key="${k}"]`)

describe('what cannot be undone', () => {
  test.each([1440, 360])('is asked about once more: to reveal the base, to pass with leaders left, at %i pixels', async (width) => {
    const g = await sitDown('en', 'battle', 0, width)
    const { page } = g
    const before = await seq(page)
    const question = page.locator('.bar h2')
    const press = (k: string) => (width < 720 ? key(page, k).tap() : key(page, k).click())
    await press('reveal-base')
    expect(await question.textContent()).toBe('Reveal your base at Hoth?')
    await shot(page, `sure-reveal-${width}`)
    await page.locator('.bar-actions').getByRole('button', { name: 'Cancel' }).click()
    await press('pass')
    expect(await question.textContent()).toBe('Pass for this phase?')
    expect(await page.locator('.bar-words p').textContent()).toContain('6 leaders in the pool. ')
    await shot(page, `sure-pass-${width}`)
    await page.keyboard.press('Escape')
    await key(page, 'reveal-base').waitFor()
    // A double click is one slip, not an answer and its confirmation.
    if (width > 720) {
      await key(page, 'pass').dblclick()
      expect(await question.textContent()).toBe('Pass for this phase?')
    } else await press('pass')
    await answered(page)
    expect(await seq(page)).toBe(before)
    await page.waitForTimeout(600)
    await press('pass')
    await expect.poll(() => seq(page), { timeout: 10_000 }).not.toBe(before)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
