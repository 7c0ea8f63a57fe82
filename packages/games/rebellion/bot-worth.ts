/** What a success of each mission is worth, and where. */
import { baseChance, LASER, laserAssigned, laserInHand, starSoon } from './bot-laser.ts'
import { REGION_OF } from './lookup.ts'
import type { MissionFacts } from './content/missions.ts'
import { iconsOf } from './rules/leaders.ts'
import { canChangeLoyalty } from './rules/loyalty.ts'
import { basePlace, isImperialSystem } from './rules/map.ts'
import { suspectsOf } from './rules/probes.ts'
import { groundAt, shipsAt, unitsAt } from './rules/units.ts'
import { danger, loyalShare, outputOf, wants } from './bot-values.ts'
import { IMPERIAL, NONE, placeAt, REBEL, type Place, type State } from './state.ts'

/** What a success is usually worth; about 1 for a good mission. Cards with a rule of their own below are not here. */
const WORTH: Readonly<Record<string, number>> = {
  infiltration: 0.8,
  'base-defenses': 1.1,
  'contingency-plan': 0.4,
  'covert-operation': 1.4,
  'daring-rescue': 1.8,
  'for-the-greater-good': 2,
  'hidden-fleet': 0.2,
  'lead-the-strike-team': 0.7,
  misdirection: 0.2,
  'plan-the-assault': 0.4,
  'plant-false-lead': 1,
  'public-uprising': 1.3,
  'incite-rebellion': 1.2,
  'rogue-squadron-raid': 1.1,
  demolition: 1,
  'seek-yoda': 0.9,
  'stolen-plans': 0.9,
  'support-of-mon-calamari': 1.6,
  'research-and-development': 0.7,
  'construct-death-star': 1.1,
  'construct-factory': 0.9,
  'construct-super-star-destroyer': 1.4,
  'oversee-project': 0.9,
  'superlaser-online': 0.7,
  'address-delays': 0.8,
  'carbon-freezing': 1.4,
  'collect-bounty': 1.7,
  'capture-rebel-operative': 1.5,
  detained: 0.4,
  'double-our-efforts': 0.6,
  'fear-will-keep-them-in-line': 1.4,
  'homing-beacon': 2.2,
  'imperial-propaganda': 0.7,
  'intercept-transmissions': 1.4,
  interrogation: 0.3,
  'interrogation-droid': 2.4,
  'lure-of-the-dark-side': 1.8,
  'probe-droid-initiative': 1.1,
  'retrieve-the-plans': 1,
  'secret-weapons-research': 0.8,
}

/** What a success of a mission is worth as a rule, wherever it is. */
export const usualWorth = (id: string): number => WORTH[id] ?? 0.8

/** What one step of loyalty towards a side is worth in a system. */
function loyaltyWorth(s: State, side: number, at: number): number {
  if (at < 0 || !canChangeLoyalty(s, at)) return 0
  const { loyalty, subjugated } = placeAt(s, at)
  if (loyalty === side) return 0
  const output = outputOf(at)
  // What is loyal already in a region makes the rest of it worth more.
  const regional = wants(s, 'regional-support') ? loyalShare(s, REGION_OF[at] ?? []) : 0
  if (side === REBEL) return regional + (loyalty === NONE ? (subjugated ? 0.6 : 0.7 + 0.5 * output) : 0.5 + 0.5 * output)
  return loyalty === NONE ? 0.4 + (subjugated ? 0.25 : 0.5) * output : 0.6 + 0.2 * output
}

/** What a mission brings where it is aimed at. `at`: the place, or -1; `target`: the leader, or -1. */
export type Worth = (at: number, target: number) => number
/** The worth of a mission in a position: what is the same for all its targets is found once. */
type WorthOf = (s: State, usual: number) => Worth

const placeOf = (s: State, at: number): Place | null => (at >= 0 ? placeAt(s, at) : null)

const ordinary: WorthOf = (_s, usual) => (_at, target) => (target >= 0 ? usual + 0.1 * iconsOf(target, 'all') : usual)
const always: WorthOf = (_s, usual) => () => usual

