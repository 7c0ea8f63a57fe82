/** Dice, and what changes a roll: One in a Million, and Master Yoda. */
import type { Opt } from '@orrery/kernel'
import { leaderAt, REBEL, type State } from '../state.ts'
import { couldHold, heldAction, ownsAction, spendAction, usersAmong } from './action-hand.ts'
import { noteRoll } from './combat-dice.ts'
import type { G } from './context.ts'
import { isCaptive, isLeader, leadersAt } from './leaders.ts'
import { RING, wearerOf } from './rings.ts'

/** A die is colour * 8 + face. */
export const RED = 0
export const BLACK = 1
export const BLANK = 0
export const HIT = 1
export const DIRECT = 2
export const SPECIAL = 3
/** Names of faces in option keys. */
export const FACE_IDS = ['blank', 'hit', 'direct-hit', 'special'] as const
/** The six sides of either die. */
const SIDES = [HIT, HIT, DIRECT, SPECIAL, BLANK, BLANK] as const
export const colorOf = (die: number): number => die >> 3
export const faceOf = (die: number): number => die & 7
export const dieOf = (color: number, face: number): number => color * 8 + face

/** At most so many dice of a colour in a roll (rebellion/components/19). */
export const MOST_DICE = 5

const CARD = 'one-in-a-million'
const PICTURED = ['luke-skywalker', 'wedge-antilles']

/**
 * Up to 2 dice are placed with faces of choice instead of rolled; asked of the owner of the card, not of who rolls
 * (rebellion/team/25), whenever he could hold it as far as the others know.
 */
function placed(g: G, at: number, left: number[]): number[] {
  const s = g.s
  if (!couldHold(s, REBEL, at, PICTURED)) return []
  const there = leadersAt(s, REBEL, at).filter((l) => PICTURED.some((id) => isLeader(l, id)))
  for (const { seat, leaders } of usersAmong(s, REBEL, CARD, there, false)) {
    const held = heldAction(s, REBEL, CARD)
    const card = held >= 0 && ownsAction(s, held, seat) ? held : -1
    const use: Opt[] = card < 0 ? [] : [{ t: 'use', c: CARD }]
    if (g.may(seat, 'one-in-a-million', use, { concealed: true, about: CARD }) === undefined) continue
    spendAction(g, REBEL, card, leaders[0] ?? -1)
    return placeDice(g, seat, left)
  }
  return []
}

/** The dice that whoever uses the card places; they are taken out of those that are left to roll. */
function placeDice(g: G, seat: number, left: number[]): number[] {
  const dice: number[] = []
  for (let n = 0; n < 2 && left.length > 0; n++) {
    const colors = [...new Set(left)]
    const opts = colors.flatMap((c) => FACE_IDS.map((face): Opt => ({ t: 'place', c: c === RED ? 'red' : 'black', d: face })))
    const o = g.may(seat, 'place-die', opts, { about: CARD })
    if (o === undefined) break
    const color = o.c === 'red' ? RED : BLACK
    left.splice(left.indexOf(color), 1)
    dice.push(dieOf(color, FACE_IDS.indexOf(o.d as (typeof FACE_IDS)[number])))
  }
  return dice
}

/** Rolls dice for a side in a place. Returns dice, the red ones first. */
export function rollDice(g: G, side: number, at: number, red: number, black: number): number[] {
  const left: number[] = []
  for (let i = 0; i < red + black; i++) left.push(i < red ? RED : BLACK)
  if (left.length === 0) return []
  const set = side === REBEL ? placed(g, at, left) : []
  const rolled = left.map((color) => dieOf(color, SIDES[g.random(6)] ?? BLANK))
  return set.length === 0 ? rolled : [...set, ...rolled].toSorted((a, b) => colorOf(a) - colorOf(b))
}

/** Rolls some dice of a roll again, together. `at`: indexes in `dice`. */
export function reroll(g: G, dice: number[], at: readonly number[]): void {
  for (const i of at) dice[i] = dieOf(colorOf(dice[i] as number), SIDES[g.random(6)] ?? BLANK)
}

/** Master Yoda may reroll a die there: his wearer stands there uncaptured, and the round's reroll is left. */
export function yodaHelps(s: State, at: number): boolean {
  const l = wearerOf(s, RING.yoda)
  return l >= 0 && !s.yodaUsed && leaderAt(s, l).side === REBEL && leaderAt(s, l).at === at && !isCaptive(s, l)
}

/** Once a round the Rebels may reroll one of their own dice where the wearer of Master Yoda is; all are told what it shows then. */
export function yodaReroll(g: G, seat: number, at: number, dice: number[]): void {
  if (dice.length === 0 || !yodaHelps(g.s, at)) return
  const opts = dice.map((_, i): Opt => ({ t: 'die', c: i }))
  const o = g.may(seat, 'yoda', opts, { about: 'master-yoda' })
  if (o === undefined) return
  g.s.yodaUsed = true
  reroll(g, dice, [o.c as number])
  noteRoll(g, REBEL, 'reroll', [dice[o.c as number] as number])
}
