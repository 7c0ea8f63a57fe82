import { describe, expect, it } from 'vitest'
import { LEADERS } from '../../content/leaders.ts'
import { cardIdOf, placeNo } from '../../lookup.ts'
import { seatsOf } from '../../options.ts'
import { poolOf, seatOfLeader } from '../../rules/leaders.ts'
import { admiralOf, generalOf, IMPERIAL, IN_POOL, REBEL, sideOf } from '../../state.ts'
import { at, newGame, rule, type Play, type Raw } from '../at.ts'

const FOUR = { options: { players: 4, setup: 'complete' }, base: 'hoth' }
const THREE = { options: { players: 3, setup: 'complete' }, base: 'hoth' }
const [ADMIRAL, EMPIRE_ADMIRAL, EMPIRE_GENERAL, GENERAL] = [0, 1, 2, 3]
const ids = (leaders: readonly number[]): string[] => leaders.map((l) => LEADERS[l]!.id).toSorted()
/** Leaders that answers of a verb name in their last part. */
const leadersIn = (t: Play, verb: string): string[] => [...new Set(t.offersOf(verb).map((k) => k.split(':').at(-1) ?? ''))].toSorted()
/** Who is asked what until a kind of question comes, with what seat. */
function askedUntil(t: Play, ...kinds: string[]): { kind: string; seat: number }[] {
  const out: { kind: string; seat: number }[] = []
  for (let n = 0; n < 600 && t.table.pending.length > 0 && !kinds.includes(t.ask.kind); n++) {
    out.push({ kind: t.ask.kind, seat: t.ask.seat })
    t.do(t.offers.find((k) => k === 'pass') ?? t.offers.find((k) => k === 'done') ?? (t.offers[0] as string))
  }
  return out
}

describe('seats, pools and colours', () => {
  it(rule('team/01', 'four players: each role once, an admiral and a general a side'), () => {
    const t = at(FOUR)
    expect(seatsOf({ players: 4, setup: 'complete' }).map((x) => x.id)).toEqual([
      'rebel-admiral',
      'imperial-admiral',
      'imperial-general',
      'rebel-general',
    ])
    expect(t.s.seats).toEqual([0, 1, 2, 3])
    expect([admiralOf(t.s, REBEL), generalOf(t.s, REBEL), admiralOf(t.s, IMPERIAL), generalOf(t.s, IMPERIAL)]).toEqual([0, 3, 1, 2])
  })
  it(rule('team/03', 'team/04', 'team/05', 'team/06', 'two pools of two; each by colour, and used by its own player alone'), () => {
    const t = newGame({ players: 4, setup: 'complete' }).until('assign')
    const pools = [ADMIRAL, EMPIRE_ADMIRAL, EMPIRE_GENERAL, GENERAL].map((seat) =>
      LEADERS.filter((x, l) => x.set === 'starting' && seatOfLeader(t.s, l) === seat && t.s.leaders[l]!.at === IN_POOL).map((x) => x.id),
    )
    expect(pools).toEqual([
      ['mon-mothma', 'jan-dodonna'],
      ['emperor-palpatine', 'grand-moff-tarkin'],
      ['darth-vader', 'general-tagge'],
      ['general-rieekan', 'princess-leia'],
    ])
    for (const [l, x] of LEADERS.entries()) expect([0, 1].includes(seatOfLeader(t.s, l))).toBe(x.roleColor === 'blue')
    const four = at(FOUR)
    expect(leadersIn(four, 'activate')).toEqual(['jan-dodonna'])
    expect(leadersIn(at({ ...FOUR, turn: 'rebel-general' }), 'activate')).toEqual(['general-rieekan', 'princess-leia'])
    expect(four.why('activate:kessel:princess-leia')).not.toBeNull()
    // Sending against a mission: each seat is offered its own leaders.
    const raw: Raw = { ...FOUR, systems: { kessel: 'stormtrooper' }, rebel: { assigned: { sabotage: ['jan-dodonna', 'general-rieekan'] } } }
    const sent = at(raw).do('mission:@assigned/sabotage').until('oppose')
    expect([sent.asked, leadersIn(sent, 'send')]).toEqual(['empire oppose', ['emperor-palpatine', 'grand-moff-tarkin']])
    sent.do('pass')
    expect([sent.asked, leadersIn(sent, 'send')]).toEqual(['empire 2 oppose', ['darth-vader', 'general-tagge']])
  })
  it(rule('leaders/11', 'two players: both colours in one pool, used by one seat'), () => {
    const t = at({ base: 'hoth', step: 'assign' })
    expect(leadersIn(t, 'assign')).toEqual(['general-rieekan', 'jan-dodonna', 'mon-mothma', 'princess-leia'])
    t.do('assign:@hand/sabotage:jan-dodonna', 'assign:@assigned/sabotage:general-rieekan')
    expect(t.asked).toBe('rebels assign')
  })
  it(rule('team/02', 'a side wins and loses as a whole'), () => {
    const t = at({ ...FOUR, base: 'rodia', turn: 'imperial-admiral', current: 'imperial', systems: { geonosis: 'star-destroyer, stormtrooper' } })
    t.do('activate:rodia:emperor-palpatine', 'take:geonosis:star-destroyer', 'take:geonosis:stormtrooper').until('never')
    expect(t.s.result).toEqual([0, 1, 1, 0])
  })
})

