import { describe, expect, it } from 'vitest'
import { rule, table, type Raw } from '../mission-table.ts'

/** Leia infiltrates Kessel, where a Stormtrooper stands. */
const infiltration = (more: Raw = {}): Raw => ({
  systems: { kessel: 'stormtrooper' },
  rebel: { assigned: { infiltration: ['princess-leia'] } },
  objectiveDeck: ['major-victory', 'liberation'],
  ...more,
})

describe('steps 1 and 2', () => {
  it(rule('reveal/1', 'a mission with a leader on it is turned faceup for all; one without can not be'), () => {
    const t = table(infiltration()).reveal('infiltration')
    expect(t.events.map((e) => e.t)).toEqual(['reveal', 'mission-at', 'opposed', 'mission-result', 'look'])
    expect(t.told('reveal')[0]).toEqual({ t: 'reveal', side: 0, def: 'infiltration', leaders: ['princess-leia'] })
    expect(t.s.cards[t.s.attempt?.card ?? -1]?.seen).toBe(7)
    expect(table({ rebel: { assigned: { infiltration: [] } }, systems: { kessel: 'stormtrooper' } }).why('infiltration')).toBe('reveal/1')
  })
  it(rule('reveal/2', 'all leaders of the mission are placed in the one chosen system'), () => {
    const raw = infiltration({
      systems: { kessel: 'stormtrooper', rodia: 'at-st' },
      rebel: { assigned: { infiltration: ['princess-leia', 'jan-dodonna'] } },
    })
    const t = table(raw).reveal('infiltration')
    expect(t.offers).toEqual(['at:kessel', 'at:rodia'])
    t.again('at:rodia')
    expect([t.leader('princess-leia'), t.leader('jan-dodonna')]).toEqual(['rodia', 'rodia'])
  })
  it(rule('reveal/2a', 'reveal/6a', 'choices of the effect come after success, not at the reveal'), () => {
    const raw: Raw = {
      systems: { kessel: 'stormtrooper, at-st' },
      leaders: { 'darth-vader': 'kessel' },
      rebel: { assigned: { 'hit-and-run': ['chewbacca'] } },
      dice: 'hit blank blank hit hit hit',
    }
    expect(table(raw).reveal('hit-and-run', 'at:kessel').asked).toEqual(['0 mission-target at:kessel'])
    const won = table({ ...raw, dice: 'hit hit hit blank blank blank' }).reveal('hit-and-run', 'at:kessel')
    expect(won.success).toBe(true)
    expect(won.offers).toEqual(['destroy:stormtrooper', 'destroy:at-st', 'done'])
  })
  it(rule('reveal/2b', 'against a leader: only where one stands that fits'), () => {
    const leaders = { 'han-solo': 'kessel', chewbacca: 'pool', 'mon-mothma': 'rodia', 'jan-dodonna': 'endor' }
    const t = table({
      systems: { kessel: 'stormtrooper', endor: 'tie-fighter' },
      leaders,
      imperial: { assigned: { 'capture-rebel-operative': ['general-tagge'] } },
    })
    expect(t.targets('capture-rebel-operative')).toEqual(['jan-dodonna', 'han-solo'])
    expect(
      table({ leaders: { chewbacca: 'pool' }, imperial: { assigned: { 'capture-rebel-operative': ['general-tagge'] } } }).why(
        'capture-rebel-operative',
      ),
    ).toBe('reveal/2b')
  })
  it(rule('reveal/2c', 'reveal/2er', 'a system with Imperial units: any unit, whatever its loyalty'), () => {
    const systems = { kessel: 'tie-fighter', rodia: 'imperial', naboo: '2 stormtrooper', endor: 'x-wing', bespin: 'star-destroyer' }
    expect(table(infiltration({ systems })).targets('infiltration')).toEqual(['bespin', 'kessel', 'naboo'])
  })
  it(rule('reveal/2dr', 'nothing fits: the mission can not be revealed and stays where it is'), () => {
    const t = table({ imperial: { assigned: { 'homing-beacon': ['colonel-yularen'], 'superlaser-online': ['grand-moff-tarkin'] } } })
    expect([t.why('homing-beacon'), t.why('superlaser-online')]).toEqual(['reveal/2b', 'reveal/2dr'])
    expect(t.s.sides[1]!.assigned).toHaveLength(2)
  })
})

