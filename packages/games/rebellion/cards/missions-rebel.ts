/** The Rebel mission deck. */
import type { Opt } from '@orrery/kernel'
import type { Icon } from '../content/icons.ts'
import { blockOf, cardIdOf, leaderFacts, probeSystem, unitFacts, unitNo } from '../lookup.ts'
import { iconsAt, queueByAllIcons, queueUnits, unitsForIcon } from '../rules/building.ts'
import { resolveCombat } from '../rules/combat.ts'
import { tell, type G } from '../rules/context.ts'
import { bitOf, drawObjectives, takeTop, toBottom } from '../rules/decks.ts'
import { isLeader, leaderIds, LUKE, LUKE_JEDI } from '../rules/leaders.ts'
import { gainLoyalty } from '../rules/loyalty.ts'
import { basePlace } from '../rules/map.ts'
import { attachRing, RING } from '../rules/rings.ts'
import { assignTo } from '../rules/search.ts'
import { gainUnits, SHIPS_OF, UNITS_OF } from '../rules/units.ts'
import { ELIMINATED, IMPERIAL, leaderAt, NONE, ON_MISSION, REBEL, removeFrom, sideOf } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import { mission, type MissionRules } from './entry.ts'
import {
  BOTH,
  chooseLeader,
  destroyQueued,
  destroyQueuedUpTo,
  destroyUpTo,
  lookAt,
  mixUp,
  moveIn,
  queued,
  rescueByMission,
  unitsOfFoe,
} from './verbs.ts'

const [TROOPER, SPEEDER, CRUISER] = [unitNo('rebel-trooper'), unitNo('airspeeder'), unitNo('mon-calamari-cruiser')]
const [ION_CANNON, SHIELD] = [unitNo('ion-cannon'), unitNo('shield-generator')]
/** Successes that Lando Calrissian prepares. */
const PREPARED = 2

/** "This leader" goes onto a starting mission of the hand; which one stays secret (rebellion/missions/12, cards/contingency-plan). */
function contingencyPlan(g: G, a: Attempt): void {
  const s = g.s
  const about = 'contingency-plan'
  for (const l of a.leaders) {
    if (!isLeader(l, 'lando-calrissian')) continue
    leaderAt(s, l).bonus += PREPARED
    tell(g, { t: 'prepared', leader: leaderFacts(l).id, successes: PREPARED })
  }
  const own = sideOf(s, a.side)
  const starting = own.hand.filter((id) => blockOf(id).name === 'rebel-starting-missions').toSorted((x, y) => x - y)
  if (starting.length === 0) return
  const l = chooseLeader(g, a.seat, 'this-leader', a.leaders, about)
  const card = Number(
    g.choose(
      a.seat,
      'contingency',
      starting.map((c): Opt => ({ t: 'assign', c })),
      { about, concealed: true },
    ).c,
  )
  removeFrom(own.hand, card)
  assignTo(g, a.side, card, [l])
}

/** For each resource icon one matching unit of the Imperial queue goes; the Rebels choose from which space. */
function demolition(g: G, a: Attempt): void {
  for (const icon of iconsAt(g.s, a.place)) {
    const kinds = unitsForIcon(IMPERIAL, icon)
    const open = queued(g.s, IMPERIAL).filter(({ unit }) => kinds.includes(unit))
    if (open.length === 0) continue
    const opts = open.map(({ unit, space }): Opt => ({ t: 'destroy', c: unitFacts(unit).id, d: space }))
    const found = open[opts.indexOf(g.choose(a.seat, 'demolition', opts, { about: 'demolition' }))]
    if (found !== undefined) destroyQueued(g, found.unit, found.space, 1)
  }
}

/** Units of these icons, ships or ground units, by choice as far as the supply goes. */
function gainByIcons(g: G, a: Attempt, icons: readonly { readonly shape: Icon['shape']; readonly n: number }[]): void {
  const s = g.s
  for (const { shape, n } of icons) {
    for (let i = 0; i < n; i++) {
      const kinds = (UNITS_OF[REBEL] as readonly number[]).filter((u) => unitFacts(u).buildIcon?.shape === shape && (s.supply[u] ?? 0) > 0)
      if (kinds.length === 0) break
      const o = g.choose(
        a.seat,
        'gain',
        kinds.map((u): Opt => ({ t: 'unit', c: unitFacts(u).id })),
        { about: cardIdOf(s, a.card) },
      )
      gainUnits(g, a.place, unitNo(String(o.c)), 1)
    }
  }
}

