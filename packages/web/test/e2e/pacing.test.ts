import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bar, endTurn, lines, make, poll, sit } from './desk.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** The machine's turn is about to come: its moves reach the page without pauses of their own. */
async function before(pace: 'slower' | 'normal' | 'instant', motion: 'reduce' | 'no-preference' = 'no-preference') {
  const g = await house.guest({ width: 1440, language: 'en' })
  await g.page.emulateMedia({ reducedMotion: motion })
  await g.context.addInitScript((p) => {
    const kept = JSON.parse(localStorage.getItem('orrery.prefs') ?? '{}') as object
    localStorage.setItem('orrery.prefs', JSON.stringify({ ...kept, pace: p }))
  }, pace)
  const id = await make(house, g, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  await sit(house, g, id)
  await endTurn(g.page)
  const { page } = g
  return { ...g, skip: page.getByRole('button', { name: 'Skip to my turn' }), mine: bar(page, 'End turn') }
}

describe('others’ moves', () => {
  test('are shown one after another, slower by wish, and skipped by a button', async () => {
    const { page, context, complaints, skip, mine } = await before('slower')
    await skip.waitFor()
    // Moves by itself within seconds, one step at a time, however quick the machine was.
    const first = await lines(page)
    await poll(() => lines(page)).toBeGreaterThan(first)
    expect(await mine.count()).toBe(0)
    await skip.click()
    await mine.waitFor({ timeout: 5_000 })
    await poll(() => skip.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('come at once by wish or under reduced motion; the wish is in the menu', async () => {
    for (const [pace, motion] of [
      ['instant', 'no-preference'],
      ['slower', 'reduce'],
    ] as const) {
      const { page, context, complaints, skip, mine } = await before(pace, motion)
      await mine.waitFor({ timeout: 5_000 })
      expect(await skip.count()).toBe(0)
      await page.getByRole('tab', { name: 'More' }).click()
      const choice = page.getByRole('radiogroup', { name: 'Pace of others’ moves' })
      expect(await choice.getByLabel(pace === 'instant' ? 'At once' : 'Slower').isChecked()).toBe(true)
      await choice.getByLabel('Normal').check({ force: true })
      expect(await page.evaluate(() => localStorage.getItem('orrery.prefs'))).toContain('"pace":"normal"')
      expect(complaints).toEqual([])
      await context.close()
    }
  })

  test.each([
    ['rebellion', 360, 740],
    ['rebellion', 740, 360],
    ['rebellion', 1200, 800],
    ['deckbuilding', 360, 740],
    ['deckbuilding', 1200, 800],
  ] as const)('have a button to skip them that lies over nothing, at the table of %s, %i × %i', async (game, width, height) => {
    const g = await house.guest({ width, height, language: 'ru' })
    const { page } = g
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await g.context.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('orrery.prefs') ?? '{}') as object
      localStorage.setItem('orrery.prefs', JSON.stringify({ ...kept, pace: 'slower' }))
    })
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
    const id = await make(house, g, { game, seats, ...(game === 'rebellion' && { prepared: 'battle' }), options: {} })
    await page.goto(`${house.url}/t/${id}`)
    if (game === 'rebellion') {
      await page.locator('.bar-actions [data-key="pass"]').click()
      await page.locator('.bar-actions [data-sure]').click()
    } else await endTurn(page, 'Завершить ход')
    const over = await page.locator('.skip-turn').evaluate((skip) => {
      const a = skip.getBoundingClientRect()
      const bar = skip.closest('.bar')?.getBoundingClientRect()
      const inside = bar !== undefined && a.bottom <= bar.bottom + 1 && a.top >= bar.top - 1 && a.right <= innerWidth
      const others = [...document.querySelectorAll('.bar-words, .bar .back, .pool-leader, .reb-card-button, .hand-cards .thing')]
      const under = others.filter((e) => {
        const b = e.getBoundingClientRect()
        // What is scrolled out of its own box is not seen there.
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      })
      return { inside, under: under.map((e) => e.className) }
    })
    expect(over).toEqual({ inside: true, under: [] })
    await g.context.close()
  })
})
