import { useEffect, useRef } from 'react'
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

interface Props {
  readonly hand: Hand
  readonly pan: Pan
  /** No sheet lies over the map: the system that is being activated is brought into its middle. */
  readonly aside: boolean
  /** The system that the words beside the map begin with, if any. */
  readonly begins: string | null
}

/** What a phone's map shows: at first, and when a system anywhere is asked for, the whole galaxy; then the system that is spoken of. */
export function Overview({ hand, pan: { home, nearer, reveal }, aside, begins }: Props) {
  const kind = hand.byPlace.size > 0 ? hand.ask?.kind : undefined
  const first = useRef(true)
  useEffect(() => {
    const starts = first.current
    first.current = false
    if (starts && begins !== null) namePlace(placeNo(begins))
    else if (starts || (kind !== undefined && !STAYS.has(kind))) home()
  }, [kind, home, begins])
  const { target } = hand
  const named = namedBy(hand)
  useEffect(() => {
    if (named !== undefined) namePlace(named)
  }, [kind, named])
  useEffect(() => {
    const system = aside && target !== null ? document.querySelector(`.system[data-at="${target}"]`) : null
    if (system === null) return
    nearer(system)
    reveal(system, { below: TOOLS })
  }, [target, aside, nearer, reveal])
  return null
}
