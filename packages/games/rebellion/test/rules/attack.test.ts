import { describe, expect, it } from 'vitest'
import { systemNo } from '../../lookup.ts'
import { mayPlayTactic } from '../../rules/attack.ts'
import { resolveCombat } from '../../rules/combat.ts'
import { mayHit } from '../../rules/damage.ts'
import { fight, rule, scene, type Scene } from '../combat-table.ts'

/** Colours of the dice of the n-th roll. */
const colors = (t: Scene, n = 0): string[] => (t.told('roll')[n]!['dice'] as string[]).map((d) => d.split(':')[0]!)
const count = (list: readonly string[], color: string): number => list.filter((c) => c === color).length
const rolled = (t: Scene, n = 0): string => `${count(colors(t, n), 'red')} red ${count(colors(t, n), 'black')} black`
/** The rule that refuses a card of a hand. */
const whyNot = (t: Scene, side: number, id: string): string | undefined => {
  const hand = side === 0 ? t.s.combat!.rebelHand : t.s.combat!.imperialHand
  const i = t.hand(side === 0 ? 'rebel' : 'imperial').indexOf(id)
  return mayPlayTactic(t.s, side, hand[i]!)?.rule.replace('rebellion/', '')
}
const jan = { 'jan-dodonna': 'sullust' }
const madine = { 'general-madine': 'sullust' }

describe('step 1: dice', () => {
  it(rule('attack/1', 'units/15', 'the attack values of all own units of the theatre'), () => {
    const t = fight({ units: { 'star-destroyer': 1, 'tie-fighter': 1, 'x-wing': 1, 'y-wing': 1, stormtrooper: 3 }, initiator: 'imperial' }).end()
    expect(rolled(t, 0)).toBe('2 red 2 black')
    expect(rolled(t, 1)).toBe('1 red 1 black')
  })
  it(rule('attack/1a', 'components/11', 'components/19', 'at most 5 dice of a colour'), () => {
    expect(rolled(fight({ units: { 'tie-fighter': 8, 'x-wing': 1 }, initiator: 'imperial' }))).toBe('0 red 5 black')
    expect(rolled(fight({ units: { 'tie-fighter': 5, 'assault-carrier': 2, 'x-wing': 1 }, initiator: 'imperial' }))).toBe('2 red 5 black')
  })
  it(rule('attack/1b', 'units/12', 'units/13', 'Ion Cannons take red dice off the full sum'), () => {
    const at = (red: number, cannons: number): string =>
      rolled(fight({ units: { 'assault-carrier': red, 'x-wing': 1, 'ion-cannon': cannons }, initiator: 'imperial' }))
    expect(at(7, 1)).toBe('5 red 5 black')
    expect(at(3, 1)).toBe('1 red 3 black')
    expect(at(5, 2)).toBe('1 red 5 black')
    expect(at(1, 1)).toBe('0 red 1 black')
  })
  it(rule('attack/1c', 'attack/5a', 'who is set aside and has not attacked yet still adds dice'), () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 2 }, dice: 'hh' })
      .do('hit:1:black')
      .end()
    expect(rolled(t, 1)).toBe('0 red 2 black')
    expect(t.told('destroy')[0]).toMatchObject({ unit: 'tie-fighter', n: 2 })
  })
  it(rule('units/10', 'structures add no dice'), () => {
    const t = fight({ units: { 'shield-generator': 1, 'ion-cannon': 1, 'rebel-trooper': 1, stormtrooper: 1 } })
    expect(rolled(t.to('combat-action'))).toBe('0 red 1 black')
  })
  it(rule('units/11', 'units/13', 'each Shield Generator brings a ground card in each ground battle, leader or not'), () => {
    const t = fight({ units: { 'shield-generator': 2, 'rebel-trooper': 3, 'at-at': 2 } })
    while (t.told('combat-round').length < 3 && t.asked !== 'nothing') t.to('combat-action').do('pass')
    const draws = t.told('tactics').filter((e) => e['side'] === 0)
    expect(draws.slice(0, 2)).toMatchObject([
      { theatre: 'ground', n: 2 },
      { theatre: 'ground', n: 2 },
    ])
  })
  it(rule('units/14', 'an Ion Cannon that is gone takes no dice any more'), () => {
    const t = fight({
      units: { 'ion-cannon': 1, 'rebel-trooper': 1, 'at-at': 1, 'x-wing': 2, 'assault-carrier': 2 },
      initiator: 'imperial',
      dice: '-----hh----',
    })
    while (t.told('combat-round').length < 2) t.do(t.offers.includes('hit:5:red') ? 'hit:5:red' : t.offers[0]!)
    const imperial = t.told('roll').filter((e) => e['side'] === 1 && (e['dice'] as string[]).length !== 3)
    expect(t.told('destroy').some((e) => e['unit'] === 'ion-cannon')).toBe(true)
    expect(imperial.slice(0, 2).map((e) => (e['dice'] as string[]).length)).toEqual([2, 4])
  })
})

