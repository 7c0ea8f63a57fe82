/** What a table agrees on before the game. */

export type BaseSet = 'beginner' | 'whole-galaxy' | 'secret-bases'

export interface Options {
  readonly baseSet: BaseSet
  /** Bases to destroy: 2 to 5, at most the number of bases that each player has. */
  readonly toWin: number
  readonly neutralDiscard: boolean
}
