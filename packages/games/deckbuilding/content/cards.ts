/** The playable cards of the base box: facts only. `def` numbers in a position are indexes of CARDS. */

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

export const CARDS: readonly CardFacts[] = [
  {
    id: 'imperial-shuttle', name: 'Imperial Shuttle', faction: 'empire', type: 'unit', unique: false, traits: ['Transport'],
    cost: 0, attack: 0, resources: 1, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: null,
    copies: 7, deck: 'starter-empire',
  },
  {
    id: 'inquisitor', name: 'Inquisitor', faction: 'empire', type: 'unit', unique: false, traits: [],
    cost: 0, attack: 0, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'on-play', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'starter-empire',
  },
  {
    id: 'stormtrooper', name: 'Stormtrooper', faction: 'empire', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 0, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: null,
    copies: 2, deck: 'starter-empire',
  },
  {
    id: 'alliance-shuttle', name: 'Alliance Shuttle', faction: 'rebels', type: 'unit', unique: false, traits: ['Transport'],
    cost: 0, attack: 0, resources: 1, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: null,
    copies: 7, deck: 'starter-rebel',
  },
  {
    id: 'rebel-trooper', name: 'Rebel Trooper', faction: 'rebels', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 0, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: null,
    copies: 2, deck: 'starter-rebel',
  },
  {
    id: 'temple-guardian', name: 'Temple Guardian', faction: 'rebels', type: 'unit', unique: false, traits: [],
    cost: 0, attack: 0, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'on-play', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'starter-rebel',
  },
  {
    id: 'tie-fighter', name: 'TIE Fighter', faction: 'empire', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 1, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: 1,
    reward: { resources: 1, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 3, deck: 'galaxy',
  },
  {
    id: 'admiral-piett', name: 'Admiral Piett', faction: 'empire', type: 'unit', unique: true, traits: ['Officer'],
    cost: 2, attack: 0, resources: 2, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 1, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'constant', limit: 'continuous', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'scout-trooper', name: 'Scout Trooper', faction: 'empire', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 2, attack: 0, resources: 2, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 0, exileUpTo: 1, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'tie-bomber', name: 'TIE Bomber', faction: 'empire', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 2, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 0, exileUpTo: 1, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'death-trooper', name: 'Death Trooper', faction: 'empire', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: 3,
    reward: { resources: 0, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'constant', limit: 'continuous', forceGated: true },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'tie-interceptor', name: 'TIE Interceptor', faction: 'empire', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: 3,
    reward: { resources: 3, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'at-st', name: 'AT-ST', faction: 'empire', type: 'unit', unique: false, traits: ['Vehicle'],
    cost: 4, attack: 4, resources: 0, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 0, force: 0, exileUpTo: 2, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'general-veers', name: 'General Veers', faction: 'empire', type: 'unit', unique: true, traits: ['Officer'],
    cost: 4, attack: 4, resources: 0, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 0, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'landing-craft', name: 'Landing Craft', faction: 'empire', type: 'unit', unique: false, traits: ['Transport'],
    cost: 4, attack: 0, resources: 0, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 4, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'moff-jerjerrod', name: 'Moff Jerjerrod', faction: 'empire', type: 'unit', unique: true, traits: ['Officer'],
    cost: 4, attack: 2, resources: 2, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 0, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'boba-fett', name: 'Boba Fett', faction: 'empire', type: 'unit', unique: true, traits: ['Bounty Hunter'],
    cost: 5, attack: 5, resources: 0, force: 0, hitPoints: null, targetValue: 5,
    reward: { resources: 3, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'when-this-defeats-galaxy-card', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'director-krennic', name: 'Director Krennic', faction: 'empire', type: 'unit', unique: true, traits: ['Officer'],
    cost: 5, attack: 3, resources: 2, force: 0, hitPoints: null, targetValue: 5,
    reward: { resources: 3, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'at-at', name: 'AT-AT', faction: 'empire', type: 'unit', unique: false, traits: ['Vehicle'],
    cost: 6, attack: 6, resources: 0, force: 0, hitPoints: null, targetValue: 6,
    reward: { resources: 0, force: 0, exileUpTo: 0, freePurchase: true },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'grand-moff-tarkin', name: 'Grand Moff Tarkin', faction: 'empire', type: 'unit', unique: true, traits: ['Officer'],
    cost: 6, attack: 2, resources: 2, force: 2, hitPoints: null, targetValue: 6,
    reward: { resources: 3, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'darth-vader', name: 'Darth Vader', faction: 'empire', type: 'unit', unique: true, traits: ['Sith'],
    cost: 8, attack: 6, resources: 0, force: 2, hitPoints: null, targetValue: 8,
    reward: { resources: 4, force: 4, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'constant', limit: 'continuous', forceGated: true },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'gozanti-cruiser', name: 'Gozanti Cruiser', faction: 'empire', type: 'capital-ship', unique: false, traits: [],
    cost: 3, attack: 0, resources: 2, force: 0, hitPoints: 3, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 3, deck: 'galaxy',
  },
  {
    id: 'imperial-carrier', name: 'Imperial Carrier', faction: 'empire', type: 'capital-ship', unique: false, traits: [],
    cost: 5, attack: 0, resources: 3, force: 0, hitPoints: 5, targetValue: null,
    reward: null,
    ability: { timing: 'constant', limit: 'continuous', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'star-destroyer', name: 'Star Destroyer', faction: 'empire', type: 'capital-ship', unique: false, traits: [],
    cost: 7, attack: 4, resources: 0, force: 0, hitPoints: 7, targetValue: null,
    reward: null,
    ability: null,
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'y-wing', name: 'Y-Wing', faction: 'rebels', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 1, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: 1,
    reward: { resources: 1, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'baze-malbus', name: 'Baze Malbus', faction: 'rebels', type: 'unit', unique: true, traits: ['Trooper'],
    cost: 2, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 1, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'constant', limit: 'continuous', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'duros-spy', name: 'Duros Spy', faction: 'rebels', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 2, attack: 0, resources: 2, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 0, exileUpTo: 1, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'snowspeeder', name: 'Snowspeeder', faction: 'rebels', type: 'unit', unique: false, traits: ['Vehicle'],
    cost: 2, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: 2,
    reward: { resources: 0, force: 0, exileUpTo: 1, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'chirrut-imwe', name: 'Chirrut Îmwe', faction: 'rebels', type: 'unit', unique: true, traits: ['Trooper'],
    cost: 3, attack: 0, resources: 0, force: 2, hitPoints: null, targetValue: 3,
    reward: { resources: 0, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'constant', limit: 'continuous', forceGated: true },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'rebel-commando', name: 'Rebel Commando', faction: 'rebels', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: 3,
    reward: { resources: 0, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: 'upgrade' },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'x-wing', name: 'X-Wing', faction: 'rebels', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: 3,
    reward: { resources: 3, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: true },
    copies: 3, deck: 'galaxy',
  },
  {
    id: 'chewbacca', name: 'Chewbacca', faction: 'rebels', type: 'unit', unique: true, traits: ['Scoundrel'],
    cost: 4, attack: 5, resources: 0, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 0, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'jyn-erso', name: 'Jyn Erso', faction: 'rebels', type: 'unit', unique: true, traits: ['Scoundrel'],
    cost: 4, attack: 4, resources: 0, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 0, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: 'upgrade' },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'u-wing', name: 'U-Wing', faction: 'rebels', type: 'unit', unique: false, traits: ['Transport'],
    cost: 4, attack: 0, resources: 3, force: 0, hitPoints: null, targetValue: 4,
    reward: { resources: 4, force: 0, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: true },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'b-wing', name: 'B-Wing', faction: 'rebels', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 5, attack: 5, resources: 0, force: 0, hitPoints: null, targetValue: 5,
    reward: { resources: 0, force: 0, exileUpTo: 2, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'cassian-andor', name: 'Cassian Andor', faction: 'rebels', type: 'unit', unique: true, traits: ['Trooper'],
    cost: 5, attack: 5, resources: 0, force: 0, hitPoints: null, targetValue: 5,
    reward: { resources: 3, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'when-this-defeats-galaxy-card', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'han-solo', name: 'Han Solo', faction: 'rebels', type: 'unit', unique: true, traits: ['Scoundrel'],
    cost: 5, attack: 3, resources: 2, force: 0, hitPoints: null, targetValue: 5,
    reward: { resources: 3, force: 2, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'princess-leia', name: 'Princess Leia', faction: 'rebels', type: 'unit', unique: true, traits: ['Officer'],
    cost: 6, attack: 2, resources: 2, force: 2, hitPoints: null, targetValue: 6,
    reward: { resources: 3, force: 3, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: 'upgrade' },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'millennium-falcon', name: 'Millennium Falcon', faction: 'rebels', type: 'unit', unique: true, traits: ['Transport'],
    cost: 7, attack: 5, resources: 2, force: 0, hitPoints: null, targetValue: 7,
    reward: { resources: 0, force: 0, exileUpTo: 0, freePurchase: true },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'luke-skywalker', name: 'Luke Skywalker', faction: 'rebels', type: 'unit', unique: true, traits: ['Jedi'],
    cost: 8, attack: 6, resources: 0, force: 2, hitPoints: null, targetValue: 8,
    reward: { resources: 4, force: 4, exileUpTo: 0, freePurchase: false },
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: true },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'rebel-transport', name: 'Rebel Transport', faction: 'rebels', type: 'capital-ship', unique: false, traits: [],
    cost: 2, attack: 0, resources: 0, force: 0, hitPoints: 2, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'hammerhead-corvette', name: 'Hammerhead Corvette', faction: 'rebels', type: 'capital-ship', unique: false, traits: [],
    cost: 4, attack: 0, resources: 2, force: 0, hitPoints: 4, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'mon-calamari-cruiser', name: 'Mon Calamari Cruiser', faction: 'rebels', type: 'capital-ship', unique: false, traits: [],
    cost: 6, attack: 3, resources: 0, force: 0, hitPoints: 6, targetValue: null,
    reward: null,
    ability: null,
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'jawa-scavenger', name: 'Jawa Scavenger', faction: 'neutral', type: 'unit', unique: false, traits: [],
    cost: 1, attack: 0, resources: 2, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'z-95-headhunter', name: 'Z-95 Headhunter', faction: 'neutral', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 1, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'kel-dor-mystic', name: 'Kel Dor Mystic', faction: 'neutral', type: 'unit', unique: false, traits: [],
    cost: 2, attack: 0, resources: 0, force: 2, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'rodian-gunslinger', name: 'Rodian Gunslinger', faction: 'neutral', type: 'unit', unique: false, traits: ['Bounty Hunter'],
    cost: 2, attack: 2, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'constant', limit: 'continuous', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'bossk', name: 'Bossk', faction: 'neutral', type: 'unit', unique: true, traits: ['Bounty Hunter'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'when-this-defeats-galaxy-card', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'fang-fighter', name: 'Fang Fighter', faction: 'neutral', type: 'unit', unique: false, traits: ['Fighter'],
    cost: 3, attack: 3, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'when-purchased', limit: 'each-time', forceGated: 'upgrade' },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'lobot', name: 'Lobot', faction: 'neutral', type: 'unit', unique: true, traits: ['Officer'],
    cost: 3, attack: 0, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'on-play', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'twilek-smuggler', name: 'Twi\'lek Smuggler', faction: 'neutral', type: 'unit', unique: false, traits: ['Scoundrel'],
    cost: 3, attack: 0, resources: 3, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'dengar', name: 'Dengar', faction: 'neutral', type: 'unit', unique: true, traits: ['Bounty Hunter'],
    cost: 4, attack: 4, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'when-this-defeats-galaxy-card', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'hwk-290', name: 'HWK-290', faction: 'neutral', type: 'unit', unique: false, traits: ['Transport'],
    cost: 4, attack: 0, resources: 4, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'quarren-mercenary', name: 'Quarren Mercenary', faction: 'neutral', type: 'unit', unique: false, traits: ['Trooper'],
    cost: 4, attack: 4, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'when-purchased', limit: 'each-time', forceGated: 'upgrade' },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'ig-88', name: 'IG-88', faction: 'neutral', type: 'unit', unique: true, traits: ['Bounty Hunter', 'Droid'],
    cost: 5, attack: 5, resources: 0, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'when-this-defeats-galaxy-card', limit: 'each-time', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'lando-calrissian', name: 'Lando Calrissian', faction: 'neutral', type: 'unit', unique: true, traits: ['Scoundrel'],
    cost: 6, attack: 3, resources: 3, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: 'upgrade' },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'jabbas-sail-barge', name: 'Jabba\'s Sail Barge', faction: 'neutral', type: 'unit', unique: true, traits: ['Vehicle'],
    cost: 7, attack: 4, resources: 3, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'jabba-the-hutt', name: 'Jabba the Hutt', faction: 'neutral', type: 'unit', unique: true, traits: ['Scoundrel'],
    cost: 8, attack: 2, resources: 2, force: 2, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: 'upgrade' },
    copies: 1, deck: 'galaxy',
  },
  {
    id: 'c-roc-cruiser', name: 'C-ROC Cruiser', faction: 'neutral', type: 'capital-ship', unique: false, traits: [],
    cost: 3, attack: 0, resources: 1, force: 0, hitPoints: 3, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'blockade-runner', name: 'Blockade Runner', faction: 'neutral', type: 'capital-ship', unique: false, traits: [],
    cost: 4, attack: 1, resources: 1, force: 0, hitPoints: 4, targetValue: null,
    reward: null,
    ability: null,
    copies: 3, deck: 'galaxy',
  },
  {
    id: 'nebulon-b-frigate', name: 'Nebulon-B Frigate', faction: 'neutral', type: 'capital-ship', unique: false, traits: [],
    cost: 5, attack: 0, resources: 0, force: 0, hitPoints: 5, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 2, deck: 'galaxy',
  },
  {
    id: 'outer-rim-pilot', name: 'Outer Rim Pilot', faction: 'neutral', type: 'unit', unique: false, traits: [],
    cost: 2, attack: 0, resources: 2, force: 0, hitPoints: null, targetValue: null,
    reward: null,
    ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false },
    copies: 10, deck: 'outer-rim-pilot',
  },
]
