/** Death Star: the plans that destroy it. */
import type { Opt } from '@orrery/kernel'
import { DEATH_STAR, SITE, cardIdOf, objectiveOf, unitFacts, unitNo } from '../lookup.ts'
import { generalOf, REBEL, type State } from '../state.ts'
import { noteRoll } from './combat-dice.ts'
import { combatOf, hasEffect, putEffect } from './combat-effects.ts'
import { destroyFighters, fighterAt, unitsIn } from './combat-units.ts'
import { tell, type G } from './context.ts'
import { DIRECT, faceOf, rollDice, yodaReroll } from './dice.ts'
import { scoreObjective } from './objectives.ts'

const PLANS = ['death-star-plans-ii', 'death-star-plans-iii']
const DICE = 3

/** Kinds that the plans may destroy, as far as they are in the combat (rebellion/death-star/16, /17). */
const targets = (s: State): number[] => [DEATH_STAR, SITE].filter((type) => combatOf(s).units.some((f) => f.type === type))

/** By what everybody sees, the plans could be used now (rebellion/death-star/10, /14, objectives/06). */
function couldUsePlans(s: State): boolean {
  if (s.objectives.length === 0 || combatOf(s).scored.length > 0 || hasEffect(s, 'plans-used') || targets(s).length === 0) return false
  if (PLANS.every((id) => s.scored.some((card) => objectiveOf(s, card).id === id))) return false
  return unitsIn(s, REBEL, 'space').some((i) => unitFacts(fighterAt(s, i).type).class === 'fighter')
}

/**
 * In the space battle, after both attacks and what they destroyed: the Rebel general may reveal Death Star Plans and roll 3
 * dice; a direct hit destroys a Death Star or its construction site. Failed, the card returns to the hand, secret again
 * (rebellion/death-star/09 to /16).
 */
export function useDeathStarPlans(g: G): void {
  const s = g.s
  const c = combatOf(s)
  if (!couldUsePlans(s)) return
  const seat = generalOf(s, REBEL)
  const held = s.objectives.filter((card) => PLANS.includes(cardIdOf(s, card)))
  const use = held.map((card): Opt => ({ t: 'use', c: cardIdOf(s, card) }))
  const o = g.may(seat, 'death-star-plans', use, { concealed: true })
  const card = held.find((x) => cardIdOf(s, x) === o?.c)
  if (card === undefined) return
  putEffect(s, 'plans-used')
  const kind = g.choose(
    seat,
    'death-star-target',
    targets(s).map((type): Opt => ({ t: 'target', c: unitFacts(type).id })),
  )
  tell(g, { t: 'plans', def: cardIdOf(s, card), target: String(kind.c) })
  const dice = rollDice(g, REBEL, c.place, DICE, 0)
  noteRoll(g, REBEL, 'plans', dice)
  // They lie on the table while one of them may be rolled again.
  c.dice = dice
  yodaReroll(g, seat, c.place, dice)
  c.dice = []
  if (!dice.some((d) => faceOf(d) === DIRECT)) return
  const type = unitNo(String(kind.c))
  destroyFighters(g, [c.units.findIndex((f) => f.type === type)])
  scoreObjective(g, card)
}
