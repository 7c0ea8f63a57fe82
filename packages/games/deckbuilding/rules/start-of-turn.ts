/** The start of the turn: base, extra resource, capital ship resources, in this order (deckbuilding/start-of-turn/0). */
import type { Opt } from '@orrery/kernel'
import { factsAt, cardOf, playerOf } from '../state.ts'
import { useWhenBase } from './abilities.ts'
import { tell, type G } from './context.ts'
import { atLastSpace } from './force.ts'
import { gainResources } from './gain.ts'
import { CHOOSE_BASE } from './keys.ts'

/** Step 1: a player without a base chooses one freely; its "when revealed" ability is offered at once (deckbuilding/start-of-turn/1.1 to /1.4, deckbuilding/attack-base/10). */
export function chooseNewBase(g: G): void {
  const s = g.s
  const seat = s.active
  const p = playerOf(s, seat)
  tell(g, { t: 'turn', seat, turn: s.turn })
  if (p.base !== null) return
  const opts = p.bases.map((id) => CHOOSE_BASE[id] as Opt)
  const base = g.choose(seat, 'new-base', opts).c as string
  p.bases.splice(p.bases.indexOf(base), 1)
  p.base = base
  g.reveal()
  tell(g, { t: 'new-base', seat, base })
  useWhenBase(g, seat, 'whenRevealed')
}

/** Step 2: 1 resource when the marker stands on the own last space (deckbuilding/start-of-turn/2, deckbuilding/force/07). */
export function gainExtraResource(g: G): void {
  if (atLastSpace(g.s, g.s.active)) gainResources(g, g.s.active, 1, 'force-bonus')
}

/** Step 3: the resources printed on the own capital ships in play (deckbuilding/start-of-turn/3), not their Force (/5). */
export function gainShipResources(g: G): void {
  const s = g.s
  for (const id of playerOf(s, s.active).ships) {
    const facts = factsAt(cardOf(s, id).def)
    if (facts.resources > 0) gainResources(g, s.active, facts.resources, 'ship', facts.id)
  }
}

/** A base ability "at the start of your turn"; after step 3, in the turn of its reveal too (docs/rulings.md). */
export function useStartAbility(g: G): void {
  useWhenBase(g, g.s.active, 'startOfTurn')
}
