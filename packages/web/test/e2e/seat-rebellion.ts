/** A seat at a prepared table of Rebellion against a machine, and the battle at Rodia that its first game leads to. */
import type { Page } from 'playwright-core'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { call, make } from './desk.ts'
import type { Guest, House } from './house.ts'
import { answered } from './player.ts'
import { act } from './player-rebellion.ts'

/** Opens a prepared table on this page, the person in this seat (0: Rebels, 1: Empire). */
export async function seatAt(house: House, g: Guest, prepared: string, mine: number): Promise<void> {
  const seats = [0, 1].map((seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', level: 'easy' }))
  const id = await make(house, g, { game: 'rebellion', seats, prepared, options: {} })
  await g.page.goto(`${house.url}/t/${id}`)
  await g.page.waitForSelector('.reb-board .bar')
}

/** The same for a new guest, as the Rebels before their battle where nothing else is said. */
export async function sitDown(house: House, how: Parameters<House['guest']>[0], prepared = 'battle', mine = 0): Promise<Guest> {
  const g = await house.guest(how)
  await seatAt(house, g, prepared, mine)
  return g
}

const wide = (page: Page): boolean => page.viewportSize()!.width >= 720

/** Activates Rodia: those who can come stand next door, on a phone in the sheet. */
export async function activateRodia(page: Page): Promise<void> {
  await page.locator('.system', { hasText: /Rodia|Родія|Родия/ }).dispatchEvent('click')
  await page.locator('.bar-actions [data-key$=":admiral-ackbar"]').click()
  await answered(page)
  await page
    .locator(wide(page) ? '.strip.source' : '.comers .chip')
    .first()
    .waitFor()
}

/** Attacks Rodia with all that stands next door. */
export async function attackRodia(page: Page): Promise<void> {
  await activateRodia(page)
  for (const unit of await page.locator(wide(page) ? '.strip.source [role="button"]' : '.comers .chip').all()) {
    const most = Number(/(\d+)$/.exec((await unit.textContent()) ?? '')?.[1])
    for (let n = 0; n < most; n++) await unit.dispatchEvent('click')
  }
  await page.locator('.bar-actions [data-send]').click()
  await page.locator('.combat').waitFor()
  await answered(page)
}

/** Plays on until this is asked; false where the combat ends before. */
export async function fightUntil(page: Page, kind: string): Promise<boolean> {
  for (let n = 0; n < 80; n++) {
    await answered(page)
    if ((await page.locator('.bar').getAttribute('data-ask')) === kind) return true
    if ((await page.locator('.combat').count()) === 0) return false
    await act(page, true)
  }
  return false
}

/** Two people at one table, the Rebels' host and the Empire's guest, before the Empire assigns its leaders. */
export async function sitTogether(house: House, rebels: Guest, empire: Guest): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const id = await make(house, rebels, { game: 'rebellion', seats, prepared: 'walkthrough-empire', options: {} })
  await call(house, empire, 'GET', '/me')
  await call(house, empire, 'POST', `/tables/${id}/join`, {})
  await Promise.all([rebels, empire].map((g) => g.page.goto(`${house.url}/t/${id}`).then(() => g.page.waitForSelector('.reb-board .bar'))))
}

/** Whoever holds a card for this moment is asked; it is passed until this is so. */
export async function passUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 200 && !(await done()); n++) {
    await Promise.all(pages.map((page) => answered(page)))
    const pass = pages.map((page) => page.locator('.bar:not([data-ask="oppose"], [data-ask="command"]) [data-key="pass"]'))
    for (const button of pass) if (await button.isVisible()) await button.click({ timeout: 3_000 }).catch(() => undefined)
    await pages[0]?.waitForTimeout(50)
  }
}

/** Two who sit together: the Rebels attempt their sabotage there, until the Empire is asked who opposes it; the place's number. */
export async function sabotage(rebels: Page, empire: Page, place: string): Promise<number> {
  await empire.locator('.bar[data-ask="assign"] [data-key="pass"]').click()
  await rebels.locator('.bar[data-ask="command"]').waitFor()
  await rebels.locator('.hand-card', { hasText: 'Sabotage' }).locator('.reb-card-button').click()
  await rebels.locator('.bar-actions [data-key^="mission:"]').click()
  // Systems are offered for a fleet before the mission is turned up.
  await rebels.locator('.bar[data-ask="mission-target"]').waitFor()
  const at = SYSTEMS.findIndex((s) => s.id === place)
  await rebels.locator(`.system.legal[data-at="${at}"] > image`).click()
  const oppose = empire.locator('.bar[data-ask="oppose"]')
  await passUntil([rebels, empire], async () => (await oppose.count()) > 0)
  await oppose.waitFor()
  return at
}
