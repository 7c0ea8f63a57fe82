import { expect, it } from 'vitest'
import { placeNo, unitNo } from '../../lookup.ts'
import { takeUnits } from '../../rules/units.ts'
import { upkeep } from '../../rules/upkeep.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const raw: Raw = {
  systems: { kessel: 'stormtrooper' },
  leaders: { 'mon-mothma': 'kessel captured' },
  rebel: { assigned: { 'daring-rescue': ['obi-wan-kenobi', 'princess-leia'] } },
}

it(rule('rescue/01', 'the leader loses the ring and stands in the Rebel Base space'), () => {
  const t = table(raw).reveal('daring-rescue', 'done')
  expect(t.leader('mon-mothma')).toBe('rebel-base-space')
  expect(t.told('rescued')).toEqual([{ t: 'rescued', leader: 'mon-mothma', to: 'rebel-base-space' }])
})
it(rule('rescue/02', 'base/22', 'in the system of the base once it is revealed'), () => {
  const t = table({ ...raw, base: 'endor', revealed: true }).reveal('daring-rescue', 'pick:obi-wan-kenobi')
  expect([t.leader('mon-mothma'), t.leader('obi-wan-kenobi')]).toEqual(['endor', 'endor'])
})
it(rule('rescue/03', 'no Imperial unit is left, for whatever reason: rescued at once; one fighter guards'), () => {
  const guarded = table({ systems: { kessel: 'tie-fighter' }, leaders: { 'mon-mothma': 'kessel captured' } })
  guarded.run((g) => upkeep(g, 1))
  expect(guarded.leader('mon-mothma')).toBe('kessel captured')
  guarded.run((g) => {
    takeUnits(g.s, placeNo('kessel'), unitNo('tie-fighter'), 1)
    upkeep(g, 1)
  })
  expect(guarded.leader('mon-mothma')).toBe('rebel-base-space')
})
it(rule('rescue/04', 'rescue/05r', 'rescue/06', 'each assigned leader may go along or stay; others stay'), () => {
  const leaders = { ...raw.leaders, 'han-solo': 'kessel' }
  const t = table({ ...raw, leaders }).reveal('daring-rescue')
  expect([t.open?.kind, t.open?.seat, t.offers]).toEqual(['go-along', 0, ['done', 'pick:princess-leia', 'pick:obi-wan-kenobi']])
  t.again('pick:obi-wan-kenobi')
  expect(['obi-wan-kenobi', 'princess-leia', 'han-solo'].map((id) => t.leader(id))).toEqual(['rebel-base-space', 'kessel', 'kessel'])
})
it(rule('rescue/07', 'rescue/08', 'the Falcon comes after all steps of the mission, and It Is Your Destiny can answer it'), () => {
  const t = table({
    systems: { kessel: '2 stormtrooper' },
    leaders: { 'mon-mothma': 'kessel captured', 'han-solo': 'kessel millennium-falcon', 'darth-vader': 'kessel' },
    rebel: { assigned: { 'hit-and-run': ['chewbacca'] } },
    imperial: { actions: ['it-is-your-destiny'] },
    dice: 'special special hit hit hit hit hit hit',
  }).reveal('hit-and-run', 'at:kessel', 'destroy:stormtrooper', 'done')
  expect(t.open?.kind).toBe('falcon')
  expect(t.events.map((e) => e.t).slice(-2)).toEqual(['destroy', 'mission-over'])
  expect(t.s.sides[0]!.discard).toHaveLength(1)
  t.again('rescue:mon-mothma', 'use:chewbacca')
  expect(['mon-mothma', 'han-solo', 'chewbacca'].map((id) => t.leader(id))).toEqual(['rebel-base-space', 'kessel', 'kessel captured'])
})
it(rule('rescue/07', 'the Falcon frees nobody where its leader is not, and nobody elsewhere'), () => {
  const next = (han: string, captive: string): string | undefined =>
    table({
      systems: { kessel: '2 stormtrooper', naboo: 'stormtrooper' },
      leaders: { 'mon-mothma': `${captive} captured`, 'han-solo': `${han} millennium-falcon` },
      rebel: { assigned: { 'hit-and-run': ['chewbacca'] } },
    }).reveal('hit-and-run', 'at:kessel', 'destroy:stormtrooper', 'done').open?.kind
  expect(next('kessel', 'kessel')).toBe('falcon')
  expect([next('naboo', 'kessel'), next('kessel', 'naboo'), next('naboo', 'naboo')]).toEqual([undefined, undefined, undefined])
})
it('a captive freed by the mission itself leaves nothing for the Falcon', () => {
  const t = table({
    ...raw,
    leaders: { 'mon-mothma': 'kessel captured', 'han-solo': 'kessel millennium-falcon' },
  }).reveal('daring-rescue', 'done')
  expect([t.asked, t.leader('han-solo')]).toEqual([['0 go-along done'], 'kessel millennium-falcon'])
})
it(rule('rescue/07', 'the Falcon elsewhere rescues nobody'), () => {
  const leaders = { 'mon-mothma': 'kessel captured', 'han-solo': 'rodia millennium-falcon' }
  const t = table({ ...raw, leaders, rebel: { assigned: { 'hit-and-run': ['chewbacca'] } } }).reveal('hit-and-run', 'at:kessel', 'done')
  expect([t.open, t.leader('mon-mothma')]).toEqual([null, 'kessel captured'])
})
it(rule('cards/rapid-mobilization', 'Rapid Mobilization: 5 units to the space, all from one system'), () => {
  const t = table({ systems: { kessel: '6 x-wing', naboo: 'x-wing' }, mobilizations: [4] }).mobilize(
    'move',
    ...Array<string>(4).fill('take:kessel:x-wing'),
  )
  expect(t.offers).toEqual(['take:kessel:x-wing', 'done'])
  expect([t.again('take:kessel:x-wing').open, t.at('rebel-base-space')]).toEqual([null, '5 x-wing'])
})
