/** Moments at which special action cards can be used. They are asked for whenever, as far as the others know, the card could be held. */
import { leaderFacts, leaderNo } from '../lookup.ts'
import type { Attempt } from '../state-scenes.ts'
import type { Moment, SpecialRules } from '../cards/entry.ts'
import { SPECIALS } from '../cards/actions-special.ts'
import { heldAction, ownsAction, spendAction, usersAmong } from './action-hand.ts'
import type { G } from './context.ts'
import { isLeader } from './leaders.ts'

/** Lets a side use one card, if it could hold it. Each seat that might use it is asked until one does (rebellion/team/25, team/41r). */
function offer(g: G, rules: SpecialRules, a: Attempt): void {
  const s = g.s
  const held = heldAction(s, rules.side, rules.id)
  for (const { seat, leaders } of usersAmong(s, rules.side, rules.id, rules.by(s, a), rules.byChosen)) {
    const card = held >= 0 && ownsAction(s, held, seat) ? held : -1
    const all = card < 0 ? [] : rules.opts(s, a)
    const opts = rules.byChosen ? all.filter((o) => leaders.some((l) => leaderFacts(l).id === o.c)) : all
    const o = g.may(seat, 'special', opts, { about: rules.id, concealed: true })
    if (o === undefined) continue
    spendAction(g, rules.side, card, rules.byChosen ? leaderNo(String(o.c)) : (leaders[0] ?? -1))
    g.within(rules.id, () => rules.effect(g, a, o, seat))
    return
  }
}

/** A moment of a mission: the side of the mission is asked first (rebellion/actions/12). */
export function openWindow(g: G, moment: Moment, a: Attempt): void {
  for (const side of [a.side, 1 - a.side]) for (const x of SPECIALS) if (x.moment === moment && x.side === side) offer(g, x, a)
}

/** Leaders of a list that are one of those named. */
export const pictured = (leaders: readonly number[], ...ids: readonly string[]): number[] => leaders.filter((l) => ids.some((id) => isLeader(l, id)))
