import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOff } from './fit.ts'
import { openHouse, type House, type Language } from './house.ts'
import { act } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']
const SIZES: readonly [Language, number][] = LANGUAGES.flatMap((l): [Language, number][] => [
  [l, 1440],
  [l, 768],
  [l, 360],
])

describe('no text is cut off', () => {
  test.each(SIZES)('lobby, table and drawer in %s at %i pixels', { timeout: 180_000 }, async (language, width) => {
    const g = await house.guest({ width, language, theme: width === 768 ? 'light' : 'dark' })
    await g.page.goto(house.url)
    await g.page.waitForSelector('.starts .btn')
    for (const more of await g.page.locator('.variants summary').all()) await more.click()
    expect(await cutOff(g.page)).toEqual([])
    // The prepared table: the same cards in every run.
    await g.page.locator('.more-starts .btn').first().click()
    await g.page.locator('.learn .btn').first().click()
    await g.page.waitForSelector('.board .bar')
    const cut = new Set<string>()
    for (let n = 0; n < 15; n++) {
      await act(g.page)
      if (n % 3 === 0) for (const line of await cutOff(g.page)) cut.add(line)
    }
    await g.page.keyboard.press('Escape')
    await g.page.locator('.topbar-tools .btn.icon').first().click()
    const tabs = g.page.locator('.drawer [role=tab]')
    const shown = await tabs.count()
    if (shown > 0) await tabs.last().click()
    for (const line of await cutOff(g.page)) cut.add(line)
    expect([...cut]).toEqual([])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
