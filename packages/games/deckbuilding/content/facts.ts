/** What a fact of a card is. */
export type Faction = 'empire' | 'rebels' | 'neutral'
export type Trait = 'Bounty Hunter' | 'Droid' | 'Fighter' | 'Jedi' | 'Officer' | 'Scoundrel' | 'Sith' | 'Transport' | 'Trooper' | 'Vehicle'
export type Deck = 'starter-empire' | 'starter-rebel' | 'galaxy' | 'outer-rim-pilot'

/** What the player who defeats the card in the galaxy row may take. */
export interface Reward {
  readonly resources: number
  readonly force: number
  /** Number of cards, from hand, discard pile or both. */
  readonly exileUpTo: number
  readonly freePurchase: boolean
}

export type Timing =
  | 'activated'
  | 'on-play'
  | 'constant'
  | 'when-this-defeats-galaxy-card'
  | 'when-purchased'
  | 'when-revealed'
  | 'when-opponent-discards-from-hand'
  | 'start-of-turn'
  | 'first-neutral-played-each-turn'
  | 'first-purchase-each-turn'
  | 'first-neutral-purchase-each-turn'
  | 'once-per-turn-attack-permission'
export type Limit = 'once-per-turn' | 'each-time' | 'continuous' | 'first-each-turn' | 'once'

/** When an ability works; what it does stands in `cards/`. `forceGated`: the whole ability, or a part of it, needs the Force. */
export interface AbilityFacts {
  readonly timing: Timing
  readonly limit: Limit
  readonly forceGated: boolean | 'upgrade'
}

export interface CardFacts {
  readonly id: string
  readonly name: string
  readonly faction: Faction
  readonly type: 'unit' | 'capital-ship'
  readonly unique: boolean
  readonly traits: readonly Trait[]
  readonly cost: number
  readonly attack: number
  readonly resources: number
  readonly force: number
  readonly hitPoints: number | null
  readonly targetValue: number | null
  readonly reward: Reward | null
  readonly ability: AbilityFacts | null
  readonly copies: number
  readonly deck: Deck
}
