import { describe, expect, it } from 'vitest'
import { leaderNo, placeNo } from '../../lookup.ts'
import { assignmentActions, receiveAction } from '../../rules/actions.ts'
import { mayLeave } from '../../rules/movement.ts'
import { retrieveLeaders } from '../../rules/refresh.ts'
import { at, type Raw as Position } from '../at.ts'
import { rule, table, type Raw } from '../mission-table.ts'

const imperial = (card: string, leader: string, more: Raw = {}): Raw => ({
  ...more,
  imperial: { actions: [card], ...more.imperial },
  leaders: { [leader]: 'pool', ...more.leaders },
})
const rebel = (card: string, leader: string, more: Raw = {}): Raw => ({
  ...more,
  rebel: { actions: [card], ...more.rebel },
  leaders: { [leader]: 'pool', ...more.leaders },
})

describe('Imperial assignment cards', () => {
  it('Brilliant Administrator: all icons of an Imperial system', () => {
    const t = table(imperial('brilliant-administrator', 'grand-moff-tarkin', { systems: { corellia: 'imperial, sabotage' } }))
    t.use('brilliant-administrator', 'grand-moff-tarkin', 'at:corellia')
    expect([t.leader('grand-moff-tarkin'), t.queue('imperial')]).toEqual(['corellia', '3: 1 tie-fighter, 1 star-destroyer'])
  })
  it('Boba Fett? Where?: the Rebels can neither attempt missions nor use action cards there; resolving goes on', () => {
    const systems = { kessel: 'stormtrooper', rodia: 'tie-fighter' }
    const rebels = {
      assigned: { infiltration: ['princess-leia'], 'plant-false-lead': ['lando-calrissian'] },
      actions: ['wookiee-guardian', 'undercover'],
    }
    const raw = imperial('boba-fett-where', 'boba-fett', { systems, rebel: rebels, leaders: { chewbacca: 'kessel', 'obi-wan-kenobi': 'naboo' } })
    const t = table({
      ...raw,
      imperial: { actions: ['boba-fett-where'], assigned: { 'capture-rebel-operative': ['darth-vader'] } },
      dice: 'hit hit hit hit',
    })
    t.use('boba-fett-where', 'boba-fett', 'at:kessel')
    expect([t.told('closed'), t.leader('boba-fett')]).toEqual([[{ t: 'closed', place: 'kessel' }], 'kessel'])
    expect([t.targets('infiltration'), t.targets('plant-false-lead')]).toEqual([['rodia'], ['kessel', 'rodia']])
    t.reveal('capture-rebel-operative')
    expect([t.asked, t.leader('chewbacca')]).toEqual([[], 'kessel captured'])
    const only = table({ ...raw, systems: { kessel: 'stormtrooper' }, closed: ['kessel'] })
    expect(only.why('infiltration')).toBe('reveal/2dr')
  })
  it('Boba Fett? Where?: closes the system in the next command phase, not in a combat of the assignment phase before it', () => {
    const raw: Position = {
      base: 'hoth',
      step: 'assign',
      current: 'imperial',
      systems: { kessel: 'imperial, x-wing', toydaria: 'star-destroyer' },
      leaders: { 'boba-fett': 'pool', 'admiral-ozzel': 'pool', 'admiral-ackbar': 'kessel', 'mon-mothma': 'pool', 'general-tagge': 'pool' },
      imperial: { actions: ['boba-fett-where', 'catch-them-by-surprise'] },
      rebel: { actions: ['its-a-trap'] },
    }
    const t = at(raw).do('action:@actions/boba-fett-where:boba-fett', 'at:kessel')
    t.do('action:@actions/catch-them-by-surprise:admiral-ozzel', 'at:kessel').do('take:toydaria:star-destroyer')
    expect(t.until('start-of-combat', 'combat-action').asked).toBe('rebels start-of-combat')
    // The same in the command phase: nobody of theirs is asked.
    const later = at({ ...raw, step: 'command', closed: ['kessel'], systems: { kessel: 'imperial, x-wing', toydaria: 'star-destroyer' } })
    later.do('activate:kessel:admiral-ozzel', 'take:toydaria:star-destroyer')
    expect(later.until('start-of-combat', 'combat-action').asked).toBe('empire combat-action')
  })
  it('Catch Them by Surprise: units of the neighbours come along, by the rules of movement', () => {
    const systems = { toydaria: 'assault-carrier, stormtrooper', 'nal-hutta': 'star-destroyer', rodia: 'star-destroyer' }
    const t = table(imperial('catch-them-by-surprise', 'admiral-ozzel', { systems, leaders: { 'darth-vader': 'nal-hutta' }, base: 'yavin' }))
    t.use('catch-them-by-surprise', 'admiral-ozzel', 'at:kessel')
    expect(t.offers).toEqual(['take:toydaria:assault-carrier', 'done'])
    t.again('take:toydaria:assault-carrier', 'take:toydaria:stormtrooper')
    expect([t.at('kessel'), t.leader('admiral-ozzel')]).toEqual(['1 assault-carrier, 1 stormtrooper, subjugated', 'kessel'])
  })
  it('Local Rumors: whether the base is in the region', () => {
    const raw = imperial('local-rumors', 'colonel-yularen', { systems: { mustafar: 'tie-fighter', kessel: 'tie-fighter' }, base: 'hoth' })
    const yes = table(raw).use('local-rumors', 'colonel-yularen', 'at:mustafar')
    expect([yes.told('statement')[0]?.['yes'], yes.s.suspects.filter((x) => x === 1).length, yes.s.revealed]).toEqual([true, 4, false])
    expect(table(raw).use('local-rumors', 'colonel-yularen', 'at:kessel').told('statement')[0]?.['yes']).toBe(false)
  })
  it(
    rule(
      'cards/proceeding-as-planned',
      'missions/02',
      'actions/13',
      'Proceeding as Planned: a project of choice, unseen; the leader still needs the skill',
    ),
    () => {
      const raw = imperial('proceeding-as-planned', 'admiral-ozzel', {
        systems: { corellia: 'imperial', kessel: 'death-star' },
        leaders: { 'emperor-palpatine': 'pool' },
      })
      const t = table(raw).use('proceeding-as-planned', 'admiral-ozzel')
      expect([t.open?.kind, t.open?.concealed, t.offers.length]).toEqual(['search', true, 5])
      t.again('find:superlaser-online')
      expect([t.leader('admiral-ozzel'), t.ids(t.s.sides[1]!.assigned), t.s.projectDeck.length]).toEqual(['mission', ['superlaser-online'], 9])
      expect([t.told('assign')[0]?.['seen'], t.s.cards[t.s.sides[1]!.assigned[0]!]?.seen]).toEqual([2, 2])
      expect([t.why('superlaser-online'), t.s.projectDeck.every((id) => t.s.cards[id]?.seen === 0)]).toEqual([null, true])
      const card = t.s.sides[1]!.assigned[0]!
      t.s.leaders[leaderNo('admiral-ozzel')]!.at = -2
      Object.assign(t.s.leaders[leaderNo('emperor-palpatine')]!, { at: -4, mission: card })
      expect(t.why('superlaser-online')).toBe('missions/01')
      t.s.leaders[leaderNo('admiral-ozzel')]!.at = -4
      expect(t.why('superlaser-online')).toBeNull()
    },
  )
  it(rule('components/20', 'a deck that is searched and has run out is made of its discard pile first'), () => {
    const raw = imperial('proceeding-as-planned', 'admiral-ozzel', { leaders: { 'admiral-ozzel': 'pool' } })
    const t = table(raw)
    t.s.projectDiscard = t.s.projectDeck.splice(0)
    t.use('proceeding-as-planned', 'admiral-ozzel').again('find:superlaser-online')
    expect([t.ids(t.s.sides[1]!.assigned), t.s.projectDeck.length, t.s.projectDiscard]).toEqual([['superlaser-online'], 9, []])
    const out = table(raw)
    out.s.box.push(...out.s.projectDeck.splice(0))
    expect(assignmentActions(out.s, 1)).toEqual([])
  })
  it(rule('components/24r', 'Public Support: 3 Stormtroopers, and the leader locks nothing in'), () => {
    const systems = { corellia: 'imperial, star-destroyer', kessel: 'stormtrooper, rebel-trooper', naboo: '28 stormtrooper' }
    const t = table(imperial('public-support', 'janus-greejatus', { systems, base: 'yavin' })).use('public-support', 'janus-greejatus')
    expect(t.offers).toEqual(['at:corellia', 'at:coruscant', 'at:naboo'])
    t.again('at:corellia')
    expect([t.at('corellia'), mayLeave(t.s, 1, placeNo('corellia'))]).toEqual(['1 star-destroyer, 1 stormtrooper, imperial', null])
    const full = table(imperial('public-support', 'janus-greejatus', { systems: { corellia: 'imperial' } }))
    expect(full.use('public-support', 'janus-greejatus', 'at:corellia').at('corellia')).toBe('3 stormtrooper, imperial')
  })
  it(rule('movement/09', 'Public Support: where its leader retreats to, he locks units in'), () => {
    const t = at({
      base: 'hoth',
      step: 'assign',
      current: 'imperial',
      leaders: { 'janus-greejatus': 'pool', 'emperor-palpatine': 'pool', 'darth-vader': 'pool', 'admiral-ackbar': 'pool', 'jan-dodonna': 'pool' },
      systems: { kessel: 'imperial, star-destroyer', toydaria: 'imperial, star-destroyer', 'nal-hutta': 'mon-calamari-cruiser, rebel-transport' },
      imperial: { actions: ['public-support'] },
    })
    t.do('action:@actions/public-support:janus-greejatus', 'at:kessel', 'pass').until('command')
    t.do('activate:kessel:admiral-ackbar', 'take:nal-hutta:mon-calamari-cruiser')
    while (t.ask.kind !== 'retreat') t.do(t.offers.find((k) => k === 'pass') ?? t.offers.find((k) => k === 'done') ?? (t.offers[0] as string))
    if (t.asked.startsWith('rebels')) t.do('pass')
    expect(mayLeave(t.s, 1, placeNo('kessel'))).toBeNull()
    t.do('retreat:toydaria:janus-greejatus').until('command')
    t.do('activate:nal-hutta:emperor-palpatine')
    expect(t.offersOf('take')).toEqual([])
  })
  it(rule('movement/13', 'Scouting Mission: up to 4 TIE Fighters from anywhere; a leader locks them in'), () => {
    const systems = { corellia: '3 tie-fighter', mustafar: '3 tie-fighter', rodia: 'tie-fighter' }
    const t = table(imperial('scouting-mission', 'soontir-fel', { systems, leaders: { 'darth-vader': 'rodia' } })).use(
      'scouting-mission',
      'soontir-fel',
      'at:yavin',
    )
    expect(t.offers).toEqual(['take:corellia:tie-fighter', 'take:mustafar:tie-fighter', 'done'])
    t.again('take:corellia:tie-fighter', 'take:corellia:tie-fighter', 'take:mustafar:tie-fighter', 'take:mustafar:tie-fighter')
    expect([t.open, t.at('yavin'), t.s.revealed]).toEqual([null, '4 tie-fighter', false])
  })
})

