/**
 * Standing answers, so that concealed windows don't drown people in "pass". Whoever gives the automatic answer must do so
 * after a delay that does not depend on what the seat holds, or the pause tells it after all.
 */
import { keyOf, PASS, type Ask } from './types.ts'

/** Always ask; ask only when there is something to answer with; never ask. */
export type Standing = 'ask' | 'if-able' | 'never'

/** A seat's wishes per window, by the name of its questions (`ask.kind`). */
export type Standings = Readonly<Record<string, Standing>>

/** The key that the seat's standing answer gives, or null when the seat has to be asked. Only a `pass` is ever automatic. */
export function standingAnswer(ask: Ask, wishes: Standings, otherwise: Standing = 'if-able'): string | null {
  const pass = keyOf(PASS)
  if (!ask.opts.some((o) => keyOf(o) === pass)) return null
  const wish = wishes[ask.kind] ?? otherwise
  if (wish === 'never') return pass
  return wish === 'if-able' && ask.opts.length === 1 ? pass : null
}
