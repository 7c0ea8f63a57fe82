/** Moments at which special action cards can be used. They are asked for whenever, as far as the others know, the card could be held. */
import { leaderFacts, leaderNo } from '../lookup.ts'
import type { Attempt } from '../state-scenes.ts'
import type { Moment, SpecialRules } from '../cards/entry.ts'
import { SPECIALS } from '../cards/actions-special.ts'
import { heldAction, mightHold, ownsAction, spendAction } from './action-hand.ts'
import type { G } from './context.ts'
import { isLeader, seatOfLeader } from './leaders.ts'

/** Lets a side use one card, if it could hold it. The seat of each pictured leader is asked until one uses it (rebellion/team/25, team/41r). */
function offer(g: G, rules: SpecialRules, a: Attempt): void {
  const s = g.s
  const by = rules.by(s, a)
  if (by.length === 0) return
  const held = heldAction(s, rules.side, rules.id)
  for (const seat of new Set(by.map((l) => seatOfLeader(s, l)))) {
    if (!mightHold(s, seat, rules.id)) continue
    const card = held >= 0 && ownsAction(s, held, seat) ? held : -1
    const own = by.filter((l) => seatOfLeader(s, l) === seat)
    const all = card < 0 ? [] : rules.opts(s, a)
    const opts = rules.byChosen ? all.filter((o) => own.some((l) => leaderFacts(l).id === o.c)) : all
    const o = g.may(seat, 'special', opts, { about: rules.id, concealed: true })
    if (o === undefined) continue
    spendAction(g, rules.side, card, rules.byChosen ? leaderNo(String(o.c)) : (own[0] ?? -1))
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
