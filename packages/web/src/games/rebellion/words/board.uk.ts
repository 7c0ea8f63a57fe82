import type { board as en } from './board.en.ts'

/** Ukrainian words of the table. */
export const board: Readonly<Record<keyof typeof en, string>> = {
  'reb.space': 'База повстанців',
}