describe('step 2: combat actions', () => {
  it(rule('attack/2', 'attack/2c', 'as many as one likes: a special for a card, which is offered at once'), () => {
    const t = fight({ units: { 'x-wing': 3, 'star-destroyer': 1 }, dice: 'ss-', space: ['space-critical-hit', 'space-onslaught'] })
    expect(t.asked).toBe('rebel combat-action')
    expect(t.offers).toEqual(['draw:black', 'pass'])
    t.do('draw:black')
    expect(t.offers).toEqual(['draw:black', 'play:space-critical-hit', 'pass'])
    t.do('play:space-critical-hit', 'draw:black')
    expect(t.told('hit')).toHaveLength(1)
    expect(t.hand('rebel')).toEqual(['space-onslaught'])
    expect(t.do('pass').told('damaged')).toMatchObject([{ unit: 'star-destroyer', damage: 1 }])
  })
  it(rule('attack/2a', 'attack/2d', 'only cards of the theatre are drawn for specials, and only those are played'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1, stormtrooper: 1 },
      leaders: madine,
      ground: ['ground-critical-hit'],
      dice: 's',
    })
    expect(t.hand('rebel')).toContain('ground-critical-hit')
    expect(t.offers.some((o) => o.includes('ground'))).toBe(false)
    expect(whyNot(t, 0, 'ground-critical-hit')).toBe('attack/2d')
    const held = t.hand('rebel').length
    t.do('draw:black')
    expect(t.hand('rebel')).toHaveLength(held + 1)
    expect(t.hand('rebel').filter((id) => id.startsWith('space')).length).toBe(2)
  })
  it(rule('attack/2b', 'what was spent is neither spent again nor rerolled'), () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 4 }, dice: 's-', space: ['space-concentrate-fire'] }).do('draw:black')
    expect(t.offers).toEqual(['play:space-concentrate-fire', 'pass'])
    expect(t.do('play:space-concentrate-fire').told('roll')[1]).toMatchObject({ why: 'reroll', dice: ['black:blank'] })
  })
  it(rule('attack/2e', 'a card with the symbol costs a special of any colour, others cost nothing'), () => {
    const raw = { units: { 'y-wing': 1, 'x-wing': 1, 'star-destroyer': 2 }, leaders: jan, space: ['space-take-it-down', 'space-critical-hit'] }
    const none = fight({ ...raw, dice: '--' })
    expect(none.offers).toEqual(['play:space-critical-hit', 'pass'])
    expect(whyNot(none, 0, 'space-take-it-down')).toBe('attack/2e')
    const t = fight({ ...raw, dice: 'ss' })
    expect(t.offers).toEqual([
      'draw:red',
      'draw:black',
      'play:space-critical-hit',
      'play:space-take-it-down:red',
      'play:space-take-it-down:black',
      'pass',
    ])
    t.do('play:space-take-it-down:red')
    expect(t.told('spend')).toEqual([{ t: 'spend', side: 0, die: 'red:special' }])
    expect(t.offers).toEqual(['draw:black', 'play:space-critical-hit', 'pass'])
  })
  it(rule('attack/2f', 'attack/2j', 'tactic-cards/03', 'a card harms units of the theatre alone, chosen by who plays it'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'tie-fighter': 1, 'star-destroyer': 1, stormtrooper: 1, 'rebel-trooper': 1 },
      leaders: jan,
      space: ['space-critical-hit'],
    })
    t.do('play:space-critical-hit')
    expect(t.asked).toBe('rebel card-damage')
    expect(t.offers).toEqual(['hit:0:card', 'hit:1:card'])
    expect(t.s.combat!.units.slice(0, 2).map((f) => f.type)).toEqual([0, 2])
  })
  it(rule('attack/2g', 'dice are picked first, then rerolled together'), () => {
    const t = fight({ units: { 'x-wing': 2, 'y-wing': 2, 'tie-fighter': 9 }, leaders: jan, space: ['space-concentrate-fire'], dice: '-h--hh' })
    t.do('play:space-concentrate-fire')
    expect(t.offers).toEqual(['die:red:blank', 'die:red:hit', 'die:black:blank'])
    t.do('die:red:blank')
    expect(t.offers).toEqual(['die:red:hit', 'die:black:blank', 'pass'])
    expect(t.told('roll')).toHaveLength(1)
    t.do('die:black:blank')
    expect(t.told('roll')[1]).toMatchObject({ dice: ['red:hit', 'black:hit'] })
  })
  it(rule('attack/2h', 'dice/03', 'a die may be rerolled by two cards'), () => {
    const t = fight({
      units: { 'x-wing': 1, 'tie-fighter': 2 },
      leaders: jan,
      space: ['space-concentrate-fire', 'space-concentrate-fire'],
      dice: '--h',
    })
    t.do('play:space-concentrate-fire', 'play:space-concentrate-fire')
    expect(
      t
        .told('roll')
        .slice(0, 3)
        .map((e) => e['dice']),
    ).toEqual([['black:blank'], ['black:blank'], ['black:hit']])
  })
  it(rule('attack/2i', 'a card that needs what is not there does nothing and is not offered'), () => {
    const t = fight({
      units: { 'at-at': 1, 'rebel-trooper': 2, 'tie-fighter': 1 },
      leaders: { 'general-veers': 'sullust' },
      ground: ['ground-bombardment'],
      dice: 's',
      initiator: 'imperial',
    })
    expect(t.offers.filter((o) => o.includes('bombardment'))).toEqual([])
    expect(whyNot(t, 1, 'ground-bombardment')).toBe('attack/2i')
  })
  it('asks as long as there are cards that could be played, whatever they are', () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, leaders: jan, space: ['space-defensive-formation', 'space-defensive-formation'] })
    expect([t.asked, t.offers, t.pending?.concealed]).toEqual(['rebel combat-action', ['pass'], true])
    expect(whyNot(t, 0, 'space-defensive-formation')).toBe('attack/4')
    expect(fight({ units: { 'x-wing': 1, 'tie-fighter': 1 } }).history).not.toContain('rebel combat-action')
  })
  it('lets the wearer of Master Yoda reroll a die once a round', () => {
    const raw = {
      units: { 'x-wing': 2, 'tie-fighter': 4 },
      leaders: { 'mon-mothma': 'sullust' },
      rings: { 'mon-mothma': 'master-yoda' },
      dice: '-hd',
    }
    const t = fight(raw)
    expect(t.offers).toEqual(['yoda', 'pass'])
    t.do('yoda', 'die:black:blank')
    expect(t.s.yodaUsed).toBe(true)
    expect(t.told('roll')[1]).toMatchObject({ why: 'reroll', dice: ['black:direct-hit'] })
    expect(t.to('retreat').history.filter((x) => x === 'rebel combat-action')).toHaveLength(1)
    expect(fight({ ...raw, leaders: { 'mon-mothma': 'coruscant' } }).asked).not.toBe('rebel combat-action')
  })
})

