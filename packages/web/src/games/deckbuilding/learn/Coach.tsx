/** The teacher beside the table: one lesson at a time, with a ring round what it speaks of. */
import type { View } from '@orrery/deckbuilding/view'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Scene } from '../../../table/game-ui.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { askOf } from '../model.ts'
import { LESSONS, type Lesson, type Moment } from './lessons.ts'
import './learn.css'

function useRing(root: RefObject<HTMLElement | null>, selector: string | undefined, stamp: unknown): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const find = () => setBox(selector === undefined ? null : (root.current?.querySelector(selector)?.getBoundingClientRect() ?? null))
    find()
    const later = setTimeout(find, 320)
    window.addEventListener('resize', find)
    window.addEventListener('scroll', find, { passive: true })
    return () => {
      clearTimeout(later)
      window.removeEventListener('resize', find)
      window.removeEventListener('scroll', find)
    }
  }, [root, selector, stamp])
  return box
}

/** The lesson after this one that can be given now. */
function nextOf(at: number, moment: Moment): number {
  let next = at + 1
  while (next < LESSONS.length && LESSONS[next]?.possible?.(moment) === false) next++
  return next
}

export function Coach({ scene, root }: { scene: Scene; root: RefObject<HTMLElement | null> }) {
  const w = useWords()
  const language = useLanguage()
  const [{ at, begun }, setLesson] = useState({ at: 0, begun: scene.log.length })
  const lesson: Lesson | undefined = LESSONS[at]
  const moment: Moment = { view: scene.view as View, ask: askOf(scene.open), since: scene.log.slice(begun) }
  const finished = lesson?.done?.(moment) === true || lesson?.possible?.(moment) === false
  const move = () => setLesson({ at: nextOf(at, { ...moment, since: [] }), begun: scene.log.length })
  useEffect(() => {
    if (finished) move()
  })
  useEffect(() => {
    const el = lesson?.at === undefined ? null : root.current?.querySelector(lesson.at)
    if (window.innerWidth < 720) el?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [lesson, root])
  const ring = useRing(root, lesson?.at, `${at}-${scene.open?.rev ?? 0}`)
  if (lesson === undefined) return null
  return (
    <>
      {ring !== null && (
        <div
          className="learn-ring"
          style={{ left: ring.left - 8, top: ring.top - 8, width: ring.width + 16, height: ring.height + 16 }}
          aria-hidden="true"
        />
      )}
      <aside className="learn" aria-live="polite" aria-label={w('learn.label')}>
        <small>{w('learn.step', { n: at + 1, all: LESSONS.length })}</small>
        <h2>{lesson.title[language]}</h2>
        <p>{lesson.text[language]}</p>
        <div className="row-gap">
          <button type="button" className="btn quiet" onClick={() => setLesson({ at: LESSONS.length, begun })}>
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
