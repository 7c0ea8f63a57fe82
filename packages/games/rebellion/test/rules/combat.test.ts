import { describe, expect, it } from 'vitest'
import { arranged, fight, fightAndSettle, rule, scene } from '../combat-table.ts'
import { keyOf } from '@orrery/kernel'
import { resolveCombat, sharesTheatre } from '../../rules/combat.ts'
import { systemNo, unitNo } from '../../lookup.ts'
import { gainUnits } from '../../rules/units.ts'

const SULLUST = systemNo('sullust')
/** Leaders, pool and cards: what is asked before the first roll. */
const leaders = { 'jan-dodonna': 'sullust', 'general-tagge': 'sullust' }

describe('when a combat is fought', () => {
  it(rule('combat/0', 'ships over enemy ground units share no theatre'), () => {
    const t = fight({ units: { 'star-destroyer': 1, 'rebel-trooper': 2 }, initiator: 'imperial', leaders: { ...leaders, 'darth-vader': 'pool' } })
    expect(t.asked).toBe('nothing')
    expect(t.events).toEqual([])
    expect(t.s.combat).toBeNull()
    expect(sharesTheatre(arranged({ units: { 'star-destroyer': 1, 'rebel-trooper': 1, stormtrooper: 1 } }), SULLUST)).toBe(true)
  })
  it(rule('combat/0ar', 'transports among Imperial troops only: nobody is added, no card drawn'), () => {
    const t = fight({ units: { 'rebel-transport': 2, stormtrooper: 2 }, leaders: { 'mon-mothma': 'pool', 'jan-dodonna': 'sullust' } })
    expect(t.history).toEqual([])
    expect(t.s.spaceTactics).toHaveLength(15)
  })
  it(rule('combat/0b', 'units/02', 'ships take no part in the ground battle'), () => {
    // A Star Destroyer would roll 2 red and 1 black; the one Stormtrooper rolls 1 black.
    const t = fight({ units: { 'star-destroyer': 1, stormtrooper: 1, 'rebel-trooper': 1 } }).end()
    expect(t.told('battle').map((e) => e['theatre'])).not.toContain('space')
    expect(t.told('roll')[1]).toMatchObject({ side: 1, dice: ['black:blank'] })
  })
  it(rule('destroyed-systems/06', 'destroyed-systems/07', 'no ground battle in a destroyed system, but a space battle'), () => {
    const places = { sullust: { destroyed: true } }
    expect(
      fight({ units: { 'at-at': 1, 'rebel-trooper': 1, 'rebel-transport': 1, 'assault-carrier': 1 }, places })
        .end()
        .told('battle')
        .map((e) => e['theatre']),
    ).toEqual(['space'])
    expect(sharesTheatre(arranged({ units: { 'at-at': 1, 'rebel-trooper': 1 }, places }), SULLUST)).toBe(false)
  })
  it(rule('units/03', 'units/04r', 'units/08', 'a lone Death Star, a lone Super Star Destroyer and a lone structure are enough'), () => {
    for (const ship of ['death-star', 'super-star-destroyer', 'death-star-under-construction'])
      expect(sharesTheatre(arranged({ units: { [ship]: 1, 'x-wing': 1 } }), SULLUST)).toBe(true)
    expect(sharesTheatre(arranged({ units: { 'ion-cannon': 1, stormtrooper: 1 } }), SULLUST)).toBe(true)
  })
  it(rule('combat/0c', 'winning/03', 'winning/09r', 'the side that brought it about decides, draws, attacks and retreats first'), () => {
    const units = { 'x-wing': 2, 'assault-carrier': 2 }
    const both = { 'jan-dodonna': 'pool', 'general-tagge': 'pool', 'mon-mothma': 'sullust', 'boba-fett': 'sullust' }
    const t = fight({ units, leaders: both, initiator: 'imperial', places: { naboo: { loyalty: 'rebel' }, corellia: { loyalty: 'imperial' } } })
    expect(t.asked).toBe('imperial add-leader')
    t.do('add:general-tagge')
    expect(t.asked).toBe('rebel add-leader')
    t.do('add:jan-dodonna')
    expect(t.told('tactics').map((e) => e['side'])).toEqual([1, 0])
    t.to('retreat')
    expect(t.told('roll').map((e) => e['side'])).toEqual([1, 0])
    expect(t.asked).toBe('imperial retreat')
    expect(t.do('pass').asked).toBe('rebel retreat')
  })
})

