/** The table of Rebellion: the galaxy with both sides around it, the decision bar, the own cards and leaders. */
import type { View } from '@orrery/rebellion/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Part } from '../../app/Guard.tsx'
import { later } from '../../app/later.tsx'
import { SMALL, useMedia } from '../../app/use-media.ts'
import type { Scene } from '../../table/game-ui.ts'
import { useFocusKept } from '../../table/use-focus.ts'
import { MarkShape } from './art/Pieces.tsx'
import { Bar, isBattleToTry } from './Bar.tsx'
import { HandArea } from './HandArea.tsx'
import { isKey, useBook } from './hunt/use-book.ts'
import { GalaxyMap, Zoom } from './map/GalaxyMap.tsx'
import { mySide, REBEL, IMPERIAL } from './model.ts'
import { BaseSpace, Piles, Queue } from './Panels.tsx'
import { Head, TimeTrack } from './Sides.tsx'
import { useTexts } from './texts.ts'
import { useHand } from './use-hand.ts'
import { usePan } from './use-pan.ts'
import { useGameWords, withSceneWords } from './words/index.ts'
import './styles/board.css'
import './styles/panels.css'
import './styles/map.css'
import './styles/cards.css'
import './styles/hand.css'
import './styles/hunt-map.css'
import './styles/sheet.css'
import './styles/phone.css'
import './styles/landscape.css'

const Scenes = later(() => withSceneWords(import('./scenes/index.tsx')).then((m) => m.Scenes))
const Inspect = later(() => withSceneWords(import('./Inspect.tsx')).then((m) => m.Inspect))
const WhyNotDialog = later(() => withSceneWords(import('./WhyNot.tsx')).then((m) => m.WhyNotDialog))
const SystemSheet = later(() => withSceneWords(import('./SystemSheet.tsx')).then((m) => m.SystemSheet))
const OpenCards = later(() => withSceneWords(import('./open/OpenCards.tsx')).then((m) => m.OpenCards))
const Overview = later(() => import('./map/Overview.tsx').then((m) => m.Overview))
const Notebook = later(() => import('./hunt/Notebook.tsx').then((m) => m.Notebook))

const Learn = later(() => import('./learn/Learn.tsx').then((m) => m.Learn))

/** Where the focus goes on when its thing leaves the table: never to what ends a question. */
const PLACES = {
  zones: '.bar-actions, .hand-row, .map-outer',
  things: '.btn.choice, .reb-card-button, .pool-leader, .system',
  answers: '.bar-actions',
}

export function Board({ scene }: { scene: Scene }) {
  const texts = useTexts()
  const g = useGameWords()
  const hand = useHand(scene)
  const pan = usePan()
  const narrow = useMedia('(max-width: 719px)')
  const small = useMedia(SMALL)
  const book = useBook()
  const [learning] = useState(() => new URLSearchParams(location.search).has('learn'))
  const root = useRef<HTMLDivElement>(null)
  const [inspected, setInspected] = useState<string | null>(null)
  const [lies, setLies] = useState(false)
  const [since] = useState(scene.log.length)
  const inspect = useCallback((def: string) => setInspected(def), [])
  useFocusKept(root, PLACES)
  const { clear } = hand
  const { takeBack } = scene
  const back = scene.open?.takeBackTo ?? scene.open?.askTakeBackTo ?? null
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if (e.key === 'Escape') clear()
      if (isKey(e, 'o')) setLies((x) => !x)
      if (isKey(e, 't') && back !== null) takeBack?.(back)
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [clear, back, takeBack])
  if (texts === null) return <div className="reb-board" aria-busy="true" />
  const view = scene.view as View
  const mine = mySide(view)
  return (
    <div
      className={`reb-board${hand.ask !== null ? ' my-turn' : ''}${hand.target !== null ? ' choosing' : ''}${view.combat !== null && view.result === null ? ' fighting' : ''}${book.open ? ' at-book' : ''}`}
      ref={root}
    >
      <header className="reb-top">
        <div className="heads">
          <Head hand={hand} scene={scene} texts={texts} side={1 - mine} />
          <TimeTrack hand={hand} />
          <Head hand={hand} scene={scene} texts={texts} side={mine} />
        </div>
      </header>
      <div className="reb-map">
        <GalaxyMap hand={hand} scene={scene} texts={texts} pan={pan} inspect={inspect} book={book} />
        <div className="reb-left">
          <BaseSpace hand={hand} texts={texts} />
          <Piles hand={hand} />
          <div className="map-tools">
            <button type="button" className="btn hunt-open" aria-pressed={book.open} aria-keyshortcuts="h" onClick={book.toggle}>
              <MarkShape id="note" size={16} /> {g('reb.hunt')} <kbd>H</kbd>
            </button>
            <button type="button" className="btn lies-open" aria-haspopup="dialog" aria-keyshortcuts="o" onClick={() => setLies(true)}>
              <MarkShape id="hand" size={16} /> {g('reb.open')} <kbd>O</kbd>
            </button>
          </div>
        </div>
        <Zoom pan={pan} />
        <div className="reb-right">
          <Queue hand={hand} texts={texts} side={REBEL} />
          <Queue hand={hand} texts={texts} side={IMPERIAL} />
        </div>
        {small && !learning && (
          <Part>
            <Overview hand={hand} pan={pan} aside={!narrow} begins={isBattleToTry({ hand, scene }) ? 'rodia' : null} />
          </Part>
        )}
        {!book.open && narrow && hand.target !== null && (
          <Part>
            <SystemSheet hand={hand} texts={texts} pan={pan} />
          </Part>
        )}
        {(view.combat !== null || view.attempt !== null || scene.log.slice(since).some(({ e }) => e.t === 'mission-result')) && (
          <Part>
            <Scenes scene={scene} hand={hand} texts={texts} pan={pan} since={since} aside={book.open} />
          </Part>
        )}
      </div>
      {book.open ? (
        <Part>
          <Notebook scene={scene} texts={texts} at={book.at} onPick={book.pick} onClose={book.toggle} />
        </Part>
      ) : (
        <>
          <Bar hand={hand} scene={scene} texts={texts} />
          <HandArea hand={hand} texts={texts} inspect={inspect} />
        </>
      )}
      {learning && scene.answer !== undefined && (
        <Part>
          <Learn scene={scene} root={root} notebook={book.open} reveal={pan.reveal} />
        </Part>
      )}
      <Part>
        {lies && <OpenCards hand={hand} texts={texts} onClose={() => setLies(false)} openRule={scene.openRule} />}
        {inspected !== null && <Inspect def={inspected} hand={hand} texts={texts} onClose={() => setInspected(null)} openRule={scene.openRule} />}
        {hand.whyNot !== null && <WhyNotDialog why={hand.whyNot} texts={texts} onClose={hand.closeWhy} openRule={scene.openRule} />}
      </Part>
    </div>
  )
}
