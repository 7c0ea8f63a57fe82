/** Rebellion's table at every width: units and names are read, nothing lies over another thing, a battle is seen on a phone on its side. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutOff } from './fit.ts'
import { openHouse, type House } from './house.ts'
import { answered } from './player.ts'
import { act } from './player-rebellion.ts'
import { activateRodia, attackRodia, sitDown } from './seat-rebellion.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Of the units on the map that are in sight: how many there are, and which something lies over. */
function units(page: Page): Promise<{ seen: number; covered: string[] }> {
  return page.evaluate(() => {
    const frame = document.querySelector('.map-outer')!.getBoundingClientRect()
    let seen = 0
    const covered: string[] = []
    for (const unit of document.querySelectorAll('.strip svg')) {
      const r = unit.getBoundingClientRect()
      const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue
      const top = document.elementFromPoint(x, y)
      // Panels, buttons and the sheet lie over the map, which can be moved.
      if (top?.closest('.map-inner') === null) continue
      seen++
      if (top?.closest('.garrison') === null) covered.push(`${unit.closest('.strip')?.textContent}: ${top.outerHTML.slice(0, 90)}`)
    }
    return { seen, covered }
  })
}

/** Strips that lie more than 4 px over a planet, a name, a leader or a strip of another system. */
function strewn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.garrison')].flatMap((garrison) =>
      [...garrison.querySelectorAll('.strip')].flatMap((strip) => {
        const a = strip.getBoundingClientRect()
        return [...document.querySelectorAll('.system > :is(image, .system-name), .leader-on-map, .strip')].flatMap((other) => {
          const b = other.getBoundingClientRect()
          const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
          return over && !garrison.contains(other) ? [`${strip.textContent} over ${other.closest('.system')?.textContent ?? other.textContent}`] : []
        })
      }),
    ),
  )
}

/** Size of the letters of these texts on the page, the smallest first. */
const letters = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((e) => e.getClientRects().length > 0)
      .map((e) => Number.parseFloat(getComputedStyle(e).fontSize) * (e as SVGTextElement).getScreenCTM()!.a)
      .toSorted((a, b) => a - b),
  )

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [740, 360],
  [360, 740],
] as const