describe('step 1: leaders', () => {
  const units = { 'x-wing': 2, 'tie-fighter': 2 }
  it(rule('combat/1', 'one may be added only without a leader with tactic values there; any leader will do'), () => {
    expect(fight({ units, leaders: { 'jan-dodonna': 'sullust', 'mon-mothma': 'pool' } }).history).not.toContain('rebel add-leader')
    const t = fight({ units, leaders: { 'mon-mothma': 'sullust', 'han-solo': 'pool', 'princess-leia': 'coruscant' } })
    expect(t.asked).toBe('rebel add-leader')
    expect(t.offers).toEqual(['add:han-solo', 'pass'])
    expect(t.do('add:han-solo').at('han-solo')).toBe('sullust')
    expect(t.told('join')).toEqual([{ t: 'join', side: 0, leader: 'han-solo' }])
    const held = fight({ units, leaders: { 'jan-dodonna': 'sullust', 'mon-mothma': 'pool' }, rings: { 'jan-dodonna': 'captured' } })
    expect(held.offers).toEqual(['add:mon-mothma', 'pass'])
  })
  it(rule('combat/1a', 'the other side decides when it has seen who came'), () => {
    const t = fight({ units, leaders: { 'han-solo': 'pool', 'darth-vader': 'pool' } }).do('add:han-solo')
    expect(t.asked).toBe('imperial add-leader')
    expect(t.at('han-solo')).toBe('sullust')
  })
  it(rule('combat/1c', 'one leader is added, not two'), () => {
    const t = fight({ units, leaders: { 'mon-mothma': 'pool', 'han-solo': 'pool' } }).do('add:mon-mothma')
    expect(t.asked).not.toBe('rebel add-leader')
    expect(t.to('retreat').history.filter((x) => x === 'rebel add-leader')).toHaveLength(1)
  })
  it(rule('combat/1b', 'actions/12', 'a leader just added may use his card at once'), () => {
    const t = fight({
      units,
      leaders: { 'admiral-ackbar': 'pool', 'general-tagge': 'sullust' },
      actions: ['its-a-trap', 'more-dangerous-than-you-realize'],
    })
    t.do('add:admiral-ackbar')
    expect(t.asked).toBe('rebel start-of-combat')
    expect(t.offers).toEqual(['use:its-a-trap', 'pass'])
    t.do('use:its-a-trap')
    expect(t.asked).toBe('imperial start-of-combat')
    expect(t.offers).toEqual(['use:more-dangerous-than-you-realize', 'pass'])
  })
})

