import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course, Moment, TableFile } from '@orrery/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '@orrery/deckbuilding/content/cards'
import { base } from '../../src/games/deckbuilding/model.ts'
import { act } from './player.ts'
import { bar, bringIn, call, EMPIRE, lines, make, pair, played, poll, REBELS, sit } from './desk.ts'
import { openHouse, type Guest, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const SHORT = { toWin: 2 }
const whole = (): TableFile => played(REBELS, SHORT, (t) => t.result !== null)

interface Hands {
  readonly cards: Readonly<Record<string, { readonly def: string }>>
  readonly players: readonly { readonly hand: readonly number[]; readonly base: string | null }[]
}

/** The cards that the page shows in the hands, Empire first. */
const handsOf = async ({ page }: Guest): Promise<string[][]> => {
  const ids = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['thing'] ?? ''))
  return [await ids('.open-hand .thing'), await ids('.hand-cards .thing')]
}

/** Names of the piles beside the galaxy row that the first card of the row lies over. */
function rowPilesOver(): string[] {
  const edge = document.querySelector('.row-cards .thing')?.getBoundingClientRect().left ?? 0
  const names = [...document.querySelectorAll('.row-piles .pile-name')]
  const range = document.createRange()
  return names.flatMap((name) => {
    range.selectNodeContents(name)
    return range.getBoundingClientRect().right > edge ? [name.textContent ?? ''] : []
  })
}

