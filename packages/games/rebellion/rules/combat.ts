/** Combat. */
import type { Opt } from '@orrery/kernel'
import { leaderFacts, leaderNo, placeId } from '../lookup.ts'
import { admiralOf, generalOf, IN_POOL, IMPERIAL, leaderAt, NONE, placeAt, REBEL, type State } from '../state.ts'
import { startOfCombat } from '../cards/actions-combat.ts'
import { attack } from './attack.ts'
import { combatOf, dropEffects } from './combat-effects.ts'
import { destroyFighters, fighterAt, fightersOf, forceAt, isShared, SHIELD_GENERATOR, unitsIn, type Theatre } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { useDeathStarPlans } from './death-star.ts'
import { isLeader, leadersAt, poolOf } from './leaders.ts'
import { offerCombatObjective } from './objectives.ts'
import { endRound, retreatStep } from './retreat.ts'
import { drawTactics, returnTactics } from './tactic-cards.ts'
import { countAt } from './units.ts'

const THEATRES = ['space', 'ground'] as const

/** Both sides have units in a theatre that they share (rebellion/combat/0, 0ar); a destroyed system has no ground battle (rebellion/destroyed-systems/06). */
export function sharesTheatre(s: State, at: number): boolean {
  return isShared(s, at, 'space') || isShared(s, at, 'ground')
}

/** Steps that both sides take begin with the current player: the one who initiated the combat (rebellion/combat/0c, winning/03, /09r). */
const order = (s: State): readonly number[] => (combatOf(s).initiator === REBEL ? [REBEL, IMPERIAL] : [IMPERIAL, REBEL])

/**
 * A combat, if both sides share a theatre there; else nothing. `initiator`: the side whose activation, card or reveal led to it,
 * which is the current player. `from`: the places that its units moved in from.
 */
export function resolveCombat(g: G, at: number, initiator: number, from: readonly number[]): void {
  if (!sharesTheatre(g.s, at)) return
  g.within('combat', () => {
    begin(g, at, initiator, from)
    for (const side of order(g.s)) addLeader(g, side)
    noteLord(g.s)
    startOfCombat(g, order(g.s))
    drawForLeaders(g)
    while (sharesTheatre(g.s, at)) round(g)
    finish(g)
  })
}

function begin(g: G, at: number, initiator: number, from: readonly number[]): void {
  const s = g.s
  const started = THEATRES.map((theatre) => (forceAt(s, REBEL, at, theatre) > 0 ? 1 : 0) + (forceAt(s, IMPERIAL, at, theatre) > 0 ? 2 : 0))
  s.combat = {
    place: at,
    initiator,
    round: 0,
    theatre: '',
    attacker: NONE,
    units: fightersOf(s, at),
    rebelHand: [],
    imperialHand: [],
    spacePlayed: [],
    groundPlayed: [],
    faceUp: false,
    dice: [],
    retreated: [false, false],
    rebelFrom: initiator === REBEL ? [...from] : [],
    imperialFrom: initiator === IMPERIAL ? [...from] : [],
    effects: [],
    scored: [],
    destroyed: [],
    lent: [],
    wasSubjugated: placeAt(s, at).subjugated,
    started,
    won: [NONE, NONE],
    lord: false,
    offered: 0,
  }
  tell(g, { t: 'combat', place: placeId(at), initiator })
}

const isTactician = (l: number): boolean => leaderFacts(l).tactics !== null

/** Step 1: a side without a leader with tactic values there may add any one of its pool (rebellion/combat/1 to 1c, team/17). */
function addLeader(g: G, side: number): void {
  const s = g.s
  const at = combatOf(s).place
  if (leadersAt(s, side, at).some(isTactician)) return
  for (const seat of new Set([admiralOf(s, side), generalOf(s, side)])) {
    const opts = poolOf(s, side, seat).map((l): Opt => ({ t: 'add', c: leaderFacts(l).id }))
    const o = g.may(seat, 'add-leader', opts, { about: placeId(at) })
    if (o === undefined) continue
    leaderAt(s, leaderNo(String(o.c))).at = at
    tell(g, { t: 'join', side, leader: String(o.c) })
    return
  }
}

/** Whether Darth Vader or the Emperor is in the combat (Return of the Jedi). */
function noteLord(s: State): void {
  const c = combatOf(s)
  c.lord = leadersAt(s, IMPERIAL, c.place).some((l) => isLeader(l, 'darth-vader') || isLeader(l, 'emperor-palpatine'))
}

/** Step 2: cards by the best value of each theatre that both sides share (rebellion/combat/2 to 2e, leaders/03, /05). */
function drawForLeaders(g: G): void {
  const s = g.s
  const at = combatOf(s).place
  for (const side of order(s)) {
    const values = leadersAt(s, side, at).map((l) => leaderFacts(l).tactics)
    for (const theatre of THEATRES) {
      const best = Math.max(0, ...values.map((v) => v?.[theatre] ?? 0))
      if (isShared(s, at, theatre)) drawTactics(g, side, theatre, best)
    }
  }
}

/** Step 3: a combat round. */
function round(g: G): void {
  const s = g.s
  const c = combatOf(s)
  c.round++
  tell(g, { t: 'combat-round', round: c.round })
  for (const theatre of THEATRES) if (isShared(s, c.place, theatre)) battle(g, theatre)
  for (const side of order(s)) retreatStep(g, side)
  endRound(g)
  offerCombatObjective(g)
  dropEffects(s, 'round')
}

/** A battle: the current player attacks, then the other; then all that were set aside leave (rebellion/combat/3.i, 3.ii, attack/5). */
function battle(g: G, theatre: Theatre): void {
  const s = g.s
  const c = combatOf(s)
  c.theatre = theatre
  c.offered = 0
  tell(g, { t: 'battle', theatre, round: c.round })
  if (theatre === 'ground') drawTactics(g, REBEL, 'ground', countAt(s, c.place, SHIELD_GENERATOR))
  for (const side of order(s)) attack(g, side, theatre)
  if (c.units.some((f) => f.lost)) {
    const lost = [REBEL, IMPERIAL].flatMap((side) => unitsIn(s, side, theatre)).filter((i) => fighterAt(s, i).lost)
    destroyFighters(g, lost)
  }
  if (theatre === 'space') useDeathStarPlans(g)
  offerCombatObjective(g)
  dropEffects(s, 'battle')
  c.theatre = ''
}

/** The end: lent leaders go back to the pool, tactic cards to their decks, damage is gone (rebellion/combat/4 to 4c). */
function finish(g: G): void {
  const s = g.s
  const c = combatOf(s)
  for (const l of c.lent) if (leaderAt(s, l).at === c.place) leaderAt(s, l).at = IN_POOL
  returnTactics(g)
  s.combat = null
  tell(g, { t: 'combat-end', place: placeId(c.place) })
}
