import { describe, expect, it } from 'vitest'
import { MISSIONS } from '../../content/missions.ts'
import { SYSTEMS } from '../../content/systems.ts'
import { cardIdOf, leaderNo, placeNo } from '../../lookup.ts'
import { at, rule } from '../at.ts'

const BASE = { base: 'hoth' }

describe('open and hidden cards', () => {
  const piles = {
    ...BASE,
    rebel: { discard: ['hit-and-run', 'demolition'] },
    imperial: { discard: ['display-of-power'] },
    projectDiscard: ['oversee-project'],
  }
  it(rule('dice/04', 'dice/05', 'each deck has its own open pile; anybody can read all of them'), () => {
    const t = at(piles)
    for (const viewer of [0, 1, 'public'] as const) {
      const v = t.view(viewer)
      const names = (pile: readonly number[]): (string | undefined)[] => pile.map((id) => v.cards[String(id)])
      expect(names(v.sides[0]!.discard).toSorted()).toEqual(['demolition', 'hit-and-run'])
      expect(names(v.sides[1]!.discard)).toEqual(['display-of-power'])
      expect(names(v.projectDiscard)).toEqual(['oversee-project'])
    }
  })
  it(rule('dice/04', 'a mission that was carried out lies faceup on the pile of its deck'), () => {
    const t = at({ ...BASE, systems: { kessel: 'tie-fighter' }, rebel: { assigned: { 'hit-and-run': ['princess-leia', 'general-rieekan'] } } })
    t.do('mission:@assigned/hit-and-run').until('command')
    const [card] = t.s.sides[0]!.discard
    expect(t.view('public').cards[String(card)]).toBe('hit-and-run')
    expect([t.s.sides[1]!.discard, t.s.projectDiscard]).toEqual([[], []])
  })
  it(rule('objectives/12', 'objectives/13r', 'objectives that were shown are secret again; missions are never shown with them'), () => {
    const t = at({
      ...BASE,
      current: 'imperial',
      systems: { kessel: 'stormtrooper' },
      leaders: { 'princess-leia': 'kessel captured', 'darth-vader': 'pool', 'colonel-yularen': 'pool' },
      objectives: ['liberation', 'major-victory'],
      rebel: { hand: ['sabotage', 'demolition'] },
      imperial: { assigned: { interrogation: ['colonel-yularen', 'darth-vader'] } },
    })
    t.do('mission:@assigned/interrogation').until('command')
    const [look] = t.told('look', 1)
    expect(look).toMatchObject({ kind: 'objective', n: 2, defs: ['liberation', 'major-victory'] })
    expect(t.told('look', 'public')[0]).not.toHaveProperty('defs')
    const v = t.view(1)
    expect([v.objectives, v.objectiveCount]).toEqual([[], 2])
    for (const id of t.s.objectives) expect(v.cards[String(id)]).toBeUndefined()
    for (const id of t.s.sides[0]!.hand) expect(v.cards[String(id)]).toBeUndefined()
    expect(t.s.objectives.map((id) => cardIdOf(t.s, id))).toEqual(['liberation', 'major-victory'])
  })
})

describe('what lasts', () => {
  it('by cards that were used in the open is seen by everybody', () => {
    const t = at({ ...BASE, closed: ['kessel'], mobilizations: [4], leaders: { 'lando-calrissian': 'pool', 'princess-leia': 'kessel detained' } })
    Object.assign(t.leader('lando-calrissian'), { bonus: 2, unopposed: true, unlocked: true })
    t.s.yodaUsed = true
    for (const viewer of [0, 1, 'public'] as const) {
      const v = t.view(viewer)
      expect(v).toMatchObject({ closed: [placeNo('kessel')], mobilizations: [4], yodaUsed: true })
      expect(v.leaders[leaderNo('lando-calrissian')]).toMatchObject({ bonus: 2, unopposed: true, unlocked: true })
      expect(v.leaders[leaderNo('princess-leia')]?.detained).toBe(true)
    }
  })
  it(rule('actions/02', 'used action cards lie faceup in the box; those that nobody was dealt stay unknown there'), () => {
    const t = at({ ...BASE, step: 'assign', current: 'imperial', leaders: { 'boba-fett': 'pool' }, imperial: { actions: ['boba-fett-where'] } })
    const before = t.view('public').box
    t.do(t.offersOf('action')[0] ?? '').do(t.offers[0] ?? '')
    for (const viewer of [0, 1, 'public'] as const) {
      const v = t.view(viewer)
      expect(v.box.slice(before.length).map((id) => v.cards[String(id)])).toEqual(['boba-fett-where'])
      expect(v.box.length).toBeLessThan(t.s.box.length)
    }
  })
})

