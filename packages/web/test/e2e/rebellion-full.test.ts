/** The complete setup, the team game and a conquest, in real browsers through the page alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bar, call, make, WON } from './desk.ts'
import { openHouse, type Guest, type House, type Language } from './house.ts'
import { playOut } from './player-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Look = readonly [width: number, language: Language]

/** People at one table of Rebellion in seat order, each in a browser of its own. */
async function gather(looks: readonly Look[], wish: Readonly<Record<string, unknown>>): Promise<{ id: string; guests: Guest[] }> {
  const guests: Guest[] = []
  let id = ''
  for (const [i, [width, language]] of looks.entries()) {
    const g = await house.guest({ width, language })
    const seats = looks.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
    if (i === 0) id = await make(house, g, { game: 'rebellion', seats, ...wish })
    else {
      await call(house, g, 'GET', '/me')
      await call(house, g, 'POST', `/tables/${id}/join`, {})
    }
    guests.push(g)
  }
  await Promise.all(guests.map((g) => g.page.goto(`${house.url}/t/${id}`).then(() => g.page.waitForSelector('.reb-board .bar'))))
  return { id, guests }
}

/** Plays to the end, and every page shows it; the scores by seat. */
async function toTheEnd(id: string, guests: readonly Guest[], busy: number): Promise<readonly number[]> {
  await playOut(
    guests.map((g) => g.page),
    busy,
  )
  for (const g of guests) await g.page.waitForSelector('.dialog.end h2')
  const file = await call<{ over: { scores: number[]; by: string } }>(house, guests[0] as Guest, 'GET', `/tables/${id}/file`)
  expect(file.over.by).toBe('rules')
  const titles = await Promise.all(guests.map((g) => g.page.locator('.dialog.end h2').textContent()))
  expect(titles.map((title) => WON.includes(title ?? ''))).toEqual(file.over.scores.map((x) => x === 1))
  expect(guests.flatMap((g) => g.complaints)).toEqual([])
  for (const g of guests) await g.context.close()
  return file.over.scores
}

describe('Rebellion whole, in real browsers', () => {
  test('a game with the complete setup, played to its end by two people', { timeout: 400_000 }, async () => {
    const { id, guests } = await gather(
      [
        [360, 'ru'],
        [1440, 'uk'],
      ],
      { options: { setup: 'complete' } },
    )
    const scores = await toTheEnd(id, guests, 260)
    expect(scores).toHaveLength(2)
  })

  test('a team game of four in four browsers, played to its end', { timeout: 400_000 }, async () => {
    const { id, guests } = await gather(
      [
        [1440, 'en'],
        [360, 'uk'],
        [1440, 'ru'],
        [360, 'en'],
      ],
      { options: { players: 4 } },
    )
    const scores = await toTheEnd(id, guests, 120)
    expect(scores).toHaveLength(4)
  })

  test.each([
    [1440, 'on the map', '.strip.source [role="button"]', /(\d+)$/],
    [360, 'in the sheet of the system', '.comers .chip', /(\d+)$/],
  ] as const)(
    'the Empire storms the base that it has found, at %i pixels: moved by clicks %s, fought in the scene, won at once',
    { timeout: 400_000 },
    async (width, _, chips, most) => {
      const { id, guests } = await gather(
        [
          [360, 'uk'],
          [width, 'en'],
        ],
        { prepared: 'siege', options: {} },
      )
      const { page } = guests[1] as Guest
      await page.getByRole('button', { name: /^Dantooine:/ }).dispatchEvent('click')
      await bar(page, 'Darth Vader').click()
      const units = page.locator(chips)
      await units.first().waitFor()
      for (const unit of await units.all()) {
        const all = Number(most.exec((await unit.textContent()) ?? '')?.[1])
        for (let n = 0; n < all; n++) await unit.click()
      }
      await bar(page, /^Move 17/).click()
      await page.locator('.combat').waitFor()
      expect(await toTheEnd(id, guests, 0)).toEqual([0, 1])
    },
  )
})
