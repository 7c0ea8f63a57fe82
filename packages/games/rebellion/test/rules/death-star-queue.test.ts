import { describe, expect, it } from 'vitest'
import { deployUnits } from '../../rules/deploying.ts'
import { IMPERIAL } from '../../state.ts'
import { rule, table } from '../mission-table.ts'
import { scene } from '../combat-table.ts'

const assigned = { 'oversee-project': ['general-tagge'] }

describe('the Death Star on the build queue', () => {
  it(
    rule('death-star/04', 'death-star/08r', 'from space 3 it takes three shifts; then it takes the place of the site, even among Rebel troops'),
    () => {
      const raw = { places: { endor: { units: { 'death-star-under-construction': 1, 'rebel-trooper': 1 } } } }
      const shifts = (n: number) =>
        scene(raw, (g) => {
          g.s.queues[5]!.units[4] = 1
          g.s.supply[4]!--
          for (let i = 0; i < n; i++) deployUnits(g, IMPERIAL)
        })
      expect(shifts(2).asked).toBe('nothing')
      const t = shifts(3)
      expect([t.asked, t.offers]).toEqual(['imperial deploy', ['deploy:endor:death-star', 'pass']])
      t.do('deploy:endor:death-star')
      expect([t.count('death-star', 'endor'), t.count('death-star-under-construction', 'endor'), t.count('rebel-trooper', 'endor')]).toEqual([
        1, 0, 1,
      ])
      expect(t.s.supply.slice(4, 6)).toEqual([1, 1])
    },
  )
  it(rule('death-star/20', 'Oversee Project brings it only in the system of its site'), () => {
    const systems = { endor: 'death-star-under-construction', kessel: 'tie-fighter' }
    const raw = { systems, imperial: { assigned, queue: { 1: 'stormtrooper', 2: 'death-star' } } }
    expect(table(raw).reveal('oversee-project', 'at:kessel').at('kessel')).toBe('1 tie-fighter, 1 stormtrooper, subjugated')
    expect(table(raw).reveal('oversee-project', 'at:endor').offers).toContain('deploy:death-star:2')
  })
})
