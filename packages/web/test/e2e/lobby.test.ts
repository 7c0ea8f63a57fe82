/** The first page: what two panels have in common stands at one height, and a wrong personal link is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type House, type Language } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru']

describe('the lobby', () => {
  test.each(LANGUAGES)('headings, choices and rows of links of both panels stand at the same height in %s', async (language) => {
    const g = await house.guest({ width: 1440, language })
    await g.page.goto(house.url)
    await g.page.waitForSelector('.panel-game.open .starts')
    await g.page.evaluate(() => document.fonts.ready)
    const apart = await g.page.evaluate(() =>
      ['h2', '.panel-words > p', '.choices', '.starts', '.more-starts', '.variants'].filter((part) => {
        const tops = [...document.querySelectorAll('.panel-game.open')].map((p) => p.querySelector(part)?.getBoundingClientRect().top)
        return tops.length !== 2 || tops[0] === undefined || tops[0] !== tops[1]
      }),
    )
    expect(apart).toEqual([])
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  const SIZES = LANGUAGES.flatMap((language) => [360, 1440].map((width) => [language, width] as const))
  test.each(SIZES)('the words of a button begin beside its sign, however many lines they have, in %s at %i pixels', async (language, width) => {
    const g = await house.guest({ width, language })
    await g.page.goto(house.url)
    await g.page.waitForSelector('.panel-game.open .starts')
    await g.page.evaluate(() => document.fonts.ready)
    const buttons = await g.page.evaluate(() =>
      [...document.querySelectorAll('.panel-game.open .btn, .lobby-foot .btn')].map((b) => {
        const sign = b.querySelector('svg')!.getBoundingClientRect()
        const words = document.createRange()
        words.setStartAfter(b.querySelector('svg')!)
        words.setEnd(b, b.childNodes.length)
        const left = Math.min(...[...words.getClientRects()].filter((r) => r.width > 1).map((r) => r.left))
        return { text: b.textContent, gap: Math.round(left - sign.right), whole: sign.width >= 18 }
      }),
    )
    expect(buttons.length).toBeGreaterThan(8)
    expect(buttons.filter(({ gap, whole }) => gap > 12 || !whole)).toEqual([])
    await g.context.close()
  })

  test.each([
    ['en', 'There is no such page', 'There is no such table'],
    ['uk', 'Такої сторінки немає', 'Такого столу немає'],
    ['ru', 'Такой страницы нет', 'Такого стола нет'],
  ] as const)('an address that is not there says so in %s, with 404 and a way to the lobby', async (language, noPage, noTable) => {
    const g = await house.guest({ width: 360, language })
    const { page } = g
    for (const [path, words] of [
      ['/nonsense', noPage],
      ['/rules/chess', noPage],
      ['/t/abcdefghijkl', noTable],
      ['/replay/abcdefghijkl', noTable],
    ] as const) {
      const reply = await page.goto(house.url + path)
      expect({ path, status: reply?.status() }).toEqual({ path, status: 404 })
      await page.getByRole('heading', { name: words }).waitFor()
    }
    await page.locator('.plain-page .btn.main').click()
    await page.locator('.lobby').waitFor()
    // Chromium itself writes the status of an address to the console.
    expect(g.complaints.filter((c) => !c.includes('404 (Not Found)'))).toEqual([])
    await g.context.close()
  })

  test.each([
    ['en', 'This personal link is not valid'],
    ['uk', 'Це особисте посилання недійсне'],
    ['ru', 'Эта личная ссылка недействительна'],
  ] as const)('a personal link that nobody has is told in %s, once', async (language, words) => {
    const g = await house.guest({ width: 360, language })
    const { page } = g
    await page.goto(`${house.url}/me/abc`)
    const notice = page.locator('.lobby .notice', { hasText: words })
    await notice.waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
    await notice.getByRole('button').click()
    await notice.waitFor({ state: 'detached' })
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a friend on my side against two machines; the lobby’s list says which seat is free and what is played', async () => {
    const [a, b] = [await house.guest({ width: 1440, language: 'en' }), await house.guest({ width: 360, language: 'ru' })]
    await a.page.goto(house.url)
    const panel = a.page.getByRole('article', { name: 'Star Wars: Rebellion' })
    await panel.getByText('Variants of the game').click()
    await panel.getByRole('radio', { name: '4', exact: true }).check()
    const put = (seat: string, who: string) => panel.getByRole('radiogroup', { name: seat }).getByRole('radio', { name: who }).check()
    await put('Empire, General', 'me')
    await put('Rebels, Admiral', 'machine')
    await put('Rebels, General', 'machine')
    await panel.getByText('Show the table to everyone').click()
    await panel.getByRole('button', { name: 'Invite a friend' }).click()
    await a.page.waitForURL(/\/t\//)
    const id = new URL(a.page.url()).pathname.slice('/t/'.length)
    await b.page.goto(house.url)
    const row = b.page.locator(`.table-row[href="/t/${id}"]`)
    await row.waitFor()
    const [seats, agreed] = await row.locator('small').allTextContents()
    expect(seats).toMatch(/^Компьютер.* · Империя, адмирал: свободное место · Гость \d+ · Компьютер/)
    expect(agreed).toBe('Первая партия: готовая расстановка · Игроков: 4')
    await row.click()
    await b.page.getByRole('button', { name: 'Сесть' }).click()
    await b.page.locator('.reb-map').waitFor()
    // Among one's own tables each says when it was played last.
    await b.page.goto(house.url)
    await expect.poll(() => row.locator('small').last().textContent()).toMatch(/\d{1,2}:\d{2}$/)
    expect([...a.complaints, ...b.complaints]).toEqual([])
    await Promise.all([a.context.close(), b.context.close()])
  })

  test('who changes the language twice gets the last one, though the words of the first come later', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    let held: (() => Promise<void>) | null = null
    await page.route(/\/assets\/ru-[^/]*\.js$/, (route) => void (held = () => route.continue()))
    await page.goto(house.url)
    const lang = () => page.evaluate(() => document.documentElement.lang)
    const choose = (name: string) => page.getByRole('radio', { name }).first().click()
    await expect.poll(lang).toBe('en')
    await choose('Русский')
    await expect.poll(() => held !== null).toBe(true)
    await choose('English')
    const came = page.waitForResponse(/\/assets\/ru-[^/]*\.js$/)
    await (held as unknown as () => Promise<void>)()
    await (await came).finished()
    // The words have come: what they would do, they do at once.
    await page.waitForTimeout(400)
    expect(await lang()).toBe('en')
    await page.getByRole('button', { name: 'Watch a game' }).waitFor()
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a guest finds his name in the language of the page, keeps it so by saving it untouched, and may give himself another', async () => {
    const g = await house.guest({ width: 1440, language: 'uk' })
    const { page } = g
    await page.goto(house.url)
    const shown = page.locator('.person span')
    const field = page.locator('#person-name')
    const guest = (await shown.textContent()) ?? ''
    expect(guest).toMatch(/^Гість \d{4}$/)
    await page.locator('.person').click()
    expect(await field.inputValue()).toBe(guest)
    await page.locator('.person-dialog .btn.main').click()
    await field.waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'English' }).first().click()
    await expect.poll(() => shown.textContent()).toBe(guest.replace('Гість', 'Guest'))
    await page.locator('.person').click()
    await field.fill('Mira')
    await page.locator('.person-dialog .btn.main').click()
    await field.waitFor({ state: 'detached' })
    expect(await shown.textContent()).toBe('Mira')
    expect(g.complaints).toEqual([])
    await g.context.close()
  })

  test('a personal link that is valid says nothing', async () => {
    const [a, b] = [await house.guest({ width: 1440, language: 'en' }), await house.guest({ width: 1440, language: 'en' })]
    const { link, name } = (await (await a.context.request.get(`${house.url}/api/me`)).json()) as { link: string; name: string }
    await b.page.goto(new URL(link, house.url).href)
    await b.page.locator('.person', { hasText: name }).waitFor()
    expect(await b.page.locator('.lobby .notice').count()).toBe(0)
    await Promise.all([a.context.close(), b.context.close()])
  })
})
