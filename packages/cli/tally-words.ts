/** Sums over many games, for people. */
import { endingsOf, type Tally } from '@orrery/bots'

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`

/** Who won, with the share of the finished games, and how and when they ended. */
export function tallyWords(t: Tally): string {
  const winners = Object.entries(t.winners).map(([who, n]) => `${who} ${n} (${percent(n / Math.max(1, t.finished))})`)
  const ends = Object.entries(endingsOf(t)).map(
    ([how, e]) => `${how} ${e.games}, on average in round ${e.meanRound.toFixed(1)} (${e.first} to ${e.last})`,
  )
  return `won: ${winners.join(', ')}\n${ends.length > 0 ? `ended: ${ends.join('; ')}\n` : ''}`
}
