/** Cards go from where they were to where they go: measured before and after, moved by the browser's own animations. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function measure(root: HTMLElement): Map<string, Place> {
  const out = new Map<string, Place>()
  for (const el of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const r = el.getBoundingClientRect()
    if (r.width > 0) out.set(el.dataset['thing'] ?? '', { x: r.left, y: r.top, w: r.width })
  }
  return out
}

function centre(root: HTMLElement, anchor: string): Place | null {
  const el = root.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`)
  if (el === null) return null
  const r = el.getBoundingClientRect()
  return r.width === 0 ? null : { x: r.left, y: r.top, w: r.width }
}

function fly(el: HTMLElement, from: Place, to: Place, ms: number, fade: boolean): void {
  const scale = from.w / Math.max(1, to.w)
  el.animate(
    [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 20, opacity: fade ? 0.4 : 1 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 20, opacity: 1 },
    ],
    { duration: ms, easing: 'cubic-bezier(.2,.7,.2,1)' },
  )
}

/** A copy of a card that has left, on its way to a pile. */
function ghost(root: HTMLElement, el: HTMLElement, from: Place, to: Place, ms: number): void {
  const copy = el.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-thing')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.w}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '25',
    transform: 'none',
  })
  root.append(copy)
  const moved = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.w / Math.max(1, from.w)})`, opacity: 0.2 },
    ],
    {
      duration: ms,
      easing: 'cubic-bezier(.4,0,.6,1)',
    },
  )
  copy.style.transformOrigin = '0 0'
  moved.onfinish = () => copy.remove()
  moved.oncancel = () => copy.remove()
}

/**
 * Animates every `[data-thing]` of the container whenever `stamp` changes. `originOf` and `goalOf` name the anchor
 * (`[data-anchor]`) from which a new thing comes and to which one that left goes.
 */
export function useFlip(
  root: RefObject<HTMLElement | null>,
  stamp: unknown,
  originOf: (thing: string) => string | null,
  goalOf: (thing: string) => string | null,
  ms: number,
): void {
  const before = useRef<Map<string, Place>>(new Map())
  const elements = useRef<Map<string, HTMLElement>>(new Map())
  useLayoutEffect(() => {
    const el = root.current
    if (el === null) return
    if (calm()) {
      before.current = new Map()
      return
    }
    const now = measure(el)
    const old = before.current
    if (old.size > 0 && document.visibilityState === 'visible') {
      for (const [thing, to] of now) {
        const target = el.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)
        if (target === null) continue
        const was = old.get(thing)
        const from = was ?? (originOf(thing) === null ? null : centre(el, originOf(thing) ?? ''))
        if (from === null || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue
        fly(target, from, to, ms, was === undefined)
      }
      for (const [thing, from] of old) {
        const gone = elements.current.get(thing)
        const goal = now.has(thing) ? null : goalOf(thing)
        const to = goal === null ? null : centre(el, goal)
        if (gone !== undefined && to !== null) ghost(el, gone, from, to, ms)
      }
    }
    before.current = now
    elements.current = new Map([...el.querySelectorAll<HTMLElement>('[data-thing]')].map((e) => [e.dataset['thing'] ?? '', e]))
  }, [root, stamp, originOf, goalOf, ms])
}