describe('step 3: assigning', () => {
  it(rule('attack/3', 'the attacker chooses'), () => {
    const t = fight({ units: { 'y-wing': 1, 'assault-carrier': 1, 'star-destroyer': 1 }, dice: 'h' })
    expect(t.asked).toBe('rebel assign-hit')
    expect(t.offers).toEqual(['hit:0:red', 'hit:1:red'])
  })
  it(rule('attack/3a', 'a hit needs health of its colour'), () => {
    const t = fight({ units: { 'tie-fighter': 3, 'corellian-corvette': 2 }, initiator: 'imperial', dice: 'hhh' })
    expect(t.told('hit')).toEqual([])
    expect(mayHit(fight({ units: { 'y-wing': 2, 'star-destroyer': 2 }, dice: 'h' }).s, 0, 'black')?.rule).toBe('rebellion/attack/3a')
  })
  it(rule('attack/3b', 'a direct hit goes to any health'), () => {
    const t = fight({ units: { 'x-wing': 1, 'star-destroyer': 1, 'tie-fighter': 1 }, dice: 'd' })
    expect(t.offers).toEqual(['hit:0:direct', 'hit:1:direct'])
    expect(t.do('hit:1:direct').end().told('damaged')[0]).toMatchObject({ unit: 'star-destroyer', damage: 1 })
  })
  it(rule('attack/3c', 'units of the other theatre can not be hit'), () => {
    const t = fight({ units: { 'tie-fighter': 2, 'x-wing': 2, 'rebel-trooper': 2 }, initiator: 'imperial', dice: 'hh' })
    expect(t.asked).toBe('imperial assign-hit')
    const kinds = t.s.combat!.units.map((f) => f.type)
    for (const o of t.offers) expect(kinds[Number(o.split(':')[1])]).toBe(9)
    expect(mayHit(t.s, kinds.indexOf(14), 'black')?.rule).toBe('rebellion/attack/3c')
  })
  it(rule('attack/3d', 'more damage than the health is accepted'), () => {
    const t = fight({ units: { 'tie-fighter': 3, 'x-wing': 2 }, initiator: 'imperial', dice: 'hhh' }).do('hit:3:black')
    t.do('hit:3:black')
    expect(t.told('damaged')[0]).toMatchObject({ unit: 'x-wing', damage: 3, lost: true })
    expect(t.to('retreat').told('destroy')[0]).toMatchObject({ unit: 'x-wing', n: 1 })
  })
  it(rule('attack/3e', 'nothing that can be assigned is held back'), () => {
    const t = fight({ units: { 'x-wing': 1, 'star-destroyer': 1, 'tie-fighter': 1 }, dice: 'd' })
    expect(t.asked).toBe('rebel assign-hit')
    expect(t.offers).not.toContain('pass')
    expect(fight({ units: { 'x-wing': 1, 'star-destroyer': 1 }, dice: 'd' }).told('hit')).toHaveLength(1)
  })
  it(rule('attack/3f', 'dice/01', 'specials and blanks do no damage'), () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 2 }, dice: 's-' }).do('pass')
    expect(t.told('hit')).toEqual([])
  })
  it('gives equal hits to units in any order, and offers those that are alike once', () => {
    const play = (path: string[]): string[] => {
      const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 1, 'death-star-under-construction': 1 }, dice: 'hh' })
      for (const key of path) t.do(key)
      if (t.asked === 'rebel assign-hit') return t.offers.flatMap((o) => play([...path, o]))
      return [
        t
          .told('hit')
          .map((e) => e['unit'])
          .toSorted()
          .join(' '),
      ]
    }
    expect([...new Set(play([]))].toSorted()).toEqual([
      'death-star-under-construction death-star-under-construction',
      'death-star-under-construction tie-fighter',
      'tie-fighter tie-fighter',
    ])
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 3 }, dice: 'hh' })
    // The first hit has only one kind of target; then there is one that is hit and those that are not.
    expect([t.told('hit').length, t.offers.length]).toEqual([1, 2])
    const mixed = fight({ units: { 'y-wing': 2, 'tie-fighter': 1, 'star-destroyer': 1, 'assault-carrier': 1 }, dice: 'dd' })
    const [first] = mixed.offers
    expect(mixed.do(mixed.offers.at(-1) ?? '').offers).toContain(first)
  })
  it('a card for two targets takes them in any order', () => {
    const t = fight({ units: { 'x-wing': 2, 'tie-fighter': 1, 'star-destroyer': 1 }, leaders: jan, space: ['space-onslaught'], dice: 's-' })
    t.do('play:space-onslaught:black')
    const [earlier, later] = t.offers
    expect(t.do(later ?? '').offers).toEqual([earlier, 'pass'])
  })
  it('a block for two takes them in any order, and so does a reroll', () => {
    const two = fight({
      units: { 'tie-fighter': 2, 'x-wing': 1, 'y-wing': 1 },
      leaders: jan,
      initiator: 'imperial',
      space: ['space-outmaneuver', 'space-critical-hit'],
      dice: 'hh',
    })
    two.do(two.offers[0] ?? '').do(two.offers.at(-1) ?? '', 'play:space-outmaneuver')
    two.do(two.offers[0] ?? '')
    const [earlier, later] = two.offers
    expect(two.do(later ?? '').offers).toEqual([earlier, 'pass'])
    const dice = fight({ units: { 'x-wing': 2, 'y-wing': 2, 'tie-fighter': 9 }, leaders: jan, space: ['space-concentrate-fire'], dice: '-h--hh' })
    dice.do('play:space-concentrate-fire')
    const [one, ...others] = dice.offers
    expect(dice.do(others.at(-1) ?? '').offers).toContain(one)
  })
})

