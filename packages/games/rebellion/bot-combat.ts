/** Scores of the answers to the questions of a combat. */
import type { Ask, Opt } from '@orrery/kernel'
import { CORUSCANT, leaderFacts, leaderNo, placeNo, tacticOf, unitFacts } from './lookup.ts'
import { baseSystem } from './rules/map.ts'
import { combatOf } from './rules/combat-effects.ts'
import { fighterAt, healthOf } from './rules/combat-units.ts'
import { forceIn, groundPower, spacePower, WORTH } from './bot-values.ts'
import { IMPERIAL, REBEL, sideOfSeat, type State } from './state.ts'

/** A hit: best where it finishes a unit, then on what is worth most; none on what is finished already. */
export function hitScore(s: State, o: Opt): number {
  if (o.t !== 'hit') return 0.21
  const f = fighterAt(s, Number(o.c))
  const worth = WORTH[f.type] as number
  const left = (healthOf(s, f.type) ?? 99) - f.damage - f.fresh
  if (left <= 0) return -2
  const n = o.d === 'card' && combatOf(s).theatre !== '' ? 2 : 1
  return left <= n ? 3 + worth : worth / left + 0.77 * f.damage
}

/** A block: best where it saves a unit. */
export function blockScore(s: State, o: Opt): number {
  if (o.t !== 'block') return 0.07
  const f = fighterAt(s, Number(o.c))
  const over = f.damage + f.fresh - (healthOf(s, f.type) ?? 99)
  return (over === 0 ? 4 : over > 0 ? 1.3 : 0.63) + (WORTH[f.type] as number)
}

/** Tactic cards: damage first, then what helps it; specials without a use become cards. */
export function actionScore(s: State, o: Opt): number {
  if (o.t === 'pass') return 0
  if (o.t === 'draw') return 2
  if (o.t === 'yoda') return combatOf(s).dice.some((d) => (d & 7) === 0) ? 1 : -1
  const id = String(o.c)
  if (id.endsWith('concentrate-fire')) return combatOf(s).dice.filter((d) => (d & 7) === 0).length > 1 ? 4 : -0.5
  if (id.endsWith('escape-plan')) return -0.5
  if (id.endsWith('no-escape')) return 1
  return id.endsWith('unstoppable-assault') ? 1.4 : 5
}

/** A card that pays for another: the one that does least. */
export function payScore(s: State, o: Opt): number {
  const id = typeof o.c === 'number' ? tacticOf(s, o.c).id : ''
  return -actionScore(s, { t: 'play', c: id })
}

/** Chance to prevail, from the units that still stand: the worse theatre weighs most. */
function standing(s: State, side: number): number {
  const { place } = combatOf(s)
  const [me, foe] = [forceIn(s, side, place), forceIn(s, 1 - side, place)]
  const ratio = (a: number, b: number): number => (a === 0 && b === 0 ? 1 : a / (a + b + 0.0081))
  const [space, ground] = [ratio(spacePower(me), spacePower(foe)), ratio(groundPower(me), groundPower(foe))]
  return (
    (space * (me.spaceHealth + foe.spaceHealth) + ground * (me.groundHealth + foe.groundHealth)) /
    Math.max(1, me.spaceHealth + foe.spaceHealth + me.groundHealth + foe.groundHealth)
  )
}

/** Going away: only from a fight that is nearly lost, and not from the base. */
export function retreatScore(s: State, ask: Ask, o: Opt): number {
  const side = sideOfSeat(ask.seat)
  const { place } = combatOf(s)
  const mine = standing(s, side)
  const last = side === REBEL && s.revealed && baseSystem(s) === place
  if (o.t === 'pass') return last ? 3 : mine > 0.18 ? 4.4 : 0
  const to = placeNo(String(o.c))
  const friends = forceIn(s, side, to)
  return (side === REBEL ? 0.34 : 0.5) + 0.011 * (friends.spaceHealth + friends.groundHealth) + (side === IMPERIAL && to === CORUSCANT ? 0.057 : 0)
}

/** Any leader with tactics is welcome where much is at stake. */
export function addScore(s: State, ask: Ask, o: Opt): number {
  if (o.t === 'pass') return 0.94
  const side = sideOfSeat(ask.seat)
  const { place } = combatOf(s)
  const { tactics } = leaderFacts(leaderNo(String(o.c)))
  if (tactics === null) return 0
  const [me, foe] = [forceIn(s, side, place), forceIn(s, 1 - side, place)]
  const fights = (me.spaceHealth > 0 && foe.spaceHealth > 0 ? tactics.space : 0) + (me.groundHealth > 0 && foe.groundHealth > 0 ? tactics.ground : 0)
  const stake = Math.min(me.spaceHealth + me.groundHealth, foe.spaceHealth + foe.groundHealth)
  const base = s.revealed && baseSystem(s) === place ? 2 : 0
  return 0.096 * fights * (stake + base * 4)
}

/** A unit to destroy: what is worth most. */
export function destroyScore(o: Opt): number {
  if (o.t !== 'destroy' && o.t !== 'target' && o.t !== 'lose') return 0
  const id = String(o.d ?? o.c)
  return unitWorth(id) + unitWorth(String(o.c))
}

const WORTH_BY_ID: ReadonlyMap<string, number> = new Map(WORTH.map((x, u) => [unitFacts(u).id, x]))

/** Worth of a unit by its id; 0 for anything else. */
export const unitWorth = (id: string): number => WORTH_BY_ID.get(id) ?? 0