describe('Rebel assignment cards', () => {
  it(rule('missions/12', 'actions/13', 'Our Most Desperate Hour: a mission of choice, unseen, with the leader on it'), () => {
    const t = table(rebel('our-most-desperate-hour', 'princess-leia')).use('our-most-desperate-hour', 'princess-leia')
    expect([t.open?.kind, t.open?.seat]).toEqual(['search', 0])
    t.again('find:stolen-plans')
    expect([t.leader('princess-leia'), t.ids(t.s.sides[0]!.assigned), t.s.sides[0]!.deck.length]).toEqual(['mission', ['stolen-plans'], 24])
    expect(t.told('assign')[0]).toMatchObject({ leaders: ['princess-leia'], seen: 1 })
    // One leader is on it: in the assignment phase another one may join.
    expect(t.s.leaders.filter((l) => l.mission === t.s.sides[0]!.assigned[0])).toHaveLength(1)
  })
  it('Rebel Planning: an objective; the leader stands at the base', () => {
    const t = table(rebel('rebel-planning', 'jan-dodonna')).use('rebel-planning', 'jan-dodonna')
    expect([t.leader('jan-dodonna'), t.s.objectives.length]).toEqual(['rebel-base-space', 1])
    const open = table(rebel('rebel-planning', 'jan-dodonna', { revealed: true, base: 'endor' })).use('rebel-planning', 'jan-dodonna')
    expect(open.leader('jan-dodonna')).toBe('endor')
  })
  it('Start the Evacuation: units of the space as if it were adjacent; another leader there holds them', () => {
    const raw = rebel('start-the-evacuation', 'general-rieekan', {
      systems: { 'rebel-base-space': 'x-wing, 2 rebel-trooper', kessel: 'tie-fighter' },
    })
    const t = table(raw).use('start-the-evacuation', 'general-rieekan')
    expect([t.offers.includes('at:kessel'), t.offers.length]).toEqual([false, 31])
    t.again('at:yavin')
    expect(t.offers).toEqual(['take:rebel-base-space:x-wing', 'done'])
    t.again('take:rebel-base-space:x-wing')
    expect([t.at('yavin'), t.s.suspects.filter((x) => x === 1).length]).toEqual(['1 x-wing', 31])
    const held = table({ ...raw, leaders: { 'general-rieekan': 'pool', 'mon-mothma': 'rebel-base-space' } }).use(
      'start-the-evacuation',
      'general-rieekan',
      'at:yavin',
    )
    expect(held.asked).toEqual(['0 action-place at:yavin'])
  })
  it('Temporary Alliance: all icons of a neutral system', () => {
    const raw = rebel('temporary-alliance', 'mon-mothma', { systems: { kashyyyk: 'stormtrooper', naboo: 'rebel', rodia: 'imperial' } })
    const t = table(raw).use('temporary-alliance', 'mon-mothma')
    for (const at of ['at:naboo', 'at:rodia', 'at:coruscant']) expect(t.offers).not.toContain(at)
    expect(t.again('at:kashyyyk').queue('rebel')).toBe('1: 2 rebel-trooper')
  })
  it('Ambush: Imperial ground units of a total health of 3', () => {
    const t = table(rebel('ambush', 'general-madine', { systems: { kessel: '2 stormtrooper, at-st, at-at, tie-fighter' } })).use(
      'ambush',
      'general-madine',
      'at:kessel',
    )
    expect(t.offers).toEqual(['destroy:stormtrooper', 'destroy:at-st', 'destroy:at-at', 'done'])
    t.again('destroy:stormtrooper', 'destroy:at-st')
    expect([t.at('kessel'), t.leader('general-madine')]).toEqual(['1 tie-fighter, 1 stormtrooper, 1 at-at, subjugated', 'kessel'])
  })
  it('An Old Friend: Lando on Bespin or Chewbacca on Kashyyyk, if he is still in the supply', () => {
    const t = table(rebel('an-old-friend', 'han-solo')).use('an-old-friend', 'han-solo')
    expect(t.offers).toEqual(['at:bespin', 'at:kashyyyk'])
    t.again('at:kashyyyk')
    expect([t.leader('chewbacca'), t.leader('han-solo'), t.leader('lando-calrissian')]).toEqual(['kashyyyk', 'kashyyyk', 'supply'])
    const gone = table(rebel('an-old-friend', 'han-solo', { leaders: { chewbacca: 'eliminated', 'lando-calrissian': 'pool' } }))
    expect(assignmentActions(gone.s, 0)).toEqual([])
  })
  it(rule('subjugation/06', 'Independent Operation: all Imperial ground units leave for one Imperial system; captives may be taken'), () => {
    const systems = { kessel: '2 stormtrooper, at-st, tie-fighter', corellia: 'imperial', mustafar: 'imperial, rebel-trooper', endor: 'stormtrooper' }
    const raw = rebel('independent-operation', 'lando-calrissian', { systems, leaders: { 'mon-mothma': 'kessel captured' }, base: 'yavin' })
    const t = table(raw).use('independent-operation', 'lando-calrissian')
    expect([t.open?.seat, t.open?.kind, t.offers]).toEqual([1, 'withdraw', ['at:corellia', 'at:coruscant']])
    t.again('at:corellia', 'pick:mon-mothma')
    expect([t.at('kessel'), t.at('corellia'), t.leader('mon-mothma')]).toEqual([
      '1 tie-fighter',
      '2 stormtrooper, 1 at-st, imperial',
      'corellia captured',
    ])
    // One lured to the dark side and detained stands there over the refresh phase: he locks his side's units in (movement/09, /13).
    const locked = table({ ...raw, systems: { ...systems, naboo: 'stormtrooper' }, leaders: { ...raw.leaders, 'darth-vader': 'kessel' } })
    expect(locked.use('independent-operation', 'lando-calrissian').leader('lando-calrissian')).toBe('naboo')
    const nowhere = table({ ...raw, systems: { kessel: 'stormtrooper', coruscant: 'rebel-trooper' } })
    expect(assignmentActions(nowhere.s, 0)).toEqual([])
  })
})

