import { expect, it } from 'vitest'
import { leaderNo, placeNo } from '../../lookup.ts'
import { picturedAt } from '../../rules/action-hand.ts'
import { canBeCaptured } from '../../rules/captured.ts'
import { isCaptive, leadersAt } from '../../rules/leaders.ts'
import { mayLeave, moveUnits } from '../../rules/movement.ts'
import { upkeep } from '../../rules/upkeep.ts'
import { rule, table } from '../mission-table.ts'

const operative = { assigned: { 'capture-rebel-operative': ['darth-vader'] } }

it(rule('captured/01', 'cards/capture-rebel-operative', 'the target gets the Captured ring and stays in the system'), () => {
  const raw = {
    systems: { kessel: 'stormtrooper', rodia: 'x-wing' },
    leaders: { 'mon-mothma': 'kessel', 'jan-dodonna': 'rodia' },
    imperial: operative,
    dice: 'hit',
  }
  expect(table(raw).targets('capture-rebel-operative')).toEqual(['mon-mothma'])
  expect(table(raw).reveal('capture-rebel-operative').leader('mon-mothma')).toBe('kessel captured')
})
it(rule('captured/02', 'only Rebel leaders in a system can be captured'), () => {
  const t = table({
    leaders: {
      'darth-vader': 'kessel',
      'han-solo': 'kessel',
      chewbacca: 'pool',
      'mon-mothma': 'rebel-base-space',
      'jan-dodonna': 'kessel carbonite',
    },
  })
  const can = (id: string): boolean => canBeCaptured(t.s, leaderNo(id))
  expect(['darth-vader', 'han-solo', 'chewbacca', 'mon-mothma', 'jan-dodonna'].map(can)).toEqual([false, true, false, false, false])
})
it(rule('captured/05', 'captured/12', 'a captive, in carbonite too, is no leader of his side there'), () => {
  const t = table({ leaders: { 'han-solo': 'kessel captured', chewbacca: 'kessel carbonite', 'mon-mothma': 'kessel' } })
  expect(leadersAt(t.s, 0, placeNo('kessel'))).toEqual([leaderNo('mon-mothma')])
  expect(isCaptive(t.s, leaderNo('chewbacca'))).toBe(true)
  t.run((g) => upkeep(g, 0))
  expect(t.leader('chewbacca')).toBe('rebel-base-space')
})
it(rule('captured/06', 'the Rebels never move a captive, and he locks none of their units'), () => {
  const t = table({ systems: { kessel: 'corellian-corvette, stormtrooper' }, leaders: { 'han-solo': 'kessel captured' } })
  expect(mayLeave(t.s, 0, placeNo('kessel'))).toBeNull()
  t.run((g) => void moveUnits(g, 0, { to: placeNo('nal-hutta'), from: [placeNo('kessel')] }))
  expect(t.offers).toEqual(['take:kessel:corellian-corvette', 'done'])
})
it(
  rule('captured/07', 'captured/08', 'captured/09r', 'the Empire takes captives along with a carrier, without a place in it; a leader locks them in'),
  () => {
    const systems = { kessel: 'assault-carrier, 4 stormtrooper' }
    const move = { to: placeNo('nal-hutta'), from: [placeNo('kessel')] }
    const t = table({ systems, leaders: { 'han-solo': 'kessel captured' } })
    t.run((g) => void moveUnits(g, 1, move))
    expect(t.offers).not.toContain('take:kessel:han-solo')
    const trooper = 'take:kessel:stormtrooper'
    t.again('take:kessel:assault-carrier', trooper, trooper, trooper, trooper, 'take:kessel:han-solo')
    expect([t.leader('han-solo'), t.at('nal-hutta')]).toEqual(['nal-hutta captured', '1 assault-carrier, 4 stormtrooper'])
    const locked = table({ systems, leaders: { 'han-solo': 'kessel captured', 'darth-vader': 'kessel' } })
    locked.run((g) => void moveUnits(g, 1, move))
    expect([locked.open, locked.leader('han-solo')]).toEqual([null, 'kessel captured'])
    const none = table({ systems: { kessel: 'stormtrooper' }, leaders: { 'han-solo': 'kessel captured' } })
    none.run((g) => void moveUnits(g, 1, move))
    expect(none.open).toBeNull()
  },
)
it(rule('captured/10', 'components/13', 'a second capture frees the first captive'), () => {
  const systems = { kessel: 'stormtrooper', rodia: 'stormtrooper' }
  const t = table({ systems, leaders: { 'han-solo': 'kessel', 'mon-mothma': 'rodia captured' }, imperial: operative, dice: 'hit' }).reveal(
    'capture-rebel-operative',
  )
  expect([t.leader('han-solo'), t.leader('mon-mothma')]).toEqual(['kessel captured', 'rebel-base-space'])
})
it(rule('captured/13', 'one captive in each of the two rings'), () => {
  const systems = { kessel: 'stormtrooper', rodia: 'stormtrooper' }
  const t = table({ systems, leaders: { 'han-solo': 'kessel', 'mon-mothma': 'rodia carbonite' }, imperial: operative, dice: 'hit' }).reveal(
    'capture-rebel-operative',
  )
  expect([t.leader('han-solo'), t.leader('mon-mothma')]).toEqual(['kessel captured', 'rodia carbonite'])
})
it(rule('captured/14', 'who is in carbonite can be the target of all that names captives'), () => {
  const t = table({
    systems: { kessel: 'stormtrooper' },
    leaders: { 'mon-mothma': 'kessel carbonite' },
    imperial: { assigned: { interrogation: ['darth-vader'], 'homing-beacon': ['colonel-yularen'] } },
  })
  expect([t.targets('interrogation'), t.why('homing-beacon')]).toEqual([['mon-mothma'], null])
})
it(rule('captured/15', 'the reputation that carbonite cost does not come back'), () => {
  const t = table({
    systems: { kessel: 'stormtrooper' },
    leaders: { 'mon-mothma': 'kessel captured' },
    imperial: { assigned: { 'carbon-freezing': ['boba-fett'] } },
    rebel: { assigned: { 'daring-rescue': ['obi-wan-kenobi'] } },
    dice: 'hit blank blank hit hit hit blank blank',
  }).reveal('carbon-freezing')
  expect([t.leader('mon-mothma'), t.s.reputation]).toEqual(['kessel carbonite', 15])
  t.reveal('daring-rescue', 'done')
  expect([t.success, t.leader('mon-mothma'), t.s.reputation]).toEqual([true, 'rebel-base-space', 15])
})
it(rule('captured/17', 'a captive can use no action card'), () => {
  const t = table({ leaders: { chewbacca: 'kessel captured' }, rebel: { actions: ['wookiee-guardian'] } })
  expect(picturedAt(t.s, 0, t.s.sides[0]!.actions[0]!, placeNo('kessel'))).toEqual([])
  const mission = table({
    systems: { kessel: 'stormtrooper' },
    leaders: { chewbacca: 'kessel captured', 'mon-mothma': 'kessel' },
    rebel: { actions: ['wookiee-guardian'] },
    imperial: operative,
    dice: 'hit',
  }).reveal('capture-rebel-operative')
  expect(mission.asked).toEqual([])
})
it('only at the moment of his capture Obi-Wan Kenobi can sacrifice himself', () => {
  const raw = { systems: { kessel: 'stormtrooper' }, leaders: { 'obi-wan-kenobi': 'kessel' }, imperial: operative, dice: 'hit', reputation: 12 }
  const t = table({ ...raw, rebel: { actions: ['noble-sacrifice'] } }).reveal('capture-rebel-operative')
  expect([t.open?.kind, t.open?.concealed, t.offers]).toEqual(['special', true, ['use', 'pass']])
  t.again('use')
  expect([t.leader('obi-wan-kenobi'), t.s.reputation, t.ids(t.s.box)]).toEqual(['eliminated', 11, ['noble-sacrifice']])
  const bluff = table({ ...raw, rebel: { actions: ['undercover'] } }).reveal('capture-rebel-operative')
  expect([bluff.asked, bluff.leader('obi-wan-kenobi')]).toEqual([['0 special noble-sacrifice pass'], 'kessel captured'])
  const none = table({ ...raw, rebel: { actions: ['rebel-planning'] } }).reveal('capture-rebel-operative')
  expect([none.asked, none.leader('obi-wan-kenobi')]).toEqual([[], 'kessel captured'])
})