describe('the map', () => {
  test.each(SIZES)('has all units above every cell, and names and figures that can be read, at %i × %i', async (width, height) => {
    const g = await sitDown(house, { width, height, language: 'uk' })
    const { page } = g
    await activateRodia(page)
    // The first press on a phone may have moved the map.
    const { seen, covered } = await units(page)
    expect(covered).toEqual([])
    expect(seen).toBeGreaterThanOrEqual(8)
    // A high and narrow window has room between the systems: the widest strip lies over none of them.
    if (height > width * 1.3 && width > 720) expect(await strewn(page)).toEqual([])
    expect((await letters(page, '.strip-n'))[0]).toBeGreaterThanOrEqual(12)
    expect((await letters(page, '.system-name'))[0]).toBeGreaterThanOrEqual(12)
    if (width < 720) {
      // On the whole galaxy names are left out, and leaders and strips are large enough to be told.
      await page.locator('.map-zoom .btn').last().dispatchEvent('click')
      await page.locator('.map-inner[data-far="true"]').waitFor()
      const least = (selector: string) => page.locator(selector).evaluateAll((all) => Math.min(...all.map((e) => e.getBoundingClientRect().height)))
      await expect.poll(() => least('.leader-on-map')).toBeGreaterThanOrEqual(19)
      expect(await least('.strip')).toBeGreaterThanOrEqual(11)
    }
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test.each(SIZES)('has no button within another one, at %i × %i', async (width, height) => {
    const g = await sitDown(house, { width, height, language: 'en' })
    await activateRodia(g.page)
    expect(await g.page.locator(':is(button, [role="button"]) :is(button, [role="button"])').count()).toBe(0)
    await g.context.close()
  })
})

describe('the line above the map', () => {
  test.each([...SIZES, [1101, 800] as const])(
    'shows names, counts, the track and nine free leaders side by side, at %i × %i',
    async (width, height) => {
      const g = await sitDown(house, { width, height, language: 'ru' })
      const { page } = g
      const seen = await page.evaluate(() => {
        const pool = document.querySelector('.head-pool')!
        const [first] = pool.children
        while (pool.children.length < 9) pool.prepend(first!.cloneNode(true))
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0).map((e) => ({ e, r: e.getBoundingClientRect() }))
        const parts = boxes('.head strong, .head-side, .head-counts > span, .head > svg, .track .space, .head-pool .token:last-child')
        const over = parts.flatMap(({ e, r }, i) =>
          parts.slice(i + 1).flatMap((o) => {
            const deep =
              Math.min(r.right, o.r.right) - Math.max(r.left, o.r.left) > 1.5 && Math.min(r.bottom, o.r.bottom) - Math.max(r.top, o.r.top) > 1.5
            const pair = e.matches('.token') && o.e.matches('.token')
            return deep && !pair ? [`${e.className || e.tagName}: ${e.textContent} / ${o.e.className}: ${o.e.textContent}`] : []
          }),
        )
        const tokens = boxes('.head-pool .token').map(({ r }) => r)
        const steps = tokens.slice(1).map((r, i) => r.left - tokens[i]!.left)
        return { over, wide: Math.min(Infinity, ...tokens.map((r) => r.width)), step: Math.min(Infinity, ...steps) }
      })
      expect(seen.over).toEqual([])
      expect(seen.wide).toBeGreaterThanOrEqual(24)
      expect(seen.step).toBeGreaterThanOrEqual(13)
      expect(await cutOff(page, '.reb-top')).toEqual([])
      await g.context.close()
    },
  )
})

describe('a battle on a phone on its side', () => {
  test.each(['en', 'uk', 'ru'] as const)('shows units of both sides, dice, cards and answers, in %s', { timeout: 240_000 }, async (language) => {
    const g = await sitDown(house, { width: 740, height: 360, language })
    const { page } = g
    await attackRodia(page)
    const asked = new Set<string>()
    for (let n = 0; n < 60 && (await page.locator('.combat').count()) > 0; n++) {
      await answered(page)
      const seen = await page.evaluate(() => {
        const box = document.querySelector('.theatres')?.getBoundingClientRect()
        const bar = document.querySelector('.bar')!.getBoundingClientRect()
        if (box === undefined) return null
        const whole = (e: Element, within: DOMRect) => {
          const r = e.getBoundingClientRect()
          return r.top >= within.top - 1 && r.bottom <= within.bottom + 1 && r.left >= within.left - 1 && r.right <= within.right + 1
        }
        const all = (selector: string) => [...document.querySelectorAll(selector)]
        return {
          ask: document.querySelector<HTMLElement>('.bar')!.dataset['ask'] ?? '',
          now: all('.theatre.now').length,
          sides: all('.theatre.now .fighters').filter((list) => [...list.querySelectorAll('.fighter')].some((e) => whole(e, box))).length,
          lists: all('.theatre.now .fighters').filter((list) => list.querySelector('.fighter') !== null).length,
          hidden: all('.fighter.may').filter((e) => !whole(e, box)).length,
          dice: all('.die').filter((e) => !whole(e, box)).length,
          answers: all('.bar-actions .btn').filter((e) => whole(e, bar)).length,
          room: box.height,
        }
      })
      if (seen === null) break
      asked.add(seen.ask)
      if (seen.now === 1) expect([seen.ask, seen.sides]).toEqual([seen.ask, seen.lists])
      if (['assign-hit', 'combat-action'].includes(seen.ask)) expect([seen.ask, seen.hidden, seen.dice]).toEqual([seen.ask, 0, 0])
      if (seen.ask !== '') expect(seen.answers).toBeGreaterThan(0)
      expect(seen.room).toBeGreaterThan(180)
      await act(page, true)
    }
    expect([...asked]).toEqual(expect.arrayContaining(['combat-action']))
    expect(g.complaints).toEqual([])
    await g.context.close()
  })
})

describe('a battle on a desktop', () => {
  test.each(['en', 'uk'] as const)('is seen whole, with figures larger than on a small screen, in %s', async (language) => {
    const g = await sitDown(house, { width: 1440, height: 900, language })
    const { page } = g
    await attackRodia(page)
    const seen = await page.evaluate(() => {
      const stage = document.querySelector('.theatres')!
      const wide = (selector: string) => Math.min(...[...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect().width))
      return { more: stage.scrollHeight - stage.clientHeight, ground: wide('.is-ground .fighter .figure'), space: wide('.is-space .fighter .figure') }
    })
    expect(seen.more).toBeLessThanOrEqual(1)
    expect(seen.space).toBeGreaterThan(42)
    expect(seen.ground).toBeGreaterThan(52)
    await g.context.close()
  })
})

describe('many answers in a battle', () => {
  test.each([
    [1440, 900],
    [1280, 720],
    [1200, 800],
    [820, 1180],
    [740, 360],
    [360, 740],
  ])('lie over nothing of it, at %i × %i', async (width, height) => {
    const g = await sitDown(house, { width, height, language: 'uk' })
    const { page } = g
    await attackRodia(page)
    const covered = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.bar')!.getBoundingClientRect()
        // A row of cards is scrolled where it is too long.
        const { right } = document.querySelector('.combat')!.getBoundingClientRect()
        return [...document.querySelectorAll('.combat > footer, .tactic, .theatre.now .die')]
          .map((e) => ({ e, r: e.getBoundingClientRect() }))
          .filter(({ r }) => Math.min(r.right, right, bar.right) - Math.max(r.left, bar.left) > 1 && r.bottom > bar.top + 1)
          .map(({ e }) => e.textContent)
      })
    expect(await page.locator('.tactic').count()).toBeGreaterThan(0)
    await expect.poll(covered).toEqual([])
    for (const n of [4, 12]) {
      await page.evaluate((more) => {
        const box = document.querySelector('.bar-actions')!
        for (let k = 0; k < more; k++) box.append(box.firstElementChild!.cloneNode(true))
      }, n)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expect.poll(covered).toEqual([])
    }
    // All of them can be come to.
    const last = page.locator('.bar-actions .btn').last()
    await last.scrollIntoViewIfNeeded()
    const [button, bar] = await Promise.all([last.boundingBox(), page.locator('.bar').boundingBox()])
    expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y + bar!.height + 1)
    await g.context.close()
  })
})

