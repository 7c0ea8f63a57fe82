/** Both walk-throughs of Rebellion, played to their last lesson. */
import { errors, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { openHouse, type House, type Language } from './house.ts'
import { hidden, noteLessons, shownLessons } from './lessons.ts'
import { surely } from './hands-rebellion.ts'
import { answered } from './player.ts'
import { act } from './player-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const NAMES = {
  en: { intel: 'Gather Intel', mobilization: 'Rapid Mobilization', piett: 'Piett', mothma: 'Mon Mothma', tarkin: 'Tarkin', dodonna: 'Dodonna' },
  uk: { intel: 'Збір інформації', mobilization: 'Швидка мобілізація', piett: 'Піетт', mothma: 'Мон Мотма', tarkin: 'Таркін', dodonna: 'Додонна' },
} as const
type Names = (typeof NAMES)['en' | 'uk']
type Side = 'empire' | 'rebels'

const onMap = (id: string): string => `.system[data-at="${SYSTEMS.findIndex((s) => s.id === id)}"] > image`
const card = (page: Page, name: string) => page.locator('.reb-card-button.legal', { hasText: name }).first()
const leader = (page: Page, name: string) => page.locator('.pool-leader.legal', { hasText: name }).first()
const barButton = (page: Page, name: string) => page.locator('.bar-actions .btn', { hasText: name }).first()

/** Whether the middle of a system lies in the frame of the map. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => {
    const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
    const r = document.querySelector(what)!.getBoundingClientRect()
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
  }, selector)

/** Sends a fleet: the system, then its leader. What the driver has scrolled out of the frame is looked for on the whole map. */
async function activate(page: Page, id: string, name: string): Promise<void> {
  if (!(await inSight(page, onMap(id)))) {
    await page.locator('.map-zoom .btn').last().click()
    // On so small a map the first press comes nearer.
    await page.locator(onMap(id)).click()
  }
  await page.locator(onMap(id)).click()
  await barButton(page, name).click()
}

/** Takes all ships and up to two of everything else, and moves. */
async function move(page: Page): Promise<void> {
  const units = page.locator('.strip.source .take')
  for (let n = 0; n < (await units.count()); n++) {
    const there = Number((await units.nth(n).textContent())?.split('/')[1])
    for (let times = 0; times < Math.min(2, there); times++) await units.nth(n).dispatchEvent('click')
  }
  await page.locator('.bar-actions .btn.main').click()
  await answered(page)
  // What found no seat is told, and can be left behind.
  await page.evaluate(() => document.querySelector<HTMLElement>('.dialog.why .btn.main')?.click())
}

async function notebook(page: Page): Promise<void> {
  await page.locator('.hunt-open').click({ timeout: 3_000 })
  await page.locator('.hunt .hunt-region').first().waitFor()
  expect(await page.locator('.hunt-region button').count()).toBe(SYSTEMS.length)
  // The page of the notebook scrolls, but nothing in it is wider than its place.
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('.hunt, .hunt :is(button, h2, h3, p, li, label)')]
      .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
      .map((e) => e.textContent),
  )
  expect(tooWide).toEqual([])
  await page.locator('.hunt-close').click()
  await page.locator('.bar').waitFor()
}

/** Answers with what changes least: the last button is to pass, to send nobody, to go on. */
async function decline(page: Page): Promise<void> {
  const buttons = page.locator('.bar-actions .btn:not([disabled])')
  if ((await buttons.count()) > 0) await surely(page, buttons.last())
  else await act(page, false)
}

/** Turns up what is assigned where that can be done now, else does what is asked. */
async function reveal(page: Page): Promise<void> {
  const mission = page.locator('.hand-group:has(.on-mission) .reb-card-button.legal').first()
  const command = (await page.locator('.bar[data-ask="command"]').count()) > 0
  // A frame may lie between the question, the cards and the next lesson: to pass now would end the phase before that lesson.
  if (command && (await page.locator('.on-mission').count()) === 0) return page.waitForTimeout(50)
  if (command) await mission.waitFor({ timeout: 2_000 }).catch(() => undefined)
  if ((await mission.count()) === 0) return decline(page)
  // A second click would put it down again.
  const turnUp = page.locator('.bar-actions .choice[data-key^="mission:"]').first()
  if ((await turnUp.count()) === 0) await mission.click()
  await turnUp.click()
}

