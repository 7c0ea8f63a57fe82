import { describe, expect, it } from 'vitest'
import { leaderNo, placeNo } from '../../lookup.ts'
import { capture } from '../../rules/captured.ts'
import { eliminate, placeLeader } from '../../rules/leaders.ts'
import { revealable } from '../../rules/missions.ts'
import { mayLeave } from '../../rules/movement.ts'
import { rule, table } from '../mission-table.ts'

describe('mission cards', () => {
  it(rule('missions/01', 'too few icons of the skill: the mission stays facedown'), () => {
    const t = table({ rebel: { assigned: { 'hit-and-run': ['princess-leia'], infiltration: ['jan-dodonna'] } }, systems: { kessel: 'stormtrooper' } })
    expect(t.why('hit-and-run')).toBe('missions/01')
    expect(t.ids(revealable(t.s, 0))).toEqual(['infiltration'])
    const two = table({ rebel: { assigned: { 'hit-and-run': ['princess-leia', 'general-rieekan'] } } })
    expect(two.why('hit-and-run')).toBeNull()
  })
  it(rule('missions/06', 'a pictured leader restricts nobody'), () => {
    const t = table({ systems: { kessel: 'rebel' }, rebel: { assigned: { 'base-defenses': ['jan-dodonna'] } } }).reveal('base-defenses')
    expect([t.success, t.at('rebel-base-space')]).toEqual([true, '1 shield-generator, 1 ion-cannon'])
  })
  it(rule('missions/07', 'the pictured leader brings 2 successes if he is assigned, none if he merely stands there'), () => {
    const raw = { systems: { kessel: 'rebel' }, leaders: { 'general-tagge': 'kessel' }, dice: 'blank' }
    const own = table({ ...raw, rebel: { assigned: { 'base-defenses': ['general-rieekan'] } } }).reveal('base-defenses')
    expect(own.told('mission-result')[0]).toMatchObject({ success: true, own: 2, foe: 0 })
    const leaders = { ...raw.leaders, 'general-rieekan': 'kessel' }
    const other = table({ ...raw, leaders, rebel: { assigned: { 'base-defenses': ['jan-dodonna'] } } }).reveal('base-defenses')
    expect(other.told('mission-result')[0]).toMatchObject({ success: false, own: 0 })
  })
  it(rule('missions/07', 'the 2 successes count against those of the other side'), () => {
    const t = table({
      systems: { kessel: 'rebel' },
      leaders: { 'grand-moff-tarkin': 'kessel' },
      rebel: { assigned: { 'base-defenses': ['general-rieekan'] } },
      dice: 'blank hit',
    }).reveal('base-defenses')
    expect(t.told('mission-result')[0]).toMatchObject({ success: true, own: 2, foe: 1 })
  })
  it(rule('missions/08', 'the more of a resolved mission comes with the pictured leader alone'), () => {
    const raw = { systems: { kessel: 'star-destroyer' } }
    const ozzel = table({ ...raw, imperial: { assigned: { 'probe-droid-initiative': ['admiral-ozzel'] } } }).reveal('probe-droid-initiative')
    expect(ozzel.s.probes).toHaveLength(4)
    const piett = table({ ...raw, imperial: { assigned: { 'probe-droid-initiative': ['admiral-piett'] } } }).reveal('probe-droid-initiative')
    expect(piett.s.probes).toHaveLength(2)
  })
  it(rule('missions/09', 'base/02', 'the Rebel Base space: the leaders stand there and betray no system'), () => {
    const t = table({ rebel: { assigned: { 'rapid-mobilization': ['mon-mothma'] } } }).reveal('rapid-mobilization')
    expect([t.leader('mon-mothma'), t.told('mission-at')[0]?.['place']]).toEqual(['rebel-base-space', 'rebel-base-space'])
  })
  it(rule('missions/10', 'base/22', 'new-base/12', 'once the base is revealed they stand in its system'), () => {
    const t = table({ base: 'hoth', revealed: true, rebel: { assigned: { 'rapid-mobilization': ['mon-mothma'] } } }).reveal('rapid-mobilization')
    expect(t.leader('mon-mothma')).toBe('hoth')
  })
  it(rule('missions/11', 'base/04', 'loyalty/10', 'the space is no system: it is never offered'), () => {
    const t = table({
      rebel: { assigned: { 'hit-and-run': ['chewbacca'], 'build-alliance': ['mon-mothma'], sabotage: ['general-madine'] } },
      imperial: { assigned: { 'long-range-probe': ['admiral-piett'] } },
    })
    expect(t.targets('hit-and-run')).toHaveLength(32)
    expect(t.targets('long-range-probe')).toHaveLength(32)
    for (const id of ['hit-and-run', 'long-range-probe', 'build-alliance', 'sabotage']) expect(t.targets(id)).not.toContain('rebel-base-space')
  })
  it(rule('missions/13', 'destroyed-systems/11', 'destroyed systems: as far as the conditions of a card hold'), () => {
    const t = table({
      systems: { dagobah: 'destroyed', kessel: 'destroyed' },
      rebel: { assigned: { 'seek-yoda': ['luke-skywalker'], 'build-alliance': ['mon-mothma'], 'hit-and-run': ['chewbacca'] } },
    })
    expect(t.targets('build-alliance')).not.toContain('kessel')
    expect(t.targets('hit-and-run')).toContain('kessel')
    expect(t.reveal('seek-yoda').leader('luke-skywalker-jedi')).toBe('dagobah master-yoda')
  })
  it(rule('missions/14r', 'a resolved mission is a success: the Falcon may come after it'), () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'han-solo': 'kessel millennium-falcon', 'mon-mothma': 'kessel captured' },
      probes: ['rodia'],
      rebel: { assigned: { 'plant-false-lead': ['lando-calrissian'] } },
    }).reveal('plant-false-lead', 'amount:0')
    expect(t.open?.kind).toBe('falcon')
    expect(t.again('rescue:mon-mothma').leader('mon-mothma')).toBe('rebel-base-space')
  })
  it(rule('reveal/7a', 'reveal/7br', 'a leader leaves a facedown mission: the card to the hand unseen, the other leader to the pool'), () => {
    const raw = { rebel: { assigned: { sabotage: ['han-solo', 'chewbacca'] } } }
    const t = table(raw)
    const card = t.mission('sabotage')
    t.run((g) => placeLeader(g, leaderNo('han-solo'), placeNo('kessel')))
    expect([t.leader('han-solo'), t.leader('chewbacca'), t.hand('rebel').includes('sabotage')]).toEqual(['kessel', 'pool', true])
    expect([t.s.sides[0]!.assigned, t.s.cards[card]?.seen]).toEqual([[], 1])
    const gone = table(raw)
    gone.run((g) => eliminate(g, leaderNo('chewbacca')))
    expect([gone.leader('chewbacca'), gone.leader('han-solo'), gone.s.sides[0]!.assigned]).toEqual(['eliminated', 'pool', []])
    const caught = table(raw)
    caught.run((g) => capture(g, leaderNo('chewbacca')))
    expect([caught.leader('han-solo'), caught.s.sides[0]!.assigned, caught.hand('rebel').includes('sabotage')]).toEqual(['pool', [], true])
  })
  it(rule('reveal/7c', 'after a mission the leader locks the units of his side there'), () => {
    const t = table({ systems: { kessel: 'rebel, x-wing' }, rebel: { assigned: { 'base-defenses': ['jan-dodonna'] } } })
    expect(mayLeave(t.s, 0, placeNo('kessel'))).toBeNull()
    expect(mayLeave(t.reveal('base-defenses').s, 0, placeNo('kessel'))?.rule).toBe('rebellion/movement/09')
  })
})

