/** What a game hands to the kernel. */
import type { Ctx } from './ctx.ts'
import type { Patch } from './patch.ts'
import type { Ask, Base, Ev, Opt, Rng, Verdict } from './types.ts'

/** Who looks: a seat, a spectator of the running game, or everybody once the game is over. */
export type Viewer = number | 'public' | 'all'

/** What a seat is called in options, links and files, e.g. `empire`. */
export interface SeatInfo {
  readonly id: string
  /** Seats of one team win and lose together. Without it, a seat plays for itself. */
  readonly team?: string
}

/** How a game ended, in a short name of its own (`conquest`), and in which of its rounds or turns. */
export interface Ending {
  readonly how: string
  readonly round: number
}

/** A problem in an option, an arrangement or a file: where it is, what is wrong, and what would be right. */
export interface Problem {
  readonly where: string
  readonly what: string
}

export interface BotHints<S extends Base> {
  /** How good the position is for the seat, from what the seat may know; 0 (lost) .. 1 (won). */
  evaluate(s: S, seat: number): number
  /** Indexes of the options worth trying, best guess first. Every option that strong play could need must be in it. */
  order(s: S, ask: Ask): number[]
  /** What an option means, for a search over several possible worlds: equal things share a key, hidden things never show. */
  edge(s: S, ask: Ask, o: Opt): string
  /** A quick, sensible answer for roll-outs: the index of an option. */
  rollout(s: S, ask: Ask, rnd: (n: number) => number): number
  /**
   * Whether positions can be fairly compared at this checkpoint, e.g. between two turns: a search looks a number of such
   * moments ahead. Without it, a search counts steps.
   */
  calm?(s: S): boolean
  /**
   * Questions whose answers show their worth only long after, beyond what a player looks ahead: the roll-out policy, which knows
   * plans, answers them, and no positions are compared.
   */
  planned?(ask: Ask): boolean
  /** Questions, planned ones too, whose answers a search plays on by the roll-out policy until the position is settled. */
  far?(ask: Ask): boolean
  /** Whether at this checkpoint the answer to a far question has shown its worth, e.g. when the round is over. */
  settled?(s: S): boolean
}

/** A game. `S` is the position, `V` what one viewer sees, `O` the table's options. */
export interface Game<S extends Base, V = unknown, O = unknown> {
  readonly id: string
  /** Goes into every save; a change of the rules changes it. */
  readonly version: string
  /** Seats of a table with these options, in seat order. */
  seats(options: O): readonly SeatInfo[]
  /** Names (`ask.kind`) of the concealed questions that may be passed: what standing answers can be given to. */
  readonly windows?: readonly string[]
  /** Reads options that came from outside: fills in defaults, or says what is wrong. Never throws. */
  parseOptions(raw: unknown): { ok: O } | { problem: Problem }
  /** The first position. May shuffle, must not ask: secret choices of the setup belong to the first steps. */
  setup(options: O, rng: Rng): S
  /** The phases and steps of a round. The position between two steps is a checkpoint. */
  readonly steps: Readonly<Record<string, (g: Ctx<S>) => void>>
  clone(s: S): S
  hash(s: S): number
  view(s: S, viewer: Viewer): V
  diffView(from: V, to: V): Patch | undefined
  /** The event as the viewer may know it; null when he may not know of it at all. Events carry what this needs. */
  redact(e: Ev, viewer: Viewer): Ev | null
  /** Deals again, in place, all that the seat has not seen. The outcome depends on `rnd` and on what the seat knows, on nothing else. Seat -1: what one who only watches has not seen. */
  redeal(s: S, seat: number, rnd: (n: number) => number): void
  /** Why the seat may not give this answer now: null when it may. `ask` is its open question, if any. Uses only what the seat knows. */
  whyNot(s: S, seat: number, key: string, ask?: Ask): Verdict
  /** A position from a readable description; for scenario files, tests and reports. Never throws. */
  arrange(raw: unknown): { ok: S } | { problem: Problem }
  /** Invariants of a position that must hold at every checkpoint; a sentence when one is broken. */
  check(s: S): string | null
  /** How a finished game ended: for reports over many games. */
  ending?(s: S): Ending
  readonly bot: BotHints<S>
}
