/** Deploying units, and the building step. */
import { refuse, type Opt, type Verdict } from '@orrery/kernel'
import type { Icon } from '../content/icons.ts'
import { UNITS } from '../content/units.ts'
import { DEATH_STAR, SITE, PLACE_COUNT, placeId, placeNo, SPACE, unitFacts, unitNo } from '../lookup.ts'
import { admiralOf, IMPERIAL, placeAt, REBEL, type State } from '../state.ts'
import { buildingIcons, queueOf, queueSpaceOf, queueUnits, UNIT_OPTIONS, unitsForIcon } from './building.ts'
import { tell, type G } from './context.ts'
import { isPopulous } from './map.ts'
import { addUnits, scrapUnit, unitsAt } from './units.ts'
import { afterLoss, upkeep } from './upkeep.ts'

const PLACES: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, at) => at)
/** All answers "deploy this kind of unit there", made once. */
const DEPLOY: readonly (readonly Opt[])[] = UNITS.map(({ id }) => PLACES.map((at) => ({ t: 'deploy', c: placeId(at), d: id })))
/** Units that a side may deploy in one place in a refresh phase (rebellion/deploy/02). */
export const DEPLOY_LIMIT = 2

/** Own loyal or subjugated system without enemies and sabotage, or the space of the hidden base (rebellion/deploy/01, /04 to /11r). */
export function mayDeployIn(s: State, side: number, at: number): Verdict {
  const params = { place: placeId(at) }
  if (at === SPACE) {
    if (side !== REBEL) return refuse('rebellion/base/05', params)
    return s.revealed ? refuse('rebellion/deploy/10', params) : null
  }
  const p = placeAt(s, at)
  if (!isPopulous(s, at)) return refuse('rebellion/deploy/06', params)
  if (unitsAt(s, 1 - side, at) > 0) return refuse('rebellion/deploy/04', params)
  if (p.sabotage) return refuse('rebellion/deploy/05', params)
  if (side === REBEL && p.subjugated) return refuse('rebellion/deploy/07', params)
  return p.loyalty === side || (side === IMPERIAL && p.subjugated) ? null : refuse('rebellion/deploy/01', params)
}

/** A Death Star only replaces its construction site (rebellion/death-star/06, /08r). */
export function mayDeployUnit(s: State, side: number, unit: number, at: number): Verdict {
  if (unit !== DEATH_STAR) return mayDeployIn(s, side, at)
  return at !== SPACE && (placeAt(s, at).units[SITE] as number) > 0 ? null : refuse('rebellion/death-star/06', { place: placeId(at) })
}

/** Everything on the queue moves one space on; what leaves space 1 is returned, by kind of unit (rebellion/refresh/6, /6a). */
function shiftQueue(s: State, side: number): number[] {
  const first = queueOf(s, side, 1)
  const second = queueOf(s, side, 2)
  const third = queueOf(s, side, 3)
  const leaving = first.slice()
  for (let u = 0; u < first.length; u++) {
    first[u] = second[u] as number
    second[u] = third[u] as number
    third[u] = 0
  }
  return leaving
}

/** Puts a unit that has left the queue on the board. */
export function deploy(g: G, unit: number, at: number): void {
  const s = g.s
  if (unit === DEATH_STAR) {
    placeAt(s, at).units[SITE] = 0
    s.supply[SITE] = (s.supply[SITE] as number) + 1
  }
  addUnits(s, at, unit, 1)
  tell(g, { t: 'deploy', side: unitFacts(unit).side === 'rebel' ? REBEL : IMPERIAL, place: placeId(at), unit: unitFacts(unit).id, n: 1 })
}

/** Step 6 for one side: shift the queue, deploy what leaves it, put the rest back (rebellion/refresh/6, deploy/01 to /03). */
export function deployUnits(g: G, side: number): void {
  const s = g.s
  const leaving = shiftQueue(s, side)
  const used = Array<number>(PLACE_COUNT).fill(0)
  // What a side deploys opens and closes no place to it, but for the sites of Death Stars.
  const open = PLACES.filter((at) => mayDeployIn(s, side, at) === null)
  while (leaving.some((n) => n > 0)) {
    const opts: Opt[] = []
    for (let u = 0; u < leaving.length; u++) {
      if (leaving[u] === 0) continue
      const options = DEPLOY[u] as readonly Opt[]
      for (const at of u === DEATH_STAR ? PLACES.filter((x) => mayDeployUnit(s, side, u, x) === null) : open)
        if ((used[at] as number) < DEPLOY_LIMIT) opts.push(options[at] as Opt)
    }
    // In any order: whoever deploys one thing first may still deploy the others.
    const o = g.may(admiralOf(s, side), 'deploy', opts)
    if (o === undefined) break
    const at = placeNo(String(o.c))
    const unit = unitNo(String(o.d))
    leaving[unit] = (leaving[unit] as number) - 1
    used[at] = (used[at] as number) + 1
    deploy(g, unit, at)
  }
  const first = queueOf(s, side, 1)
  leaving.forEach((n, u) => (first[u] = (first[u] as number) + n))
  upkeep(g, side)
}