describe('step 4: blocking', () => {
  const raw = { units: { 'tie-fighter': 2, 'x-wing': 2 }, leaders: jan, initiator: 'imperial' } as const
  it(rule('attack/4', 'a block takes off what was just assigned'), () => {
    const t = fight({ ...raw, space: ['space-defensive-formation', 'space-critical-hit'], dice: 'h-' })
    expect([t.asked, t.offers]).toEqual(['rebel block', ['play:space-defensive-formation', 'pass']])
    t.do('play:space-defensive-formation').to('retreat')
    expect(t.told('blocked')).toMatchObject([{ side: 0, unit: 'x-wing' }])
    expect(t.told('damaged').filter((e) => e['unit'] === 'x-wing')).toEqual([])
  })
  it(rule('attack/4', 'damage of cards is blocked like that of dice'), () => {
    const t = fight({
      ...raw,
      leaders: { ...jan, 'general-tagge': 'sullust' },
      space: ['space-critical-hit', 'space-defensive-formation', 'space-concentrate-fire'],
    })
    t.do('play:space-critical-hit')
    expect([t.asked, t.offers]).toEqual(['rebel block', ['play:space-defensive-formation', 'pass']])
  })
  it(rule('attack/4a', 'damage of earlier attacks stays'), () => {
    const t = fight({
      units: { 'y-wing': 1, 'star-destroyer': 1 },
      leaders: { 'grand-moff-tarkin': 'sullust' },
      space: ['space-defensive-formation', 'space-defensive-formation'],
      dice: 'h---h',
    })
    t.do('pass')
    expect(t.told('damaged')).toMatchObject([{ damage: 1 }])
    // The next round: one hit more, one block. The old damage is still there.
    t.to('block').do('play:space-defensive-formation')
    expect(t.s.combat?.units.find((f) => f.type === 2)).toMatchObject({ damage: 1, fresh: 0 })
  })
  it(rule('attack/4b', 'attack/4c', 'only blocking cards of the theatre'), () => {
    const t = fight({
      units: { 'tie-fighter': 2, 'x-wing': 2, 'rebel-trooper': 1, stormtrooper: 1 },
      leaders: jan,
      initiator: 'imperial',
      space: ['space-critical-hit', 'space-onslaught'],
      ground: ['ground-defensive-formation'],
      dice: 'h-',
    })
    expect([t.asked, t.offers, t.pending?.concealed]).toEqual(['rebel block', ['pass'], true])
    expect(whyNot(t, 0, 'space-critical-hit')).toBe('attack/4c')
    expect(whyNot(t, 0, 'ground-defensive-formation')).toBe('attack/4b')
  })
  it(rule('attack/4d', 'a block of 2 may save two units, or one from two'), () => {
    const two = fight({ ...raw, space: ['space-outmaneuver', 'space-critical-hit'], dice: 'hh' })
    two.do('hit:3:black', 'play:space-outmaneuver')
    expect(two.asked).toBe('rebel pay-tactic')
    two.do(two.offers[0]!)
    expect(two.offers).toEqual(['block:3', 'pass'])
    two.do('block:3').to('retreat')
    expect(two.told('blocked').map((e) => e['of'])).toEqual([2, 3])
    const one = fight({ ...raw, space: ['space-outmaneuver', 'space-critical-hit'], dice: 'hh' }).do('hit:2:black', 'play:space-outmaneuver')
    one.do(one.offers[0]!).do('block:2')
    expect(one.told('blocked').map((e) => e['of'])).toEqual([2, 2])
  })
  it('is not asked for where nothing was assigned or no card of the theatre is held', () => {
    expect(fight({ ...raw, dice: '--' }).to('retreat').history).not.toContain('rebel block')
    expect(fight({ ...raw, leaders: {}, dice: 'hh' }).do('hit:2:black').history).not.toContain('rebel block')
  })
})

