/** Action cards that are used when they are received: they attach a ring. */
import type { G } from '../rules/context.ts'
import { isCaptive, isLeader } from '../rules/leaders.ts'
import { attachRing, RING } from '../rules/rings.ts'
import { IN_SUPPLY, leaderAt, ELIMINATED, REBEL, type State } from '../state.ts'
import type { ImmediateRules } from './entry.ts'
import { chooseLeader } from './verbs.ts'

/** Rebel leaders in play who are not held captive. */
function freeLeaders(s: State): number[] {
  return [...s.leaders.keys()].filter((l) => {
    const x = leaderAt(s, l)
    return x.side === REBEL && x.at !== IN_SUPPLY && x.at !== ELIMINATED && !isCaptive(s, l)
  })
}

/** Attaches a ring to one of these leaders, by choice; to nobody where there is none. */
function attach(g: G, seat: number, ring: number, leaders: readonly number[], about: string): void {
  if (leaders.length > 0) attachRing(g, chooseLeader(g, seat, 'attach', leaders, about), ring)
}

export const IMMEDIATE_CARDS: readonly ImmediateRules[] = [
  { id: 'human-cyborg-relations', tags: ['ring'], effect: (g, seat) => attach(g, seat, RING.c3po, freeLeaders(g.s), 'human-cyborg-relations') },
  { id: 'resourceful-astromech', tags: ['ring'], effect: (g, seat) => attach(g, seat, RING.r2d2, freeLeaders(g.s), 'resourceful-astromech') },
  {
    id: 'the-millennium-falcon',
    tags: ['ring'],
    effect(g, seat) {
      const crew = freeLeaders(g.s).filter((l) => isLeader(l, 'han-solo') || isLeader(l, 'chewbacca'))
      attach(g, seat, RING.falcon, crew, 'the-millennium-falcon')
    },
  },
]
