/** The teacher beside the table: one lesson at a time, with a ring round what it speaks of. */
import type { WireAsk } from '@orrery/protocol'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { SMALL, useMedia } from '../../app/use-media.ts'
import { Sign } from '../../art/Signs.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import type { Scene } from '../game-ui.ts'
import { isOver, nextOf, type Lesson, type Moment } from './lesson.ts'
import './learn.css'

/** What a lesson points at: it may come a message after the lesson, and move on with what is chosen. */
function useTarget(root: RefObject<HTMLElement | null>, selector: string | undefined): Element | null {
  const [target, setTarget] = useState<Element | null>(null)
  const find = () => setTarget(selector === undefined ? null : (root.current?.querySelector(selector) ?? null))
  useLayoutEffect(() => {
    find()
  })
  return target
}

/** Where the target is, and what to call when it was moved without an event that tells so. */
function useRing(target: Element | null, stamp: unknown): [DOMRect | null, () => void] {
  const [box, setBox] = useState<DOMRect | null>(null)
  const find = useCallback(() => setBox(target?.getBoundingClientRect() ?? null), [target])
  useLayoutEffect(() => {
    find()
    const later = setTimeout(find, 320)
    window.addEventListener('resize', find)
    window.addEventListener('scroll', find, { passive: true, capture: true })
    window.addEventListener('pointerup', find)
    return () => {
      clearTimeout(later)
      window.removeEventListener('resize', find)
      window.removeEventListener('scroll', find, { capture: true })
      window.removeEventListener('pointerup', find)
    }
  }, [find, stamp])
  return [box, find]
}

/** Tells the table how high the lesson is, so that it can make room for what must not lie under it. */
function useHeight(root: RefObject<HTMLElement | null>): (el: HTMLElement | null) => void {
  const [card, setCard] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const style = root.current?.style
    if (card === null || style === undefined) return
    const tell = () => style.setProperty('--lesson', `${card.offsetHeight}px`)
    tell()
    const seen = new ResizeObserver(tell)
    seen.observe(card)
    return () => {
      seen.disconnect()
      style.removeProperty('--lesson')
    }
  }, [card, root])
  return setCard
}

/** How much of a lesson is shown on a phone: its title, its first lines, all of it. */
type Fold = 'folded' | 'short' | 'full'

/** On a phone the words fold away as soon as the table is touched, and unfold with the next lesson: whole, or in short where the table is needed. */
function useFold(lesson: unknown, first: Fold): [Fold, (fold: Fold) => void] {
  const narrow = useMedia(SMALL)
  const [{ of, fold }, set] = useState<{ of: unknown; fold: Fold }>({ of: lesson, fold: first })
  const show = (to: Fold) => set({ of: lesson, fold: to })
  useEffect(() => {
    if (!narrow) return
    const touch = (e: PointerEvent) => e.target instanceof Element && e.target.closest('.learn') === null && set({ of: lesson, fold: 'folded' })
    window.addEventListener('pointerup', touch)
    return () => window.removeEventListener('pointerup', touch)
  }, [narrow, lesson])
  return [narrow ? (of === lesson ? fold : first) : 'full', show]
}

/** Px between the ring and what it is round: on a phone it would go through what is beside that. */
const gap = (): number => (matchMedia(SMALL).matches ? 2 : 8)

/** The ring's place: round the box, but inside the window, so that all its sides are seen. */
function ringStyle(box: DOMRect): React.CSSProperties {
  const by = gap()
  const left = Math.max(3, box.left - by)
  const top = Math.max(3, box.top - by)
  return { left, top, width: Math.min(innerWidth - 3, box.right + by) - left, height: Math.min(innerHeight - 3, box.bottom + by) - top }
}

interface Props<V> {
  readonly scene: Scene
  readonly lessons: readonly Lesson<V>[]
  readonly root: RefObject<HTMLElement | null>
  readonly shown?: readonly string[]
  /** Brings what is spoken of into sight on a phone. */
  readonly reveal?: (el: Element) => void
  /** The board does not scroll: on a phone a lesson lies where it hides nothing that it speaks of, and is short while something is to be done. What this selects is at the foot. */
  readonly still?: string
}

