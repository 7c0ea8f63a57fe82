import { expect, it } from 'vitest'
import { blockCards, blockOf } from '../../lookup.ts'
import { drawMissions, drawProjects } from '../../rules/decks.ts'
import { revealable } from '../../rules/missions.ts'
import { rule, table } from '../mission-table.ts'

it(rule('projects/01', 'the normal draw never takes a project'), () => {
  const t = table()
  const projects = blockCards('projects')
  t.run((g) => drawMissions(g, 1, 30))
  expect(t.s.sides[1]!.hand.filter((c) => projects.includes(c))).toEqual([])
  expect(t.s.projectDeck).toHaveLength(10)
})
it(rule('projects/02', 'a project is a mission of the hand: drawn to it, assigned and revealed like any other'), () => {
  const t = table({
    systems: { corellia: 'imperial' },
    projectDeck: ['construct-factory'],
    imperial: { assigned: { 'oversee-project': ['general-tagge'] } },
  })
  t.run((g) => void drawProjects(g, 1))
  expect(t.hand('imperial')).toContain('construct-factory')
  expect(revealable(t.s, 1)).toEqual([])
  const ready = table({ systems: { corellia: 'imperial, stormtrooper' }, imperial: { assigned: { 'oversee-project': ['general-tagge'] } } })
  expect(revealable(ready.s, 1)).toEqual([ready.mission('oversee-project')])
})
it(rule('projects/03', 'an empty project deck is made of its own discard pile, no mission gets in'), () => {
  const t = table({ systems: { corellia: 'imperial' }, imperial: { assigned: { 'construct-factory': ['general-tagge'] }, discard: ['detained'] } })
  t.reveal('construct-factory', 'at:corellia')
  t.run((g) => {
    drawProjects(g, 9)
    drawProjects(g, 3)
  })
  expect(t.hand('imperial').filter((id) => id === 'construct-factory')).toHaveLength(2)
  expect([t.s.projectDeck, t.s.projectDiscard, t.ids(t.s.sides[1]!.discard)]).toEqual([[], [], ['detained']])
  expect(t.s.sides[1]!.hand.filter((c) => blockOf(c).name === 'projects')).toHaveLength(10)
})
