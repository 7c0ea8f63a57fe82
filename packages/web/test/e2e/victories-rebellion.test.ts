/** Whole games of Rebellion from their first decision to the Empire's victories, in two real browsers, through the pages alone. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openHouse, type House } from './house.ts'
import { thinkOut } from './mind-rebellion.ts'
import { playAt, roomy, type Look } from './thought-out.ts'
import type { Why } from '@orrery/rebellion/rules/victory'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Setup, ending, most answers, the first game tried, and how the Rebels and the Empire look at it. */
const GAMES: readonly (readonly [string, Why, number, number, Look, Look])[] = [
  ['first-game', 'conquest', 160, 0, [1440, 'uk'], [360, 'en']],
  ['first-game', 'base-destroyed', 300, 73, [360, 'en'], [1440, 'uk']],
  ['complete', 'conquest', 140, 20, [360, 'ru'], [1440, 'en']],
  ['complete', 'base-destroyed', 400, 16, [1440, 'ru'], [360, 'uk']],
]

describe('from the first decision to a victory of the Empire, through two pages', () => {
  test.each(GAMES)('setup "%s", ending "%s"', { timeout: 400_000 }, async (setup, how, most, from, rebels, empire) => {
    const guests = await playAt(house, thinkOut({ setup }, how, most, from), [rebels, empire], roomy, `${setup}-${how}`)
    for (const g of guests) await g.context.close()
  })
})
