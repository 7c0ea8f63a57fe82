/** Action cards that are used in the assignment phase, instead of assigning their leader. */
import { leaderFacts, leaderNo, placeId, REGION_OF, systemNo, unitFacts, unitNo } from '../lookup.ts'
import { state as tellBase } from '../rules/base.ts'
import { queueByAllIcons } from '../rules/building.ts'
import { tell, type G } from '../rules/context.ts'
import { drawObjectives } from '../rules/decks.ts'
import { captivesAt, placeLeader } from '../rules/leaders.ts'
import { basePlace, baseSystem, isImperialSystem, sourcesOf } from '../rules/map.ts'
import { mayLeave } from '../rules/movement.ts'
import { searchAndAssign } from '../rules/search.ts'
import { addUnits, countAt, gainUnits, GROUND_OF, groundAt, takeUnits } from '../rules/units.ts'
import { generalOf, IMPERIAL, IN_SUPPLY, leaderAt, REBEL, sideOf, type State } from '../state.ts'
import { assignment, type AssignmentRules } from './entry.ts'
import { chooseSystem, destroyUpTo, moveIn, SYSTEM_NOS } from './verbs.ts'

const [TIE, STORMTROOPER] = [unitNo('tie-fighter'), unitNo('stormtrooper')]
const BESPIN = systemNo('bespin')
/** Who is recruited where by An Old Friend. */
const friendAt = (at: number): number => leaderNo(at === BESPIN ? 'lando-calrissian' : 'chewbacca')

/** Where the Imperial ground units of a system can go: another Imperial system without Rebel ground units. */
const refuges = (s: State, at: number): number[] => SYSTEM_NOS.filter((x) => x !== at && isImperialSystem(s, x) && groundAt(s, REBEL, x) === 0)

/** All Imperial ground units leave for one system; captives may be taken along like them (rebellion/captured/07). */
function independentOperation(g: G, at: number): void {
  const s = g.s
  const about = 'independent-operation'
  const seat = generalOf(s, IMPERIAL)
  const to = chooseSystem(g, seat, 'withdraw', refuges(s, at), about)
  if (to === null) return
  const captives = captivesAt(s, at).map((l) => leaderFacts(l).id)
  const taken = g.chooseSome(seat, 'take-captives', captives, 0, captives.length, about)
  const units: Record<string, number> = {}
  for (const u of GROUND_OF[IMPERIAL] as readonly number[]) {
    const n = countAt(s, at, u)
    if (n === 0) continue
    units[unitFacts(u).id] = n
    takeUnits(s, at, u, n)
    addUnits(s, to, u, n)
  }
  for (const id of taken) leaderAt(s, leaderNo(id)).at = to
  tell(g, { t: 'move', side: IMPERIAL, from: placeId(at), to: placeId(to), units, captives: taken })
}

export const ASSIGNMENT_CARDS: readonly AssignmentRules[] = [
  assignment('brilliant-administrator', ['queue'], (g, u) => queueByAllIcons(g, IMPERIAL, u.place, u.seat)),

  assignment('boba-fett-where', ['leader'], (g, u) => {
    g.s.closed.push(u.place)
    tell(g, { t: 'closed', place: placeId(u.place) })
  }),

  assignment('catch-them-by-surprise', ['move', 'combat'], (g, u) =>
    moveIn(g, u.seat, IMPERIAL, { to: u.place, from: sourcesOf(g.s, IMPERIAL, u.place) }),
  ),

  assignment('local-rumors', ['base'], (g, u) => {
    const region = REGION_OF[u.place] ?? []
    tellBase(g, region, region.includes(baseSystem(g.s)))
  }),

  assignment(
    'proceeding-as-planned',
    ['project'],
    (g, u) => searchAndAssign(g, u.seat, u.leader, 'project'),
    (s) => s.projectDeck.length + s.projectDiscard.length > 0,
  ),

  assignment('public-support', ['units'], (g, u) => {
    gainUnits(g, u.place, STORMTROOPER, 3)
    leaderAt(g.s, u.leader).unlocked = true
  }),

  assignment('scouting-mission', ['move', 'combat'], (g, u) =>
    moveIn(g, u.seat, IMPERIAL, { to: u.place, from: SYSTEM_NOS, only: new Map([[TIE, 4]]), freeTransport: true, beyond: true }),
  ),

  assignment(
    'our-most-desperate-hour',
    ['mission'],
    (g, u) => searchAndAssign(g, u.seat, u.leader, 'mission'),
    (s) => sideOf(s, REBEL).deck.length + sideOf(s, REBEL).discard.length > 0,
  ),

  assignment('rebel-planning', ['objective'], (g) => {
    drawObjectives(g, 1)
  }),

  assignment('start-the-evacuation', ['move', 'base'], (g, u) => moveIn(g, u.seat, REBEL, { to: u.place, from: [basePlace(g.s)], beyond: true })),

  assignment('temporary-alliance', ['queue'], (g, u) => queueByAllIcons(g, REBEL, u.place, u.seat)),

  assignment('ambush', ['destroy'], (g, u) => destroyUpTo(g, u.seat, u.place, GROUND_OF[IMPERIAL] as readonly number[], 3, 'ambush')),

  assignment(
    'an-old-friend',
    ['leader'],
    (g, u) => {
      const friend = friendAt(u.place)
      placeLeader(g, friend, u.place)
      tell(g, { t: 'recruit', side: REBEL, leader: leaderFacts(friend).id })
    },
    (s, at) => leaderAt(s, friendAt(at)).at === IN_SUPPLY,
  ),

  assignment(
    'independent-operation',
    ['move'],
    (g, u) => independentOperation(g, u.place),
    // The card lifts adjacency and transport: a leader of theirs still holds the units (rebellion/movement/13).
    (s, at) => refuges(s, at).length > 0 && mayLeave(s, IMPERIAL, at) === null,
  ),
]