describe('steps 3 and 4', () => {
  it(rule('reveal/3', 'missions/04', 'a mission that is resolved: neither opposition nor dice'), () => {
    const t = table({
      systems: { corellia: 'imperial' },
      leaders: { 'han-solo': 'corellia', chewbacca: 'pool' },
      imperial: { assigned: { 'address-delays': ['general-tagge'] } },
    }).reveal('address-delays', 'at:corellia')
    expect(t.asked).toEqual(['1 mission-target at:corellia'])
    expect(t.told('mission-result')[0]).toMatchObject({ success: true, why: 'resolved' })
    expect(t.queue('imperial')).toBe('3: 1 tie-fighter, 1 star-destroyer')
    expect(t.told('mission-roll')).toEqual([])
  })
  it(rule('reveal/4', 'reveal/4a', 'one leader of the pool may be sent, even where others stand already; the place is known by then'), () => {
    const t = table(infiltration({ leaders: { 'darth-vader': 'kessel', 'general-tagge': 'pool', 'boba-fett': 'pool' } })).reveal('infiltration')
    expect(t.events.map((e) => e.t)).toEqual(['reveal', 'mission-at'])
    expect([t.open?.seat, t.open?.kind, t.open?.about]).toEqual([1, 'oppose', 'infiltration'])
    expect(t.offers).toEqual(['send:general-tagge', 'send:boba-fett', 'pass'])
    t.again('send:boba-fett')
    expect([t.leader('boba-fett'), t.leader('general-tagge')]).toEqual(['kessel', 'pool'])
    expect(t.asked.filter((x) => x.includes('oppose'))).toHaveLength(1)
  })
  it(rule('reveal/4b', 'reveal/5g', 'he needs neither skill nor tactic values: without icons one success is still needed'), () => {
    const raw = infiltration({ leaders: { 'general-tagge': 'pool' } })
    const blank = table({ ...raw, dice: 'blank blank' }).reveal('infiltration', 'send:general-tagge')
    expect([blank.success, blank.told('mission-roll').map((e) => e['dice'])]).toEqual([false, [['red-blank', 'red-blank'], []]])
    expect(table({ ...raw, dice: 'blank hit' }).reveal('infiltration', 'send:general-tagge').success).toBe(true)
    const pictured = table({
      systems: { kessel: 'rebel', rodia: 'rebel' },
      leaders: { 'general-tagge': 'pool' },
      rebel: { assigned: { 'base-defenses': ['general-rieekan'] } },
      dice: 'blank',
    }).reveal('base-defenses', 'at:kessel', 'send:general-tagge')
    expect(pictured.success).toBe(true)
  })
})

