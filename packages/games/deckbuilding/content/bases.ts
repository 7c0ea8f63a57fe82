/** The 20 bases of the base box: facts only. */
import type { AbilityFacts } from './cards.ts'

export interface BaseFacts {
  readonly id: string
  readonly name: string
  readonly faction: 'empire' | 'rebels'
  readonly hitPoints: number
  /** Lies face up when the game begins. */
  readonly startingBase: boolean
  /** Belongs to the set of the beginner game. */
  readonly beginnerSet: boolean
  readonly ability: AbilityFacts | null
}

export const BASES: readonly BaseFacts[] = [
  { id: 'lothal', name: 'Lothal', faction: 'empire', hitPoints: 8, startingBase: true, beginnerSet: true, ability: null },
  { id: 'corellia', name: 'Corellia', faction: 'empire', hitPoints: 10, startingBase: false, beginnerSet: true, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'kessel', name: 'Kessel', faction: 'empire', hitPoints: 12, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'kafrene', name: 'Kafrene', faction: 'empire', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'first-neutral-played-each-turn', limit: 'first-each-turn', forceGated: false } },
  { id: 'mustafar', name: 'Mustafar', faction: 'empire', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'ord-mantell', name: 'Ord Mantell', faction: 'empire', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'once-per-turn-attack-permission', limit: 'once-per-turn', forceGated: false } },
  { id: 'coruscant', name: 'Coruscant', faction: 'empire', hitPoints: 16, startingBase: false, beginnerSet: true, ability: { timing: 'start-of-turn', limit: 'once-per-turn', forceGated: false } },
  { id: 'death-star', name: 'Death Star', faction: 'empire', hitPoints: 16, startingBase: false, beginnerSet: true, ability: { timing: 'activated', limit: 'once-per-turn', forceGated: false } },
  { id: 'endor', name: 'Endor', faction: 'empire', hitPoints: 16, startingBase: false, beginnerSet: true, ability: { timing: 'constant', limit: 'continuous', forceGated: false } },
  { id: 'rodia', name: 'Rodia', faction: 'empire', hitPoints: 16, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'dantooine', name: 'Dantooine', faction: 'rebels', hitPoints: 8, startingBase: true, beginnerSet: true, ability: null },
  { id: 'mon-cala', name: 'Mon Cala', faction: 'rebels', hitPoints: 10, startingBase: false, beginnerSet: true, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'dagobah', name: 'Dagobah', faction: 'rebels', hitPoints: 12, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'alderaan', name: 'Alderaan', faction: 'rebels', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'bespin', name: 'Bespin', faction: 'rebels', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'first-neutral-played-each-turn', limit: 'first-each-turn', forceGated: false } },
  { id: 'hoth', name: 'Hoth', faction: 'rebels', hitPoints: 14, startingBase: false, beginnerSet: true, ability: { timing: 'constant', limit: 'continuous', forceGated: false } },
  { id: 'jedha', name: 'Jedha', faction: 'rebels', hitPoints: 14, startingBase: false, beginnerSet: false, ability: { timing: 'first-neutral-purchase-each-turn', limit: 'first-each-turn', forceGated: false } },
  { id: 'sullust', name: 'Sullust', faction: 'rebels', hitPoints: 16, startingBase: false, beginnerSet: true, ability: { timing: 'first-purchase-each-turn', limit: 'first-each-turn', forceGated: false } },
  { id: 'tatooine', name: 'Tatooine', faction: 'rebels', hitPoints: 16, startingBase: false, beginnerSet: false, ability: { timing: 'when-revealed', limit: 'once', forceGated: false } },
  { id: 'yavin-4', name: 'Yavin 4', faction: 'rebels', hitPoints: 16, startingBase: false, beginnerSet: true, ability: { timing: 'when-opponent-discards-from-hand', limit: 'each-time', forceGated: false } },
]
