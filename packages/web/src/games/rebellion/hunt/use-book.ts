import { useCallback, useEffect, useMemo, useState } from 'react'

export interface Book {
  readonly open: boolean
  /** The system that is looked up, or -1. */
  readonly at: number
  toggle(): void
  pick(at: number): void
}

const isTyped = (e: KeyboardEvent): boolean => e.target instanceof HTMLElement && e.target.closest('input, textarea, select') !== null

/** Whether a letter is pressed as a key of the table. By its place on the keyboard too: the letter is another one in Cyrillic. */
export const isKey = (e: KeyboardEvent, letter: string): boolean =>
  !e.ctrlKey && !e.metaKey && !e.altKey && (e.key === letter || e.code === `Key${letter.toUpperCase()}`) && !isTyped(e)

/** Whether the notebook is open, by its button or the key H; Escape closes it. */
export function useBook(): Book {
  const [{ open, at }, setBook] = useState({ open: false, at: -1 })
  const toggle = useCallback(() => setBook((b) => ({ open: !b.open, at: -1 })), [])
  const pick = useCallback((to: number) => setBook((b) => ({ ...b, at: b.at === to ? -1 : to })), [])
  useEffect(() => {
    const hear = (e: KeyboardEvent) => {
      if (e.key === 'Escape') setBook((b) => (b.open ? { open: false, at: -1 } : b))
      else if (isKey(e, 'h')) toggle()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [toggle])
  return useMemo(() => ({ open, at, toggle, pick }), [open, at, toggle, pick])
}