describe('turns', () => {
  it(rule('team/07', 'team/08', 'the general moves the ships of the team too'), () => {
    const t = at({ ...FOUR, turn: 'rebel-general', systems: { naboo: 'x-wing, corellian-corvette, rebel-trooper' } })
    t.do('activate:rodia:princess-leia')
    expect(t.ask.seat).toBe(GENERAL)
    expect(t.offersOf('take')).toContain('take:naboo:x-wing')
    t.do('take:naboo:corellian-corvette', 'take:naboo:x-wing', 'take:naboo:rebel-trooper')
    expect(t.count(REBEL, 'rodia').units).toBe(3)
    const admiral = at({ ...FOUR, systems: { naboo: 'corellian-corvette, rebel-trooper' } }).do('activate:rodia:jan-dodonna')
    admiral.do('take:naboo:corellian-corvette', 'take:naboo:rebel-trooper')
    expect(admiral.count(REBEL, 'rodia').ground).toBe(1)
  })
  it(rule('team/09', 'in the order of initiative, again and again; who has passed is skipped'), () => {
    const t = at({ ...FOUR, leaders: { 'jan-dodonna': 'pool', 'darth-vader': 'pool', 'general-tagge': 'pool', 'princess-leia': 'pool' } })
    const seats = [t.ask.seat]
    for (const key of ['activate:kessel:jan-dodonna', 'pass', 'activate:kessel:darth-vader', 'activate:ilum:princess-leia', 'pass']) {
      seats.push(t.do(key).until('command').ask.seat)
    }
    expect(seats).toEqual([0, 1, 2, 3, 0, 2])
  })
  it(rule('team/33', 'either Rebel may reveal the base, in the own turn only, and the turn goes on'), () => {
    for (const [turn, seat] of [
      ['rebel-admiral', ADMIRAL],
      ['rebel-general', GENERAL],
    ] as const) {
      const t = at({ ...FOUR, turn })
      expect([t.ask.seat, t.offers.includes('reveal-base')]).toEqual([seat, true])
      expect(t.why('reveal-base', 3 - seat)).toBe('command/01')
      t.do('reveal-base')
      expect([t.s.revealed, t.ask.seat, t.ask.kind]).toEqual([true, seat, 'command'])
    }
    const empire = at({ ...FOUR, current: 'imperial', turn: 'imperial-admiral' })
    expect(empire.offers).not.toContain('reveal-base')
  })
})

