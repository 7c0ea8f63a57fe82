import { describe, expect, it } from 'vitest'
import { resolveCombat } from '../../rules/combat.ts'
import { blockOf, cardIdOf, systemNo } from '../../lookup.ts'
import { fight, rule, scene } from '../combat-table.ts'

const units = { 'x-wing': 2, 'assault-carrier': 1 }

describe('tactic cards', () => {
  it(rule('tactic-cards/01', 'drawn at the start of the combat, by specials and by effects, and not again in the next round'), () => {
    const t = fight({
      units,
      leaders: { 'jan-dodonna': 'sullust' },
      dice: 's-',
      space: ['space-concentrate-fire', 'space-concentrate-fire', 'space-critical-hit'],
    })
    expect(t.told('tactics').map((e) => e['n'])).toEqual([2])
    t.do('draw:black')
    expect(t.hand('rebel')).toEqual(['space-concentrate-fire', 'space-concentrate-fire', 'space-critical-hit'])
    t.do('pass').to('rebel combat-action')
    expect(t.told('combat-round')).toHaveLength(2)
    expect(t.told('tactics').filter((e) => e['side'] === 0)).toHaveLength(2)
  })
  it(rule('tactic-cards/02', 'only their owner knows them until they are played; their backs tell the theatre'), () => {
    const t = fight({
      units: { ...units, 'rebel-trooper': 1, stormtrooper: 1 },
      leaders: { 'jan-dodonna': 'sullust' },
      space: ['space-critical-hit'],
    })
    const { rebelHand } = t.s.combat!
    expect(rebelHand.map((id) => t.s.cards[id]!.seen)).toEqual([1, 1, 1])
    expect(rebelHand.map((id) => blockOf(id).name)).toEqual(['space-tactics', 'space-tactics', 'ground-tactics'])
    for (const e of t.told('tactics')) expect(e['seen']).toBe(1)
    t.do('play:space-critical-hit')
    expect(t.s.combat!.spacePlayed.map((id) => t.s.cards[id]!.seen)).toEqual([7])
  })
  it(rule('tactic-cards/03', 'components/20', 'a played card comes back only when the deck has run out'), () => {
    const raw = {
      units: { 'x-wing': 4, 'assault-carrier': 3 },
      leaders: { 'jan-dodonna': 'sullust' },
      dice: 'sss-',
      space: ['space-critical-hit', 'space-no-escape'],
    }
    const t = scene(raw, (g) => {
      g.s.spaceTactics.splice(0, 12)
      resolveCombat(g, systemNo('sullust'), 0, [])
    })
    expect(t.s.spaceTactics).toHaveLength(1)
    t.do('play:space-critical-hit', 'draw:black')
    expect(t.hand('rebel')).not.toContain('space-critical-hit')
    expect([t.s.spaceTactics.length, t.s.combat!.spacePlayed.length]).toEqual([1, 0])
    t.do('draw:black')
    expect(t.hand('rebel')).toContain('space-critical-hit')
    expect(t.s.combat!.rebelHand.filter((id) => cardIdOf(t.s, id) === 'space-critical-hit').map((id) => t.s.cards[id]!.seen)).toEqual([1])
    // Nothing left to draw: the third special offers nothing.
    expect(t.offers).not.toContain('draw:black')
  })
})
