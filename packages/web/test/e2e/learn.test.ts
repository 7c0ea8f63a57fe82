import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LESSONS } from '../../src/games/deckbuilding/learn/lessons.ts'
import { hidden, noteLessons, shownLessons } from './lessons.ts'
import { openHouse, type House, type Language } from './house.ts'
import { act, answered, playOn } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Clicks where the lesson's sheet doesn't lie over it, as a person scrolls. */
async function click(page: Page, selector: string): Promise<void> {
  const at = page.locator(selector).first()
  await at.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await at.click()
}
const main = '.bar-actions .btn.main:not([disabled])'

/** What each lesson asks for. Lessons that are not here have a button to read on. */
const DOES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  play: (page) => click(page, '.hand-cards .thing.mark-legal'),
  'play-rest': playOn,
  async sabotage(page) {
    if ((await page.locator('.zone-lane .mark-mine').count()) === 0)
      await click(page, '.zone-lane .mark-legal:has(.num-attack), .zone-lane .thing:has(.num-attack):not(.mark-spent)')
    await click(page, '.zone-row .thing:has(img[src*="/tie-fighter"])')
    return click(page, main)
  },
  async buy(page) {
    // The reward of the lesson before may still be asked.
    if ((await page.locator('.mark-legal').count()) === 0) return playOn(page)
    await click(page, '.zone-row .mark-legal')
    return click(page, main)
  },
  async attack(page) {
    const free = page.locator('.my-turn .zone-lane .thing:has(.num-attack):not(.mark-spent):not(.mark-mine)')
    while ((await free.count()) > 0) await click(page, '.my-turn .zone-lane .thing:has(.num-attack):not(.mark-spent):not(.mark-mine)')
    await click(page, '.zone-foe .thing.is-base')
    return click(page, main)
  },
  end: (page) => page.locator('.bar-actions .btn').last().click(),
  watch: playOn,
  async ability(page) {
    if ((await page.locator('.hand-cards .mark-legal, .mark-halo').count()) > 0) return playOn(page)
    await click(page, '.zone-mid .mark-legal:has(.ability-mark:not(.used))')
    return click(page, '.bar-actions .btn:has-text("Use the ability"), .bar-actions .btn:has-text("Застосувати")')
  },
  free: act,
}

/** What a question is answered with. */
const ANSWERS = '.tray, .bar-actions .btn, .hand-strip .thing'

/** Whether all of this is between the lesson and what is at the foot of a phone. */
const between = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => {
    const [card, foot, r] = ['.learn', '.zone-bar', what].map((x) => document.querySelector(x)!.getBoundingClientRect())
    return r!.top >= card!.bottom && r!.bottom <= foot!.top
  }, selector)

/** What can be looked at on a phone when a lesson has come. */
async function look(page: Page, id: string): Promise<void> {
  await expect.poll(() => hidden(page, ANSWERS), { timeout: 5_000 }).toEqual([])
  if (id !== 'sabotage') return
  await expect.poll(() => between(page, '.zone-lane'), { timeout: 5_000 }).toBe(true)
  // Once a unit is chosen the lesson shows what it can attack.
  await page.locator('.zone-lane .thing:has(.num-attack):not(.mark-spent)').first().click()
  await page.locator('.learn.folded .learn-fold').click()
  await expect.poll(() => hidden(page, ANSWERS), { timeout: 5_000 }).toEqual([])
  await expect.poll(() => between(page, '.zone-row .row-cards'), { timeout: 5_000 }).toBe(true)
}

describe('the first game, with a teacher', () => {
  const sizes: readonly [Language, number][] = [
    ['en', 1440],
    ['uk', 360],
  ]
  test.each(sizes)('in %s at %i pixels is played to its last lesson', { timeout: 240_000 }, async (language, width) => {
    const g = await house.guest({ width, language })
    const { page } = g
    await page.addInitScript(noteLessons)
    await page.goto(house.url)
    await page.locator('.more-starts .btn').first().click()
    await page.waitForURL(/learn=1/)
    await page.waitForSelector('.learn')
    const last = LESSONS.length - 1
    let before = ''
    for (let n = 0; n < 150; n++) {
      // What is shown stays as it is while nothing is under way: both looks, this and the one of the deed, see the same.
      await answered(page)
      const title = await page.locator('.learn h2').textContent()
      const lesson = LESSONS.find((l) => l.title[language] === title)
      if (lesson === undefined) throw new Error(`no lesson is called "${title}"`)
      if (LESSONS.indexOf(lesson) === last) break
      if (width === 360 && lesson.id !== before) await look(page, lesson.id)
      before = lesson.id
      await (DOES[lesson.id] ?? ((p: Page) => click(p, '.learn .btn.main')))(page)
    }
    const given = await shownLessons(page)
    const order = given.map((id) => LESSONS.findIndex((l) => l.id === id))
    expect(order[order.length - 1]).toBe(last)
    expect(order).toEqual(order.toSorted((x, y) => x - y))
    // What the prepared table was laid out for is taught, not passed over.
    expect(given).toEqual(
      expect.arrayContaining(['goal', 'row', 'play', 'sabotage', 'buy', 'ships', 'attack', 'end', 'watch', 'force', 'ability', 'free']),
    )
    await page.locator('.learn .btn.main').click()
    await page.locator('.learn').waitFor({ state: 'detached' })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