describe('step 5', () => {
  it(rule('reveal/5a', 'nobody against it: success without dice'), () => {
    const t = table(infiltration({ leaders: { 'general-tagge': 'pool' } })).reveal('infiltration', 'pass')
    expect(t.told('mission-result')[0]).toMatchObject({ success: true, why: 'unopposed' })
    expect(t.told('mission-roll')).toEqual([])
  })
  it(rule('reveal/5b', 'leaders/02', 'leaders who were there before oppose without being sent'), () => {
    const t = table(infiltration({ leaders: { 'emperor-palpatine': 'kessel' } })).reveal('infiltration')
    expect(t.told('mission-roll')).toHaveLength(2)
    expect(t.success).toBe(false)
  })
  it(rule('reveal/5c', 'missions/07', 'leaders/07', 'one die per icon of the skill on all own leaders there, assigned or not'), () => {
    const raw = infiltration({ leaders: { 'obi-wan-kenobi': 'kessel', 'emperor-palpatine': 'kessel', 'general-tagge': 'kessel' } })
    const t = table(raw).reveal('infiltration')
    expect(t.rolls.map((x) => x.length)).toEqual([5, 2])
  })
  it(rule('reveal/5d', 'the side of the mission rolls first, and effects on its roll come before the other one'), () => {
    const raw = infiltration({
      leaders: { 'emperor-palpatine': 'kessel', 'luke-skywalker': 'kessel master-yoda' },
      dice: 'blank blank blank blank hit hit',
    })
    const t = table(raw).reveal('infiltration')
    expect(t.told('mission-roll').map((e) => e['side'])).toEqual([0])
    expect([t.open?.kind, t.s.attempt?.foeDice]).toEqual(['yoda', []])
    t.again('pass')
    expect(t.told('mission-roll').map((e) => e['side'])).toEqual([0, 1])
  })
  it(rule('reveal/5e', 'reveal/5n', 'dice/01', 'hit and direct hit 1, special 2, blank 0, whatever the colour'), () => {
    const raw = infiltration({ leaders: { 'general-tagge': 'kessel', 'obi-wan-kenobi': 'kessel' }, dice: 'special hit blank direct-hit blank' })
    expect(table(raw).reveal('infiltration').told('mission-result')[0]).toMatchObject({ own: 4, foe: 0 })
    const many = infiltration({
      leaders: { 'general-tagge': 'kessel', 'obi-wan-kenobi': 'kessel', 'luke-skywalker': 'kessel' },
      dice: 'blank blank blank blank blank special hit',
    })
    const t = table(many).reveal('infiltration')
    expect(t.told('mission-roll')[0]).toMatchObject({ dice: [...Array<string>(5).fill('red-blank'), 'black-special', 'black-hit'] })
    expect(t.told('mission-result')[0]).toMatchObject({ own: 3 })
  })
  it(rule('reveal/5f', 'missions/05', 'reveal/6b', 'a tie fails: nothing of the effect applies'), () => {
    const t = table(infiltration({ leaders: { 'emperor-palpatine': 'kessel' }, dice: 'hit hit special blank' })).reveal('infiltration')
    expect(t.told('mission-result')[0]).toMatchObject({ success: false, own: 2, foe: 2 })
    expect(t.told('look')).toEqual([])
    expect([t.leader('princess-leia'), t.hand('rebel').includes('infiltration')]).toEqual(['kessel', true])
  })
  it(rule('reveal/5h', 'components/19', 'at most 10 dice'), () => {
    const leaders = {
      'obi-wan-kenobi': 'kessel',
      'luke-skywalker-jedi': 'kessel',
      'general-madine': 'kessel',
      'jan-dodonna': 'kessel',
      'colonel-yularen': 'kessel',
    }
    const t = table(infiltration({ leaders })).reveal('infiltration')
    expect(t.rolls[0]?.length).toBe(10)
    expect(t.rolls[0]?.filter((d) => d.startsWith('red'))).toHaveLength(5)
  })
  it(rule('reveal/5i', 'reveal/5jr', 'all skill icons of all who take part, where the card counts all'), () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'luke-skywalker': 'kessel captured', 'general-tagge': 'kessel' },
      imperial: { assigned: { 'lure-of-the-dark-side': ['emperor-palpatine'] } },
    }).reveal('lure-of-the-dark-side')
    expect(t.rolls.map((x) => x.length)).toEqual([7, 3])
    expect(t.told('mission-roll')[0]).toMatchObject({ bonus: 2 })
  })
  it(rule('reveal/5k', 'captured/03', 'captives take no part, unless the mission is against them'), () => {
    const raw: Raw = {
      systems: { kessel: 'rebel, stormtrooper' },
      leaders: { 'obi-wan-kenobi': 'kessel captured', 'emperor-palpatine': 'kessel' },
    }
    const rebel = table({ ...raw, rebel: { assigned: { infiltration: ['princess-leia'] } } }).reveal('infiltration')
    expect(rebel.rolls[0]?.length).toBe(2)
    const imperial = table({ ...raw, imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } } }).reveal('gather-intel')
    expect(imperial.told('mission-result')[0]).toMatchObject({ why: 'unopposed' })
  })
  it(rule('reveal/5l', 'captured/04', 'the leader aimed at takes part, and one may be sent to help him'), () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'luke-skywalker': 'kessel captured', chewbacca: 'pool' },
      imperial: { assigned: { interrogation: ['darth-vader'] } },
      dice: 'hit hit hit special special special special',
    }).reveal('interrogation')
    expect(t.offers).toEqual(['send:chewbacca', 'pass'])
    expect(t.again('pass').told('mission-roll')[1]).toMatchObject({ dice: ['red-special'] })
    expect(t.success).toBe(true)
  })
  it(rule('reveal/5m', 'the target stays who was named, whoever is sent'), () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'kessel', 'han-solo': 'pool' },
      imperial: { assigned: { 'capture-rebel-operative': ['darth-vader'] } },
      dice: 'hit hit hit',
    }).reveal('capture-rebel-operative', 'send:han-solo')
    expect([t.leader('mon-mothma'), t.leader('han-solo')]).toEqual(['kessel captured', 'kessel'])
  })
})

