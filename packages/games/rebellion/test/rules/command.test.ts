import { describe, expect, it } from 'vitest'
import { SYSTEMS } from '../../content/systems.ts'
import { placeNo } from '../../lookup.ts'
import { IMPERIAL, IN_POOL, ON_MISSION, REBEL, sideOf } from '../../state.ts'
import { at, newGame, rule } from '../at.ts'

const BASE = { base: 'hoth' }

describe('assignment phase', () => {
  const start = { ...BASE, step: 'assign' }
  it(rule('assignment/01', 'setup/1a', 'the Rebels first, then the Empire; afterwards nothing changes'), () => {
    const t = at(start)
    expect(t.asked).toBe('rebels assign')
    t.do('assign:@hand/sabotage:mon-mothma', 'pass')
    expect(t.asked).toBe('empire assign')
    expect(t.why('assign:@rebel-hand/infiltration:princess-leia', 0)).toBe('assignment/01')
    expect(t.do('pass').asked).toBe('rebels command')
  })
  it(rule('assignment/02', 'assignment/04', 'assignment/03', 'one or two leaders from the own pool, whatever the card needs'), () => {
    const t = at(start).do('assign:@hand/sabotage:mon-mothma')
    expect(sideOf(t.s, REBEL).assigned).toHaveLength(1)
    expect(t.leader('mon-mothma').at).toBe(ON_MISSION)
    t.do('assign:@assigned/sabotage:princess-leia')
    expect(t.why('assign:@assigned/sabotage:jan-dodonna')).toBe('assignment/03')
    expect(t.why('assign:@hand/infiltration:mon-mothma')).toBe('assignment/02')
    expect(t.why('assign:@imperial-hand/gather-intel:jan-dodonna')).toBe('assignment/02')
  })
  it(rule('assignment/05', 'assignment/06', 'any number of missions, or none; the others stay in the pool'), () => {
    const all = at(start).do(
      'assign:@hand/sabotage:mon-mothma',
      'assign:@hand/infiltration:jan-dodonna',
      'assign:@hand/build-alliance:princess-leia',
      'assign:@hand/rapid-mobilization:general-rieekan',
    )
    expect(all.asked).toBe('empire assign')
    const none = at(start).do('pass')
    expect(none.s.leaders.filter((l) => l.side === REBEL && l.at === IN_POOL)).toHaveLength(4)
  })
  it(rule('assignment/07', 'facedown: the others see which leaders are on how many cards'), () => {
    const t = at(start).do('assign:@hand/sabotage:mon-mothma')
    const v = t.view(1)
    const [card] = sideOf(t.s, REBEL).assigned
    expect(v.sides[REBEL]).toMatchObject({ assigned: [], assignedCount: 1 })
    expect(v.cards[String(card)]).toBeUndefined()
    expect(v.leaders.filter((l) => l.pile === 0)).toHaveLength(1)
    expect(t.told('assign', 1)[0]).not.toHaveProperty('def')
    expect(t.told('assign', 1)[0]).not.toHaveProperty('card')
    expect(t.told('assign', 0)[0]).toHaveProperty('def', 'sabotage')
  })
  it(rule('assignment/08r', 'assignment/09', 'missions/01', 'too little skill blocks the reveal, not the assignment; two leaders add up'), () => {
    const weak = at({ ...start, systems: { kessel: 'stormtrooper' } }).do('assign:@hand/sabotage:mon-mothma', 'pass', 'pass')
    expect(weak.offersOf('mission')).toEqual([])
    expect(weak.why('mission:@assigned/sabotage')).toBe('missions/01')
    const raw = { ...BASE, systems: { kessel: 'stormtrooper' }, rebel: { assigned: { 'hit-and-run': ['general-rieekan', 'princess-leia'] } } }
    expect(at(raw).offersOf('mission')).toEqual(['mission:@assigned/hit-and-run'])
  })
  it(rule('assignment/10', 'actions/05', 'action cards of this phase only in the own part of it'), () => {
    const raw = {
      ...start,
      options: { setup: 'complete' },
      rebel: { actions: ['rebel-planning'] },
      imperial: { actions: ['brilliant-administrator'] },
    }
    const t = at(raw)
    expect(t.offersOf('action')).toEqual(['action:@actions/rebel-planning:jan-dodonna'])
    t.do('pass')
    expect(t.offersOf('action')).toEqual(['action:@actions/brilliant-administrator:grand-moff-tarkin'])
    expect(t.do('pass').offersOf('action')).toEqual([])
  })
})

