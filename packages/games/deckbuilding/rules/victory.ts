/** Winning the game. */
import { playerOf } from '../state.ts'
import { tell, type G } from './context.ts'

/** Ends the game at once when the seat has destroyed the agreed number of bases (deckbuilding/victory/01, /02, /03). */
export function claimVictory(g: G, seat: number): void {
  const s = g.s
  if (playerOf(s, seat).taken.length < s.toWin) return
  s.result = seat === 0 ? [1, 0] : [0, 1]
  tell(g, { t: 'won', seat })
}
