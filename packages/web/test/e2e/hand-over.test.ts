import { afterAll, beforeAll, expect, test } from 'vitest'
import { bar, endTurn, make, poll } from './desk.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const TWO = { seats: [{ kind: 'me' }, { kind: 'hand-over' }] }

test('a table of two on one device begins covered at every load, in every tab, and after going back, until the right person is there', async () => {
  const g = await house.guest({ width: 1440, language: 'en' })
  const { page } = g
  const id = await make(house, g, TWO)
  await page.goto(`${house.url}/t/${id}`)
  const cover = (side: string) => page.getByRole('dialog', { name: `Pass the device to: ${side}` })
  const mine = page.getByRole('button', { name: 'I play: Empire' })
  await cover('Empire').waitFor()
  expect(await page.locator('.board').count(), 'nothing lies under the first cover').toBe(0)
  await mine.click()
  await bar(page, 'End turn').waitFor()
  await page.reload()
  await mine.click()
  await endTurn(page)
  await cover('Rebels').waitFor()
  await page.reload()
  await cover('Rebels').waitFor()
  expect(await page.locator('.board').count()).toBe(0)
  const second = await g.context.newPage()
  await second.goto(`${house.url}/t/${id}`)
  await second.getByRole('dialog', { name: 'Pass the device to: Rebels' }).waitFor()
  expect(await second.locator('.board').count()).toBe(0)
  await second.close()
  await page.getByRole('button', { name: 'I play: Rebels' }).click()
  await bar(page, 'End turn').waitFor()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(await cover('Rebels').count(), 'covered before the browser puts the page away').toBe(1)
  expect(g.complaints).toEqual([])
  await g.context.close()
})

test('what one has chosen on the table is gone when the other has the device', async () => {
  const g = await house.guest({ width: 1440, language: 'en' })
  const { page } = g
  const id = await make(house, g, { game: 'rebellion', ...TWO })
  await page.goto(`${house.url}/t/${id}`)
  await page.getByRole('button', { name: 'I play: Rebels' }).click()
  await page.locator('.bar .btn.choice').first().waitFor()
  await page.getByRole('button', { name: /Notebook/ }).click()
  await page.locator('.hunt-count').waitFor()
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`)
    await new Promise<void>((done) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello', id: 1 })))
      socket.addEventListener('message', (e) => {
        const m = JSON.parse(String(e.data)) as { t: string; open?: { seq: number; asks: { seat: number; options: { key: string }[] }[] } }
        const ask = m.open?.asks[0]
        if (ask === undefined) return
        if (ask.seat !== 0) return done()
        socket.send(JSON.stringify({ t: 'answer', id: 100 + (m.open?.seq ?? 0), seq: m.open?.seq, keys: [ask.options[0]?.key], as: 0 }))
      })
    })
    socket.close()
  }, id)
  await page.getByRole('button', { name: 'I play: Empire' }).click()
  await page.locator('.bar').waitFor()
  expect(await page.locator('.hunt-count').count()).toBe(0)
  expect(g.complaints).toEqual([])
  await g.context.close()
})

test('two of one name are told apart by their sides, on the cover, at the opponent’s place and in the log', async () => {
  const g = await house.guest({ width: 1440, language: 'uk' })
  const { page } = g
  const id = await make(house, g, TWO)
  await page.goto(`${house.url}/t/${id}`)
  await page.getByRole('button', { name: 'Я граю: Імперія' }).click()
  await endTurn(page, 'Завершити хід')
  await page.getByRole('heading', { name: 'Передайте пристрій: Повстанці' }).waitFor()
  await page.getByRole('button', { name: 'Я граю: Повстанці' }).click()
  await poll(() => page.locator('.zone-foe .who b').textContent()).toMatch(/^Гість \d+ \(Імперія\)$/)
  expect(await page.locator('.log-turn h3').first().textContent()).toMatch(/^Хід 1 · Гість \d+ \(Імперія\)$/)
  expect(g.complaints).toEqual([])
  await g.context.close()
})
