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

/** Away from the time marker (rebellion/reputation/03). */
export function loseReputation(g: G, n: number): void {
  g.s.reputation += n
  tell(g, { t: 'reputation', by: -n, to: g.s.reputation })
}