/** In the page: what of the lesson's ring is not to be seen, out of the window or under the lesson. */
function unseen(): string[] {
  const ring = document.querySelector('.learn-ring')?.getBoundingClientRect()
  const card = document.querySelector('.learn')?.getBoundingClientRect()
  if (ring === undefined || card === undefined) return []
  const out = []
  if (ring.left < 0 || ring.top < 0 || ring.right > innerWidth || ring.bottom > innerHeight) out.push('the ring leaves the window')
  if (ring.width < 40 || ring.height < 20) out.push('the ring is round nothing')
  if (ring.top + 12 < card.bottom && ring.bottom - 12 > card.top) out.push('the lesson lies over the ring')
  const question = document.querySelector('.bar h2')!.getBoundingClientRect()
  if (card.top < question.bottom && card.bottom > question.top) out.push('the lesson lies over the question')
  for (const count of document.querySelectorAll('.head-counts > span')) {
    const { top, bottom, left, right } = count.getBoundingClientRect()
    const cuts = (line: number) => line > top + 3 && line < bottom - 3
    if (ring.left < right && ring.right > left && (cuts(ring.top) || cuts(ring.bottom))) out.push('the ring goes through the counters')
  }
  return out
}

/** What each lesson asks for. Lessons that are not here have a button to read on. */
const DOES: Readonly<Record<string, (page: Page, names: Names, side: Side) => Promise<unknown>>> = {
  hide: (page) => page.locator('.system.legal > image').first().click(),
  async assign(page, names, side) {
    await card(page, side === 'empire' ? names.intel : names.mobilization).click()
    await leader(page, side === 'empire' ? names.piett : names.mothma).click()
  },
  // Only what ends the assignment: once that is done the last button of the next question is a pass.
  assigned: (page) =>
    page
      .locator('.bar[data-ask="assign"] .bar-actions .btn')
      .last()
      .click({ timeout: 1_000 })
      .catch(() => undefined),
  // A leader sent against their mission would stay there, and hold the fleet.
  watch: (page) =>
    page
      .locator('.bar:not([data-ask="command"]) .bar-actions .btn')
      .last()
      .click({ timeout: 1_000 })
      .catch(() => undefined),
  activate: (page, names, side) => (side === 'empire' ? activate(page, 'kashyyyk', names.tarkin) : activate(page, 'rodia', names.dodonna)),
  move,
  battle: (page) => act(page, true),
  reveal,
  hunt: notebook,
  record: notebook,
  // The question after the phase may be there a moment before the lesson on it: that one is to be read first.
  pass: (page) =>
    page
      .locator('.bar[data-ask="mobilization"]')
      .count()
      .then((n) => (n > 0 ? page.waitForTimeout(20) : decline(page))),
  mobilize: decline,
  deploy: (page) => act(page, false),
}

/** Lessons about what is done with one's own order, or while it is due. */
const ORDERS: ReadonlySet<string> = new Set(['activate', 'hunt', 'record'])

/** Reads on, unfolding what a touch has folded. An aside that went by itself meanwhile is given up: the next look sees what is there. */
async function readOn(page: Page, id: string | null): Promise<void> {
  const lesson = page.locator(`.learn[data-lesson="${id}"]`)
  const gone = () => undefined
  const folded = lesson.and(page.locator('.folded')).locator('.learn-fold')
  if (await folded.isVisible()) await folded.click({ timeout: 3_000 }).catch(gone)
  await lesson.locator('.btn.main').click({ timeout: 3_000 }).catch(gone)
}