describe('team game', () => {
  const raw = { players: 4 as const, systems: { kessel: 'stormtrooper' }, leaders: { 'emperor-palpatine': 'pool', 'darth-vader': 'pool' } }
  it(rule('team/10', 'team/11', 'a partner reveals only with a leader of his own on the mission, and then decides it'), () => {
    const t = table({ ...raw, rebel: { assigned: { infiltration: ['princess-leia'], 'build-alliance': ['mon-mothma', 'general-rieekan'] } } })
    expect([t.why('infiltration', 0), t.why('infiltration', 3)]).toEqual(['team/11', null])
    expect([t.why('build-alliance', 0), t.why('build-alliance', 3)]).toEqual([null, null])
    t.s.turn = 3
    t.revealAs(3, 'infiltration', 'pass', 'pass')
    expect([t.open?.seat, t.open?.kind]).toEqual([3, 'infiltration'])
  })
  it(rule('team/16', 'only one of the other partners sends a leader; both are asked in turn order'), () => {
    const t = table({ ...raw, rebel: { assigned: { infiltration: ['princess-leia'] } } })
    t.s.turn = 3
    t.revealAs(3, 'infiltration', 'pass', 'send:darth-vader')
    expect(t.asked).toEqual(['1 oppose pass', '2 oppose send:darth-vader'])
    const first = table({ ...raw, rebel: { assigned: { infiltration: ['princess-leia'] } } })
    first.s.turn = 3
    first.revealAs(3, 'infiltration', 'send:emperor-palpatine')
    expect(first.asked).toEqual(['1 oppose send:emperor-palpatine'])
  })
  it(rule('team/12r', 'one roll for all leaders of a team'), () => {
    const leaders = { 'jan-dodonna': 'kessel', 'emperor-palpatine': 'kessel', 'colonel-yularen': 'kessel' }
    const t = table({ ...raw, leaders, rebel: { assigned: { infiltration: ['princess-leia'] } } })
    t.s.turn = 3
    t.revealAs(3, 'infiltration')
    expect(t.rolls.map((x) => x.length)).toEqual([4, 5])
  })
  it(rule('team/38', 'who has both Rebel roles reveals in each turn with the leaders of that colour'), () => {
    const t = table({ ...raw, players: 3, rebel: { assigned: { infiltration: ['princess-leia'], 'build-alliance': ['mon-mothma'] } } })
    t.s.turn = 0
    expect([t.why('infiltration', 0), t.why('build-alliance', 0)]).toEqual(['team/11', null])
    t.s.turn = 3
    expect([t.why('infiltration', 0), t.why('build-alliance', 0)]).toEqual([null, 'team/11'])
  })
  it(rule('team/30', 'a project gained by the admiral lies in the one Imperial hand'), () => {
    const t = table({ ...raw, systems: { corellia: 'imperial' }, imperial: { assigned: { 'secret-weapons-research': ['grand-moff-tarkin'] } } })
    t.s.turn = 1
    t.revealAs(1, 'secret-weapons-research', 'at:corellia')
    expect(t.s.sides[1]!.hand).toHaveLength(6)
  })
})
