/** A table whose dice are those of a thought-out game, and people in browsers of their own at it. */
import Libsql from 'libsql'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { call, make, poll, WON } from './desk.ts'
import { cutOff } from './fit.ts'
import { playThrough, type Watch } from './hands-rebellion.ts'
import type { Guest, House, Language } from './house.ts'
import { DICE, type Game, type Thought } from './mind-rebellion.ts'
import { scenes as en } from '../../src/games/rebellion/words/scenes.en.ts'
import { scenes as ru } from '../../src/games/rebellion/words/scenes.ru.ts'
import { scenes as uk } from '../../src/games/rebellion/words/scenes.uk.ts'

const WORDS = { en, uk, ru }

export type Look = readonly [width: number, language: Language, theme?: 'dark' | 'light']

/** Puts the game's secret in the place of the one that the server drew for a table that still waits for its players. */
async function load(house: House, id: string, secret: string): Promise<void> {
  await house.kill()
  const db = new Libsql(join(house.dir, 'orrery.db'))
  db.prepare('UPDATE tables SET secret = ?, dice = ? WHERE id = ?').run(secret, DICE, id)
  db.close()
  await house.revive()
}

const UNITS_ASKED: ReadonlySet<string> = new Set(['assign-hit', 'card-damage', 'block-damage', 'start-units'])

/**
 * On a desktop the bar leaves the map its room, each group of the hand shows at least a card, no queue lies over a planet, and of a
 * combat the own tactic cards are in sight. Nowhere do cards glow where units are asked for.
 */
export async function roomy(page: Page, { ask }: Thought): Promise<void> {
  if (UNITS_ASKED.has(ask.kind)) expect(await page.locator('.reb-card-button.legal').count()).toBe(0)
  if ((page.viewportSize()?.width ?? 0) < 720) return
  const seen = await page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0)
    const queues = boxes('.reb-right .queue')
    const over = (r: DOMRect) => queues.some((q) => q.left < r.right && q.right > r.left && q.top < r.bottom && q.bottom > r.top)
    return {
      bar: Math.max(...boxes('.bar').map((r) => r.height)),
      group: Math.min(...boxes('.hand-area > .hand-group').map((r) => r.width)),
      covered: boxes('.system image').filter(over).length,
      below: boxes('.combat .tactic').filter((r) => r.bottom > (boxes('.combat')[0]?.bottom ?? 0)).length,
    }
  })
  expect(seen.bar).toBeLessThan(250)
  expect(seen.group).toBeGreaterThan(140)
  expect(seen.covered).toBe(0)
  expect(seen.below).toBe(0)
}

/** With `SHOTS` set to a folder: a picture of the first question of each kind that a seat is asked, and of the end. */
function photographer(name: string) {
  const folder = process.env['SHOTS']
  const seen = new Set<string>()
  return async (page: Page, what: string): Promise<void> => {
    if (folder === undefined || seen.has(what)) return
    seen.add(what)
    const dir = join(folder, name)
    mkdirSync(dir, { recursive: true })
    await page.screenshot({ path: join(dir, `${String(seen.size).padStart(3, '0')}-${what}.png`) })
  }
}

/** Seats people at a new table, the Rebels first, and plays the game on their pages alone to its end; `name` is the pictures' folder. */
export async function playAt(house: House, game: Game, looks: readonly Look[], watch: Watch, name: string): Promise<Guest[]> {
  const photograph = photographer(name)
  const guests = await Promise.all(looks.map(([width, language, theme = 'dark']) => house.guest({ width, language, theme })))
  const [host, ...others] = guests as [Guest, ...Guest[]]
  const id = await make(house, host, {
    game: 'rebellion',
    seats: looks.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    options: game.options,
  })
  await load(house, id, game.secret)
  for (const g of others) {
    await call(house, g, 'GET', '/me')
    await call(house, g, 'POST', `/tables/${id}/join`, {})
  }
  for (const g of guests) {
    await g.page.goto(`${house.url}/t/${id}`)
    await g.page.waitForSelector('.reb-board .bar')
  }
  await playThrough(
    game,
    guests.map((g) => g.page),
    async (page, thought) => {
      await watch(page, thought)
      await photograph(page, `${thought.seat}-${thought.ask.kind}`)
    },
  )
  const scores = [0, 1].map((seat) => ((seat === 0) === (game.how === 'reputation') ? 1 : 0))
  for (const [seat, g] of guests.entries()) {
    const language = (looks[seat] as Look)[1]
    await g.page.waitForSelector('.dialog.end h2')
    expect(WON.includes((await g.page.locator('.dialog.end h2').textContent()) ?? '')).toBe(scores[seat] === 1)
    await poll(() => g.page.locator('.dialog.end .dim').first().textContent()).toBe(WORDS[language][`reb.ended.${game.how}`])
    await g.page.waitForSelector('.dialog.end .course-chart')
    await photograph(g.page, `${seat}-end`)
    // The galaxy is there to be seen, not the last fight.
    expect(await g.page.locator('.combat, .mission-scene').count()).toBe(0)
    expect(await cutOff(g.page, '.dialog.end')).toEqual([])
    expect(g.complaints).toEqual([])
  }
  const file = await call<{ over: unknown; answers: unknown }>(house, host, 'GET', `/tables/${id}/file`)
  expect(file.over).toEqual({ scores, by: 'rules', seat: null })
  expect(file.answers).toEqual(game.thoughts.map(({ seat, key }) => ({ seat, key })))
  return guests
}