describe('assignment', () => {
  const start = { ...FOUR, step: 'assign' }
  /** Gives the first answer of a verb. */
  const first = (t: Play, verb: string): Play => t.do(t.offersOf(verb)[0] ?? '')
  it(rule('team/13', 'two leaders on a mission, whoever controls them'), () => {
    const t = at(start)
      .do('assign:@hand/sabotage:jan-dodonna', 'yes:jan-dodonna', 'assign:@assigned/sabotage:mon-mothma', 'yes:mon-mothma')
      .until('assign')
    if (t.ask.seat === ADMIRAL) t.do('pass')
    expect(t.ask.seat).toBe(GENERAL)
    expect(t.offersOf('assign').some((k) => k.startsWith('assign:@assigned/sabotage'))).toBe(false)
    expect(t.why('assign:@assigned/sabotage:princess-leia')).toBe('assignment/03')
    const mixed = at(start).do('assign:@hand/sabotage:jan-dodonna', 'yes:jan-dodonna', 'pass', 'assign:@assigned/sabotage:princess-leia')
    expect(sideOf(mixed.s, REBEL).assigned).toHaveLength(1)
  })
  it(rule('team/14', 'the general may forbid the admiral an assignment; nobody forbids the general'), () => {
    const t = at(start).do('assign:@hand/sabotage:jan-dodonna')
    expect([t.asked, t.offers]).toEqual(['rebels 2 allow-assignment', ['yes:jan-dodonna', 'no']])
    t.do('no')
    expect([t.asked, t.leader('jan-dodonna').at, sideOf(t.s, REBEL).assigned]).toEqual(['rebels assign', IN_POOL, []])
    t.do('pass', 'assign:@hand/sabotage:princess-leia')
    expect([t.asked, sideOf(t.s, REBEL).assigned.length]).toEqual(['rebels 2 assign', 1])
  })
  it(rule('team/14', 'what is forbidden is not offered again and says why: an admiral and a general who disagree come to an end'), () => {
    const t = at(start)
    const first = 'assign:@hand/sabotage:jan-dodonna'
    t.do(first, 'no')
    expect(t.offers).not.toContain(first)
    expect(t.why(first)).toBe('team/14')
    for (let refused = 1; t.asked === 'rebels assign' && t.offers.length > 1; refused++) {
      expect(refused).toBeLessThan(200)
      t.do(t.offers[0] as string, 'no')
    }
    expect(sideOf(t.s, REBEL).assigned).toEqual([])
  })
  it(
    rule('team/13', 'missions/12', 'a mission that the general finds in a deck takes a leader of the admiral too, whose part is over by then'),
    () => {
      const search = { ...start, rebel: { actions: ['our-most-desperate-hour'], deck: ['daring-rescue', 'hidden-fleet'] } }
      const found = (): Play => {
        const t = at(search).do('pass')
        return first(first(t, 'action'), 'find')
      }
      const t = found()
      expect([t.asked, leadersIn(t, 'assign'), t.offersOf('assign').length]).toEqual(['rebels assign', ['jan-dodonna', 'mon-mothma'], 2])
      const card = t.offersOf('assign')[0]?.split(':')[1] ?? ''
      expect(t.why(`assign:${card}:general-rieekan`, ADMIRAL)).toBe('assignment/02')
      first(t, 'assign')
      expect(t.asked).toBe('rebels 2 allow-assignment')
      first(t, 'yes')
      expect([t.asked, t.leader('mon-mothma').mission === t.leader('princess-leia').mission]).toEqual(['rebels 2 assign', true])
      expect(sideOf(t.s, REBEL).assigned).toHaveLength(1)
      // Declined by either, the general goes on alone.
      const no = found()
      first(no, 'assign').do('no')
      for (const left of [no, found().do('pass')]) {
        expect([left.asked, left.leader('jan-dodonna').at, left.leader('mon-mothma').at]).toEqual(['rebels 2 assign', IN_POOL, IN_POOL])
        expect(leadersIn(left, 'assign')).toEqual(['general-rieekan'])
      }
    },
  )
  it(rule('missions/12', 'the general needs no such question: the part of the admiral comes first'), () => {
    const empire = {
      ...start,
      current: 'imperial',
      turn: 'imperial-admiral',
      leaders: { 'admiral-ozzel': 'pool', 'grand-moff-tarkin': 'pool', 'darth-vader': 'pool' },
    }
    const t = at({ ...empire, imperial: { actions: ['proceeding-as-planned'] } })
    first(first(t, 'action'), 'find')
    expect(t.asked).toBe('empire assign')
    const duel = at({ base: 'hoth', options: { setup: 'complete' }, step: 'assign', rebel: { actions: ['our-most-desperate-hour'] } })
    first(first(duel, 'action'), 'find')
    expect([duel.asked, duel.offers.includes('pass')]).toEqual(['rebels assign', true])
  })
  it(rule('team/15', 'both Rebels, then both of the Empire, then the command phase'), () => {
    const t = at(start)
    expect(t.why('assign:@imperial-hand/gather-intel:darth-vader', EMPIRE_GENERAL)).not.toBeNull()
    expect(askedUntil(t, 'command').map((x) => x.seat)).toEqual([ADMIRAL, GENERAL, EMPIRE_ADMIRAL, EMPIRE_GENERAL])
  })
})

