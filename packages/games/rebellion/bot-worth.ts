/** What a success of each mission is worth, and where. */
import { guessOf } from './bot-guess.ts'
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
  infiltration: 0.9,
  'base-defenses': 1.8,
  'contingency-plan': 0.74,
  'covert-operation': 2.4,
  'daring-rescue': 2.4,
  'for-the-greater-good': 2.1,
  'hidden-fleet': 0.092,
  'lead-the-strike-team': 0.39,
  misdirection: 0.36,
  'plan-the-assault': 0.31,
  'plant-false-lead': 0.74,
  'public-uprising': 1.7,
  'incite-rebellion': 2.5,
  'rogue-squadron-raid': 1.6,
  demolition: 0.79,
  'seek-yoda': 0.65,
  'stolen-plans': 0.51,
  'support-of-mon-calamari': 0.95,
  'research-and-development': 0.64,
  'construct-death-star': 1.5,
  'construct-factory': 1.3,
  'construct-super-star-destroyer': 2.9,
  'oversee-project': 0.6,
  'superlaser-online': 0.98,
  'address-delays': 0.71,
  'carbon-freezing': 1.4,
  'collect-bounty': 1.6,
  'capture-rebel-operative': 1,
  detained: 0.54,
  'double-our-efforts': 0.48,
  'fear-will-keep-them-in-line': 1.7,
  'homing-beacon': 1.7,
  'imperial-propaganda': 1.4,
  'intercept-transmissions': 1.5,
  interrogation: 0.29,
  'interrogation-droid': 2.3,
  'lure-of-the-dark-side': 4.2,
  'probe-droid-initiative': 1.8,
  'retrieve-the-plans': 1.4,
  'secret-weapons-research': 0.88,
}

/** What a success of a mission is worth as a rule, wherever it is. */
export const usualWorth = (id: string): number => WORTH[id] ?? 0.71

/** What one step of loyalty towards a side is worth in a system. */
function loyaltyWorth(s: State, side: number, at: number): number {
  if (at < 0 || !canChangeLoyalty(s, at)) return 0
  const { loyalty, subjugated } = placeAt(s, at)
  if (loyalty === side) return 0
  const output = outputOf(at)
  // What is loyal already in a region makes the rest of it worth more.
  const regional = wants(s, 'regional-support') ? loyalShare(s, REGION_OF[at] ?? []) : 0
  if (side === REBEL) return regional + (loyalty === NONE ? (subjugated ? 0.75 : 0.59 + 0.44 * output) : 0.35 + 0.18 * output)
  return loyalty === NONE ? 0.48 + (subjugated ? 0.3 : 0.56) * output : 0.37 + 0.24 * output
}

/** What a mission brings where it is aimed at. `at`: the place, or -1; `target`: the leader, or -1. */
export type Worth = (at: number, target: number) => number
/** The worth of a mission in a position: what is the same for all its targets is found once. */
type WorthOf = (s: State, usual: number) => Worth

const placeOf = (s: State, at: number): Place | null => (at >= 0 ? placeAt(s, at) : null)

const ordinary: WorthOf = (_s, usual) => (_at, target) => (target >= 0 ? usual + 0.11 * iconsOf(target, 'all') : usual)
const always: WorthOf = (_s, usual) => () => usual

const imperialLoyalty: WorthOf = (s) => (at) => loyaltyWorth(s, IMPERIAL, at)
const factory: WorthOf = () => (at) => 0.33 + 0.18 * outputOf(at)
/** The Empire has nothing left to find. */
const located = (s: State): boolean => s.revealed || suspectsOf(s).length <= 1

const probing: WorthOf = (s, usual) => () => (located(s) ? 0 : usual)
const uprising: WorthOf = (s, usual) => (at) => usual + 0.37 - 0.16 * groundAt(s, IMPERIAL, at) - 0.31 * shipsAt(s, IMPERIAL, at)
const raid =
  (more: number): WorthOf =>
  (s) =>
  (at) =>
    Math.min(4.3, 0.37 * unitsAt(s, IMPERIAL, at)) + (groundAt(s, IMPERIAL, at) === 1 ? 0.35 : 0) + more

