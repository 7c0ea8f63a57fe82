import { rules as en } from '@orrery/deckbuilding/rulebook/rules.en'
import { rules as ru } from '@orrery/deckbuilding/rulebook/rules.ru'
import { rules as uk } from '@orrery/deckbuilding/rulebook/rules.uk'
import { facts } from '../../src/games/deckbuilding/model.ts'
import { en as wordsEn } from '../../src/words/en.ts'
import { ru as wordsRu } from '../../src/words/ru.ts'
import { uk as wordsUk } from '../../src/words/uk.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '@orrery/deckbuilding/content/cards'
import { bar, bringIn, endTurn, make, pair, played, poll, REBELS, sit } from './desk.ts'
import { openHouse, type House, type Language } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const RULES: Record<Language, Readonly<Record<string, string>>> = { en, uk, ru }
const WORDS = { en: wordsEn, uk: wordsUk, ru: wordsRu }
const NAMES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' }
const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']

const hand = (page: Page) => page.locator('.hand-cards .thing')
const rowOf = (page: Page, picture: string) => page.locator(`.zone-row .thing:has(img[src*="/${picture}."])`)
const laneOf = (page: Page, picture: string) => page.locator(`.zone-lane .thing:has(img[src*="/${picture}."])`)
const cards = (page: Page): Promise<string[]> =>
  page
    .locator('.hand-cards .thing, .zone-row .thing, .zone-lane .thing')
    .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['thing'] ?? ''))

/** The prepared table in the middle of the Rebels' turn, against the machine. */
async function prepared(language: Language = 'en') {
  const g = await house.guest({ width: 1440, language })
  const id = await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough' })
  await sit(house, g, id)
  return g
}

