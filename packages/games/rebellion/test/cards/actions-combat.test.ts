import { describe, expect, it } from 'vitest'
import { ACTIONS } from '../../content/actions.ts'
import { cardIdOf, systemNo } from '../../lookup.ts'
import { dropEffects, putEffect } from '../../rules/combat-effects.ts'
import { healthOf } from '../../rules/combat-units.ts'
import { resolveCombat } from '../../rules/combat.ts'
import { fight, rule, scene, type Raw, type Scene } from '../combat-table.ts'

const home = { naboo: { loyalty: 'rebel' } } as const
/** A combat in which the card's side is asked first, up to that question. */
const start = (card: string, leaders: Record<string, string>, more: Raw = {}): Scene => {
  const facts = ACTIONS.find((a) => a.id === card)!
  return fight({ units: { 'x-wing': 2, 'assault-carrier': 2 }, leaders, actions: [card], initiator: facts.side, ...more })
}
const dice = (t: Scene, side: number): string[][] =>
  t
    .told('roll')
    .filter((e) => e['side'] === side && e['why'] === 'attack')
    .map((e) => (e['dice'] as string[]).map((d) => d.split(':')[0]!))
const counts = (list: readonly string[]): string => `${list.filter((c) => c === 'red').length} red ${list.filter((c) => c === 'black').length} black`