describe('hidden moves', () => {
  it(rule('deception/03', 'deception/04r', 'a move from the base to a distant system is refused when it is made, and nothing changes'), () => {
    const t = at({ ...BASE, systems: { 'rebel-base-space': '2 x-wing', naboo: 'x-wing' } }).do('activate:geonosis:princess-leia')
    const before = JSON.stringify(t.s)
    const out = t.table.submit(0, 'take:rebel-base-space:x-wing')
    expect(out).toHaveProperty('refused')
    expect([JSON.stringify(t.s), t.ask.kind]).toEqual([before, 'move'])
    const near = at({ ...BASE, systems: { 'rebel-base-space': '2 x-wing' } }).do('activate:endor:princess-leia')
    expect(near.offers).toContain('take:rebel-base-space:x-wing')
  })
  it(rule('deception/03', 'a leader who is not on the chosen card cannot be recruited with it'), () => {
    const t = at({ ...BASE, options: { setup: 'complete' }, step: 'recruit', rebel: { actionDeck: ['son-of-skywalker', 'noble-sacrifice'] } })
    expect(t.offersOf('recruit').length).toBeGreaterThan(0)
    const card = t.raw('recruit:@rebel-action-deck/undercover:lando-calrissian', 0)
    for (const key of [card, (t.ask.opts[0] ? `recruit:${String(t.ask.opts[0].c)}:` : '') + 'admiral-ackbar'])
      expect(t.table.submit(0, key)).toHaveProperty('refused')
    expect(t.asked).toBe('rebels recruit')
  })
})

describe('places and moments', () => {
  it(rule('map/03', 'a card that names a place means the system whole: all who are in it are there'), () => {
    const named = MISSIONS.flatMap((m) => [...m.target.conditions].filter((c) => SYSTEMS.some((x) => x.id === c)))
    for (const id of named) expect(SYSTEMS.filter((x) => x.id === id)).toHaveLength(1)
    const t = at({
      ...BASE,
      leaders: { 'luke-skywalker': 'supply', 'obi-wan-kenobi': 'supply', 'darth-vader': 'dagobah', 'general-tagge': 'pool' },
      systems: { dagobah: '2 x-wing, rebel-trooper' },
      rebel: { assigned: { 'seek-yoda': ['luke-skywalker'] } },
    })
    t.do('mission:@assigned/seek-yoda').until('command')
    expect([t.leader('luke-skywalker-jedi').at, t.leader('darth-vader').at]).toEqual([placeNo('dagobah'), placeNo('dagobah')])
    expect(t.count(0, 'dagobah').units).toBe(3)
  })
  it(rule('refresh/0a', 'before the leaders return one objective may be played; afterwards not'), () => {
    const raw = {
      ...BASE,
      step: 'refresh-objective',
      objectives: ['leave-no-one-behind'],
      leaders: { 'princess-leia': 'kessel', 'darth-vader': 'pool' },
    }
    const t = at(raw)
    expect([t.asked, t.leader('princess-leia').at]).toEqual(['rebels refresh-objective', placeNo('kessel')])
    expect(t.offers).toEqual(['play:leave-no-one-behind', 'pass'])
    t.do('pass').until('assign')
    expect([t.events('objective'), t.leader('princess-leia').at]).toEqual([[], -2])
    const late = at({ ...raw, step: 'retrieve-leaders' }).until('refresh-objective', 'assign')
    expect(late.asked).toBe('rebels assign')
  })
})

