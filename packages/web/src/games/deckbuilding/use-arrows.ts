/** The table by keyboard: arrows go to the nearest thing, single letters do what the bar's common buttons do. */
import { useEffect, type RefObject } from 'react'
import { has } from './model.ts'
import type { Hand } from './use-table.ts'

const WAY: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest thing in a direction: what lies ahead counts, what lies aside counts double. */
function nearest(root: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const a = from.getBoundingClientRect()
  let best: HTMLElement | null = null
  let least = Infinity
  for (const el of root.querySelectorAll<HTMLElement>('.thing, button.pile, .bar .btn')) {
    if (el === from) continue
    const b = el.getBoundingClientRect()
    const x = b.left + b.width / 2 - a.left - a.width / 2
    const y = b.top + b.height / 2 - a.top - a.height / 2
    const ahead = x * dx + y * dy
    if (ahead < 4) continue
    const cost = ahead + 2 * Math.abs(x * dy + y * dx)
    if (cost < least) {
      least = cost
      best = el
    }
  }
  return best
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export function useArrows(root: RefObject<HTMLElement | null>, hand: Hand): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const el = root.current
      if (
        el === null ||
        typing(e.target) ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        document.querySelector('[role="dialog"], [role="alertdialog"][aria-label]') !== null
      )
        return
      const way = WAY[e.key]
      if (way !== undefined) {
        const here = document.activeElement instanceof HTMLElement && el.contains(document.activeElement) ? document.activeElement : null
        const next = here === null ? el.querySelector<HTMLElement>('.thing') : nearest(el, here, way)
        if (next === null) return
        e.preventDefault()
        next.focus()
        return
      }
      if (e.code === 'KeyE' && has(hand.ask, 'end')) hand.send('end')
      if (e.code === 'KeyP') hand.playAll()
      if (e.code === 'KeyT') el.querySelector<HTMLButtonElement>('.bar .back:not(:disabled)')?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root, hand])
}