describe('steps 6 and 7', () => {
  it(rule('reveal/6', 'cards/infiltration', 'Leia against Palpatine with more successes: the effect, and the card returns to the hand'), () => {
    const raw = infiltration({ leaders: { 'emperor-palpatine': 'kessel' }, dice: 'hit special hit blank' })
    const t = table(raw).reveal('infiltration', 'top:liberation')
    expect(t.ids(t.s.objectiveDeck).at(-1)).toBe('liberation')
    expect(t.ids(t.s.objectiveDeck)[0]).toBe('major-victory')
    expect(t.hand('rebel')).toContain('infiltration')
    expect(t.s.objectives).toEqual([])
  })
  it(rule('reveal/7', 'missions/03', 'projects/03', 'starting missions to the hand, others to the discard pile of their deck'), () => {
    const failed = table(infiltration({ leaders: { 'emperor-palpatine': 'kessel' } })).reveal('infiltration')
    expect([failed.success, failed.hand('rebel').filter((x) => x === 'infiltration')]).toEqual([false, ['infiltration']])
    const lost = table({
      systems: { kessel: 'rebel' },
      leaders: { 'princess-leia': 'kessel' },
      imperial: { assigned: { 'trade-negotiations': ['darth-vader'] } },
    }).reveal('trade-negotiations', 'at:kessel')
    expect([lost.success, lost.ids(lost.s.sides[1]!.discard)]).toEqual([false, ['trade-negotiations']])
    const project = table({ systems: { corellia: 'imperial' }, imperial: { assigned: { 'construct-factory': ['general-tagge'] } } }).reveal(
      'construct-factory',
      'at:corellia',
    )
    expect([project.ids(project.s.projectDiscard), project.s.sides[1]!.discard]).toEqual([['construct-factory'], []])
  })
  it(rule('reveal/7c', 'leaders/04', 'the leaders stay in the system, whatever came of it'), () => {
    const t = table(infiltration({ leaders: { 'emperor-palpatine': 'pool' } })).reveal('infiltration', 'send:emperor-palpatine')
    expect([t.success, t.leader('princess-leia'), t.leader('emperor-palpatine')]).toEqual([false, 'kessel', 'kessel'])
    expect(t.s.leaders.every((l) => l.mission === -1)).toBe(true)
  })
  it('leaves no scene open', () => {
    expect(table(infiltration()).reveal('infiltration', 'top:liberation').s.attempt).toBeNull()
  })
})
