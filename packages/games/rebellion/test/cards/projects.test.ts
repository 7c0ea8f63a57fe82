import { expect, it } from 'vitest'
import { rule, table, type Raw } from '../mission-table.ts'

const project = (id: string, more: Raw): Raw => ({ ...more, imperial: { assigned: { [id]: ['general-tagge'] }, ...more.imperial } })

it('Construct Death Star: the construction site in a remote system, a Death Star on space 3', () => {
  const t = table(
    project('construct-death-star', {
      systems: { hoth: 'x-wing', dagobah: 'stormtrooper', kessel: 'stormtrooper', yavin: 'destroyed' },
      base: 'endor',
    }),
  )
  expect(t.targets('construct-death-star')).toEqual(['dagobah', 'dantooine', 'dathomir', 'endor', 'ilum', 'tatooine'])
  t.reveal('construct-death-star', 'at:endor')
  expect([t.at('endor'), t.queue('imperial')]).toEqual(['1 death-star-under-construction', '3: 1 death-star'])
  // Ships alone reveal nothing.
  expect(t.s.revealed).toBe(false)
})
it(rule('build/14', 'sabotage/04', 'Construct Factory: the marker goes, then all icons'), () => {
  const t = table(project('construct-factory', { systems: { mygeeto: 'sabotage, stormtrooper, rebel' }, base: 'endor' }))
  expect(t.targets('construct-factory')).toEqual(['coruscant', 'mygeeto'])
  t.reveal('construct-factory', 'at:mygeeto')
  expect([t.at('mygeeto'), t.queue('imperial')]).toEqual(['1 stormtrooper, rebel, subjugated', '2: 1 tie-fighter, 1 at-at'])
})
it('Construct Super Star Destroyer: in an Imperial system with a blue square', () => {
  const t = table(
    project('construct-super-star-destroyer', {
      systems: { corellia: 'imperial', utapau: 'stormtrooper', mustafar: 'imperial', 'mon-calamari': 'rebel' },
    }),
  )
  expect(t.targets('construct-super-star-destroyer')).toEqual(['corellia', 'utapau'])
  expect(t.reveal('construct-super-star-destroyer', 'at:utapau').queue('imperial')).toBe('3: 1 super-star-destroyer')
})
it(rule('sabotage/03', 'Oversee Project: a unit of space 1 or 2 comes here; not where it is sabotaged'), () => {
  const queue = { 1: '2 stormtrooper', 2: 'star-destroyer, death-star', 3: 'at-at' }
  const systems = { kessel: 'tie-fighter', rodia: 'tie-fighter, x-wing', naboo: 'tie-fighter, sabotage', endor: 'death-star-under-construction' }
  const raw = project('oversee-project', { systems, imperial: { assigned: { 'oversee-project': ['general-tagge'] }, queue } })
  expect(table(raw).targets('oversee-project')).toEqual(['endor', 'kessel'])
  const t = table(raw).reveal('oversee-project', 'at:kessel')
  expect(t.offers).toEqual(['deploy:stormtrooper:1', 'deploy:star-destroyer:2'])
  t.again('deploy:stormtrooper:1')
  expect([t.at('kessel'), t.queue('imperial')]).toEqual([
    '1 tie-fighter, 1 stormtrooper, subjugated',
    '1: 1 stormtrooper; 2: 1 star-destroyer, 1 death-star; 3: 1 at-at',
  ])
})
it(rule('cards/construct-death-star', 'a Death Star that comes takes the place of the construction site, which goes to the supply'), () => {
  const queue = { 2: 'death-star' }
  const t = table(
    project('oversee-project', {
      systems: { endor: 'death-star-under-construction, tie-fighter' },
      imperial: { assigned: { 'oversee-project': ['general-tagge'] }, queue },
    }),
  ).reveal('oversee-project')
  expect([t.at('endor'), t.queue('imperial'), t.s.supply[5]]).toEqual(['1 tie-fighter, 1 death-star', '', 1])
})
it(rule('base/15', 'Oversee Project: troops that come reveal a hidden base'), () => {
  const t = table(
    project('oversee-project', {
      base: 'hoth',
      systems: { hoth: 'tie-fighter', 'rebel-base-space': '2 rebel-trooper' },
      imperial: { assigned: { 'oversee-project': ['general-tagge'] }, queue: { 1: 'stormtrooper' } },
    }),
  ).reveal('oversee-project')
  expect([t.s.revealed, t.at('rebel-base-space')]).toEqual([true, ''])
})
it(
  rule(
    'cards/superlaser-online',
    'destroyed-systems/01',
    'death-star/19',
    'Superlaser Online: the system of a finished Death Star is destroyed; 1 loyalty in the region',
  ),
  () => {
    const systems = { kessel: 'death-star, 9 stormtrooper, rebel, ion-cannon', endor: 'death-star-under-construction', 'nal-hutta': 'rebel' }
    const raw = project('superlaser-online', { systems })
    expect(table(raw).targets('superlaser-online')).toEqual(['kessel'])
    const t = table(raw).reveal('superlaser-online')
    expect([t.open?.kind, t.offers]).toEqual(['loyalty', ['at:bothawui', 'at:nal-hutta', 'at:toydaria']])
    t.again('at:bothawui')
    expect([t.at('kessel'), t.at('bothawui')]).toEqual(['1 death-star, 8 stormtrooper, destroyed', 'imperial'])
    const one = table(raw).reveal('superlaser-online', 'at:nal-hutta')
    expect(one.at('nal-hutta')).toBe('')
    const base = table({ ...raw, base: 'kessel' }).reveal('superlaser-online')
    expect([base.s.result, base.told('end')[0]]).toEqual([[0, 1], { t: 'end', side: 1, why: 'base-destroyed' }])
  },
)
