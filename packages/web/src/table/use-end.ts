import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Px from the end that still count as there. */
const NEAR = 24

/**
 * Keeps a list that grows at the end of its scrolled box there, also when the box itself changes its height. Whoever has scrolled
 * up to read stays where they read. `mark` is the list's last element, `box` selects what scrolls around it; `size` tells its growth.
 */
export function useEnd(mark: RefObject<Element | null>, box: string, size: number): void {
  const there = useRef(true)
  useLayoutEffect(() => {
    const it = mark.current?.closest(box)
    if (it === null || it === undefined) return
    const follow = () => {
      if (there.current) it.scrollTop = it.scrollHeight
    }
    // A change of the height by itself is no scrolling: what was at its end counts as there until somebody moves it.
    const scrolled = () => {
      there.current = it.scrollHeight - it.clientHeight - it.scrollTop <= NEAR
    }
    const fit = new ResizeObserver(follow)
    fit.observe(it)
    // The list itself grows too when its words are loaded.
    const list = mark.current?.parentElement ?? null
    if (list !== null) fit.observe(list)
    it.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      fit.disconnect()
      it.removeEventListener('scroll', scrolled)
    }
  }, [mark, box])
  useLayoutEffect(() => {
    const it = there.current ? mark.current?.closest(box) : null
    if (it !== null && it !== undefined) it.scrollTop = it.scrollHeight
  }, [mark, box, size])
}
