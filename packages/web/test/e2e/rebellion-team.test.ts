/** The team game of Rebellion in real browsers: the page says who is who. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { call, make } from './desk.ts'
import { openHouse, type Guest, type House } from './house.ts'
import { act } from './player-rebellion.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const LOOKS = [
  [1440, 'en', 'You are the admiral.', /\((admiral|general)\)/],
  [360, 'uk', 'Ви адмірал.', /\((адмірал|генерал)\)/],
  [1440, 'ru', 'Вы генерал.', /\((адмирал|генерал)\)/],
  [360, 'en', 'You are the general.', /\((admiral|general)\)/],
] as const

/** Whose the seats' leaders are: Rebel admiral, Imperial admiral, Imperial general, Rebel general. */
const GENERAL = [false, false, true, true]

test('heads, bar, leaders and log of a team name admiral and general', { timeout: 200_000 }, async () => {
  const guests: Guest[] = []
  let id = ''
  for (const [seat, [width, language]] of LOOKS.entries()) {
    const g = await house.guest({ width, language })
    const seats = LOOKS.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
    if (seat === 0) id = await make(house, g, { game: 'rebellion', seats, options: { players: 4 } })
    else {
      await call(house, g, 'GET', '/me')
      await call(house, g, 'POST', `/tables/${id}/join`, {})
    }
    guests.push(g)
  }
  await Promise.all(guests.map((g) => g.page.goto(`${house.url}/t/${id}`).then(() => g.page.waitForSelector('.reb-board .bar'))))
  const names = await guests[0]!.page.locator('.head-role').allTextContents()
  expect(names.map((name) => name.trim().replace(/\d+$/, 'N'))).toEqual(['Admiral Guest N', 'General Guest N', 'Admiral Guest N', 'General Guest N'])
  expect(new Set(names).size).toBe(4)

  const passed = async () => /(Rebels|Empire) \((admiral|general)\): pass/.test((await guests[0]!.page.locator('.log').first().textContent()) ?? '')
  const [waited, faded] = [new Set<number>(), new Set<number>()]
  for (let n = 0; n < 120 && (waited.size < 4 || faded.size < 4 || !(await passed())); n++) {
    for (const [seat, { page }] of guests.entries()) {
      await answered(page)
      const [, , role, whom] = LOOKS[seat] as (typeof LOOKS)[number]
      expect(await page.locator('.my-role').textContent()).toContain(role)
      const said = await page.evaluate(() => document.querySelector('.bar.waiting h2')?.textContent ?? null)
      if (said !== null) {
        expect(said).toMatch(whom)
        waited.add(seat)
      }
      const pool = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.pool-leader')].map((e) => [e.dataset['leader'], e.className] as const),
      )
      for (const [who, classes] of pool) {
        const mine = (LEADERS.find((x) => x.id === who)?.role === 'general') === GENERAL[seat]
        if (mine) expect(classes).not.toContain('partners')
        else {
          expect(classes).toMatch(/partners|legal/)
          faded.add(seat)
        }
      }
      await act(page, false)
    }
  }
  expect([waited.size, faded.size]).toEqual([4, 4])
  expect(await passed()).toBe(true)
  for (const g of guests) {
    expect(g.complaints).toEqual([])
    await g.context.close()
  }
})
