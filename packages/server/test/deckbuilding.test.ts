import { randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { View } from '@orrery/deckbuilding/view'
import type { State } from '@orrery/deckbuilding/state'
import { GAMES } from '../games/index.ts'
import { Guest, testServer } from './help/server.ts'

test('a whole game between two people and a spectator: patches make the very views, and no view holds a card that its seat does not know', async () => {
  const seed = randomInt(1_000_000)
  let state = seed
  const rnd = (n: number): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) % n
  const server = await testServer({ parts: { games: GAMES } })
  onTestFinished(() => server.stop())
  const [ann, bob, eve] = [await Guest.at(server.url), await Guest.at(server.url), await Guest.at(server.url)]
  const id = await ann.create([{ kind: 'me' }, { kind: 'open' }], { game: 'deckbuilding' })
  await bob.call('POST', `/api/tables/${id}/join`, {})
  const sockets = [await ann.sit(id), await bob.sit(id), await eve.sit(id)]
  const viewers = [0, 1, 'public'] as const
  const live = server.hall.inMemory(id)!
  console.log(`seed of the answers ${seed}, secret of the dice ${live.row.secret} for ${id}`)
  while (live.over === null) {
    const ask = live.table!.pending[0]!
    const s = sockets[ask.seat]!
    const { key } = s.open!.asks[0]!.options[rnd(ask.opts.length)]!
    expect(await s.answer(key)).toMatchObject({ t: 'done' })
    await Promise.all(sockets.map((x) => x.when((y) => y.open!.seq === live.seq)))
    const position = live.table!.s as unknown as State
    for (const [i, viewer] of viewers.entries()) {
      const view = sockets[i]!.view as View
      expect(view).toEqual(live.table!.view(viewer))
      const knows = typeof viewer === 'number' ? 1 << viewer : 3
      const hidden = position.players
        .flatMap((p, seat) => (seat === viewer ? p.deck : [...p.hand, ...p.deck]))
        .filter((c) => (position.cards[c]!.seen & knows) !== knows)
      expect(hidden.filter((c) => view.cards[c] !== undefined)).toEqual([])
    }
  }
  const { body } = await bob.call('GET', `/api/tables/${id}/course`)
  expect(body.turns.length).toBeGreaterThan(3)
  expect(body.turns.at(-1).values.bases).toContain(3)
  const file = (await eve.call('GET', `/api/tables/${id}/file`)).body
  expect(await eve.call('POST', '/api/tables/import', file)).toMatchObject({ status: 201 })
})