describe('step 2: tactic cards', () => {
  const both = { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 }
  const drawn = (raw: Parameters<typeof fight>[0]): string[] =>
    fight(raw)
      .told('tactics')
      .map((e) => `${e['side']} ${e['theatre']} ${e['n']}`)
  it(rule('combat/2', 'leaders/03', 'leaders/05', 'as many as the tactic values say'), () => {
    expect(drawn({ units: both, leaders: { 'jan-dodonna': 'sullust' } })).toEqual(['0 space 2', '0 ground 1'])
  })
  it(rule('combat/2a', 'the best value of each theatre, also of different leaders'), () => {
    expect(drawn({ units: both, leaders: { 'admiral-ackbar': 'sullust', 'general-rieekan': 'sullust' } })).toEqual(['0 space 3', '0 ground 2'])
  })
  it(rule('combat/2b', 'combat/2cr', 'golden/01', 'only for theatres that both sides share'), () => {
    expect(drawn({ units: { 'x-wing': 1, 'tie-fighter': 1, stormtrooper: 2 }, leaders: { 'darth-vader': 'sullust' } })).toEqual(['1 space 2'])
  })
  it(rule('combat/2d', 'components/23r', 'the current player draws first from a short deck'), () => {
    const raw = {
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      leaders: { 'admiral-ackbar': 'sullust', 'darth-vader': 'sullust' },
      initiator: 'imperial',
    } as const
    const t = scene(raw, (g) => {
      g.s.spaceTactics.splice(0, 11)
      resolveCombat(g, SULLUST, 1, [])
    })
    expect(t.told('tactics').map((e) => `${e['side']} ${e['n']}`)).toEqual(['1 2', '0 2'])
    expect(t.hand('rebel')).toHaveLength(2)
  })
  it(rule('combat/2e', 'captured/16', 'captured/17', 'without a free leader nothing is drawn'), () => {
    expect(
      drawn({ units: both, leaders: { 'jan-dodonna': 'sullust', 'admiral-ackbar': 'coruscant' }, rings: { 'jan-dodonna': 'captured' } }),
    ).toEqual([])
    expect(drawn({ units: both, leaders: { 'mon-mothma': 'sullust' } })).toEqual([])
  })
})

