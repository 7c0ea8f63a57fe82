/** Why an answer is not allowed in a combat, from what the seat may know. */
import { refuse, type Ask, type Verdict } from '@orrery/kernel'
import { BASE_SPACE } from './content/map.ts'
import { SYSTEMS } from './content/systems.ts'
import { cardIdOf, placeNo } from './lookup.ts'
import { mayPlayTactic } from './rules/attack.ts'
import { combatOf } from './rules/combat-effects.ts'
import { fighterAt } from './rules/combat-units.ts'
import { mayHit } from './rules/damage.ts'
import { mayPlayObjective } from './rules/objectives.ts'
import { mayRetreat, mayRetreatTo } from './rules/retreat.ts'
import { SIDE_OF_UNIT } from './rules/units.ts'
import { REBEL, sideOfSeat, type State } from './state.ts'

const isPlace = (id: string): boolean => id === BASE_SPACE.id || SYSTEMS.some((x) => x.id === id)

function whyNotRetreat(s: State, side: number, to: string): Verdict {
  const barred = mayRetreat(s, side)
  if (barred !== null || !isPlace(to)) return barred
  return mayRetreatTo(s, side, placeNo(to)) ?? refuse('rebellion/retreat/02')
}

/** A card of the own hand, by content id: a tactic card or an objective. */
function whyNotPlay(s: State, side: number, id: string, ask: Ask): Verdict {
  const c = combatOf(s)
  if (ask.kind === 'combat-objective') {
    const held = s.objectives.find((card) => cardIdOf(s, card) === id)
    return held === undefined || side !== REBEL ? null : mayPlayObjective(s, held)
  }
  const held = (side === REBEL ? c.rebelHand : c.imperialHand).find((card) => cardIdOf(s, card) === id)
  return held === undefined ? null : mayPlayTactic(s, side, held)
}

function whyNotHit(s: State, side: number, unit: string, hit: string): Verdict {
  const i = Number(unit)
  if (combatOf(s).units[i] === undefined) return null
  if (SIDE_OF_UNIT[fighterAt(s, i).type] === side) return refuse('rebellion/attack/3')
  return mayHit(s, i, hit === 'red' || hit === 'black' ? hit : 'direct')
}

/** The rule against an answer to an open question of the combat; null when no rule of combat speaks against it. */
export function whyNotInCombat(s: State, seat: number, key: string, ask: Ask): Verdict {
  const [t = '', c = '', d = ''] = key.split(':')
  const side = sideOfSeat(seat)
  if (t === 'retreat' && ask.kind === 'retreat') return whyNotRetreat(s, side, c)
  if (t === 'play' && ['combat-action', 'block', 'combat-objective'].includes(ask.kind)) return whyNotPlay(s, side, c, ask)
  if (t === 'hit' && (ask.kind === 'assign-hit' || ask.kind === 'card-damage')) return whyNotHit(s, side, c, d)
  return null
}