describe('cards of the start of a combat', () => {
  it(rule('actions/01', 'actions/02', 'turned up when used, then out of the game'), () => {
    const t = start('good-intel', { 'colonel-yularen': 'sullust' }).do('use:good-intel')
    expect(t.s.sides[1]!.actions).toEqual([])
    expect(t.s.box.map((id) => `${cardIdOf(t.s, id)} ${t.s.cards[id]!.seen}`)).toEqual(['good-intel 7'])
    expect(t.told('action')).toEqual([{ t: 'action', side: 1, def: 'good-intel', leader: 'colonel-yularen' }])
  })
  it(rule('actions/03', 'a pictured leader has to be there, free'), () => {
    for (const where of ['pool', 'coruscant']) {
      const t = start('good-intel', { 'colonel-yularen': where, 'general-tagge': 'sullust' })
      expect(t.asks.flatMap((a) => a.opts.map((o) => o.c))).not.toContain('good-intel')
    }
    const held = start('its-a-trap', { 'admiral-ackbar': 'sullust' }, { rings: { 'admiral-ackbar': 'captured' } })
    expect(held.history).not.toContain('rebel start-of-combat')
  })
  it(rule('actions/06', 'combat/1b', 'directly after leaders were added: before cards are drawn, and not later'), () => {
    const t = start('its-a-trap', { 'admiral-ackbar': 'sullust' })
    expect([t.asked, t.told('tactics')]).toEqual(['rebel start-of-combat', []])
    t.do('pass')
    expect(t.told('tactics')).toHaveLength(1)
    expect(t.end().history.filter((x) => x === 'rebel start-of-combat')).toHaveLength(1)
  })
  it(rule('actions/10', 'it may be kept'), () => {
    const t = start('its-a-trap', { 'admiral-ackbar': 'sullust' }).do('pass')
    expect(t.s.sides[0]!.actions).toHaveLength(1)
    expect(t.s.combat!.effects).toEqual([])
  })
  it(rule('actions/12', 'the current player decides and resolves first; then in turn until both pass'), () => {
    const t = fight({
      units: { 'x-wing': 2, 'assault-carrier': 2 },
      leaders: { 'admiral-ackbar': 'sullust', 'general-tagge': 'sullust', 'admiral-piett': 'sullust' },
      actions: ['its-a-trap', 'point-blank-assault', 'more-dangerous-than-you-realize', 'keep-them-from-escaping'],
      initiator: 'imperial',
    })
    t.do('use:keep-them-from-escaping')
    expect([t.asked, t.offers]).toEqual(['rebel start-of-combat', ['use:its-a-trap', 'use:point-blank-assault', 'pass']])
    t.do('pass')
    expect([t.asked, t.offers]).toEqual(['imperial start-of-combat', ['use:more-dangerous-than-you-realize', 'pass']])
    t.do('pass')
    expect(t.history.filter((x) => x.endsWith('start-of-combat'))).toEqual([
      'imperial start-of-combat',
      'rebel start-of-combat',
      'imperial start-of-combat',
    ])
  })
  it(rule('leaders/09', 'Luke Skywalker (Jedi) counts as Luke Skywalker'), () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 1 }, leaders: { 'luke-skywalker-jedi': 'sullust' }, actions: ['one-in-a-million'] })
    expect([t.asked, t.offers]).toEqual(['rebel one-in-a-million', ['use:one-in-a-million', 'pass']])
  })
  it(rule('actions/03', 'none of the Rebels is used, or asked for, in a system that Boba Fett has closed'), () => {
    const raw: Raw = {
      units: { 'x-wing': 2, 'tie-fighter': 1 },
      leaders: { 'admiral-ackbar': 'sullust', 'admiral-piett': 'sullust' },
      actions: ['its-a-trap', 'keep-them-from-escaping'],
    }
    const closed = scene(raw, (g) => {
      g.s.closed = [systemNo('sullust')]
      resolveCombat(g, systemNo('sullust'), 0, [])
    })
    expect([closed.asked, closed.offers]).toEqual(['imperial start-of-combat', ['use:keep-them-from-escaping', 'pass']])
    expect(closed.end().history).not.toContain('rebel start-of-combat')
    expect(fight(raw).asked).toBe('rebel start-of-combat')
  })
  it('what lies undealt and facedown in the box does not change who is asked', () => {
    const raw: Raw = {
      units: { 'x-wing': 2, 'tie-fighter': 1 },
      leaders: { 'emperor-palpatine': 'sullust' },
      actions: ['brilliant-administrator'],
    }
    const boxed = (seen: number): Scene =>
      scene(raw, (g) => {
        const card = g.s.cards.findIndex((_, i) => cardIdOf(g.s, i) === 'according-to-my-design')
        g.s.box.push(card)
        g.s.cards[card]!.seen = seen
        resolveCombat(g, systemNo('sullust'), 1, [])
      })
    expect([boxed(0).asked, boxed(0).offers]).toEqual(['imperial start-of-combat', ['pass']])
    expect(boxed(7).end().history).not.toContain('imperial start-of-combat')
  })
  it(rule('team/25', 'in a team a recruited card that brings its leader is used by its owner alone, with a leader of his own'), () => {
    const raw: Raw = {
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      leaders: { 'general-veers': 'pool', 'admiral-piett': 'coruscant' },
      actions: ['ready-for-action'],
      seats: [0, 1, 2, 3],
    }
    const owned = (seat: number): Scene =>
      scene(raw, (g) => {
        g.s.owners = [{ card: g.s.sides[1]!.actions[0]!, seat }]
        resolveCombat(g, systemNo('sullust'), 0, [])
      })
    const asked = (t: Scene): number[] => t.asks.filter((a) => a.kind === 'start-of-combat').map((a) => a.seat)
    expect(asked(owned(1).end())).toEqual([])
    expect(asked(owned(2).to('start-of-combat'))).toEqual([2])
    expect(owned(2).to('start-of-combat').offers).toEqual(['use:ready-for-action', 'pass'])
    // A starting card is either partner's (team/41r).
    expect(fight(raw).to('start-of-combat').pending?.seat).toBe(2)
  })
  it(rule('team/25', 'the owner of a recruited card decides when to use it, whichever partner controls the leader shown who is there'), () => {
    const raw: Raw = {
      units: { 'rebel-trooper': 2, stormtrooper: 1 },
      leaders: { 'admiral-ackbar': 'sullust' },
      actions: ['point-blank-assault'],
      seats: [0, 1, 2, 3],
    }
    const asks = (seat: number): unknown => {
      const t = scene(raw, (g) => {
        g.s.owners = [{ card: g.s.sides[0]!.actions[0]!, seat }]
        resolveCombat(g, systemNo('sullust'), 0, [])
      }).to('start-of-combat')
      return [t.pending?.seat, t.offers]
    }
    expect([asks(0), asks(3)]).toEqual([0, 3].map((seat) => [seat, ['use:point-blank-assault', 'pass']]))
  })
  it(rule('team/25', 'team/41r', 'One in a Million is asked of its owner, whoever rolls and whoever controls the leader shown'), () => {
    const ground: Raw = { units: { 'rebel-trooper': 2, stormtrooper: 1 }, leaders: { 'wedge-antilles': 'sullust' }, actions: ['one-in-a-million'] }
    const t = fight({ ...ground, seats: [0, 1, 2, 3] }).to('one-in-a-million')
    expect([t.pending?.seat, t.offers]).toEqual([0, ['use:one-in-a-million', 'pass']])
    expect(t.do('use:one-in-a-million').pending).toMatchObject({ kind: 'place-die', seat: 0 })
    const owner = scene({ ...ground, seats: [0, 1, 2, 3] }, (g) => {
      g.s.owners = [{ card: g.s.sides[0]!.actions[0]!, seat: 3 }]
      resolveCombat(g, systemNo('sullust'), 0, [])
    })
    const asked = owner.to('one-in-a-million')
    expect([asked.pending?.seat, asked.offers]).toEqual([3, ['use:one-in-a-million', 'pass']])
    expect(asked.do('use:one-in-a-million').pending).toMatchObject({ kind: 'place-die', seat: 3 })
  })
  it('asks who could hold such a card as far as the others know, and nobody else', () => {
    // Another card with the same back in hand, and a leader that some card of the deck shows.
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, leaders: { 'admiral-ackbar': 'sullust' }, actions: ['ambush'] })
    expect([t.asked, t.offers, t.pending?.concealed]).toEqual(['rebel start-of-combat', ['pass'], true])
    // The Empire: only a leader in the pool that Ready for Action shows.
    const imperial = fight({
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      leaders: { 'general-veers': 'pool', 'general-tagge': 'coruscant' },
      actions: ['blindside'],
    })
    expect(imperial.to('start-of-combat').offers).toEqual(['pass'])
    const nobody: Raw[] = [
      { leaders: { 'jan-dodonna': 'sullust' }, actions: ['our-most-desperate-hour'] },
      { leaders: { 'admiral-ackbar': 'sullust' } },
      // Ackbar's cards have the back of the recruiting deck.
      { leaders: { 'admiral-ackbar': 'sullust' }, actions: ['our-most-desperate-hour'] },
    ]
    for (const raw of nobody) expect(fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, ...raw }).end().history).not.toContain('rebel start-of-combat')
  })
})

