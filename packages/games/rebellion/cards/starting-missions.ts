/** The four missions that each side begins with; they return to the hand after use. */
import { capture } from '../rules/captured.ts'
import { tell } from '../rules/context.ts'
import { bitOf, drawProbes, drawProjects, takeTop, toBottom } from '../rules/decks.ts'
import { gainLoyalty } from '../rules/loyalty.ts'
import { basePlace } from '../rules/map.ts'
import { placeSabotageMarker, removeSabotageMarker } from '../rules/sabotage.ts'
import { unitsAt } from '../rules/units.ts'
import { IMPERIAL, placeAt, REBEL, removeFrom, sideOf } from '../state.ts'
import type { G } from '../rules/context.ts'
import type { Attempt } from '../state-scenes.ts'
import { mission, type MissionRules } from './entry.ts'
import { lookAt, mixUp } from './verbs.ts'

/** Rebel units at the base that bring one probe card. */
const UNITS_PER_PROBE = 4
/** Probe cards that a Rapid Mobilization may draw, with one leader and with two. */
const PROBES = 4
const PROBES_OF_TWO = 8
/** Dice of Build Alliance where a Rebel unit is. */
const ALLIANCE_DICE = 2

/** Draws 2 projects; one is kept, the other goes under the deck. */
function chooseProject(g: G, a: Attempt): void {
  const s = g.s
  const got = drawProjects(g, 2)
  if (got.length < 2) return
  const kept = g.choose(
    a.seat,
    'keep-project',
    got.map((c) => ({ t: 'keep', c })),
    { about: 'research-and-development' },
  ).c
  for (const id of got) {
    if (id === kept) continue
    removeFrom(sideOf(s, IMPERIAL).hand, id)
    toBottom(s.projectDeck, [id])
    tell(g, { t: 'put-back', kind: 'project', top: 0, bottom: 1 })
  }
}

export const STARTING_MISSIONS: readonly MissionRules[] = [
  mission('rule-by-fear', ['loyalty'], (g, a) => gainLoyalty(g, IMPERIAL, a.place, 1)),

  mission('gather-intel', ['probe'], (g) => {
    const units = unitsAt(g.s, REBEL, basePlace(g.s))
    drawProbes(g, Math.max(1, Math.floor(units / UNITS_PER_PROBE)))
  }),

  mission('capture-rebel-operative', ['capture'], (g, a) => capture(g, a.target)),

  mission('research-and-development', ['project', 'sabotage'], (g, a) => {
    const repair = placeAt(g.s, a.place).sabotage ? [{ t: 'repair' }] : []
    const o = g.choose(a.seat, 'option', [{ t: 'two-projects' }, ...repair], { about: 'research-and-development' })
    if (o.t === 'two-projects') return chooseProject(g, a)
    removeSabotageMarker(g, a.place)
    drawProjects(g, 1)
  }),

  mission('build-alliance', ['loyalty'], (g, a) => gainLoyalty(g, REBEL, a.place, 1), {
    dice: (s, a) => (unitsAt(s, REBEL, a.place) > 0 ? ALLIANCE_DICE : 0),
  }),

  mission('infiltration', ['objective'], (g, a) => {
    const s = g.s
    const top = takeTop(g, s.objectiveDeck, 2)
    lookAt(g, 'objective', 'deck', top, bitOf(REBEL))
    if (top.length === 0) return
    const first = g.choose(
      a.seat,
      'infiltration',
      top.map((c) => ({ t: 'top', c })),
      { about: 'infiltration' },
    ).c
    toBottom(
      s.objectiveDeck,
      top.filter((id) => id !== first),
    )
    s.objectiveDeck.push(Number(first))
    mixUp(s, REBEL, top)
    tell(g, { t: 'put-back', kind: 'objective', top: 1, bottom: top.length - 1 })
  }),

  // No choice is made before the end of the phase (rebellion/new-base/02).
  mission('rapid-mobilization', ['base', 'move'], (g, a) => {
    g.s.mobilizations.push(a.leaders.length > 1 ? PROBES_OF_TWO : PROBES)
  }),

  mission('sabotage', ['sabotage'], (g, a) => placeSabotageMarker(g, a.place)),
]
