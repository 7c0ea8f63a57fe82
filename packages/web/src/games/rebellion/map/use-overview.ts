import { useEffect } from 'react'
import { placeNo } from '../model.ts'
import type { Hand } from '../use-hand.ts'
import type { Pan } from '../use-pan.ts'
import { namePlace } from '../use-pointed.ts'

/** Questions of which the place is one part, or about places next door: the map stays where it was put. */
const STAYS = new Set(['command', 'move', 'assign', 'retreat'])

/** Px at the lower edge of the map that its buttons take. */
const TOOLS = 52

/** The system that was picked last in the list of answers, or that the question names. */
const namedBy = ({ ask, picks, sure, view }: Hand): number | undefined =>
  placeNo(picks.at(-1)) ?? (sure?.t === 'reveal-base' ? view.base : placeNo(ask?.about))

/**
 * On a phone: when a system anywhere is asked for, the whole galaxy is shown; `aside`, where no sheet lies over the map: the system
 * that is being activated is brought into its middle.
 */
export function useOverview(hand: Hand, { home, reveal }: Pan, wanted: boolean, aside: boolean): void {
  const kind = hand.byPlace.size > 0 ? hand.ask?.kind : undefined
  useEffect(() => {
    if (wanted && kind !== undefined && !STAYS.has(kind)) home()
  }, [kind, wanted, home])
  const { target } = hand
  const named = namedBy(hand)
  useEffect(() => {
    if (wanted && named !== undefined) namePlace(named)
  }, [kind, named, wanted])
  useEffect(() => {
    const system = wanted && aside && target !== null ? document.querySelector(`.system[data-at="${target}"]`) : null
    if (system !== null) reveal(system, { below: TOOLS })
  }, [target, wanted, aside, reveal])
}