describe('the panels beside a pinned drawer', () => {
  test.each([
    [1100, 'ru'],
    [1200, 'en'],
    [1286, 'uk'],
  ] as const)('say in words what they are, at %i pixels in %s', async (width, language) => {
    const g = await sitDown(house, { width, height: 800, language }, 'walkthrough-empire', 1)
    const { page } = g
    await page.locator('.drawer').waitFor()
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll('.reb-map .panel-title, .piles span')].filter(
          (e) => Number.parseFloat(getComputedStyle(e).fontSize) < 11 || (e.textContent ?? '').trim().length < 4,
        ).length,
    )
    expect(await page.locator('.reb-map .panel-title, .piles span').locator('visible=true').count()).toBe(6)
    expect(small).toBe(0)
    expect(await cutOff(page, '.reb-map')).toEqual([])
    await g.context.close()
  })
})

describe('the pool', () => {
  test.each(['en', 'uk', 'ru'] as const)('shows every value of every leader on a desktop, in %s', async (language) => {
    const g = await sitDown(house, { width: 1440, height: 900, language })
    const cut = await g.page.evaluate(() =>
      [...document.querySelectorAll('.pool-leader')].filter((e) => {
        const inside = e.getBoundingClientRect().right
        const values = e.querySelector('.leader-values')!.getBoundingClientRect().right
        return values > inside + 1 || inside > e.closest('.hand-area')!.getBoundingClientRect().right + 1
      }),
    )
    expect(await g.page.locator('.pool-leader').count()).toBeGreaterThan(5)
    expect(cut).toEqual([])
    await g.context.close()
  })
})

