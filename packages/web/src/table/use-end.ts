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
    // An event may be heard only after the list has grown: only who moves up leaves the end.
    let last = it.scrollTop
    const scrolled = () => {
      const left = it.scrollHeight - it.clientHeight - it.scrollTop
      if (left <= NEAR) there.current = true
      else if (it.scrollTop < last) there.current = false
      last = it.scrollTop
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
