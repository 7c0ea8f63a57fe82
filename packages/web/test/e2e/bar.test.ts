/** The decision bar of Rebellion at every size: it keeps its place, hides nothing that it asks for, and does not repeat what lies below it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make } from './desk.ts'
import { halfLines } from './fit.ts'
import { openHouse, type Guest, type House, type Language } from './house.ts'
import { surely } from './hands-rebellion.ts'
import { answered } from './player.ts'
import { act } from './player-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [740, 360],
  [390, 844],
  [360, 740],
] as const

const MACHINE = { kind: 'bot', level: 'easy' }

/** Sits down as the Empire against the machine. */
async function empire(width: number, height: number, language: Language, wish: object): Promise<Guest> {
  const g = await house.guest({ width, height, language })
  const id = await make(house, g, { game: 'rebellion', seats: [MACHINE, { kind: 'me' }], options: {}, ...wish })
  await g.page.goto(`${house.url}/t/${id}`)
  await g.page.waitForSelector('.reb-board .bar')
  return g
}

const complete = { options: { setup: 'complete' } }
const asked = (page: Page, kind: string) => page.locator(`.bar[data-ask="${kind}"]`).waitFor()

/** Plays on until this is asked. */
async function until(page: Page, kind: string): Promise<void> {
  for (let n = 0; n < 900; n++) {
    await answered(page)
    if ((await page.locator(`.bar[data-ask="${kind}"]:not(.waiting)`).count()) > 0) return
    if ((await act(page, n % 3 !== 0)) === 'waiting') await page.waitForTimeout(15)
  }
  throw new Error(`${kind} is never asked`)
}

/** Of the bar and the map: what is wrong with how they lie. */
function layout(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const [bar, head, question, map] = [box('.bar'), box('.reb-top'), box('.bar h2'), box('.reb-map')]
    const hidden = [...document.querySelectorAll('.system.legal > image')].flatMap((e) => {
      const r = e.getBoundingClientRect()
      const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
      const top = document.elementFromPoint(x, y)
      return top?.closest('.bar, .hand-area') === null ? [] : [e.parentElement?.textContent ?? '']
    })
    return {
      page: innerWidth,
      high: bar.height / innerHeight,
      overHead: head.bottom - bar.top > 1,
      overMap: bar.left < map.right - 1 && map.bottom - bar.top > 1,
      cut: question.top < bar.top - 1 || question.bottom > bar.bottom + 1,
      hidden,
    }
  })
}

