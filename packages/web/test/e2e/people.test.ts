import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableFile } from '@orrery/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bar, bringIn, call, EMPIRE, endTurn, pair, played, poll, REBELS, sit } from './desk.ts'
import { openHouse, type Guest, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const things = (page: Page, where: string): Promise<string[]> =>
  page.locator(`${where} .thing`).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['thing'] ?? ''))
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').pop() ?? ''
const close = (...guests: Guest[]) => Promise.all(guests.map((g) => g.context.close()))

/** Opens the lobby with the variants unfolded. */
async function lobby(): Promise<Guest> {
  const g = await house.guest({ width: 1440, language: 'en' })
  await g.page.goto(house.url)
  await g.page.getByText('Variants of the game').first().click()
  return g
}

describe('people at one table', () => {
  test('who starts a game before the server has said who he is waits for it, and sits at the table', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    let asked = 0
    let go = (): void => undefined
    const clicked = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/api/me', async (route) => {
      asked++
      await clicked
      await route.continue()
    })
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Play the machine' }).first().click()
    go()
    await page.waitForSelector('.board .bar')
    await page.locator('.hand-cards .thing').first().waitFor()
    expect(asked).toBeGreaterThan(0)
    expect(g.complaints).toEqual([])
    await close(g)
  })

  test('a spectator sees no hand, is asked nothing, and can’t answer', async () => {
    const { id, empire, rebels } = await pair(house)
    const eve = await house.guest({ width: 1440, language: 'en' })
    await sit(house, eve, id)
    await eve.page.getByText('You are watching.').waitFor()
    expect(await things(eve.page, '.zone-hand')).toEqual([])
    expect(await things(eve.page, '.zone-foe .foe-info')).toEqual([])
    expect(await eve.page.locator('.hand-cards svg.back, .hand-cards > svg').count()).toBe(5)
    expect(await eve.page.locator('.bar button').count()).toBe(0)
    expect(await eve.page.locator('.mark-legal, .mark-halo').count()).toBe(0)
    await eve.page.locator('.zone-row .thing').first().click()
    await empire.page.locator('.hand-cards .thing[aria-label^="Imperial Shuttle"]').first().click()
    await poll(() => empire.page.locator('.zone-lane .thing').count()).toBe(1)
    await poll(() => things(eve.page, '.zone-lane')).toEqual(await things(empire.page, '.zone-lane'))
    expect(await eve.page.getByRole('alertdialog').count()).toBe(0)
    expect([...eve.complaints, ...empire.complaints, ...rebels.complaints]).toEqual([])
    await close(eve, empire, rebels)
  })

  test('the personal link brings the seat back on another device', async () => {
    const { id, empire, rebels } = await pair(house)
    const { link } = await call<{ link: string }>(house, empire, 'GET', '/me')
    const second = await house.guest({ width: 360, language: 'uk' })
    await second.page.goto(new URL(new URL(link).pathname, house.url).href)
    await second.page.locator(`a[href="/t/${id}"]`).click()
    await second.page.waitForSelector('.board .bar')
    await poll(() => things(second.page, '.hand-cards')).toEqual(await things(empire.page, '.hand-cards'))
    await second.page.locator('.hand-cards .thing').first().click()
    await poll(() => empire.page.locator('.hand-cards .thing').count()).toBe(4)
    expect([...second.complaints, ...empire.complaints]).toEqual([])
    await close(second, empire, rebels)
  })

  test('a link that was opened where somebody has seats asks first, and shows the own link to keep', async () => {
    const { id, empire, rebels } = await pair(house)
    const { link, name } = await call<{ link: string; name: string }>(house, rebels, 'GET', '/me')
    const me = await call<{ link: string; name: string }>(house, empire, 'GET', '/me')
    const { page } = empire
    await page.goto(link)
    await page.getByRole('heading', { name: `You are ${me.name} here` }).waitFor()
    expect(await page.getByLabel('To come back to your own seats').inputValue()).toBe(me.link)
    await page.getByRole('link', { name: 'Stay who I am' }).click()
    await sit(house, empire, id)
    expect(await page.locator('.hand-cards .thing').count()).toBe(5)
    expect((await call<{ name: string }>(house, empire, 'GET', '/me')).name).toBe(me.name)
    await page.goto(link)
    await page.getByRole('button', { name: `Go on as ${name}` }).click()
    await page.getByRole('button', { name: name, exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await sit(house, empire, id)
    await poll(() => things(page, '.zone-hand')).toEqual(await things(rebels.page, '.zone-hand'))
    expect([...empire.complaints, ...rebels.complaints]).toEqual([])
    await close(empire, rebels)
  })

  test('chat is plain text, and somebody can be muted', async () => {
    const { empire, rebels } = await pair(house)
    const text = '<img src=x onerror="document.title=\'taken\'"><b>hello</b> & good luck'
    for (const g of [empire, rebels]) await g.page.getByRole('tab', { name: 'Chat' }).click()
    await empire.page.getByRole('textbox', { name: 'Say something' }).fill(text)
    await empire.page.getByRole('button', { name: 'Send' }).click()
    const line = rebels.page.getByRole('list', { name: 'Chat' }).getByRole('listitem')
    await poll(() => line.locator('span').last().textContent()).toBe(text)
    expect(await rebels.page.locator('.chat img, .chat li b b').count()).toBe(0)
    expect(await rebels.page.title()).not.toBe('taken')
    await rebels.page.getByRole('button', { name: /^Mute / }).click()
    await poll(() => line.locator('span').last().textContent()).toBe('(muted)')
    await rebels.page.getByRole('button', { name: /^Hear / }).click()
    await poll(() => line.locator('span').last().textContent()).toBe(text)
    expect([...empire.complaints, ...rebels.complaints]).toEqual([])
    await close(empire, rebels)
  })

  test('an open table stands in the lobby; a seat is taken, given up, and taken again', async () => {
    const a = await lobby()
    await a.page.getByLabel('Show the table to everyone in the lobby').first().check()
    await a.page.getByRole('button', { name: 'Invite a friend' }).first().click()
    await a.page.getByRole('heading', { name: 'Waiting for a friend' }).waitFor()
    const id = idOf(a.page)
    expect(await a.page.getByRole('textbox', { name: 'Link to the table' }).inputValue()).toBe(`${house.url}/t/${id}`)
    const b = await house.guest({ width: 360, language: 'en' })
    await b.page.goto(house.url)
    await b.page.locator('.shelf', { hasText: 'Open tables' }).locator(`a[href="/t/${id}"]`).click()
    await b.page.getByRole('heading', { name: 'Take a seat' }).waitFor()
    expect(await b.page.getByRole('button', { name: 'Sit here' }).count()).toBe(1)
    await a.page.getByRole('button', { name: 'Leave the table' }).click()
    await a.page.waitForURL(`${house.url}/`)
    await poll(() => b.page.getByRole('button', { name: 'Sit here' }).count()).toBe(2)
    await b.page.getByRole('button', { name: 'Sit here' }).first().click()
    await b.page.getByRole('heading', { name: 'Waiting for a friend' }).waitFor()
    await a.page.goto(`${house.url}/t/${id}`)
    await a.page.getByRole('button', { name: 'Sit here' }).click()
    await Promise.all([a.page.waitForSelector('.board .bar'), b.page.waitForSelector('.board .bar')])
    expect([...a.complaints, ...b.complaints]).toEqual([])
    await close(a, b)
  })

  test('who is away is played for by the machine, and takes the seat back', async () => {
    const { id, empire, rebels } = await pair(house, { awayMinutes: 0.02 })
    await empire.page.goto(house.url)
    await rebels.page.getByRole('button', { name: 'Let the machine play on' }).click()
    await bar(rebels.page, 'End turn').waitFor()
    await sit(house, empire, id)
    await empire.page.getByText('The machine plays on for you.').waitFor()
    await empire.page.getByRole('button', { name: 'Take the seat back' }).click()
    await empire.page.getByText('The machine plays on for you.').waitFor({ state: 'detached' })
    await endTurn(rebels.page)
    await bar(empire.page, 'End turn').waitFor()
    await empire.page.locator('.hand-cards .thing').first().click()
    await poll(() => empire.page.locator('.hand-cards .thing').count()).toBe(4)
    expect([...empire.complaints, ...rebels.complaints]).toEqual([])
    await close(empire, rebels)
  })
})

