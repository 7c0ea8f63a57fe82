/** The map of Rebellion in a real browser: what is drawn again, and what lies over it. */
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make } from './desk.ts'
import { answered } from './player.ts'
import { act } from './player-rebellion.ts'
import { openHouse, type House } from './house.ts'
import { seatAt } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** How many systems React draws again by a click on the first thing of this kind: a drawn node has new props. */
function drawnBy(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (what) => {
    const look = () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>('.system')].map((e) => {
          const key = Object.keys(e).find((k) => k.startsWith('__reactProps'))!
          return [e.dataset['at'], (e as unknown as Record<string, unknown>)[key]]
        }),
      )
    const before = look()
    const thing = document.querySelector(what)!
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const marked = () => thing.matches('.chosen, [aria-pressed="true"]')
    for (let n = 0; n < 100 && !marked(); n++) await new Promise((done) => requestAnimationFrame(done))
    if (!marked()) throw new Error(`${what} is not chosen`)
    return [...look()].filter(([at, props]) => before.get(at) !== props).length
  }, selector)
}

/** What buttons and panels lie over: planets, names, pieces, each other. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<Element>(selector)]
        .filter((e) => e.getClientRects().length > 0)
        .map((e) => ({ e, box: e.getBoundingClientRect() }))
    const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
    // What is seen of a thing: beyond the frame of the map there is nothing of a system.
    const meets = (a: DOMRect, b: DOMRect, of: DOMRect | null) =>
      Math.max(a.left, b.left, of?.left ?? 0) < Math.min(a.right, b.right, of?.right ?? Infinity) &&
      Math.max(a.top, b.top, of?.top ?? 0) < Math.min(a.bottom, b.bottom, of?.bottom ?? Infinity)
    return boxes('.map-tools .btn, .map-zoom .btn, .reb-map .panel, .piles').flatMap(({ e, box }) =>
      boxes('.system > :is(image, .system-name), .strip, .leader-on-map, .reb-map .panel, .piles')
        .filter((other) => other.e !== e && meets(box, other.box, other.e.closest('.map-inner') && frame))
        .map(
          (other) =>
            `${e.getAttribute('aria-label') ?? e.textContent} over ${other.e.closest('.system')?.getAttribute('aria-label') ?? other.e.className}`,
        ),
    )
  })
}

describe('the map of Rebellion', () => {
  test('is not drawn again when a leader or a card is chosen', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    await seatAt(house, g, 'walkthrough-empire', 1)
    expect(await drawnBy(g.page, '.pool-leader.legal')).toBe(0)
    await g.page.keyboard.press('Escape')
    expect(await drawnBy(g.page, '.reb-card-button.legal')).toBe(0)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([
    [1440, 900],
    [1366, 768],
    [1250, 900],
    [1200, 800],
    [1100, 800],
    [1024, 900],
    [820, 1180],
    [844, 390],
    [800, 360],
    [740, 360],
    [667, 375],
    [390, 844],
    [360, 740],
  ])(
    'has its buttons and panels where they cover nothing of a system and no panel, at %i × %i, with the drawer open where it is pinned',
    async (width, height) => {
      const g = await house.guest({ width, height, language: 'uk' })
      await seatAt(house, g, 'walkthrough-empire', 1)
      // On its side a phone shows all of the galaxy between its panels; nearer, it is moved out from under them.
      if (height < 560) await g.page.locator('.map-zoom .btn').last().click()
      await expect.poll(() => covered(g.page), { timeout: 3_000 }).toEqual([])
      // The notebook leaves the map less height.
      if (width === 820 || width === 1100) {
        await g.page.keyboard.press('h')
        await g.page.locator('.hunt').waitFor()
        await expect.poll(() => covered(g.page)).toEqual([])
      }
      expect(g.complaints).toEqual([])
      await g.context.close()
    },
  )

  test('can be dragged on a phone until nothing lies over the system in its corner', async () => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    await seatAt(house, g, 'walkthrough-empire', 1)
    const free = () =>
      page.evaluate(
        (at) => {
          const planet = document.querySelector(`.system[data-at="${at}"] > image`)!.getBoundingClientRect()
          const points = [0.05, 0.5, 0.95].flatMap((x) =>
            [0.05, 0.5, 0.95].map((y) => [planet.left + planet.width * x, planet.top + planet.height * y] as const),
          )
          return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.map-inner') !== null)
        },
        SYSTEMS.findIndex((s) => s.id === 'dantooine'),
      )
    const place = () => page.locator('.map-inner').evaluate((e) => e.getBoundingClientRect().top)
    const before = await place()
    await page.mouse.move(200, 350)
    await page.mouse.down()
    await page.mouse.move(330, 150, { steps: 6 })
    await page.mouse.up()
    expect(await place()).toBeLessThan(before - 60)
    expect(await free()).toBe(true)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([1440, 360])('keeps its height from question to question, at %i pixels', { timeout: 120_000 }, async (width) => {
    const g = await house.guest({ width, language: 'ru' })
    const { page } = g
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
    const id = await make(house, g, { game: 'rebellion', seats, options: { setup: 'complete' } })
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.reb-board .bar')
    const heights = new Map<number, string[]>()
    for (let n = 0; n < 45; n++) {
      await answered(page)
      const [height, asked] = await page.evaluate(() => {
        // On a phone the hand makes room for a combat and for the sheet of a system.
        if (window.innerWidth < 720 && document.querySelector('.reb-board.fighting, .reb-board.choosing') !== null) return [0, '']
        return [document.querySelector('.reb-map')!.clientHeight, document.querySelector<HTMLElement>('.bar')!.dataset['ask'] ?? 'waiting']
      })
      if (height !== 0) heights.set(height, [...(heights.get(height) ?? []), asked])
      await act(page, true)
    }
    const [, ...others] = [...heights].map(([height, asked]) => `${height}: ${[...new Set(asked)].join(' ')}`)
    expect(others).toEqual([])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('moves on a phone to the system that the keyboard comes to, wherever it lies', async () => {
    const g = await house.guest({ width: 360, language: 'en' })
    await seatAt(house, g, 'walkthrough-empire', 1)
    // From here on the focus is one that is shown.
    await g.page.keyboard.press('Tab')
    for (const id of ['toydaria', 'dathomir', 'mustafar', 'kessel', 'ilum', 'utapau', 'dagobah', 'mygeeto']) {
      const seen = await g.page.evaluate(
        async (at) => {
          const system = document.querySelector<SVGElement>(`.system[data-at="${at}"]`)!
          system.focus()
          // The browser scrolls to it too, and tells of it in the next frame.
          for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(done))
          const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
          const r = system.querySelector('image')!.getBoundingClientRect()
          return r.left >= frame.left && r.right <= frame.right && r.top >= frame.top && r.bottom <= frame.bottom
        },
        SYSTEMS.findIndex((s) => s.id === id),
      )
      expect(seen, id).toBe(true)
    }
    await g.context.close()
  })

  test.each([
    [360, 740],
    [740, 360],
  ])('brings a system into sight that an answer, the question or the notebook names, at %i × %i', async (width, height) => {
    const g = await house.guest({ width, height, language: 'en' })
    const { page } = g
    /** Whether the planet is in the map's frame. */
    const inSight = (id: string) =>
      page.evaluate(
        (at) => {
          const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
          const r = document.querySelector(`.system[data-at="${at}"] > image`)!.getBoundingClientRect()
          return r.left >= frame.left && r.right <= frame.right && r.top >= frame.top && r.bottom <= frame.bottom
        },
        SYSTEMS.findIndex((s) => s.id === id),
      )
    /** Nearer, at the left upper corner. */
    const away = async (times = 5) => {
      for (let n = 0; n < times; n++) await page.locator('.map-zoom .btn').first().dispatchEvent('click')
      const box = (await page.locator('.map-outer').boundingBox())!
      for (let n = 0; n < 6; n++) {
        await page.mouse.move(box.x + 60, box.y + 60)
        await page.mouse.down()
        await page.mouse.move(box.x + box.width - 10, box.y + box.height - 10, { steps: 3 })
        await page.mouse.up()
      }
    }
    await seatAt(house, g, 'walkthrough-rebels', 0)
    await page.locator('.bar[data-ask="choose-base"]').waitFor()
    await away()
    const far = await page.locator('.bar-actions [data-key]').evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['key']!.split(':')[1]!))
    const hidden = (await Promise.all(far.map(async (id) => ((await inSight(id)) ? [] : [id])))).flat()
    expect(hidden.length).toBeGreaterThan(3)
    for (const id of hidden) {
      await page.locator(`.bar-actions [data-key$=":${id}"]`).hover()
      await expect.poll(() => inSight(id), { message: id }).toBe(true)
    }

    await seatAt(house, g, 'battle', 0)
    await away()
    expect(await inSight('hoth')).toBe(false)
    await page.locator('.bar-actions [data-key="reveal-base"]').click()
    await expect.poll(() => inSight('hoth')).toBe(true)

    await seatAt(house, g, 'walkthrough-empire', 1)
    await away(2)
    await page.locator('.hunt-open').click()
    await page.locator('.hunt-region button', { hasText: 'Endor' }).click()
    await expect.poll(() => inSight('endor')).toBe(true)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('begins on a phone with the whole galaxy, and a battle to try with its system', async () => {
    const g = await house.guest({ width: 360, language: 'en' })
    const { page } = g
    await seatAt(house, g, 'siege', 1)
    await page.locator('.bar[data-ask="command"]').waitFor()
    await page.locator('.map-inner[data-far="true"]').waitFor()
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
    const id = await make(house, g, { game: 'rebellion', seats, prepared: 'battle', options: {} })
    await page.goto(`${house.url}/t/${id}?battle=1`)
    const seen = (name: string) =>
      page.evaluate(
        (at) => {
          const frame = document.querySelector('.map-outer')?.getBoundingClientRect()
          const planet = document.querySelector(`.system[data-at="${at}"] > image`)?.getBoundingClientRect()
          if (frame === undefined || planet === undefined || document.querySelector('.map-inner[data-far="true"]') !== null) return false
          return planet.left >= frame.left && planet.right <= frame.right && planet.top >= frame.top && planet.bottom <= frame.bottom
        },
        SYSTEMS.findIndex((s) => s.id === name),
      )
    await expect.poll(() => seen('rodia')).toBe(true)
    expect(await seen('naboo')).toBe(true)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('says on a phone of units next door that no ship is there to carry them, and why that matters', async () => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    await seatAt(house, g, 'siege', 1)
    await page.locator('.bar[data-ask="command"]').waitFor()
    await page.locator('.system', { hasText: 'Дантуйн' }).dispatchEvent('click')
    await page.locator('.bar-actions [data-key$=":darth-vader"]').click()
    const row = page.locator('.comers li', { hasText: 'Майґіто' })
    await expect.poll(() => row.locator('small').textContent()).toBe('Везти нема чим: там немає корабля')
    await row.getByRole('button', { name: 'Чому?' }).click()
    await page.getByRole('alertdialog').getByText('мусить починати в тій самій системі').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('is shown whole on a phone when a system is asked for; the first press comes nearer, the next one answers', async () => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
    const id = await make(house, g, { game: 'rebellion', seats, prepared: 'walkthrough-rebels', options: {} })
    await page.goto(`${house.url}/t/${id}`)
    await page.locator('.bar[data-ask="choose-base"]').waitFor()
    await page.locator('.map-inner[data-far="true"]').waitFor()
    const seen = await page.evaluate(() => {
      const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
      const land = document.querySelector('.land')!.getBoundingClientRect()
      const line = document.querySelector('.bar-actions')!.getBoundingClientRect()
      return { whole: land.left >= frame.left && land.right <= frame.right && land.top >= frame.top && land.bottom <= frame.bottom, frame, line }
    })
    expect(seen.whole).toBe(true)
    expect(seen.frame.height).toBeGreaterThan(300)
    expect(seen.line.height).toBeLessThan(64)
    const dantooine = page.locator(`.system[data-at="${SYSTEMS.findIndex((s) => s.id === 'dantooine')}"] > image`)
    await dantooine.tap()
    await page.locator('.map-inner[data-far="false"]').waitFor()
    expect(await page.locator('.bar').getAttribute('data-ask')).toBe('choose-base')
    await dantooine.tap()
    await page.locator('.bar[data-ask="assign"]').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
