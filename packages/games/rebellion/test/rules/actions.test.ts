import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../content/actions.ts'
import { blockCards } from '../../lookup.ts'
import { assignmentActions, receiveAction } from '../../rules/actions.ts'
import { rule, table, type Raw } from '../mission-table.ts'

/** Vader tries to capture Mon Mothma at Kessel. */
const hunt = (more: Raw = {}): Raw => ({
  systems: { kessel: '2 stormtrooper' },
  imperial: { assigned: { 'capture-rebel-operative': ['darth-vader'] }, ...more.imperial },
  dice: 'hit hit hit',
  ...more,
  leaders: { 'mon-mothma': 'kessel', ...more.leaders },
})
const specials = (asked: readonly string[]): string[] => asked.filter((x) => x.includes('special'))

it(rule('actions/01', 'actions/02', 'a used card is seen by all and lies in the box'), () => {
  const t = table({ leaders: { 'jan-dodonna': 'pool' }, rebel: { actions: ['rebel-planning'] } })
  const card = t.s.sides[0]!.actions[0]!
  t.use('rebel-planning', 'jan-dodonna')
  expect([t.s.box, t.s.sides[0]!.actions, t.s.cards[card]?.seen]).toEqual([[card], [], 7])
  expect(t.told('action')).toEqual([{ t: 'action', side: 0, def: 'rebel-planning', leader: 'jan-dodonna' }])
})
it(rule('actions/03', 'a card of a mission needs its leader there: the pool is not enough'), () => {
  const t = table(hunt({ rebel: { actions: ['wookiee-guardian'] }, leaders: { chewbacca: 'pool' } })).reveal('capture-rebel-operative', 'pass')
  expect(specials(t.asked)).toEqual([])
  const sent = table(hunt({ rebel: { actions: ['wookiee-guardian'] }, leaders: { chewbacca: 'pool' } })).reveal(
    'capture-rebel-operative',
    'send:chewbacca',
  )
  expect([sent.open?.kind, sent.open?.about]).toEqual(['special', 'wookiee-guardian'])
})
it(rule('actions/04', 'Undercover moves its leader there: it is offered while he is elsewhere'), () => {
  const raw = hunt({ rebel: { actions: ['undercover'] }, leaders: { 'lando-calrissian': 'rodia' } })
  const t = table({ ...raw, dice: 'hit hit blank hit hit' }).reveal('capture-rebel-operative')
  expect([t.open?.seat, t.open?.about, t.offers]).toEqual([0, 'undercover', ['use:lando-calrissian', 'pass']])
  t.again('use:lando-calrissian')
  expect([t.leader('lando-calrissian'), t.told('action')[0]?.['leader']]).toEqual(['kessel', 'lando-calrissian'])
  expect(t.rolls[1]?.length).toBe(1)
})
it(rule('actions/05', 'an assignment card needs its leader in the own pool, and takes him from it'), () => {
  const raw: Raw = { rebel: { actions: ['rebel-planning', 'temporary-alliance', 'its-a-trap'] } }
  const t = table({ ...raw, leaders: { 'jan-dodonna': 'pool', 'mon-mothma': 'kessel', 'admiral-ackbar': 'pool' } })
  expect(assignmentActions(t.s, 0).map((x) => t.ids([x.card])[0])).toEqual(['rebel-planning'])
  t.use('rebel-planning', 'jan-dodonna')
  expect([t.leader('jan-dodonna'), assignmentActions(t.s, 0)]).toEqual(['rebel-base-space', []])
  const none = table({ rebel: { actions: ['our-most-desperate-hour'] }, leaders: { 'princess-leia': 'pool' } })
  none.s.sides[0]!.deck = []
  expect(assignmentActions(none.s, 0)).toEqual([])
})
it(rule('actions/08', 'an immediate card is used on receipt, any other one is kept facedown'), () => {
  const t = table({ leaders: { 'mon-mothma': 'pool' }, rebel: { actions: ['resourceful-astromech', 'ambush'] } })
  const [astromech, ambush] = t.s.sides[0]!.actions.splice(0) as [number, number]
  t.run((g) => {
    receiveAction(g, 0, astromech)
    receiveAction(g, 0, ambush)
  })
  expect([t.leader('mon-mothma'), t.s.box, t.s.sides[0]!.actions, t.s.cards[ambush]?.seen]).toEqual(['pool r2-d2', [astromech], [ambush], 1])
})
it(rule('actions/09', 'cards/one-in-a-million', 'One in a Million: up to 2 dice are placed instead of rolled'), () => {
  const t = table({
    systems: { kessel: 'tie-fighter' },
    leaders: { 'wedge-antilles': 'kessel', 'emperor-palpatine': 'kessel' },
    rebel: { actions: ['one-in-a-million'], assigned: { infiltration: ['princess-leia'] } },
    dice: 'hit hit',
  }).reveal('infiltration', 'use:one-in-a-million', 'place:red:special', 'place:red:hit', 'top:major-victory')
  expect(t.told('mission-roll').map((e) => (e['dice'] as string[]).toSorted())).toEqual([
    ['red-hit', 'red-special'],
    ['red-hit', 'red-hit'],
  ])
  expect(t.success).toBe(true)
})
it(rule('actions/10', 'but for immediate ones, no card must be used'), () => {
  const t = table(hunt({ rebel: { actions: ['wookiee-guardian'] }, leaders: { chewbacca: 'kessel' } })).reveal(
    'capture-rebel-operative',
    'leader:mon-mothma',
    'pass',
  )
  expect([t.leader('mon-mothma'), t.ids(t.s.sides[0]!.actions)]).toEqual(['kessel captured', ['wookiee-guardian']])
})
it(rule('actions/11', 'a received card is seen by its owner alone'), () => {
  const t = table({ imperial: { actions: ['blindside'] } })
  const card = t.s.sides[1]!.actions.pop()!
  t.s.cards[card]!.seen = 0
  t.run((g) => receiveAction(g, 1, card))
  expect([t.s.cards[card]?.seen, t.events]).toEqual([2, []])
})
it(rule('actions/12', 'at one moment the side whose mission it is decides first'), () => {
  const t = table({
    systems: { kessel: '2 stormtrooper' },
    leaders: { 'luke-skywalker': 'kessel', 'mon-mothma': 'kessel captured', 'darth-vader': 'kessel', 'han-solo': 'kessel millennium-falcon' },
    rebel: { actions: ['son-of-skywalker'], assigned: { infiltration: ['princess-leia'] } },
    imperial: { actions: ['it-is-your-destiny'] },
    dice: 'hit',
  }).reveal('infiltration', 'top:major-victory', 'use', 'find:daring-rescue', 'rescue:mon-mothma', 'use:princess-leia')
  expect(t.asked.slice(2)).toEqual([
    '0 special son-of-skywalker use',
    '0 search find:daring-rescue',
    '0 falcon rescue:mon-mothma',
    '1 special it-is-your-destiny use:princess-leia',
  ])
})
it(rule('actions/14', 'the recruit cards form the action decks; starting cards are others'), () => {
  for (const side of ['rebel', 'imperial'] as const) {
    const count = (set: string): number => ACTIONS.filter((a) => a.side === side && a.set === set).length
    expect([blockCards(`${side}-recruits`).length, blockCards(`${side}-starting-actions`).length]).toEqual([count('recruit'), count('starting')])
  }
})

