/** Rebellion by roles and names alone, as a screen reader tells them. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { poll } from './desk.ts'
import { openHouse, PATIENCE, type House } from './house.ts'
import { surely } from './hands-rebellion.ts'
import { answered } from './player.ts'
import { sitDown } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** What can be pressed, or is a picture with a meaning, and says nothing: no letter or figure in its name. */
function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = (e: Element) => e.getAttribute('aria-label') ?? e.textContent ?? ''
    return [...document.querySelectorAll('button, a[href], [role="button"], [role="img"], [role="group"], [tabindex="0"]')]
      .filter((e) => e.getClientRects().length > 0 && e.closest('[aria-hidden="true"]') === null)
      .filter((e) => !/[\p{L}\p{N}]/u.test(said(e)) || /undefined|NaN|reb\.|\bnull\b/.test(said(e)))
      .map((e) => e.outerHTML.slice(0, 160))
  })
}

/** Pictures of leaders and units that neither say who it is nor stand within something that does. */
function speechless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.reb-board .token, .reb-board :is(.chip-strip, .chips) svg, .fighter .figure')]
      .filter((e) => e.getClientRects().length > 0)
      // A system and the button of the base say who stands there; a card says who is on it.
      .filter((e) => e.closest('[aria-label]:not(section, .reb-board), button, .garrison, .base-leaders, .on-mission, .combat-leaders') === null)
      .map((e) => e.parentElement?.outerHTML.slice(0, 160) ?? ''),
  )
}

/** What ends a question without doing more than it must; where nothing does, its last answer. */
const ENDS = /^(Stay|On to the damage|Pass|Nobody(: mission succeeds .*)?|Done|No)$/

/** Answers by the names of buttons until `done`; `other` may answer instead, and says whether it did. */
async function playOn(page: Page, done: () => Promise<boolean>, other = (_ask: string): Promise<boolean> => Promise.resolve(false)): Promise<void> {
  const bar = region(page, 'Decision')
  for (const end = Date.now() + 4 * PATIENCE; Date.now() < end;) {
    await answered(page)
    if (await done()) return
    const ask = await page.locator('.bar').getAttribute('data-ask')
    const ends = bar.getByRole('button', { name: ENDS })
    const answers = bar.locator('.bar-actions').getByRole('button')
    if (ask === null || (await answers.count()) === 0) await page.waitForTimeout(20)
    // A question that has gone on before the hand is there: the next look sees what is asked.
    else if (!(await other(ask)))
      await ((await ends.count()) > 0 ? ends : answers)
        .last()
        .click({ timeout: 3_000 })
        .catch(() => undefined)
  }
  throw new Error(`no end; the bar says "${await bar.textContent()}"`)
}

const EMPIRE = {
  en: {
    decision: 'Decision',
    hand: 'Your cards and leaders',
    intel: /^Gather Intel, Attempt.*, Intel 1, can be chosen$/,
    piett: /^Admiral Piett, .*can be chosen$/,
    on: /^Gather Intel, .*Admiral Piett/,
    done: 'Done assigning',
    kessel: /^Kessel: neutral$/,
    coruscant: /^Coruscant: .*Stormtrooper.*loyal to the Empire/,
    machine: 'Machine, Rebels',
    pool: /^Leader pool: Mon Mothma, Jan Dodonna/,
  },
  uk: {
    decision: 'Рішення',
    hand: 'Ваші карти й лідери',
    intel: /^Збір інформації, .*можна вибрати$/,
    piett: /Піетт, .*можна вибрати$/,
    on: /^Збір інформації, .*Піетт/,
    done: 'Призначення завершено',
    kessel: /^Кессель: нейтральна$/,
    coruscant: /^Корусант: .*підтримує Імперію/,
    machine: /^Комп.ютер, Повстанці$/,
    pool: /^Резерв лідерів: Мон Мотма, Ян Додонна/,
  },
  ru: {
    decision: 'Решение',
    hand: 'Ваши карты и командиры',
    intel: /^Провести разведку, .*можно выбрать$/,
    piett: /Пиетт, .*можно выбрать$/,
    on: /^Провести разведку, .*Пиетт/,
    done: 'Назначение завершено',
    kessel: /^Кессель: нейтральна$/,
    coruscant: /^Корусант: .*поддерживает Империю/,
    machine: /^Компьютер, Повстанцы$/,
    pool: /^Пул командиров: Мон Мотма, Ян Додонна/,
  },
} as const

