import { expect, it } from 'vitest'
import { blockCards, placeNo } from '../../lookup.ts'
import { drawProbes } from '../../rules/decks.ts'
import { suspectsOf } from '../../rules/probes.ts'
import { rule, table } from '../mission-table.ts'

it(rule('probes/01', 'components/10', 'a card of the Empire shows where the base is not; the card of the base is never in the deck'), () => {
  const t = table({ base: 'hoth', probes: ['endor'] })
  expect(t.ids(t.s.probeDeck)).not.toContain('probe-hoth')
  t.run((g) => drawProbes(g, 99))
  expect(suspectsOf(t.s)).toEqual([placeNo('hoth')])
  expect(blockCards('probes')).toHaveLength(31)
})
it(rule('probes/02', 'components/23r', 'drawn cards are seen by the Empire alone; a short deck gives what it has'), () => {
  const t = table({ probeDeck: ['endor', 'naboo'] })
  t.run((g) => drawProbes(g, 2))
  expect(t.told('draw')[0]).toMatchObject({ n: 2, seen: 2, defs: ['probe-endor', 'probe-naboo'] })
  expect(t.s.probes.map((id) => t.s.cards[id]?.seen)).toEqual([2, 2])
  t.s.probeDeck.splice(0, 27)
  t.run((g) => drawProbes(g, 2))
  expect([t.told('draw')[0]?.['n'], t.s.probes.length]).toEqual([1, 3])
})
