import { useEffect, useState } from 'react'

/** Handlers of a button that stands for a system: while the pointer or the focus is on it, the system is outlined on the map. */
export function usePointed(at: number | undefined) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const system = on ? document.querySelector(`.system[data-at="${at}"]`) : null
    // Not by a new drawing of the map: it would cost more than the outline is worth.
    system?.classList.add('pointed')
    return () => system?.classList.remove('pointed')
  }, [on, at])
  return { onPointerEnter: () => setOn(true), onPointerLeave: () => setOn(false), onFocus: () => setOn(true), onBlur: () => setOn(false) }
}
