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
})
