/** The Deckbuilding table on a phone: hand and bar lie together under the thumb, and nothing lies under them for good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringIn, EMPIRE, make, played, REBELS, sit } from './desk.ts'
import { cutOff } from './fit.ts'
import { openHouse, type House, type Language } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']

describe('the first screen of a phone', () => {
  test.each(LANGUAGES)('shows opponent, Force, the whole row, the hand and the bar in %s', async (language) => {
    const g = await house.guest({ width: 360, language })
    const { page } = g
    const id = await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough', options: {} })
    await sit(house, g, id)
    await page.waitForSelector(`.hand-cards[data-anchor="hand-${REBELS}"] .thing`)
    await page.evaluate(() => document.fonts.ready)
    const seen = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const [foe, strip, bar] = [box('.zone-foe'), box('.hand-strip'), box('.bar')]
      const cards = [...document.querySelectorAll('.hand-cards .thing')].map((e) => e.getBoundingClientRect())
      const row = [...document.querySelectorAll('.row-cards .thing')].map((e) => e.getBoundingClientRect())
      return {
        strip: foe.height <= 112,
        force: box('.force').bottom < strip.top,
        row: row.length === 6 && row.every((r) => r.bottom <= strip.top),
        hand: cards.length === 5 && cards.every((r) => r.top >= strip.top && r.bottom <= bar.top + 1),
        wide: cards.every((r) => r.width >= 96 && r.height >= 96),
        bar: bar.bottom <= innerHeight + 1 && Math.abs(strip.bottom - bar.top) <= 1,
      }
    })
    expect(seen).toEqual({ strip: true, force: true, row: true, hand: true, wide: true, bar: true })

    // The last zone can be scrolled out from under them.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const free = await page.evaluate(
      () => document.querySelector('.hand-strip')!.getBoundingClientRect().top - document.querySelector('.purse')!.getBoundingClientRect().bottom,
    )
    expect(free).toBeGreaterThanOrEqual(0)

    // A card that is not seen yet comes into sight, and is played by a tap.
    const last = page.locator('.hand-cards .thing').last()
    await last.scrollIntoViewIfNeeded()
    const shown = await last.boundingBox()
    expect(shown!.x + shown!.width).toBeLessThanOrEqual(360)
    await last.tap()
    await expect.poll(() => page.locator('.hand-cards .thing').count()).toBe(4)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a mouse that rests on a card of a narrow window opens nothing in its way; the right button shows the card', async () => {
    const g = await house.guest({ width: 360, language: 'en' })
    const { page } = g
    const id = await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough', options: {} })
    await sit(house, g, id)
    const card = page.locator(`.hand-cards[data-anchor="hand-${REBELS}"] .thing`).first()
    await page.evaluate(() => {
      const opened: string[] = []
      Object.assign(window, { opened })
      // It would be gone again as soon as it lies between the card and the pointer.
      new MutationObserver(() => document.querySelector('.inspect, .inspect-full') !== null && opened.push('inspect')).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
    await card.hover()
    // Longer than a mouse must rest where there is room beside the card.
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([])
    await card.click({ button: 'right' })
    await page.locator('.inspect-full').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.inspect-full').count()).toBe(0)
    await card.click({ timeout: 3_000 })
    await expect.poll(() => page.locator('.hand-cards .thing').count()).toBe(4)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([3, 4])('stays as wide as the window with %i ships of the other side, and nothing of the bar is below it', async (ships) => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    const made = played(EMPIRE, {}, (t) => {
      const { players } = t.s as unknown as { readonly players: readonly { readonly ships: readonly number[] }[] }
      return t.pending[0]?.seat === EMPIRE && (players[REBELS]?.ships.length ?? 0) >= ships
    })
    await sit(house, g, await bringIn(house, g, made))
    await expect.poll(() => page.locator('.zone-foe .is-plate').count()).toBe(ships + 1)
    const at = await page.evaluate(() => ({
      wide: [document.documentElement.scrollWidth, innerWidth],
      below: Math.round(document.querySelector('.bar')!.getBoundingClientRect().bottom) - innerHeight,
      lines: new Set([...document.querySelectorAll('.zone-foe .is-plate')].map((e) => Math.round(e.getBoundingClientRect().top))).size,
    }))
    expect(at).toEqual({ wide: [360, 360], below: 0, lines: ships === 3 ? 1 : 2 })
    expect(await cutOff(page, '.zone-foe')).toEqual([])
    await g.context.close()
  })
})