describe('the bar', () => {
  test.each(['en', 'uk', 'ru'] as const)(
    'on a phone on its side has all answers in sight, and the hand is whole below a short question, in %s',
    async (language) => {
      const g = await sitDown(house, { width: 740, height: 360, language }, 'walkthrough-rebels')
      const { page } = g
      const answers = page.locator('.bar[data-ask="choose-base"] .bar-actions')
      const hidden = await answers.evaluate((box) => {
        const { bottom } = box.getBoundingClientRect()
        return [...box.querySelectorAll('.btn')].filter((b) => b.getBoundingClientRect().bottom > bottom + 1).map((b) => b.textContent)
      })
      expect(await answers.locator('.btn').count()).toBe(9)
      expect(hidden).toEqual([])
      await answers.locator('.btn').first().click()
      await page.locator('.bar[data-ask="assign"]').waitFor()
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.pool-leader, .reb-card-button')]
          .filter((e) => e.getBoundingClientRect().bottom > innerHeight)
          .map((e) => e.textContent),
      )
      expect(cut).toEqual([])
      expect(g.complaints).toEqual([])
      await g.context.close()
    },
  )

  test.each(SIZES)('has a quiet button while nothing comes along, and a main one in sight once something does, at %i × %i', async (width, height) => {
    const g = await sitDown(house, { width, height, language: 'en' })
    const { page } = g
    await activateRodia(page)
    const send = page.locator('.bar-actions [data-send]')
    expect(await send.textContent()).toBe('Move nothing')
    expect(await page.locator('.bar-actions .main').count()).toBe(0)
    await page.locator('[data-take="naboo|x-wing"]').first().dispatchEvent('click')
    expect(await send.textContent()).toBe('Move 1')
    expect(await page.locator('.bar-actions .main[data-send]').count()).toBe(1)
    const [button, bar] = await Promise.all([send.boundingBox(), page.locator('.bar').boundingBox()])
    expect(button!.y + button!.height).toBeLessThanOrEqual(Math.min(bar!.y + bar!.height, height) + 1)
    await g.context.close()
  })

  test('offers first the hit that does most, as the main answer', { timeout: 240_000 }, async () => {
    for (let n = 0; n < 8; n++) {
      const g = await sitDown(house, { width: 1440, height: 900, language: 'en' })
      const { page } = g
      await attackRodia(page)
      for (let k = 0; k < 40 && (await page.locator('.combat').count()) > 0; k++) {
        await answered(page)
        const several = (await page.locator('.bar[data-ask="assign-hit"] .bar-actions .choice').count()) > 1
        if (several) break
        await act(page, true)
      }
      const buttons = page.locator('.bar[data-ask="assign-hit"] .bar-actions .choice')
      const said = await buttons.allTextContents()
      if (said.length > 1) {
        const left = said.map((x) => Number(/(\d+)\/\d+$/.exec(x)?.[1]))
        expect(await buttons.first().getAttribute('class')).toMatch(/\bmain\b/)
        expect(await page.locator('.bar-actions .main').count()).toBe(1)
        // What falls by one hit comes before what does not, and what has nothing left is last.
        expect(left).toEqual(left.toSorted((a, b) => Number(a === 0) - Number(b === 0) || Number(b === 1) - Number(a === 1)))
        await g.context.close()
        return
      }
      await g.context.close()
    }
    throw new Error('in none of eight battles is there a choice of what is hit')
  })
})

test.each([
  ['en', 'Try a battle: the Rebels attack Rodia', /Rodia/],
  ['uk', 'Спробувати бій: повстанці атакують Родію', /Родія/],
  ['ru', 'Попробовать бой: повстанцы атакуют Родию', /Родия/],
] as const)('the battle to try says which one it is, in the lobby and at the table, in %s', async (language, name, place) => {
  const g = await house.guest({ width: 1440, language })
  const { page } = g
  await page.goto(house.url)
  for (const more of await page.locator('.more-starts summary').all()) await more.click()
  await page.getByRole('button', { name }).click()
  await page.waitForSelector('.reb-board .bar')
  expect(await page.locator('.bar-words p').textContent()).toMatch(place)
  await page.locator('.system', { hasText: place }).dispatchEvent('click')
  await page.locator('.bar-actions [data-key$=":admiral-ackbar"]').click()
  await page.locator('.bar[data-ask="move"]').waitFor()
  expect(g.complaints).toEqual([])
  await g.context.close()
})
