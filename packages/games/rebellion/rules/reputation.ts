/** Time and reputation. */
import { tell, type G } from './context.ts'
import { checkReputation } from './victory.ts'

/** Space by space towards the time marker; the game ends where they meet (rebellion/reputation/01, /02). */
export function gainReputation(g: G, n: number): void {
  for (let i = 0; i < n; i++) {
    g.s.reputation--
    tell(g, { t: 'reputation', by: 1, to: g.s.reputation })
    checkReputation(g)
  }
}

/** The last space of the track. */
const MOST_REPUTATION = 16

/** Away from the time marker, never off the track (rebellion/reputation/03; docs/rulings.md). */
export function loseReputation(g: G, n: number): void {
  const lost = Math.min(n, MOST_REPUTATION - g.s.reputation)
  if (lost <= 0) return
  g.s.reputation += lost
  tell(g, { t: 'reputation', by: -lost, to: g.s.reputation })
}
