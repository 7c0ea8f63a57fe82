import { describe, expect, it } from 'vitest'
import { at, newGame, rule } from '../at.ts'

const counted = (cards: string[]): Record<string, number> => {
  const out: Record<string, number> = {}
  for (const c of cards) out[c] = (out[c] ?? 0) + 1
  return out
}

describe('setup', () => {
  it(rule('setup/1', 'the sides are fixed before bases are dealt: seat 0 is the Empire'), () => {
    const t = newGame({ baseSet: 'secret-bases' })
    expect(t.empire.base).toBe('lothal')
    expect(t.rebels.base).toBe('dantooine')
    expect(t.asked).toBe('empire secret-bases')
  })
  it(rule('setup/2.1', 'setup/2.2', 'setup/2.3', 'setup/3', 'beginner bases, the starting base in front, the others beneath'), () => {
    const t = newGame()
    expect([t.empire.base, ...t.empire.bases.toSorted()]).toEqual(['lothal', 'corellia', 'coruscant', 'death-star', 'endor'])
    expect([t.rebels.base, ...t.rebels.bases.toSorted()]).toEqual(['dantooine', 'hoth', 'mon-cala', 'sullust', 'yavin-4'])
  })
  it(rule('setup/2.1', 'no other base can be chosen later'), () => {
    const t = at({ step: 'new-base', active: 'rebels', rebels: { base: null } })
    expect(t.offers.toSorted()).toEqual(['base:hoth', 'base:mon-cala', 'base:sullust', 'base:yavin-4'])
    expect(t.why('base:tatooine')).toBe('start-of-turn/1.1')
  })
  it(rule('setup/4.1', 'starter decks are shuffled and hidden from both'), () => {
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => newGame({}, seed).empire.deck.join()))
    expect(orders.size).toBeGreaterThan(1)
    const t = newGame()
    const hidden = new Set(t.s.players[0]?.deck.map(String))
    for (const viewer of [0, 1, 'public'] as const) expect(Object.keys(t.view(viewer).cards).some((id) => hidden.has(id))).toBe(false)
  })
  it(rule('setup/4.2', 'setup/4.3', 'starter decks: 7 shuttles, 2 troopers, 1 seeker'), () => {
    const t = newGame()
    expect(counted([...t.empire.hand, ...t.empire.deck])).toEqual({ 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 })
    expect(counted([...t.rebels.hand, ...t.rebels.deck])).toEqual({ 'alliance-shuttle': 7, 'rebel-trooper': 2, 'temple-guardian': 1 })
  })
  it(rule('setup/5.1', 'six cards in the row, 84 in the galaxy deck'), () => {
    const t = newGame()
    expect(t.row).toHaveLength(6)
    expect(t.row).not.toContain('-')
    expect(t.galaxyDeck).toHaveLength(84)
  })
  it(rule('setup/6.1', 'the 10 pilots lie open in a stack, none in the galaxy deck'), () => {
    const t = newGame()
    expect(t.view(0).pilots).toHaveLength(10)
    expect([...t.galaxyDeck, ...t.row]).not.toContain('outer-rim-pilot')
  })
  it(rule('setup/8', 'the marker starts on the last Rebel space: untouched it brings the Rebels the extra resource in their first turn'), () => {
    const t = newGame()
    expect(t.s.force).toBe(3)
    expect(t.do('end').rebels.resources).toBe(1)
  })
  it(rule('setup/9', 'both players draw 5 cards'), () => {
    const t = newGame()
    for (const side of ['empire', 'rebels'] as const) expect([t.side(side).hand.length, t.side(side).deck.length]).toEqual([5, 5])
  })
  it('the same seed gives the same game, another seed another', () => {
    expect(newGame({}, 'x').s).toEqual(newGame({}, 'x').s)
    expect(newGame({}, 'x').row).not.toEqual(newGame({}, 'y').row)
  })
})
