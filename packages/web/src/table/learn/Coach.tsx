/** The teacher beside the table: one lesson at a time, with a ring round what it speaks of. */
import type { WireAsk } from '@orrery/protocol'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useMedia } from '../../app/use-media.ts'
import { Sign } from '../../art/Signs.tsx'
import { useLanguage, useWords } from '../../words/index.ts'
import type { Scene } from '../game-ui.ts'
import { isOver, nextOf, type Lesson, type Moment } from './lesson.ts'
import './learn.css'

function useRing(root: RefObject<HTMLElement | null>, selector: string | undefined, stamp: unknown): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const find = () => setBox(selector === undefined ? null : (root.current?.querySelector(selector)?.getBoundingClientRect() ?? null))
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
  }, [root, selector, stamp])
  return box
}

/** On a phone the words fold away as soon as the table is touched, and unfold with the next lesson. */
function useFold(lesson: unknown): [boolean, (folded: boolean) => void] {
  const narrow = useMedia('(max-width: 719px)')
  const [folded, fold] = useState(false)
  useEffect(() => fold(false), [lesson])
  useEffect(() => {
    if (!narrow) return
    const touch = (e: PointerEvent) => e.target instanceof Element && e.target.closest('.learn') === null && fold(true)
    window.addEventListener('pointerup', touch)
    return () => window.removeEventListener('pointerup', touch)
  }, [narrow])
  return [folded && narrow, fold]
}

interface Props<V> {
  readonly scene: Scene
  readonly lessons: readonly Lesson<V>[]
  readonly root: RefObject<HTMLElement | null>
  readonly shown?: readonly string[]
  /** Brings what is spoken of into sight on a phone. */
  readonly reveal?: (el: Element) => void
}

const scrollTo = (el: Element): void => el.scrollIntoView({ block: 'center', behavior: 'smooth' })
const NOTHING: readonly string[] = []

export function Coach<V>({ scene, lessons, root, shown = NOTHING, reveal = scrollTo }: Props<V>) {
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
  useEffect(() => {
    const el = lesson?.at === undefined ? null : root.current?.querySelector(lesson.at)
    if (window.innerWidth < 720 && el !== null && el !== undefined) reveal(el)
  }, [lesson, root, reveal])
  const ring = useRing(root, lesson?.at, `${lesson?.id}-${scene.open?.rev ?? 0}-${shown.join()}`)
  const [folded, fold] = useFold(lesson)
  if (lesson === undefined) return null
  return (
    <>
      {ring !== null && ring.width > 0 && (
        <div
          className="learn-ring"
          style={{ left: ring.left - 8, top: ring.top - 8, width: ring.width + 16, height: ring.height + 16 }}
          aria-hidden="true"
        />
      )}
      <aside className={`learn${folded ? ' folded' : ''}`} aria-live="polite" aria-label={w('learn.label')} data-lesson={lesson.id}>
        <small>{isAside ? w('learn.aside') : w('learn.step', { n: at + 1, all: course.length })}</small>
        <h2>
          <span>{lesson.title[language]}</span>
          <button type="button" className="learn-fold" aria-label={w('learn.fold')} aria-expanded={!folded} onClick={() => fold(!folded)}>
            <Sign name={folded ? 'plus' : 'minus'} size={18} />
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
