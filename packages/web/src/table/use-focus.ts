/** Keeps the keyboard's place: when the focused thing leaves the table, its neighbour has the focus, else the question. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Where things lie, what can have the focus there, and what gives it only while the question stays the same, as selectors. */
interface Places {
  readonly zones: string
  readonly things: string
  /** A zone whose things are answers: who presses Enter twice would answer the next question with them too. */
  readonly answers?: string
}

interface Place {
  readonly el: Element
  readonly zone: Element | null
  readonly index: number
  readonly asked: string
}

/** Which question is open: its kind, so that the rest of the same things can be answered in a row. */
const askedIn = (root: ParentNode | null): string => root?.querySelector<HTMLElement>('.bar')?.dataset['ask'] ?? ''

function giveFocus(place: Place, root: HTMLElement | null, { things: among, answers }: Places): void {
  const isAnswer = answers !== undefined && place.zone?.matches(answers) === true
  const gone = place.index < 0 || place.zone?.isConnected !== true || (isAnswer && place.asked !== askedIn(root))
  const things = gone ? [] : [...(place.zone?.querySelectorAll<HTMLElement>(among) ?? [])]
  const thing = things[Math.min(place.index, things.length - 1)]
  if (thing !== undefined) return thing.focus({ preventScroll: true })
  focusQuestion(root)
}

/** The question that is open, or what the table says instead, has the focus. */
export function focusQuestion(root: ParentNode | null): void {
  const question = root?.querySelector<HTMLElement>('.bar-words h2')
  if (question === null || question === undefined) return
  question.tabIndex = -1
  question.focus({ preventScroll: true })
}

export function useFocusKept(root: RefObject<HTMLElement | null>, { zones, things, answers }: Places): void {
  const last = useRef<Place | null>(null)
  useEffect(() => {
    const note = (e: FocusEvent) => {
      const el = e.target
      if (!(el instanceof Element) || root.current?.contains(el) !== true) {
        last.current = null
        return
      }
      const zone = el.closest(zones)
      last.current = { el, zone, index: zone === null ? -1 : [...zone.querySelectorAll(things)].indexOf(el), asked: askedIn(root.current) }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [root, zones, things])
  useLayoutEffect(() => {
    const place = last.current
    if (place === null || place.el.isConnected || document.activeElement !== document.body) return
    // After the frame: giving the focus has the whole page laid out at once, and the frame does that anyway.
    const give = () => document.activeElement === document.body && giveFocus(place, root.current, { zones, things, answers })
    const frame = requestAnimationFrame(() => setTimeout(give))
    return () => cancelAnimationFrame(frame)
  })
}
