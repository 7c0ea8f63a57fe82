import { useEffect, useState } from 'react'

/** What a system on the map hears when something beside the map names it: a phone's map brings it into sight. */
export const NAMED = 'named'

/** Tells the map that the system is named; the system, where it is on the map. */
export function namePlace(at: number | undefined): Element | null {
  const system = document.querySelector(`.system[data-at="${at}"]`)
  system?.dispatchEvent(new Event(NAMED, { bubbles: true }))
  return system
}

/** Handlers of a button that stands for a system: while the pointer or the focus is on it, the system is outlined on the map. */
export function usePointed(at: number | undefined) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const system = on ? namePlace(at) : null
    // Not by a new drawing of the map: it would cost more than the outline is worth.
    system?.classList.add('pointed')
    return () => system?.classList.remove('pointed')
  }, [on, at])
  return { onPointerEnter: () => setOn(true), onPointerLeave: () => setOn(false), onFocus: () => setOn(true), onBlur: () => setOn(false) }
}