const scrollTo = (el: Element): void => el.scrollIntoView({ block: 'center', behavior: 'smooth' })
const NOTHING: readonly string[] = []

export function Coach<V>({ scene, lessons, root, shown = NOTHING, reveal = scrollTo, still }: Props<V>) {
  const w = useWords()
  const language = useLanguage()
  const course = lessons.filter((l) => l.now === undefined)
  const [{ at, begun, aside, given }, setState] = useState({ at: 0, begun: scene.log.length, aside: '', given: NOTHING })
  const ask: WireAsk | null = scene.open?.asks[0] ?? null
  const moment: Moment<V> = { view: scene.view as V, ask, since: scene.log.slice(begun), shown }
  const due: Lesson<V> | undefined = course[at]
  const lesson = lessons.find((l) => l.id === aside) ?? due
  const fresh = at >= course.length || aside !== '' ? undefined : lessons.find((l) => l.now?.(moment) === true && !given.includes(l.id))
  const isAside = aside !== ''
  const finished = lesson !== undefined && isOver(lesson, moment)
  const move = () =>
    isAside
      ? setState((s) => ({ ...s, aside: '' }))
      : setState((s) => ({ ...s, at: nextOf(course, at, { ...moment, since: [] }), begun: scene.log.length }))
  const follow = () => {
    if (fresh !== undefined) setState((s) => ({ ...s, aside: fresh.id, given: [...s.given, fresh.id] }))
    else if (finished) move()
  }
  useEffect(() => {
    follow()
  })
  const target = useTarget(root, lesson?.at)
  const [ring, findRing] = useRing(target, `${lesson?.id}-${scene.open?.rev ?? 0}-${shown.join()}`)
  const does = lesson?.done !== undefined
  const [fold, setFold] = useFold(lesson, still !== undefined && does ? 'short' : 'full')
  // What is only read lies above the question, or at the top where it speaks of the question and what is below: never over the answers.
  const place = still !== undefined && !does && (target?.closest(still) ?? null) === null ? ' mid' : ''
  useEffect(() => {
    if (target === null || !matchMedia(SMALL).matches) return
    // Once the table has told how high the lesson and what is at its foot are.
    const soon = setTimeout(() => {
      reveal(target)
      findRing()
    }, 60)
    return () => clearTimeout(soon)
  }, [lesson, target, place, reveal, findRing])
  const card = useHeight(root)
  if (lesson === undefined) return null
  return (
    <>
      {ring !== null && ring.width > 0 && <div className="learn-ring" style={ringStyle(ring)} aria-hidden="true" />}
      <aside ref={card} className={`learn ${fold}${place}`} aria-live="polite" aria-label={w('learn.label')} data-lesson={lesson.id}>
        <small>{isAside ? w('learn.aside') : w('learn.step', { n: at + 1, all: course.length })}</small>
        <h2>
          <span>{lesson.title[language]}</span>
          <button
            type="button"
            className="learn-fold"
            aria-label={w('learn.fold')}
            aria-expanded={fold === 'full'}
            onClick={() => setFold(fold === 'full' ? 'folded' : 'full')}
          >
            <Sign name={fold === 'full' ? 'minus' : 'plus'} size={18} />
          </button>
        </h2>
        <p>{lesson.text[language]}</p>
        <div className="row-gap">
          <button type="button" className="btn quiet" onClick={() => setState((s) => ({ ...s, at: course.length, aside: '' }))}>
            {w('learn.leave')}
          </button>
          <button type="button" className={`btn${lesson.done === undefined ? ' main' : ''}`} onClick={move}>
            {w(lesson.done === undefined ? 'learn.next' : 'learn.skip')}
          </button>
        </div>
      </aside>
    </>
  )
}