describe('Imperial cards', () => {
  it(
    rule(
      'cards/according-to-my-design',
      'attack/1b',
      'According to My Design: 1 red and 2 black Rebel dice fewer in both battles of round 1, off the full sum',
    ),
    () => {
      const units = { 'x-wing': 8, 'y-wing': 2, 'star-destroyer': 3, 'rebel-trooper': 4, airspeeder: 3, 'at-at': 4 }
      const t = start('according-to-my-design', { 'emperor-palpatine': 'sullust' }, { units }).do('use:according-to-my-design')
      while (t.told('combat-round').length < 2) t.do(t.offers.at(-1)!)
      t.to('retreat')
      expect(dice(t, 0).slice(0, 2).map(counts)).toEqual(['1 red 5 black', '2 red 5 black'])
      expect(counts(dice(t, 0)[2]!)).toBe('2 red 5 black')
      const few = { 'x-wing': 3, 'y-wing': 2, 'star-destroyer': 3, 'rebel-trooper': 4, 'at-at': 4 }
      const sum = start('according-to-my-design', { 'emperor-palpatine': 'sullust' }, { units: few })
      const fewer = start('according-to-my-design', { 'emperor-palpatine': 'sullust' }, { units: few }).do('use:according-to-my-design')
      const first = (x: Scene): string[] => dice(x.to('retreat'), 0).slice(0, 2).map(counts)
      expect([first(sum), first(fewer)]).toEqual([
        ['2 red 3 black', '0 red 4 black'],
        ['1 red 1 black', '0 red 2 black'],
      ])
    },
  )
  it('More Dangerous Than You Realize: 3 cards of one deck', () => {
    const t = start('more-dangerous-than-you-realize', { 'general-tagge': 'sullust' }).do('use:more-dangerous-than-you-realize')
    expect(t.offers).toEqual(['draw:space', 'draw:ground'])
    t.do('draw:ground')
    expect(t.told('tactics').map((e) => `${e['side']} ${e['theatre']} ${e['n']}`)).toEqual(['1 ground 3', '1 space 1'])
    expect(t.hand('imperial').filter((id) => id.startsWith('ground'))).toHaveLength(3)
  })
  it('Fully Operational: where a Death Star or its site is, a Rebel ship of choice is destroyed', () => {
    for (const station of ['death-star', 'death-star-under-construction']) {
      const t = start(
        'fully-operational',
        { 'moff-jerjerrod': 'sullust' },
        { units: { [station]: 1, 'x-wing': 2, 'mon-calamari-cruiser': 1, 'rebel-trooper': 1 } },
      )
      t.do('use:fully-operational')
      expect(t.offers).toEqual(['destroy:1:x-wing', 'destroy:3:mon-calamari-cruiser'])
      t.do('destroy:3:mon-calamari-cruiser')
      expect([t.count('mon-calamari-cruiser'), t.count('x-wing'), t.s.supply[13]]).toEqual([0, 2, 3])
    }
    expect(start('fully-operational', { 'moff-jerjerrod': 'sullust' }).offers).toEqual(['pass'])
  })
  it('Good Intel: the Rebel tactic cards lie faceup', () => {
    const t = start('good-intel', { 'colonel-yularen': 'sullust', 'jan-dodonna': 'sullust' }).do('use:good-intel')
    expect(t.s.combat!.faceUp).toBe(true)
    expect(t.s.combat!.rebelHand.map((id) => t.s.cards[id]!.seen)).toEqual([7, 7])
    expect(t.s.combat!.imperialHand.map((id) => t.s.cards[id]!.seen)).toEqual([2, 2])
    expect(t.told('tactics').find((e) => e['side'] === 0)).toMatchObject({ seen: 7 })
  })
  it(
    rule(
      'cards/keep-them-from-escaping',
      'actions/07',
      'combat/3.vi',
      'Keep Them from Escaping: no Rebel retreats from this combat; lone transports are destroyed',
    ),
    () => {
      const raw: Raw = { units: { 'rebel-transport': 1, 'tie-fighter': 2 }, places: home }
      const t = start('keep-them-from-escaping', { 'admiral-piett': 'sullust', 'mon-mothma': 'sullust' }, raw)
      t.do('use:keep-them-from-escaping').end()
      expect([t.count('rebel-transport'), t.count('rebel-transport', 'naboo')]).toEqual([0, 0])
      expect(t.s.combat).toBeNull()
      const free = start('keep-them-from-escaping', { 'admiral-piett': 'sullust', 'mon-mothma': 'sullust' }, raw).end()
      expect(free.count('rebel-transport', 'naboo')).toBe(1)
    },
  )
  it(rule('actions/04', 'Ready for Action: a leader from the pool fights, does not lead a retreat, and goes back to the pool'), () => {
    const raw: Raw = { places: { naboo: { loyalty: 'imperial' } } }
    const t = start('ready-for-action', { 'admiral-piett': 'pool', 'general-veers': 'pool' }, raw).do('pass')
    expect(t.offers).toEqual(['use:ready-for-action', 'pass'])
    t.do('use:ready-for-action')
    expect(t.offers).toEqual(['leader:admiral-piett', 'leader:general-veers'])
    t.do('leader:admiral-piett')
    expect(t.at('admiral-piett')).toBe('sullust')
    t.do('pass')
    expect(t.told('tactics')[0]).toMatchObject({ side: 1, theatre: 'space', n: 3 })
    t.end()
    expect(t.history).not.toContain('imperial retreat')
    expect([t.at('admiral-piett'), t.at('general-veers')]).toEqual(['pool', 'pool'])
  })
  it(
    rule('cards/target-the-generator', 'units/07', 'Target the Generator: a structure is gone before cards are drawn; nothing else is a target'),
    () => {
      const units = { 'shield-generator': 1, 'ion-cannon': 1, 'rebel-trooper': 2, stormtrooper: 2, 'death-star-under-construction': 1 }
      const t = start('target-the-generator', { 'general-veers': 'sullust' }, { units }).do('use:target-the-generator')
      expect(t.offers).toEqual(['destroy:5:shield-generator', 'destroy:6:ion-cannon'])
      t.do('destroy:5:shield-generator')
      expect([t.count('shield-generator'), t.s.supply[16]]).toEqual([0, 3])
      expect(t.told('tactics').filter((e) => e['side'] === 0)).toEqual([])
      const order = t.events.map((e) => e.t)
      expect(order.indexOf('destroy')).toBeLessThan(order.indexOf('tactics'))
      // The last structure destroyed there ends the combat before it began.
      const lone = start('target-the-generator', { 'general-veers': 'sullust' }, { units: { 'shield-generator': 1, stormtrooper: 1 } }).do(
        'use:target-the-generator',
      )
      expect([lone.asked, lone.told('combat-round'), lone.told('combat-end').length]).toEqual(['nothing', [], 1])
    },
  )
})

