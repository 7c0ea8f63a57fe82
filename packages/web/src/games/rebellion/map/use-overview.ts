import { useEffect } from 'react'
import type { Hand } from '../use-hand.ts'
import type { Pan } from '../use-pan.ts'

/** Questions of which the place is one part, or about places next door: the map stays where it was put. */
const STAYS = new Set(['command', 'move', 'assign', 'retreat'])

/** On a phone: when a system anywhere is asked for, the whole galaxy is shown. */
export function useOverview(hand: Hand, { home }: Pan, wanted: boolean): void {
  const kind = hand.byPlace.size > 0 ? hand.ask?.kind : undefined
  useEffect(() => {
    if (wanted && kind !== undefined && !STAYS.has(kind)) home()
  }, [kind, wanted, home])
}