describe('step 3: rounds', () => {
  it(
    rule('combat/3.i', 'combat/3.ii', 'combat/3.iv', 'each round: one space attack each, one ground attack each; no new leader, no new draw'),
    () => {
      const t = fight({
        units: { 'x-wing': 2, 'tie-fighter': 2, 'rebel-trooper': 2, stormtrooper: 2 },
        leaders: { 'han-solo': 'pool', 'mon-mothma': 'pool', 'general-tagge': 'sullust' },
      }).do('pass')
      const draws = t.told('tactics').length
      while (t.told('combat-round').length < 2) t.to('combat-action').do('pass')
      const log = t.events.flatMap((e) =>
        e.t === 'battle' ? [String(e['theatre'])] : e.t === 'roll' ? [`${e['side']}:${(e['dice'] as string[]).length}`] : [],
      )
      expect(log.slice(0, 6)).toEqual(['space', '0:2', '1:2', 'ground', '0:2', '1:2'])
      expect(log[6]).toBe('space')
      expect(t.history.filter((x) => x === 'rebel add-leader')).toHaveLength(1)
      expect(t.told('tactics')).toHaveLength(draws)
    },
  )
  it(rule('combat/3.i.a', 'combat/3.ii.a', 'a theatre in which one side has nothing is passed over'), () => {
    expect(
      fight({ units: { 'x-wing': 2, 'rebel-trooper': 1, stormtrooper: 1 }, dice: 'h-' })
        .end()
        .told('battle')
        .map((e) => e['theatre']),
    ).toEqual(['ground'])
    expect(
      fight({ units: { 'x-wing': 1, 'tie-fighter': 1, stormtrooper: 1 }, dice: 'h-' })
        .end()
        .told('battle')
        .map((e) => e['theatre']),
    ).toEqual(['space'])
  })
  it(rule('combat/3.iii', 'retreat is offered at the end of a round, not before'), () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 1 }, leaders, places: { naboo: { loyalty: 'rebel' } } }).to('retreat')
    expect(t.asked).toBe('rebel retreat')
    expect(t.told('roll')).toHaveLength(2)
  })
  it(
    rule('combat/3.iv.a', 'winning/04', 'structures alone against ground units are destroyed at the end of a round; the base may fall by it'),
    () => {
      const raw = { units: { 'shield-generator': 1, stormtrooper: 1 }, initiator: 'imperial', base: 'sullust' } as const
      const t = fight(raw).end()
      expect(t.count('shield-generator')).toBe(0)
      expect(t.told('combat-round')).toHaveLength(1)
      expect(t.s.result).toBeNull()
      const fallen = fight({ ...raw, revealed: true }).end()
      expect(fallen.s.result).toEqual([0, 1])
      expect(fallen.told('combat-end')).toHaveLength(0)
      // With a trooper beside it nothing of the kind happens after the first round.
      const two = fight({ units: { 'shield-generator': 1, 'rebel-trooper': 1, stormtrooper: 1 }, leaders: { 'jan-dodonna': 'sullust' } })
      while (two.told('combat-round').length < 2) two.to('combat-action').do('pass')
      expect(two.count('shield-generator')).toBe(1)
    },
  )
  it(
    rule(
      'combat/3.iv.b',
      'death-star/07',
      'death-star/03',
      'the construction site alone is destroyed at the end of a round, with the Death Star on the queue',
    ),
    () => {
      const raw = { units: { 'x-wing': 3, 'tie-fighter': 1, 'death-star-under-construction': 1 }, dice: 'h---' }
      const t = scene(raw, (g) => {
        g.s.queues[5]!.units[4] = 1
        g.s.supply[4]!--
        resolveCombat(g, SULLUST, 0, [])
      })
      t.do('hit:0:black').end()
      expect(t.count('death-star-under-construction')).toBe(0)
      expect(t.s.queues[5]!.units[4]).toBe(0)
      expect(t.s.supply[4]).toBe(2)
      expect(t.told('combat-round')).toHaveLength(1)
    },
  )
  it(rule('combat/3.v', 'a Death Star kept silent by two Ion Cannons: the Rebel ships have to leave'), () => {
    const raw = {
      units: { 'death-star': 1, 'x-wing': 1, 'ion-cannon': 2 },
      leaders: { 'jan-dodonna': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
    } as const
    const t = fight(raw).to('retreat')
    // One way out and one leader: nothing to choose.
    expect(t.end().count('x-wing', 'naboo')).toBe(1)
    expect(t.told('combat-round')).toHaveLength(1)
    // With one cannon, or troops on the ground, they may stay.
    expect(fight({ ...raw, units: { ...raw.units, 'ion-cannon': 1 } }).to('retreat').offers).toContain('pass')
    expect(fight({ ...raw, units: { ...raw.units, stormtrooper: 1, 'rebel-trooper': 1 } }).to('retreat').offers).toContain('pass')
    expect(fight({ ...raw, units: { ...raw.units, 'tie-fighter': 1 } }).to('retreat').offers).toContain('pass')
  })
  it(rule('combat/3.v', 'death-star/13', 'Death Star Plans that failed count as used: another round follows'), () => {
    const t = fight({
      units: { 'death-star': 1, 'x-wing': 1, 'ion-cannon': 2 },
      leaders: { 'jan-dodonna': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
      objectives: ['death-star-plans-ii'],
    }).to('death-star-plans')
    t.do('use:death-star-plans-ii').to('retreat')
    expect(t.offers).toEqual(['retreat:naboo:jan-dodonna', 'pass'])
    t.do('pass').to('death-star-plans')
    expect(t.told('combat-round')).toHaveLength(2)
    expect(t.offers).toContain('use:death-star-plans-ii')
  })
  it(rule('combat/3.v.a', 'who cannot leave is destroyed; the structures stay'), () => {
    const t = fight({ units: { 'death-star': 1, 'x-wing': 2, 'ion-cannon': 2 } }).end()
    expect([t.count('x-wing'), t.count('ion-cannon'), t.count('death-star')]).toEqual([0, 2, 1])
  })
  it(rule('combat/3.vi', 'lone transports leave, or are destroyed in the retreat step'), () => {
    const units = { 'rebel-transport': 2, 'assault-carrier': 1 }
    const t = fight({ units }).end()
    expect(t.count('rebel-transport')).toBe(0)
    expect(t.told('combat-round')).toHaveLength(1)
    const led = fight({ units, leaders: { 'mon-mothma': 'sullust' }, places: { naboo: { loyalty: 'rebel' }, dagobah: { units: { 'x-wing': 1 } } } })
    expect(led.offers).toEqual(['retreat:dagobah:mon-mothma', 'retreat:naboo:mon-mothma'])
    expect(led.do('retreat:naboo:mon-mothma').end().count('rebel-transport', 'naboo')).toBe(2)
  })
  it(rule('combat/3.vi.r', 'no Imperial ships there: the transport stays over the ground battle'), () => {
    const t = fight({ units: { 'rebel-transport': 1, 'rebel-trooper': 1, stormtrooper: 1 }, dice: '--h-' }).end()
    expect(t.count('rebel-transport')).toBe(1)
    expect(t.count('stormtrooper')).toBe(0)
  })
  it(rule('winning/02', 'what lasts a combat round is over in the next'), () => {
    const t = fight({
      units: { 'x-wing': 2, 'assault-carrier': 1 },
      leaders: { 'jan-dodonna': 'sullust', 'general-tagge': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
      initiator: 'imperial',
      space: ['space-no-escape'],
    })
    t.do('play:space-no-escape').to('combat-action').do('pass')
    while (t.told('combat-round').length < 2) t.to('combat-action').do('pass')
    expect(t.history).not.toContain('rebel retreat')
    expect(t.to('rebel retreat').asked).toBe('rebel retreat')
  })
})

describe('the end', () => {
  it(rule('combat/4', 'it ends when no theatre is shared, after the retreat step of that round'), () => {
    const t = fight({
      units: { 'x-wing': 2, 'rebel-trooper': 1, stormtrooper: 1, 'tie-fighter': 1 },
      leaders: { 'jan-dodonna': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
      initiator: 'imperial',
      dice: '-h-h-',
    }).to('retreat')
    expect([t.count('tie-fighter'), t.count('rebel-trooper')]).toEqual([0, 0])
    expect(t.asked).toBe('rebel retreat')
    t.do('pass')
    expect(t.asked).toBe('nothing')
    expect([t.count('x-wing'), t.count('stormtrooper')]).toEqual([2, 1])
    expect(t.told('combat-round')).toHaveLength(1)
    expect(t.told('combat-end')).toHaveLength(1)
  })
  it(rule('combat/4a', 'components/08', 'tactic-cards/03', 'every tactic card goes back, unknown to all, in the order of the numbers'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, leaders: { 'jan-dodonna': 'sullust' }, space: ['space-critical-hit'], dice: 'h' })
    t.do('play:space-critical-hit').end()
    expect(t.s.spaceTactics.toSorted((a, b) => a - b)).toEqual(arranged({}).spaceTactics)
    expect(t.s.spaceTactics.every((id) => t.s.cards[id]!.seen === 0)).toBe(true)
  })
  it(rule('combat/4b', 'combat/4c', 'attack/5d', 'damage lasts as long as the combat'), () => {
    const raw = {
      units: { 'star-destroyer': 1, 'y-wing': 3 },
      dice: 'hhh---h---',
      places: { naboo: { loyalty: 'rebel' } },
      leaders: { 'mon-mothma': 'sullust' },
    } as const
    const t = scene(raw, (g) => {
      resolveCombat(g, SULLUST, 0, [])
      gainUnits(g, SULLUST, unitNo('y-wing'), 1)
      resolveCombat(g, SULLUST, 0, [])
    })
    t.to('retreat').do('retreat:naboo:mon-mothma').end()
    expect(t.told('combat')).toHaveLength(2)
    expect(t.told('damaged').slice(0, 2)).toMatchObject([
      { unit: 'star-destroyer', damage: 3 },
      { unit: 'star-destroyer', damage: 1 },
    ])
  })
  it(rule('winning/08', 'all die together in the revealed base: the game goes on'), () => {
    const t = fightAndSettle({ units: { 'x-wing': 1, 'tie-fighter': 1 }, base: 'sullust', revealed: true, dice: 'hh' }).end()
    expect([t.count('x-wing'), t.count('tie-fighter')]).toEqual([0, 0])
    expect(t.s.result).toBeNull()
  })
  it(rule('winning/04', 'the last Rebel unit of the revealed base dies: over at once, leaders or not'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'tie-fighter': 2 },
      base: 'sullust',
      revealed: true,
      dice: '-h-',
      leaders: { 'mon-mothma': 'sullust' },
    }).end()
    expect(t.s.result).toEqual([0, 1])
    expect(t.told('battle-won')).toHaveLength(0)
  })
})

