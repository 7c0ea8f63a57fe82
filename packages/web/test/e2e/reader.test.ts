import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bar as barOf, endTurn, make, poll } from './desk.ts'
import { openHouse, type House } from './house.ts'
import { answered } from './player.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const focused = (at: Locator): Promise<boolean> => at.evaluate((e) => e === document.activeElement)
const insideOf = (at: Locator): Promise<boolean> => at.evaluate((e) => e.contains(document.activeElement))

/** The prepared table, started from the lobby against the machine; its lessons put away. */
async function begin(width = 1440) {
  const g = await house.guest({ width, language: 'en' })
  await g.page.goto(house.url)
  await g.page.getByRole('button', { name: 'Learn by playing' }).click()
  await g.page.getByRole('button', { name: 'Enough lessons' }).click()
  const { page } = g
  return {
    ...g,
    hand: region(page, 'Your hand'),
    row: region(page, 'Galaxy row'),
    area: region(page, 'Your play area'),
    bar: region(page, 'Decision'),
    foe: region(page, 'Opponent Machine'),
  }
}

describe('by roles and names alone', () => {
  test('a whole turn: start, play by name, an option, sabotage, buy, attack the base, end, the log tells it', async () => {
    const { page, context, complaints, hand, row, area, bar, foe } = await begin()
    const log = page.getByRole('list', { name: 'Log' })
    expect(await log.getAttribute('aria-live')).toBe('polite')
    await bar.getByRole('heading', { name: 'Your turn: play your cards' }).waitFor()

    await hand.getByRole('button', { name: /^Temple Guardian.*Can be chosen/ }).click()
    await bar.getByRole('heading', { name: /Temple Guardian: choose one/ }).waitFor()
    await bar.getByRole('button', { name: 'Attack' }).click()
    await area.getByRole('button', { name: /^Temple Guardian.*Attack 1/ }).waitFor()
    await log.getByText('Played Temple Guardian').waitFor()
    await log.getByText('Temple Guardian: attack').waitFor()

    await hand
      .getByRole('button', { name: /^Rebel Trooper/ })
      .first()
      .click()
    // While an answer is under way another press means nothing.
    await answered(page)
    await bar.getByRole('button', { name: 'Play all' }).click()
    await hand.getByText('No cards in hand').waitFor()
    await page.getByRole('img', { name: '3 resources to spend' }).waitFor()

    const trooper = area.getByRole('button', { name: /^Rebel Trooper, Rebels, Unit, Attack 2/ }).first()
    await trooper.click()
    expect(await trooper.getAttribute('aria-pressed')).toBe('true')
    await bar.getByRole('heading', { name: '1 attacker: choose the target' }).waitFor()
    await row.getByRole('button', { name: /^TIE Fighter, Empire, Unit, Cost 1, Target value 1/ }).click()
    await bar.getByRole('heading', { name: 'Sabotage TIE Fighter with 2?' }).waitFor()
    await bar.getByRole('button', { name: 'Attack', exact: true }).click()
    await bar.getByRole('heading', { name: 'Defeated! Take the reward?' }).waitFor()
    await bar.getByRole('button', { name: 'Take the reward' }).click()
    await page.getByRole('img', { name: '4 resources to spend' }).waitFor()
    await area.getByRole('button', { name: /^Rebel Trooper.*has attacked/ }).waitFor()

    await row.getByRole('button', { name: /^X-Wing, Rebels, Unit, Cost 3.*Can be chosen/ }).click()
    await bar.getByRole('button', { name: 'Buy for 3' }).click()
    await page.getByRole('img', { name: '1 resource to spend' }).waitFor()
    await hand.getByRole('button', { name: 'Discard, 1 card: look through' }).waitFor()

    await area.getByRole('button', { name: /^Temple Guardian/ }).click()
    await foe.getByRole('button', { name: /^Opponent’s, Lothal, 6 of 8 hit points left/ }).click()
    await bar.getByRole('heading', { name: 'Attack Lothal with 1?' }).waitFor()
    await bar.getByRole('button', { name: 'Attack', exact: true }).click()
    await foe.getByRole('button', { name: /^Opponent’s, Gozanti Cruiser,.* 2 of 3 hit points left/ }).waitFor()
    await foe.getByRole('button', { name: /^Opponent’s, Lothal, 6 of 8 hit points left/ }).waitFor()

    await bar.getByRole('button', { name: 'End turn' }).click()
    for (const told of ['Played Rebel Trooper', 'TIE Fighter is defeated', 'Bought X-Wing for 3', 'Gozanti Cruiser takes 1 damage'])
      await log.getByText(told).first().waitFor()
    await poll(() => log.getByRole('heading').allTextContents()).toEqual(expect.arrayContaining([expect.stringMatching(/Turn 3 · Machine/)]))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the first page starts a game against the machine on the wished side', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    await g.page.goto(house.url)
    const panel = g.page.getByRole('article', { name: 'The Deckbuilding Game' })
    await panel.getByRole('radiogroup', { name: 'Your side' }).getByRole('radio', { name: 'Empire' }).check()
    await panel.getByRole('radiogroup', { name: 'Strength of the machine' }).getByRole('radio', { name: 'Steady' }).check()
    await panel.getByRole('button', { name: 'Play the machine' }).click()
    await region(g.page, 'Your hand')
      .getByRole('button', { name: /^Imperial Shuttle.*Can be chosen/ })
      .first()
      .click()
    await region(g.page, 'Your play area')
      .getByRole('button', { name: /^Imperial Shuttle, Empire, Unit/ })
      .waitFor()
    await g.page.getByRole('img', { name: '1 resource to spend' }).waitFor()
    await g.page.getByRole('link', { name: 'To the lobby' }).click()
    await panel.getByRole('radiogroup', { name: 'Your side' }).waitFor()
    expect(await panel.getByRole('radio', { name: 'Empire' }).isChecked()).toBe(true)
    await g.page.getByRole('link', { name: /Your move/ }).waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a dialog takes the focus, keeps it and gives it back', async () => {
    const { page, context, complaints, row, area, hand } = await begin()
    const neutral = row.getByRole('button', { name: /^Twi.lek Smuggler/ })
    await neutral.focus()
    await page.keyboard.press('Enter')
    const why = page.getByRole('alertdialog', { name: /^Not possible now: Twi.lek Smuggler$/ })
    await why.waitFor()
    await poll(() => insideOf(why)).toBe(true)
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press(n < 3 ? 'Tab' : 'Shift+Tab')
      expect(await insideOf(why)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    await poll(() => focused(neutral)).toBe(true)

    const card = hand.getByRole('button', { name: /^Temple Guardian/ })
    await card.focus()
    await page.keyboard.press('i')
    const zoom = page.getByRole('dialog', { name: 'Temple Guardian' })
    await zoom.waitFor()
    await poll(() => insideOf(zoom)).toBe(true)
    await zoom.getByRole('heading', { name: 'Rules' }).waitFor()
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    await poll(() => focused(card)).toBe(true)
    expect(await area.getByRole('button').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('two on one device', () => {
  test('while the table is covered nothing of it has the focus, can get it, or is there for a screen reader', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const id = await make(house, g, { seats: [{ kind: 'me' }, { kind: 'hand-over' }] })
    await page.goto(`${house.url}/t/${id}`)
    await page.getByRole('dialog', { name: 'Pass the device to: Empire' }).getByRole('button').click()
    await endTurn(page)
    const cover = page.getByRole('dialog', { name: 'Pass the device to: Rebels' })
    await cover.waitFor()
    await poll(() => insideOf(cover)).toBe(true)
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press(n < 4 ? 'Tab' : 'Shift+Tab')
      expect(await insideOf(cover)).toBe(true)
    }
    for (const key of ['Escape', 'e', 'p']) await page.keyboard.press(key)
    await page.mouse.click(5, 400)
    expect(await cover.isVisible()).toBe(true)
    const open = await page
      .locator('a, button, input, textarea, [tabindex], [role=region], [aria-live], h1, h2')
      .evaluateAll((all) =>
        all.filter((e) => e.closest('[inert], [aria-hidden=true], .hand-over, [data-live-announcer]') === null).map((e) => e.outerHTML),
      )
    expect(open).toEqual([])
    await cover.getByRole('button').click()
    await cover.waitFor({ state: 'detached' })
    await barOf(page, 'End turn').waitFor()
    expect(await page.locator('.table-page').evaluate((e) => e.closest('[inert], [aria-hidden=true]'))).toBeNull()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

/** Tabs on until the element has the focus. Throws after a round of the page. */
async function tabTo(page: Page, at: Locator, key = 'Tab'): Promise<void> {
  for (let n = 0; n < 90; n++) {
    if ((await at.count()) > 0 && (await focused(at.first()))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never comes to ${String(at)}`)
}

describe('by keyboard alone', () => {
  test('start, play, option, buy, attack, take back, end', async () => {
    const g = await house.guest({ width: 1440, language: 'uk' })
    const { page } = g
    await page.goto(house.url)
    const learn = page.getByRole('button', { name: 'Навчитися граючи' })
    await learn.waitFor()
    await tabTo(page, learn)
    await page.keyboard.press('Enter')
    const leave = page.locator('.learn .btn.quiet')
    await leave.waitFor()
    await tabTo(page, leave, 'Shift+Tab')
    await page.keyboard.press('Enter')

    const bar = page.locator('.bar')
    const hand = page.locator('.hand-cards .thing')
    const guardian = page.getByRole('button', { name: /^Вартовий храму/ })
    await tabTo(page, guardian)
    await page.keyboard.press('Enter')
    await poll(() => bar.locator('h2').textContent()).toMatch(/Вартовий храму/)
    const attack = bar.getByRole('button', { name: 'Атака' })
    await tabTo(page, attack, 'Shift+Tab')
    await page.keyboard.press(' ')
    await poll(() => bar.locator('h2').textContent()).toMatch(/^Ваш хід/)
    expect(await focused(bar.locator('h2'))).toBe(true)
    await page.keyboard.press('p')
    await poll(() => hand.count()).toBe(0)
    for (let n = 1; n <= 5; n++) {
      await page.keyboard.press('t')
      await poll(() => hand.count()).toBe(n)
    }
    await page.keyboard.press('p')
    // Playing all stops at a card that asks something.
    await poll(() => bar.locator('h2').textContent()).toMatch(/Вартовий храму/)
    await tabTo(page, bar.getByRole('button', { name: 'Ресурси' }))
    await page.keyboard.press('Enter')
    await poll(() => hand.count()).toBe(0)

    // Arrows: from the play area up into the row, and to the card that can be bought.
    const first = page.locator('.zone-lane .thing').first()
    await tabTo(page, first, 'Shift+Tab')
    await page.keyboard.press('ArrowUp')
    expect(await insideOf(page.locator('.zone-row'))).toBe(true)
    const buyable = page.locator('.zone-row .thing.mark-legal', { hasText: 'X-wing' })
    await buyable.waitFor()
    await tabTo(page, buyable)
    await page.keyboard.press('Enter')
    const buy = bar.getByRole('button', { name: /^Придбати/ })
    await buy.waitFor()
    await tabTo(page, buy)
    await page.keyboard.press('Enter')
    await buy.waitFor({ state: 'detached' })

    const trooper = page.locator('.zone-lane .thing:has(.num-attack)')
    await tabTo(page, trooper.first(), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await poll(() => trooper.first().getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await poll(() => trooper.first().getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('Enter')
    const base = page.locator('.zone-foe .thing.is-base')
    await tabTo(page, base, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const strike = bar.getByRole('button', { name: 'Атакувати' })
    await strike.waitFor()
    await tabTo(page, strike)
    await page.keyboard.press('Enter')
    await poll(() => page.locator('.zone-lane .thing.mark-spent.attacked').count()).toBe(1)
    await page.keyboard.press('e')
    await poll(() => page.locator('.log-turn').count()).toBeGreaterThan(0)
    await poll(() => page.locator('.hand-cards .thing').count()).toBe(5)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
