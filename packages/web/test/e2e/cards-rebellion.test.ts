/** Cards of Rebellion in a real browser: every name and sign fits its card, in each language, and pictures arrive. */
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import { cards as en } from '@orrery/rebellion/rulebook/en/cards'
import { terms as enTerms } from '@orrery/rebellion/rulebook/en/terms'
import { cards as ru } from '@orrery/rebellion/rulebook/ru/cards'
import { terms as ruTerms } from '@orrery/rebellion/rulebook/ru/terms'
import { cards as uk } from '@orrery/rebellion/rulebook/uk/cards'
import { terms as ukTerms } from '@orrery/rebellion/rulebook/uk/terms'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringIn, playedBy } from './desk.ts'
import { openHouse, type House, type Language } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const CARDS = { en, uk, ru }
const TERMS = { en: enTerms, uk: ukTerms, ru: ruTerms }
const namesIn = (language: Language): string[] => {
  const { missions, actions, objectives } = CARDS[language]
  return [missions, actions, objectives].flatMap((table) => Object.values(table).map((c) => c.name))
}

/** Puts each name, and each time of an action, on a card of the hand; those that stick out of it. */
function sticking(page: Page, names: readonly string[], times: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ names, times }) => {
      const held = document.querySelector<HTMLElement>('.hand-card')!
      const copy = held.cloneNode(true) as HTMLElement
      held.after(copy)
      const card = copy.querySelector<HTMLElement>('.reb-card')!
      const title = card.querySelector<HTMLElement>('.card-title')!
      const picture = card.querySelector<HTMLElement>('.card-picture')!
      const plate = card.querySelector<HTMLElement>('.card-plate')!
      const { right, bottom } = card.getBoundingClientRect()
      const out: string[] = []
      for (const name of names) {
        title.textContent = name
        const range = document.createRange()
        range.selectNodeContents(title)
        const box = range.getBoundingClientRect()
        if (box.right > right - 4 || box.bottom > bottom - 2) out.push(name)
        if (picture.getBoundingClientRect().height < 40) out.push(`${name}: no room for the picture`)
      }
      for (const time of times) {
        plate.textContent = time
        const box = plate.getBoundingClientRect()
        if (box.right > right - 4 || box.height > 26) out.push(time)
      }
      copy.remove()
      return out
    },
    { names, times },
  )
}

/** Puts a row of many missions before the hand; the width that it leaves to the hand's row, in cards. */
function leftBesideMany(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hand = document.querySelector<HTMLElement>('.hand-group.grow')!
    const many = hand.cloneNode(true) as HTMLElement
    many.className = 'hand-group'
    const row = many.querySelector('.hand-row')!
    for (let n = row.children.length; n < 10; n++) row.append(row.children[0]!.cloneNode(true))
    hand.before(many)
    const left = hand.getBoundingClientRect().width / hand.querySelector('.reb-card')!.getBoundingClientRect().width
    many.remove()
    return left
  })
}