describe('who decides what', () => {
  it(rule('team/26', 'team/27', 'team/32', 'setup: two action cards a team; the admirals place the units, the general chooses the base'), () => {
    const t = newGame({ players: 4, setup: 'complete' })
    for (const side of [REBEL, IMPERIAL]) expect(sideOf(t.s, side).actions).toHaveLength(2)
    const asked = askedUntil(t, 'assign')
    const by = (kind: string): number[] => [...new Set(asked.filter((x) => x.kind === kind).map((x) => x.seat))]
    expect([by('place'), by('start-system'), by('choose-base')]).toEqual([[EMPIRE_ADMIRAL], [ADMIRAL], [GENERAL]])
  })
  it(rule('team/24', 'team/25', 'team/04', 'recruiting: the admiral chooses, once for his team; leader and card go to whose colour it is'), () => {
    const t = at({ ...FOUR, step: 'recruit', rebel: { actionDeck: ['son-of-skywalker'] } })
    expect(t.asked).toBe('rebels recruit')
    const key = t.offersOf('recruit').find((k) => LEADERS.find((x) => x.id === k.split(':').at(-1))?.role === 'general') as string
    expect(key).toBeDefined()
    const recruited = key.split(':').at(-1) as string
    t.do(key)
    expect(t.leader(recruited).at).toBe(IN_POOL)
    expect(ids(poolOf(t.s, REBEL, GENERAL))).toContain(recruited)
    expect(ids(poolOf(t.s, REBEL, ADMIRAL))).not.toContain(recruited)
    expect(t.s.owners).toEqual([{ card: Number(key.split(':')[1]), seat: GENERAL }])
    expect(t.asked).toBe('empire recruit')
    expect(askedUntil(t, 'deploy', 'assign').filter((x) => x.kind === 'recruit')).toHaveLength(1)
  })
  it(rule('team/25', 'actions/08', 'a recruited card that is used at once asks the one whose pool got the leader'), () => {
    const raw = { ...FOUR, step: 'recruit', rebel: { actionDeck: ['the-millennium-falcon', 'ambush'] } }
    const attached = (inPlay: string, recruited: string): unknown[] => {
      const t = at({ ...raw, leaders: { [inPlay]: 'pool' } })
      t.do(t.offersOf('recruit').find((k) => k.endsWith(`:${recruited}`)) ?? recruited)
      return [t.ask.kind, t.ask.seat, t.offers]
    }
    const crew = ['leader:chewbacca', 'leader:han-solo']
    expect(attached('chewbacca', 'han-solo')).toEqual(['attach', ADMIRAL, crew])
    expect(attached('han-solo', 'chewbacca')).toEqual(['attach', GENERAL, crew])
  })
  it(rule('team/27', 'building and deploying are asked of the admirals alone'), () => {
    const raw = {
      ...FOUR,
      step: 'deploy',
      systems: { 'mon-calamari': 'rebel', kessel: 'imperial' },
      queues: { rebel: { '1': '2 rebel-trooper' }, imperial: { '1': '2 stormtrooper' } },
    }
    const asked = askedUntil(at(raw), 'assign')
    expect([...new Set(asked.map((x) => x.seat))].toSorted()).toEqual([ADMIRAL, EMPIRE_ADMIRAL])
    const built = askedUntil(at({ ...raw, step: 'build', queues: {} }), 'assign')
    expect(built.some((x) => x.seat === GENERAL || x.seat === EMPIRE_GENERAL)).toBe(false)
  })
  it(rule('team/11', 'what a mission puts on the queue is chosen by whoever reveals it'), () => {
    const raw = {
      ...FOUR,
      step: 'command',
      turn: 'rebel-general',
      leaders: { 'princess-leia': 'pool', 'mon-mothma': 'pool', 'obi-wan-kenobi': 'pool' },
    }
    const t = at({ ...raw, rebel: { assigned: { 'establish-trade-relations': ['princess-leia', 'obi-wan-kenobi'] } } })
    t.do('mission:@assigned/establish-trade-relations', 'at:mon-calamari').until('build')
    expect(t.ask.seat).toBe(GENERAL)
  })
  it(rule('team/28', 'two missions for the team; the general discards down to ten'), () => {
    const full = ['daring-rescue', 'seek-yoda', 'demolition', 'hidden-fleet', 'hit-and-run', 'stolen-plans']
    const hand = ['sabotage', 'infiltration', 'build-alliance', 'rapid-mobilization', ...full]
    const t = at({ ...FOUR, step: 'draw-missions', rebel: { hand } })
    expect([t.asked, sideOf(t.s, REBEL).hand.length]).toEqual(['rebels 2 hand-limit', 12])
    t.do(...t.offers.filter((k) => k.startsWith('pick')).slice(0, 1))
    t.do(t.offersOf('pick')[0] as string)
    expect(sideOf(t.s, REBEL).hand).toHaveLength(10)
    expect(sideOf(t.s, IMPERIAL).hand.length).toBeGreaterThan(0)
  })
  it(rule('team/29', 'team/35', 'both of a team see its hands, probe cards and base; the others see none of it'), () => {
    const t = at({
      ...FOUR,
      probes: ['ilum', 'kessel'],
      imperial: { hand: ['gather-intel'] },
      rebel: { hand: ['sabotage'] },
      objectives: ['liberation'],
    })
    for (const seat of [EMPIRE_ADMIRAL, EMPIRE_GENERAL]) {
      const v = t.view(seat)
      expect([v.probes.length, v.sides[IMPERIAL]!.hand.length, v.sides[REBEL]!.hand.length, v.objectives.length, v.base]).toEqual([2, 1, 0, 0, -1])
    }
    for (const seat of [ADMIRAL, GENERAL]) {
      const v = t.view(seat)
      expect([v.probes.length, v.sides[IMPERIAL]!.hand.length, v.sides[REBEL]!.hand.length, v.objectives.length]).toEqual([0, 0, 1, 1])
      expect(v.base).toBe(placeNo('hoth'))
    }
    expect(t.s.probes.map((id) => cardIdOf(t.s, id))).toEqual(['probe-ilum', 'probe-kessel'])
  })
})

