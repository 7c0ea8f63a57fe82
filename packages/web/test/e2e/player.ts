/** Someone who plays through the page alone: plays all, attacks the base with all, buys the dearest, ends the turn, answers what is asked. */
import type { Page } from 'playwright-core'
import { PATIENCE } from './house.ts'

const WORDS = {
  playAll: /^(Play all|Зіграти всі|Разыграть все)$/,
  end: /^(End turn|Завершити хід|Завершить ход)$/,
  attack: /^(Attack|Атакувати|Атаковать)/,
  buy: /^(Buy|Придбати|Купить)/,
}

/** A click that finds its thing gone or covered is given up: the next look sees why. */
const CLICK = { timeout: 3_000 }

interface Seen {
  readonly bar: string
  readonly over: boolean
  readonly waiting: boolean
  readonly refused: boolean
  readonly covered: boolean
  readonly buttons: readonly string[]
  readonly halo: number
  readonly playable: number
  readonly attackers: readonly string[]
  readonly buyable: string | null
  readonly foeBase: string | null
}

/** What was asked of the page, or an error: a page whose script hangs would be waited for without end. */
async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer: its script hangs')), PATIENCE)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** What the page shows, in one look. */
function look(page: Page): Promise<Seen> {
  return within(page.evaluate(seen))
}

/** Runs in the page. */
function seen(): Seen {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const idOf = (e: HTMLElement | undefined) => e?.dataset['thing'] ?? null
  const fresh = (e: HTMLElement) => e.querySelector('.num-attack') !== null && !e.matches('.mark-spent, .mark-mine')
  const cost = (e: HTMLElement) => Number(e.querySelector('.disc')?.textContent)
  return {
    bar: document.querySelector('.bar')?.textContent ?? '',
    over: document.querySelector('.dialog.end') !== null,
    waiting: document.querySelector('.bar:not(.waiting)') === null,
    refused: document.querySelector('.dialog.why') !== null,
    covered: document.querySelector('.hand-over') !== null,
    buttons: all('.bar-actions .btn:not([disabled])').map((b) => (b.textContent ?? '').trim()),
    halo: all('.thing.mark-halo').length,
    playable: all('.hand-cards .mark-legal').length,
    attackers: all('.my-turn .zone-mid .thing:not(.is-base)')
      .filter(fresh)
      .map((e) => e.dataset['thing'] ?? ''),
    buyable: idOf(all('.zone-row .thing.mark-legal').toSorted((a, b) => cost(b) - cost(a))[0]),
    foeBase: idOf(all('.zone-foe .thing.is-base')[0]),
  }
}

const thing = (page: Page, id: string) => page.locator(`.board .thing[data-thing="${id}"]`).first()

/** Clicks; false when that could not be done. */
const click = (at: ReturnType<Page['locator']>): Promise<boolean> =>
  at.click(CLICK).then(
    () => true,
    () => false,
  )

async function press(page: Page, text: RegExp): Promise<boolean> {
  const button = page.locator('.bar-actions .btn:not([disabled])').filter({ hasText: text }).first()
  return (await button.count()) > 0 && click(button)
}

/** Waits until the server has answered everything that this page asked for: an attack is three answers in a row. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { unanswered: Set<string> }).unanswered.size === 0, null, { polling: 15, timeout: PATIENCE })
}

/** Waits until there is something to do here. False when nothing came for a long time. */
const due = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.querySelector('.bar:not(.waiting), .dialog.end, .dialog.why, .hand-over') !== null, null, {
      polling: 15,
      timeout: PATIENCE,
    })
    .then(
      () => true,
      () => false,
    )

const playCard = (page: Page, s: Seen): Promise<boolean> =>
  s.buttons.some((b) => WORDS.playAll.test(b)) ? press(page, WORDS.playAll) : click(page.locator('.hand-cards .mark-legal').first())

async function mainTurn(page: Page, s: Seen): Promise<unknown> {
  if (s.playable > 0) return playCard(page, s)
  if (s.attackers.length > 0 && s.foeBase !== null) {
    for (const id of s.attackers) await click(thing(page, id))
    await click(thing(page, s.foeBase))
    if (await press(page, WORDS.attack)) return
    await page.keyboard.press('Escape')
  }
  if (s.buyable !== null) {
    await click(thing(page, s.buyable))
    if (await press(page, WORDS.buy)) return
    await page.keyboard.press('Escape')
  }
  await press(page, WORDS.end)
}

async function answerAsked(page: Page, s: Seen): Promise<void> {
  const main = page.locator('.bar-actions .btn.main:not([disabled])').first()
  if ((await main.count()) > 0) await click(main)
  else await click(page.locator(s.halo > 0 ? '.thing.mark-halo' : '.bar-actions .btn:not([disabled])').first())
}

const isMain = (s: Seen): boolean => s.buttons.some((b) => WORDS.end.test(b))

/** Plays cards or answers what is asked as soon as one of them is due; never attacks, buys or ends the turn. */
export async function playOn(page: Page): Promise<void> {
  await answered(page)
  const s = await look(page)
  if (s.waiting || s.over) return void (await due(page))
  if (!isMain(s)) await answerAsked(page, s)
  else if (s.playable > 0) await playCard(page, s)
  await answered(page)
}

/** Does one thing and waits for the word on it. `over`: the game is, on this page; `waiting`: it is not this page's turn. */
async function step(page: Page): Promise<'did' | 'waiting' | 'over'> {
  await answered(page)
  const s = await look(page)
  if (s.over) return 'over'
  if (s.refused) await page.locator('.dialog.why .btn.main').click()
  else if (s.covered) await page.locator('.hand-over .btn.main').click()
  else if (s.waiting) return 'waiting'
  else if (isMain(s)) await mainTurn(page, s)
  else await answerAsked(page, s)
  await answered(page)
  return 'did'
}

/** Does one thing as soon as there is one to do. True once the game is over on this page. */
export async function act(page: Page): Promise<boolean> {
  const did = await step(page)
  if (did === 'waiting') await due(page)
  return did === 'over'
}

/** A game that shows nothing but its last few pictures for so long, in milliseconds, is stuck: a click that is never taken, or a circle. */
const STUCK = 90_000
const FEW = 4

/** Plays until the game is over on all pages. Throws after `limit` rounds of steps, and with what the pages show once nothing new comes any more. */
export async function playOut(pages: readonly Page[], limit: number): Promise<void> {
  const last: string[] = []
  let since = Date.now()
  for (let n = 0; n < limit; n++) {
    const did: string[] = []
    for (const page of pages) did.push(await step(page))
    if (did.every((d) => d === 'over')) return
    const now = JSON.stringify(await Promise.all(pages.map(look)))
    if (!last.includes(now)) since = Date.now()
    last.splice(0, last.length, ...last.filter((x) => x !== now).slice(1 - FEW), now)
    if (Date.now() - since > STUCK) throw new Error(`nothing new comes any more; the pages showed ${last.join(', then ')}`)
    if (did.every((d) => d !== 'did') && !(await Promise.any(pages.filter((_, i) => did[i] === 'waiting').map(due)))) break
  }
  throw new Error(`no end after ${limit} rounds; the bar says "${await pages[0]?.locator('.bar').textContent()}"`)
}
