/** The panels at the edges of the map: the Rebel Base space, the build queues, the piles. */
import { UNITS } from '@orrery/rebellion/content/units'
import { useState } from 'react'
import { SMALL, useMedia } from '../../app/use-media.ts'
import { Sign } from '../../art/Signs.tsx'
import { LeaderToken, MarkShape, UnitShape } from './art/Pieces.tsx'
import { leadersAt, placeId, REBEL, SPACE, strip } from './model.ts'
import { baseLabel } from './names.ts'
import { nameOf, unitsNamed, type Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

function Units({
  counts,
  side,
  texts,
  take,
}: {
  counts: readonly number[]
  side: number
  texts: Texts
  take?: (unit: string) => { n: number; key: string; run: (by: number) => void }
}) {
  const g = useGameWords()
  const rows = (['space', 'ground'] as const).map((t) => strip(counts, side, t)).filter((r) => r.length > 0)
  return rows.map((row) => (
    <span key={row[0]?.[0]} className={`chip-strip strip-${side === REBEL ? 'rebel' : 'imperial'}${take === undefined ? '' : ' source'}`}>
      {row.map(([u, n]) => {
        const id = UNITS[u]?.id ?? ''
        const t = take?.(id)
        const inside = (
          <>
            <UnitShape id={id} size={18} />
            {t === undefined ? (n > 1 ? n : '') : `${t.n}/${n}`}
          </>
        )
        return t === undefined ? (
          <span key={id} role="img" aria-label={unitsNamed(texts, id, n)} title={nameOf(texts, id)}>
            {inside}
          </span>
        ) : (
          <button
            key={id}
            type="button"
            title={nameOf(texts, id)}
            aria-label={`${g('reb.take', { unit: nameOf(texts, id), place: g('reb.space') })}, ${t.n}/${n}`}
            data-take={t.key}
            className={t.n > 0 ? 'taken' : ''}
            onClick={(e) => t.run(e.shiftKey ? -1 : 1)}
          >
            {inside}
          </button>
        )
      })}
    </span>
  ))
}

interface Props {
  readonly hand: Hand
  readonly texts: Texts
}

/** The Rebel Base space: a place like the systems, beside them. */
export function BaseSpace({ hand, texts }: Props) {
  const g = useGameWords()
  const { view } = hand
  const counts = view.places[SPACE]?.units ?? []
  const n = counts.reduce((a, b) => a + b, 0)
  const glows = hand.byPlace.has(SPACE) && hand.ask?.kind !== 'move'
  const moving = hand.sources.has(SPACE)
  const there = leadersAt(view, SPACE)
  const small = useMedia(SMALL)
  const [open, setOpen] = useState(false)
  // A movement from there is chosen by its units.
  const folds = small && !moving && n + there.length > 0
  const where = view.base >= 0 ? nameOf(texts, placeId(view.base)) : g('reb.base.hidden')
  return (
    <div
      className={`panel base-space${glows ? ' legal' : ''}${hand.place === SPACE ? ' chosen' : ''}${folds ? ' folds' : ''}${folds && !open ? ' folded' : ''}`}
    >
      <button
        type="button"
        className="panel-title"
        aria-pressed={hand.place === SPACE}
        aria-label={baseLabel(view, `${g('reb.space')} (${where})`, glows, texts)}
        onClick={() => hand.pointPlace(SPACE)}
      >
        <MarkShape id="base" size={15} /> {g('reb.space')}
      </button>
      {folds && (
        <button type="button" className="base-fold" aria-expanded={open} aria-label={g('reb.space.units', { n })} onClick={() => setOpen(!open)}>
          <b>{n}</b> <Sign name={open ? 'minus' : 'plus'} size={14} />
        </button>
      )}
      <small>{g(view.revealed ? 'reb.base.open' : 'reb.base.line', { where, n })}</small>
      <Units
        counts={counts}
        side={REBEL}
        texts={texts}
        {...(moving && {
          take: (unit: string) => {
            const key = `${placeId(SPACE)}|${unit}`
            return { n: hand.load[key] ?? 0, key, run: (by: number) => hand.take(SPACE, unit, by) }
          },
        })}
      />
      <span className="base-leaders">
        {there.map((l) => (
          <LeaderToken key={l} leader={l} side={view.leaders[l]?.side ?? 0} ring={view.leaders[l]?.ring ?? -1} width={30} />
        ))}
      </span>
    </div>
  )
}

export function Queue({ hand, texts, side }: Props & { side: number }) {
  const g = useGameWords()
  return (
    <div className={`panel queue queue-${side === REBEL ? 'rebel' : 'imperial'}`}>
      <h3 className="panel-title">
        <MarkShape id="build" size={14} /> {g(side === REBEL ? 'reb.queue.rebel' : 'reb.queue.imperial')}
      </h3>
      {[0, 1, 2].map((i) => (
        <div key={i} className={`queue-line${(hand.view.queues[side * 3 + i]?.units ?? []).some((n) => n > 0) ? '' : ' empty'}`}>
          <b>{i + 1}</b>
          <Units counts={hand.view.queues[side * 3 + i]?.units ?? []} side={side} texts={texts} />
        </div>
      ))}
    </div>
  )
}

export function Piles({ hand }: { hand: Hand }) {
  const g = useGameWords()
  const { view } = hand
  return (
    <div className="piles">
      <span>
        <MarkShape id="probe" size={18} /> {g('reb.pile.probes')} <b>{view.probeDeck}</b>
      </span>
      <span>
        <MarkShape id="project" size={18} /> {g('reb.pile.projects')} <b>{view.projectDeck}</b>
      </span>
      <span>
        <MarkShape id="objective" size={18} /> {g('reb.pile.objectives')} <b>{view.objectiveDeck}</b>
      </span>
    </div>
  )
}
