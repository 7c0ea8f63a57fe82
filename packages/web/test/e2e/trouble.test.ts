/** A part of the page that does not come: a sentence and a button, never an empty page, and the rest goes on. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make } from './desk.ts'
import { openHouse, type Guest, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What the page says of a failed request, and React of what it caught, is meant here. */
const own = (g: Guest) => g.complaints.filter((c) => !/ERR_|Failed to load resource|dynamically imported module/.test(c))

/** From now on scripts of this name fail, until what is returned is called. */
async function without(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(name, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(name)
}

async function rebellionTable(g: Guest): Promise<string> {
  const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }]
  return make(house, g, { game: 'rebellion', seats, prepared: 'walkthrough-empire', options: {} })
}

const trouble = (page: Page) => page.locator('.trouble')

describe('a part of the page that does not come', () => {
  test.each([
    ['the page of the table', /assets\/TablePage-.*\.js/],
    ['the game', /assets\/rebellion-.*\.js/],
    ['the words of the cards', /assets\/cards-.*\.js/],
    ['the words of the page', /assets\/uk-.*\.js/],
  ])('%s: a sentence, and the button brings it once it can be had', async (_, name) => {
    const g = await house.guest({ width: 1440, language: 'uk' })
    const { page } = g
    const id = await rebellionTable(g)
    const again = await without(page, name)
    await page.goto(`${house.url}/t/${id}`)
    await trouble(page).getByText('Частину сторінки не вдалося завантажити').waitFor()
    await again()
    await trouble(page).getByRole('button', { name: 'Завантажити знову' }).click()
    await page.waitForSelector('.reb-board .bar')
    expect(await trouble(page).count()).toBe(0)
    expect(own(g)).toEqual([])
    await g.context.close()
  })

  test('the notebook: the table stays, and without a connection the page does too', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const id = await rebellionTable(g)
    const again = await without(page, /assets\/Notebook-.*\.js/)
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.reb-board .bar')
    await page.keyboard.press('h')
    await trouble(page).waitFor()
    expect(await page.locator('.system').count()).toBe(32)
    const reconnect = await without(page, /healthz/)
    const button = trouble(page).getByRole('button', { name: 'Load again' })
    await button.click()
    await trouble(page).getByText('There is still no connection.').waitFor()
    await page.keyboard.press('h')
    await page.waitForSelector('.reb-board .bar')
    await reconnect()
    await again()
    await button.click()
    await trouble(page).waitFor({ state: 'detached' })
    await page.waitForSelector('.reb-board .bar')
    await page.keyboard.press('h')
    await page.waitForSelector('.hunt')
    expect(own(g)).toEqual([])
    await g.context.close()
  })
})
