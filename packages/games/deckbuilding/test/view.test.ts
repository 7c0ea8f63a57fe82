import { below, rngFrom } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { deckbuilding as game } from '../index.ts'
import { at, newGame } from './at.ts'

const rndOf = (seed: string) => {
  const r = rngFrom(seed)
  return (n: number) => below(r, n)
}

describe('views', () => {
  it('show the own hand with its cards, of the hand of the opponent only the number', () => {
    const v = at({ empire: { hand: ['stormtrooper'] }, rebels: { hand: ['rebel-trooper', 'alliance-shuttle'] } }).view(0)
    expect(v.players[0]?.hand).toHaveLength(1)
    expect(v.players[1]).toMatchObject({ hand: [], handCount: 2 })
    expect(Object.values(v.cards).map((c) => c.def)).not.toContain('rebel-trooper')
  })
  it('show decks by their size only, to everybody', () => {
    const t = newGame()
    for (const viewer of [0, 1, 'public', 'all'] as const)
      expect(t.view(viewer)).toMatchObject({ galaxyDeck: 84, you: typeof viewer === 'number' ? viewer : -1 })
    const hidden = [...t.s.galaxyDeck, ...(t.s.players[0]?.deck ?? []), ...(t.s.players[1]?.deck ?? [])].map(String)
    for (const viewer of [0, 1, 'public', 'all'] as const) expect(hidden.filter((id) => id in t.view(viewer).cards)).toEqual([])
  })
  it('show both hands and secret bases when the game is open to all', () => {
    const t = newGame({ baseSet: 'secret-bases' })
    expect(t.view('all').players.map((p) => [p.hand.length, p.bases.length])).toEqual([
      [5, 9],
      [5, 9],
    ])
    expect(t.view('public').players.map((p) => [p.hand.length, p.bases.length, p.basesLeft])).toEqual([
      [0, 0, 9],
      [0, 0, 9],
    ])
  })
  it('name attack as it counts now, against the base and against the row', () => {
    const v = at({ force: -1, empire: { units: ['darth-vader', 'rodian-gunslinger'], ships: ['star-destroyer'] } }).view(1)
    const attack = Object.fromEntries(
      Object.values(v.cards)
        .filter((c) => c.attack > 0)
        .map((c) => [c.def, [c.attack, c.attackRow]]),
    )
    expect(attack).toMatchObject({ 'darth-vader': [10, 10], 'rodian-gunslinger': [2, 4], 'star-destroyer': [4, 0] })
  })
  it('keep a card that everybody saw go to a hand known until it is played', () => {
    const t = at({ empire: { resources: 3 }, row: ['fang-fighter', 'lobot', 'dengar', 'bossk', 'ig-88', 'x-wing'] }).do(
      'buy:fang-fighter',
      'to-hand:fang-fighter',
    )
    expect(t.view(1).players[0]?.hand).toHaveLength(1)
    expect(t.view('public').players[0]?.hand).toHaveLength(1)
  })
})

describe('revealed and looked-at cards', () => {
  it('a revealed card that goes back is known to everybody, a looked-at one to the one who looked', () => {
    const known = (unit: string, viewer: 0 | 1 | 'public') => {
      const t = at({ force: 1, empire: { units: [unit] }, galaxyDeck: ['lobot', '...'] }).do(`use:${unit}`)
      expect(t.galaxyDeck[0]).toBe('lobot')
      return String(t.s.galaxyDeck.at(-1)) in t.view(viewer).cards
    }
    for (const viewer of [0, 1, 'public'] as const) expect([viewer, known('scout-trooper', viewer)]).toEqual([viewer, true])
    for (const viewer of [0, 1, 'public'] as const) expect([viewer, known('moff-jerjerrod', viewer)]).toEqual([viewer, viewer === 0])
  })
})