describe('step 5: losses', () => {
  it(rule('attack/5', 'attack/5br', 'units/20', 'all that either attack killed leave together, after both'), () => {
    const t = fight({ units: { 'x-wing': 1, 'tie-fighter': 1 }, dice: 'hh' }).end()
    const order = t.events.filter((e) => ['roll', 'destroy'].includes(e.t)).map((e) => e.t)
    expect(order).toEqual(['roll', 'roll', 'destroy', 'destroy'])
    expect(t.s.supply[9]).toBe(8)
  })
  it(rule('attack/5c', 'attack/5d', 'units/16', 'damage below the health stays through the rounds, and adds up'), () => {
    const t = fight({ units: { 'y-wing': 4, 'star-destroyer': 1 }, dice: 'hhh----h' })
    expect(t.told('damaged')).toMatchObject([
      { damage: 3, lost: false },
      { damage: 4, lost: true },
    ])
    expect(t.asked).toBe('nothing')
    expect(t.told('combat-round')).toHaveLength(2)
    expect(t.count('star-destroyer')).toBe(0)
  })
  it(rule('units/17', 'death-star/02', 'a Death Star takes no damage of any kind'), () => {
    const t = fight({
      units: { 'death-star': 1, 'y-wing': 1, 'x-wing': 1 },
      leaders: jan,
      space: ['space-critical-hit', 'space-onslaught'],
      dice: 'dd',
    })
    expect(t.offers).toEqual(['pass'])
    expect(whyNot(t, 0, 'space-critical-hit')).toBe('attack/2i')
    expect(mayHit(t.s, 0, 'direct')?.rule).toBe('rebellion/death-star/02')
    expect(
      t
        .do('pass')
        .told('hit')
        .filter((e) => e['side'] === 1),
    ).toEqual([])
  })
  it(rule('destroyed-systems/08', 'in a destroyed system what its ships carry no more is destroyed too, by the owner’s choice'), () => {
    const raw = {
      units: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 1, 'y-wing': 2, 'x-wing': 1 },
      places: { sullust: { destroyed: true } },
      dice: 'hh-',
    }
    const t = scene(raw, (g) => resolveCombat(g, systemNo('sullust'), 0, [])).to('surplus')
    expect(t.count('assault-carrier')).toBe(0)
    t.end()
    expect([t.count('tie-fighter'), t.count('stormtrooper')]).toEqual([0, 0])
  })
})