describe('special cards', () => {
  it('Blindside: nobody is sent from the pool; who stands there still opposes; it holds for this mission', () => {
    const raw: Raw = {
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'kessel', chewbacca: 'pool' },
      imperial: { actions: ['blindside'], assigned: { 'capture-rebel-operative': ['boba-fett'] } },
      dice: 'hit',
    }
    const t = table(raw).reveal('capture-rebel-operative')
    expect([t.open?.seat, t.open?.about, t.open?.concealed, t.events]).toEqual([1, 'blindside', true, []])
    t.again('use')
    expect([t.asked, t.leader('mon-mothma'), t.told('mission-roll').length]).toEqual([['1 special blindside use'], 'kessel captured', 2])
    expect(t.s.leaders.some((l) => l.unopposed)).toBe(false)
  })
  it('Undercover turns an attempt that nobody opposes into an opposed one', () => {
    const raw: Raw = {
      systems: { kessel: 'rebel' },
      leaders: { 'obi-wan-kenobi': 'rodia', 'lando-calrissian': 'rebel-base-space' },
      rebel: { actions: ['undercover'] },
      imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    }
    const t = table(raw).reveal('gather-intel', 'use:obi-wan-kenobi')
    expect([t.success, t.told('mission-roll').length, t.leader('obi-wan-kenobi'), t.leader('lando-calrissian')]).toEqual([
      false,
      2,
      'kessel',
      'rebel-base-space',
    ])
    const resolve = table({ ...raw, systems: { kessel: 'star-destroyer' }, imperial: { assigned: { 'probe-droid-initiative': ['admiral-piett'] } } })
    expect(specials(resolve.reveal('probe-droid-initiative').asked)).toEqual([])
    const own = table({ ...raw, imperial: {}, rebel: { actions: ['undercover'], assigned: { 'base-defenses': ['general-rieekan'] } } })
    expect(specials(own.reveal('base-defenses').asked)).toEqual([])
  })
  it('Wookiee Guardian: a spec ops mission fails without dice; step 7 follows', () => {
    const raw = hunt({ rebel: { actions: ['wookiee-guardian'] }, leaders: { chewbacca: 'kessel' } })
    const t = table(raw).reveal('capture-rebel-operative', 'leader:mon-mothma', 'use')
    expect([t.leader('mon-mothma'), t.told('mission-roll'), t.told('mission-result')[0]?.['why']]).toEqual(['kessel', [], 'stopped'])
    expect(t.hand('imperial')).toContain('capture-rebel-operative')
    const intel = table({
      systems: { kessel: 'rebel' },
      leaders: { chewbacca: 'kessel' },
      rebel: { actions: ['wookiee-guardian'] },
      imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    }).reveal('gather-intel')
    expect(specials(intel.asked)).toEqual([])
  })
  it('It Is Your Destiny: before the rescuers can leave, Vader there captures one of them', () => {
    const raw: Raw = {
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'kessel captured', 'darth-vader': 'kessel' },
      rebel: { assigned: { 'daring-rescue': ['obi-wan-kenobi', 'princess-leia'] } },
      imperial: { actions: ['it-is-your-destiny'] },
      dice: 'hit',
    }
    const t = table(raw).reveal('daring-rescue')
    expect([t.open?.seat, t.offers]).toEqual([1, ['use:princess-leia', 'use:obi-wan-kenobi', 'pass']])
    t.again('use:obi-wan-kenobi')
    expect([t.open?.kind, t.offers]).toEqual(['go-along', ['done', 'pick:princess-leia']])
    t.again('pick:princess-leia')
    expect(['mon-mothma', 'obi-wan-kenobi', 'princess-leia'].map((id) => t.leader(id))).toEqual([
      'rebel-base-space',
      'kessel captured',
      'rebel-base-space',
    ])
    const away = table({ ...raw, leaders: { 'mon-mothma': 'kessel captured', 'darth-vader': 'rodia' } }).reveal('daring-rescue', 'done')
    expect(specials(away.asked)).toEqual([])
  })
  it(rule('rescue/08', 'It Is Your Destiny takes who went on the mission, attempted or resolved'), () => {
    const raw = (mission: string, leader: string): Raw => ({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'kessel captured', 'darth-vader': 'kessel', 'han-solo': 'kessel millennium-falcon' },
      rebel: { assigned: { [mission]: [leader] } },
      imperial: { actions: ['it-is-your-destiny'] },
      dice: 'hit',
    })
    const resolved = table(raw('plant-false-lead', 'lando-calrissian')).reveal('plant-false-lead', 'rescue:mon-mothma')
    expect(resolved.offers).toEqual(['use:lando-calrissian', 'pass'])
    const attempted = table(raw('infiltration', 'princess-leia')).reveal('infiltration', 'top:major-victory', 'rescue:mon-mothma')
    expect(attempted.offers).toEqual(['use:princess-leia', 'pass'])
  })
  it('It Is Your Destiny takes nobody who has left with the one rescued', () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      base: 'endor',
      revealed: true,
      leaders: { 'mon-mothma': 'kessel captured', chewbacca: 'kessel carbonite', 'darth-vader': 'kessel', 'han-solo': 'kessel millennium-falcon' },
      rebel: { assigned: { 'daring-rescue': ['obi-wan-kenobi'] } },
      imperial: { actions: ['it-is-your-destiny'] },
      dice: 'hit hit',
    }).reveal('daring-rescue', 'leader:mon-mothma', 'pass', 'pick:obi-wan-kenobi', 'rescue:chewbacca')
    expect([t.open, t.leader('obi-wan-kenobi'), t.leader('chewbacca')]).toEqual([null, 'endor', 'endor'])
  })
  it('Undercover: neither from the space of the base nor out of captivity nor from a closed system', () => {
    const hidden: Raw = {
      systems: { kessel: 'rebel', naboo: 'tie-fighter' },
      rebel: { actions: ['undercover'] },
      imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    }
    for (const where of ['rebel-base-space', 'naboo captured', 'naboo carbonite', 'pool'])
      expect(
        specials(table({ ...hidden, leaders: { 'obi-wan-kenobi': where } }).reveal('gather-intel', ...(where === 'pool' ? ['pass'] : [])).asked),
      ).toEqual([])
    const closed = table({ ...hidden, closed: ['naboo'], leaders: { 'obi-wan-kenobi': 'naboo' } }).reveal('gather-intel')
    expect(specials(closed.asked)).toEqual([])
  })
  it('Son of Skywalker and Noble Sacrifice: not in a system that Boba Fett has closed', () => {
    const son: Raw = {
      systems: { kessel: 'tie-fighter' },
      leaders: { 'luke-skywalker': 'kessel' },
      rebel: { actions: ['son-of-skywalker'], assigned: { 'plant-false-lead': ['lando-calrissian'] } },
    }
    expect(specials(table(son).reveal('plant-false-lead').asked)).toEqual(['0 special son-of-skywalker ?'])
    expect(specials(table({ ...son, closed: ['kessel'] }).reveal('plant-false-lead').asked)).toEqual([])
    const caught = table(
      hunt({ closed: ['kessel'], leaders: { 'mon-mothma': 'pool', 'obi-wan-kenobi': 'kessel' }, rebel: { actions: ['noble-sacrifice'] } }),
    )
    expect(caught.reveal('capture-rebel-operative', 'pass').leader('obi-wan-kenobi')).toBe('kessel captured')
    expect(specials(caught.asked)).toEqual([])
  })
  it('Blindside is of no use to a mission that is resolved: the question has the one answer', () => {
    const t = table({
      systems: { corellia: 'imperial' },
      imperial: { actions: ['blindside'], assigned: { 'double-our-efforts': ['janus-greejatus'] } },
    }).reveal('double-our-efforts')
    expect(t.asked).toEqual(['1 special blindside pass', '1 mission-target ?'])
  })
  it('It Is Your Destiny against Obi-Wan Kenobi can be answered by Noble Sacrifice', () => {
    const t = table({
      systems: { kessel: 'stormtrooper' },
      leaders: { 'mon-mothma': 'kessel captured', 'darth-vader': 'kessel' },
      rebel: { assigned: { 'for-the-greater-good': ['obi-wan-kenobi'] }, actions: ['noble-sacrifice'] },
      imperial: { actions: ['it-is-your-destiny'] },
      dice: 'hit',
    }).reveal('for-the-greater-good', 'use:obi-wan-kenobi', 'use')
    expect([t.leader('obi-wan-kenobi'), t.s.reputation, t.s.leaders.filter((l) => l.ring >= 0).length]).toEqual(['eliminated', 13, 0])
  })
  it(rule('base/04', 'Son of Skywalker is of no use in the space of the base, which is no system'), () => {
    const raw: Raw = {
      base: 'hoth',
      leaders: { 'luke-skywalker': 'rebel-base-space' },
      rebel: { actions: ['son-of-skywalker'], assigned: { 'rapid-mobilization': ['mon-mothma'] } },
    }
    expect(table(raw).reveal('rapid-mobilization').open).toBeNull()
  })
  it('Son of Skywalker: Seek Yoda or Daring Rescue out of the deck, unseen; the deck is shuffled even where neither is', () => {
    const raw: Raw = {
      systems: { kessel: 'tie-fighter' },
      leaders: { 'luke-skywalker-jedi': 'kessel' },
      rebel: { actions: ['son-of-skywalker'], assigned: { sabotage: ['chewbacca'] } },
    }
    const t = table(raw).reveal('sabotage', 'at:kessel', 'use')
    expect([t.open?.concealed, t.offers]).toEqual([true, ['find:daring-rescue', 'find:seek-yoda']])
    t.again('find:seek-yoda')
    expect([t.hand('rebel').includes('seek-yoda'), t.told('draw')[0]?.['seen'], t.told('shuffled').length]).toEqual([true, 1, 1])
    const none = table({ ...raw, rebel: { ...raw.rebel, discard: ['seek-yoda', 'daring-rescue', 'daring-rescue'] } }).reveal(
      'sabotage',
      'at:kessel',
      'use',
    )
    expect([none.told('draw'), none.told('shuffled').length, none.s.sides[0]!.deck.length]).toEqual([[], 1, 22])
    expect(specials(table(raw).reveal('sabotage', 'at:rodia').asked)).toEqual([])
  })
  it('team: each seat is asked for its own pictured leader and moves no other one', () => {
    const t = table({
      players: 4,
      systems: { kessel: 'rebel' },
      leaders: { 'obi-wan-kenobi': 'rodia', 'lando-calrissian': 'naboo' },
      rebel: { actions: ['undercover'] },
      imperial: { assigned: { 'gather-intel': ['colonel-yularen'] } },
    })
    t.s.turn = 2
    t.revealAs(2, 'gather-intel')
    expect([t.open?.seat, t.offers]).toEqual([0, ['use:lando-calrissian', 'pass']])
    t.again('pass')
    expect([t.open?.seat, t.offers]).toEqual([3, ['use:obi-wan-kenobi', 'pass']])
  })
  it(rule('team/25', 'whoever uses Son of Skywalker searches, not the partner whose mission it was'), () => {
    const t = table({
      players: 4,
      systems: { kessel: 'rebel' },
      leaders: { 'luke-skywalker': 'kessel' },
      rebel: { actions: ['son-of-skywalker'], assigned: { sabotage: ['jan-dodonna', 'wedge-antilles'] } },
    })
    t.s.turn = 0
    t.revealAs(0, 'sabotage', 'at:kessel', 'use')
    expect([t.open?.kind, t.open?.seat]).toEqual(['search', 3])
  })
  it(rule('team/25', 'team/41r', 'an assignment card belongs to who controls its leader'), () => {
    const raw: Raw = {
      players: 4,
      leaders: { 'jan-dodonna': 'pool', 'princess-leia': 'pool' },
      rebel: { actions: ['rebel-planning', 'our-most-desperate-hour'] },
    }
    const t = table(raw)
    expect([0, 3].map((seat) => assignmentActions(t.s, seat).map((x) => t.ids([x.card])[0]))).toEqual([
      ['rebel-planning'],
      ['our-most-desperate-hour'],
    ])
  })
})

