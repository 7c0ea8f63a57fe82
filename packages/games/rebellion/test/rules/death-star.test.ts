import { describe, expect, it } from 'vitest'
import { IMPERIAL } from '../../state.ts'
import { mustReveal } from '../../rules/base.ts'
import { arranged, fight, rule, scene } from '../combat-table.ts'
import { moveUnits } from '../../rules/movement.ts'
import { placeNo } from '../../lookup.ts'

const plans = ['death-star-plans-ii']
const leaders = { 'jan-dodonna': 'sullust' }

describe('Death Star', () => {
  it(rule('death-star/01', 'it moves like a ship, carries units and attacks in space'), () => {
    const raw = { places: { naboo: { units: { 'death-star': 1, stormtrooper: 9 } } } }
    const t = scene(raw, (g) => void moveUnits(g, 1, { to: placeNo('sullust'), from: [placeNo('naboo')] })).do('take:naboo:death-star')
    for (let n = 0; n < 8; n++) t.do('take:naboo:stormtrooper')
    expect([t.asked, t.count('stormtrooper'), t.count('stormtrooper', 'naboo')]).toEqual(['nothing', 8, 1])
    expect(fight({ units: { 'death-star': 1, 'x-wing': 1 }, initiator: 'imperial', leaders }).told('roll')[0]).toMatchObject({
      side: IMPERIAL,
      dice: Array(4).fill('red:blank'),
    })
  })
  it(rule('death-star/02', 'death-star/03', 'hits on a lone Death Star do nothing'), () => {
    const t = fight({ units: { 'death-star': 1, 'y-wing': 2, 'x-wing': 2 }, leaders, dice: 'dhdh' }).to('retreat')
    expect(t.told('hit')).toEqual([])
    expect(t.count('death-star')).toBe(1)
  })
  it(rule('death-star/05', 'units/09', 'the construction site is immobile'), () => {
    const raw = { places: { naboo: { units: { 'death-star-under-construction': 1, 'assault-carrier': 1 } } } }
    expect(scene(raw, (g) => void moveUnits(g, 1, { to: placeNo('sullust'), from: [placeNo('naboo')] })).offers).toEqual([
      'take:naboo:assault-carrier',
      'done',
    ])
  })
  it(rule('death-star/18', 'neither of them reveals a hidden base'), () => {
    expect(mustReveal(arranged({ base: 'sullust', units: { 'death-star': 1, 'death-star-under-construction': 1 } }))).toBe(false)
    expect(mustReveal(arranged({ base: 'sullust', units: { stormtrooper: 1 } }))).toBe(true)
  })
  it(
    rule('death-star/21', 'objectives/01', 'the site destroyed in another way gives no reputation by itself; Major Victory may be played for it'),
    () => {
      const t = fight({
        units: { 'x-wing': 1, 'tie-fighter': 1, 'death-star-under-construction': 1 },
        objectives: ['death-star-plans-iii', 'major-victory'],
        dice: 'h-',
      })
      t.do('hit:0:black').to('death-star-plans').do('pass')
      expect(t.count('death-star-under-construction')).toBe(0)
      expect([t.asked, t.offers]).toEqual(['rebel combat-objective', ['play:major-victory', 'pass']])
      t.do('pass')
      expect(t.s.reputation).toBe(14)
      expect(t.objectives).toContain('death-star-plans-iii')
    },
  )
})

