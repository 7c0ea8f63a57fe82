import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bar, make, pair, poll, sit } from './desk.ts'
import { MAIN, openHouse, type House } from './house.ts'

const DIST = dirname(dirname(MAIN))
const ASSETS = join(DIST, 'web', 'assets')

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const version = async (): Promise<string> => ((await (await fetch(`${house.url}/healthz`)).json()) as { version: string }).version
const scripts = (dir: string) => readdirSync(dir).filter((f) => f.endsWith('.js'))

/** Lost sockets and failed requests are no fault of the page: Chromium writes them to the console by itself. */
const own = (complaints: readonly string[]) => complaints.filter((c) => !/ERR_|WebSocket connection|Failed to load resource/.test(c))

describe('a lost connection', () => {
  test('a server that dies in the middle of a game and comes back: both pages heal by themselves and play on', async () => {
    const { empire, rebels } = await pair(house)
    const cards = empire.page.locator('.hand-cards .thing')
    const shuttle = empire.page.locator('.hand-cards .thing[aria-label^="Imperial Shuttle"]').first()
    await shuttle.click()
    await poll(() => cards.count()).toBe(4)
    await house.kill()
    for (const { page } of [empire, rebels]) await page.getByText('The connection is lost. Trying again…').waitFor()
    await shuttle.click()
    expect(await cards.count()).toBe(4)
    await house.revive()
    for (const { page } of [empire, rebels]) await page.getByText('The connection is lost. Trying again…').waitFor({ state: 'detached' })
    expect(await cards.count()).toBe(4)
    await shuttle.click()
    await poll(() => cards.count()).toBe(3)
    const lane = () => rebels.page.locator('.zone-lane .thing').count()
    await poll(lane).toBe(2)
    expect(own([...empire.complaints, ...rebels.complaints])).toEqual([])
  })
})

/** Passes everything on to the house until `dead`: then nothing comes through and nothing is closed, as when a network goes away. */
async function line(): Promise<{ url: string; dead: boolean; close(): Promise<void> }> {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(new URL(house.url).port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (d) => it.dead || to.write(d))
      from.on('error', () => undefined)
      from.on('close', () => it.dead || to.destroy())
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => new Promise<void>((done) => (ends.forEach((s) => s.destroy()), server.close(() => done())))
  const it = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, dead: false, close }
  return it
}

/** Runs in the page: the word on an answer comes half a second after the change that the answer has made. */
function lateWords(): void {
  const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')!.set!
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(this: WebSocket, take: (e: MessageEvent) => void) {
      set.call(this, (e: MessageEvent) => {
        if (JSON.parse(String(e.data)).t === 'done') setTimeout(() => take(e), 500)
        else take(e)
      })
    },
  })
}

test('who answers the next question before the word on the last answer is heard; a second press on the same thing is not', async () => {
  const g = await house.guest({ width: 1440, language: 'en' })
  const { page } = g
  await page.addInitScript(lateWords)
  await sit(house, g, await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough' }))
  const cards = page.locator('.hand-cards .thing')
  const shuttle = page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first()
  await shuttle.dblclick()
  await poll(() => cards.count()).toBe(4)
  await shuttle.click()
  await poll(() => cards.count()).toBe(3)
  await page.waitForTimeout(1_200)
  expect(await cards.count()).toBe(3)
  expect(g.complaints).toEqual([])
  await g.context.close()
})

describe('a network that goes away without a word', () => {
  test('an answer is told to be on its way, then the connection to be lost, long before the browser knows; then all goes on', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const id = await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough' })
    const between = await line()
    const { page } = g
    await page.goto(`${between.url}/t/${id}`)
    const shuttle = page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first()
    const cards = page.locator('.hand-cards .thing')
    await bar(page, 'End turn').waitFor()
    const held = await cards.count()
    between.dead = true
    const since = Date.now()
    await shuttle.click()
    await page.getByText('Your answer is on its way…').waitFor()
    await page.getByText('The connection is lost. Trying again…').waitFor()
    expect(Date.now() - since).toBeLessThan(20_000)
    // Until the page is in the middle of trying again.
    await page.waitForTimeout(2_000)
    between.dead = false
    await page.getByText('The connection is lost. Trying again…').waitFor({ state: 'detached' })
    await bar(page, 'End turn').waitFor()
    expect(await cards.count()).toBe(held)
    await shuttle.click()
    await poll(() => cards.count()).toBe(held - 1)
    expect(own(g.complaints)).toEqual([])
    await g.context.close()
    await between.close()
  })
})

describe('another build of the server', () => {
  let other = ''
  beforeAll(() => {
    other = mkdtempSync(join(DIST, 'other-'))
  })
  afterAll(() => rmSync(other, { recursive: true, force: true }))

  /** A copy of server and client that calls itself another build; its scripts have other names, as those of another build have. */
  function rebuilt(from: string): string {
    cpSync(join(DIST, 'server'), join(other, 'server'), { recursive: true })
    cpSync(join(DIST, 'web'), join(other, 'web'), { recursive: true, filter: (f) => !/\.(br|gz)$/.test(f) })
    const names = scripts(ASSETS)
    const changed = (text: string) => names.reduce((t, n) => t.replaceAll(n, `next-${n}`), text.replaceAll(from, `${from}-next`))
    const rewrite = (dir: string, file: string, to: string) => {
      const text = readFileSync(join(dir, file), 'utf8')
      rmSync(join(dir, file))
      writeFileSync(join(dir, to), changed(text))
    }
    for (const f of names) rewrite(join(other, 'web', 'assets'), f, `next-${f}`)
    rewrite(join(other, 'web'), 'index.html', 'index.html')
    rewrite(join(other, 'server'), 'main.mjs', 'main.mjs')
    return join(other, 'server', 'main.mjs')
  }

  test('the client carries the server’s build', async () => {
    expect(existsSync(ASSETS)).toBe(true)
    const id = await version()
    expect(id).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{10}$/)
    expect(scripts(ASSETS).some((f) => readFileSync(join(ASSETS, f), 'utf8').includes(id))).toBe(true)
  })

  test('asks for one reload; nothing is lost', async () => {
    const g = await house.guest({ width: 1440, language: 'en' })
    const { page } = g
    await sit(house, g, await make(house, g, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }], prepared: 'walkthrough' }))
    const cards = page.locator('.hand-cards .thing')
    await page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first().click()
    await poll(() => cards.count()).toBe(4)
    const next = rebuilt(await version())
    await house.kill()
    await house.revive(next)
    await page.getByText('Orrery was updated. Nothing is lost.').waitFor()
    await page.getByRole('button', { name: 'Load again' }).click()
    await bar(page, 'End turn').waitFor()
    expect(await page.getByText('Orrery was updated').count()).toBe(0)
    expect(await cards.count()).toBe(4)
    await page.locator('.hand-cards .thing[aria-label^="Alliance Shuttle"]').first().click()
    await poll(() => cards.count()).toBe(3)
    expect(own(g.complaints)).toEqual([])
  })
})
