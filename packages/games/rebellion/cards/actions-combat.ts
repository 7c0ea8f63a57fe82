/** Action cards of the start of a combat: what each does, beside its id. */
import { window, type Opt } from '@orrery/kernel'
import { ACTIONS } from '../content/actions.ts'
import { DEATH_STAR, SITE, leaderFacts, leaderNo, unitFacts } from '../lookup.ts'
import { admiralOf, generalOf, IMPERIAL, REBEL, SEEN_BY_ALL, sideOfSeat, type State } from '../state.ts'
import { heldAction, isClosed, ownsAction, spendAction, usersAmong } from '../rules/action-hand.ts'
import { combatOf, putEffect } from '../rules/combat-effects.ts'
import { alikeOnce, destroyFighters, fighterAt, unitsIn } from '../rules/combat-units.ts'
import type { G } from '../rules/context.ts'
import { show } from '../rules/decks.ts'
import { isLeader, leadersAt, placeLeader, poolOf } from '../rules/leaders.ts'
import { canDrawTactic, drawTactics } from '../rules/tactic-cards.ts'
import { countAt } from '../rules/units.ts'

interface StartOfCombat {
  readonly id: string
  /** The pictured leader comes from the pool instead of being there (rebellion/actions/04). */
  readonly fromPool?: true
  /** Whether it would do anything now. */
  can(s: State): boolean
  run(g: G, seat: number, leader: number): void
}

const always = (): boolean => true

/** The seat destroys one of these units of the combat. */
function destroyOne(g: G, seat: number, card: string, list: readonly number[]): void {
  const opts = alikeOnce(g.s, list).map((i): Opt => ({ t: 'destroy', c: i, d: unitFacts(fighterAt(g.s, i).type).id }))
  destroyFighters(g, [g.choose(seat, 'destroy-unit', opts, { about: card }).c as number])
}

const structures = (s: State): number[] => unitsIn(s, REBEL, 'ground').filter((i) => unitFacts(fighterAt(s, i).type).class === 'structure')

const START_OF_COMBAT: readonly StartOfCombat[] = [
  { id: 'according-to-my-design', can: always, run: (g) => putEffect(g.s, 'fewer-rebel-dice') },
  {
    id: 'more-dangerous-than-you-realize',
    can: (s) => canDrawTactic(s, 'space') || canDrawTactic(s, 'ground'),
    run: (g, seat) => {
      const o = g.choose(seat, 'tactic-deck', [
        { t: 'draw', c: 'space' },
        { t: 'draw', c: 'ground' },
      ])
      drawTactics(g, IMPERIAL, o.c === 'space' ? 'space' : 'ground', 3)
    },
  },
  {
    id: 'fully-operational',
    can: (s) => {
      const { place } = combatOf(s)
      return countAt(s, place, DEATH_STAR) + countAt(s, place, SITE) > 0 && unitsIn(s, REBEL, 'space').length > 0
    },
    run: (g, seat) => destroyOne(g, seat, 'fully-operational', unitsIn(g.s, REBEL, 'space')),
  },
  {
    id: 'good-intel',
    can: always,
    run: (g) => {
      const c = combatOf(g.s)
      c.faceUp = true
      show(g.s, c.rebelHand, SEEN_BY_ALL)
    },
  },
  { id: 'keep-them-from-escaping', can: always, run: (g) => putEffect(g.s, 'rebels-trapped') },
  {
    id: 'ready-for-action',
    fromPool: true,
    can: always,
    run: (g, _seat, leader) => {
      const c = combatOf(g.s)
      placeLeader(g, leader, c.place)
      c.lent.push(leader)
    },
  },
  {
    id: 'target-the-generator',
    can: (s) => structures(s).length > 0,
    run: (g, seat) => destroyOne(g, seat, 'target-the-generator', structures(g.s)),
  },
  { id: 'its-a-trap', can: always, run: (g) => putEffect(g.s, 'no-imperial-space-tactics') },
  { id: 'point-blank-assault', can: always, run: (g) => putEffect(g.s, 'less-health') },
  { id: 'target-the-star-destroyers', can: always, run: (g) => putEffect(g.s, 'black-as-red') },
]

const factsOf = new Map(ACTIONS.map((a) => [a.id, a]))
const byId: ReadonlyMap<string, StartOfCombat> = new Map(START_OF_COMBAT.map((x) => [x.id, x]))

/** Leaders by whom a seat may use a card: shown on it, and where the card wants them (rebellion/actions/03, /04, team/25, team/41r). */
function usersOf(s: State, card: StartOfCombat, seat: number): readonly number[] {
  const side = sideOfSeat(seat)
  const facts = factsOf.get(card.id)
  if (facts?.side !== (side === REBEL ? 'rebel' : 'imperial') || isClosed(s, side, combatOf(s).place)) return []
  const there = card.fromPool === true ? poolOf(s, side) : leadersAt(s, side, combatOf(s).place)
  const shown = there.filter((l) => facts.leaders.some((id) => isLeader(l, id)))
  return usersAmong(s, side, card.id, shown, card.fromPool === true).find((x) => x.seat === seat)?.leaders ?? []
}

/** As far as the others know, the seat may hold a card that it could use now, and a picture fits. */
const couldUse = (s: State, seat: number): boolean => START_OF_COMBAT.some((card) => usersOf(s, card, seat).length > 0)

/** Uses a card: a leader of several is chosen where it matters. */
function use(g: G, card: StartOfCombat, seat: number): void {
  const users = usersOf(g.s, card, seat)
  const opts = users.map((l): Opt => ({ t: 'leader', c: leaderFacts(l).id }))
  const leader = card.fromPool === true ? leaderNo(String(g.choose(seat, 'lend-leader', opts, { about: card.id }).c)) : (users[0] ?? -1)
  const side = sideOfSeat(seat)
  spendAction(g, side, heldAction(g.s, side, card.id), leader)
  card.run(g, seat, leader)
}

/**
 * Directly after leaders have been added both sides may use these cards in turn, the current player first, until all pass in a
 * row (rebellion/combat/1b, actions/06, /12). A seat that could hold one as far as the others know is asked even when it holds none.
 */
export function startOfCombat(g: G, order: readonly number[]): void {
  const s = g.s
  const seats = order.flatMap((side) => [...new Set([admiralOf(s, side), generalOf(s, side)])])
  const held = (id: string): number => heldAction(s, factsOf.get(id)?.side === 'rebel' ? REBEL : IMPERIAL, id)
  const seatFor = (id: string): number =>
    seats.find((seat) => ownsAction(s, held(id), seat) && usersOf(s, byId.get(id) as StartOfCombat, seat).length > 0) ?? -1
  window(
    g,
    {
      name: 'start-of-combat',
      order: seats,
      listeners: () => START_OF_COMBAT.map((x) => x.id).filter((id) => held(id) >= 0),
      ability: (_, me) => {
        const card = byId.get(String(me)) as StartOfCombat
        return { when: () => card.can(s), effect: () => use(g, card, seatFor(card.id)) }
      },
      seatOf: (_, me) => seatFor(String(me)),
      concealed: (_, seat) => couldUse(s, seat),
    },
    null,
  )
}