describe('command phase', () => {
  it(rule('command/01', 'winning/01', 'the Rebels begin, then in turn'), () => {
    const t = newGame().until('command')
    expect(t.asked).toBe('rebels command')
    expect(t.do('activate:kessel:princess-leia').until('command').asked).toBe('empire command')
    expect(t.do('activate:rodia:darth-vader').until('command').asked).toBe('rebels command')
  })
  it(rule('command/02', 'activation/2a', 'one thing a turn: after an activation the turn is over'), () => {
    const t = at({ ...BASE, rebel: { assigned: { 'build-alliance': ['mon-mothma'] } } }).do('activate:kessel:princess-leia')
    expect(t.asked).toBe('empire command')
    expect(t.leader('princess-leia').at).toBe(placeNo('kessel'))
    expect(t.why('mission:@assigned/build-alliance', 0)).toBe('command/01')
  })
  it(rule('command/03', 'command/04', 'command/06', 'who has passed is skipped; the other goes on until he passes too'), () => {
    const t = at(BASE).do('pass')
    for (const l of ['darth-vader', 'general-tagge', 'grand-moff-tarkin']) expect(t.do(`activate:kessel:${l}`).asked).toBe('empire command')
    expect(t.s.step).toBe('command')
    t.do('pass')
    expect(t.s.step).not.toBe('command')
  })
  it('a pass is concealed only where nobody can see whether something else could be done; elsewhere it is freely taken back', () => {
    const own = { ...BASE, turn: 'imperial-admiral', current: 'imperial', imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } } }
    const all = at(own)
    expect([all.ask.kind, all.ask.concealed]).toEqual(['command', undefined])
    const { table } = all
    all.do('pass')
    expect(table.landingOf(1, ({ concealed, key }) => concealed && key === 'pass')).toMatchObject({ free: true })
    // All other leaders are away: only the Empire knows whether its mission can be revealed.
    const away = at({ ...own, leaders: { 'darth-vader': 'kessel', 'general-tagge': 'kessel', 'grand-moff-tarkin': 'kessel' } })
    expect([away.offersOf('activate'), away.ask.concealed]).toEqual([[], true])
  })
  it(rule('command/05', 'who has passed may still oppose'), () => {
    const t = at({ ...BASE, imperial: { assigned: { 'rule-by-fear': ['emperor-palpatine'] } }, systems: { naboo: 'stormtrooper' } })
    t.do('pass', 'mission:@assigned/rule-by-fear').until('oppose')
    expect(t.asked).toBe('rebels oppose')
  })
  it(rule('command/07r', 'a pass is a turn of its own, on the own turn'), () => {
    const t = at(BASE)
    expect(t.offers).toContain('pass')
    expect(t.why('pass', 1)).toBe('command/01')
  })
  it(rule('command/08', 'command/09', 'command/10r', 'refresh/1a', 'unrevealed missions return unseen, once, at the end of the phase'), () => {
    const t = at({ ...BASE, rebel: { assigned: { sabotage: ['mon-mothma'], infiltration: ['jan-dodonna'] }, hand: ['build-alliance'] } })
    t.do('pass', 'pass').until('assign')
    expect(sideOf(t.s, REBEL).assigned).toEqual([])
    expect(t.told('unassign', 1)[0]).toEqual({ t: 'unassign', side: 0, leaders: ['mon-mothma', 'jan-dodonna'] })
    expect(t.offers).toContain('assign:@hand/sabotage:mon-mothma')
    expect(t.view(1).cards[String(sideOf(t.s, REBEL).hand[0])]).toBeUndefined()
  })
})

