/** The project cards. */
import type { Opt } from '@orrery/kernel'
import { DEATH_STAR, SITE, placeId, REGION_OF, unitFacts, unitNo } from '../lookup.ts'
import { queueByAllIcons, queueUnits } from '../rules/building.ts'
import { tell, type G } from '../rules/context.ts'
import { destroySystem } from '../rules/destroyed-systems.ts'
import { gainLoyalty } from '../rules/loyalty.ts'
import { isPopulous } from '../rules/map.ts'
import { removeSabotageMarker } from '../rules/sabotage.ts'
import { addUnits, countAt, gainUnits, takeUnits } from '../rules/units.ts'
import { IMPERIAL, placeAt } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import { mission, type MissionRules } from './entry.ts'
import { chooseSystem, queued, takeFromQueue } from './verbs.ts'

const SUPER = unitNo('super-star-destroyer')

/** A unit of the queue comes into the system; a Death Star only in place of its construction site (rebellion/cards/construct-death-star). */
function deployFromQueue(g: G, a: Attempt): void {
  const s = g.s
  const open = queued(s, IMPERIAL).filter(({ unit, space }) => space < 3 && (unit !== DEATH_STAR || countAt(s, a.place, SITE) > 0))
  if (open.length === 0) return
  const opts = open.map(({ unit, space }): Opt => ({ t: 'deploy', c: unitFacts(unit).id, d: space }))
  const chosen = opts.indexOf(g.choose(a.seat, 'oversee', opts, { about: 'oversee-project' }))
  const { unit, space } = open[chosen] ?? { unit: 0, space: 1 }
  takeFromQueue(s, unit, space, 1)
  if (unit === DEATH_STAR) {
    takeUnits(s, a.place, SITE, 1)
    s.supply[SITE] = (s.supply[SITE] as number) + 1
  }
  addUnits(s, a.place, unit, 1)
  tell(g, { t: 'deploy', side: IMPERIAL, place: placeId(a.place), unit: unitFacts(unit).id, n: 1 })
}

export const PROJECTS: readonly MissionRules[] = [
  mission('construct-death-star', ['units', 'queue'], (g, a) => {
    gainUnits(g, a.place, SITE, 1)
    queueUnits(g, DEATH_STAR, 3, 1, a.place)
  }),

  mission('construct-factory', ['queue', 'sabotage'], (g, a) => {
    removeSabotageMarker(g, a.place)
    queueByAllIcons(g, IMPERIAL, a.place, a.seat)
  }),

  mission('construct-super-star-destroyer', ['queue'], (g, a) => queueUnits(g, SUPER, 3, 1, a.place)),

  // It deploys: not in a sabotaged system (rebellion/sabotage/03).
  mission('oversee-project', ['units'], deployFromQueue, { fits: (s, at) => !placeAt(s, at).sabotage }),

  mission('superlaser-online', ['destroy', 'loyalty'], (g, a) => {
    const region = REGION_OF[a.place] ?? []
    destroySystem(g, a.place)
    const at = chooseSystem(
      g,
      a.seat,
      'loyalty',
      region.filter((x) => isPopulous(g.s, x)),
      'superlaser-online',
    )
    if (at !== null) gainLoyalty(g, IMPERIAL, at, 1)
  }),
]
