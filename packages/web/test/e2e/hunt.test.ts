/** The notebook of the hunt in a real browser: it is seen whole, and what the pencil wrote stays. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type House, type Language } from './house.ts'
import { seatAt } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const entry = (page: Page, name: string) => page.locator('.hunt-region button', { hasText: name })
const tool = (page: Page, name: string) => page.locator('.hunt-tools').getByRole('button', { name, exact: true })
const at = (id: string): number => SYSTEMS.findIndex((s) => s.id === id)
const rings = (page: Page) => page.locator('.hunt-layer .pencil-suspect ellipse').count()

describe('the notebook of the hunt', () => {
  const looks: readonly [Language, 'empire' | 'rebels'][] = [
    ['en', 'empire'],
    ['uk', 'empire'],
    ['ru', 'rebels'],
  ]
  test.each(looks)('in %s for the %s lies whole on a screen of 1440 by 900', async (language, side) => {
    const g = await house.guest({ width: 1440, language })
    await seatAt(house, g, `walkthrough-${side}`, side === 'empire' ? 1 : 0)
    await g.page.keyboard.press('h')
    if (side === 'empire') await g.page.locator('.hunt-region .possible').first().click()
    await g.page.evaluate(() => document.fonts.ready)
    const hidden = await g.page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('.hunt, .hunt *')].filter((e) => e.scrollHeight > e.clientHeight + 1)
      const scrolled = boxes.filter((e) => getComputedStyle(e).overflowY !== 'visible' && !e.matches('.hunt-clues, input')).map((e) => e.className)
      const below = [...document.querySelectorAll('.hunt :is(h2, h3, p, li, button)')].filter((e) => e.getBoundingClientRect().bottom > innerHeight)
      return [...scrolled, ...below.map((e) => e.textContent)]
    })
    expect(hidden).toEqual([])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  const phones: readonly [number, number][] = [
    [360, 780],
    [390, 844],
    [360, 640],
  ]
  test.each(phones)('leaves the whole galaxy in sight on a phone of %i by %i, and gives the map back as it was', async (width, height) => {
    const g = await house.guest({ width, height, language: 'ru' })
    const { page } = g
    await seatAt(house, g, 'walkthrough-empire', 1)
    /** Planets of which a part is cut off by the map's frame, and where the map lies. */
    const map = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
        const boxes = [...document.querySelectorAll('.system > image')].map((e) => e.getBoundingClientRect())
        const cut = boxes.filter((r) => r.top < frame.top || r.bottom > frame.bottom || r.left < frame.left || r.right > frame.right)
        return { planets: boxes.length, cut: cut.length, lies: document.querySelector<HTMLElement>('.map-inner')!.style.transform }
      })
    await expect.poll(map).toMatchObject({ planets: 32, cut: 0 })
    const before = await map()
    await page.locator('.map-tools .btn', { hasText: 'Блокнот' }).tap()
    await page.locator('.hunt').waitFor()
    await expect.poll(map).toMatchObject({ planets: 32, cut: 0 })
    expect((await map()).lies).not.toBe(before.lies)
    await page
      .locator('.hunt')
      .getByRole('button', { name: 'К моему ходу' })
      .or(page.getByRole('button', { name: 'К моему ходу' }))
      .first()
      .tap()
    await expect.poll(map).toEqual(before)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('marks and notes are drawn on the map, are there after loading again, and are taken away', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    await seatAt(house, g, 'walkthrough-empire', 1)
    await page.keyboard.press('h')
    await entry(page, 'Hoth').click()
    await tool(page, 'Strong suspicion').click()
    // A letter of a note is no key of the table.
    await page.locator('.hunt-pencil input[type=text]').pressSequentially('hush')
    await page.locator(`.system[data-at="${at('endor')}"] > image`).click()
    await tool(page, 'Slight suspicion').click()
    await entry(page, 'Dagobah').click()
    await tool(page, 'Doubt').click()
    expect(await rings(page)).toBe(4)

    await page.reload()
    await page.waitForSelector('.reb-board .bar')
    // The marks stay on the map while the notebook is shut.
    await page.waitForSelector('.hunt-layer .pencil-suspect')
    expect(await rings(page)).toBe(4)
    await page.keyboard.press('h')
    await entry(page, 'Hoth').click()
    expect(await tool(page, 'Strong suspicion').getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.hunt-pencil input[type=text]').inputValue()).toBe('hush')
    expect(await entry(page, 'Dagobah').getAttribute('aria-label')).toContain('you doubt it')

    await tool(page, 'No mark').click()
    expect(await rings(page)).toBe(1)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.reb-board .bar')
    expect(await page.locator('.hunt').count()).toBe(0)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('on a phone it leaves the map free, and the way back is always in sight', async () => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    await seatAt(house, g, 'walkthrough-empire', 1)
    await page.locator('.hunt-open').click()
    await entry(page, 'Гот').click()
    await tool(page, 'Підозра').click()
    expect(await rings(page)).toBe(2)
    const { free, back } = await page.evaluate(() => {
      const map = document.querySelector('.reb-map')!.getBoundingClientRect()
      const close = document.querySelector('.hunt-close')!.getBoundingClientRect()
      const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.map-inner, .map-outer') !== null
      const points = [0.1, 0.3, 0.5, 0.7].flatMap((x) => [0.15, 0.4, 0.6].map((y) => under(map.left + map.width * x, map.top + map.height * y)))
      return { free: points.every(Boolean) && map.height >= 200, back: close.top >= 0 && close.bottom <= innerHeight }
    })
    expect({ free, back }).toEqual({ free: true, back: true })
    await page.locator('.hunt-close').click()
    await page.waitForSelector('.reb-board .bar')
    expect(await rings(page)).toBe(2)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each(['en', 'uk', 'ru'] as const)('on a phone on its side stands beside the map, with whole words, in %s', async (language) => {
    const g = await house.guest({ width: 740, height: 360, language })
    const { page } = g
    await seatAt(house, g, 'walkthrough-empire', 1)
    await page.locator('.hunt-open').click()
    await page.locator('.hunt').waitFor()
    await page.locator('.hunt-region .possible').first().click()
    const seen = await page.evaluate(() => {
      const box = (e: Element) => e.getBoundingClientRect()
      const [map, hunt, close] = ['.reb-map', '.hunt', '.hunt-close'].map((s) => box(document.querySelector(s)!))
      // A word that is broken in itself stands in a narrow column.
      const narrow = [...document.querySelectorAll('.hunt-region button')].filter((e) => box(e).width < 90 || box(e).height > 60)
      return {
        beside: hunt!.left >= map!.right - 1 && hunt!.right <= innerWidth + 1,
        high: [map!, hunt!].every((r) => r.height > 250 && r.bottom <= innerHeight + 1),
        back: close!.top >= hunt!.top && close!.bottom <= innerHeight,
        pencil: [...document.querySelectorAll('.hunt-tools .btn')].every((e) => box(e).top >= hunt!.top && box(e).bottom <= close!.top + 1),
        narrow: narrow.map((e) => e.textContent),
        wider: document.querySelector('.hunt')!.scrollWidth - Math.round(hunt!.width),
      }
    })
    expect(seen).toEqual({ beside: true, high: true, back: true, pencil: true, narrow: [], wider: expect.toSatisfy((n: number) => n <= 0) })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
