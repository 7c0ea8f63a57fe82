/** The 19 tactic cards, 30 with copies. What each does stands in `cards/`. */

export interface TacticFacts {
  readonly id: string
  readonly name: string
  readonly deck: 'space' | 'ground'
  readonly copies: number
  /** A die that shows the special symbol must be spent. */
  readonly requiresSpecial: boolean
  readonly use: 'combat-action' | 'block'
}

export const TACTICS: readonly TacticFacts[] = [
  { id: 'space-brilliant-strategy', name: 'Brilliant Strategy', deck: 'space', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'space-concentrate-fire', name: 'Concentrate Fire', deck: 'space', copies: 2, requiresSpecial: false, use: 'combat-action' },
  { id: 'space-critical-hit', name: 'Critical Hit', deck: 'space', copies: 2, requiresSpecial: false, use: 'combat-action' },
  { id: 'space-defensive-formation', name: 'Defensive Formation', deck: 'space', copies: 3, requiresSpecial: false, use: 'block' },
  { id: 'space-no-escape', name: 'No Escape', deck: 'space', copies: 1, requiresSpecial: false, use: 'combat-action' },
  { id: 'space-onslaught', name: 'Onslaught', deck: 'space', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'space-outmaneuver', name: 'Outmaneuver', deck: 'space', copies: 2, requiresSpecial: false, use: 'block' },
  { id: 'space-take-it-down', name: 'Take It Down', deck: 'space', copies: 2, requiresSpecial: true, use: 'combat-action' },
  { id: 'space-unstoppable-assault', name: 'Unstoppable Assault', deck: 'space', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'ground-bombardment', name: 'Bombardment', deck: 'ground', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'ground-brilliant-strategy', name: 'Brilliant Strategy', deck: 'ground', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'ground-concentrate-fire', name: 'Concentrate Fire', deck: 'ground', copies: 2, requiresSpecial: false, use: 'combat-action' },
  { id: 'ground-critical-hit', name: 'Critical Hit', deck: 'ground', copies: 2, requiresSpecial: false, use: 'combat-action' },
  { id: 'ground-defensive-formation', name: 'Defensive Formation', deck: 'ground', copies: 3, requiresSpecial: false, use: 'block' },
  { id: 'ground-dig-in', name: 'Dig In', deck: 'ground', copies: 2, requiresSpecial: false, use: 'block' },
  { id: 'ground-escape-plan', name: 'Escape Plan', deck: 'ground', copies: 1, requiresSpecial: false, use: 'combat-action' },
  { id: 'ground-onslaught', name: 'Onslaught', deck: 'ground', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'ground-take-it-down', name: 'Take It Down', deck: 'ground', copies: 1, requiresSpecial: true, use: 'combat-action' },
  { id: 'ground-unstoppable-assault', name: 'Unstoppable Assault', deck: 'ground', copies: 1, requiresSpecial: true, use: 'combat-action' },
]
