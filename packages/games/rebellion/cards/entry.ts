/** What the rules of a card consist of. One shape for each kind of card. */
import type { Opt } from '@orrery/kernel'
import type { G } from '../rules/context.ts'
import type { State } from '../state.ts'
import type { Attempt } from '../state-scenes.ts'

/** What a card is good for: for the bots' move order and for people who browse the cards. */
export type Tag =
  | 'loyalty'
  | 'units'
  | 'queue'
  | 'move'
  | 'combat'
  | 'destroy'
  | 'sabotage'
  | 'capture'
  | 'rescue'
  | 'probe'
  | 'base'
  | 'objective'
  | 'project'
  | 'mission'
  | 'reputation'
  | 'leader'
  | 'ring'
  | 'dice'

export interface MissionRules {
  readonly id: string
  readonly tags: readonly Tag[]
  /** Step 6: the mission has succeeded or is resolved; all choices are made here (rebellion/reveal/6a). */
  readonly effect: (g: G, a: Attempt) => void
  /** A condition of its place beyond those that the facts name. */
  readonly fits: ((s: State, at: number) => boolean) | null
  /** Dice that the side rolls on top of its skill icons. */
  readonly dice: ((s: State, a: Attempt) => number) | null
}

type Parts<R> = Partial<Omit<R, 'id' | 'tags' | 'effect'>>

/** The entry of a mission. */
export function mission(id: string, tags: readonly Tag[], effect: MissionRules['effect'], parts: Parts<MissionRules> = {}): MissionRules {
  return { id, tags, effect, fits: parts.fits ?? null, dice: parts.dice ?? null }
}

/** An assignment card in use. `place` is where the leader has been placed, or -1. */
export interface Use {
  readonly side: number
  readonly seat: number
  readonly leader: number
  readonly place: number
}

/** A card that is used instead of assigning its leader (rebellion/actions/05). */
export interface AssignmentRules {
  readonly id: string
  readonly tags: readonly Tag[]
  readonly effect: (g: G, u: Use) => void
  /** A condition of its place beyond those that the facts name; of the card itself, with -1, where it places its leader nowhere. */
  readonly fits: ((s: State, at: number) => boolean) | null
}

/** The entry of an assignment card. */
export function assignment(
  id: string,
  tags: readonly Tag[],
  effect: AssignmentRules['effect'],
  fits: AssignmentRules['fits'] = null,
): AssignmentRules {
  return { id, tags, effect, fits }
}

/** A card that is used as soon as it is received (rebellion/actions/08). */
export interface ImmediateRules {
  readonly id: string
  readonly tags: readonly Tag[]
  readonly effect: (g: G, seat: number) => void
}

/** Moments at which special cards can be used in a mission. */
export type Moment =
  /** Before the own mission is turned up. */
  | 'before-reveal'
  /** Leaders have been sent to oppose; no dice have been rolled. */
  | 'before-dice'
  /** A leader has been rescued by the mission or with it. */
  | 'rescued'
  /** The mission is over and was a success. */
  | 'succeeded'
  /** A leader has been captured (`a.target`), in a mission or in answer to one. */
  | 'captured'

/** A card that is used at a moment of a mission. */
export interface SpecialRules {
  readonly id: string
  readonly side: number
  readonly tags: readonly Tag[]
  readonly moment: Moment
  /** Pictured leaders by whom it could be used now, judged by what everybody sees: while there is one, the side is asked. */
  readonly by: (s: State, a: Attempt) => readonly number[]
  /** How the holder can use it now. */
  readonly opts: (s: State, a: Attempt) => readonly Opt[]
  /** `seat`: who uses the card, and decides what it asks (rebellion/team/25). */
  readonly effect: (g: G, a: Attempt, o: Opt, seat: number) => void
  /** An option names the leader who uses the card: each seat has its own leaders only. */
  readonly byChosen: boolean
}