const imperialLoyalty: WorthOf = (s) => (at) => loyaltyWorth(s, IMPERIAL, at)
const factory: WorthOf = () => (at) => 0.3 + 0.45 * outputOf(at)
const probing: WorthOf = (s, usual) => () => (s.revealed ? 0 : usual)
const uprising: WorthOf = (s, usual) => (at) => usual + 0.4 - 0.25 * groundAt(s, IMPERIAL, at) - 0.1 * shipsAt(s, IMPERIAL, at)
const raid =
  (more: number): WorthOf =>
  (s) =>
  (at) =>
    Math.min(1.5, 0.4 * unitsAt(s, IMPERIAL, at)) + (groundAt(s, IMPERIAL, at) === 1 ? 0.4 : 0) + more

/** Looking into a system: worth the more the fewer suspects are left. */
const search =
  (found: number, share: number, elsewhere: WorthOf): WorthOf =>
  (s, usual) => {
    const suspects = s.revealed ? [] : suspectsOf(s)
    const other = elsewhere(s, usual)
    return (at, target) => (suspects.includes(at) ? found + share / suspects.length : other(at, target))
  }

/** Missions whose worth hangs on their place. */
const WORTH_OF: Readonly<Record<string, WorthOf>> = {
  'build-alliance': (s) => (at) => loyaltyWorth(s, REBEL, at),
  'establish-trade-relations': (s) => (at) => loyaltyWorth(s, REBEL, at) + 0.5 * outputOf(at),
  'support-of-mon-calamari': (s, usual) => (at) => (placeOf(s, at)?.loyalty === REBEL ? 1 : usual),
  'rule-by-fear': imperialLoyalty,
  'trade-negotiations': imperialLoyalty,
  'display-of-power': (s) => (at) => loyaltyWorth(s, IMPERIAL, at) * (placeOf(s, at)?.loyalty === REBEL ? 1.8 : 1),
  'imperial-propaganda': (s, usual) => (at) => usual * (REGION_OF[at] ?? []).filter((x) => placeAt(s, x).loyalty === REBEL).length,
  'fear-will-keep-them-in-line': (s) => (at) => {
    const gains = (REGION_OF[at] ?? []).map((x) => loyaltyWorth(s, IMPERIAL, x)).toSorted((a, b) => b - a)
    return (gains[0] ?? 0) + (gains[1] ?? 0)
  },
  sabotage: (s) => (at) => {
    const p = placeOf(s, at)
    return p === null || p.sabotage || !isImperialSystem(s, at) ? -0.2 : 0.4 + 0.45 * outputOf(at) * (p.loyalty === IMPERIAL ? 1 : 0.6)
  },
  'research-and-development': (s, usual) => {
    const laser = laserAssigned(s) || laserInHand(s) ? 0 : 3 * starSoon(s, suspectsOf(s))
    return (at) => usual + laser + (placeOf(s, at)?.sabotage === true ? 0.4 : 0)
  },
  'construct-factory': factory,
  'address-delays': factory,
  'gather-intel': (s) => () => 0.5 * Math.max(1, Math.floor(unitsAt(s, REBEL, basePlace(s)) / 4)) * (s.revealed ? 0.1 : 1),
  'rapid-mobilization': (s) => () => (s.revealed ? 4 : suspectsOf(s).length > 7 ? 0.1 : 4.5 * danger(s) + 0.3),
  'hit-and-run': raid(0),
  'wookiee-uprising': raid(0.5),
  'hunt-them-down': (s) => (at) => Math.min(1.3, 0.4 * unitsAt(s, REBEL, at)),
  'incite-rebellion': uprising,
  'public-uprising': uprising,
  'long-range-probe': search(0.4, 4, () => () => 0),
  'planetary-conquest': search(0.8, 3, (s) => (at) => (s.revealed ? 0.5 : 0.6 * loyaltyWorth(s, IMPERIAL, at))),
  'intercept-transmissions': probing,
  'probe-droid-initiative': probing,
  [LASER]: (s, usual) => {
    const suspects = suspectsOf(s)
    return (at) => {
      const p = placeOf(s, at)
      const found = 14 * baseChance(s, suspects, at)
      return found + (p === null || !isImperialSystem(s, at) ? usual + (p?.loyalty === REBEL ? 0.8 : 0) : -1)
    }
  },
  'seek-yoda': always,
  detained: always,
}

/** What a mission is worth now, by place and leader. */
export const worthOf = (s: State, { id }: MissionFacts): Worth => (WORTH_OF[id] ?? ordinary)(s, usualWorth(id))
