/** Moving and enlarging the map: one CSS transform, written without a render. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { MAP_SIZE } from './map/shapes.gen.ts'
import { NAMED } from './use-pointed.ts'

interface Where {
  x: number
  y: number
  k: number
}
const MOST = 4

/** Px at the upper and the lower edge of the map that something lies over: the map may be moved so far beyond its edges. */
interface Cover {
  readonly above?: number
  readonly below?: number
}
const FREE: Cover = {}
/** On a phone panels and buttons lie over the corners of the map: so many px it can be moved out from under them. */
const MARGIN = 96
const marginOf = (box: HTMLElement): number => (box.clientWidth < 720 ? MARGIN : 0)
/** Smaller than this names cannot be read and neighbours not be told apart by a finger. */
const FAR = 0.7
/** Smaller than this planets are dots: a frame that has less room shows a part. */
const DOTS = 0.25
/** How small the map can get: until all of it is seen. On a phone it is wider than its frame, beside the notebook higher too. */
function leastOf(box: HTMLElement, it: HTMLElement): number {
  const [wide, high] = [box.clientWidth / Math.max(1, it.offsetWidth), box.clientHeight / Math.max(1, it.offsetHeight)]
  return Math.min(1, wide, Math.max(high, DOTS))
}
/** Where the map lies if it is so small. */
const middleOf = (box: HTMLElement, it: HTMLElement, k: number): Where => ({
  k,
  x: Math.max(0, box.clientWidth - it.offsetWidth * k) / 2,
  y: Math.max(0, box.clientHeight - it.offsetHeight * k) / 2,
})

/** A px of the map should be so many px of the page for names and pieces to be read, and they grow so many times at the most. */
const READABLE = 0.9
const MOST_UP = 1.8
/** From afar pieces are known by their shape, if they are as large as there is room for. */
const FAR_UP = 1.9

const twentieths = (x: number): number => Math.ceil(x * 20) / 20

/** How many times its height the map is drawn, so that it fills a high and narrow window. */
const MOST_TALL = 1.5
/** Px above and below it that are left to the panels in the corners, where the map is no wider than its frame. */
const CORNERS = 96
function tallOf(it: HTMLElement): number {
  const high = it.offsetHeight - (it.offsetWidth > (it.parentElement?.clientWidth ?? 0) ? 0 : CORNERS)
  return twentieths(within((high / Math.max(1, it.offsetWidth)) * (MAP_SIZE.width / MAP_SIZE.height) - 0.05, 1, MOST_TALL))
}

/** How many times their usual size names and pieces are drawn for, in twentieths: less often drawn again while a window is resized. */
function upOf(it: HTMLElement): number {
  const scale = Math.min(it.offsetWidth / MAP_SIZE.width, it.offsetHeight / (MAP_SIZE.height * tallOf(it)))
  return scale <= 0 ? 1 : twentieths(within(READABLE / scale, 1, MOST_UP))
}

export interface Pan {
  /** The ref of the frame: it is there only once the table's words are, and then the listeners are put on. */
  readonly frame: (el: HTMLDivElement | null) => void
  readonly inner: React.RefObject<HTMLDivElement | null>
  /** How many times their usual size names and pieces are drawn on a map that is small on the page. */
  readonly up: number
  /** How many times its height the map is drawn. */
  readonly tall: number
  /** So small that names are left out: pieces take their room. */
  readonly far: boolean
  zoom(by: number): void
  /** The whole galaxy. */
  home(): void
  /** Where the map is too small to choose on, enlarges it around this part of it; whether it was. */
  nearer(el: Element): boolean
  /** Moves the map so that this part of it is in the middle of what is left free, as far as the map's edges allow. */
  reveal(el: Element, covered?: Cover): void
  /** Nothing lies over the map any more. */
  uncover(): void
  /** A press was a drag, so its click is none. */
  dragged(): boolean
}

const within = (x: number, least: number, most: number): number => Math.min(most, Math.max(least, x))

/** Whether all of this part of the map is in its frame. */
function isIn(box: HTMLElement, el: Element): boolean {
  const frame = box.getBoundingClientRect()
  const r = el.getBoundingClientRect()
  return r.left >= frame.left && r.right <= frame.right && r.top >= frame.top && r.bottom <= frame.bottom
}

