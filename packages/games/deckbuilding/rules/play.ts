/** Playing cards from hand. */
import type { Verdict } from '@orrery/kernel'
import { rulesOf } from '../cards/registry.ts'
import { cardOf, factsOf, playerOf, removeFrom, SEEN_BY_ALL, type State } from '../state.ts'
import { useWhenBase } from './abilities.ts'
import { tell, type G } from './context.ts'
import { gainForce } from './force.ts'
import { gainResources } from './gain.ts'
import { NOT_IN_HAND, NOT_YOUR_TURN } from './refusals.ts'

/** The seat may play the card: any card of the own hand in the own turn, for nothing (deckbuilding/play/01, /02). */
export function mayPlay(s: State, seat: number, id: number): Verdict {
  if (s.active !== seat) return NOT_YOUR_TURN
  return playerOf(s, seat).hand.includes(id) ? null : NOT_IN_HAND
}

/** The card comes into play; its resources are gained, then its Force (deckbuilding/play/03). */
export function playCard(g: G, seat: number, id: number): void {
  const s = g.s
  const p = playerOf(s, seat)
  const facts = factsOf(s, id)
  removeFrom(p.hand, id)
  cardOf(s, id).seen = SEEN_BY_ALL
  if (facts.type === 'capital-ship') p.ships.push(id)
  else p.units.push(id)
  if (g.events !== null) tell(g, { t: 'play', seat, card: id, def: facts.id })
  if (facts.resources > 0) gainResources(g, seat, facts.resources, 'card', facts.id)
  if (facts.force > 0) gainForce(g, seat, facts.force, facts.id)
  const onPlay = rulesOf(s, id).onPlay
  if (onPlay !== null) onPlay(g, seat, id)
  if (facts.faction === 'neutral' && s.playedNeutral++ === 0) useWhenBase(g, seat, 'firstNeutralPlayed')
}
