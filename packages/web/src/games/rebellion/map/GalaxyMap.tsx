/** The galaxy: cells, borders, rifts, systems; moved and enlarged without a render. */
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { CELLS, MAP_SIZE, LAND, REGION_SHAPES, RIFTS } from './shapes.gen.ts'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { Part } from '../../../app/Guard.tsx'
import { later } from '../../../app/later.tsx'
import { Sign } from '../../../art/Signs.tsx'
import { placeId } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import type { Pan } from '../use-pan.ts'
import { useGameWords, withSceneWords } from '../words/index.ts'
import type { Scene } from '../../../table/game-ui.ts'
import { usePencil } from '../hunt/pencil.ts'
import type { Book } from '../hunt/use-book.ts'
import { Garrison } from './Garrison.tsx'
import { lookOf, type Look } from './look.ts'
import { placeStrips, type StripPlace } from './strips.ts'
import { System, type Act } from './System.tsx'
import { tallPath } from './tall.ts'

/** In each region a place free of planets, names, strips and borders. */
const NUMERALS: readonly (readonly [string, number, number])[] = [
  ['I', 304, 369],
  ['II', 672, 225],
  ['III', 1068, 73],
  ['IV', 1240, 605],
  ['V', 356, 541],
  ['VI', 480, 373],
  ['VII', 680, 513],
  ['VIII', 1116, 309],
]

function Ticks() {
  const marks = Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * Math.PI * 2
    const r = i % 10 === 0 ? 688 : 696
    return `M${(720 + r * Math.cos(a)).toFixed(1)} ${(610 + r * Math.sin(a)).toFixed(1)}L${(720 + 704 * Math.cos(a)).toFixed(1)} ${(610 + 704 * Math.sin(a)).toFixed(1)}`
  })
  return (
    <g className="engraved">
      {[180, 330, 500, 704].map((r) => (
        <circle key={r} cx="720" cy="610" r={r} />
      ))}
      <path d={marks.join('')} />
    </g>
  )
}

/** What lies under the systems and never changes. */
const Ground = memo(function Ground({ tall }: { tall: number }) {
  const land = tallPath(LAND, tall)
  return (
    <>
      <defs>
        <pattern id="reb-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="var(--empire)" fillOpacity=".15" />
          <path d="M0 0V7" stroke="var(--empire)" strokeOpacity=".3" strokeWidth="1" />
        </pattern>
        <pattern id="reb-hatch-wide" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="14" height="14" fill="var(--empire)" fillOpacity=".06" />
          <path d="M0 0V14" stroke="var(--empire)" strokeOpacity=".3" strokeWidth="1" />
        </pattern>
        <pattern id="reb-cross" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6M0 0H6" stroke="var(--bad)" strokeOpacity=".55" strokeWidth="1" />
        </pattern>
        <pattern id="reb-pencil" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--ruled-out)" fillOpacity=".62" />
          <path d="M0 0V5" stroke="var(--text)" strokeOpacity=".12" strokeWidth="1" />
        </pattern>
        <marker id="reb-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10L3 5z" fill="var(--glow)" />
        </marker>
      </defs>
      <g transform={`scale(1 ${tall})`}>
        <Ticks />
      </g>
      <path d={land} className="coast" />
      <path d={land} className="land" />
      <path d={tallPath(RIFTS, tall)} className="rifts" />
      <g className="regions">
        {REGION_SHAPES.map((d) => (
          <path key={d.slice(0, 20)} d={tallPath(d, tall)} />
        ))}
        {NUMERALS.map(([n, x, y]) => (
          <text key={n} x={x} y={y * tall}>
            {n}
          </text>
        ))}
      </g>
    </>
  )
})

/** Where nearly everything can be clicked, little of it should shine. */
const MANY = 16

const Lanes = later(() => withSceneWords(import('./Lanes.tsx')).then((m) => m.Lanes))
const HuntLayer = later(() => import('../hunt/HuntLayer.tsx').then((m) => m.HuntLayer))

const NO_STRIPS: readonly StripPlace[] = []