/** Four random probe cards of the Empire go onto the deck's ends. It sees which leave its hand and how many go where, no more (rebellion/probes/04). */
function plantFalseLead(g: G, a: Attempt): void {
  const s = g.s
  const about = 'plant-false-lead'
  const taken: number[] = []
  while (taken.length < 4 && s.probes.length > 0) taken.push(...s.probes.splice(g.random(s.probes.length), 1))
  taken.sort((x, y) => x - y)
  lookAt(g, 'probe', 'hand', taken, BOTH)
  // What the Empire has seen stays ruled out, but it can no longer tell these cards apart.
  for (const id of taken) s.ruledOut.push(probeSystem(s, id))
  for (const id of taken) s.cards[id] = { def: probeSystem(s, id), seen: bitOf(REBEL) }
  // First how many, which all may know; then as many questions as that, whichever cards are picked.
  const n = g.amount(a.seat, 'how-many-top', 0, taken.length, about)
  const top = g.chooseSome(a.seat, 'to-top', taken, n, n, about, true)
  const bottom = taken.filter((id) => !top.includes(id))
  s.probeDeck.push(...g.order(a.seat, 'order-top', top, about).toReversed())
  toBottom(s.probeDeck, g.order(a.seat, 'order-bottom', bottom, about).toReversed())
  tell(g, { t: 'put-back', kind: 'probe', top: top.length, bottom: bottom.length })
}

/** Luke Skywalker's token gives way to Luke Skywalker (Jedi), with all that is on it. */
function becomeJedi(g: G, a: Attempt): void {
  const s = g.s
  Object.assign(leaderAt(s, LUKE_JEDI), leaderAt(s, LUKE))
  Object.assign(leaderAt(s, LUKE), { at: ELIMINATED, ring: NONE, mission: NONE, bonus: 0, unopposed: false, unlocked: false, detained: false })
  for (const list of [a.leaders, a.present]) list.forEach((l, i) => (list[i] = l === LUKE ? LUKE_JEDI : l))
  const [leader, by] = leaderIds([LUKE, LUKE_JEDI])
  tell(g, { t: 'replaced', leader: leader ?? '', by: by ?? '' })
}

/** The Rebels look at the top 4 objectives and put them back in any order, the next one to be drawn first. */
function stolenPlans(g: G, a: Attempt): void {
  const s = g.s
  const top = takeTop(g, s.objectiveDeck, 4)
  lookAt(g, 'objective', 'deck', top, bitOf(REBEL))
  s.objectiveDeck.push(...g.order(a.seat, 'order-top', top, 'stolen-plans').toReversed())
  mixUp(s, REBEL, top)
  tell(g, { t: 'put-back', kind: 'objective', top: top.length, bottom: 0 })
}

