import { describe, expect, it } from 'vitest'
import { BASES } from '../../content/bases.ts'
import { CARDS } from '../../content/cards.ts'
import { deckbuilding } from '../../index.ts'
import { at, newGame, rule } from '../at.ts'

describe('overview and components', () => {
  it(rule('overview/01', 'two seats: the Empire and the Rebels, each once'), () => {
    const options = deckbuilding.parseOptions({})
    if ('problem' in options) throw new Error(options.problem.what)
    expect(deckbuilding.seats(options.ok).map((x) => x.id)).toEqual(['empire', 'rebels'])
  })
  it(rule('overview/02', 'affiliation/01', '10 + 10 + 90 + 10 + 20 cards; 30 galaxy cards of each group'), () => {
    const count = (test: (c: (typeof CARDS)[number]) => boolean) => CARDS.filter(test).reduce((n, c) => n + c.copies, 0)
    expect(['starter-empire', 'starter-rebel', 'galaxy', 'outer-rim-pilot'].map((d) => count((c) => c.deck === d))).toEqual([10, 10, 90, 10])
    expect(['empire', 'rebels', 'neutral'].map((f) => count((c) => c.deck === 'galaxy' && c.faction === f))).toEqual([30, 30, 30])
    expect(['empire', 'rebels'].map((f) => BASES.filter((b) => b.faction === f).length)).toEqual([10, 10])
  })
  it(rule('overview/03', 'there is one marker, and counters only show numbers'), () => {
    const v = newGame().view('public')
    expect(typeof v.force).toBe('number')
    expect(v.players.map((p) => [p.resources, p.baseDamage])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
  it(rule('overview/04', 'resources are not limited by the number of counters'), () => {
    expect(at({ empire: { resources: 20, hand: ['imperial-shuttle'] } }).do('play:imperial-shuttle').empire.resources).toBe(21)
  })
  it(rule('overview/05', 'deck and hand of each player hold the 10 starter cards'), () => {
    const t = newGame()
    for (const side of ['empire', 'rebels'] as const) expect([...t.side(side).hand, ...t.side(side).deck]).toHaveLength(10)
  })
})
