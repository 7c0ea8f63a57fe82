/** What is told of combats. `side` 0 Rebels, 1 Empire; units, leaders, cards, places by content id; dice as `red:hit`. */

type Theatre = 'space' | 'ground'

export type CombatEvent =
  | { readonly t: 'combat'; readonly place: string; readonly initiator: number }
  /** A leader of the pool is added to the combat. */
  | { readonly t: 'join'; readonly side: number; readonly leader: string }
  /** Tactic cards are drawn. `seen`, `cards`, `defs` as in `draw`. */
  | {
      readonly t: 'tactics'
      readonly side: number
      readonly theatre: Theatre
      readonly n: number
      readonly seen: number
      readonly cards?: readonly number[]
      readonly defs?: readonly string[]
    }
  | { readonly t: 'combat-round'; readonly round: number }
  | { readonly t: 'battle'; readonly theatre: Theatre; readonly round: number }
  | { readonly t: 'roll'; readonly side: number; readonly why: 'attack' | 'plans' | 'reroll'; readonly dice: readonly string[] }
  /** A special is spent. */
  | { readonly t: 'spend'; readonly side: number; readonly die: string }
  /** A tactic card is turned up: played, or discarded as a price. */
  | { readonly t: 'tactic'; readonly side: number; readonly def: string; readonly played: boolean }
  /** Damage is assigned to a unit of `side`; `of`: its place in the list of the combat's units, until that changes. */
  | { readonly t: 'hit'; readonly side: number; readonly unit: string; readonly of: number; readonly n: number }
  | { readonly t: 'blocked'; readonly side: number; readonly unit: string; readonly of: number }
  /** Damage stays on a unit; with `lost` it is set aside and leaves at the end of the battle. */
  | { readonly t: 'damaged'; readonly side: number; readonly unit: string; readonly of: number; readonly damage: number; readonly lost: boolean }
  | { readonly t: 'plans'; readonly def: string; readonly target: string }
  | {
      readonly t: 'retreat'
      readonly side: number
      readonly leader: string
      readonly from: string
      readonly to: string
      readonly units: Readonly<Record<string, number>>
    }
  | { readonly t: 'battle-won'; readonly side: number; readonly theatre: Theatre }
  | { readonly t: 'combat-end'; readonly place: string }