export function usePan(): Pan {
  const [box, frame] = useState<HTMLDivElement | null>(null)
  const inner = useRef<HTMLDivElement>(null)
  const at = useRef<Where>({ x: 0, y: 0, k: 1 })
  const moved = useRef(0)
  const cover = useRef(FREE)
  /** All of the galaxy is seen, and should be in a frame of another size too. */
  const whole = useRef(false)
  const [up, setUp] = useState(1)
  const [tall, setTall] = useState(1)
  const [far, setFar] = useState(false)
  const apply = useCallback(
    (next: Where) => {
      const it = inner.current
      if (box === null || it === null) return
      const k = Math.min(MOST, Math.max(leastOf(box, it), next.k))
      const slackX = Math.max(0, it.offsetWidth * k - box.clientWidth)
      const { above = 0, below = 0 } = cover.current
      const more = marginOf(box)
      const slackY = Math.max(0, it.offsetHeight * k - box.clientHeight + below)
      // What is smaller than the frame stands in its middle.
      const free = middleOf(box, it, k)
      at.current = {
        k,
        x: within(next.x, free.x - slackX - more, free.x + more),
        y: within(next.y, free.y - slackY - more, free.y + Math.max(above, more)),
      }
      whole.current = k <= leastOf(box, it)
      it.style.transform = `translate(${at.current.x}px, ${at.current.y}px) scale(${k})`
      it.dataset['near'] = String(k > 1.4)
      it.dataset['far'] = String(k < FAR)
      setFar(k < FAR)
    },
    [box],
  )
  const home = useCallback(() => {
    const it = inner.current
    if (box !== null && it !== null) apply(middleOf(box, it, leastOf(box, it)))
  }, [box, apply])
  const zoomAt = useCallback(
    (by: number, px: number, py: number) => {
      const { x, y, k } = at.current
      const least = box === null || inner.current === null ? 1 : leastOf(box, inner.current)
      const next = Math.min(MOST, Math.max(least, k * by))
      apply({ k: next, x: px - ((px - x) * next) / k, y: py - ((py - y) * next) / k })
    },
    [apply, box],
  )
  useEffect(() => {
    if (box === null) return
    const fingers = new Map<number, { x: number; y: number }>()
    const wheel = (e: WheelEvent) => {
      e.preventDefault()
      const r = box.getBoundingClientRect()
      zoomAt(Math.exp(-e.deltaY * 0.0016), e.clientX - r.left, e.clientY - r.top)
    }
    const down = (e: PointerEvent) => {
      if (e.button !== 0) return
      if (fingers.size === 0) moved.current = 0
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    }
    // While it is dragged the map is one picture that slides: nothing lights up under the finger, nothing is drawn again.
    const dragging = (on: boolean) => inner.current?.classList.toggle('dragging', on)
    const move = (e: PointerEvent) => {
      const was = fingers.get(e.pointerId)
      if (was === undefined) return
      const others = [...fingers].filter(([id]) => id !== e.pointerId).map(([, p]) => p)
      const other = others[0]
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
      moved.current += Math.hypot(e.clientX - was.x, e.clientY - was.y)
      if (moved.current > 6) dragging(true)
      const r = box.getBoundingClientRect()
      if (other !== undefined) {
        const gap = Math.hypot(e.clientX - other.x, e.clientY - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y))
        zoomAt(gap, (e.clientX + other.x) / 2 - r.left, (e.clientY + other.y) / 2 - r.top)
      } else if (moved.current > 6) apply({ ...at.current, x: at.current.x + e.clientX - was.x, y: at.current.y + e.clientY - was.y })
    }
    const up = (e: PointerEvent) => {
      fingers.delete(e.pointerId)
      if (fingers.size === 0) dragging(false)
    }
    // A browser scrolls what has the focus into view: that becomes a movement of the map.
    const scrolled = () => {
      const { scrollLeft, scrollTop } = box
      if (scrollLeft === 0 && scrollTop === 0) return
      box.scrollTo(0, 0)
      apply({ ...at.current, x: at.current.x - scrollLeft, y: at.current.y - scrollTop })
    }
    // It begins below the chip in the corner of a phone's map.
    at.current.y = marginOf(box) / 2
    const fit = new ResizeObserver(() => {
      if (whole.current) home()
      else apply(at.current)
      if (inner.current === null) return
      setUp(upOf(inner.current))
      setTall(tallOf(inner.current))
    })
    fit.observe(box)
    box.addEventListener('wheel', wheel, { passive: false })
    box.addEventListener('pointerdown', down)
    box.addEventListener('scroll', scrolled)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    return () => {
      fit.disconnect()
      box.removeEventListener('wheel', wheel)
      box.removeEventListener('pointerdown', down)
      box.removeEventListener('scroll', scrolled)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
    }
  }, [box, apply, home, zoomAt])
  const reveal = useCallback(
    (el: Element, covered: Cover = FREE) => {
      if (box?.contains(el) !== true) return
      cover.current = covered
      const frame = box.getBoundingClientRect()
      const r = el.getBoundingClientRect()
      const { above = 0, below = 0 } = covered
      const x = frame.left + frame.width / 2 - r.left - r.width / 2
      const y = frame.top + (frame.height + above - below) / 2 - r.top - r.height / 2
      apply({ ...at.current, x: at.current.x + x, y: at.current.y + y })
    },
    [box, apply],
  )
  useEffect(() => {
    if (box === null) return
    // A browser scrolls what the keyboard comes to into view, but nothing that lies to the left of the frame or above it.
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible') && !isIn(box, target)) reveal(target, cover.current)
    }
    // On a phone a system that an answer or a question names can be anywhere.
    const named = ({ target }: Event) => {
      const planet = target instanceof Element && marginOf(box) > 0 ? target.querySelector('image') : null
      if (planet !== null && !isIn(box, planet)) reveal(planet, cover.current)
    }
    box.addEventListener('focusin', focused)
    box.addEventListener(NAMED, named)
    return () => {
      box.removeEventListener('focusin', focused)
      box.removeEventListener(NAMED, named)
    }
  }, [box, reveal])
  const nearer = useCallback(
    (el: Element) => {
      if (box === null || at.current.k >= FAR) return false
      const frame = box.getBoundingClientRect()
      const r = el.getBoundingClientRect()
      const [px, py] = [r.left + r.width / 2 - frame.left, r.top + r.height / 2 - frame.top]
      zoomAt(1 / at.current.k, px, py)
      reveal(el)
      return true
    },
    [box, zoomAt, reveal],
  )
  const uncover = useCallback(() => {
    cover.current = FREE
    // Where all of the galaxy was seen it is again.
    if (whole.current) home()
    else apply(at.current)
  }, [apply, home])
  return {
    frame,
    inner,
    up: far ? FAR_UP : up,
    tall,
    far,
    zoom: (by) => {
      if (box !== null) zoomAt(by, box.clientWidth / 2, box.clientHeight / 2)
    },
    uncover,
    reveal,
    home,
    nearer,
    dragged: () => moved.current > 6,
  }
}
