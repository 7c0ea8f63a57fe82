/** The scenes of Rebellion in a real browser: what must be seen of a combat or a mission is seen. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Guest, type House, type Language } from './house.ts'
import { attackRodia, fightUntil, passUntil, sabotage, sitDown, sitTogether } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A combat in which this is asked: one battle after the other, since the dice may end one before. */
async function combatWith(width: number, language: Language, kind: string): Promise<Guest> {
  for (let n = 0; n < 8; n++) {
    const g = await sitDown(house, { width, language })
    await attackRodia(g.page)
    if (await fightUntil(g.page, kind)) return g
    await g.context.close()
  }
  throw new Error(`${kind} is asked in none of eight battles`)
}

/** What of these does not lie whole within the box that holds it. */
function outside(page: Page, box: string, things: string): Promise<string[]> {
  return page.evaluate(
    ([holder, inner]) => {
      const at = document.querySelector(holder)!.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>(inner)].flatMap((e) => {
        const r = e.getBoundingClientRect()
        const whole = r.top >= at.top - 1 && r.bottom <= at.bottom + 1 && r.left >= at.left - 1 && r.right <= at.right + 1
        return whole
          ? []
          : [`${e.className}: ${e.textContent} at ${r.top.toFixed()}–${r.bottom.toFixed()} of ${at.top.toFixed()}–${at.bottom.toFixed()}`]
      })
    },
    [box, things] as const,
  )
}

