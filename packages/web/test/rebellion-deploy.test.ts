import { keyOf, seederOf, Table, type Opt } from '@orrery/kernel'
import { rebellion, ruleOfThumb } from '@orrery/rebellion'
import { expect, test } from 'vitest'
import { leftToDeploy } from '../src/games/rebellion/choices/left.ts'

/** What is deployed of each kind from here on, before anything else is asked. */
function deployedNext(table: Table<Parameters<typeof ruleOfThumb>[0], unknown, unknown>): Map<string, number> {
  const found = new Map<string, number>()
  const [{ seat } = { seat: 0 }] = table.pending
  while (table.result === null && table.pending[0]?.kind === 'deploy' && table.pending[0].seat === seat) {
    const option = table.pending[0].opts.find((o) => o.t === 'deploy') as Opt
    found.set(String(option.d), (found.get(String(option.d)) ?? 0) + 1)
    table.submit(seat, keyOf(option))
  }
  return found
}

/** Plays a game and looks at each deployment; how many there were, and how often two or more of a kind waited. */
function watch(seed: string): readonly [number, number] {
  const read = rebellion.parseOptions({ setup: 'complete' })
  if ('problem' in read) throw new RangeError(read.problem.what)
  const table = new Table(rebellion, read.ok, seederOf(seed, 'deploy'))
  let [times, several] = [0, 0]
  while (table.result === null) {
    const ask = table.pending[0]
    if (ask === undefined) break
    if (ask.kind !== 'deploy') {
      table.submit(ask.seat, keyOf(ask.opts[ruleOfThumb(table.s, ask)] as Opt))
      continue
    }
    times++
    const view = rebellion.view(table.s, ask.seat)
    const kinds = new Set(ask.opts.flatMap((o) => (o.t === 'deploy' ? [String(o.d)] : [])))
    const left = new Map([...kinds].map((id) => [id, leftToDeploy(view, id)]))
    several += [...left.values()].filter((n) => n > 1).length
    for (const [id, n] of deployedNext(table as never)) expect(left.get(id), id).toBeGreaterThanOrEqual(n)
    const after = rebellion.view(table.s, ask.seat)
    // All that was not deployed for want of places is back on the queue.
    for (const id of kinds) expect(leftToDeploy(after, id)).toBe(0)
  }
  return [times, several]
}

test('so many units of a kind wait to be deployed as can be deployed', () => {
  const games = ['a', 'b', 'c'].map(watch)
  for (const i of [0, 1]) expect(games.reduce((n, x) => n + (x[i] ?? 0), 0)).toBeGreaterThan(9)
})
