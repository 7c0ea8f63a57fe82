/**
 * What is told: one event for each line of the log. `side` 0 Rebels, 1 Empire. `seen` is a bit mask of the sides that may know
 * the hidden part (`def`, `defs`, `card`, `cards`); without it everybody may. Places, units, leaders, cards by content id.
 */
import type { CombatEvent } from './events-combat.ts'
import type { MissionEvent } from './events-missions.ts'

export type Told =
  | { readonly t: 'round'; readonly round: number }
  | { readonly t: 'phase'; readonly phase: 'setup' | 'assignment' | 'command' | 'refresh' }
  /** Nothing more in this command phase. `role` is one of ROLES. */
  | { readonly t: 'pass'; readonly side: number; readonly role: string }
  /** Leaders go facedown on a mission card. */
  | {
      readonly t: 'assign'
      readonly side: number
      readonly leaders: readonly string[]
      readonly seen: number
      readonly card?: number
      readonly def?: string
    }
  /** Unrevealed missions return to the hand. */
  | { readonly t: 'unassign'; readonly side: number; readonly leaders: readonly string[] }
  | { readonly t: 'activate'; readonly side: number; readonly place: string; readonly leader: string }
  /** `units`: counts by unit id; `captives`: captured leaders that go with them. */
  | {
      readonly t: 'move'
      readonly side: number
      readonly from: string
      readonly to: string
      readonly units: Readonly<Record<string, number>>
      readonly captives: readonly string[]
    }
  | { readonly t: 'gain'; readonly side: number; readonly place: string; readonly unit: string; readonly n: number }
  /** `side` owns what is destroyed. `place` null: on the build queue. */
  | { readonly t: 'destroy'; readonly side: number; readonly place: string | null; readonly unit: string; readonly n: number }
  /** A unit is taken off the board, so that one of its kind can be built. */
  | { readonly t: 'scrap'; readonly side: number; readonly place: string; readonly unit: string }
  /** Units are put on space 1..3 of the build queue; `from` the place that built them, or null. */
  | { readonly t: 'queue'; readonly side: number; readonly unit: string; readonly space: number; readonly n: number; readonly from: string | null }
  | { readonly t: 'deploy'; readonly side: number; readonly place: string; readonly unit: string; readonly n: number }
  | { readonly t: 'loyalty'; readonly place: string; readonly from: number; readonly to: number }
  | { readonly t: 'subjugation'; readonly place: string; readonly on: boolean }
  | { readonly t: 'sabotage'; readonly place: string; readonly on: boolean }
  | { readonly t: 'system-destroyed'; readonly place: string }
  | { readonly t: 'reputation'; readonly by: number; readonly to: number }
  | { readonly t: 'time'; readonly to: number; readonly recruit: boolean; readonly build: boolean }
  | { readonly t: 'base-chosen'; readonly seen: number; readonly def?: string }
  | { readonly t: 'base-revealed'; readonly place: string }
  | { readonly t: 'new-base'; readonly old: string }
  | { readonly t: 'no-new-base' }
  /** The Rebels answer whether the base is in one of these systems. */
  | { readonly t: 'statement'; readonly places: readonly string[]; readonly yes: boolean }
  /** A leader is placed somewhere. */
  | { readonly t: 'leader'; readonly leader: string; readonly to: string }
  | { readonly t: 'captured'; readonly leader: string; readonly place: string }
  | { readonly t: 'rescued'; readonly leader: string; readonly to: string }
  | { readonly t: 'eliminated'; readonly leader: string }
  | { readonly t: 'ring'; readonly leader: string; readonly ring: string; readonly on: boolean }
  | { readonly t: 'recruit'; readonly side: number; readonly leader: string | null }
  /** Cards drawn to a hand. */
  | {
      readonly t: 'draw'
      readonly side: number
      readonly kind: 'mission' | 'project' | 'objective' | 'probe' | 'action'
      readonly n: number
      readonly seen: number
      readonly cards?: readonly number[]
      readonly defs?: readonly string[]
    }
  /** Missions go from the hand to their piles, faceup. */
  | { readonly t: 'discard'; readonly side: number; readonly defs: readonly string[] }
  | { readonly t: 'objective'; readonly def: string; readonly reputation: number }
  /** An action card is used. */
  | { readonly t: 'action'; readonly side: number; readonly def: string; readonly leader: string | null }
  | { readonly t: 'end'; readonly side: number; readonly why: 'conquest' | 'base-destroyed' | 'reputation' }
  | CombatEvent
  | MissionEvent
