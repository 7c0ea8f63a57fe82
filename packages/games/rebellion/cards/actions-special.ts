/** Action cards that are used at a moment of a mission. One in a Million is in `rules/dice.ts`. */
import { leaderFacts, leaderNo, missionOf, SPACE } from '../lookup.ts'
import { isClosed } from '../rules/action-hand.ts'
import { canBeCaptured, capture } from '../rules/captured.ts'
import { tell } from '../rules/context.ts'
import { eliminate, isCaptive, leadersAt, placeLeader } from '../rules/leaders.ts'
import { gainReputation } from '../rules/reputation.ts'
import { searchMissions } from '../rules/search.ts'
import { pictured } from '../rules/windows.ts'
import { IMPERIAL, leaderAt, REBEL, type State } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import type { SpecialRules } from './entry.ts'

const isAttempt = (s: State, a: Attempt): boolean => missionOf(s, a.card).kind === 'attempt'
const use = { t: 'use' }
/** One way of using the card for each of these leaders. */
const byLeader = (leaders: readonly number[]) => leaders.map((l) => ({ t: 'use', c: leaderFacts(l).id }))

/** Rebel leaders that could come to the mission from another system. */
const undercover = (s: State, a: Attempt): number[] => {
  if (a.side !== IMPERIAL || !isAttempt(s, a) || a.success !== null || isClosed(s, REBEL, a.place)) return []
  const free = [...s.leaders.keys()].filter((l) => {
    const x = leaderAt(s, l)
    return x.side === REBEL && x.at >= 0 && x.at < SPACE && x.at !== a.place && !isCaptive(s, l) && !isClosed(s, REBEL, x.at)
  })
  return pictured(free, 'lando-calrissian', 'obi-wan-kenobi')
}

const chewbacca = (s: State, a: Attempt): number[] => {
  if (a.side !== IMPERIAL || !isAttempt(s, a) || a.success !== null || isClosed(s, REBEL, a.place)) return []
  return missionOf(s, a.card).skill === 'specOps' ? pictured(leadersAt(s, REBEL, a.place), 'chewbacca') : []
}

/** Leaders who went on the Rebel mission, attempted or resolved (FAQ, rebellion/rescue/08), and can be captured where it took place. */
const comrades = (s: State, a: Attempt): number[] =>
  a.side === REBEL ? a.leaders.filter((l) => leaderAt(s, l).at === a.place && a.place < SPACE && canBeCaptured(s, l)) : []

export const SPECIALS: readonly SpecialRules[] = [
  {
    id: 'blindside',
    side: IMPERIAL,
    tags: ['leader'],
    moment: 'before-reveal',
    by: (_, a) => (a.side === IMPERIAL ? pictured(a.leaders, 'boba-fett', 'janus-greejatus') : []),
    byChosen: false,
    opts: (s, a) => (isAttempt(s, a) ? [use] : []),
    effect(g, a) {
      for (const l of pictured(a.leaders, 'boba-fett', 'janus-greejatus')) {
        leaderAt(g.s, l).unopposed = true
        tell(g, { t: 'unopposed', leader: leaderFacts(l).id })
      }
    },
  },
  {
    id: 'undercover',
    side: REBEL,
    tags: ['leader', 'move'],
    moment: 'before-dice',
    by: undercover,
    byChosen: true,
    opts: (s, a) => byLeader(undercover(s, a)),
    effect: (g, a, o) => placeLeader(g, leaderNo(String(o.c)), a.place),
  },
  {
    id: 'wookiee-guardian',
    side: REBEL,
    tags: ['leader'],
    moment: 'before-dice',
    by: chewbacca,
    byChosen: false,
    opts: () => [use],
    effect(_, a) {
      a.success = false
    },
  },
  {
    id: 'it-is-your-destiny',
    side: IMPERIAL,
    tags: ['capture'],
    moment: 'rescued',
    by: (s, a) => (comrades(s, a).length > 0 ? pictured(leadersAt(s, IMPERIAL, a.place), 'darth-vader') : []),
    byChosen: false,
    opts: (s, a) => byLeader(comrades(s, a)),
    effect: (g, _, o) => capture(g, leaderNo(String(o.c))),
  },
  {
    id: 'son-of-skywalker',
    side: REBEL,
    tags: ['mission'],
    moment: 'succeeded',
    // The Rebel Base space is no system (rebellion/base/04).
    by: (s, a) =>
      a.side === REBEL && a.place < SPACE && !isClosed(s, REBEL, a.place)
        ? pictured(a.present, 'luke-skywalker').filter((l) => !isCaptive(s, l))
        : [],
    byChosen: false,
    opts: () => [use],
    effect: (g, _a, _o, seat) => searchMissions(g, seat, ['seek-yoda', 'daring-rescue']),
  },
  {
    id: 'noble-sacrifice',
    side: REBEL,
    tags: ['reputation', 'leader'],
    moment: 'captured',
    // Used at the moment of the capture: later a captive can use no card (rebellion/captured/17).
    by: (s, a) => pictured([a.target], 'obi-wan-kenobi').filter((l) => leaderAt(s, l).side === REBEL && !isClosed(s, REBEL, leaderAt(s, l).at)),
    byChosen: false,
    opts: () => [use],
    effect(g, a) {
      eliminate(g, a.target)
      gainReputation(g, 1)
    },
  },
]
