import { describe, expect, it } from 'vitest'
import { systemNo, unitNo } from '../../lookup.ts'
import { afterLoss } from '../../rules/upkeep.ts'
import { resolveCombat } from '../../rules/combat.ts'
import { mayPlayObjective, playRefreshObjective } from '../../rules/objectives.ts'
import { gainUnits, removeUnits } from '../../rules/units.ts'
import { fight, rule, scene, type Raw } from '../combat-table.ts'

const SULLUST = systemNo('sullust')
/** Three Stormtroopers die in the first attack; an AT-ST fights on. */
const crushing: Raw = {
  units: { 'rebel-trooper': 4, stormtrooper: 3, 'at-st': 1 },
  dice: 'hhh-',
  objectives: ['crippling-blow', 'heart-of-the-empire'],
}

describe('when objectives are played', () => {
  it(rule('objectives/01', 'at the time printed on them, when the condition is met'), () => {
    const t = fight(crushing).do('hit:1:black', 'hit:2:black')
    expect(t.offers).toEqual(['play:crippling-blow', 'pass'])
    const calm = scene({ objectives: ['crippling-blow', 'leave-no-one-behind', 'popular-support'] }, playRefreshObjective)
    expect(calm.offers).toEqual(['play:leave-no-one-behind', 'pass'])
    const refused = calm.s.objectives.map((id) => mayPlayObjective(calm.s, id)?.rule.replace('rebellion/', ''))
    expect(refused).toEqual(['objectives/04', undefined, 'objectives/01'])
  })
  it(rule('objectives/02', 'objectives/08', 'objectives/09r', 'reputation as printed; then it is out of the game'), () => {
    const t = fight({
      ...crushing,
      objectives: ['return-of-the-jedi'],
      leaders: { 'darth-vader': 'sullust' },
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      dice: 'h',
    })
    t.to('combat-objective').do('play:return-of-the-jedi')
    expect(t.told('reputation')).toEqual([
      { t: 'reputation', by: 1, to: 13 },
      { t: 'reputation', by: 1, to: 12 },
    ])
    expect([t.s.scored.length, t.s.objectiveDeck.includes(t.s.scored[0]!), t.s.objectives]).toEqual([1, false, []])
  })
  it(rule('objectives/03', 'as soon as the condition is met and at later moments of the combat, not after it'), () => {
    const t = fight(crushing).do('hit:1:black', 'hit:2:black')
    expect(t.s.combat!.theatre).toBe('ground')
    t.do('pass').to('combat-objective')
    expect(t.told('combat-round')).toHaveLength(2)
    expect(t.offers).toEqual(['play:crippling-blow', 'pass'])
    expect(t.do('pass').end().s.reputation).toBe(14)
    const after = scene(crushing, (g) => {
      resolveCombat(g, SULLUST, 0, [])
      playRefreshObjective(g)
    })
    after.do('hit:1:black', 'hit:2:black').to('refresh-objective')
    expect(after.offers).toEqual(['pass'])
  })
  it(rule('objectives/04', 'not for what was destroyed outside a combat'), () => {
    const t = scene({ units: { stormtrooper: 3, 'tie-fighter': 1 }, objectives: ['crippling-blow'], leaders: {} }, (g) => {
      removeUnits(g, SULLUST, unitNo('stormtrooper'), 3)
      afterLoss(g)
      gainUnits(g, SULLUST, unitNo('x-wing'), 3)
      resolveCombat(g, SULLUST, 0, [])
    }).end()
    expect(t.told('combat')).toHaveLength(1)
    expect(t.history).not.toContain('rebel combat-objective')
  })
  it(rule('objectives/05', 'those of the refresh phase not in a combat'), () => {
    const t = fight({ ...crushing, places: { coruscant: { units: { 'x-wing': 1 } } } }).do('hit:1:black', 'hit:2:black')
    expect(t.offers).not.toContain('play:heart-of-the-empire')
    expect(mayPlayObjective(t.s, t.s.objectives[1]!)?.rule).toBe('rebellion/objectives/05')
  })
  it(rule('objectives/06', 'one in a combat, one in each'), () => {
    const raw: Raw = {
      units: { 'x-wing': 4, 'rebel-trooper': 4, 'tie-fighter': 3, stormtrooper: 3 },
      dice: 'hhh----hhh',
      objectives: ['major-victory', 'crippling-blow'],
    }
    const t = fight(raw).do('hit:1:black', 'hit:2:black')
    expect(t.offers).toEqual(['play:major-victory', 'pass'])
    t.do('play:major-victory')
    expect(mayPlayObjective(t.s, t.s.objectives[0]!)?.rule).toBe('rebellion/objectives/06')
    t.do('hit:1:black', 'hit:2:black').end()
    expect(t.count('stormtrooper')).toBe(0)
    expect([t.s.reputation, t.objectives]).toEqual([13, ['crippling-blow']])
    const two = scene(raw, (g) => {
      resolveCombat(g, SULLUST, 0, [])
      gainUnits(g, SULLUST, unitNo('stormtrooper'), 3)
      gainUnits(g, SULLUST, unitNo('rebel-trooper'), 4)
      resolveCombat(g, SULLUST, 0, [])
    })
    two.do('hit:1:black', 'hit:2:black', 'play:major-victory').to('combat-objective')
    expect(two.told('combat').length).toBe(2)
    expect(two.offers).toEqual(['play:crippling-blow', 'pass'])
  })
  it(rule('objectives/06', 'one in a refresh phase'), () => {
    const t = scene({ objectives: ['leave-no-one-behind', 'inspire-sympathy'], places: { naboo: { destroyed: true } } }, playRefreshObjective)
    expect(t.offers).toEqual(['play:leave-no-one-behind', 'play:inspire-sympathy', 'pass'])
    expect(t.do('play:inspire-sympathy').asked).toBe('nothing')
  })
  it(rule('objectives/07', 'never by force'), () => {
    const t = scene({ objectives: ['leave-no-one-behind'] }, playRefreshObjective).do('pass')
    expect([t.objectives, t.s.reputation]).toEqual([['leave-no-one-behind'], 14])
  })
  it(rule('objectives/10', 'the question is the same whatever the hand holds'), () => {
    for (const hand of [['crippling-blow'], ['popular-support']]) {
      const t = fight({ ...crushing, objectives: hand }).do('hit:1:black', 'hit:2:black')
      expect([t.asked, t.pending?.concealed, t.pending?.about]).toEqual(['rebel combat-objective', true, undefined])
      expect(t.s.objectives.every((id) => t.s.cards[id]!.seen !== 7)).toBe(true)
    }
    expect(fight({ ...crushing, objectives: [] }).do('hit:1:black', 'hit:2:black').history).not.toContain('rebel combat-objective')
  })
  it(rule('objectives/19r', 'cards/crippling-blow', 'a combat is initiated by the side that brought it about'), () => {
    const t = fight({ ...crushing, initiator: 'imperial', dice: '-----hhh-' })
    t.do('hit:1:black', 'hit:2:black').end()
    expect(t.history).not.toContain('rebel combat-objective')
  })
  it(rule('winning/10r', 'the Empire has won before an objective is offered'), () => {
    const raw: Raw = { units: { 'rebel-trooper': 3, stormtrooper: 4 }, objectives: ['crippling-blow'], base: 'sullust', dice: 'hhhhhh-' }
    const asked = fight(raw)
    while (asked.asked.endsWith('assign-hit')) asked.do(asked.offers.at(-1)!)
    expect([asked.asked, asked.count('rebel-trooper'), asked.count('stormtrooper')]).toEqual(['rebel combat-objective', 0, 1])
    const over = fight({ ...raw, revealed: true })
    while (over.asked.endsWith('assign-hit')) over.do(over.offers.at(-1)!)
    expect([over.s.result, over.history.includes('rebel combat-objective')]).toEqual([[0, 1], false])
  })
  it(rule('team/31', 'the general is asked, in space too'), () => {
    const t = fight({ seats: [0, 1, 2, 3], units: { 'x-wing': 4, 'tie-fighter': 3 }, dice: 'hhh', objectives: ['major-victory'] })
    expect(t.do('hit:1:black', 'hit:2:black').asked).toBe('rebel-general combat-objective')
  })
})