/** Own units on the board that may be given up for one that the supply lacks; never a Death Star (rebellion/components/17r, /18). */
function scrapOptions(s: State, unit: number): Opt[] {
  const opts: Opt[] = []
  if (unit === DEATH_STAR) return opts
  for (let at = 0; at < PLACE_COUNT; at++)
    if ((placeAt(s, at).units[unit] as number) > 0) opts.push({ t: 'scrap', c: placeId(at), d: unitFacts(unit).id })
  return opts
}

/** An icon that builds: the how-manieth of its place. */
interface Due {
  readonly at: number
  readonly i: number
}

/** Undefined where the place has ceased to build, because of what was given up in the same step. */
const iconOf = (s: State, side: number, { at, i }: Due): Icon | undefined => buildingIcons(s, side, at)[i]

/**
 * Whether an icon may be left without a unit for now: the supply is short, the icons of its kind to come can take all that there
 * is, and one of them builds to another space of the queue. Which of them go without is the owner's choice (rebellion/build/12).
 */
function mayWait(s: State, side: number, due: readonly Due[], n: number, icon: Icon): boolean {
  let supply = 0
  for (const u of unitsForIcon(side, icon)) supply += s.supply[u] as number
  if (supply === 0 || supply >= due.length - n) return false
  const rivals = due.slice(n + 1).filter((x) => {
    const other = iconOf(s, side, x)
    return other?.domain === icon.domain && other.shape === icon.shape
  })
  const space = queueSpaceOf((due[n] as Due).at)
  return rivals.length >= supply && rivals.some((x) => queueSpaceOf(x.at) !== space)
}

/** One icon builds. `wait`: it may be left without a unit though there is one. Whether something has been built. */
function buildBy(g: G, side: number, at: number, icon: Icon, wait: boolean): boolean {
  const s = g.s
  const units = unitsForIcon(side, icon)
  const all: Opt[] = []
  for (const u of units) if ((s.supply[u] as number) > 0) all.push(UNIT_OPTIONS[u] as Opt)
  const must = all.length > 0 && !wait
  for (const u of units) if ((s.supply[u] as number) === 0) all.push(...scrapOptions(s, u))
  const about = { about: placeId(at) }
  const o = must ? g.choose(admiralOf(s, side), 'build', all, about) : g.may(admiralOf(s, side), 'build', all, about)
  if (o === undefined) return false
  const unit = unitNo(String(o.t === 'scrap' ? o.d : o.c))
  if (o.t === 'scrap') {
    scrapUnit(g, placeNo(String(o.c)), unit)
    // What hangs on that unit falls away at once, a subjugated place that was about to build too (rebellion/subjugation/06).
    afterLoss(g)
  }
  queueUnits(g, unit, queueSpaceOf(at), 1, at)
  return true
}

/**
 * Step 5, building: one unit for each icon of each place that builds (rebellion/build/01 to /12). Icons that waited come again at
 * the end: a unit may be given up for them then (rebellion/components/17r).
 */
export function build(g: G, side: number): void {
  const s = g.s
  const due = PLACES.flatMap((at) => buildingIcons(s, side, at).map((_, i): Due => ({ at, i })))
  const waiting: Due[] = []
  for (const [n, x] of due.entries()) {
    const icon = iconOf(s, side, x)
    if (icon === undefined) continue
    const wait = mayWait(s, side, due, n, icon)
    if (!buildBy(g, side, x.at, icon, wait) && wait) waiting.push(x)
  }
  for (const x of waiting) {
    const icon = iconOf(s, side, x)
    if (icon !== undefined) buildBy(g, side, x.at, icon, false)
  }
  upkeep(g, side)
}
