/** Answers of Rebellion in a real browser: what cannot be undone is asked twice, and what is asked says what it needs to. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { call, make } from './desk.ts'
import { openHouse, type House } from './house.ts'
import { answered } from './player.ts'
import { attackRodia, fightUntil, sitDown } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A picture for whoever looks on: `SHOTS=/some/folder`. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}

const seq = (page: Page): Promise<string | null> => page.locator('.bar').getAttribute('data-seq')
const key = (page: Page, k: string) => page.locator(`.bar-actions [data-key="${k}"]`)

describe('what cannot be undone', () => {
  test.each([1440, 360])('is asked about once more: to reveal the base, to pass with leaders left, at %i pixels', async (width) => {
    const g = await sitDown(house, { width, language: 'en' })
    const { page } = g
    const before = await seq(page)
    const question = page.locator('.bar h2')
    const press = (k: string) => (width < 720 ? key(page, k).tap() : key(page, k).click())
    await press('reveal-base')
    expect(await question.textContent()).toBe('Reveal your base at Hoth?')
    await shot(page, `sure-reveal-${width}`)
    await page.locator('.bar-actions').getByRole('button', { name: 'Cancel' }).click()
    await press('pass')
    expect(await question.textContent()).toBe('Pass for this phase?')
    expect(await page.locator('.bar-words p').textContent()).toContain('6 leaders in the pool. ')
    await shot(page, `sure-pass-${width}`)
    await page.keyboard.press('Escape')
    await key(page, 'reveal-base').waitFor()
    // A double click is one slip, not an answer and its confirmation.
    if (width > 720) {
      await key(page, 'pass').dblclick()
      expect(await question.textContent()).toBe('Pass for this phase?')
    } else await press('pass')
    await answered(page)
    expect(await seq(page)).toBe(before)
    await page.waitForTimeout(600)
    await press('pass')
    await expect.poll(() => seq(page), { timeout: 10_000 }).not.toBe(before)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('the first question of a turn', () => {
  test.each([1440, 360])(
    'has the revealing of the base as its last and least answer, and no end once a leader is chosen, at %i pixels',
    async (width) => {
      const g = await sitDown(house, { width, language: 'en' })
      const buttons = await g.page.locator('.bar-actions .btn').evaluateAll((all) =>
        all
          .map((e) => ({ key: (e as HTMLElement).dataset['key'], at: e.getBoundingClientRect(), main: e.matches('.main') }))
          .toSorted((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
          .map(({ key: k, main }) => [k, main]),
      )
      expect(buttons).toEqual([
        ['pass', false],
        ['reveal-base', false],
      ])
      const leader = g.page.locator('.pool-leader[data-leader="admiral-ackbar"]')
      await (width < 720 ? leader.tap() : leader.click())
      await expect.poll(() => g.page.locator('.bar-actions .btn').allTextContents()).toEqual(['Cancel'])
      await g.page.locator('.bar-actions .btn').click()
      await key(g.page, 'pass').waitFor()
      await g.context.close()
    },
  )

  test.each([
    [1440, 'en', /goes alone/],
    [360, 'ru', /отправится один/],
    [360, 'uk', /вирушить сам/],
  ] as const)('says before a leader is sent where nobody can come along, at %i pixels in %s', async (width, language, alone) => {
    const g = await sitDown(house, { width, language })
    const { page } = g
    const before = await seq(page)
    const system = (id: string) => page.locator(`.system[data-at="${SYSTEMS.findIndex((s) => s.id === id)}"]`)
    const words = page.locator('.bar-words p')
    // The system first, then the leader.
    await system('yavin').dispatchEvent('click')
    await words.getByText(alone).waitFor()
    await shot(page, `alone-${width}-${language}`)
    await page.keyboard.press('Escape')
    await system('rodia').dispatchEvent('click')
    await key(page, 'activate:rodia:admiral-ackbar').waitFor()
    expect(await words.textContent()).not.toMatch(alone)
    await page.keyboard.press('Escape')
    // The leader first: the system is asked about once more, and then it is done.
    await page.locator('.pool-leader[data-leader="admiral-ackbar"]').click()
    await system('yavin').dispatchEvent('click')
    await words.getByText(alone).waitFor()
    expect(await page.locator('.bar-actions [data-key^="activate:"]').count()).toBe(1)
    expect(await seq(page)).toBe(before)
    await key(page, 'activate:yavin:admiral-ackbar').click()
    await expect.poll(() => seq(page), { timeout: 10_000 }).not.toBe(before)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('tactic cards in hand', () => {
  test.each([1440, 360])('show their theatre, and one of the other theatre says why it is no answer, at %i pixels', async (width) => {
    for (let n = 0; n < 8; n++) {
      const g = await sitDown(house, { width, language: 'en' })
      const { page } = g
      const space = async () => (await page.locator('.theatre.is-space.now').count()) > 0
      const cards = page.locator('.tactic-hand.mine .tactic')
      const ground = page.locator('.tactic-hand.mine .tactic:has(.t-ground)')
      await attackRodia(page)
      if ((await fightUntil(page, 'combat-action')) && (await space()) && (await ground.count()) > 0) {
        for (const card of await cards.all()) expect(await card.textContent()).toMatch(/, (space|ground)$/)
        await shot(page, `tactics-before-${width}`)
        await ground.first().focus()
        await page.keyboard.press('Enter')
        // Where there are no more answers than three rows hold, none of them lies over the cards.
        const covered = await page.evaluate(() => {
          const bar = document.querySelector('.bar')!.getBoundingClientRect()
          const rows = new Set([...document.querySelectorAll('.bar-actions .btn')].map((e) => Math.round(e.getBoundingClientRect().top))).size
          return rows <= 3 && [...document.querySelectorAll('.tactic')].some((e) => e.getBoundingClientRect().bottom > bar.top)
        })
        expect(covered).toBe(false)
        expect(await ground.first().getAttribute('class')).toContain('other')
        expect(await page.locator('.tactic-text').textContent()).toContain('(ground)')
        await shot(page, `tactics-${width}`)
        await page.getByRole('button', { name: 'Why not now?' }).click()
        await page.locator('.dialog.why .why-rule').getByText('theatre').waitFor()
        await shot(page, `tactics-why-${width}`)
        expect(g.complaints).toEqual([])
        return g.context.close()
      }
      await g.context.close()
    }
    throw new Error('no ground card in hand in any of eight space battles')
  })
})

describe('a mission of the other side', () => {
  test.each([1440, 360])('shows with each leader who may be sent how likely it is then, at %i pixels', async (width) => {
    const rebels = await house.guest({ width: 1440, language: 'en' })
    const empire = await house.guest({ width, language: 'en' })
    const id = await make(house, rebels, {
      game: 'rebellion',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      prepared: 'walkthrough-empire',
      options: {},
    })
    await call(house, empire, 'GET', '/me')
    await call(house, empire, 'POST', `/tables/${id}/join`, {})
    await Promise.all([rebels, empire].map((g) => g.page.goto(`${house.url}/t/${id}`).then(() => g.page.waitForSelector('.reb-board .bar'))))
    await key(empire.page, 'pass').click()
    await rebels.page.locator('.bar[data-ask="command"]').waitFor()
    await rebels.page.locator('.hand-card', { hasText: 'Sabotage' }).locator('.reb-card-button').click()
    await rebels.page.locator('.bar-actions [data-key^="mission:"]').click()
    await rebels.page.locator('.bar[data-ask="mission-target"]').waitFor()
    const at = SYSTEMS.findIndex((s) => s.id === 'rodia')
    await rebels.page.locator(`.system.legal[data-at="${at}"] > image`).click()
    for (let n = 0; n < 200 && (await empire.page.locator('.bar[data-ask="oppose"]').count()) === 0; n++) {
      const pass = [rebels, empire].map((g) => g.page.locator('.bar:not([data-ask="oppose"], [data-ask="command"]) [data-key="pass"]'))
      for (const button of pass) if (await button.isVisible()) await button.click({ timeout: 3_000 }).catch(() => undefined)
      await empire.page.waitForTimeout(50)
    }
    const leaders = empire.page.locator('.bar[data-ask="oppose"] .bar-actions [data-key^="send:"]')
    await leaders.first().waitFor()
    expect(await leaders.count()).toBeGreaterThan(2)
    // Who need not be scrolled to.
    expect(await empire.page.locator('.bar-actions .btn').first().getAttribute('data-key')).toBe('pass')
    for (const leader of await leaders.all()) expect(await leader.textContent()).toMatch(/: mission succeeds \d+ %$/)
    expect(await key(empire.page, 'pass').textContent()).toMatch(/^Nobody: mission succeeds 100 %$/)
    expect(await empire.page.locator('.bar-words p').textContent()).toContain('the chance that the mission succeeds')
    await shot(empire.page, `oppose-${width}`)
    expect([...rebels.complaints, ...empire.complaints]).toEqual([])
    await Promise.all([rebels, empire].map((g) => g.context.close()))
  })
})

describe('the answers of a phone', () => {
  test('begin with what is wanted, and end with what drops the choice and what ends the question', async () => {
    const g = await sitDown(house, { width: 360, language: 'ru' }, 'walkthrough-empire', 1)
    const { page } = g
    await page.locator('.bar[data-ask="assign"]').waitFor()
    await page.locator('.reb-card-button.legal').first().tap()
    await page.locator('.bar-actions [data-key^="assign:"]').first().waitFor()
    const row = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.bar-actions > .btn')]
        .map((e) => ({ at: e.getBoundingClientRect().left, what: e.matches('.drop') ? 'drop' : (e.dataset['key'] ?? '').split(':')[0] }))
        .toSorted((a, b) => a.at - b.at)
        .map((x) => x.what),
    )
    expect(row.slice(-2)).toEqual(['drop', 'pass'])
    expect(new Set(row.slice(0, -2))).toEqual(new Set(['assign']))
    const first = await page.locator('.bar-actions [data-key^="assign:"]').first().boundingBox()
    expect(first!.x).toBeGreaterThanOrEqual(0)
    expect(first!.x + first!.width).toBeLessThanOrEqual(360)
    await shot(page, 'assign-360')
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('the own cards and leaders', () => {
  test.each([
    [1440, 900, 'picks-cards'],
    [1440, 900, ''],
    [1280, 800, 'picks-cards'],
    [1280, 800, ''],
  ])('all leaders are in sight or a scroll away beside twelve cards, and each card can be pointed at, at %i × %i %s', async (width, height, mode) => {
    const g = await house.guest({ width, height, language: 'ru' })
    const id = await make(house, g, { game: 'rebellion', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], prepared: 'battle', options: {} })
    await g.page.goto(`${house.url}/t/${id}`)
    await g.page.waitForSelector('.pool-leader')
    const cut = await g.page.evaluate((asked) => {
      const area = document.querySelector<HTMLElement>('.hand-area')!
      if (asked !== '') area.classList.add(asked)
      const fill = (row: Element, n: number) => {
        while (row.children.length < n) row.append(row.children[0]!.cloneNode(true))
      }
      fill(area.querySelector('.hand-group.grow .hand-row')!, 12)
      fill(area.querySelector('.pool .hand-row')!, 9)
      const { right } = area.getBoundingClientRect()
      const leaders = [...area.querySelectorAll('.pool-leader')].filter((e) => {
        // Where only cards are asked for, the cards have the room.
        if (asked !== '') e.scrollIntoView({ inline: 'nearest', block: 'nearest' })
        const row = area.querySelector('.pool .hand-row')!.getBoundingClientRect()
        return e.getBoundingClientRect().right > Math.min(row.right, right) + 1
      })
      const cards = [...area.querySelectorAll('.hand-group.grow .hand-card')].filter((e) => {
        const { left, top } = e.getBoundingClientRect()
        return asked !== '' && document.elementFromPoint(left + 12, top + 70)?.closest('.hand-card') !== e
      })
      return [...leaders, ...cards].map((e) => e.textContent)
    }, mode)
    await shot(g.page, `pool-${width}-${mode}`)
    expect(cut).toEqual([])
    await g.context.close()
  })
})

describe('the end of the game', () => {
  test.each([
    [1440, 'en', 'Rebel Base: Hoth', 'Hoth · units: 7'],
    [360, 'uk', 'База повстанців: Гот', null],
  ] as const)('tells the Empire where the base was, at %i pixels in %s', async (width, language, said, panel) => {
    const g = await sitDown(house, { width, language }, 'battle', 1)
    const { page } = g
    const base = page.locator('.base-space .panel-title')
    expect(await base.getAttribute('aria-label')).not.toContain(said.split(': ')[1])
    if ((await page.locator('.drawer').count()) === 0) await page.locator('.topbar [aria-expanded]').first().click()
    await page.locator('.drawer [role="tab"]').last().click()
    await page.getByRole('button', { name: /^(Resign|Здатися)$/ }).click()
    await page.locator('.drawer .btn', { hasText: /Really resign|Так, здаюся/ }).click()
    await page.locator('.dialog.end').getByText(said).waitFor()
    await shot(page, `end-${width}`)
    if (panel !== null) expect(await page.locator('.base-space small').textContent()).toBe(panel)
    expect(await base.getAttribute('aria-label')).toContain(said.split(': ')[1])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('targets of a mission', () => {
  test.each([1440, 360])('where nothing would change are told so, and a button’s system is outlined on the map, at %i pixels', async (width) => {
    const g = await sitDown(house, { width, language: 'en' }, 'walkthrough-empire', 1)
    const { page } = g
    await page.locator('.bar[data-ask="assign"]').waitFor()
    await page.locator('.hand-card', { hasText: 'Rule by Fear' }).locator('.reb-card-button').click()
    const palpatine = page
      .locator('.bar-actions [data-key$=":emperor-palpatine"], .pool-leader[data-leader="emperor-palpatine"]')
      .locator('visible=true')
    await palpatine.first().click()
    await answered(page)
    await key(page, 'pass').click()
    for (let n = 0; n < 400 && (await page.locator('.bar[data-ask="command"]').count()) === 0; n++) {
      const other = page.locator('.bar:not(.waiting, [data-ask="command"]) .bar-actions [data-key="pass"]')
      if (await other.isVisible()) await other.click({ timeout: 3_000 }).catch(() => undefined)
      await page.waitForTimeout(50)
    }
    await page.locator('.hand-card:has(.on-mission) .reb-card-button').click()
    await page.locator('.bar-actions [data-key^="mission:"]').click()
    await page.locator('.bar[data-ask="mission-target"]').waitFor()
    expect(await page.locator('.bar h2').textContent()).toBe('Rule by Fear: where?')
    const targets = page.locator('.bar-actions [data-key^="at:"]')
    const coruscant = key(page, 'at:coruscant')
    expect(await coruscant.textContent()).toContain('changes nothing')
    expect(await targets.filter({ hasNotText: 'changes nothing' }).count()).toBeGreaterThan(0)
    const at = SYSTEMS.findIndex((s) => s.id === 'coruscant')
    const system = page.locator(`.system[data-at="${at}"]`)
    expect(await system.getAttribute('aria-label')).toContain('changes nothing')
    await coruscant.focus()
    await expect.poll(() => system.getAttribute('class')).toContain('pointed')
    expect(await system.locator('.cell').evaluate((e) => getComputedStyle(e).strokeOpacity)).toBe('1')
    await shot(page, `targets-${width}`)
    await coruscant.blur()
    await expect.poll(() => system.getAttribute('class')).not.toContain('pointed')
    if (width > 720) {
      await coruscant.hover()
      await expect.poll(() => system.getAttribute('class')).toContain('pointed')
      await coruscant.click()
      await answered(page)
      // The button is gone, and with it the outline.
      await expect.poll(() => page.locator('.system.pointed').count()).toBe(0)
    }
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('a mission in hand', () => {
  test.each([1440, 360])('says in the command phase that no leader is on it, at %i pixels', async (width) => {
    const g = await sitDown(house, { width, language: 'uk' })
    const { page } = g
    await page.locator('.hand-group.grow .reb-card-button').first().click()
    await page.locator('.dialog.why').getByText('На цій місії немає лідера.').waitFor()
    await shot(page, `why-${width}`)
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})
