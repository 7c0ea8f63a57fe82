/** Dice of an attempt: how many, who rolls, what changes them, and successes. */
import type { Opt } from '@orrery/kernel'
import { missionRules } from '../cards/registry.ts'
import { cardIdOf, missionOf } from '../lookup.ts'
import { generalOf, leaderAt, NONE, REBEL, type State } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'
import { tell, type G } from './context.ts'
import { BLANK, colorOf, dieOf, DIRECT, FACE_IDS, faceOf, HIT, MOST_DICE, RED, rollDice, SPECIAL, yodaReroll } from './dice.ts'
import { iconsOf, isCaptive, isLeader, leadersAt, seatOfLeader } from './leaders.ts'
import { detachRing, RING, wearerOf } from './rings.ts'

/** At most so many dice of one player in a mission (rebellion/reveal/5h). */
const MOST = 2 * MOST_DICE
/** Successes of the pictured leader (rebellion/missions/07). */
const PORTRAIT = 2

/** Leaders of a side that take part: all there, captives only as the target (rebellion/reveal/5c, /5k, /5l, /5m). */
export function participants(s: State, a: Attempt, side: number): number[] {
  const found = leadersAt(s, side, a.place)
  if (a.target === NONE || leaderAt(s, a.target).side !== side || !isCaptive(s, a.target)) return found
  return [...found, a.target].toSorted((x, y) => x - y)
}

/** Dice of a side: its matching skill icons, or all icons, and what the card adds (rebellion/reveal/5c, /5i, /5h). */
export function diceOf(s: State, a: Attempt, side: number): number {
  const facts = missionOf(s, a.card)
  const skill = facts.countAllSkillIcons ? 'all' : facts.skill
  const more = side === a.side ? (missionRules(facts.id).dice?.(s, a) ?? 0) : 0
  return Math.min(
    MOST,
    participants(s, a, side).reduce((sum, l) => sum + iconsOf(l, skill), more),
  )
}

/** The seat that decides for a side in this mission: who reveals it, who has sent the leader, or whose leader is there (rebellion/team/11, /12r). */
export function decider(s: State, a: Attempt, side: number): number {
  if (side === a.side) return a.seat
  const l = a.opposer >= 0 ? a.opposer : participants(s, a, side)[0]
  return l === undefined ? generalOf(s, side) : seatOfLeader(s, l)
}

/** Hits and direct hits count 1, specials 2, whatever their colour (rebellion/reveal/5e, /5n). */
export function successes(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + (faceOf(die) === SPECIAL ? 2 : faceOf(die) === HIT || faceOf(die) === DIRECT ? 1 : 0), 0)
}

/** Successes that come without dice: the pictured leader if assigned, and what was prepared by Contingency Plan. */
export function bonusOf(s: State, a: Attempt): number {
  const { portraitLeader, portraitBonus } = missionOf(s, a.card)
  const portrait = portraitBonus === 'two-successes' && portraitLeader !== null && a.leaders.some((l) => isLeader(l, portraitLeader))
  return a.leaders.reduce((sum, l) => sum + leaderAt(s, l).bonus, portrait ? PORTRAIT : 0)
}

const dieId = (die: number): string => `${colorOf(die) === RED ? 'red' : 'black'}-${FACE_IDS[faceOf(die)] ?? ''}`

/** After the Empire's roll the ring of R2-D2 in the system can turn one of its dice to a blank side, before results are compared. */
function astromech(g: G, a: Attempt, dice: number[]): void {
  const s = g.s
  const l = wearerOf(s, RING.r2d2)
  if (l < 0 || leaderAt(s, l).at !== a.place) return
  const faces = [SPECIAL, DIRECT, HIT].filter((face) => dice.some((die) => faceOf(die) === face))
  const opts = faces.map((face): Opt => ({ t: 'blank', c: FACE_IDS[face] }))
  const o = g.may(decider(s, a, REBEL), 'r2-d2', opts, { about: 'r2-d2' })
  if (o === undefined) return
  const i = dice.findIndex((die) => FACE_IDS[faceOf(die)] === o.c)
  dice[i] = dieOf(colorOf(dice[i] as number), BLANK)
  detachRing(g, l)
  tell(g, { t: 'die-blanked', face: String(o.c) })
}

/** The roll of one side with all that changes it, into the attempt (rebellion/reveal/5d). */
function rollSide(g: G, a: Attempt, side: number): void {
  const s = g.s
  const seat = decider(s, a, side)
  const n = diceOf(s, a, side)
  const red = Math.min(n, MOST_DICE)
  const dice = rollDice(g, side, a.place, red, n - red)
  if (side === a.side) a.dice = dice
  else a.foeDice = dice
  tell(g, { t: 'mission-roll', side, dice: dice.map(dieId), bonus: side === a.side ? bonusOf(s, a) : 0 })
  if (side === REBEL) yodaReroll(g, seat, a.place, dice)
  else astromech(g, a, dice)
}

/** C-3PO turns a failed diplomacy mission of the Rebels where he is into a success. */
function protocolDroid(g: G, a: Attempt): boolean {
  const s = g.s
  const l = wearerOf(s, RING.c3po)
  if (a.side !== REBEL || missionOf(s, a.card).skill !== 'diplomacy' || l < 0 || leaderAt(s, l).at !== a.place) return false
  if (g.may(a.seat, 'c-3po', [{ t: 'use' }], { about: 'c-3po' }) === undefined) return false
  detachRing(g, l)
  return true
}

/**
 * Step 5: whether the attempt succeeds. No leader against it: success without dice (rebellion/reveal/5a); else more
 * successes are needed than the others have (rebellion/reveal/5f, /5g).
 */
export function settle(g: G, a: Attempt): void {
  const s = g.s
  const def = cardIdOf(s, a.card)
  const bonus = bonusOf(s, a)
  const result = (success: boolean, why: 'unopposed' | 'dice' | 'stopped' | 'c-3po', own = 0, foe = 0): void => {
    a.success = success
    tell(g, { t: 'mission-result', side: a.side, def, success, why, own, foe })
  }
  if (a.success === false) result(false, 'stopped')
  else if (participants(s, a, 1 - a.side).length === 0) result(true, 'unopposed')
  else {
    rollSide(g, a, a.side)
    rollSide(g, a, 1 - a.side)
    const [own, foe] = [successes(a.dice) + bonus, successes(a.foeDice)]
    result(own > foe, 'dice', own, foe)
  }
  for (const l of a.leaders) leaderAt(s, l).bonus = 0
  if (a.success === false && protocolDroid(g, a)) result(true, 'c-3po')
}
