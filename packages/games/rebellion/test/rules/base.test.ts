import { expect, it } from 'vitest'
import { NEIGHBOURS, placeNo, SPACE } from '../../lookup.ts'
import { revealBase } from '../../rules/base.ts'
import { sourcesOf } from '../../rules/map.ts'
import { moveUnits } from '../../rules/movement.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const at = placeNo
/** What the Rebels may move to a place by an activation. */
const offered = (raw: Raw, to: string): string[] => {
  const t = table({ base: 'hoth', ...raw })
  return t.run((g) => void moveUnits(g, 0, { to: at(to), from: sourcesOf(g.s, 0, at(to)) })).offers.filter((x) => x !== 'done')
}

it(rule('base/05', 'nothing Imperial moves to the space, and nothing of it is adjacent for the Empire'), () => {
  const t = table({ base: 'hoth' })
  expect(sourcesOf(t.s, 1, SPACE)).toEqual([])
  for (let to = 0; to < SPACE; to++) expect(sourcesOf(t.s, 1, to)).not.toContain(SPACE)
})
it(rule('base/06', 'base/07r', 'from the space to the system of the base and its neighbours; that they came is told to all'), () => {
  const systems = { 'rebel-base-space': 'x-wing' }
  for (const to of ['hoth', 'endor', 'bespin', 'mustafar']) expect(offered({ systems }, to)).toEqual(['take:rebel-base-space:x-wing'])
  for (const to of ['sullust', 'dagobah', 'yavin']) expect(offered({ systems }, to)).toEqual([])
  const t = table({ base: 'hoth', systems }).run(
    (g) => void moveUnits(g, 0, { to: at('endor'), from: sourcesOf(g.s, 0, at('endor')) }),
    'take:rebel-base-space:x-wing',
  )
  expect(t.s.suspects.flatMap((x, i) => (x === 1 ? [i] : []))).toEqual([...NEIGHBOURS[at('endor')]!, at('endor')].toSorted((a, b) => a - b))
})
it(rule('base/08', 'to the space from the system of the base and all its neighbours'), () => {
  const systems = { hoth: 'x-wing', endor: 'y-wing', mustafar: 'x-wing', sullust: 'x-wing' }
  expect(offered({ systems }, 'rebel-base-space')).toEqual(['take:endor:y-wing', 'take:hoth:x-wing', 'take:mustafar:x-wing'])
})
it(rule('base/09', 'troops of the space need a ship with room'), () => {
  expect(offered({ systems: { 'rebel-base-space': '2 rebel-trooper, x-wing' } }, 'endor')).toEqual(['take:rebel-base-space:x-wing'])
})
it(rule('base/10', 'base/11', 'a leader in the space holds its units, not those in the system of the base'), () => {
  const raw = { systems: { 'rebel-base-space': 'x-wing', hoth: 'y-wing' }, leaders: { 'mon-mothma': 'rebel-base-space' } }
  expect(offered(raw, 'endor')).toEqual(['take:hoth:y-wing'])
})
it(rule('base/18', 'revealing: the card for all to see, everything of the space in the system'), () => {
  const systems = { 'rebel-base-space': 'x-wing, 3 rebel-trooper, ion-cannon', hoth: 'y-wing' }
  const t = table({ base: 'hoth', systems, leaders: { 'mon-mothma': 'rebel-base-space' } }).run(revealBase)
  expect([t.at('hoth'), t.at('rebel-base-space'), t.leader('mon-mothma')]).toEqual(['1 x-wing, 1 y-wing, 3 rebel-trooper, 1 ion-cannon', '', 'hoth'])
  expect([t.s.revealed, t.s.cards[t.s.base]?.seen, t.told('base-revealed')]).toEqual([true, 7, [{ t: 'base-revealed', place: 'hoth' }]])
})