describe('events', () => {
  it('tell what is drawn only to the one who draws', () => {
    const t = newGame().do('end')
    expect(t.told('draw', 0)[0]).toMatchObject({ seat: 0, n: 5, defs: expect.any(Array), cards: expect.any(Array) })
    for (const viewer of [1, 'public'] as const) expect(t.told('draw', viewer)[0]).toEqual({ t: 'draw', seat: 0, n: 5, seen: 1 })
    expect(t.told('draw', 'all')[0]).toHaveProperty('defs')
  })
  it('tell what goes on a deck to both players, not to those who watch', () => {
    const t = at({ active: 'rebels', rebels: { units: ['jyn-erso'] }, empire: { hand: ['stormtrooper', 'inquisitor'] } }).do(
      'use:jyn-erso',
      'pick:inquisitor',
    )
    expect(t.told('to-deck', 0)[0]).toMatchObject({ def: 'inquisitor' })
    expect(t.told('to-deck', 'public')[0]).toEqual({ t: 'to-deck', seat: 1, seen: 3 })
  })
})

describe('dealing again', () => {
  it('changes nothing that the seat knows, and keeps known cards in their places', () => {
    const t = at({ active: 'rebels', rebels: { units: ['jyn-erso'], discard: ['x-wing'] }, empire: { hand: ['stormtrooper', 'inquisitor'] } }).do(
      'use:jyn-erso',
      'pick:inquisitor',
    )
    for (const seat of [0, 1]) {
      for (let i = 0; i < 20; i++) {
        const s = game.clone(t.s)
        game.redeal(s, seat, rndOf(`again ${i}`))
        expect(game.view(s, seat)).toEqual(game.view(t.s, seat))
        expect(game.check(s)).toBeNull()
        const top = s.players[0]?.deck.at(-1) ?? -1
        expect(s.cards[top]?.def).toBe(t.s.cards[top]?.def)
      }
    }
  })
  it('for one who only watches deals both hands, what both players know of them too', () => {
    const t = at({
      active: 'rebels',
      force: 0,
      rebels: { units: ['jyn-erso'], hand: ['x-wing', 'rebel-trooper'] },
      empire: { hand: ['darth-vader', 'inquisitor'] },
    }).do('use:jyn-erso')
    const kept: boolean[] = []
    for (let i = 0; i < 20; i++) {
      const s = game.clone(t.s)
      game.redeal(s, -1, rndOf(`watched ${i}`))
      expect(game.view(s, 'public')).toEqual(game.view(t.s, 'public'))
      kept.push(s.players[0]?.hand.every((id) => s.cards[id]?.def === t.s.cards[id]?.def) === true)
    }
    expect(kept).toContain(false)
  })
  it('depends on chance and on what the seat knows alone', () => {
    const t = newGame({ baseSet: 'secret-bases' }).do('pick:corellia', 'pick:kessel', 'pick:kafrene', 'pick:mustafar')
    const other = game.clone(t.s)
    game.redeal(other, 1, rndOf('another world'))
    const deal = (s: typeof other) => {
      const copy = game.clone(s)
      game.redeal(copy, 1, rndOf('the same chance'))
      return copy
    }
    expect(other).not.toEqual(t.s)
    expect(deal(other)).toEqual(deal(t.s))
  })
  it('deals hidden bases among those that have not been seen', () => {
    const t = at({
      options: { baseSet: 'secret-bases' },
      rebels: { base: 'hoth', bases: ['jedha', 'bespin'] },
      empire: { taken: ['dantooine', 'mon-cala'] },
    })
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const s = game.clone(t.s)
      game.redeal(s, 0, rndOf(`bases ${i}`))
      expect(s.players[1]?.bases).toHaveLength(2)
      for (const b of s.players[1]?.bases ?? []) seen.add(b)
      expect(s.players[0]?.bases).toEqual(t.s.players[0]?.bases)
    }
    expect([...seen].toSorted()).toEqual(['alderaan', 'bespin', 'dagobah', 'jedha', 'sullust', 'tatooine', 'yavin-4'])
  })
})
