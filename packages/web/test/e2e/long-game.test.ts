/** A table with a long log behind it: it opens, and changes its language, as quickly as a new one. */
import { ruleOfThumb as thumb, deckbuilding } from '@orrery/deckbuilding'
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import type { TableFile } from '@orrery/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringIn, playedBy } from './desk.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Waits until nothing has held up the page for a second. */
const calm = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let last = performance.now()
    for (let since = last; last - since < 1_000;) {
      await new Promise((next) => setTimeout(next, 20))
      const now = performance.now()
      if (now - last > 250) since = now
      last = now
    }
  })

/** Milliseconds: far more than it takes on a busy machine, and a third of what it took when each line asked for the words anew. */
const SOON = 12_000

const rebels = { game: rebellion, choose: ruleOfThumb, sides: ['rebels', 'empire'] }
const cards = { game: deckbuilding, choose: thumb, sides: ['empire', 'rebels'] }
const GAMES: readonly (readonly [string, number, () => TableFile])[] = [
  ['Rebellion', 700, () => playedBy(rebels, 0, { setup: 'complete' }, (t) => t.decisions.length >= 650 && t.pending[0]?.seat === 0)],
  ['the Deckbuilding Game', 200, () => playedBy(cards, 1, {}, (t) => t.decisions.length >= 220 && t.pending[0]?.seat === 1)],
]

test.each(GAMES)('%s with over %i lines behind it', { timeout: 120_000 }, async (_, lines, made) => {
  const g = await house.guest({ width: 1440, language: 'en' })
  const id = await bringIn(house, g, made())
  const took = async (what: () => Promise<unknown>): Promise<number> => {
    const at = performance.now()
    await what()
    return performance.now() - at
  }
  const opened = await took(async () => {
    await g.page.goto(`${house.url}/t/${id}`)
    await g.page.locator('.log-line').nth(lines).waitFor({ state: 'attached' })
    await calm(g.page)
  })
  const before = await g.page.locator('.log-line').first().textContent()
  const changed = await took(async () => {
    await g.page.getByRole('radio', { name: 'Українська' }).first().click()
    await expect.poll(() => g.page.locator('.log-line').first().textContent(), { timeout: 60_000 }).not.toBe(before)
    await calm(g.page)
  })
  expect(opened).toBeLessThan(SOON)
  expect(changed).toBeLessThan(SOON)
  expect(g.complaints).toEqual([])
  await g.context.close()
})
