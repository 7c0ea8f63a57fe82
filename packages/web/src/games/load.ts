import type { GameUi } from '../table/game-ui.ts'

/** Fetches a game's table: a chunk of its own. */
export const load: Readonly<Record<string, () => Promise<GameUi>>> = {
  deckbuilding: () => import('./deckbuilding/index.ts').then((m) => m.deckbuildingUi),
  rebellion: () => import('./rebellion/index.ts').then((m) => m.rebellionUi),
}
