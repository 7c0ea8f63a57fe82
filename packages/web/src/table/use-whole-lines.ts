/** Words in a box of a fixed height end with a whole line: in smaller letters where all of them fit so, else with more to scroll to. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The lower edge of the last line that is seen whole, in px from the upper edge of the box. */
function wholeLines(box: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(box)
  const { top } = box.getBoundingClientRect()
  const ends = [...range.getClientRects()].map((r) => r.bottom - top)
  return Math.max(0, ...ends.filter((end) => end <= box.clientHeight + 0.5))
}

function fit(box: HTMLElement): void {
  const over = () => box.scrollHeight > box.clientHeight + 1
  box.classList.remove('tight', 'more', 'past')
  box.style.maxHeight = ''
  if (over()) box.classList.add('tight')
  if (!over()) return
  const whole = wholeLines(box)
  if (whole > 0) box.style.maxHeight = `${whole}px`
  tellMore(box)
}

/** The edge fades beyond which there is more. */
function tellMore(box: HTMLElement): void {
  box.classList.toggle('more', box.scrollTop + box.clientHeight < box.scrollHeight - 2)
  box.classList.toggle('past', box.scrollTop > 2)
}

/** To be called wherever the words are drawn; `tight`, `more` and `past` are classes of the box. */
export function useWholeLines(ref: RefObject<HTMLElement | null>): void {
  const asked = useRef('')
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return
    // Another question is read from its beginning.
    const question = box.firstElementChild?.textContent ?? ''
    if (question !== asked.current) box.scrollTop = 0
    asked.current = question
    const again = () => fit(box)
    const scrolled = () => tellMore(box)
    const sizes = new ResizeObserver(again)
    for (const el of [box.parentElement, ...box.children]) if (el !== null) sizes.observe(el)
    box.addEventListener('scroll', scrolled)
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  })
}
