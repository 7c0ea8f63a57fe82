/** The Imperial mission deck. */
import type { Opt } from '@orrery/kernel'
import { leaderFacts, placeId, probeSystem, REGION_OF, unitFacts, unitNo } from '../lookup.ts'
import { state as tellBase } from '../rules/base.ts'
import { queueByAllIcons, queueOf } from '../rules/building.ts'
import { capture } from '../rules/captured.ts'
import { tell, type G } from '../rules/context.ts'
import { bitOf, drawProbes, drawProjects, noteDraw, shuffleCards, takeTop, toBottom } from '../rules/decks.ts'
import { isLeader, placeLeader, seatOfLeader } from '../rules/leaders.ts'
import { canChangeLoyalty, gainLoyalty, gainLoyaltyIn, loseLoyalty } from '../rules/loyalty.ts'
import { baseSystem, distancesFrom } from '../rules/map.ts'
import { loseReputation } from '../rules/reputation.ts'
import { rescue } from '../rules/rescue.ts'
import { attachRing, RING, wearerOf } from '../rules/rings.ts'
import { unitsAt } from '../rules/units.ts'
import { cardAt, ELIMINATED, generalOf, IMPERIAL, leaderAt, placeAt, REBEL, removeFrom, type State } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import { mission, type MissionRules } from './entry.ts'
import { BOTH, chooseLeader, chooseSystem, destroyUpTo, isAssigned, lookAt, moveIn, queued, SYSTEM_NOS, takeFromQueue, unitsOfFoe } from './verbs.ts'

const [AT_AT, AT_ST, STORMTROOPER] = [unitNo('at-at'), unitNo('at-st'), unitNo('stormtrooper')]

/** The systems with an Imperial unit that are nearest to a system, itself included. */
function nearestGarrisons(s: State, from: number): number[] {
  const far = distancesFrom(from)
  const held = SYSTEM_NOS.filter((at) => unitsAt(s, IMPERIAL, at) > 0)
  const least = Math.min(...held.map((at) => far[at] ?? Infinity))
  return held.filter((at) => far[at] === least)
}

/** The captive and one leader of the mission go to the nearest Imperial unit; whether he is guarded is tested after that. */
function collectBounty(g: G, a: Attempt): void {
  const s = g.s
  const about = 'collect-bounty'
  capture(g, a.target)
  const to = chooseSystem(g, a.seat, 'nearest', nearestGarrisons(s, a.place), about)
  if (to === null || to === a.place) return
  const hunter = chooseLeader(g, a.seat, 'this-leader', a.leaders, about)
  // Noble Sacrifice may have taken the captive away.
  for (const l of [a.target, hunter]) if (leaderAt(s, l).at !== ELIMINATED) placeLeader(g, l, to)
}

/** One unit of queue space 2 or 3 moves down; `but`: one that has moved already. Returns the unit and its new space. */
function hasten(g: G, a: Attempt, but: { readonly unit: number; readonly space: number } | null): { unit: number; space: number } | null {
  const isSpent = (unit: number, space: number): number => (but !== null && but.unit === unit && but.space === space ? 1 : 0)
  const open = queued(g.s, IMPERIAL).filter(({ unit, space, n }) => space > 1 && n > isSpent(unit, space))
  const opts = open.map(({ unit, space }): Opt => ({ t: 'hasten', c: unitFacts(unit).id, d: space }))
  if (opts.length === 0) return null
  const how = { about: 'double-our-efforts' }
  const o = but === null ? g.choose(a.seat, 'hasten', opts, how) : g.may(a.seat, 'hasten', opts, how)
  const found = o === undefined ? undefined : open[opts.indexOf(o)]
  if (found === undefined) return null
  const { unit, space } = found
  takeFromQueue(g.s, unit, space, 1)
  const nearer = queueOf(g.s, IMPERIAL, space - 1)
  nearer[unit] = (nearer[unit] as number) + 1
  tell(g, { t: 'hasten', unit: unitFacts(unit).id, from: space, to: space - 1 })
  return { unit, space: space - 1 }
}

/** The Rebels draw 8 probe cards, hand over those of systems with Imperial units, and shuffle the rest back. */
function interceptTransmissions(g: G): void {
  const s = g.s
  const got = takeTop(g, s.probeDeck, 8)
  lookAt(g, 'probe', 'deck', got, bitOf(REBEL))
  const given = got.filter((id) => unitsAt(s, IMPERIAL, probeSystem(s, id)) > 0)
  s.probes.push(...given)
  noteDraw(g, IMPERIAL, 'probe', given)
  s.probeDeck.push(...got.filter((id) => !given.includes(id)))
  shuffleCards(g, s.probeDeck)
  tell(g, { t: 'shuffled', kind: 'probe', side: REBEL })
}

/** The Rebels show their objectives to the Empire; watchers learn nothing. */
const showObjectives = (g: G): void => lookAt(g, 'objective', 'hand', g.s.objectives, BOTH)

/** The Rebels take shown objectives back: they are secret again (rebellion/objectives/12). */
function hideObjectives(g: G): void {
  for (const id of g.s.objectives) cardAt(g.s, id).seen = bitOf(REBEL)
}