describe('combat', () => {
  it(rule('team/17', 'combat/1c', 'team/18', 'a team adds one leader, of the admiral or, when he adds none, of the general'), () => {
    const start = (): Play =>
      at({ ...FOUR, systems: { kessel: 'star-destroyer', 'nal-hutta': '2 mon-calamari-cruiser' } })
        .do('activate:kessel:jan-dodonna', 'take:nal-hutta:mon-calamari-cruiser', 'take:nal-hutta:mon-calamari-cruiser')
        .until('add-leader')
    const t = start()
    expect([t.asked, leadersIn(t, 'add')]).toEqual(['empire add-leader', ['emperor-palpatine', 'grand-moff-tarkin']])
    t.do('add:grand-moff-tarkin')
    expect([t.ask.kind === 'add-leader', t.leader('darth-vader').at, t.events('join')]).toEqual([
      false,
      IN_POOL,
      [{ t: 'join', side: IMPERIAL, leader: 'grand-moff-tarkin' }],
    ])
    const other = start().do('pass')
    expect([other.asked, leadersIn(other, 'add')]).toEqual(['empire 2 add-leader', ['darth-vader', 'general-tagge']])
  })
})

describe('three players', () => {
  it(rule('team/37', 'one has both Rebel roles, two share the Empire; never two Rebels against one'), () => {
    expect(at(THREE).s.seats).toEqual([0, 1, 2, 0])
    expect(seatsOf({ players: 3, setup: 'complete' }).map((x) => x.id)).toEqual(['rebels', 'imperial-admiral', 'imperial-general'])
  })
  it(rule('team/39', 'team/40r', 'a turn for each Rebel role, at its number, each with its colour; each passes for itself'), () => {
    const t = at(THREE)
    expect(leadersIn(t, 'activate')).toEqual(['jan-dodonna'])
    const order: [number, number][] = []
    const step = (key: string): void => {
      order.push([t.s.turn, t.ask.seat])
      t.do(key).until('command')
    }
    step('pass')
    step('activate:kessel:grand-moff-tarkin')
    step('activate:kessel:darth-vader')
    expect(leadersIn(t, 'activate')).toEqual(['general-rieekan', 'princess-leia'])
    step('activate:ilum:princess-leia')
    // The admiral's part has passed: the Empire is next, and the general's turn comes again.
    step('pass')
    step('pass')
    step('activate:ilum:general-rieekan')
    expect(order).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 0],
      [1, 1],
      [2, 2],
      [3, 0],
    ])
    const both = at(THREE)
    both.do('activate:kessel:jan-dodonna').until('command').do('pass', 'pass', 'activate:ilum:princess-leia').until('command')
    // Numbers 4 and 1 follow each other.
    expect([both.s.turn, both.ask.seat]).toEqual([0, 0])
  })
})