describe('cards of Rebellion', () => {
  const cases: readonly [Language, number, 'empire' | 'rebels', 'dark' | 'light'][] = [
    ['en', 1440, 'empire', 'dark'],
    ['uk', 1440, 'rebels', 'light'],
    ['ru', 360, 'empire', 'light'],
    ['uk', 360, 'rebels', 'dark'],
  ]
  test.each(cases)('in %s at %i pixels for the %s (%s)', { timeout: 90_000 }, async (language, width, side, theme) => {
    const g = await house.guest({ width, language, theme })
    await g.page.goto(house.url)
    const panel = g.page.locator('.panel-game.open').nth(1)
    await panel.locator(`.side-${side}`).click()
    await panel.locator('.starts .btn').first().click()
    await g.page.waitForSelector('.hand-card .reb-card img')
    await g.page.evaluate(() => document.fonts.ready)
    expect(await sticking(g.page, namesIn(language), Object.values(TERMS[language].actionTimings))).toEqual([])

    expect(await leftBesideMany(g.page)).toBeGreaterThan(1)

    // How each mission is carried out: a sign with a name, and with the words for the pointer; it covers no other sign.
    const signs = await g.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.hand-card .mission-kind')].map((e) => {
        const plate = e.closest('.card-plate')!.getBoundingClientRect()
        const sort = e.closest('.card-picture')!.querySelector('.sort')?.getBoundingClientRect()
        const [kind] = [...e.classList].filter((c) => c !== 'mission-kind')
        return { kind: kind ?? '', name: e.getAttribute('aria-label'), words: e.title, apart: sort === undefined || plate.right < sort.left }
      }),
    )
    expect(new Set(signs.map((s) => s.kind))).toEqual(new Set(['attempt', 'resolve']))
    for (const { kind, name, words, apart } of signs) {
      const term = TERMS[language].missionKinds[kind as 'attempt' | 'resolve']
      expect({ name, words: words !== '' && !words.startsWith('reb.'), apart }).toEqual({ name: term, words: true, apart: true })
    }

    await g.page.locator('.hand-card .look').first().click()
    const large = g.page.locator('.inspect-reb .reb-card.large')
    await large.waitFor()
    await g.page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.inspect-reb .card-picture img')].every((i) => i.naturalWidth === 320),
    )
    const sizes = await large.evaluate((e) => ({ inner: e.scrollWidth - e.clientWidth, below: e.scrollHeight - e.clientHeight }))
    expect(sizes).toEqual({ inner: 0, below: 0 })
    if (process.env['SHOTS'] !== undefined) {
      await g.page.screenshot({ path: `${process.env['SHOTS']}/large-${language}-${width}.png` })
      await g.page.keyboard.press('Escape')
      await g.page.waitForTimeout(400)
      await g.page.screenshot({ path: `${process.env['SHOTS']}/hand-${language}-${width}.png` })
    }
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

/** An Empire that does nothing comes to twelve missions, of which it must discard two. */
const idle = {
  game: rebellion,
  sides: ['rebels', 'empire'],
  choose(s: Parameters<typeof ruleOfThumb>[0], ask: Parameters<typeof ruleOfThumb>[1]): number {
    const pass = ask.opts.findIndex((o) => o.t === 'pass')
    return (ask.kind === 'assign' || ask.kind === 'command') && pass >= 0 ? pass : ruleOfThumb(s, ask)
  },
}

describe('a full hand', () => {
  test.each([1440, 360])(
    'of which two neighbours are discarded, both pressed on what is seen of them, at %i pixels',
    { timeout: 60_000 },
    async (width) => {
      const g = await house.guest({ width, language: 'en' })
      const made = playedBy(idle, 1, {}, (t) => t.pending[0]?.kind === 'hand-limit' && t.pending[0].seat === 1)
      await g.page.goto(`${house.url}/t/${await bringIn(house, g, made)}`)
      await g.page.locator('.bar[data-ask="hand-limit"]').waitFor()
      const cards = g.page.locator('.hand-card .reb-card-button.legal')
      const chosen = g.page.locator('.hand-card .reb-card-button.chosen')
      // Starting missions stay.
      expect([await g.page.locator('.hand-card .reb-card-button').count(), await cards.count()]).toEqual([12, 8])
      const press = async (n: number): Promise<void> => {
        const card = cards.nth(n)
        await card.scrollIntoViewIfNeeded()
        // Its left part is what the next card leaves of it.
        const position = { x: 24, y: 70 }
        await (width < 720 ? card.tap({ position }) : card.click({ position }))
        // The pointer goes elsewhere: what stays on top is the card's own doing.
        if (width > 720) await g.page.mouse.move(width / 2, 200)
        await answered(g.page)
      }
      for (let n = 0; n < 8; n += 2) {
        for (const pick of [n, n + 1]) await press(pick)
        expect(await chosen.count()).toBe(2)
        for (const pick of [n, n + 1]) await press(pick)
        expect(await chosen.count()).toBe(0)
      }
      expect(g.complaints).toEqual([])
      await g.context.close()
    },
  )
})