export const REBEL_MISSIONS: readonly MissionRules[] = [
  mission('base-defenses', ['units', 'base'], (g) => {
    const base = basePlace(g.s)
    gainUnits(g, base, ION_CANNON, 1)
    gainUnits(g, base, SHIELD, 1)
  }),

  mission('contingency-plan', ['mission', 'leader'], contingencyPlan),

  mission('covert-operation', ['objective'], (g, a) => {
    const s = g.s
    const got = drawObjectives(g, 2)
    if (got.length < 2) return
    mixUp(s, REBEL, got)
    const kept = g.choose(
      a.seat,
      'keep-objective',
      got.map((c): Opt => ({ t: 'keep', c })),
      { about: 'covert-operation' },
    ).c
    for (const id of got) {
      if (id === kept) continue
      removeFrom(s.objectives, id)
      toBottom(s.objectiveDeck, [id])
      tell(g, { t: 'put-back', kind: 'objective', top: 0, bottom: 1 })
    }
  }),

  mission('daring-rescue', ['rescue'], (g, a) => rescueByMission(g, a, true)),

  mission('demolition', ['destroy', 'queue'], demolition),

  mission('establish-trade-relations', ['loyalty', 'queue'], (g, a) => {
    gainLoyalty(g, REBEL, a.place, 1)
    queueByAllIcons(g, REBEL, a.place, a.seat)
  }),

  mission('for-the-greater-good', ['rescue', 'objective'], (g, a) => {
    rescueByMission(g, a, false)
    drawObjectives(g, 1)
  }),

  mission('hidden-fleet', ['move', 'base'], (g, a) =>
    moveIn(g, a.seat, REBEL, { to: a.place, from: [basePlace(g.s)], freeLeaders: true, beyond: true }),
  ),

  mission('hit-and-run', ['destroy'], (g, a) => destroyUpTo(g, a.seat, a.place, unitsOfFoe(REBEL), 2, 'hit-and-run')),

  mission('incite-rebellion', ['units', 'combat'], (g, a) => {
    gainUnits(g, a.place, TROOPER, 3)
    resolveCombat(g, a.place, REBEL, [])
  }),

  // A leader in the space holds its units back (rebellion/base/12).
  mission('lead-the-strike-team', ['move', 'combat'], (g, a) => {
    const only = new Map([
      [TROOPER, 4],
      [SPEEDER, 4],
    ])
    moveIn(g, a.seat, REBEL, { to: a.place, from: [basePlace(g.s)], only, atMost: 4, freeTransport: true, beyond: true })
  }),

  mission('misdirection', ['leader'], (g, a) => {
    const waiting = [...g.s.leaders.keys()].filter((l) => leaderAt(g.s, l).side === REBEL && leaderAt(g.s, l).at === ON_MISSION)
    if (waiting.length === 0) return
    const l = chooseLeader(g, a.seat, 'misdirection', waiting, 'misdirection')
    leaderAt(g.s, l).unopposed = true
    tell(g, { t: 'unopposed', leader: leaderFacts(l).id })
  }),

  mission('plan-the-assault', ['move', 'combat'], (g, a) => {
    const only = new Map((SHIPS_OF[REBEL] as readonly number[]).map((u) => [u, Infinity]))
    moveIn(g, a.seat, REBEL, { to: a.place, from: [basePlace(g.s)], only, freeLeaders: true, beyond: true })
  }),

  mission('plant-false-lead', ['probe'], plantFalseLead),

  mission('public-uprising', ['units', 'combat'], (g, a) => {
    gainByIcons(g, a, [
      { shape: 'circle', n: 1 },
      { shape: 'triangle', n: 2 },
    ])
    resolveCombat(g, a.place, REBEL, [])
  }),

  mission('rogue-squadron-raid', ['destroy', 'queue'], (g, a) => destroyQueuedUpTo(g, a.seat, IMPERIAL, 4, 'rogue-squadron-raid')),

  mission('seek-yoda', ['ring', 'leader'], (g, a) => {
    const l = chooseLeader(g, a.seat, 'this-leader', a.leaders, 'seek-yoda')
    attachRing(g, l, RING.yoda)
    if (a.leaders.includes(LUKE)) becomeJedi(g, a)
  }),

  mission('stolen-plans', ['objective'], stolenPlans),

  mission('support-of-mon-calamari', ['loyalty', 'queue'], (g, a) => {
    const cruiser = (g.s.supply[CRUISER] ?? 0) > 0 ? [{ t: 'cruiser' }] : []
    const o = g.choose(a.seat, 'option', [{ t: 'loyalty' }, ...cruiser], { about: 'support-of-mon-calamari' })
    if (o.t === 'loyalty') gainLoyalty(g, REBEL, a.place, 2)
    else queueUnits(g, CRUISER, 3, 1, a.place)
  }),

  mission('wookiee-uprising', ['loyalty', 'destroy'], (g, a) => {
    gainLoyalty(g, REBEL, a.place, 1)
    destroyUpTo(g, a.seat, a.place, unitsOfFoe(REBEL), 4, 'wookiee-uprising')
  }),
]
