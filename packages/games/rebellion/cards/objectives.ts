/** Objective cards: what each asks for and gives, beside its id. All conditions rest on what everybody can see. */
import type { Opt } from '@orrery/kernel'
import { REGIONS } from '../content/map.ts'
import { CORUSCANT, leaderFacts, leaderNo, SPACE, systemNo, unitFacts } from '../lookup.ts'
import { generalOf, IMPERIAL, leaderAt, placeAt, REBEL, type State } from '../state.ts'
import { combatOf, type Combat } from '../rules/combat-effects.ts'
import type { G } from '../rules/context.ts'
import { eliminate, isCaptive, leadersAt, LUKE_JEDI } from '../rules/leaders.ts'
import { isImperialSystem, isPopulous, isRebelSystem } from '../rules/map.ts'
import { IS_SHIP, SIDE_OF_UNIT, unitsAt } from '../rules/units.ts'

interface ObjectiveRules {
  readonly id: string
  /** Whether the condition is fulfilled. Death Star Plans has its own moment: `rules/death-star.ts`. */
  met(s: State): boolean
  /** Its reputation, where that is no printed number. */
  worth?(s: State): number
  /** What follows the reputation. */
  after?(g: G): void
}

const SYSTEM_NUMBERS: readonly number[] = Array.from({ length: SPACE }, (_, at) => at)
const systems = (fits: (at: number) => boolean): number => SYSTEM_NUMBERS.filter(fits).length

/** In a combat that the Rebels initiated (rebellion/objectives/19r), printed health of the destroyed Imperial units that fit (objectives/15). */
function crushed(s: State, fits: (type: number) => boolean): number {
  const c = s.combat
  if (c === null || c.initiator !== REBEL) return 0
  const lost = c.destroyed.filter((type) => SIDE_OF_UNIT[type] === IMPERIAL && fits(type))
  return lost.reduce((sum, type) => sum + (unitFacts(type).health?.value ?? 0), 0)
}

const isStarDestroyer = (type: number): boolean => unitFacts(type).id === 'star-destroyer' || unitFacts(type).id === 'super-star-destroyer'
const inCombat = (s: State, holds: (c: Combat) => boolean): boolean => s.combat !== null && holds(s.combat)

/** All populous systems of a region are loyal to the Rebels, and there is one (rebellion/objectives/17). */
function supports(s: State, region: readonly string[]): boolean {
  const populous = region.map(systemNo).filter((at) => isPopulous(s, at))
  return populous.length > 0 && populous.every((at) => placeAt(s, at).loyalty === REBEL)
}

/** With Luke Skywalker (Jedi) there, captured or not, one Imperial leader there is eliminated (rebellion/objectives/16, /18r). */
function returnOfTheJedi(g: G): void {
  const s = g.s
  const { place } = combatOf(s)
  if (leaderAt(s, LUKE_JEDI).at !== place) return
  const opts = leadersAt(s, IMPERIAL, place).map((l): Opt => ({ t: 'eliminate', c: leaderFacts(l).id }))
  if (opts.length === 0) return
  const o = g.choose(generalOf(s, REBEL), 'eliminate', opts, { about: 'return-of-the-jedi' })
  eliminate(g, leaderNo(String(o.c)))
}

const OBJECTIVE_RULES: readonly ObjectiveRules[] = [
  { id: 'crippling-blow', met: (s) => crushed(s, (u) => IS_SHIP[u] !== true) >= 3 },
  {
    id: 'cut-supply-lines',
    met: (s) => systems((at) => isImperialSystem(s, at) && (placeAt(s, at).sabotage || unitsAt(s, REBEL, at) > 0)) >= 3,
  },
  { id: 'defend-the-people', met: (s) => systems((at) => isRebelSystem(s, at) && unitsAt(s, REBEL, at) > 0) >= 4 },
  { id: 'rebel-assault', met: (s) => crushed(s, isStarDestroyer) > 0 },
  { id: 'regional-support', met: (s) => REGIONS.some((r) => supports(s, r.systems)) },
  { id: 'death-star-plans-ii', met: () => false },
  { id: 'heart-of-the-empire', met: (s) => unitsAt(s, REBEL, CORUSCANT) > 0 && unitsAt(s, IMPERIAL, CORUSCANT) === 0 },
  { id: 'leave-no-one-behind', met: (s) => !s.leaders.some((x, l) => x.side === REBEL && isCaptive(s, l)) },
  { id: 'liberation', met: (s) => inCombat(s, (c) => c.wasSubjugated && c.won[1] === REBEL) },
  { id: 'popular-support', met: (s) => systems((at) => placeAt(s, at).loyalty === REBEL) >= 6 },
  { id: 'death-star-plans-iii', met: () => false },
  { id: 'establish-outposts', met: (s) => systems((at) => unitsAt(s, REBEL, at) > 0) >= 5 },
  { id: 'inspire-sympathy', met: (s) => s.places.some((p) => p.destroyed), worth: (s) => systems((at) => placeAt(s, at).destroyed) },
  { id: 'major-victory', met: (s) => crushed(s, (u) => IS_SHIP[u] === true) >= 3 },
  { id: 'return-of-the-jedi', met: (s) => inCombat(s, (c) => c.lord && c.won.includes(REBEL)), after: returnOfTheJedi },
]

const byId: ReadonlyMap<string, ObjectiveRules> = new Map(OBJECTIVE_RULES.map((x) => [x.id, x]))

/** The rules of an objective. Throws RangeError when there is none of this id. */
export function objectiveRules(id: string): ObjectiveRules {
  const rules = byId.get(id)
  if (rules === undefined) throw new RangeError(`there is no objective "${id}"`)
  return rules
}
