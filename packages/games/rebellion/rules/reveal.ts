/** Revealing a mission: the seven steps of the book. */
import type { Opt } from '@orrery/kernel'
import type { MissionFacts } from '../content/missions.ts'
import { missionRules } from '../cards/registry.ts'
import { blockOf, cardIdOf, leaderFacts, leaderNo, missionOf, placeId, placeNo } from '../lookup.ts'
import {
  cardAt,
  IMPERIAL,
  IN_POOL,
  leaderAt,
  NONE,
  ON_MISSION,
  REBEL,
  removeFrom,
  ROLES,
  SEEN_BY_ALL,
  sideOf,
  sideOfRole,
  sideOfSeat,
} from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import { tell, type G } from './context.ts'
import { bitOf, discardMission } from './decks.ts'
import { captivesAt, leaderIds, leadersAt, leadersOn, placeLeader, poolOf } from './leaders.ts'
import { settle } from './mission-dice.ts'
import { missionTargets, placeOfTarget } from './missions.ts'
import { rescue } from './rescue.ts'
import { detachRing, RING, wearerOf } from './rings.ts'
import { upkeep } from './upkeep.ts'
import { openWindow } from './windows.ts'

/**
 * A seat reveals one of its side's facedown missions that `whyNotReveal` allows, and carries it out to the end; what holds by
 * itself follows. `s.attempt` holds the mission meanwhile.
 */
export function revealMission(g: G, seat: number, card: number): void {
  const s = g.s
  const a: Attempt = {
    card,
    side: sideOfSeat(seat),
    seat,
    place: NONE,
    target: NONE,
    leaders: leadersOn(s, card),
    opposer: NONE,
    dice: [],
    foeDice: [],
    success: null,
    present: [],
  }
  openWindow(g, 'before-reveal', a)
  const facts = turnUp(g, a)
  g.within(facts.id, () => {
    aim(g, a, facts)
    if (facts.kind === 'attempt') attempt(g, a)
    else resolve(g, a)
    if (a.success === true) succeed(g, a)
    putAway(g, a)
    if (a.success === true) afterSuccess(g, a)
    s.attempt = null
    upkeep(g, a.side)
  })
}

/** Step 1: the card is turned faceup (rebellion/reveal/1). */
function turnUp(g: G, a: Attempt): MissionFacts {
  const s = g.s
  removeFrom(sideOf(s, a.side).assigned, a.card)
  cardAt(s, a.card).seen = SEEN_BY_ALL
  s.attempt = a
  g.reveal()
  tell(g, { t: 'reveal', side: a.side, def: cardIdOf(s, a.card), leaders: leaderIds(a.leaders) })
  return missionOf(s, a.card)
}

/** Step 2: the system or the leader is named, and the leaders of the mission are placed (rebellion/reveal/2, missions/09, /10). */
function aim(g: G, a: Attempt, facts: MissionFacts): void {
  const s = g.s
  const targets = missionTargets(s, a.card, a.side)
  const atLeader = facts.target.type === 'leader'
  if (facts.target.type !== 'none') {
    const opts = targets.map((x): Opt => (atLeader ? { t: 'leader', c: leaderFacts(x).id } : { t: 'at', c: placeId(x) }))
    const { c } = g.choose(a.seat, 'mission-target', opts, { about: facts.id })
    const target = atLeader ? leaderNo(String(c)) : placeNo(String(c))
    a.target = atLeader ? target : NONE
    a.place = placeOfTarget(s, facts, target)
    // The mission goes on: the leaders leave its card without sending it back to the hand.
    for (const l of a.leaders) leaderAt(s, l).at = a.place
  }
  const [place, target] = [a.place === NONE ? null : placeId(a.place), a.target === NONE ? null : leaderFacts(a.target).id]
  tell(g, { t: 'mission-at', side: a.side, def: facts.id, place, target })
}

/** Step 4: the other side may send one leader of its pool; of a team either partner, in turn order (rebellion/reveal/4, team/16). */
function oppose(g: G, a: Attempt): void {
  const s = g.s
  const foe = 1 - a.side
  if (a.leaders.some((l) => leaderAt(s, l).unopposed)) return
  const roles = ROLES.map((_, i) => (s.turn + i) % ROLES.length).filter((role) => sideOfRole(role) === foe)
  for (const seat of new Set(roles.map((role) => s.seats[role] as number))) {
    const opts = poolOf(s, foe, seat).map((l): Opt => ({ t: 'send', c: leaderFacts(l).id }))
    const o = g.may(seat, 'oppose', opts, { about: cardIdOf(s, a.card) })
    if (o === undefined) continue
    a.opposer = leaderNo(String(o.c))
    placeLeader(g, a.opposer, a.place)
    tell(g, { t: 'opposed', side: foe, leader: String(o.c) })
    return
  }
  tell(g, { t: 'opposed', side: foe, leader: null })
}

/** Steps 4 and 5. */
function attempt(g: G, a: Attempt): void {
  oppose(g, a)
  openWindow(g, 'before-dice', a)
  settle(g, a)
}

/** A mission that is resolved is not opposed, and counts as a success (rebellion/missions/04, /14r). */
function resolve(g: G, a: Attempt): void {
  a.success = true
  tell(g, { t: 'mission-result', side: a.side, def: cardIdOf(g.s, a.card), success: true, why: 'resolved', own: 0, foe: 0 })
}

/** Step 6: the effect (rebellion/reveal/6). */
function succeed(g: G, a: Attempt): void {
  if (a.place !== NONE) a.present = leadersAt(g.s, a.side, a.place)
  missionRules(cardIdOf(g.s, a.card)).effect(g, a)
  upkeep(g, a.side)
}

/** Step 7: starting missions return to the hand, all others are discarded (rebellion/reveal/7, starting-missions/01, missions/03). */
function putAway(g: G, a: Attempt): void {
  const s = g.s
  const def = cardIdOf(s, a.card)
  const toHand = blockOf(a.card).name.endsWith('starting-missions')
  if (toHand) {
    sideOf(s, a.side).hand.push(a.card)
    // From now on nobody else can tell where it lies.
    cardAt(s, a.card).seen = bitOf(a.side)
  } else discardMission(g, a.card)
  for (const l of s.leaders) {
    if (l.mission !== a.card) continue
    l.mission = NONE
    // A card that names no place leaves its other leader without a mission (rebellion/reveal/7br).
    if (l.at === ON_MISSION) l.at = IN_POOL
    // Blindside holds for one mission, Misdirection for the round.
    if (l.side === IMPERIAL) l.unopposed = false
  }
  tell(g, { t: 'mission-over', side: a.side, def, to: toHand ? 'hand' : 'discard' })
}

/** What follows a success: Son of Skywalker, and the Millennium Falcon after all steps (rebellion/rescue/07). */
function afterSuccess(g: G, a: Attempt): void {
  openWindow(g, 'succeeded', a)
  falcon(g, a)
}

/** The ring of the Falcon, in the system of the mission, can be given away to rescue a captive there (rebellion/rescue/07, /08). */
function falcon(g: G, a: Attempt): void {
  const s = g.s
  const l = wearerOf(s, RING.falcon)
  if (a.side !== REBEL || !a.present.includes(l)) return
  const opts = captivesAt(s, a.place).map((x): Opt => ({ t: 'rescue', c: leaderFacts(x).id }))
  const o = g.may(a.seat, 'falcon', opts, { about: 'millennium-falcon' })
  if (o === undefined) return
  detachRing(g, l)
  rescue(g, leaderNo(String(o.c)))
  openWindow(g, 'rescued', a)
}
