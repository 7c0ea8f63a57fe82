/** The scenes of Rebellion in a real browser: what must be seen of a combat or a mission is seen. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make } from './desk.ts'
import { openHouse, type Guest, type House, type Language } from './house.ts'
import { act } from './player-rebellion.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

async function sitDown(width: number, language: Language): Promise<Guest> {
  const g = await house.guest({ width, language })
  const id = await make(house, g, { game: 'rebellion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'battle', options: {} })
  await g.page.goto(`${house.url}/t/${id}`)
  await g.page.waitForSelector('.reb-board .bar')
  return g
}

/** Attacks Rodia with all that stands next door. */
async function attack(page: Page): Promise<void> {
  const phone = page.viewportSize()!.width < 720
  await page.locator('.system', { hasText: /Rodia|Родія|Родия/ }).dispatchEvent('click')
  await page.locator('.bar-actions [data-key$=":admiral-ackbar"]').click()
  await answered(page)
  const units = page.locator(phone ? '.comers .chip' : '.strip.source [role="button"]')
  await units.first().waitFor()
  for (const unit of await units.all()) {
    const most = Number(/(\d+)$/.exec((await unit.textContent()) ?? '')?.[1])
    for (let n = 0; n < most; n++) await unit.dispatchEvent('click')
  }
  await page.locator('.bar-actions .btn.main').last().click()
  await page.locator('.combat').waitFor()
  await answered(page)
}

/** Plays on until this is asked. */
async function until(page: Page, kind: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await answered(page)
    if ((await page.locator('.bar').getAttribute('data-ask')) === kind) return
    await act(page, true)
  }
  throw new Error(`${kind} is never asked`)
}

/** What of these does not lie whole within the box that holds it. */
function outside(page: Page, box: string, things: string): Promise<string[]> {
  return page.evaluate(
    ([holder, inner]) => {
      const at = document.querySelector(holder)!.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>(inner)].flatMap((e) => {
        const r = e.getBoundingClientRect()
        const whole = r.top >= at.top - 1 && r.bottom <= at.bottom + 1 && r.left >= at.left - 1 && r.right <= at.right + 1
        return whole
          ? []
          : [`${e.className}: ${e.textContent} at ${r.top.toFixed()}–${r.bottom.toFixed()} of ${at.top.toFixed()}–${at.bottom.toFixed()}`]
      })
    },
    [box, things] as const,
  )
}

describe('a combat of Rebellion', () => {
  test.each(['en', 'uk', 'ru'] as const)('is seen whole on a desktop, in %s', async (language) => {
    const g = await sitDown(1440, language)
    const { page } = g
    await attack(page)
    for (const kind of ['combat-action', 'assign-hit']) {
      await until(page, kind)
      await page.locator('.gauge').nth(1).waitFor()
      expect(await outside(page, '.reb-map', '.combat > header > *, .combat > footer > *')).toEqual([])
      expect(await outside(page, '.theatres', '.theatre h3, .fighter, .squad-name, .die, .gauge')).toEqual([])
      // The head of the ground stands under the line of the horizon, not on it.
      const below = await page.evaluate(() => {
        const ground = document.querySelector('.theatre.is-ground')!.getBoundingClientRect()
        return document.querySelector('.theatre.is-ground h3')!.getBoundingClientRect().top - ground.top
      })
      expect(below).toBeGreaterThanOrEqual(16)
    }
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('shows on a phone the theatre that fights first, and all that can be hit', async () => {
    const g = await sitDown(360, 'uk')
    const { page } = g
    await attack(page)
    await until(page, 'assign-hit')
    await page.locator('.gauge').first().waitFor()
    expect(await outside(page, '.theatres', '.fighter.may, .die')).toEqual([])
    expect(await page.evaluate(() => document.querySelector('.theatres')!.getBoundingClientRect().width)).toBeLessThanOrEqual(360)
    const first = await page.evaluate(() => {
      const [now, other] = ['.theatre.now', '.theatre:not(.now)'].map((x) => document.querySelector(x)!.getBoundingClientRect().top)
      return now! < other!
    })
    expect(first).toBe(true)
    // Title, state and both sides take no more than three lines.
    expect(await page.locator('.combat > header').evaluate((e) => e.getBoundingClientRect().height)).toBeLessThan(80)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
