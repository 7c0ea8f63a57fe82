/** The 15 objective cards. What each asks for stands in `cards/`. */

export interface ObjectiveFacts {
  readonly id: string
  readonly name: string
  readonly stage: 1 | 2 | 3
  /** null: it depends. */
  readonly reputation: number | null
  readonly timing: 'combat' | 'start-of-refresh-phase'
  readonly afterPlay: 'box' | 'hand'
}

export const OBJECTIVES: readonly ObjectiveFacts[] = [
  { id: 'crippling-blow', name: 'Crippling Blow', stage: 1, reputation: 1, timing: 'combat', afterPlay: 'box' },
  { id: 'cut-supply-lines', name: 'Cut Supply Lines', stage: 1, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'defend-the-people', name: 'Defend the People', stage: 1, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'rebel-assault', name: 'Rebel Assault', stage: 1, reputation: 1, timing: 'combat', afterPlay: 'box' },
  { id: 'regional-support', name: 'Regional Support', stage: 1, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'death-star-plans-ii', name: 'Death Star Plans', stage: 2, reputation: 2, timing: 'combat', afterPlay: 'box' },
  { id: 'heart-of-the-empire', name: 'Heart of the Empire', stage: 2, reputation: 2, timing: 'start-of-refresh-phase', afterPlay: 'hand' },
  { id: 'leave-no-one-behind', name: 'Leave No One Behind', stage: 2, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'liberation', name: 'Liberation', stage: 2, reputation: 1, timing: 'combat', afterPlay: 'box' },
  { id: 'popular-support', name: 'Popular Support', stage: 2, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'death-star-plans-iii', name: 'Death Star Plans', stage: 3, reputation: 2, timing: 'combat', afterPlay: 'box' },
  { id: 'establish-outposts', name: 'Establish Outposts', stage: 3, reputation: 1, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'inspire-sympathy', name: 'Inspire Sympathy', stage: 3, reputation: null, timing: 'start-of-refresh-phase', afterPlay: 'box' },
  { id: 'major-victory', name: 'Major Victory', stage: 3, reputation: 1, timing: 'combat', afterPlay: 'box' },
  { id: 'return-of-the-jedi', name: 'Return of the Jedi', stage: 3, reputation: 2, timing: 'combat', afterPlay: 'box' },
]