/** Looking into a system: worth the more, the more likely the base is there. */
const search =
  (found: number, share: number, elsewhere: WorthOf): WorthOf =>
  (s, usual) => {
    const suspects = s.revealed ? [] : suspectsOf(s)
    const other = elsewhere(s, usual)
    const guess = guessOf(s, suspects)
    return (at, target) => (suspects.includes(at) ? found + share * (guess[suspects.indexOf(at)] as number) : other(at, target))
  }

/** A new base: nothing else matters once the old one is found, or can be nowhere else; before, few moves are worth the turn. */
function mobilizing(s: State): number {
  if (s.revealed) return 4
  const left = suspectsOf(s).length
  return left > 7 ? 0.13 : (left > 2 ? 0.82 : 4.5) * danger(s) + 0.13
}

/** Missions whose worth hangs on their place. */
const WORTH_OF: Readonly<Record<string, WorthOf>> = {
  'build-alliance': (s) => (at) => loyaltyWorth(s, REBEL, at),
  'establish-trade-relations': (s) => (at) => loyaltyWorth(s, REBEL, at) + 0.94 * outputOf(at),
  'support-of-mon-calamari': (s, usual) => (at) => (placeOf(s, at)?.loyalty === REBEL ? 1 : usual),
  'rule-by-fear': imperialLoyalty,
  'trade-negotiations': imperialLoyalty,
  'display-of-power': (s) => (at) => loyaltyWorth(s, IMPERIAL, at) * (placeOf(s, at)?.loyalty === REBEL ? 2.6 : 1),
  'imperial-propaganda': (s, usual) => (at) => usual * (REGION_OF[at] ?? []).filter((x) => placeAt(s, x).loyalty === REBEL).length,
  'fear-will-keep-them-in-line': (s) => (at) => {
    const gains = (REGION_OF[at] ?? []).map((x) => loyaltyWorth(s, IMPERIAL, x)).toSorted((a, b) => b - a)
    return (gains[0] ?? 0) + (gains[1] ?? 0)
  },
  sabotage: (s) => (at) => {
    const p = placeOf(s, at)
    return p === null || p.sabotage || !isImperialSystem(s, at) ? -0.2 : 0.6 + 0.46 * outputOf(at)
  },
  'research-and-development': (s, usual) => {
    const laser = laserAssigned(s) || laserInHand(s) ? 0 : 3 * starSoon(s, suspectsOf(s))
    return (at) => usual + laser + (placeOf(s, at)?.sabotage === true ? 1.26 : 0)
  },
  'construct-factory': factory,
  'address-delays': factory,
  'gather-intel': (s) => () => 1.1 * Math.max(1, Math.floor(unitsAt(s, REBEL, basePlace(s)) / 4)) * (located(s) ? 0.14 : 1),
  'rapid-mobilization': (s) => () => mobilizing(s),
  'hit-and-run': raid(0),
  'wookiee-uprising': raid(0.5),
  'hunt-them-down': (s) => (at) => Math.min(0.99, 0.44 * unitsAt(s, REBEL, at)),
  'incite-rebellion': uprising,
  'public-uprising': uprising,
  'long-range-probe': search(0.39, 3.4, () => () => 0),
  'planetary-conquest': search(0.87, 3, (s) => (at) => (s.revealed ? 0.42 : 0.25 * loyaltyWorth(s, IMPERIAL, at))),
  'intercept-transmissions': probing,
  'probe-droid-initiative': probing,
  [LASER]: (s, usual) => {
    const suspects = suspectsOf(s)
    return (at) => {
      const p = placeOf(s, at)
      const found = 14 * baseChance(s, suspects, at)
      return found + (p === null || !isImperialSystem(s, at) ? usual + (p?.loyalty === REBEL ? 0.64 : 0) : -1)
    }
  },
  'seek-yoda': always,
  detained: always,
}

/** What a mission is worth now, by place and leader. */
export const worthOf = (s: State, { id }: MissionFacts): Worth => (WORTH_OF[id] ?? ordinary)(s, usualWorth(id))