describe('variants', () => {
  test('Secret Bases: four are chosen in secret, then the game begins', async () => {
    const g = await lobby()
    const { page } = g
    await page.getByLabel('Secret Bases: 4 chosen in secret').check()
    await page.getByRole('button', { name: 'Play the machine' }).first().click()
    await page.getByRole('heading', { name: 'Secretly choose 4 bases' }).waitFor()
    const bases = page.locator('.tray .thing')
    expect(await bases.count()).toBeGreaterThan(4)
    for (const size of [{ width: 820, height: 1180 }, page.viewportSize()!]) {
      await page.setViewportSize(size)
      // The text of a base keeps clear of the frame, and the pictures of a row stand in one line.
      const seen = await bases.evaluateAll((all) =>
        all.map((e) => {
          const frame = e.getBoundingClientRect()
          const text = document.createRange()
          text.selectNodeContents(e.querySelector('.tray-base > .ability')!)
          const r = text.getBoundingClientRect()
          return {
            clear: Math.min(r.left - frame.left, frame.right - r.right, frame.bottom - r.bottom) >= 6,
            high: e.querySelector('.plate')!.getBoundingClientRect().top - frame.top,
          }
        }),
      )
      expect(seen.filter((x) => !x.clear || x.high > 1)).toEqual([])
    }
    for (let n = 0; n < 4; n++) await bases.nth(n).click()
    await bar(page, 'Confirm (4 of 4)').click()
    await bar(page, 'End turn').waitFor()
    const file = await call<TableFile>(house, g, 'GET', `/tables/${idOf(page)}/file`)
    expect(file.options).toEqual({ baseSet: 'secret-bases', toWin: 4, neutralDiscard: false })
    expect(file.answers.filter((a) => a.seat === REBELS && a.key.startsWith('pick:')).length).toBeGreaterThanOrEqual(4)
    expect(g.complaints).toEqual([])
    await close(g)
  })

  test('Whole Galaxy to five bases, neutral cards may be paid away: what is agreed stands at the table', async () => {
    const g = await lobby()
    const { page } = g
    await page.getByLabel('Whole Galaxy: all 10 bases').check()
    await page.getByRole('radio', { name: '5', exact: true }).check()
    await page.getByLabel('Neutral cards may be paid away').check()
    await page.getByRole('radio', { name: 'Empire' }).first().check()
    await page.getByRole('button', { name: 'Play the machine' }).first().click()
    await page.waitForSelector('.board .bar')
    expect(await page.getByRole('img', { name: '0 of 5 bases taken' }).count()).toBe(2)
    const file = await call<TableFile>(house, g, 'GET', `/tables/${idOf(page)}/file`)
    expect(file.options).toEqual({ baseSet: 'whole-galaxy', toWin: 5, neutralDiscard: true })
    expect(g.complaints).toEqual([])
    await close(g)
  })

  test('a neutral card of the row is paid away', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const file = played(EMPIRE, { neutralDiscard: true }, (t) => t.pending[0]?.seat === EMPIRE && t.pending[0].opts.some((o) => o.t === 'discard'))
    await sit(house, g, await bringIn(house, g, file))
    const neutral = page.locator('.zone-row .thing.side-neutral.mark-legal').first()
    const id = (await neutral.getAttribute('data-thing')) ?? ''
    await neutral.click()
    await bar(page, /^Pay \d to discard it$/).click()
    await page.getByText(/paid: .* goes to the galaxy discard pile/).waitFor()
    await poll(() => things(page, '.zone-row')).not.toContain(id)
    expect(g.complaints).toEqual([])
    await close(g)
  })

  test('damage is divided between ships', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    const file = played(REBELS, {}, (t) => t.pending[0]?.kind === 'split' && t.pending[0].seat === REBELS)
    await sit(house, g, await bringIn(house, g, file))
    const left = () => page.locator('.zone-foe .plates .thing:not(.is-base) .left b').evaluateAll((all) => all.map((e) => Number(e.textContent)))
    const heading = page.locator('.bar h2')
    const total = Number(/^(\d+) damage to divide: how much does .+ take\?$/.exec((await heading.textContent()) ?? '')?.[1])
    const before = await left()
    const choices = page.locator('.bar-actions .btn')
    const least = Number(await choices.first().textContent())
    await choices.first().click()
    await poll(() => heading.textContent()).not.toMatch(new RegExp(`^${total} damage to divide: how much does .+ take`))
    for (let n = 0; n < 4 && /damage to divide/.test((await heading.textContent()) ?? ''); n++) await choices.last().click()
    await poll(async () => (await left()).reduce((a, b) => a + b, 0)).toBe(before.reduce((a, b) => a + b, 0) - total)
    expect((await left())[0]).toBe((before[0] ?? 0) - least)
    expect(g.complaints).toEqual([])
    await close(g)
  })
})

describe('a file that is no saved game', () => {
  test('is told beside the control, in the page’s own words, and may be chosen again', async () => {
    const g = await house.guest({ width: 1440, language: 'uk' })
    const { page } = g
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Зіграні ігри' }).click()
    const input = page.locator('.bring-in input')
    const file = join(house.dir, 'bad.json')
    const said = page.locator('#bring-in-problem')
    for (const [text, words] of [
      ['a letter to my aunt', 'У цьому файлі немає збереженої гри.'],
      ['{"format":"orrery-table/1"}', 'У цьому файлі немає збереженої гри.'],
      [JSON.stringify({ x: 'x'.repeat(5_000_000) }), 'Файл завеликий для збереженої гри.'],
    ] as const) {
      writeFileSync(file, text)
      await input.setInputFiles(file)
      await poll(() => said.textContent()).toBe(words)
      expect(await input.evaluate((e: HTMLInputElement) => ({ own: e.validationMessage, says: e.getAttribute('aria-describedby') }))).toEqual({
        own: '',
        says: 'bring-in-problem',
      })
    }
    await g.context.close()
  })
})
