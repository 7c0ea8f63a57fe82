/** The cards that both decks begin with: facts only. */
import type { CardFacts } from './facts.ts'

export const STARTERS: readonly CardFacts[] = [
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
]
