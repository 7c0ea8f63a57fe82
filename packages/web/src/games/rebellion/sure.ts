/** What an answer of one tap would give away for good: such a one is asked about once more, as the end of a turn with cards unplayed is. */
import type { View } from '@orrery/rebellion/view'
import type { WireAsk } from '@orrery/protocol'
import { isPartners, leadersAt, POOL, type Option } from './model.ts'

export interface Loss {
  readonly what: 'pass' | 'reveal'
  /** Leaders that wait in the own pool, and own leaders on facedown missions. */
  readonly pool: number
  readonly missions: number
}

/** What would be given away by this answer; null when it is sent at once. */
export function lossBy(view: View, ask: WireAsk | null, { t }: Pick<Option, 't'>): Loss | null {
  if (ask?.kind !== 'command' || (t !== 'pass' && t !== 'reveal-base')) return null
  const own = (l: number): boolean => view.leaders[l]?.side === view.side && !isPartners(view, l)
  const pool = leadersAt(view, POOL, view.side).filter(own).length
  // Piles, not leaders: two may go on one mission.
  const missions = new Set(view.leaders.flatMap(({ pile }, l) => (pile >= 0 && own(l) ? [pile] : []))).size
  if (t === 'reveal-base') return { what: 'reveal', pool, missions }
  // Leaders without tactic values give no order, so that with such ones alone nothing is given up.
  return missions > 0 || ask.options.some((o) => o.t === 'activate') ? { what: 'pass', pool, missions } : null
}
