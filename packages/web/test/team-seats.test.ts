/** The lobby names the seats of Rebellion without its rules. */
import { expect, test } from 'vitest'
import { PLAYERS, seatsOf } from '@orrery/rebellion/options'
import { SEATS } from '../src/games/rebellion/lobby/seats.ts'

test.each(PLAYERS)('%i seats are those of the game', (players) => {
  expect(SEATS[players]).toEqual(seatsOf({ players, setup: 'first-game' }).map((s) => s.id))
})
