/** What lies open, in a real browser: by its button and its key, on a desktop and a phone, for the eye and for a reader. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make, poll } from './desk.ts'
import { cutOff } from './fit.ts'
import { openHouse, type House, type Language } from './house.ts'
import { sitDown } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('what lies open', () => {
  const looks: readonly [number, Language, string, string][] = [
    [1440, 'en', 'What lies open', 'Discarded Rebel missions'],
    [360, 'uk', 'Що лежить відкрито', 'Скинуті місії повстанців'],
    [360, 'ru', 'Что лежит открыто', 'Сброшенные задания повстанцев'],
  ]
  test.each(looks)('is opened by its button at %i px in %s, whole, with a name for each pile', async (width, language, title, pile) => {
    const g = await sitDown(house, { width, language }, 'walkthrough-empire', 1)
    const { page } = g
    const button = page.locator('.lies-open')
    const box = (await button.boundingBox())!
    const tools = await page.locator('.map-tools .btn').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right))
    expect([box.x >= 0, Math.max(...tools) <= width]).toEqual([true, true])
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await dialog.getByRole('region', { name: pile }).waitFor()
    expect(await cutOff(page, '.open-cards')).toEqual([])
    await dialog.locator('.close').click()
    await dialog.waitFor({ state: 'detached' })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('says of the own action cards, which it names, that they lie facedown', async () => {
    const g = await house.guest({ width: 360, language: 'en' })
    const { page } = g
    const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }]
    const id = await make(house, g, { game: 'rebellion', seats, options: { setup: 'complete' } })
    await page.goto(`${house.url}/t/${id}`)
    await page.locator('.lies-open').click()
    const pile = (name: string) => page.locator('.open-cards').getByRole('region', { name })
    await pile('Action cards before the Empire').locator('[data-card]').first().waitFor()
    expect(await pile('Action cards before the Empire').locator('.dim').allTextContents()).toEqual(['Facedown: the other side sees only how many.'])
    expect(await pile('Action cards before the Rebels').locator('.dim').allTextContents()).toEqual(['2 facedown'])
    expect(await cutOff(page, '.open-cards')).toEqual([])
    await g.context.close()
  })

  test('is opened and shut by the key, a card of it is seen up close, and Escape takes away one after the other', async () => {
    const g = await sitDown(house, { width: 1440, language: 'en' }, 'walkthrough-empire', 1)
    const { page } = g
    await page.keyboard.press('o')
    const dialog = page.locator('.open-cards')
    await dialog.waitFor()
    await page.keyboard.press('o')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('o')
    await dialog.locator('[data-card="probe-corellia"]').click()
    const close = page.locator('.inspect-reb')
    await close.waitFor()
    expect(await close.textContent()).toContain('Corellia')
    await page.keyboard.press('Escape')
    await close.waitFor({ state: 'detached' })
    expect(await dialog.count()).toBe(1)
    await poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe('probe-corellia')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
