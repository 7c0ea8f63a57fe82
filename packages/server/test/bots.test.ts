import { afterAll, expect, test } from 'vitest'
import { keyOf, seederOf, Table } from '@orrery/kernel'
import { pooledBots } from '../bot-runner.ts'
import { GAMES } from '../games/index.ts'

const bots = await pooledBots(1, 10)
afterAll(() => bots.close())

const { game } = GAMES.get('deckbuilding')!

function begun() {
  const options = game.parseOptions({})
  if ('problem' in options) throw new Error(options.problem.what)
  return new Table(game, options.ok, seederOf('aa', 'bb'))
}

test('bots in threads answer what is on offer, in the middle of a step too', async () => {
  const table = begun()
  for (let i = 0; i < 25; i++) {
    const ask = table.pending[0]!
    const key = await bots.choose('deckbuilding', {
      checkpoint: table.checkpoint.s,
      prefix: table.prefix,
      seat: ask.seat,
      level: 'easy',
      seed: `s${i}`,
    })
    expect(ask.opts.map(keyOf)).toContain(key)
    expect('ok' in table.submit(ask.seat, key)).toBe(true)
  }
})

test('many that wait for one thread all get an answer, thinking the shorter', async () => {
  const table = begun()
  const ask = table.pending[0]!
  const input = { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: ask.seat, level: 'sharp', seed: 's' } as const
  const keys = await Promise.all(Array.from({ length: 12 }, () => bots.choose('deckbuilding', input)))
  expect(keys.every((k) => ask.opts.map(keyOf).includes(k))).toBe(true)
})

test('a question that is none is an error, not a hanging thread', async () => {
  const table = begun()
  const wrong = { checkpoint: table.checkpoint.s, prefix: table.prefix, seat: 1 - table.pending[0]!.seat, level: 'easy', seed: 's' } as const
  await expect(bots.choose('deckbuilding', wrong)).rejects.toThrow()
  await expect(bots.choose('chess', wrong)).rejects.toThrow('no game')
})