/** The Rebels name 3 systems, one of which holds the base: two of their choice beside it. */
function interrogationDroid(g: G): void {
  const s = g.s
  const base = baseSystem(s)
  if (s.revealed) return tellBase(g, [base], true)
  // Concealed: a forced second pick that is not asked for would tell which of the three are the false ones.
  const others = SYSTEM_NOS.filter((at) => at !== base).map(placeId)
  const named = g.chooseSome(generalOf(s, REBEL), 'name-systems', others, 2, 2, 'interrogation-droid', true)
  tellBase(
    g,
    SYSTEM_NOS.filter((at) => at === base || named.includes(placeId(at))),
    true,
  )
}

function homingBeacon(g: G, a: Attempt): void {
  const region = REGION_OF[baseSystem(g.s)] ?? []
  const to = chooseSystem(g, seatOfLeader(g.s, a.target), 'homing-beacon', region, 'homing-beacon')
  if (to === null) return
  rescue(g, a.target, to)
  tellBase(g, region, true)
}

export const IMPERIAL_MISSIONS: readonly MissionRules[] = [
  mission('address-delays', ['queue'], (g, a) => queueByAllIcons(g, IMPERIAL, a.place, a.seat)),

  mission('carbon-freezing', ['ring', 'reputation'], (g, a) => {
    const before = wearerOf(g.s, RING.carbonite)
    if (before >= 0 && before !== a.target) rescue(g, before)
    attachRing(g, a.target, RING.carbonite)
    loseReputation(g, 1)
  }),

  mission('collect-bounty', ['capture', 'move'], collectBounty),

  mission('detained', ['leader'], (g, a) => {
    leaderAt(g.s, a.target).detained = true
    tell(g, { t: 'detained', leader: leaderFacts(a.target).id })
  }),

  mission('display-of-power', ['loyalty'], (g, a) => gainLoyalty(g, IMPERIAL, a.place, 2)),

  mission('double-our-efforts', ['queue'], (g, a) => {
    const moved = hasten(g, a, null)
    if (moved !== null && isAssigned(a, 'moff-jerjerrod')) hasten(g, a, moved)
  }),

  mission('fear-will-keep-them-in-line', ['loyalty'], (g, a) => {
    const region = (REGION_OF[a.place] ?? []).filter((at) => canChangeLoyalty(g.s, at))
    const chosen = g.chooseSome(a.seat, 'loyalty', region.map(placeId), 2, 2, 'fear-will-keep-them-in-line')
    gainLoyaltyIn(
      g,
      IMPERIAL,
      region.filter((at) => chosen.includes(placeId(at))),
      1,
    )
  }),

  mission('homing-beacon', ['base', 'rescue'], homingBeacon),

  mission('hunt-them-down', ['destroy'], (g, a) => destroyUpTo(g, a.seat, a.place, unitsOfFoe(IMPERIAL), 2, 'hunt-them-down')),

  mission('imperial-propaganda', ['loyalty'], (g, a) => {
    for (const at of REGION_OF[a.place] ?? []) if (placeAt(g.s, at).loyalty === REBEL) loseLoyalty(g, REBEL, at)
  }),

  mission('intercept-transmissions', ['probe'], interceptTransmissions),

  mission('interrogation', ['objective'], (g) => {
    showObjectives(g)
    hideObjectives(g)
  }),

  mission('interrogation-droid', ['base'], interrogationDroid),

  mission('long-range-probe', ['base'], (g, a) => tellBase(g, [a.place], baseSystem(g.s) === a.place)),

  mission('lure-of-the-dark-side', ['ring', 'leader', 'reputation'], (g, a) => {
    attachRing(g, a.target, RING.lure)
    leaderAt(g.s, a.target).side = IMPERIAL
    tell(g, { t: 'lured', leader: leaderFacts(a.target).id })
    if (isLeader(a.target, 'luke-skywalker')) loseReputation(g, 1)
  }),

  mission('planetary-conquest', ['move', 'combat'], (g, a) => {
    const only = new Map([
      [AT_AT, 1],
      [AT_ST, 1],
      [STORMTROOPER, 2],
    ])
    moveIn(g, a.seat, IMPERIAL, { to: a.place, from: SYSTEM_NOS, only, freeTransport: true, beyond: true, oneSource: true })
  }),

  mission('probe-droid-initiative', ['probe'], (g, a) => drawProbes(g, isAssigned(a, 'admiral-ozzel') ? 4 : 2)),

  mission('retrieve-the-plans', ['objective'], (g, a) => {
    const s = g.s
    showObjectives(g)
    if (s.objectives.length === 0) return
    const id = Number(
      g.choose(
        a.seat,
        'retrieve',
        s.objectives.map((c) => ({ t: 'bottom', c })),
        { about: 'retrieve-the-plans' },
      ).c,
    )
    removeFrom(s.objectives, id)
    toBottom(s.objectiveDeck, [id])
    hideObjectives(g)
    tell(g, { t: 'put-back', kind: 'objective', top: 0, bottom: 1 })
  }),

  mission('secret-weapons-research', ['project'], (g) => {
    drawProjects(g, 2)
  }),

  mission('trade-negotiations', ['loyalty'], (g, a) => gainLoyalty(g, IMPERIAL, a.place, 1)),
]
