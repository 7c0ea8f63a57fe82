/** The table of Rebellion: the galaxy with both sides around it, the decision bar, the own cards and leaders. */
import type { View } from '@orrery/rebellion/view'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Scene } from '../../table/game-ui.ts'
import { Bar } from './Bar.tsx'
import { HandArea } from './HandArea.tsx'
import { GalaxyMap } from './map/GalaxyMap.tsx'
import { mySide, REBEL, IMPERIAL } from './model.ts'
import { BaseSpace, Head, Piles, Queue, TimeTrack } from './Sides.tsx'
import { useTexts } from './texts.ts'
import { useHand } from './use-hand.ts'
import { usePan } from './use-pan.ts'
import './styles/board.css'
import './styles/map.css'
import './styles/hand.css'

// What a table does not show at its beginning comes with chunks of its own.
const Scenes = lazy(() => import('./scenes/index.tsx').then((m) => ({ default: m.Scenes })))
const Inspect = lazy(() => import('./Inspect.tsx').then((m) => ({ default: m.Inspect })))
const WhyNotDialog = lazy(() => import('./WhyNot.tsx').then((m) => ({ default: m.WhyNotDialog })))

export function Board({ scene }: { scene: Scene }) {
  const texts = useTexts()
  const hand = useHand(scene)
  const pan = usePan()
  const [inspected, setInspected] = useState<string | null>(null)
  const inspect = useCallback((def: string) => setInspected(def), [])
  const { clear } = hand
  useEffect(() => {
    const drop = (e: KeyboardEvent) => e.key === 'Escape' && clear()
    window.addEventListener('keydown', drop)
    return () => window.removeEventListener('keydown', drop)
  }, [clear])
  if (texts === null) return <div className="reb-board" aria-busy="true" />
  const view = scene.view as View
  const mine = mySide(view)
  return (
    <div className={`reb-board${hand.ask !== null ? ' my-turn' : ''}`}>
      <header className="reb-top">
        <Head hand={hand} scene={scene} texts={texts} side={1 - mine} />
        <TimeTrack hand={hand} />
        <Head hand={hand} scene={scene} texts={texts} side={mine} />
      </header>
      <div className="reb-map">
        <GalaxyMap hand={hand} texts={texts} pan={pan} inspect={inspect} />
        <div className="reb-left">
          <BaseSpace hand={hand} texts={texts} />
          <Piles hand={hand} />
        </div>
        <div className="reb-right">
          <Queue hand={hand} texts={texts} side={REBEL} />
          <Queue hand={hand} texts={texts} side={IMPERIAL} />
        </div>
        {(view.combat !== null || view.attempt !== null) && (
          <Suspense fallback={null}>
            <Scenes scene={scene} view={view} texts={texts} send={hand.send} />
          </Suspense>
        )}
      </div>
      <Bar hand={hand} scene={scene} texts={texts} />
      <HandArea hand={hand} texts={texts} inspect={inspect} />
      <Suspense fallback={null}>
        {inspected !== null && <Inspect def={inspected} hand={hand} texts={texts} onClose={() => setInspected(null)} openRule={scene.openRule} />}
        {hand.whyNot !== null && <WhyNotDialog why={hand.whyNot} texts={texts} onClose={hand.closeWhy} openRule={scene.openRule} />}
      </Suspense>
    </div>
  )
}