describe('by roles and names alone', () => {
  test.each(['en', 'uk', 'ru'] as const)('a leader is assigned to a mission, and the table says who is where, in %s', async (language) => {
    const g = await sitDown(house, { width: 1440, language }, 'walkthrough-empire', 1)
    const { page } = g
    const names = EMPIRE[language]
    const bar = region(page, names.decision)
    const hand = region(page, names.hand)
    await page.getByRole('button', { name: names.kessel }).waitFor()
    await page.getByRole('button', { name: names.coruscant }).waitFor()
    await page.getByRole('group', { name: names.machine }).getByRole('img', { name: names.pool }).waitFor()
    const card = hand.getByRole('button', { name: names.intel })
    await card.click()
    expect(await card.getAttribute('aria-pressed')).toBe('true')
    // What the card says is its description, whole.
    const says = await card.evaluate((e) => document.querySelector(`#${e.getAttribute('aria-describedby')}`)?.textContent)
    expect(says?.length).toBeGreaterThan(40)
    await hand.getByRole('button', { name: names.piett }).click()
    await hand.getByRole('button', { name: names.on }).waitFor()
    expect(await nameless(page)).toEqual([])
    expect(await speechless(page)).toEqual([])
    await answered(page)
    await bar.getByRole('button', { name: names.done }).click()
    await page.locator('.bar:not([data-ask="assign"])').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a system is activated, units move, a battle is fought, the turn comes back and the phase is passed', { timeout: 240_000 }, async () => {
    const g = await sitDown(house, { width: 1440, language: 'en' })
    const { page } = g
    const bar = region(page, 'Decision')
    const hand = region(page, 'Your cards and leaders')
    await page.getByRole('button', { name: /^Rebel Base \(Hoth\): .*2 X-wing.*can be chosen/ }).waitFor()
    await page.getByRole('button', { name: /^Rodia: .*3 Stormtrooper.*General Veers.*subjugated, can be chosen$/ }).click()
    await bar.getByRole('heading', { name: 'Activate Rodia?' }).waitFor()
    await hand.getByRole('button', { name: /^Admiral Ackbar, .*tactics: space 3, ground 1/ }).click()
    await bar.getByRole('heading', { name: /^Who comes along to Rodia/ }).waitFor()
    await page.getByRole('button', { name: /^Admiral Ackbar \(Rodia\)$/ }).waitFor()
    for (const [unit, n] of [
      ['Mon Calamari Cruiser', 1],
      ['X-wing', 3],
      ['Y-wing', 2],
      ['Rebel Transport', 1],
      ['Rebel Trooper', 4],
    ] as const)
      for (let k = 0; k < n; k++) await page.getByRole('button', { name: `${unit} from Naboo`, exact: true }).click()
    await bar.getByRole('button', { name: 'Move 11' }).click()
    const combat = region(page, 'Combat: Rodia')
    await combat.getByRole('list', { name: 'Rebels, Space' }).getByText('Mon Calamari Cruiser').waitFor()
    await combat.getByRole('list', { name: 'Empire, Ground' }).getByText('Stormtrooper').waitFor()
    await combat
      .getByRole('img', { name: /health left$/ })
      .first()
      .waitFor()
    let hits = 0
    await playOn(
      page,
      async () => (await combat.count()) === 0,
      async (ask) => {
        expect(await nameless(page)).toEqual([])
        expect(await speechless(page)).toEqual([])
        const unit = combat.getByRole('button', { name: /: choose, \d of \d health left$/ })
        if (ask !== 'assign-hit' || (await unit.count()) === 0) return false
        await unit
          .first()
          .click({ timeout: 3_000 })
          .then(
            () => hits++,
            () => undefined,
          )
        return true
      },
    )
    expect(hits).toBeGreaterThan(0)
    await page.getByRole('list', { name: 'Log' }).getByText('The combat at Rodia is over').waitFor()
    const pass = bar.getByRole('button', { name: 'Pass for this phase' })
    await playOn(page, async () => (await pass.count()) > 0)
    await surely(page, pass)
    await page.locator('.bar:not([data-ask="command"])').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([1440, 820, 360])('everything on the table has a name, also the sheet of a phone, at %i pixels', async (width) => {
    const g = await sitDown(house, { width, language: 'uk' })
    const { page } = g
    expect(await nameless(page)).toEqual([])
    expect(await speechless(page)).toEqual([])
    await page.locator('.system', { hasText: 'Родія' }).dispatchEvent('click')
    await page.locator('.bar-actions [data-key$=":admiral-ackbar"]').click()
    await page.locator('.strip.source').first().waitFor()
    if (width < 720) await page.locator('.sheet-system').waitFor()
    expect(await nameless(page)).toEqual([])
    expect(await speechless(page)).toEqual([])
    await g.context.close()
  })
})

test.each([
  ['en', 'Skip to the question'],
  ['uk', 'Перейти до запитання'],
  ['ru', 'Перейти к вопросу'],
] as const)('the first thing for the keyboard is a link to the question, in %s', async (language, name) => {
  const g = await sitDown(house, { width: 1440, language })
  const { page } = g
  const link = page.getByRole('link', { name })
  await page.keyboard.press('Tab')
  await poll(() => link.evaluate((e) => e === document.activeElement)).toBe(true)
  const box = await link.boundingBox()
  expect(box!.width).toBeGreaterThan(60)
  // It lies over the head of the page.
  expect(
    await link.evaluate((e) => {
      const r = e.getBoundingClientRect()
      return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2) === e
    }),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await poll(() => page.locator('.bar h2').evaluate((e) => e === document.activeElement)).toBe(true)
  expect(await link.evaluate((e) => getComputedStyle(e).clipPath)).not.toBe('none')
  // From there the answers are next.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.bar') !== null)).toBe(true)
  expect(page.url()).not.toContain('#')
  await g.context.close()
})
