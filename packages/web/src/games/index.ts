/** The games of this client, in the order of the lobby. All else but `load.ts` and the words beside it learns of a game from here. */
import type { ComponentType } from 'react'
import type { Variants } from '../table/variants.ts'
import type { WordId } from '../words/index.ts'
import { DeckbuildingPanel } from './deckbuilding/lobby/Panel.tsx'
import { variants as deckbuilding } from './deckbuilding/variants.ts'
import { RebellionPanel } from './rebellion/lobby/Panel.tsx'
import { variants as rebellion } from './rebellion/variants.ts'

interface GameEntry {
  readonly id: string
  readonly title: WordId
  /** Its panel in the lobby: the ways to begin a table. */
  readonly Panel: ComponentType
  /** What lists of tables count, with `turn` for the number. */
  readonly count: WordId
  readonly variants: Variants
}

export const GAMES: readonly GameEntry[] = [
  { id: 'deckbuilding', title: 'game.deckbuilding', Panel: DeckbuildingPanel, count: 'table.turn', variants: deckbuilding },
  { id: 'rebellion', title: 'game.rebellion', Panel: RebellionPanel, count: 'table.round', variants: rebellion },
]