describe('the bar', () => {
  test.each(SIZES)('of a complete setup leaves head, map and lit systems free and shows its question, at %i × %i', async (width, height) => {
    const g = await empire(width, height, 'uk', complete)
    const { page } = g
    await asked(page, 'place')
    await page.locator('.bar-actions [data-send]').waitFor()
    const seen = await layout(page)
    expect(seen).toMatchObject({ page: width, overHead: false, overMap: false, cut: false, hidden: [] })
    expect(seen.high).toBeLessThanOrEqual(0.45)
    // The question and what the piece is end with a whole line; what is below is faded in, and scrolled to.
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => halfLines(page)).toEqual([])
    const words = page.locator('.bar-words')
    const [more, left] = await words.evaluate((e) => [e.matches('.more'), e.scrollHeight - e.clientHeight])
    expect(more).toBe(left! > 2)
    await words.evaluate((e) => e.scrollTo(0, e.scrollHeight))
    await expect.poll(() => words.evaluate((e) => e.matches('.more'))).toBe(false)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([
    [1440, 900],
    [1280, 720],
  ])('shows all six systems that units are placed in, at %i × %i', async (width, height) => {
    const g = await empire(width, height, 'ru', complete)
    const list = g.page.locator('.bar[data-ask="place"] .bar-list')
    // One unit has buttons in one row; several have a counter for each system.
    for (let n = 0; n < 4 && (await list.locator('.share').count()) === 0; n++) {
      await list.locator('.btn').first().click()
      await g.page.locator('.bar-actions [data-send]').click()
      await answered(g.page)
    }
    expect(await list.locator('.share').count()).toBe(6)
    // Whichever systems chance has chosen: the longest names of all.
    await list.locator('.share > span').evaluateAll((all) => all.forEach((e) => (e.firstChild!.textContent = 'Кейто-Неймодия ')))
    expect(await list.evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(1)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('asks for one system where one unit is placed, and a press on its name or on the map chooses it', async () => {
    const g = await empire(1440, 900, 'en', complete)
    const { page } = g
    await asked(page, 'place')
    expect(await page.locator('.bar h2').textContent()).not.toMatch(/each/)
    const chosen = page.locator('.share-one .btn[aria-pressed="true"]')
    await page.locator('.share-one .btn').first().click()
    const first = await chosen.textContent()
    expect(await page.locator('.bar-actions .main:not([disabled])').count()).toBe(1)
    const lit = page.locator('.system.legal').filter({ hasNotText: first ?? '' })
    await lit.first().locator('> image').click()
    expect(await chosen.count()).toBe(1)
    expect(await chosen.textContent()).not.toBe(first)
    await page.locator('.bar-actions [data-send]').click()
    await answered(page)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([
    [1440, 900, 0],
    [740, 360, 1],
  ] as const)('repeats the leaders for a mission only where the pool may be out of sight, at %i × %i', async (width, height, least) => {
    const g = await empire(width, height, 'en', { prepared: 'walkthrough-empire' })
    const { page } = g
    await asked(page, 'assign')
    await page.locator('.reb-card-button.legal').first().dispatchEvent('click')
    await page.locator('.reb-card-button.chosen').waitFor()
    const repeated = await page.locator('.bar-actions [data-key^="assign:"]').count()
    expect(Math.min(repeated, 1)).toBe(least)
    // Only who can go on it is lit, and why another one cannot is told.
    const other = page.locator('.pool-leader:not(.legal)').first()
    if ((await other.count()) > 0) {
      await other.dispatchEvent('click')
      await page.locator('.dialog.why .btn.main').click()
    }
    await page.locator('.pool-leader.legal').first().dispatchEvent('click')
    await page.locator('.on-mission').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('the hand', () => {
  test('shows all cards to choose from, each whole with the keyboard, and takes the choice from them', { timeout: 240_000 }, async () => {
    const g = await empire(1440, 900, 'uk', complete)
    const { page } = g
    await until(page, 'hand-limit')
    expect(await page.locator('.bar-actions .choice').count()).toBe(0)
    const cards = page.locator('.hand-group.grow .reb-card-button')
    const strips = await cards.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().left))
    const end = await page.locator('.hand-group.grow').evaluate((e) => e.getBoundingClientRect().right)
    expect(strips.length).toBeGreaterThan(10)
    for (const [i, left] of strips.entries()) expect((strips[i + 1] ?? end) - left).toBeGreaterThanOrEqual(24)
    for (const card of await cards.all()) {
      await card.focus()
      const whole = await card.evaluate((e) => {
        const r = e.getBoundingClientRect()
        const at = (x: number, y: number) => e.parentElement!.contains(document.elementFromPoint(x, y))
        return at(r.right - 20, r.top + 50) && at(r.right - 20, r.bottom - 16) && at(r.left + 16, r.bottom - 16)
      })
      expect(whole).toBe(true)
    }
    const send = page.locator('.bar-actions [data-send]')
    const most = Number(/(\d+)\D*$/.exec((await send.textContent()) ?? '')?.[1])
    for (let n = 0; n < most; n++) {
      await page.locator('.reb-card-button.legal:not(.chosen)').first().focus()
      await page.keyboard.press('Enter')
    }
    expect(await page.locator('.reb-card-button[aria-pressed="true"]').count()).toBe(most)
    await send.click()
    await page.locator('.bar:not([data-ask="hand-limit"])').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('over the map', () => {
  test.each([
    [360, 740],
    [740, 360],
  ])('the base is a chip that opens, at %i × %i', async (width, height) => {
    const g = await empire(width, height, 'uk', { prepared: 'walkthrough-empire' })
    const { page } = g
    const high = () => page.locator('.base-space').evaluate((e) => e.getBoundingClientRect().height)
    const fold = page.locator('.base-fold')
    expect(await high()).toBeLessThan(56)
    await fold.tap()
    expect(await fold.getAttribute('aria-expanded')).toBe('true')
    await page.locator('.base-space .chip-strip').first().waitFor()
    await fold.tap()
    expect(await high()).toBeLessThan(56)
    await g.context.close()
  })

  test.each([
    [1440, 900],
    [1366, 768],
    [1024, 768],
  ])('a queue with eight kinds of units covers no planet, at %i × %i', async (width, height) => {
    const g = await empire(width, height, 'uk', { prepared: 'walkthrough-empire' })
    const covered = await g.page.evaluate(() => {
      const kind = document.querySelector('.queue .chip-strip > span, .base-space .chip-strip > span')!
      for (const line of document.querySelectorAll('.reb-right .queue-line:first-of-type')) {
        const strip = document.createElement('span')
        strip.className = 'chip-strip'
        for (let n = 0; n < 8; n++) {
          const one = kind.cloneNode(true) as HTMLElement
          one.append('12')
          strip.append(one)
        }
        line.classList.remove('empty')
        line.append(strip)
      }
      const queues = [...document.querySelectorAll('.reb-right .queue')].map((e) => e.getBoundingClientRect())
      return [...document.querySelectorAll('.system > image')].flatMap((e) => {
        const r = e.getBoundingClientRect()
        const over = queues.some((q) => r.left < q.right - 2 && r.right > q.left + 2 && r.top < q.bottom - 2 && r.bottom > q.top + 2)
        return over ? [e.parentElement?.textContent] : []
      })
    })
    expect(covered).toEqual([])
    await g.context.close()
  })

  test('a lesson on a phone on its side leaves question and answers free, and folds', async () => {
    const g = await house.guest({ width: 740, height: 360, language: 'uk' })
    const { page } = g
    const id = await make(house, g, { game: 'rebellion', seats: [MACHINE, { kind: 'me' }], prepared: 'walkthrough-empire', options: {} })
    await page.goto(`${house.url}/t/${id}?learn=1`)
    await page.waitForSelector('.learn')
    const over = () =>
      page.evaluate(() => {
        const lesson = document.querySelector('.learn')!.getBoundingClientRect()
        const meets = (selector: string) => {
          const r = document.querySelector(selector)!.getBoundingClientRect()
          return lesson.left < r.right - 1 && lesson.right > r.left + 1 && lesson.top < r.bottom - 1 && lesson.bottom > r.top + 1
        }
        return { met: ['.bar', '.hand-area', '.reb-top'].filter(meets), out: lesson.bottom > innerHeight, high: lesson.height }
      })
    const whole = await over()
    expect(whole).toMatchObject({ met: [], out: false })
    await page.locator('.learn-fold').tap()
    const folded = await over()
    expect(folded).toMatchObject({ met: [], out: false })
    expect(folded.high).toBeLessThan(Math.min(60, whole.high / 2))
    await page.locator('.learn-fold').tap()
    expect((await over()).high).toBe(whole.high)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('the log', () => {
  test('stays at its end when the box is made lower, and where it is read when it grows', async () => {
    const g = await empire(1440, 900, 'en', {})
    const { page } = g
    await until(page, 'command')
    // Played up to here it has followed all that happened.
    const place = () =>
      page.locator('.drawer-body').evaluate((e) => ({ top: e.scrollTop, left: e.scrollHeight - e.clientHeight - e.scrollTop, all: e.scrollHeight }))
    await page.locator('.rule-now').waitFor()
    await expect.poll(async () => (await place()).left).toBeLessThan(2)
    await page.setViewportSize({ width: 1440, height: 420 })
    await expect.poll(async () => (await place()).left).toBeLessThan(2)
    expect((await place()).top).toBeGreaterThan(0)
    await page.locator('.drawer-body').evaluate((e) => e.scrollTo(0, 0))
    await expect.poll(async () => (await place()).top).toBe(0)
    const { all } = await place()
    await surely(page, page.locator('.bar-actions .btn').last())
    await expect.poll(async () => (await place()).all, { timeout: 20_000 }).toBeGreaterThan(all)
    expect((await place()).top).toBe(0)
    await g.context.close()
  })
})

test('an attack in the Deckbuilding Game on a phone on its side is asked in a low bar that nothing shines through', async () => {
  const g = await house.guest({ width: 740, height: 360, language: 'uk' })
  const { page } = g
  const id = await make(house, g, { seats: [{ kind: 'me' }, MACHINE], options: {} })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.board .bar:not(.waiting)')
  const question = page.locator('.bar h2')
  // Cards are played and targets pressed until one of them can be attacked; else the turn ends.
  for (let n = 0; n < 200 && (await question.textContent()) !== 'Хто атакує?'; n++) {
    await answered(page)
    await page.evaluate((k) => {
      const things = [
        '.hand-cards .thing:is(.mark-legal, .mark-halo)',
        '.zone-foe .thing.mark-legal',
        '.zone-row .thing.mark-legal',
        '.thing.mark-halo',
      ]
      const all = [...things, '.bar-actions .btn.main:not([disabled])', '.bar-actions .btn:not([disabled])'].flatMap((x) => [
        ...document.querySelectorAll(x),
      ])
      if (document.querySelector('.bar.waiting') === null)
        all[k % 4 === 3 ? all.length - 1 : 0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }, n)
    await page.waitForTimeout(20)
  }
  expect(await question.textContent()).toBe('Хто атакує?')
  const seen = await page.locator('.bar').evaluate((e) => {
    const h = e.querySelector('h2')!
    const lines = h.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h).lineHeight)
    return { high: e.getBoundingClientRect().height, lines: Math.round(lines), colour: getComputedStyle(e).backgroundColor }
  })
  expect(seen.high).toBeLessThanOrEqual(110)
  expect(seen.lines).toBeLessThanOrEqual(2)
  await expect.poll(() => halfLines(page)).toEqual([])
  expect(seen.colour).toMatch(/^rgb\(/)
  await g.context.close()
})
