import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { deal } from '../tables/setup.ts'

test.each([...GAMES].flatMap(([id, h]) => Object.keys(h.prepared).map((name) => [id, name] as const)))(
  '%s begins from its prepared position "%s" with a question',
  (id, name) => {
    const hosted = GAMES.get(id)!
    const { table } = deal(hosted, { options: {}, prepared: name }, { secret: 'aa', dice: 'bb' }, [])
    expect(table.pending.length).toBeGreaterThan(0)
    expect(hosted.game.check(table.s)).toBeNull()
    const key = table.pending[0]!.opts.map((o) => o.t)
    expect(key.length).toBeGreaterThan(1)
  },
)