describe('a finished game', () => {
  test('is replayed at any decision with both hands shown; by link, by buttons, by keys, from the log', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const file = whole()
    const id = await bringIn(house, g, file)
    const last = file.answers.length
    const at = (n: number) => call<Moment>(house, g, 'GET', `/tables/${id}/at/${n}`)
    const shown = async (n: number) => {
      const view = (await at(n)).view as Hands
      await poll(() => handsOf(g)).toEqual(view.players.map((p) => p.hand.map(String)))
      expect(new URL(page.url()).search).toBe(`?at=${n}`)
    }
    await page.goto(`${house.url}/replay/${id}?at=40`)
    await page.waitForSelector('.board .bar')
    expect(await page.locator('.replay-at').textContent()).toBe(`40/${last}`)
    await shown(40)
    await page.keyboard.press('ArrowRight')
    await shown(41)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await shown(39)
    await page.getByRole('button', { name: 'One decision on' }).click()
    await shown(40)
    await page.getByRole('slider', { name: 'Decision' }).fill(String(last))
    await shown(last)
    await page.getByRole('button', { name: 'To the start' }).click()
    await shown(0)
    const first = await lines(page)
    await page.goto(`${house.url}/replay/${id}?at=${last}`)
    await poll(() => lines(page)).toBeGreaterThan(first + 40)
    for (const language of ['Українська', 'Русский', 'English']) {
      await page.getByRole('radio', { name: language }).first().click()
      await poll(() => page.locator('.row-piles .pile-name').count()).toBe(2)
      expect(await page.evaluate(rowPilesOver), language).toEqual([])
    }
    const event = page.locator('.log-line button').nth(20)
    await event.click()
    await poll(async () => Number(new URL(page.url()).searchParams.get('at'))).toBeLessThan(last)
    await shown(Number(new URL(page.url()).searchParams.get('at')))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const from = Number(new URL(page.url()).searchParams.get('at'))
    await poll(async () => Number(new URL(page.url()).searchParams.get('at'))).toBeGreaterThan(from)
    await page.getByRole('button', { name: 'Pause' }).click()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('won by the last attack: the screen at the end tells the course, and another game follows', async () => {
    const winner = REBELS
    const file = played(winner, SHORT, (t, key) => {
      const [foe, me] = t.s.players
      if (key !== 'commit:base' || t.pending[0]?.seat !== winner || me?.taken.length !== 1 || typeof foe?.base !== 'string' || foe.ships.length > 0)
        return false
      const free = [...me.units, ...me.ships].filter((id) => t.s.cards[id]?.attacked === false)
      const total = free.reduce((n, id) => n + (CARDS[t.s.cards[id]?.def ?? -1]?.attack ?? 0), 0)
      return total >= base(foe.base).hitPoints - foe.baseDamage
    })
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const id = await bringIn(house, g, file)
    await sit(house, g, id)
    for (let n = 0; n < 20 && !(await act(page)); n++) continue
    const end = page.getByRole('dialog', { name: 'You win!' })
    await end.waitFor()
    const course = await call<Course>(house, g, 'GET', `/tables/${id}/course`)
    for (const what of ['damage', 'bases', 'resources']) {
      await end.getByRole('radio', { name: { damage: 'Damage dealt', bases: 'Bases taken', resources: 'Resources' }[what]! }).check()
      const values = course.turns.flatMap((t) => t.values[what] ?? [])
      const top = Math.max(...values)
      expect(top).toBeGreaterThan(0)
      await poll(() => end.locator('.course-chart text').nth(2).textContent()).toBe(String(top))
      const points = await end
        .locator('.course-chart path.line')
        .evaluateAll((all) => all.map((p) => (p.getAttribute('d') ?? '').split(/[ML]/).length - 1))
      expect(points).toEqual([course.turns.length, course.turns.length])
    }
    expect(course.turns[course.turns.length - 1]?.values['bases']?.[winner]).toBe(2)
    expect(await end.locator('.course-moments li').count()).toBe(
      course.moments.filter((m) => ['base-destroyed', 'ship-destroyed'].includes((m.e as { t: string }).t)).length,
    )

    const [download] = await Promise.all([page.waitForEvent('download'), end.getByRole('link', { name: 'Save the game as a file' }).click()])
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as TableFile
    expect(saved).toMatchObject({ format: 'orrery-table/1', over: { by: 'rules' } })

    await end
      .getByRole('link', { name: /is destroyed/ })
      .first()
      .click()
    await page.waitForURL(/\/replay\/.*\?at=\d+/)
    await page.goBack()
    await end.waitFor()
    await end.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL((u) => u.pathname.startsWith('/t/') && !u.pathname.endsWith(id))
    await page.waitForSelector('.board .bar')
    expect(await page.locator('.zone-hand').getAttribute('class')).toContain('side-empire')

    // The file comes back as a replay, in which whoever brings it in has played neither side.
    const other = await house.guest({ width: 1440, language: 'en' })
    await other.page.goto(house.url)
    await other.page.getByRole('button', { name: 'Replays' }).click()
    await other.page
      .getByLabel('Bring in a game from a file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(saved)) })
    await other.page.waitForURL(/\/replay\//)
    await other.page.locator('.board').waitFor()
    const brought = new URL(other.page.url()).pathname.split('/').pop() ?? ''
    await other.page.goto(`${house.url}/t/${brought}`)
    const last = other.page.locator('.dialog.end')
    await last.waitFor()
    expect(await last.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
    const again = await call<TableFile>(house, other, 'GET', `/tables/${brought}/file`)
    expect({ ...again, seats: 0 }).toEqual({ ...saved, seats: 0 })
    expect([...g.complaints, ...other.complaints]).toEqual([])
    await Promise.all([g.context.close(), other.context.close()])
  })

  test('two people: one resigns, both ask for a rematch and sit at the next table with sides changed', async () => {
    const { empire, rebels } = await pair(house)
    const { page } = empire
    const old = new URL(page.url()).pathname
    await page.locator('.hand-cards .thing').first().click()
    await poll(() => page.locator('.hand-cards .thing').count()).toBe(4)
    await page.getByRole('tab', { name: 'More' }).click()
    // What the other one holds is in a file: there is none before the end.
    await page.getByText('can be saved as a file once it is over').waitFor()
    expect(await page.getByRole('link', { name: 'Save the game as a file' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('button', { name: 'Really resign' }).click()
    await rebels.page.getByRole('dialog', { name: 'You win!' }).waitFor()
    await rebels.page.getByText(/resigned/).waitFor()
    await page.locator('.dialog.end').getByRole('button', { name: 'Rematch' }).click()
    await rebels.page.getByText(/asks for a rematch/).waitFor()
    expect(await page.getByRole('button', { name: 'Rematch proposed' }).isDisabled()).toBe(true)
    await rebels.page.getByRole('button', { name: 'Rematch' }).click()
    for (const { page: p } of [empire, rebels]) {
      await p.waitForURL((u) => u.pathname !== old)
      await p.waitForSelector('.board .bar')
    }
    expect(rebels.page.url()).toBe(page.url())
    expect(await page.locator('.zone-hand').getAttribute('class')).toContain('side-rebels')
    expect(await rebels.page.locator('.zone-hand').getAttribute('class')).toContain('side-empire')
    // Whoever goes back to the old game is left there, with its log and its file.
    await page.goto(`${house.url}${old}`)
    await page.locator('.dialog.end').getByRole('link', { name: 'Save the game as a file' }).waitFor()
    await page.locator('.log-note', { hasText: 'resigns' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(old)
    // The replay tells of it where it happened, not before.
    const replay = old.replace('/t/', '/replay/')
    await page.goto(`${house.url}${replay}?at=abc`)
    await page.locator('.replay-at', { hasText: /^0\/1$/ }).waitFor()
    await page.locator('.log').waitFor()
    expect(await page.locator('.log-note').count()).toBe(0)
    await page.getByRole('button', { name: 'One decision on' }).click()
    await page.locator('.log-note', { hasText: 'resigns' }).waitFor()
    await page.goto(`${house.url}${replay}?at=0.5`)
    await page.locator('.replay-at', { hasText: /^0\/1$/ }).waitFor()
    expect([...empire.complaints, ...rebels.complaints]).toEqual([])
    await Promise.all([empire.context.close(), rebels.context.close()])
  })
})

describe('a running game', () => {
  test('is looked at as it was, from the log, and goes on', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    await sit(house, g, await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough' }))
    const hand = page.locator('.hand-cards .thing')
    await page.locator('.hand-cards .thing[aria-label^="Rebel Trooper"]').first().click()
    await poll(() => hand.count()).toBe(4)
    await page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first().click()
    await poll(() => hand.count()).toBe(3)
    await page.locator('.log-line button').first().click()
    await page.getByText('The table as it was after decision 1').waitFor()
    await poll(() => hand.count()).toBe(4)
    expect(await page.locator('.open-hand').count()).toBe(0)
    expect(await bar(page, 'End turn').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await poll(() => hand.count()).toBe(3)
    await bar(page, 'End turn').waitFor()
    await page.locator('.log-line button').first().click()
    await poll(() => hand.count()).toBe(4)
    await page.keyboard.press('Escape')
    await poll(() => hand.count()).toBe(3)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a problem is reported: a scenario file is written and given, without the other hand', async () => {
    const { empire, rebels, id } = await pair(house)
    const { page } = empire
    await page.getByRole('tab', { name: 'More' }).click()
    await page.getByLabel('What is wrong, and what did you expect?').fill('The <b>shuttle</b> looks wrong.')
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByText('Saved with the position and the last moves').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'The file' }).click()])
    const given: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(given).toMatchObject({ format: 'orrery-scenario/1', game: 'deckbuilding', name: 'The <b>shuttle</b> looks wrong.', report: { seat: 0 } })
    const [file] = readdirSync(join(house.dir, 'reports')).filter((f) => f.startsWith(id))
    expect(JSON.parse(readFileSync(join(house.dir, 'reports', file ?? ''), 'utf8'))).toEqual(given)
    const seen = (given as { report: { view: Hands } }).report.view
    expect(seen.players[REBELS]?.hand).toEqual([])
    expect(seen.players[EMPIRE]?.hand.length).toBe(5)
    expect([...empire.complaints, ...rebels.complaints]).toEqual([])
    await Promise.all([empire.context.close(), rebels.context.close()])
  })
})
