/** The allowlist: what a viewer sees. Nothing reaches a client that is not named here. */
import { t, type Of } from '@orrery/kernel'
import { CARD_COUNT } from './lookup.ts'
import { attemptSchema, combatSchema } from './state-scenes.ts'

const seenPlace = t.record({
  /** Counts by index in UNITS. */
  units: t.list(t.int),
  loyalty: t.int,
  subjugated: t.bool,
  sabotage: t.bool,
  destroyed: t.bool,
})

const seenLeader = t.record({
  at: t.int,
  side: t.int,
  ring: t.int,
  captive: t.bool,
  /** Place of its facedown mission in the side's row of assigned missions, from 0; -1 when it is on none. */
  pile: t.int,
  detained: t.bool,
  /** What cards have done to it for this round, in the open: successes to come, no opposition, units that it doesn't lock. */
  bonus: t.int,
  unopposed: t.bool,
  unlocked: t.bool,
})

const seenSide = t.record({
  /** Card numbers, where the viewer may know them, else empty; the counts are for all. */
  hand: t.list(t.int),
  handCount: t.int,
  actions: t.list(t.int),
  actionCount: t.int,
  assigned: t.list(t.int),
  assignedCount: t.int,
  deck: t.int,
  actionDeck: t.int,
  discard: t.list(t.int),
})

export const viewSchema = t.record({
  /** The viewer's seat, or -1, and its side. */
  you: t.int,
  side: t.int,
  /** Seats by role. */
  seats: t.list(t.int),
  step: t.text,
  firstGame: t.bool,
  time: t.int,
  reputation: t.int,
  current: t.int,
  /** The role whose turn it is in the command phase, by index in ROLES. */
  role: t.int,
  /** Number of the round, as clients show it. */
  turn: t.int,
  passed: t.list(t.bool),
  /** 32 systems and the Rebel Base space. */
  places: t.rows(seenPlace),
  leaders: t.rows(seenLeader),
  sides: t.rows(seenSide),
  /** Content ids of the cards that the viewer knows, by number (as text). */
  cards: t.numbered(t.text, CARD_COUNT),
  supply: t.list(t.int),
  queues: t.rows(t.record({ units: t.list(t.int) })),
  /** Index of the base's system where the viewer may know it, else -1. */
  base: t.int,
  revealed: t.bool,
  probeDeck: t.int,
  /** Probe cards of the Empire: their systems where the viewer may know them, and how many. */
  probes: t.list(t.int),
  probeCount: t.int,
  /** By system: 1 while the base can be there as far as the viewer knows (the Rebels see what everybody knows). */
  suspects: t.list(t.int),
  projectDeck: t.int,
  projectDiscard: t.list(t.int),
  objectiveDeck: t.int,
  objectives: t.list(t.int),
  objectiveCount: t.int,
  scored: t.list(t.int),
  /** Cards that lie faceup in the box: action cards that have been used, probe cards that were set aside. */
  box: t.list(t.int),
  spaceTactics: t.int,
  groundTactics: t.int,
  mobilizations: t.list(t.int),
  closed: t.list(t.int),
  yodaUsed: t.bool,
  attempt: t.maybe(attemptSchema),
  /** The combat, with the tactic cards that the viewer may know. */
  combat: t.maybe(combatSchema),
  rebelTactics: t.int,
  imperialTactics: t.int,
  result: t.maybe(t.list(t.int)),
})

export type View = Of<typeof viewSchema>
export type SeenPlace = View['places'][number]
export type SeenLeader = View['leaders'][number]
export type SeenSide = View['sides'][number]