describe('what a search for the base has told', () => {
  it(rule('probes/01', 'probes/02', 'probe cards narrow the search for the Empire alone'), () => {
    const t = at({ ...BASE, probes: ['kessel'], ruledOut: ['ilum'] })
    const open = (viewer: 0 | 1 | 'public'): (number | undefined)[] => ['kessel', 'ilum', 'hoth'].map((id) => t.view(viewer).suspects[placeNo(id)])
    expect([open(1), open(0), open('public')]).toEqual([
      [0, 0, 1],
      [1, 1, 1],
      [1, 1, 1],
    ])
  })
  const fleet = {
    ...BASE,
    current: 'imperial',
    leaders: { 'darth-vader': 'pool', 'grand-moff-tarkin': 'pool', 'princess-leia': 'supply' },
    systems: { mustafar: 'imperial, star-destroyer, stormtrooper', 'rebel-base-space': 'x-wing' },
  }
  it(rule('activation/3', 'base/01', 'troops that find no base tell that there is none: the landing cannot be taken back freely'), () => {
    const t = at(fleet).do('activate:bespin:darth-vader', 'take:mustafar:star-destroyer', 'take:mustafar:stormtrooper')
    expect(t.asked).toBe('rebels command')
    expect([t.s.suspects[placeNo('bespin')], t.table.freeTakeBack(1)]).toEqual([0, null])
  })
  it(rule('activation/3', 'base/17', 'nor where a combat follows: its first question comes after the answer'), () => {
    const t = at({ ...fleet, systems: { ...fleet.systems, bespin: 'rebel-trooper' } })
    t.do('activate:bespin:darth-vader', 'take:mustafar:star-destroyer', 'take:mustafar:stormtrooper')
    expect(t.s.combat).not.toBeNull()
    expect([t.s.suspects[placeNo('bespin')], t.table.freeTakeBack(1)]).toEqual([0, null])
  })
  it(rule('activation/3a', 'ships alone learn nothing: what they did can be taken back'), () => {
    const t = at(fleet).do('activate:bespin:darth-vader', 'take:mustafar:star-destroyer', 'done')
    expect([t.asked, t.s.suspects[placeNo('bespin')]]).toEqual(['rebels command', 1])
    expect(t.table.freeTakeBack(1)).toBe(0)
  })
  it(rule('base/14', 'Imperial loyalty that reveals no base tells it too'), () => {
    const t = at({
      ...fleet,
      systems: { kessel: 'tie-fighter', felucia: 'tie-fighter' },
      imperial: { assigned: { 'rule-by-fear': ['grand-moff-tarkin', 'darth-vader'] } },
    })
    t.do('mission:@assigned/rule-by-fear', 'at:kessel').until('command')
    expect([t.asked, t.place('kessel').loyalty, t.s.suspects[placeNo('kessel')]]).toEqual(['rebels command', 1, 0])
    expect(t.table.freeTakeBack(1)).toBeNull()
  })
  it(rule('winning/06', 'a system that is destroyed and was not the base tells it: no other can be tried instead'), () => {
    const t = at({
      ...fleet,
      // The loyalty that it brings beside tells nothing of these.
      suspects: ['hoth', 'dantooine', 'ilum'],
      systems: { dantooine: 'death-star', ilum: 'death-star' },
      imperial: { assigned: { 'superlaser-online': ['grand-moff-tarkin', 'darth-vader'] } },
    })
    t.do('mission:@assigned/superlaser-online', 'at:dantooine')
    expect(t.table.decisions.map((d) => d.key)[1]).toBe('at:dantooine')
    t.until('command')
    expect([t.place('dantooine').destroyed, t.s.suspects[placeNo('dantooine')]]).toEqual([true, 0])
    expect(t.table.freeTakeBack(1)).not.toBe(1)
    expect(t.table.decisions[1]?.revealed).toBe(true)
  })
})
