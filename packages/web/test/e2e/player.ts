/** Someone who plays through the page alone: plays all, attacks the base, buys, ends the turn, answers what is asked. */
import type { Page } from 'playwright-core'

const WORDS = {
  playAll: /^(Play all|Зіграти всі|Разыграть все)$/,
  end: /^(End turn|Завершити хід|Завершить ход)$/,
  attack: /^(Attack|Атакувати|Атаковать)/,
  buy: /^(Buy|Придбати|Купить)/,
}

interface Seen {
  readonly over: boolean
  readonly waiting: boolean
  readonly refused: boolean
  readonly covered: boolean
  readonly buttons: readonly { readonly text: string; readonly disabled: boolean; readonly main: boolean }[]
  readonly halo: number
  readonly playable: number
  readonly attackers: readonly string[]
  readonly buyable: readonly string[]
  readonly foeBase: string | null
  readonly stamp: string
}

/** What the page shows, in one look. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const things = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((e) => e.dataset['thing'] ?? '')
    const strong = (e: Element) => e.querySelector('.num-attack') !== null && !e.classList.contains('mark-spent')
    const active = [...document.querySelectorAll<HTMLElement>('.my-turn .zone-mid .thing:not(.is-base)')]
      .filter((e) => strong(e) && !e.classList.contains('mark-mine'))
      .map((e) => e.dataset['thing'] ?? '')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.bar-actions .btn')].map((b) => ({
      text: (b.textContent ?? '').trim(),
      disabled: b.disabled,
      main: b.classList.contains('main'),
    }))
    return {
      over: document.querySelector('.dialog.end') !== null,
      waiting: document.querySelector('.bar.waiting') !== null || document.querySelector('.bar') === null,
      refused: document.querySelector('.dialog.why') !== null,
      covered: document.querySelector('.hand-over') !== null,
      buttons,
      halo: document.querySelectorAll('.thing.mark-halo').length,
      playable: document.querySelectorAll('.hand-cards .mark-legal').length,
      attackers: active,
      buyable: things('.zone-row .thing.mark-legal'),
      foeBase: document.querySelector<HTMLElement>('.zone-foe .thing.is-base')?.dataset['thing'] ?? null,
      stamp: (document.querySelector('.bar')?.textContent ?? '') + document.querySelectorAll('.log-line').length + things('.thing').join(),
    }
  })
}

const thing = (page: Page, id: string) => page.locator(`.board .thing[data-thing="${id}"]`).first()

async function press(page: Page, text: RegExp): Promise<boolean> {
  const button = page.locator('.bar-actions .btn:not([disabled])').filter({ hasText: text }).first()
  if ((await button.count()) === 0) return false
  return button.click({ timeout: 3_000 }).then(
    () => true,
    () => false,
  )
}

/** Waits until the page shows something else than before, or half a second has passed. */
async function settle(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(
      (old) => {
        const now =
          (document.querySelector('.bar')?.textContent ?? '') +
          document.querySelectorAll('.log-line').length +
          [...document.querySelectorAll<HTMLElement>('.thing')].map((e) => e.dataset['thing'] ?? '').join()
        return now !== old
      },
      before,
      { timeout: 500, polling: 15 },
    )
    .catch(() => undefined)
}

async function mainTurn(page: Page, s: Seen): Promise<void> {
  if (await press(page, WORDS.playAll)) return
  if (s.playable > 0)
    return void (await page
      .locator('.hand-cards .mark-legal')
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined))
  if (s.attackers.length > 0 && s.foeBase !== null) {
    for (const id of s.attackers)
      await thing(page, id)
        .click({ timeout: 3_000 })
        .catch(() => undefined)
    await thing(page, s.foeBase)
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    if (await press(page, WORDS.attack)) return
    await page.keyboard.press('Escape')
  }
  const wanted = s.buyable[0]
  if (wanted !== undefined) {
    await thing(page, wanted)
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    if (await press(page, WORDS.buy)) return
    await page.keyboard.press('Escape')
  }
  await press(page, WORDS.end)
}

async function answerAsked(page: Page, s: Seen): Promise<void> {
  const main = page.locator('.bar-actions .btn.main:not([disabled])').first()
  if ((await main.count()) > 0) return void (await main.click({ timeout: 3_000 }).catch(() => undefined))
  if (s.halo > 0)
    return void (await page
      .locator('.thing.mark-halo')
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined))
  await page
    .locator('.bar-actions .btn:not([disabled])')
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined)
}

/** Does one thing if it is this player's turn. True once the game is over on this page. */
export async function act(page: Page): Promise<boolean> {
  const s = await look(page)
  if (s.over) return true
  if (s.refused) await page.locator('.dialog.why .btn.main').click()
  else if (s.covered) await page.locator('.hand-over .btn.main').click()
  else if (s.waiting) await settle(page, s.stamp)
  else {
    if (s.buttons.some((b) => WORDS.end.test(b.text))) await mainTurn(page, s)
    else await answerAsked(page, s)
    await settle(page, s.stamp)
  }
  return false
}

/** Plays until the game is over on all pages. Throws after `limit` acts. */
export async function playOut(pages: readonly Page[], limit: number): Promise<void> {
  for (let n = 0; n < limit; n++) {
    const over = []
    for (const page of pages) over.push(await act(page))
    if (over.every(Boolean)) return
  }
  throw new Error(`no end after ${limit} acts; the bar says "${await pages[0]?.locator('.bar').textContent()}"`)
}
