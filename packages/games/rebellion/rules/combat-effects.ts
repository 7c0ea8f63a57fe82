/** What cards do to a combat, for as long as they say: names in `State.combat.effects`. */
import type { State } from '../state.ts'

export type Combat = NonNullable<State['combat']>

/** By name, how long it lasts. */
const EFFECTS = {
  /** The Rebels roll 1 red and 2 black dice fewer (According to My Design). */
  'fewer-rebel-dice': 'round',
  /** The Empire plays no space tactic cards (It's a Trap). */
  'no-imperial-space-tactics': 'round',
  /** Rebel units don't retreat (Keep Them from Escaping). */
  'rebels-trapped': 'combat',
  /** All units have 1 less health (Point-Blank Assault). */
  'less-health': 'combat',
  /** Up to 2 black Rebel hits of each space attack count as red (Target the Star Destroyers). */
  'black-as-red': 'combat',
  /** No Escape, by the side that can't retreat. */
  'no-retreat-0': 'round',
  'no-retreat-1': 'round',
  /** Escape Plan, by the side that retreats without transport. */
  'free-transport-0': 'round',
  'free-transport-1': 'round',
  /** Unstoppable Assault, by the side that can't block. */
  'no-block-0': 'battle',
  'no-block-1': 'battle',
  /** Death Star Plans have been used. */
  'plans-used': 'round',
} as const

export type CombatEffect = keyof typeof EFFECTS

/** The combat that is going on. Throws when there is none: only rules of combat ask. */
export function combatOf(s: State): Combat {
  if (s.combat === null) throw new Error('no combat is going on')
  return s.combat
}

export const hasEffect = (s: State, name: CombatEffect): boolean => combatOf(s).effects.includes(name)

/** Puts an effect into force; a second one of the same name changes nothing. */
export function putEffect(s: State, name: CombatEffect): void {
  if (!hasEffect(s, name)) combatOf(s).effects.push(name)
}

/** The effect of this kind that concerns a side. */
export const ofSide = (name: 'no-retreat' | 'free-transport' | 'no-block', side: number): CombatEffect => `${name}-${side === 0 ? 0 : 1}`

/** At the end of a battle, or of a round: what lasted only so long is over (rebellion/winning/02). */
export function dropEffects(s: State, scope: 'battle' | 'round'): void {
  const c = combatOf(s)
  c.effects = c.effects.filter((name) => EFFECTS[name as CombatEffect] !== scope)
}