/** What a click on the map does, by the newest hand: the object itself stays, so that systems need not be drawn for it. */
function useAct(newest: Pick<Props, 'hand' | 'book' | 'pan' | 'inspect'>): Act {
  const now = useRef(newest)
  useLayoutEffect(() => {
    now.current = newest
  })
  return useMemo(() => {
    const nearer = (at: number): boolean => {
      const el = document.querySelector(`.system[data-at="${at}"] > .cell`)
      return el !== null && now.current.pan.nearer(el)
    }
    return {
      nearer,
      point(at, sure) {
        const { hand, book, inspect } = now.current
        if (sure !== true && nearer(at)) return
        // Where no place can be an answer a click shows what is there.
        const looks = hand.byPlace.size === 0 && hand.target === null
        if (book.open) book.pick(at)
        else if (looks) inspect(placeId(at))
        else hand.pointPlace(at)
      },
      dragged: () => now.current.pan.dragged(),
      inspect: (def) => now.current.inspect(def),
      take: (at, unit, by) => now.current.hand.take(at, unit, by),
      leader: (id) => now.current.hand.pointLeader(id),
    }
  }, [])
}

interface Props {
  readonly hand: Hand
  readonly scene: Scene
  readonly book: Book
  readonly texts: Texts
  readonly pan: Pan
  readonly inspect: (def: string) => void
}

export function GalaxyMap({ hand, scene, texts, pan, inspect, book }: Props) {
  const w = useGameWords()
  const pencil = usePencil(scene.table.id, scene.you)
  const drawn = book.open || Object.keys(pencil.marks).length > 0
  const doubted = (at: number): boolean => pencil.marks[SYSTEMS[at]?.id ?? '']?.mark === 'out'
  const { frame, inner, up, tall, far } = pan
  const act = useAct({ hand, book, pan, inspect })
  const { view, sources } = hand
  const strips = useMemo(
    () =>
      placeStrips(
        view,
        (at) => nameOf(texts, SYSTEMS[at]?.id ?? ''),
        (at, side) => sources.has(at) && side === view.side,
        up,
        tall,
        far,
      ),
    [view, texts, sources, up, tall, far],
  )
  const asking = hand.ask !== null && (hand.byPlace.size > 0 || hand.ask.kind === 'move')
  // What can be clicked is drawn last, so that its outline lies over its neighbours'.
  const lit = (at: number): number => (hand.byPlace.has(at) || hand.place === at || hand.ask?.about === SYSTEMS[at]?.id ? 1 : 0)
  const order = SYSTEMS.map((_, at) => at).toSorted((a, b) => lit(a) - lit(b))
  const looks = SYSTEMS.map((_, at) => lookOf(hand, book, strips.get(at) ?? NO_STRIPS, at, up, tall, far))
  return (
    <div className="map-outer" ref={frame}>
      <div className="map-inner" ref={inner}>
        <svg
          viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height * tall}`}
          className={`${asking && !book.open ? 'asking' : ''}${hand.byPlace.size > MANY ? ' many' : ''}${book.open ? ' hunting' : pencil.dim ? ' dim-out' : ''}`}
          style={{ '--up': up } as React.CSSProperties}
          role="group"
          aria-label={w('reb.map')}
        >
          <Ground tall={tall} />
          {(book.open || pencil.dim) && (
            <g className="hunt-cells">
              {CELLS.map((d, at) => (
                <path
                  key={SYSTEMS[at]?.id}
                  d={tallPath(d, tall)}
                  className={`hunt-${hand.view.suspects[at] === 1 ? 'yes' : 'no'}${doubted(at) ? ' doubted' : ''}`}
                />
              ))}
            </g>
          )}
          {order.map((at) => (
            <System key={at} look={looks[at] as Look} texts={texts} act={act} />
          ))}
          {hand.target !== null && (
            <Part>
              <Lanes hand={hand} texts={texts} tall={tall} />
            </Part>
          )}
          {looks.map((look) => (
            <Garrison key={look.at} look={look} texts={texts} act={act} />
          ))}
          {drawn && (
            <Part>
              <HuntLayer scene={scene} open={book.open} tall={tall} />
            </Part>
          )}
        </svg>
      </div>
    </div>
  )
}

/** Nearer, farther, the whole map. */
export function Zoom({ pan }: { pan: Pan }) {
  const w = useGameWords()
  return (
    <div className="map-zoom">
      <button type="button" className="btn icon" aria-label={w('reb.zoomIn')} onClick={() => pan.zoom(1.5)}>
        <Sign name="plus" size={18} />
      </button>
      <button type="button" className="btn icon" aria-label={w('reb.zoomOut')} onClick={() => pan.zoom(1 / 1.5)}>
        <Sign name="minus" size={18} />
      </button>
      <button type="button" className="btn icon" aria-label={w('reb.zoomAll')} onClick={pan.home}>
        <Sign name="target" size={18} />
      </button>
    </div>
  )
}