describe('with several players a side', () => {
  const seats = [0, 1, 2, 3]
  it(rule('team/17', 'combat/1c', 'a team adds one leader at most, and none where the partner has one with tactic values'), () => {
    const units = { 'x-wing': 1, 'tie-fighter': 1 }
    const t = fight({
      seats,
      units,
      leaders: { 'han-solo': 'pool', 'princess-leia': 'pool', 'general-tagge': 'sullust', 'grand-moff-tarkin': 'pool' },
    })
    expect(t.asked).toBe('rebel add-leader')
    expect(t.offers).toEqual(['add:han-solo', 'pass'])
    expect(t.do('pass').asked).toBe('rebel-general add-leader')
    expect(t.offers).toEqual(['add:princess-leia', 'pass'])
    t.do('add:princess-leia')
    expect(t.history).toEqual(expect.not.arrayContaining(['imperial add-leader']))
  })
  it(rule('team/18', 'both of the current team use their cards before the others'), () => {
    const t = fight({
      seats,
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      leaders: { 'admiral-ackbar': 'sullust', 'general-madine': 'sullust', 'general-tagge': 'sullust' },
      actions: ['its-a-trap', 'point-blank-assault', 'more-dangerous-than-you-realize'],
    }).to('combat-action')
    expect(t.history.filter((x) => x.endsWith('start-of-combat'))).toEqual([
      'rebel start-of-combat',
      'rebel-general start-of-combat',
      'imperial-general start-of-combat',
    ])
  })
  it(rule('team/19', 'team/20', 'the best values of the team; space for the admiral, ground for the general'), () => {
    const t = fight({
      seats,
      units: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 },
      leaders: { 'admiral-ackbar': 'sullust', 'general-madine': 'sullust' },
    })
    expect(t.told('tactics').map((e) => `${e['theatre']} ${e['n']}`)).toEqual(['space 3', 'ground 3'])
    expect(t.asked).toBe('rebel combat-action')
    t.do('pass').to('rebel-general combat-action')
    expect(t.asked).toBe('rebel-general combat-action')
    for (const ask of t.asks.filter((a) => a.kind === 'combat-action'))
      for (const o of ask.opts.map(keyOf).filter((k) => k.startsWith('play'))) expect(o).toContain(ask.seat === 0 ? 'space-' : 'ground-')
  })
  it(rule('team/21', 'team/22', 'the admiral assigns damage in space, the general on the ground'), () => {
    const t = fight({ seats, units: { 'x-wing': 2, 'tie-fighter': 2, 'rebel-trooper': 2, stormtrooper: 2 }, dice: 'hh--hh' })
    expect(t.asked).toBe('rebel assign-hit')
    t.do('hit:0:black')
    expect(t.to('rebel-general assign-hit').asked).toBe('rebel-general assign-hit')
  })
  it(rule('team/23', 'each may retreat with an own leader, the team once'), () => {
    const raw = {
      seats,
      units: { 'x-wing': 1, 'assault-carrier': 1 },
      leaders: { 'mon-mothma': 'sullust', 'princess-leia': 'sullust' },
      places: { naboo: { loyalty: 'rebel' } },
    } as const
    const t = fight(raw).to('retreat')
    expect(t.offers).toEqual(['retreat:naboo:mon-mothma', 'pass'])
    expect(t.do('pass').offers).toEqual(['retreat:naboo:princess-leia', 'pass'])
    const gone = fight(raw).to('retreat').do('retreat:naboo:mon-mothma').end()
    expect(gone.history.filter((x) => x === 'rebel-general retreat')).toEqual([])
    expect(gone.at('princess-leia')).toBe('sullust')
  })
})
