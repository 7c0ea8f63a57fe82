import { expect, it } from 'vitest'
import { MISSIONS } from '../../content/missions.ts'
import { blockCards, blockOf } from '../../lookup.ts'
import { rule, table } from '../mission-table.ts'

it(rule('starting-missions/01', 'four of each side, in hand'), () => {
  const t = table({ rebel: { deck: [] } })
  for (const side of ['rebel', 'imperial'] as const) {
    const ids = MISSIONS.filter((m) => m.side === side && m.deck === 'starting').map((m) => m.id)
    expect(t.ids(blockCards(`${side}-starting-missions`))).toEqual(ids)
    expect([ids.length, t.hand(side)]).toEqual([4, ids])
  }
})
it(rule('starting-missions/02', 'starting-missions/03', 'no starting mission ever comes to a discard pile'), () => {
  const rebel = table({
    systems: { kessel: 'stormtrooper, rebel' },
    rebel: {
      assigned: { infiltration: ['princess-leia'], 'build-alliance': ['mon-mothma'], sabotage: ['chewbacca'], 'rapid-mobilization': ['jan-dodonna'] },
    },
  })
  expect(rebel.hand('rebel')).toEqual([])
  rebel.reveal('infiltration', 'top:major-victory').reveal('build-alliance', 'at:kessel').reveal('sabotage', 'at:rodia')
  expect(rebel.hand('rebel').map((id) => blockOf(MISSIONS.findIndex((m) => m.id === id)).name)).toHaveLength(3)
  expect([rebel.hand('rebel'), rebel.s.sides[0]!.discard]).toEqual([['infiltration', 'build-alliance', 'sabotage'], []])
})
it('a used starting mission is as unknown to the others as before, once it can be assigned again', () => {
  const t = table({ systems: { kessel: 'stormtrooper' }, rebel: { assigned: { sabotage: ['chewbacca'] } } })
  const card = t.mission('sabotage')
  t.reveal('sabotage', 'at:rodia')
  expect(t.s.cards[card]?.seen).toBe(1)
})