describe('nobody learns from a question what is held', () => {
  const asked = (actions: string[]): string[] =>
    specials(
      table(hunt({ rebel: { actions }, leaders: { chewbacca: 'kessel', 'lando-calrissian': 'rodia' } })).reveal(
        'capture-rebel-operative',
        'leader:mon-mothma',
        'pass',
        'pass',
      ).asked,
    )
  it('the Rebels are asked while any card with the same back is held and the picture is there', () => {
    const both = ['0 special undercover pass', '0 special wookiee-guardian pass']
    expect(asked(['wookiee-guardian', 'ambush'])).toEqual(both)
    // Without a card that fits, all questions have the one answer and are passed by the test table; the same are put.
    const t = table(hunt({ rebel: { actions: ['ambush'] }, leaders: { chewbacca: 'kessel', 'lando-calrissian': 'rodia' } })).reveal(
      'capture-rebel-operative',
      'leader:mon-mothma',
    )
    expect(specials(t.asked)).toEqual(both)
  })
  it('they are not asked with starting cards alone, without cards, or once the card lies in the box', () => {
    const none = (actions: string[]): string[] =>
      specials(table(hunt({ rebel: { actions }, leaders: { chewbacca: 'kessel' } })).reveal('capture-rebel-operative', 'leader:mon-mothma').asked)
    expect([none(['rebel-planning']), none([]), none(['ambush'])]).toEqual([[], [], ['0 special wookiee-guardian pass']])
    const t = table(hunt({ rebel: { actions: ['wookiee-guardian', 'ambush'] }, leaders: { chewbacca: 'kessel' } })).reveal(
      'capture-rebel-operative',
      'leader:mon-mothma',
      'use',
    )
    t.s.sides[1]!.assigned = t.s.sides[1]!.hand.splice(t.hand('imperial').indexOf('capture-rebel-operative'), 1)
    Object.assign(
      t.s.leaders.find((_, l) => t.s.leaders[l]!.at >= 0 && t.s.leaders[l]!.side === 1)!,
      { at: -4, mission: t.s.sides[1]!.assigned[0] },
    )
    expect(specials(t.reveal('capture-rebel-operative', 'leader:mon-mothma').asked)).toEqual([])
  })
})