describe('Rebel cards', () => {
  it('It’s a Trap: in round 1 the Empire plays no space tactic card, not even to block, but draws', () => {
    const t = start(
      'its-a-trap',
      { 'admiral-ackbar': 'sullust', 'general-tagge': 'sullust' },
      {
        units: { 'y-wing': 2, 'star-destroyer': 1 },
        dice: 'h---s-------',
      },
    ).do('use:its-a-trap')
    t.do('pass')
    expect(t.asked).toBe('imperial combat-action')
    expect(t.offers).toEqual(['draw:black', 'pass'])
    const held = t.hand('imperial').length
    expect(t.do('draw:black').hand('imperial')).toHaveLength(held + 1)
    expect(t.history).not.toContain('imperial block')
    t.to('imperial combat-action')
    expect(t.told('combat-round')).toHaveLength(2)
  })
  it(rule('units/16', 'units/17', 'Point-Blank Assault: 1 less health for all units, at least 1; a Death Star has none'), () => {
    const t = start(
      'point-blank-assault',
      { 'general-madine': 'sullust' },
      { units: { 'x-wing': 2, 'star-destroyer': 1, 'mon-calamari-cruiser': 1, 'death-star': 1 } },
    )
    t.do('use:point-blank-assault')
    expect([9, 2, 13, 4].map((u) => healthOf(t.s, u))).toEqual([1, 3, 3, null])
  })
  it('Target the Star Destroyers: up to 2 black hits of each space attack count as red', () => {
    const t = start(
      'target-the-star-destroyers',
      { 'wedge-antilles': 'sullust' },
      { units: { 'x-wing': 5, 'star-destroyer': 1, 'tie-fighter': 1 }, dice: 'hhh--' },
    )
    t.do('use:target-the-star-destroyers').to('black-as-red')
    expect(t.offers).toEqual(['amount:0', 'amount:1', 'amount:2'])
    t.do('amount:2').to('retreat')
    expect(
      t
        .told('hit')
        .map((e) => e['unit'])
        .toSorted(),
    ).toEqual(['star-destroyer', 'star-destroyer', 'tie-fighter'])
    expect(start('target-the-star-destroyers', { 'wedge-antilles': 'sullust' }).do('pass').end().history).not.toContain('rebel black-as-red')
    // In space alone.
    const ground: Raw = { units: { 'x-wing': 1, 'rebel-trooper': 3, stormtrooper: 1, 'at-at': 1 }, dice: 'hhh' }
    const landed = start('target-the-star-destroyers', { 'wedge-antilles': 'sullust' }, ground).do('use:target-the-star-destroyers').end()
    expect(landed.history).not.toContain('rebel black-as-red')
  })
  it(rule('cards/one-in-a-million', 'actions/09', 'One in a Million: up to 2 dice of an attack are set, the others roll'), () => {
    const t = fight({
      units: { 'x-wing': 5, 'star-destroyer': 1 },
      leaders: { 'luke-skywalker': 'sullust' },
      actions: ['one-in-a-million'],
      dice: '---',
    })
    t.do('use:one-in-a-million')
    expect(t.offers).toContain('place:black:direct-hit')
    t.do('place:black:direct-hit', 'place:black:special')
    expect(t.told('roll')[0]).toMatchObject({ dice: ['black:direct-hit', 'black:special', 'black:blank', 'black:blank', 'black:blank'] })
  })
})

it(rule('winning/02', 'actions/07', 'what a card does to a combat lasts for the battle, the round or the combat, as it says'), () => {
  const { s } = fight({ units: { 'x-wing': 2, 'tie-fighter': 1 }, leaders: { 'admiral-ackbar': 'sullust' } })
  const battle = ['no-block-0', 'no-block-1'] as const
  const round = [
    'fewer-rebel-dice',
    'no-imperial-space-tactics',
    'no-retreat-0',
    'no-retreat-1',
    'free-transport-0',
    'free-transport-1',
    'plans-used',
  ] as const
  const combat = ['rebels-trapped', 'less-health', 'black-as-red'] as const
  for (const name of [...battle, ...round, ...combat]) putEffect(s, name)
  dropEffects(s, 'battle')
  expect(s.combat?.effects).toEqual([...round, ...combat])
  dropEffects(s, 'round')
  expect(s.combat?.effects).toEqual([...combat])
})