/** Leaves only the title of a lesson, as somebody does who wants to see the table. */
async function fold(page: Page): Promise<void> {
  for (const size of ['short', 'full']) {
    const button = page.locator(`.learn.${size} .learn-fold`)
    if (await button.isVisible()) await button.click()
  }
}

/** What a question is answered with; what fights scrolls in its box. */
const ANSWERS = '.bar-actions .btn, .combat, .sheet-system .comers'

/** On a phone a lesson that has come lies over no answer, and what it points at is in sight. */
async function look(page: Page, id: string): Promise<void> {
  // It may go meanwhile: then another one is looked at.
  const flaws = async () => ((await page.locator('.learn').getAttribute('data-lesson')) === id ? hidden(page, ANSWERS) : [])
  await expect.poll(flaws, { timeout: 5_000 }).toEqual([])
}

/** Does what the lesson of the moment asks for. True when it is the last one. */
async function step(page: Page, names: Names, side: Side): Promise<boolean> {
  const id = await page.locator('.learn').getAttribute('data-lesson')
  if (id === 'free') return true
  if ((page.viewportSize()?.width ?? 0) < 720) await look(page, id ?? '')
  const does = DOES[id ?? '']
  const waits = does !== undefined && (await page.locator('.bar.waiting').count()) > 0
  if (waits) await page.waitForTimeout(20)
  else if (does === undefined) await readOn(page, id)
  else {
    await fold(page)
    // What the other side does may ask something before one's own order: a battle lies over the map until it is fought.
    if (ORDERS.has(id ?? '') && (await page.locator('.bar:not([data-ask="command"])').count()) > 0) await act(page, false)
    else await does(page, names, side)
  }
  return false
}

/** Lessons that are told only while the base is hidden: the Empire may find it before. */
const OF_HIDING: ReadonlySet<string> = new Set(['record', 'reveal-base'])

/** Begins the walk-through of a side in the lobby and does what it asks for to its last lesson; ids of the lessons that were told. */
async function toTheLast(page: Page, names: Names, side: Side): Promise<readonly string[]> {
  await page.goto(house.url)
  await page
    .locator('.panel-game.open')
    .nth(1)
    .locator('.more-starts .btn')
    .nth(side === 'empire' ? 0 : 1)
    .click()
  await page.waitForURL(/learn=1/)
  await page.waitForSelector('.learn')
  await learn(page, names, side)
  return shownLessons(page)
}

/** Does what the lessons ask for, until the last one. */
async function learn(page: Page, names: Names, side: Side): Promise<void> {
  let lost = ''
  // What comes in between (an aside, a question of the battle) takes a thing away before the hand is there: the next look sees what is.
  const given = (e: unknown): boolean => {
    if (!(e instanceof errors.TimeoutError)) throw e
    lost = e.message
    return false
  }
  page.setDefaultTimeout(5_000)
  // By the clock: on a busy machine much of it is waiting.
  for (const end = Date.now() + 110_000; Date.now() < end;) {
    await answered(page)
    if (await step(page, names, side).catch(given)) return page.setDefaultTimeout(30_000)
  }
  throw new Error(`the last lesson never comes; the lesson is "${await page.locator('.learn h2').textContent()}". ${lost}`)
}

const TAUGHT: Readonly<Record<Side, readonly string[]>> = {
  empire: ['goal', 'map', 'leaders', 'assign', 'assigned', 'watch', 'activate', 'move', 'battle', 'hunt', 'pass', 'refresh', 'deploy', 'free'],
  rebels: [
    'goal',
    'hide',
    'space',
    'objectives',
    'assign',
    'assigned',
    'activate',
    'move',
    'battle',
    'reveal',
    'record',
    'pass',
    'mobilize',
    'reveal-base',
    'refresh',
    'free',
  ],
}

