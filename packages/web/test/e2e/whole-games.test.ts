import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type House, type Language } from './house.ts'
import { act, playOut } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('whole games in real browsers', () => {
  test('two people, a desktop and a phone, play by link to the end', { timeout: 240_000 }, async () => {
    const a = await house.guest({ width: 1440, language: 'en' })
    const b = await house.guest({ width: 360, language: 'uk' })
    await a.page.goto(house.url)
    await a.page.locator('.starts .btn').nth(1).click()
    await a.page.waitForSelector('.waiting-room')
    await b.page.goto(a.page.url())
    await b.page.locator('.seats .btn.main').first().click()
    await a.page.waitForSelector('.board')
    await b.page.waitForSelector('.board')
    await playOut([a.page, b.page], 4_000)
    await expect(a.page.locator('.dialog.end h2').textContent()).resolves.toMatch(/win/)
    await expect(b.page.locator('.dialog.end h2').textContent()).resolves.toMatch(/перемог|Переміг/i)
    expect([...a.complaints, ...b.complaints]).toEqual([])
    await Promise.all([a.context.close(), b.context.close()])
  })

  const alone: readonly [string, Language, number, 'dark' | 'light'][] = [
    ['easy', 'en', 360, 'light'],
    ['steady', 'uk', 1440, 'dark'],
    ['sharp', 'ru', 360, 'dark'],
  ]
  test.each(alone)('one person plays the machine (%s) in %s at %i pixels', { timeout: 400_000 }, async (level, language, width, theme) => {
    const g = await house.guest({ width, language, theme, level })
    await g.page.goto(house.url)
    // The short game: two bases.
    await g.page.locator('.variants summary').first().click()
    await g.page.locator('.variants .seg label').first().click()
    await g.page.locator('.starts .btn').first().click()
    await g.page.waitForSelector('.board .bar')
    await playOut([g.page], 4_000)
    expect(await g.page.locator('.dialog.end h2').textContent()).not.toBe('')
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('two people on one device hand it over, and never see the other hand', { timeout: 120_000 }, async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    await g.page.goto(house.url)
    await g.page.locator('.more-starts .btn').nth(1).click()
    await g.page.locator('.hand-over .btn.main').click()
    await g.page.waitForSelector('.board .bar')
    const first = await g.page.locator('.zone-hand').getAttribute('class')
    for (let n = 0; n < 200 && (await g.page.locator('.hand-over').count()) === 0; n++) await act(g.page)
    await g.page.waitForSelector('.hand-over')
    expect(await g.page.locator('.hand-over').isVisible()).toBe(true)
    await g.page.locator('.hand-over .btn.main').click()
    await expect.poll(() => g.page.locator('.zone-hand').getAttribute('class')).not.toBe(first)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
