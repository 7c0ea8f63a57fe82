/** What the words of a card's target mean, and what fits it. */
import { ACTIONS } from '../content/actions.ts'
import { MISSIONS, type Condition, type Target } from '../content/missions.ts'
import { DEATH_STAR, placeNo, SPACE, unitNo } from '../lookup.ts'
import { IMPERIAL, leaderAt, NONE, placeAt, REBEL, type State } from '../state.ts'
import { iconsAt } from './building.ts'
import { hasCaptive, isCaptive } from './leaders.ts'
import { basePlace, isImperialSystem, isNeutral, isPopulous, isRebelSystem, isRemote } from './map.ts'
import { countAt, groundAt, shipsAt, unitsAt } from './units.ts'

type LeaderCondition = Extract<Condition, 'captured' | 'rebel-leader' | 'in-any-system' | 'in-system-with-imperial-unit'>
type PlaceCondition = Exclude<Condition, LeaderCondition>
type Test = (s: State, n: number) => boolean

const [STAR_DESTROYER, SUPER] = [unitNo('star-destroyer'), unitNo('super-star-destroyer')]
const hasStarDestroyer: Test = (s, at) => countAt(s, at, STAR_DESTROYER) + countAt(s, at, SUPER) > 0
/** A construction site is no Death Star (rebellion/death-star/19). */
const hasDeathStar: Test = (s, at) => countAt(s, at, DEATH_STAR) > 0
const named =
  (...ids: readonly string[]): Test =>
  (_, at) =>
    ids.some((id) => placeNo(id) === at)

/** What a system must be. */
const PLACE: Readonly<Record<PlaceCondition, Test>> = {
  any: () => true,
  'has-captured-leader': hasCaptive,
  'has-death-star': hasDeathStar,
  'has-death-star-or-star-destroyer-or-super-star-destroyer': (s, at) => hasDeathStar(s, at) || hasStarDestroyer(s, at),
  'has-icon-space-square': (s, at) => iconsAt(s, at).some((i) => i.domain === 'space' && i.shape === 'square'),
  'has-imperial-ship': (s, at) => shipsAt(s, IMPERIAL, at) > 0,
  'has-imperial-unit': (s, at) => unitsAt(s, IMPERIAL, at) > 0,
  'has-star-destroyer-or-super-star-destroyer': hasStarDestroyer,
  'imperial-loyalty': (s, at) => placeAt(s, at).loyalty === IMPERIAL,
  'imperial-system': isImperialSystem,
  'named-bespin-or-kashyyyk': named('bespin', 'kashyyyk'),
  'named-dagobah': named('dagobah'),
  'named-kashyyyk': named('kashyyyk'),
  'named-mon-calamari': named('mon-calamari'),
  neutral: isNeutral,
  'no-imperial-unit': (s, at) => unitsAt(s, IMPERIAL, at) === 0,
  'no-rebel-ground-unit': (s, at) => groundAt(s, REBEL, at) === 0,
  'no-rebel-unit': (s, at) => unitsAt(s, REBEL, at) === 0,
  'no-sabotage-marker': (s, at) => !placeAt(s, at).sabotage,
  populous: isPopulous,
  'rebel-system': isRebelSystem,
  remote: isRemote,
  subjugated: (s, at) => placeAt(s, at).subjugated,
}

const inSystem: Test = (s, l) => leaderAt(s, l).at >= 0 && leaderAt(s, l).at < SPACE

/** What a leader must be, who stands in a system (rebellion/reveal/2b). */
const LEADER: Readonly<Record<LeaderCondition, Test>> = {
  captured: isCaptive,
  // A captured leader counts as not being there, unless the card names captured ones (rebellion/reveal/5k).
  'rebel-leader': (s, l) => leaderAt(s, l).side === REBEL && !isCaptive(s, l),
  'in-any-system': () => true,
  'in-system-with-imperial-unit': (s, l) => unitsAt(s, IMPERIAL, leaderAt(s, l).at) > 0,
}

const isForLeaders = (c: Condition): c is LeaderCondition => Object.hasOwn(LEADER, c)
const never: Test = () => false

/** The tests of a target: of a system, or of a leader who stands in one. */
function compile(target: Target): readonly Test[] {
  if (target.type === 'leader') return [inSystem, ...target.conditions.map((c) => (isForLeaders(c) ? LEADER[c] : never))]
  return target.conditions.map((c) => (isForLeaders(c) ? never : PLACE[c]))
}
/** Targets of all cards, compiled once. */
const TESTS: ReadonlyMap<Target, readonly Test[]> = new Map(
  [...MISSIONS.map((m) => m.target), ...ACTIONS.flatMap((a) => a.placeLeader ?? [])].map((target) => [target, compile(target)]),
)

function fitsAll(s: State, n: number, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(s, n)) return false
  return true
}

/** Whether any target that fits is also allowed. */
export function someTarget(s: State, target: Target, allowed: (n: number) => boolean): boolean {
  if (target.type === 'none') return allowed(NONE)
  if (target.type === 'space') return allowed(basePlace(s))
  const tests = TESTS.get(target) ?? compile(target)
  const count = target.type === 'leader' ? s.leaders.length : SPACE
  for (let n = 0; n < count; n++) if (fitsAll(s, n, tests) && allowed(n)) return true
  return false
}

/**
 * What a target may be: systems (never the Rebel Base space, rebellion/missions/11), leaders, the place of the Rebel base
 * (rebellion/missions/09, /10), or NONE alone where nothing is named. Empty: nothing fits (rebellion/reveal/2dr).
 */
export function targetsOf(s: State, target: Target): number[] {
  if (target.type === 'none') return [NONE]
  if (target.type === 'space') return [basePlace(s)]
  const found: number[] = []
  someTarget(s, target, (n) => {
    found.push(n)
    return false
  })
  return found
}
