/** A thing on the table that can be pointed at: one button with a name, a state, and inspect on hover, long press or key. */
import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../../words/index.ts'
import type { Thing as ThingRef } from './model.ts'

export type Mark = 'halo' | 'legal' | 'mine' | 'target' | 'spent' | 'none'

export interface ThingProps {
  readonly thing: ThingRef
  /** What a screen reader says: the card with its numbers and state. */
  readonly label: string
  readonly mark: Mark
  readonly side: string
  readonly pressed?: boolean
  readonly refused?: boolean
  readonly onPoint: (thing: ThingRef) => void
  /** `asDialog`: asked for by key, by holding or with the right button, not by a pointer that rests: it takes the focus until it is closed. */
  readonly onInspect: (thing: ThingRef | null, at?: DOMRect, asDialog?: boolean) => void
  readonly className?: string
  readonly children: ReactNode
  readonly style?: React.CSSProperties
}

const HOLD = 420
const REST = 350

export function Thing({ thing, label, mark, side, pressed, refused = false, onPoint, onInspect, className = '', children, style }: ThingProps) {
  const w = useWords()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const rested = useRef(false)
  const box = (e: { currentTarget: HTMLElement }) => e.currentTarget.getBoundingClientRect()
  const wait = (ms: number, rect: DOMRect, touch: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      held.current = touch
      rested.current = !touch
      onInspect(thing, rect, touch)
    }, ms)
  }
  const latest = useRef(onInspect)
  useEffect(() => {
    latest.current = onInspect
  }, [onInspect])
  // What leaves the table hears no pointer go.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (rested.current) latest.current(null)
    },
    [],
  )
  const stop = () => clearTimeout(timer.current)
  return (
    <button
      type="button"
      className={`thing mark-${mark} side-${side} ${refused ? 'refused' : ''} ${className}`}
      data-thing={thing}
      aria-label={mark === 'halo' || mark === 'legal' ? `${label}. ${w('table.canChoose')}` : label}
      aria-pressed={pressed}
      style={style}
      onClick={() => {
        if (held.current) {
          held.current = false
          return
        }
        rested.current = false
        onInspect(null)
        onPoint(thing)
      }}
      onPointerEnter={(e) => e.pointerType === 'mouse' && wait(REST, box(e), false)}
      onPointerLeave={(e) => {
        stop()
        rested.current = false
        if (e.pointerType === 'mouse') onInspect(null)
      }}
      onPointerDown={(e) => {
        held.current = false
        if (e.pointerType !== 'mouse') wait(HOLD, box(e), true)
        else stop()
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(e) => {
        e.preventDefault()
        if (e.button === 2 && !held.current) onInspect(thing, box(e), true)
      }}
      onKeyDown={(e) => {
        if (e.code === 'KeyI' && !e.ctrlKey && !e.metaKey && !e.altKey) onInspect(thing, box(e), true)
      }}
    >
      {children}
    </button>
  )
}