describe('activating a system', () => {
  it(rule('activation/1', 'leaders/01', 'any system, with a leader of the pool'), () => {
    const t = at({
      ...BASE,
      systems: { rodia: 'destroyed', kessel: '3 stormtrooper' },
      leaders: { 'princess-leia': 'pool', 'jan-dodonna': 'kessel' },
    })
    for (const x of SYSTEMS) expect(t.offers).toContain(`activate:${x.id}:princess-leia`)
    expect(t.why('activate:naboo:jan-dodonna')).toBe('activation/1')
  })
  it(rule('activation/1a', 'leaders/06', 'not without tactic values'), () => {
    expect(at(BASE).why('activate:kessel:mon-mothma')).toBe('activation/1a')
  })
  it(rule('activation/1b', 'movement/12', 'also where own leaders stand already'), () => {
    const t = at({ ...BASE, systems: { naboo: 'x-wing' }, leaders: { 'jan-dodonna': 'rodia', 'princess-leia': 'pool' } })
    t.do('activate:rodia:princess-leia')
    expect(t.leader('princess-leia').at).toBe(placeNo('rodia'))
  })
  it(rule('activation/2', 'movement/01', 'units of adjacent systems, one step'), () => {
    const t = at({ ...BASE, current: 'imperial', systems: { alderaan: 'star-destroyer', corellia: 'star-destroyer', dagobah: 'star-destroyer' } })
    t.do('activate:coruscant:darth-vader')
    expect(t.offersOf('take')).toEqual(['take:alderaan:star-destroyer', 'take:corellia:star-destroyer'])
    expect(t.why('take:dagobah:star-destroyer')).toBe('movement/01')
    t.do('take:alderaan:star-destroyer', 'done')
    expect(t.count(IMPERIAL, 'coruscant').ships).toBe(1)
  })
  it(
    rule(
      'activation/3',
      'base/15',
      'base/17',
      'base/18',
      'activation/4a',
      'troops that land in the base system reveal it, after all movement and before the combat, in which the units of the space fight',
    ),
    () => {
      const raw = {
        base: 'rodia',
        current: 'imperial',
        systems: { geonosis: 'star-destroyer, 2 stormtrooper', 'rebel-base-space': '2 rebel-trooper, shield-generator' },
        leaders: { 'darth-vader': 'pool', 'mon-mothma': 'rebel-base-space' },
      }
      const t = at(raw).do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer', 'take:geonosis:stormtrooper')
      expect(t.s.revealed).toBe(false)
      t.do('take:geonosis:stormtrooper')
      expect(t.s.revealed).toBe(true)
      expect(t.count(REBEL, 'rodia').ground).toBe(3)
      expect(t.count(REBEL, 'rebel-base-space').units).toBe(0)
      expect(t.leader('mon-mothma').at).toBe(placeNo('rodia'))
      expect(t.s.combat?.units.length).toBeGreaterThanOrEqual(5)
    },
  )
  it(rule('base/17', 'activation/4a', 'retreat/09', 'who is in that system already and who comes from the space fight in one combat'), () => {
    const raw = {
      base: 'rodia',
      current: 'imperial',
      systems: { geonosis: 'star-destroyer, 3 stormtrooper', rodia: 'rebel-trooper', 'rebel-base-space': 'x-wing, rebel-trooper' },
      leaders: { 'darth-vader': 'pool', 'princess-leia': 'rebel-base-space' },
    }
    const take = 'take:geonosis:stormtrooper'
    const t = at(raw).do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer', take, take, take)
    const told = t.table.log.map((x) => x.e.t).filter((x) => ['move', 'base-revealed', 'combat'].includes(x))
    expect(told).toEqual(['move', 'base-revealed', 'combat'])
    expect([t.count(REBEL, 'rodia').units, t.s.combat?.units.length, t.s.combat?.imperialFrom]).toEqual([3, 7, [placeNo('geonosis')]])
  })
  it(rule('activation/3a', 'base/02', 'winning/05', 'death-star/18', 'ships alone reveal nothing and win nothing'), () => {
    const t = at({ base: 'rodia', current: 'imperial', systems: { geonosis: 'star-destroyer', 'rebel-base-space': 'x-wing' } })
    t.do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer')
    expect([t.s.revealed, t.asked, t.winner]).toEqual([false, 'rebels command', -1])
    expect(t.view(1).suspects[placeNo('rodia')]).toBe(1)
    const empty = at({ base: 'rodia', current: 'imperial', systems: { geonosis: 'star-destroyer' } })
    expect(empty.do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer').winner).toBe(-1)
  })
  it(rule('activation/3', 'elsewhere everybody learns that the base is not there'), () => {
    const t = at({ ...BASE, current: 'imperial', systems: { geonosis: 'star-destroyer, stormtrooper' } })
    expect(t.view(1).suspects[placeNo('rodia')]).toBe(1)
    t.do('activate:rodia:darth-vader', 'take:geonosis:star-destroyer', 'take:geonosis:stormtrooper')
    expect(t.view(1).suspects[placeNo('rodia')]).toBe(0)
  })
  it(rule('activation/4', 'map/02', 'ships and enemy ground units do not fight'), () => {
    const t = at({ ...BASE, systems: { naboo: '2 x-wing', rodia: '2 stormtrooper' } }).do('activate:rodia:princess-leia', 'take:naboo:x-wing', 'done')
    expect([t.asked, t.s.combat]).toEqual(['empire command', null])
  })
  it(rule('activation/5', 'subjugation/01', 'surviving troops subjugate, never in a remote system'), () => {
    const land = (place: string, from: string) =>
      at({ ...BASE, current: 'imperial', systems: { [from]: 'star-destroyer, stormtrooper', naboo: 'rebel' } }).do(
        `activate:${place}:darth-vader`,
        `take:${from}:star-destroyer`,
        `take:${from}:stormtrooper`,
      )
    expect(land('naboo', 'rodia').place('naboo')).toMatchObject({ loyalty: REBEL, subjugated: true })
    expect(land('dagobah', 'utapau').place('dagobah')).toMatchObject({ subjugated: false })
  })
  it(rule('activation/6r', 'never while the fight goes on'), () => {
    const t = at({ ...BASE, current: 'imperial', systems: { rodia: 'star-destroyer, stormtrooper', naboo: '6 airspeeder' } })
    t.do('activate:naboo:general-tagge', 'take:rodia:star-destroyer', 'take:rodia:stormtrooper')
    expect(t.s.combat).not.toBeNull()
    expect(t.place('naboo').subjugated).toBe(false)
    t.until('command')
    expect(t.events('subjugation').filter((e) => e['place'] === 'naboo')).toEqual([])
  })
})
