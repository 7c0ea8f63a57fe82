/** The quickest end of the hunt: a Death Star above the system of the base, and the card that destroys it (rebellion/winning/06). */
import { DEATH_STAR, missionOf, SPACE } from './lookup.ts'
import { leadersOn } from './rules/leaders.ts'
import { baseSystem, distancesFrom } from './rules/map.ts'
import { countAt } from './rules/units.ts'
import { IMPERIAL, sideOf, type State } from './state.ts'

export const LASER = 'superlaser-online'

/** By moves that a Death Star needs: how likely it is still there in time. */
const NEAR: readonly number[] = [1, 0.6, 0.4, 0.28, 0.2, 0.14, 0.1]
/** The same in this round, with one activation left for it. */
const NOW: readonly number[] = [1, 0.55]

/** How likely the base is in a system, as far as the Empire knows. */
export function baseChance(s: State, suspects: readonly number[], at: number): number {
  if (s.revealed) return at === baseSystem(s) ? 1 : 0
  return suspects.includes(at) ? 1 / suspects.length : 0
}

/** A Death Star stands there. */
export const hasStar = (s: State, at: number): boolean => countAt(s, at, DEATH_STAR) > 0

const isLaser = (s: State, card: number): boolean => missionOf(s, card).id === LASER

/** How likely the card is used in time: it is in hand, or may still be found among the projects. */
const IN_HAND = 0.5
const DRAWN = 0.12

/** The card waits for somebody. */
export const laserInHand = (s: State): boolean => sideOf(s, IMPERIAL).hand.some((card) => isLaser(s, card))
/** Somebody of the Empire is on this mission. */
export const laserAssigned = (s: State): boolean => sideOf(s, IMPERIAL).assigned.some((card) => isLaser(s, card) && leadersOn(s, card).length > 0)

/** By the steps of the nearest Death Star to the base, or to one of the places where it can be. */
function reach(s: State, suspects: readonly number[], chances: readonly number[]): number {
  const open = s.revealed ? [baseSystem(s)] : suspects
  let best = 0
  for (let at = 0; at < SPACE; at++) {
    if (!hasStar(s, at)) continue
    const far = distancesFrom(at)
    for (const x of open) best = Math.max(best, chances[far[x] as number] ?? 0)
  }
  return best / Math.max(1, open.length)
}

/** Chance, about, that a Death Star gets above the base in this round or the next ones. */
export const starSoon = (s: State, suspects: readonly number[]): number => reach(s, suspects, NEAR)

/** Chance, about, that the base is destroyed with its system in this round. */
export function laserChance(s: State, suspects: readonly number[]): number {
  if (laserAssigned(s)) return reach(s, suspects, NOW)
  return (laserInHand(s) ? IN_HAND : DRAWN) * starSoon(s, suspects)
}
