/** The dice of an attack on the table: their names, their order, rerolling some of them. */
import type { Opt } from '@orrery/kernel'
import { combatOf } from './combat-effects.ts'
import { tell, type G } from './context.ts'
import { colorOf, FACE_IDS, faceOf, RED, reroll } from './dice.ts'

export const colorName = (color: number): string => (color === RED ? 'red' : 'black')
/** A die in events: `red:hit`. */
export const dieName = (die: number): string => `${colorName(colorOf(die))}:${FACE_IDS[faceOf(die)] ?? ''}`

/** Tells what a side's dice show. `why`: an attack, Death Star Plans, or dice that were rolled again. */
export function noteRoll(g: G, side: number, why: 'attack' | 'plans' | 'reroll', dice: readonly number[]): void {
  if (g.events !== null && dice.length > 0) tell(g, { t: 'roll', side, why, dice: dice.map(dieName) })
}

/** Dice lie sorted by colour and face: equal ones side by side. */
export function sortDice(dice: number[]): void {
  dice.sort((a, b) => a - b)
}

/** By a card or a ring (`about`) the attacker picks 1 to `most` of his dice, which are then rolled again together (rebellion/attack/2g, dice/03). */
export function rerollSome(g: G, side: number, seat: number, most: number, about: string): void {
  const { dice } = combatOf(g.s)
  const picked: number[] = []
  while (picked.length < most) {
    const free = dice.flatMap((_, i) => (picked.includes(i) ? [] : [i]))
    const left = free.filter((i, k) => dice[i] !== dice[free[k - 1] ?? -1])
    const opts = left.map((i): Opt => ({ t: 'die', c: colorName(colorOf(dice[i] as number)), d: FACE_IDS[faceOf(dice[i] as number)] ?? '' }))
    const o = picked.length === 0 ? g.choose(seat, 'reroll', opts, { about }) : g.may(seat, 'reroll', opts, { about })
    if (o === undefined) break
    picked.push(left[opts.indexOf(o)] as number)
  }
  reroll(g, dice, picked)
  const rolled = picked.map((i) => dice[i] as number)
  noteRoll(g, side, 'reroll', rolled)
  sortDice(dice)
}