describe('Death Star Plans', () => {
  const raw = { units: { 'death-star': 1, 'x-wing': 1 }, leaders, objectives: plans } as const
  it(rule('death-star/09', 'after both attacks and what they destroyed'), () => {
    const t = fight({ ...raw, units: { 'death-star': 1, 'x-wing': 1, 'corellian-corvette': 1 }, dice: '---d---' })
    // The Death Star's direct hit kills the last fighter: no plans.
    t.to('assign-hit').do('hit:1:direct').to('retreat')
    expect(t.history).not.toContain('rebel death-star-plans')
    const alive = fight(raw).to('death-star-plans')
    expect(alive.told('roll').map((e) => e['side'])).toEqual([0, 1])
  })
  it(rule('death-star/10', 'death-star/12', 'dice/02', 'with a fighter 3 dice; a direct hit destroys it and gives the reputation'), () => {
    const t = fight({ ...raw, dice: '------d-' }).to('death-star-plans')
    expect(t.offers).toEqual(['use:death-star-plans-ii', 'pass'])
    const before = t.told('roll').length
    t.do('use:death-star-plans-ii')
    expect(t.told('roll')[before]).toMatchObject({ side: 0, why: 'plans', dice: ['red:blank', 'red:direct-hit', 'red:blank'] })
    expect(t.count('death-star')).toBe(0)
    expect(t.s.reputation).toBe(12)
    expect(t.objectives).toEqual([])
    expect(t.s.scored).toHaveLength(1)
    expect(fight({ ...raw, units: { 'death-star': 1, 'corellian-corvette': 2 } }).to('retreat').history).not.toContain('rebel death-star-plans')
  })
  it(rule('death-star/12', 'the game may end there, inside the combat'), () => {
    const t = fight({ ...raw, dice: '-----d', reputation: 3, time: 2 })
      .to('death-star-plans')
      .do('use:death-star-plans-ii')
    expect(t.s.result).toEqual([1, 0])
    expect(t.told('combat-end')).toEqual([])
  })
  it(rule('death-star/11r', 'a hit and a special are not enough'), () => {
    const t = fight({ ...raw, dice: '-----hs-' })
      .to('death-star-plans')
      .do('use:death-star-plans-ii')
    expect(t.told('roll').find((e) => e['why'] === 'plans')).toMatchObject({ dice: ['red:hit', 'red:special', 'red:blank'] })
    expect([t.count('death-star'), t.s.reputation]).toEqual([1, 14])
  })
  it(rule('death-star/13', 'objectives/06', 'failed: back to the hand, offered again in the next round, and no objective of this combat'), () => {
    const t = fight(raw).to('death-star-plans').do('use:death-star-plans-ii')
    expect(t.objectives).toEqual(plans)
    expect([t.s.reputation, t.s.combat?.scored]).toEqual([14, []])
    t.to('death-star-plans')
    expect(t.told('combat-round')).toHaveLength(2)
    expect(t.offers).toEqual(['use:death-star-plans-ii', 'pass'])
  })
  it(rule('objectives/06', 'death-star/09', 'not asked for any more once another objective of this combat has been played'), () => {
    const t = fight({
      units: { 'death-star': 1, 'x-wing': 1, 'rebel-trooper': 3, stormtrooper: 3 },
      leaders,
      objectives: ['crippling-blow', ...plans],
      dice: '-----hhh',
    }).to('death-star-plans')
    t.do('pass').to('combat-objective').do('play:crippling-blow').end()
    expect(t.told('combat-round').length).toBeGreaterThan(1)
    expect(t.history.filter((x) => x === 'rebel death-star-plans')).toHaveLength(1)
    expect([t.s.reputation, t.objectives]).toEqual([13, plans])
  })
  it(rule('death-star/14', 'one of them in a round, with two in hand too'), () => {
    const t = fight({ ...raw, objectives: ['death-star-plans-ii', 'death-star-plans-iii'] }).to('death-star-plans')
    expect(t.offers).toEqual(['use:death-star-plans-ii', 'use:death-star-plans-iii', 'pass'])
    t.do('use:death-star-plans-iii')
    expect(t.asked).toBe('rebel retreat')
  })
  it(rule('death-star/15', 'cards/one-in-a-million', 'One in a Million sets a die'), () => {
    const t = fight({ ...raw, leaders: { 'wedge-antilles': 'sullust' }, actions: ['one-in-a-million'] })
      .to('death-star-plans')
      .do('use:death-star-plans-ii')
    t.do('use:one-in-a-million', 'place:red:direct-hit', 'pass')
    expect([t.count('death-star'), t.s.reputation]).toEqual([0, 12])
  })
  it(rule('death-star/10', 'rings/01', 'Master Yoda: the dice lie on the table for the choice, and the new face is told'), () => {
    const t = fight({ ...raw, rings: { 'jan-dodonna': 'master-yoda' }, dice: '------h-d' }).to('death-star-plans')
    t.do('use:death-star-plans-ii')
    expect([t.asked, t.offers, t.s.combat?.dice]).toEqual(['rebel yoda', ['die:0', 'die:1', 'die:2', 'pass'], [0, 1, 0]])
    t.do('die:2')
    expect(t.told('roll').at(-1)).toMatchObject({ side: 0, why: 'reroll', dice: ['red:direct-hit'] })
    expect([t.count('death-star'), t.s.reputation]).toEqual([0, 12])
    const failed = fight({ ...raw, rings: { 'jan-dodonna': 'master-yoda' } })
      .to('death-star-plans')
      .do('use:death-star-plans-ii', 'pass')
    expect(failed.s.combat?.dice).toEqual([])
  })
  it(rule('death-star/16', 'the construction site is a target too'), () => {
    const t = fight({ ...raw, units: { 'death-star-under-construction': 1, 'tie-fighter': 1, 'x-wing': 1 }, dice: '--d' }).to('death-star-plans')
    t.do('use:death-star-plans-ii')
    expect([t.count('death-star-under-construction'), t.s.reputation]).toEqual([0, 12])
    const both = fight({ ...raw, units: { 'death-star': 1, 'death-star-under-construction': 1, 'x-wing': 1 }, dice: '-----d' }).to('death-star-plans')
    both.do('use:death-star-plans-ii')
    expect(both.offers).toEqual(['target:death-star', 'target:death-star-under-construction'])
    both.do('target:death-star')
    expect([both.count('death-star'), both.s.reputation]).toEqual([0, 12])
  })
  it(rule('death-star/17', 'not against a Death Star elsewhere'), () => {
    const t = fight({ ...raw, units: { 'tie-fighter': 1, 'x-wing': 2 }, places: { naboo: { units: { 'death-star': 1 } } } }).end()
    expect(t.history).not.toContain('rebel death-star-plans')
  })
  it('is asked of Rebels who hold other objectives, and not of those who hold none', () => {
    const t = fight({ ...raw, objectives: ['liberation'] }).to('death-star-plans')
    expect([t.offers, t.pending?.concealed]).toEqual([['pass'], true])
    expect(fight({ ...raw, objectives: [] }).to('retreat').history).not.toContain('rebel death-star-plans')
  })
})
