import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringIn, call, EMPIRE, make, pair, played, sit } from './desk.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Whether nothing else lies over the middle of the element. */
const free = (at: Locator): Promise<boolean> =>
  at.evaluate((e) => {
    const r = e.getBoundingClientRect()
    const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
    return e === top || e.contains(top)
  })
const head = (page: Page) => page.locator('.topbar')

describe('who watches', () => {
  test('Rebellion: reads in the head that he watches, and below, uncovered, who decides', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const id = await make(house, g, { game: 'rebellion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    const { name } = await call<{ name: string }>(house, g, 'GET', '/me')
    for (const width of [1440, 360]) {
      const eve = await house.guest({ width, language: 'en' })
      await eve.page.goto(`${house.url}/t/${id}`)
      const decides = eve.page.locator('.bar h2', { hasText: name })
      await decides.waitFor()
      expect(await free(decides)).toBe(true)
      await head(eve.page).getByText('You are watching.').waitFor()
      expect(await head(eve.page).evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true)
      expect(await eve.page.locator('.turn-note').textContent(), 'the rulebook counts rounds').toBe('Round 1')
      expect(eve.complaints).toEqual([])
      await eve.context.close()
    }
    await g.context.close()
  })

  test('the Deckbuilding Game: nobody’s numbers are covered, and every place is called by its player', async () => {
    const { id, empire, rebels } = await pair(house)
    const eve = await house.guest({ width: 1440, language: 'uk' })
    await sit(house, eve, id)
    const { page } = eve
    await head(page).getByText('Ви дивитеся гру.').waitFor()
    expect(await head(page).locator('.turn-note').textContent()).toBe('Хід 1')
    for (const pile of await page.locator('.my-piles > *').all()) expect(await free(pile)).toBe(true)
    // Guests are called so in the language of who reads.
    const [a, b] = await Promise.all(
      [empire, rebels].map(async (g) => (await call<{ name: string }>(house, g, 'GET', '/me')).name.replace('Guest', 'Гість')),
    )
    expect(await page.getByRole('region', { name: `${a}: ігрова зона` }).textContent()).toBe(`${a}: ігрова зона`)
    expect(await page.getByRole('region', { name: `${b}: рука` }).count()).toBe(1)
    expect(await page.locator('.force [role=status]').textContent()).toContain(`Сила на боці: ${b}`)
    expect(await page.locator('.board').innerText()).not.toMatch(/суперник|вами|ваш/i)
    expect(eve.complaints).toEqual([])
    await Promise.all([eve, empire, rebels].map((g) => g.context.close()))
  })

  test('a replay speaks of both players by name', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const id = await bringIn(
      house,
      g,
      played(EMPIRE, {}, (t) => t.result !== null),
    )
    const { page } = g
    await page.goto(`${house.url}/replay/${id}?at=9`)
    await page.waitForSelector('.board .bar')
    expect(await page.locator('.board').innerText()).not.toMatch(/\byou\b|\byour\b|opponent/i)
    expect(await page.locator('.board [aria-label*="Your"], .board [aria-label*="Opponent"]').count()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    // The opponent's open cards: each number lies within its card.
    const within = await page.evaluate(() =>
      [...document.querySelectorAll('.open-hand .card.tiny:has(.tiny-num svg)')].map((card) => {
        const [outer, inner] = [card, card.querySelector('.tiny-num')!].map((e) => e.getBoundingClientRect()) as [DOMRect, DOMRect]
        return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top && inner.bottom <= outer.bottom
      }),
    )
    expect(within.length).toBeGreaterThan(0)
    expect(within).not.toContain(false)
    await g.context.close()
  })
})

test('a request that is cut off with the connection is told once', async () => {
  const g = await house.guest({ width: 1440, language: 'en' })
  const { page } = g
  let cut = false
  await page.routeWebSocket(/\/live$/, (ws) => {
    if (cut) return void ws.close()
    const server = ws.connectToServer()
    ws.onMessage((m) => {
      if (!String(m).includes('"t":"answer"')) return server.send(m)
      cut = true
      void ws.close()
    })
  })
  await sit(house, g, await make(house, g, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }))
  await page.locator('.hand-cards .thing').first().click()
  await page.getByText('The connection is lost. Trying again…').waitFor()
  // What follows from the same loss is drawn by the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.locator('.notices .notice').allTextContents()).toEqual([' The connection is lost. Trying again…'])
  await g.context.close()
})