/** A picture for whoever looks on: `SHOTS=/some/folder`. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function resign(page: Page): Promise<void> {
  if ((await page.locator('.drawer').count()) === 0) await page.locator('.topbar [aria-expanded]').first().click()
  await page.locator('.drawer [role="tab"]').last().click()
  await page.getByRole('button', { name: 'Здатися' }).click()
  await page.locator('.drawer .btn', { hasText: 'Так, здаюся' }).click()
  await page.locator('.dialog.end').waitFor()
}

describe('a combat of Rebellion', () => {
  test.each(['en', 'uk', 'ru'] as const)('is seen whole on a desktop, in %s', async (language) => {
    for (const kind of ['combat-action', 'assign-hit']) {
      const g = await combatWith(1440, language, kind)
      const { page } = g
      await page.locator('.gauge').nth(1).waitFor()
      expect(await outside(page, '.reb-map', '.combat > header > *, .combat > footer > *')).toEqual([])
      expect(await outside(page, '.theatres', '.theatre h3, .fighter, .squad-name, .die, .gauge')).toEqual([])
      // The head of the ground stands under the line of the horizon, not on it.
      const below = await page.evaluate(() => {
        const ground = document.querySelector('.theatre.is-ground')!.getBoundingClientRect()
        return document.querySelector('.theatre.is-ground h3')!.getBoundingClientRect().top - ground.top
      })
      expect(below).toBeGreaterThanOrEqual(16)
      expect(g.complaints).toEqual([])
      await g.context.close()
    }
  })

  test.each([1440, 360])(
    'keeps head and own cards in sight however many fight, and the last unit can be scrolled to, at %i pixels',
    async (width) => {
      const g = await combatWith(width, 'en', 'combat-action')
      const { page } = g
      // A row of many kinds: more than any battle has.
      await page.evaluate(() => {
        for (const list of document.querySelectorAll('.fighters')) {
          const squads = [...list.querySelectorAll('.squad')]
          for (let n = 0; n < 6; n++) for (const squad of squads) list.append(squad.cloneNode(true))
        }
      })
      expect(await outside(page, '.reb-map', '.combat > header, .combat > footer')).toEqual([])
      const last = page.locator('.fighter:visible').last()
      await last.scrollIntoViewIfNeeded()
      const [unit, footer] = await Promise.all([last.boundingBox(), page.locator('.combat > footer').boundingBox()])
      expect(unit!.y + unit!.height).toBeLessThanOrEqual(footer!.y + 1)
      await g.context.close()
    },
  )

  test('shows on a phone the theatre that fights first, and all that can be hit', async () => {
    const g = await combatWith(360, 'uk', 'assign-hit')
    const { page } = g
    await page.locator('.gauge').first().waitFor()
    expect(await outside(page, '.theatres', '.fighter.may, .die')).toEqual([])
    expect(await page.evaluate(() => document.querySelector('.theatres')!.getBoundingClientRect().width)).toBeLessThanOrEqual(360)
    const first = await page.evaluate(() => {
      const [now, other] = ['.theatre.now', '.theatre:not(.now)'].map((x) => document.querySelector(x)!.getBoundingClientRect().top)
      return now! < other!
    })
    expect(first).toBe(true)
    // Title, state and both sides take no more than three lines.
    expect(await page.locator('.combat > header').evaluate((e) => e.getBoundingClientRect().height)).toBeLessThan(80)
    // The names of the tactic cards are read whole, here and where both sides' lie open: there it is said whose they are.
    expect(await outside(page, '.combat > footer', '.tactic')).toEqual([])
    const at = await page.locator('.bar').getAttribute('data-seq')
    await resign(page)
    await page.goto(page.url().replace(/\/t\/([^?]+).*/, `/replay/$1?at=${at}`))
    await page.locator('.combat .tactic').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await outside(page, '.combat > footer', '.tactic, .tactic-hand > .dim')).toEqual([])
    const hands = page.locator('.tactic-hand')
    const said = await hands.evaluateAll((all) => all.map((e) => e.querySelector('.dim')!.getClientRects().length))
    expect(said).toEqual(said.map(() => 1))
    const tops = await hands.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(tops.length)
    expect(await page.locator('.topbar-title').evaluate((e) => [e.scrollWidth > e.clientWidth, e.scrollHeight > e.clientHeight])).toEqual([
      false,
      false,
    ])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('a retreat of Rebellion', () => {
  test.each([1440, 360])('names its ways out, each with its leaders, while the map is behind the battle, at %i pixels', async (width) => {
    const g = await combatWith(width, 'en', 'retreat')
    const { page } = g
    expect(await page.locator('.bar h2').textContent()).toContain('Press the leader who guides it')
    const ways = await page.locator('.bar-actions .way').evaluateAll((all) => all.map((e) => [...e.children].map((x) => x.textContent)))
    expect(ways).toEqual([
      ['Bothawui', 'Admiral Ackbar'],
      ['Naboo', 'Admiral Ackbar'],
    ])
    await page.locator('.bar-actions [data-key="retreat:naboo:admiral-ackbar"]').click()
    await page.locator('.bar:not([data-ask="retreat"])').waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('a mission of Rebellion', () => {
  test.each([
    [1440, 900, 'en', 'rodia'],
    [1440, 900, 'uk', 'mandalore'],
    [1440, 900, 'ru', 'corellia'],
    [820, 1180, 'ru', 'mandalore'],
    [740, 360, 'uk', 'rodia'],
    [740, 360, 'uk', 'rodia', 'all of the galaxy'],
    [360, 780, 'uk', 'sullust'],
    [360, 780, 'ru', 'corellia'],
  ] as const)('leaves the system that it is in free, at %i × %i in %s: %s', async (width, height, language, place, sees?) => {
    const rebels = await house.guest({ width: 1440, language: 'en' })
    const empire = await house.guest({ width, height, language })
    await sitTogether(house, rebels, empire)
    // So far away it has no names.
    const whole = sees !== undefined
    if (whole) await empire.page.locator('.map-zoom .btn').last().click()
    const at = await sabotage(rebels.page, empire.page, place)
    await empire.page.locator('.mission-scene').waitFor()
    expect(await outside(empire.page, '.reb-map', '.mission-scene')).toEqual([])
    // The chance is what one needs for the answer.
    expect(await outside(empire.page, '.mission-scene', '.mission-scene .gauge, .mission-scene .gauge *')).toEqual([])
    const seen = await empire.page.evaluate((n) => {
      const card = document.querySelector('.mission-scene')!.getBoundingClientRect()
      const map = document.querySelector('.reb-map')!.getBoundingClientRect()
      const covered = [...document.querySelectorAll(`.system[data-at="${n}"] > :is(image, .map-inner:not([data-far='true']) .system-name)`)].filter(
        (e) => {
          const r = e.getBoundingClientRect()
          const meets = r.left < card.right && card.left < r.right && r.top < card.bottom && card.top < r.bottom
          return meets || r.top < map.top || r.bottom > map.bottom || r.left < map.left || r.right > map.right
        },
      )
      return { covered: covered.length, clear: map.bottom - card.bottom }
    }, at)
    expect(seen.covered).toBe(0)
    expect(seen.clear).toBeGreaterThanOrEqual(4)
    if (whole) {
      // The scene moved it aside; afterwards it is back.
      await empire.page.locator('.bar[data-ask="oppose"] [data-key="pass"], .bar[data-ask="oppose"] .btn:not(.choice)').last().click()
      await empire.page.locator('.mission-scene').waitFor({ state: 'detached' })
      const inFrame = () =>
        empire.page.evaluate(() => {
          const [land, frame] = ['.land', '.map-outer'].map((x) => document.querySelector(x)!.getBoundingClientRect())
          return land!.top >= frame!.top && land!.bottom <= frame!.bottom && land!.left >= frame!.left && land!.right <= frame!.right
        })
      await expect.poll(inFrame, { timeout: 5_000 }).toBe(true)
    }
    for (const g of [rebels, empire]) {
      expect(g.complaints).toEqual([])
      await g.context.close()
    }
  })
})

describe('what came of a mission', () => {
  test.each([
    [1440, 900, 'en', ['Rebels', 'Empire'], /^(\d+) : (\d+) The mission (succeeds|fails)\.$/, 'succeeds'],
    [360, 780, 'uk', ['Повстанці', 'Імперія'], /^(\d+) : (\d+) Місія (вдалася|провалилася)\.$/, 'вдалася'],
    [740, 360, 'ru', ['Повстанцы', 'Империя'], /^(\d+) : (\d+) Задание (удалось|провалено)\.$/, 'удалось'],
  ] as const)(
    'is shown to both with the dice of both, and goes by itself or at a press, at %i × %i in %s',
    async (width, height, language, sides, line, yes) => {
      const rebels = await house.guest({ width: 1440, language: 'en' })
      const empire = await house.guest({ width, height, language })
      await sitTogether(house, rebels, empire)
      await sabotage(rebels.page, empire.page, 'rodia')
      expect(await empire.page.locator('.mission-told').count()).toBe(0)
      await empire.page.locator('.bar[data-ask="oppose"] .bar-actions [data-key="send:darth-vader"]').click()
      const cards = [rebels, empire].map((g) => g.page.locator('.mission-told'))
      await passUntil([rebels.page, empire.page], async () => (await empire.page.locator('.mission-told').count()) > 0)
      const [theirs, card] = cards
      await card!.waitFor()
      await shot(empire.page, `told-${width}`)
      expect(await card!.locator('dt').allTextContents()).toEqual(sides)
      const [own, foe] = await Promise.all([0, 1].map((n) => card!.locator('dd').nth(n).locator('.die').count()))
      expect([own! > 0, foe! > 0]).toEqual([true, true])
      const [, mine, other, word] = line.exec(((await card!.locator('.good, .bad').textContent()) ?? '').trim()) ?? []
      expect(Number(mine) > Number(other)).toBe(word === yes)
      expect(await card!.locator('xpath=..').getAttribute('aria-live')).toBe('polite')
      // Within the map, so not over the decision bar; whole, and nothing in it cut off.
      expect(await outside(empire.page, '.reb-map', '.mission-told')).toEqual([])
      expect(await outside(empire.page, '.mission-told', '.mission-told > :not(.btn), .mission-told .die')).toEqual([])
      await card!.locator('.dice-tray').first().click({ force: true })
      await card!.waitFor({ state: 'detached', timeout: 1_000 })
      // The other one presses nothing.
      await theirs!.waitFor({ state: 'detached', timeout: 9_000 })
      // Whoever comes later has not seen it happen.
      await empire.page.reload()
      await empire.page.waitForSelector('.reb-board .bar')
      await empire.page.waitForLoadState('networkidle')
      expect(await card!.count()).toBe(0)
      for (const g of [rebels, empire]) {
        expect(g.complaints).toEqual([])
        await g.context.close()
      }
    },
  )
})

test.each([1440, 360])('when it is over, the button to the last screen lies over nothing, at %i pixels', async (width) => {
  const g = await sitDown(house, { width, language: 'uk' })
  const { page } = g
  await resign(page)
  expect(await page.locator('.dialog.end h2').textContent()).toMatch(/^Ви програли: переміг/)
  await page.keyboard.press('Escape')
  const button = page.locator('.end-again')
  await button.waitFor()
  expect(await outside(page, '.topbar', '.end-again')).toEqual([])
  const covered = await page.evaluate(() => {
    const a = document.querySelector('.end-again')!.getBoundingClientRect()
    return [...document.querySelectorAll('.drawer:not(.modal), .reb-board, .topbar .btn:not(.end-again)')].filter((e) => {
      const b = e.getBoundingClientRect()
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    }).length
  })
  expect(covered).toBe(0)
  await g.context.close()
})
