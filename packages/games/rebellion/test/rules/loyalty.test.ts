import { expect, it } from 'vitest'
import { placeNo } from '../../lookup.ts'
import { buildingIcons } from '../../rules/building.ts'
import { gainLoyalty, loseLoyalty } from '../../rules/loyalty.ts'
import { isNeutral } from '../../rules/map.ts'
import { rule, table } from '../mission-table.ts'

const gain = (words: string, side: number, n: number): string => {
  const t = table({ systems: { naboo: words }, base: 'yavin' })
  return t.run((g) => gainLoyalty(g, side, placeNo('naboo'), n)).at('naboo')
}

it(rule('loyalty/01', 'without a marker a system is neutral'), () => {
  const t = table({ systems: { naboo: 'rebel' } })
  expect(isNeutral(t.s, placeNo('naboo'))).toBe(false)
  t.run((g) => loseLoyalty(g, 0, placeNo('naboo')))
  expect(isNeutral(t.s, placeNo('naboo'))).toBe(true)
})
it(rule('loyalty/02', 'loyalty/03', 'loyalty/04', 'loyalty/07', 'gaining 1 or 2'), () => {
  expect([gain('', 1, 1), gain('rebel', 1, 1), gain('rebel', 1, 2), gain('imperial', 1, 2), gain('', 0, 2)]).toEqual([
    'imperial',
    '',
    'imperial',
    'imperial',
    'rebel',
  ])
})
it(rule('loyalty/05', 'loyalty/06', 'losing 1'), () => {
  const lose = (words: string): string =>
    table({ systems: { naboo: words } })
      .run((g) => loseLoyalty(g, 0, placeNo('naboo')))
      .at('naboo')
  expect([lose('rebel'), lose(''), lose('imperial')]).toEqual(['', '', 'imperial'])
})
it(rule('loyalty/08', 'whatever units of the enemy are there'), () => {
  expect(gain('3 star-destroyer, stormtrooper', 0, 1)).toBe('3 star-destroyer, 1 stormtrooper, rebel, subjugated')
})
it(rule('loyalty/09', 'loyalty/10', 'neither on Coruscant nor in the space of the base'), () => {
  const t = table()
  t.run((g) => {
    gainLoyalty(g, 0, placeNo('coruscant'), 2)
    loseLoyalty(g, 1, placeNo('coruscant'))
    gainLoyalty(g, 1, placeNo('rebel-base-space'), 1)
  })
  expect([t.at('coruscant'), t.at('rebel-base-space')]).toEqual(['imperial', ''])
})
it(rule('loyalty/11', 'a system builds for the side that it has become loyal to'), () => {
  const t = table()
  expect(buildingIcons(t.s, 0, placeNo('naboo'))).toEqual([])
  t.run((g) => gainLoyalty(g, 0, placeNo('naboo'), 1))
  expect(buildingIcons(t.s, 0, placeNo('naboo'))).toHaveLength(2)
})
it(rule('base/14', 'base/16r', 'base/25r', 'Imperial loyalty in the system of the base reveals it, the loss of Rebel loyalty alone does not'), () => {
  const raw = { base: 'naboo', systems: { naboo: 'rebel, star-destroyer', 'rebel-base-space': 'x-wing' } }
  const one = table(raw).run((g) => gainLoyalty(g, 1, placeNo('naboo'), 1))
  expect([one.s.revealed, one.at('rebel-base-space')]).toEqual([false, '1 x-wing'])
  const two = table(raw).run((g) => gainLoyalty(g, 1, placeNo('naboo'), 2))
  expect([two.s.revealed, two.at('rebel-base-space'), two.told('base-revealed').length]).toEqual([true, '', 1])
})