describe('immediate cards', () => {
  const receive = (card: string, more: Raw, ...keys: string[]) => {
    const t = table({ ...more, rebel: { actions: [card] } })
    const id = t.s.sides[0]!.actions.pop()!
    return t.run((g) => receiveAction(g, 0, id), ...keys)
  }
  const leaders = { 'mon-mothma': 'pool', 'han-solo': 'kessel captured', 'jan-dodonna': 'pool', 'darth-vader': 'pool' }
  it(rule('actions/08', 'Human-Cyborg Relations and Resourceful Astromech: a ring for any leader of the Rebels who is free, at once'), () => {
    const c3po = receive('human-cyborg-relations', { leaders, systems: { kessel: 'tie-fighter' } })
    expect([c3po.open?.kind, c3po.offers]).toEqual(['attach', ['leader:mon-mothma', 'leader:jan-dodonna']])
    c3po.again('leader:mon-mothma')
    expect([c3po.leader('mon-mothma'), c3po.ids(c3po.s.box), c3po.s.sides[0]!.actions]).toEqual(['pool c-3po', ['human-cyborg-relations'], []])
    expect(receive('resourceful-astromech', { leaders }, 'leader:jan-dodonna').leader('jan-dodonna')).toBe('pool r2-d2')
  })
  it('The Millennium Falcon: for Han Solo or Chewbacca in play and free, else for nobody', () => {
    const both = receive('the-millennium-falcon', { leaders: { 'han-solo': 'pool', chewbacca: 'kessel', 'mon-mothma': 'pool' } })
    expect(both.offers).toEqual(['leader:chewbacca', 'leader:han-solo'])
    const one = receive('the-millennium-falcon', {
      leaders: { 'han-solo': 'kessel captured', chewbacca: 'kessel' },
      systems: { kessel: 'tie-fighter' },
    })
    expect([one.asked, one.leader('chewbacca')]).toEqual([[], 'kessel millennium-falcon'])
    const none = receive('the-millennium-falcon', { leaders: { chewbacca: 'eliminated' } })
    expect([none.asked, none.ids(none.s.box), none.leader('chewbacca')]).toEqual([[], ['the-millennium-falcon'], 'eliminated'])
  })
})

it(rule('winning/02', 'refresh/1', 'what cards have done for a round ends in the refresh phase, in a system and in the pool'), () => {
  const t = table({ leaders: { 'lando-calrissian': 'kessel', 'princess-leia': 'pool' }, closed: ['naboo'] })
  t.s.yodaUsed = true
  const marked = ['lando-calrissian', 'princess-leia'].map((id) => t.s.leaders[leaderNo(id)]!)
  for (const l of marked) Object.assign(l, { bonus: 2, unopposed: true, unlocked: true })
  t.run(retrieveLeaders)
  expect(t.s).toMatchObject({ closed: [], yodaUsed: false })
  for (const l of marked) expect(l).toMatchObject({ bonus: 0, unopposed: false, unlocked: false })
})
