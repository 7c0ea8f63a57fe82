import { useSyncExternalStore } from 'react'

/** A phone, upright or on its side. */
export const SMALL = '(max-width: 719px), (max-height: 560px)'

/** Whether a media query holds now; renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