describe('the first game of Rebellion, with a teacher', () => {
  const games: readonly [Side, Language & ('en' | 'uk'), number][] = [
    ['empire', 'en', 1440],
    ['rebels', 'en', 1440],
    ['empire', 'uk', 360],
    ['rebels', 'uk', 360],
  ]
  test.each(games)('as %s in %s at %i pixels is played to its last lesson', { timeout: 240_000 }, async (side, language, width) => {
    const g = await house.guest({ width, language })
    const { page } = g
    await page.addInitScript(noteLessons)
    let found = false
    page.on('websocket', (ws) =>
      ws.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"base-revealed"')) found = true
      }),
    )
    const told = await toTheLast(page, NAMES[language], side)
    expect(TAUGHT[side].filter((id) => !told.includes(id) && !(found && OF_HIDING.has(id)))).toEqual([])
    const folded = page.locator('.learn.folded .learn-fold')
    if (await folded.isVisible()) await folded.click()
    await page.locator('.learn .btn.main').click()
    await page.locator('.learn').waitFor({ state: 'detached' })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('on a phone a lesson hides nothing that it speaks of, and leaves the map free where it is to be clicked', async () => {
    const g = await house.guest({ width: 360, language: 'uk' })
    const { page } = g
    await page.goto(house.url)
    await page.locator('.panel-game.open').nth(1).locator('.more-starts .btn').nth(1).click()
    const seen = new Set<string>()
    for (let n = 0; n < 5; n++) {
      const id = await page.locator('.learn').getAttribute('data-lesson')
      // What is spoken of is measured again when it has come to its place.
      await expect.poll(() => page.evaluate(unseen), { timeout: 10_000 }).toEqual([])
      seen.add(id ?? '')
      if (id === 'hide') {
        const free = await page.evaluate(() => {
          const map = document.querySelector('.reb-map')!.getBoundingClientRect()
          const card = document.querySelector('.learn')!.getBoundingClientRect()
          return 1 - (Math.min(card.bottom, map.bottom) - Math.max(card.top, map.top)) / map.height
        })
        expect(free).toBeGreaterThan(0.5)
      }
      // Folded it lies over no answer, whatever the hand makes room for.
      if (id === 'space') {
        await page.locator('.learn-fold').click()
        const places = await page.evaluate(() => {
          const board = document.querySelector('.reb-board')!
          // As while units are picked for a movement: the hand is away.
          return ['', 'choosing', 'fighting'].map((state) => {
            if (state !== '') board.classList.add(state)
            const [title, bar] = ['.learn.folded', '.bar'].map((x) => document.querySelector(x)!.getBoundingClientRect())
            if (state !== '') board.classList.remove(state)
            return { low: title!.height < 60, free: title!.bottom <= bar!.top }
          })
        })
        expect(places).toEqual(places.map(() => ({ low: true, free: true })))
        await page.locator('.learn-fold').click()
      }
      const unfold = page.locator('.learn.short .learn-fold')
      if (await unfold.isVisible()) await unfold.click()
      await page.locator('.learn .row-gap .btn').last().click()
      await page.locator(`.learn[data-lesson="${id}"]`).waitFor({ state: 'detached' })
    }
    expect([...seen]).toEqual(expect.arrayContaining(['goal', 'hide', 'space', 'objectives']))
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each([740, 800])('on a phone on its side, %i pixels wide, a folded lesson lies over no button, question or card', async (width) => {
    const g = await house.guest({ width, height: 360, language: 'uk' })
    const { page } = g
    await page.goto(house.url)
    await page.locator('.panel-game.open').nth(1).locator('.more-starts .btn').first().click()
    await page.locator('.learn').waitFor()
    await fold(page)
    await page.locator('.learn.folded').waitFor()
    const covered = await page.evaluate(() => {
      const a = document.querySelector('.learn')!.getBoundingClientRect()
      return [...document.querySelectorAll('.map-tools .btn, .map-zoom .btn, .bar, .hand-area')]
        .filter((e) => {
          const b = e.getBoundingClientRect()
          return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
        })
        .map((e) => e.className)
    })
    expect(covered).toEqual([])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
