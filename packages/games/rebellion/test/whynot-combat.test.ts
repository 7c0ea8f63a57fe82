import { describe, expect, it } from 'vitest'
import { whyNotInCombat } from '../whynot-combat.ts'
import { whyNot } from '../whynot.ts'
import { fight, type Scene } from './combat-table.ts'

const why = (t: Scene, key: string): string | undefined => whyNotInCombat(t.s, t.pending!.seat, key, t.pending!)?.rule.replace('rebellion/', '')

describe('why not, in a combat', () => {
  it('where a retreat may not go, and through the game’s own question', () => {
    const t = fight({
      units: { 'x-wing': 1, 'assault-carrier': 1 },
      leaders: { 'mon-mothma': 'sullust' },
      places: { naboo: { loyalty: 'rebel' }, dagobah: { units: { 'tie-fighter': 1 } } },
    }).to('retreat')
    const rules = ['dagobah', 'corellia', 'hoth', 'rebel-base-space', 'naboo'].map((x) => why(t, `retreat:${x}:mon-mothma`))
    expect(rules).toEqual(['retreat/08', 'retreat/06', 'retreat/01', 'retreat/10', 'retreat/02'])
    expect(whyNot(t.s, 0, 'retreat:hoth:mon-mothma', t.pending!)?.rule).toBe('rebellion/retreat/01')
  })
  it('what can not be hit', () => {
    const t = fight({
      units: { 'y-wing': 2, 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 1, stormtrooper: 1, 'death-star': 1 },
      dice: 'h',
    })
    expect(t.asked).toBe('rebel assign-hit')
    const kinds = t.s.combat!.units.map((f) => f.type)
    const at = (type: number): string => `hit:${kinds.indexOf(type)}:red`
    expect([0, 6, 4, 10].map((type) => why(t, at(type)))).toEqual(['attack/3a', 'attack/3c', 'death-star/02', 'attack/3'])
    expect(why(t, 'hit:99:red')).toBeUndefined()
  })
  it('which cards of the own hand can not be played; nothing is told of cards that are not held', () => {
    const t = fight({
      units: { 'x-wing': 1, 'tie-fighter': 1 },
      leaders: { 'jan-dodonna': 'sullust' },
      space: ['space-take-it-down', 'space-defensive-formation'],
    })
    expect(['space-take-it-down', 'space-defensive-formation', 'space-onslaught'].map((id) => why(t, `play:${id}`))).toEqual([
      'attack/2e',
      'attack/4',
      undefined,
    ])
    const objective = fight({ units: { 'x-wing': 4, 'tie-fighter': 3 }, dice: 'hhh', objectives: ['liberation', 'inspire-sympathy'] }).do(
      'hit:1:black',
      'hit:2:black',
    )
    expect(objective.asked).toBe('rebel combat-objective')
    expect(['liberation', 'inspire-sympathy', 'rebel-assault'].map((id) => why(objective, `play:${id}`))).toEqual([
      'objectives/01',
      'objectives/05',
      undefined,
    ])
  })
})
