/** The 18 kinds of units. A position counts them by their index in UNITS. */
import type { Icon } from './icons.ts'

export type DieColor = 'red' | 'black'

export interface UnitFacts {
  readonly id: string
  readonly name: string
  readonly side: 'rebel' | 'imperial'
  readonly theatre: 'space' | 'ground'
  /** The first three are ships; structures are ground units. */
  readonly class: 'fighter' | 'capital-ship' | 'station' | 'ground' | 'structure'
  readonly attack: { readonly red: number; readonly black: number }
  /** The die colour whose plain hits can be assigned, and how many destroy it; null: it cannot be damaged. */
  readonly health: { readonly color: DieColor; readonly value: number } | null
  /** Ground units and TIE Fighters that it carries, one each. */
  readonly capacity: number
  readonly transportRestricted: boolean
  readonly immobile: boolean
  readonly buildIcon: Icon | null
  /** A hard limit. */
  readonly countInBox: number
  readonly abilities: readonly string[]
}

export const UNITS: readonly UnitFacts[] = [
  { id: 'tie-fighter', name: 'TIE Fighter', side: 'imperial', theatre: 'space', class: 'fighter', attack: { red: 0, black: 1 }, health: { color: 'black', value: 1 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'triangle' }, countInBox: 24, abilities: [] },
  { id: 'assault-carrier', name: 'Assault Carrier', side: 'imperial', theatre: 'space', class: 'capital-ship', attack: { red: 1, black: 1 }, health: { color: 'red', value: 2 }, capacity: 4, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'circle' }, countInBox: 8, abilities: [] },
  { id: 'star-destroyer', name: 'Star Destroyer', side: 'imperial', theatre: 'space', class: 'capital-ship', attack: { red: 2, black: 1 }, health: { color: 'red', value: 4 }, capacity: 6, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'square' }, countInBox: 8, abilities: [] },
  { id: 'super-star-destroyer', name: 'Super Star Destroyer', side: 'imperial', theatre: 'space', class: 'capital-ship', attack: { red: 3, black: 2 }, health: { color: 'red', value: 6 }, capacity: 8, transportRestricted: false, immobile: false, buildIcon: null, countInBox: 2, abilities: [] },
  { id: 'death-star', name: 'Death Star', side: 'imperial', theatre: 'space', class: 'station', attack: { red: 4, black: 0 }, health: null, capacity: 8, transportRestricted: false, immobile: false, buildIcon: null, countInBox: 2, abilities: ['no-health', 'no-imperial-retreat'] },
  { id: 'death-star-under-construction', name: 'Death Star Under Construction', side: 'imperial', theatre: 'space', class: 'station', attack: { red: 0, black: 0 }, health: { color: 'black', value: 4 }, capacity: 0, transportRestricted: false, immobile: true, buildIcon: null, countInBox: 1, abilities: ['no-imperial-retreat', 'destroyed-when-last-imperial-ship'] },
  { id: 'stormtrooper', name: 'Stormtrooper', side: 'imperial', theatre: 'ground', class: 'ground', attack: { red: 0, black: 1 }, health: { color: 'black', value: 1 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'ground', color: 'orange', shape: 'triangle' }, countInBox: 30, abilities: [] },
  { id: 'at-st', name: 'AT-ST', side: 'imperial', theatre: 'ground', class: 'ground', attack: { red: 1, black: 1 }, health: { color: 'red', value: 2 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'ground', color: 'orange', shape: 'circle' }, countInBox: 10, abilities: [] },
  { id: 'at-at', name: 'AT-AT', side: 'imperial', theatre: 'ground', class: 'ground', attack: { red: 2, black: 1 }, health: { color: 'red', value: 3 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'ground', color: 'orange', shape: 'square' }, countInBox: 4, abilities: [] },
  { id: 'x-wing', name: 'X-wing', side: 'rebel', theatre: 'space', class: 'fighter', attack: { red: 0, black: 1 }, health: { color: 'black', value: 1 }, capacity: 0, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'triangle' }, countInBox: 8, abilities: [] },
  { id: 'y-wing', name: 'Y-wing', side: 'rebel', theatre: 'space', class: 'fighter', attack: { red: 1, black: 0 }, health: { color: 'black', value: 1 }, capacity: 0, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'triangle' }, countInBox: 12, abilities: [] },
  { id: 'rebel-transport', name: 'Rebel Transport', side: 'rebel', theatre: 'space', class: 'capital-ship', attack: { red: 0, black: 0 }, health: { color: 'red', value: 2 }, capacity: 4, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'triangle' }, countInBox: 4, abilities: [] },
  { id: 'corellian-corvette', name: 'Corellian Corvette', side: 'rebel', theatre: 'space', class: 'capital-ship', attack: { red: 1, black: 1 }, health: { color: 'red', value: 2 }, capacity: 2, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'circle' }, countInBox: 4, abilities: [] },
  { id: 'mon-calamari-cruiser', name: 'Mon Calamari Cruiser', side: 'rebel', theatre: 'space', class: 'capital-ship', attack: { red: 2, black: 1 }, health: { color: 'red', value: 4 }, capacity: 4, transportRestricted: false, immobile: false, buildIcon: { domain: 'space', color: 'blue', shape: 'square' }, countInBox: 3, abilities: [] },
  { id: 'rebel-trooper', name: 'Rebel Trooper', side: 'rebel', theatre: 'ground', class: 'ground', attack: { red: 0, black: 1 }, health: { color: 'black', value: 1 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'ground', color: 'orange', shape: 'triangle' }, countInBox: 21, abilities: [] },
  { id: 'airspeeder', name: 'Airspeeder', side: 'rebel', theatre: 'ground', class: 'ground', attack: { red: 1, black: 1 }, health: { color: 'red', value: 2 }, capacity: 0, transportRestricted: true, immobile: false, buildIcon: { domain: 'ground', color: 'orange', shape: 'circle' }, countInBox: 6, abilities: [] },
  { id: 'shield-generator', name: 'Shield Generator', side: 'rebel', theatre: 'ground', class: 'structure', attack: { red: 0, black: 0 }, health: { color: 'red', value: 3 }, capacity: 0, transportRestricted: false, immobile: true, buildIcon: { domain: 'ground', color: 'orange', shape: 'square' }, countInBox: 3, abilities: ['shield-generator'] },
  { id: 'ion-cannon', name: 'Ion Cannon', side: 'rebel', theatre: 'ground', class: 'structure', attack: { red: 0, black: 0 }, health: { color: 'red', value: 3 }, capacity: 0, transportRestricted: false, immobile: true, buildIcon: { domain: 'ground', color: 'orange', shape: 'square' }, countInBox: 3, abilities: ['ion-cannon'] },
]
