import { expect, it } from 'vitest'
import { leaderNo } from '../../lookup.ts'
import { attachRing, detachRing, RING } from '../../rules/rings.ts'
import { isCaptive } from '../../rules/leaders.ts'
import { rule, table } from '../mission-table.ts'

it(rule('rings/01', 'a ring works while it is attached, and no longer'), () => {
  const raw = {
    systems: { kessel: 'rebel' },
    leaders: { 'han-solo': 'kessel c-3po', 'general-tagge': 'kessel' },
    rebel: { assigned: { 'build-alliance': ['mon-mothma'] } },
  }
  const t = table(raw).reveal('build-alliance', 'at:kessel', 'use')
  expect([t.asked.at(-1), t.success, t.leader('han-solo')]).toEqual(['0 c-3po use', true, 'kessel'])
  t.s.sides[0]!.hand.splice(t.s.sides[0]!.hand.indexOf(0), 1)
  const without = table({ ...raw, leaders: { 'han-solo': 'kessel', 'general-tagge': 'kessel' } }).reveal('build-alliance', 'at:kessel')
  expect([without.asked, without.success]).toEqual([['0 mission-target at:kessel'], false])
})
it(rule('rings/02', 'captured/11', 'a leader has one ring: a new one takes the place of the old one'), () => {
  const t = table({ systems: { kessel: 'stormtrooper' }, leaders: { 'han-solo': 'kessel captured' } })
  t.run((g) => attachRing(g, leaderNo('han-solo'), RING.lure))
  expect([t.leader('han-solo'), isCaptive(t.s, leaderNo('han-solo'))]).toEqual(['kessel lure-of-the-dark-side', false])
  expect(t.told('ring').map((e) => [e['ring'], e['on']])).toEqual([
    ['captured', false],
    ['lure-of-the-dark-side', true],
  ])
})
it(rule('rings/03', 'components/05', 'components/13', 'a removed ring can be attached to another leader; there is one of each'), () => {
  const t = table({ leaders: { 'han-solo': 'kessel r2-d2', chewbacca: 'pool' } })
  t.run((g) => detachRing(g, leaderNo('han-solo')))
  t.run((g) => attachRing(g, leaderNo('chewbacca'), RING.r2d2))
  expect([t.leader('han-solo'), t.leader('chewbacca')]).toEqual(['kessel', 'pool r2-d2'])
  t.run((g) => attachRing(g, leaderNo('han-solo'), RING.r2d2))
  expect([t.leader('han-solo'), t.leader('chewbacca')]).toEqual(['kessel r2-d2', 'pool'])
})
it('R2-D2 turns one die of the Empire to a blank, in missions of either side, before results are compared', () => {
  const leaders = { 'han-solo': 'kessel r2-d2', 'emperor-palpatine': 'kessel' }
  const own = table({
    systems: { kessel: 'stormtrooper' },
    leaders,
    rebel: { assigned: { infiltration: ['princess-leia'] } },
    dice: 'hit blank blank special blank',
  }).reveal('infiltration')
  expect(own.offers).toEqual(['blank:special', 'pass'])
  own.again('blank:special')
  expect([own.success, own.leader('han-solo')]).toEqual([true, 'kessel'])
  const theirs = table({
    systems: { kessel: 'rebel' },
    leaders,
    imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    dice: 'hit blank direct-hit blank blank hit',
  }).reveal('gather-intel', 'blank:hit')
  expect(theirs.told('mission-result')[0]).toMatchObject({ success: false, own: 1, foe: 1 })
  const away = table({
    systems: { rodia: 'rebel' },
    leaders: { ...leaders, chewbacca: 'rodia' },
    imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    dice: 'hit',
  })
  expect(away.reveal('gather-intel').asked).toEqual([])
})
it('R2-D2 is not asked about a roll of blanks', () => {
  const t = table({
    systems: { kessel: 'rebel' },
    leaders: { 'han-solo': 'kessel r2-d2' },
    imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
  })
  expect([t.reveal('gather-intel').asked, t.leader('han-solo')]).toEqual([[], 'kessel r2-d2'])
})
it('C-3PO helps the Rebels in diplomacy where he is, nowhere else', () => {
  const raw = { systems: { kessel: 'stormtrooper', naboo: 'rebel' }, leaders: { 'han-solo': 'kessel c-3po', 'general-tagge': 'kessel' } }
  const intel = table({ ...raw, rebel: { assigned: { infiltration: ['princess-leia'] } } }).reveal('infiltration')
  expect([intel.success, intel.asked]).toEqual([false, []])
  const other = table({ ...raw, leaders: { ...raw.leaders, 'boba-fett': 'naboo' }, rebel: { assigned: { 'base-defenses': ['jan-dodonna'] } } })
  expect([other.reveal('base-defenses').success, other.asked]).toEqual([false, []])
  const declined = table({ ...raw, rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }).reveal('build-alliance', 'at:kessel', 'pass')
  expect([declined.success, declined.leader('han-solo')]).toEqual([false, 'kessel c-3po'])
})
it('Master Yoda: one die of the Rebels a round, where his wearer is', () => {
  const t = table({
    systems: { kessel: 'stormtrooper' },
    leaders: { 'luke-skywalker-jedi': 'kessel master-yoda', 'general-tagge': 'kessel' },
    rebel: { assigned: { infiltration: ['princess-leia'], 'stolen-plans': ['jan-dodonna'] } },
    dice: 'blank blank blank blank blank hit',
  }).reveal('infiltration', 'die:0', 'top:major-victory')
  expect([t.success, t.s.yodaUsed]).toEqual([true, true])
  expect(t.reveal('stolen-plans').asked).toEqual([])
})
it(rule('rings/01', 'reveal/5e', 'what Master Yoda makes of a die is told: the roll and the result fit together'), () => {
  const t = table({
    systems: { kessel: 'stormtrooper' },
    leaders: { 'luke-skywalker-jedi': 'kessel master-yoda', 'general-tagge': 'kessel' },
    rebel: { assigned: { infiltration: ['princess-leia'] } },
    dice: 'blank blank blank blank blank hit',
  }).reveal('infiltration', 'die:0', 'top:major-victory')
  const kinds = t.events.filter((e) => ['mission-roll', 'roll', 'mission-result'].includes(e.t)).map((e) => e.t)
  expect(kinds).toEqual(['mission-roll', 'roll', 'mission-roll', 'mission-result'])
  expect(t.told('roll')).toMatchObject([{ side: 0, why: 'reroll', dice: ['red:hit'] }])
})
