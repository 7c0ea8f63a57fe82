/** The two scenes that a position may be in the middle of: a mission, and a combat. */
import { t, type Of } from '@orrery/kernel'

/** A mission that has been revealed and is being carried out. */
export const attemptSchema = t.record({
  /** The mission card. */
  card: t.int,
  /** The side that reveals it, and the seat that decides for it. */
  side: t.int,
  seat: t.int,
  /** The place that it is carried out in (-1: none). */
  place: t.int,
  /** The leader that it is aimed at, or -1. */
  target: t.int,
  /** Leaders assigned to it. */
  leaders: t.list(t.int),
  /** Sent to oppose, or -1. */
  opposer: t.int,
  /** Dice (rules/dice.ts) of the side that attempts and of the other one; empty before the roll. */
  dice: t.list(t.int),
  foeDice: t.list(t.int),
  /** null until it is known. */
  success: t.maybe(t.bool),
  /** Leaders of the side that attempts who were in the place when it succeeded. */
  present: t.list(t.int),
})
export type Attempt = Of<typeof attemptSchema>

/** A unit in a combat. */
const fighter = t.record({
  /** Index in UNITS. */
  type: t.int,
  /** Damage markers, and damage assigned in the attack that is going on (which can still be blocked). */
  damage: t.int,
  fresh: t.int,
  /** Set aside: destroyed at the end of the battle step. */
  lost: t.bool,
})

/** A combat. */
export const combatSchema = t.record({
  place: t.int,
  /** The side that initiated it. */
  initiator: t.int,
  round: t.int,
  /** '' between battles. */
  theatre: t.oneOf('', 'space', 'ground'),
  /** The side that attacks now, or -1. */
  attacker: t.int,
  /** All units that are in it; leaves when destroyed or retreated. */
  units: t.rows(fighter),
  /** Tactic cards: rebel hand, imperial hand. */
  rebelHand: t.list(t.int),
  imperialHand: t.list(t.int),
  /** Played and discarded tactic cards, faceup, by theatre: they make a new deck where one runs out. */
  spacePlayed: t.list(t.int),
  groundPlayed: t.list(t.int),
  /** The Rebel tactic cards lie faceup (Good Intel). */
  faceUp: t.bool,
  /** Unspent dice of the attack that is going on, sorted: colour * 8 + face (rules/dice.ts). */
  dice: t.list(t.int),
  /** By side. */
  retreated: t.list(t.bool),
  /** Systems that each side's units moved in from for this combat. */
  rebelFrom: t.list(t.int),
  imperialFrom: t.list(t.int),
  /** What cards have done: names of `CombatEffect` (rules/combat-effects.ts), one entry each. */
  effects: t.list(t.text),
  /** Objective cards scored in it. */
  scored: t.list(t.int),
  /** Units destroyed in it: indexes in UNITS. */
  destroyed: t.list(t.int),
  /** Leaders that go back to the pool after it (Ready for Action). */
  lent: t.list(t.int),
  /** The system was subjugated at its start. */
  wasSubjugated: t.bool,
  /** By theatre (space, ground), who had units there at the start of the combat: bit s for side s. */
  started: t.list(t.int),
  /** By theatre, the side that has won the battle, or -1. */
  won: t.list(t.int),
  /** Darth Vader or Emperor Palpatine was in it on the Imperial side. */
  lord: t.bool,
  /** Fulfilled combat objectives at the last time when the Rebels were asked for one: bits by index in OBJECTIVES. */
  offered: t.int,
})