test('a card shown beside the pointer that rests on it goes when its card leaves the place', async () => {
  const { page, context, complaints } = await prepared()
  await hand(page).first().hover()
  await page.locator('.inspect').waitFor()
  // The pointer stays where it is.
  await bar(page, 'Play all').dispatchEvent('click')
  await poll(() => hand(page).count()).toBe(0)
  await poll(() => page.locator('.inspect').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

describe('taking back', () => {
  test('is free within the turn until something is revealed', async () => {
    const { page, context, complaints } = await prepared()
    const before = await cards(page)
    expect(await bar(page, 'Take back').isDisabled()).toBe(true)
    await page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first().click()
    await poll(() => hand(page).count()).toBe(4)
    await page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first().click()
    await poll(() => hand(page).count()).toBe(3)
    await bar(page, 'Take back').click()
    await poll(() => hand(page).count()).toBe(4)
    await bar(page, 'Take back').click()
    await poll(() => cards(page)).toEqual(before)
    await poll(() => bar(page, 'Take back').isDisabled()).toBe(true)
    // The log is told a moment after the table has moved.
    await poll(() => page.locator('.log-line').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('against the machine nobody has to agree, and the button doesn’t speak of asking', async () => {
    const g = await prepared()
    const { page } = g
    const before = await cards(page)
    await bar(page, 'End turn').click()
    await page.getByText('5 cards in your hand have not been played').waitFor()
    await bar(page, 'Cancel').click()
    await endTurn(page)
    await page.locator('.log-turn').nth(1).waitFor()
    await page.locator('.bar:not(.waiting)').waitFor()
    expect(await page.locator('.bar .back').textContent()).toBe('Take back')
    await bar(page, 'Take back').click()
    await poll(() => cards(page)).toEqual(before)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('after something was revealed the other person is asked: refused, withdrawn, allowed', async () => {
    const { empire, rebels } = await pair(house, { prepared: 'walkthrough' }, ['uk', 'en'])
    const { page } = rebels
    await bar(page, 'Play all').click()
    await bar(page, 'Resources').click()
    await poll(() => hand(page).count()).toBe(0)
    await answered(page)
    const before = await cards(page)
    await rowOf(page, 'x-wing').click()
    await bar(page, 'Buy for 3').click()
    await page.getByText('Bought X-Wing for 3').waitFor()
    const after = await cards(page)
    const ask = async () => {
      await bar(page, 'Ask to take back').click()
      await page.getByText('You asked to take a decision back.').waitFor()
    }
    const offer = empire.page.getByRole('alertdialog', { name: /просить|повернути/ })
    await ask()
    await offer.getByRole('button').first().click()
    await page.getByText('You asked to take a decision back.').waitFor({ state: 'detached' })
    await offer.waitFor({ state: 'detached' })
    expect(await cards(page)).toEqual(after)
    await ask()
    await offer.waitFor()
    // Both read what would be undone.
    await page.locator('.offer', { hasText: 'before this: Bought X-Wing for 3' }).waitFor()
    await offer.locator('.offer-from', { hasText: 'X-wing' }).waitFor()
    await page.locator('.offer').getByRole('button', { name: 'Cancel' }).click()
    await offer.waitFor({ state: 'detached' })
    expect(await cards(page)).toEqual(after)
    await ask()
    await offer.locator('.btn.main').click()
    await poll(() => cards(page)).toEqual(before)
    await poll(() => rowOf(empire.page, 'x-wing').count()).toBe(1)
    await page.locator('.log-note', { hasText: 'takes decisions back' }).waitFor()
    expect([...rebels.complaints, ...empire.complaints]).toEqual([])
    await Promise.all([empire.context.close(), rebels.context.close()])
  })
})

/** Asks "why not?" in each language by its switch, and checks reason and rule; the last time the rule is opened. */
async function refusedWith(page: Page, at: Locator, rule: string): Promise<void> {
  for (const language of LANGUAGES) {
    await page.getByRole('radio', { name: NAMES[language] }).first().click()
    await poll(() => page.locator('html').getAttribute('lang')).toBe(language)
    await at.click()
    const why = page.getByRole('alertdialog')
    await why.waitFor()
    const id = `deckbuilding/${rule}`
    await poll(() => why.locator('.why-rule').textContent()).toBe(RULES[language][id])
    expect(await why.locator('#why-text').textContent()).toBe((WORDS[language] as Readonly<Record<string, string>>)[`reason.${rule}`])
    if (language !== 'ru') {
      await page.keyboard.press('Escape')
      await why.waitFor({ state: 'detached' })
      continue
    }
    await why.locator('.why-actions .btn').first().click()
    await why.waitFor({ state: 'detached' })
    const hit = page.locator('.drawer .rulebook li.hit')
    await poll(() => hit.textContent()).toContain(rule)
    expect(await hit.textContent()).toContain(RULES.ru[id])
    expect(await hit.isVisible()).toBe(true)
  }
  await page.getByRole('radio', { name: NAMES.en }).first().click()
  await poll(() => page.locator('html').getAttribute('lang')).toBe('en')
}

describe('why not?', () => {
  test('the other side’s card, too dear, a neutral target, an enemy ship, a unit that has attacked, no attack', async () => {
    const { page, context, complaints } = await prepared()
    await refusedWith(page, rowOf(page, 'tie-fighter'), 'affiliation/02')
    await refusedWith(page, rowOf(page, 'x-wing'), 'purchase/02')
    await page.locator('.hand-cards .thing[aria-label^="Rebel Trooper"]').click()
    const troopers = laneOf(page, 'rebel-trooper')
    await troopers.first().click()
    await refusedWith(page, rowOf(page, 'twilek-smuggler'), 'attack-row/04')
    expect(await troopers.first().getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await bar(page, 'Play all').click()
    await bar(page, 'Resources').click()
    // Who is chosen while another question is open is not chosen for an attack.
    await answered(page)
    await troopers.first().click()
    await refusedWith(page, laneOf(page, 'alliance-shuttle').first(), 'cards/02')
    await page.locator('.zone-foe .thing.is-base').click()
    await bar(page, 'Attack').click()
    await poll(() => troopers.first().getAttribute('class')).toContain('mark-spent')
    await refusedWith(page, troopers.first(), 'commit/04')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('not your turn', async () => {
    const { empire, rebels } = await pair(house)
    await refusedWith(rebels.page, hand(rebels.page).first(), 'actions/01')
    expect(rebels.complaints).toEqual([])
    await Promise.all([empire.context.close(), rebels.context.close()])
  })

  test('a capital ship of one’s own does not attack the row', async () => {
    const file = played(REBELS, {}, (t, next) => {
      if (next === '' || t.pending[0]?.seat !== REBELS || t.pending[0].kind !== 'main') return false
      const me = t.s.players[REBELS]
      const kind = (id: number) => CARDS[t.s.cards[id]?.def ?? -1]
      const armed = me?.ships.some((id) => (kind(id)?.attack ?? 0) > 0 && t.s.cards[id]?.attacked === false) === true
      const prey = t.s.row.some((id) => id >= 0 && kind(id)?.faction === 'empire' && kind(id)?.type === 'unit')
      const troops = me?.units.some((id) => (kind(id)?.attack ?? 0) > 0 && t.s.cards[id]?.attacked === false) === true
      return armed && prey && troops
    })
    const g = await house.guest({ width: 1440, language: 'en' })
    await sit(house, g, await bringIn(house, g, file))
    const { page } = g
    const prey = await page.locator('.zone-row .thing').evaluateAll((all) =>
      all
        .filter((e) => e.className.includes('side-empire'))
        .map((e) => ({
          id: (e as HTMLElement).dataset['thing'],
          picture: /([a-z0-9-]+)\.\w+$/.exec(e.querySelector('img')?.src.replace(/-[\w-]{8}\.(\w+)$/, '.$1') ?? '')?.[1],
        })),
    )
    const unit = prey.find((p) => p.picture !== undefined && facts(p.picture).type === 'unit')
    await page.locator(`.zone-row .thing[data-thing="${unit?.id}"]`).click()
    await refusedWith(page, page.locator('.zone-mid .plates .thing:not(.is-base):has(.num-attack)').first(), 'attack-row/05')
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('words and looks', () => {
  test('language and theme change at once, nothing is lost, and both are remembered', async () => {
    const { page, context, complaints } = await prepared()
    await bar(page, 'Play all').click()
    await bar(page, 'Attack').click()
    // An attack is three answers in a row; what is chosen meanwhile is dropped with its end.
    await answered(page)
    const trooper = laneOf(page, 'rebel-trooper').first()
    await trooper.click()
    await poll(() => trooper.getAttribute('aria-pressed')).toBe('true')
    const before = await cards(page)
    for (const language of ['uk', 'ru'] as const) {
      await page.getByRole('radio', { name: NAMES[language] }).first().click()
      await poll(() => bar(page, WORDS[language]['bar.endTurn']).or(page.locator('.bar h2')).first().textContent()).toMatch(/[а-яіїє]/i)
      await poll(() => trooper.getAttribute('aria-label')).toMatch(/^[А-ЯІЇЄ]/)
      expect(await trooper.getAttribute('aria-pressed')).toBe('true')
      expect(await cards(page)).toEqual(before)
      await poll(() => page.locator('.log-line').first().textContent()).toMatch(language === 'uk' ? /^Зіграно/ : /^Разыгр/)
    }
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const paper = await page.evaluate(() => getComputedStyle(document.body).color)
    await page.getByRole('button', { name: WORDS.ru['app.light'] }).first().click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await poll(() => page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(paper)
    await page.reload()
    await page.waitForSelector('.board .bar')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await poll(() => bar(page, WORDS.ru['bar.endTurn']).count()).toBe(1)
    expect(await cards(page)).toEqual(before)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the rule now follows the question and opens in the rulebook; the rulebook can be searched in each language', async () => {
    const { page, context, complaints } = await prepared()
    const now = page.getByRole('complementary', { name: 'The rule now' }).locator('p')
    expect(await now.textContent()).toBe(en['deckbuilding/actions/01'])
    await page.locator('.hand-cards .thing[aria-label^="Temple Guardian"]').click()
    await poll(() => now.textContent()).toBe(en['deckbuilding/choose/02'])
    await page.getByRole('complementary', { name: 'The rule now' }).getByRole('button').click()
    await poll(() => page.locator('.rulebook li.hit').textContent()).toContain('choose/02')
    const wanted: readonly [Language, string][] = [
      ['en', 'shuffle'],
      ['uk', 'перетас'],
      ['ru', 'колод'],
    ]
    const rules = page.locator('.rulebook section li')
    for (const [language, text] of wanted) {
      await page.getByRole('radio', { name: NAMES[language] }).first().click()
      const search = page.getByRole('searchbox', { name: WORDS[language]['rules.search'] })
      await search.fill('')
      await poll(() => rules.count()).toBe(Object.keys(RULES[language]).length)
      const hits = Object.values(RULES[language]).filter((r) => r.toLocaleLowerCase().includes(text)).length
      await search.fill(text)
      await poll(() => rules.count()).toBe(hits)
      expect(hits).toBeGreaterThan(0)
      await search.fill('qqqq')
      await page.getByText(WORDS[language]['rules.none']).waitFor()
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
