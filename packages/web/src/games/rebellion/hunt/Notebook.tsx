/**
 * The notebook of the hunt, in place of the bar and the hand. The Empire reads what it can rule out and why, and writes its own marks;
 * Rebels and spectators read what everybody has seen. Nothing is here that the seat's view and log don't hold.
 */
import { REGIONS } from '@orrery/rebellion/content/map'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import type { View } from '@orrery/rebellion/view'
import { useEffect } from 'react'
import { MarkShape } from '../art/Pieces.tsx'
import type { Scene } from '../../../table/game-ui.ts'
import { IMPERIAL, placeId, placeNo } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import { namePlace } from '../use-pointed.ts'
import { knownOf, REASONS, type Clue, type Known } from './known.ts'
import { NOTE_LENGTH, SUSPICIONS, usePencil, type Mark, type Pencil } from './pencil.ts'
import { MarkSign, ReasonSign } from './Signs.tsx'
import { useHuntWords } from './words.ts'
import './hunt.css'

interface Props {
  readonly scene: Scene
  readonly texts: Texts
  /** The system that the pencil is at, or -1. */
  readonly at: number
  readonly onPick: (at: number) => void
  readonly onClose: () => void
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

function Count({ view, texts, known }: { view: View; texts: Texts; known: Known }) {
  const h = useHuntWords()
  const hunter = view.side === IMPERIAL
  const best = Math.max(1, known.possible - view.probeCount)
  return (
    <section className="hunt-count">
      <h2>{h(hunter ? 'hunt.title' : 'hunt.titleRebel')}</h2>
      {view.revealed ? (
        <p className="hunt-found">{h('hunt.found', { place: nameOf(texts, placeId(view.suspects.indexOf(1))) })}</p>
      ) : (
        <>
          <p className="hunt-number">
            <b>{known.possible}</b>{' '}
            <span>
              {h(hunter ? 'hunt.canHide' : 'hunt.canSuspect', { n: known.possible })}{' '}
              <small className="dim">{h('hunt.count', { of: known.reasons.length })}</small>
            </span>
          </p>
          {!hunter && <p className="hunt-best">{h('hunt.atBest', { probes: view.probeCount, n: best })}</p>}
        </>
      )}
      <p className="dim">{h('hunt.drawn', { n: view.probeCount, left: view.probeDeck })}</p>
      {!hunter && <p className="dim">{h('hunt.public')}</p>}
    </section>
  )
}

function Reasons({ known }: { known: Known }) {
  const h = useHuntWords()
  const out = known.reasons.filter((r) => r !== null)
  return (
    <section className="hunt-reasons">
      <h3>{h('hunt.reasons', { n: out.length })}</h3>
      <ul>
        {REASONS.map((reason) => ({ reason, n: out.filter((r) => r === reason).length }))
          .filter(({ n }) => n > 0)
          .map(({ reason, n }) => (
            <li key={reason}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
                <ReasonSign reason={reason} size={16} />
              </svg>
              <b>{n}</b> {h(`hunt.why.${reason}`, { n })}
            </li>
          ))}
      </ul>
    </section>
  )
}

function Systems({ p, known, pencil }: { p: Props; known: Known; pencil: Pencil }) {
  const h = useHuntWords()
  const { texts, at: chosen, onPick } = p
  return (
    <section className="hunt-systems" aria-label={h('hunt.systems')}>
      {REGIONS.map((region, i) => (
        <div key={region.id} className="hunt-region">
          <h3 title={texts.terms.regions[region.id]}>{NUMERALS[i]}</h3>
          {region.systems.map((id) => {
            const at = placeNo(id) ?? -1
            const reason = known.reasons[at] ?? null
            const mine = pencil.marks[id]
            const state = h(reason === null ? 'hunt.possible' : `hunt.why.${reason}`, { n: 1 })
            const marked = mine?.mark === undefined ? [] : [h(`hunt.marked.${mine.mark}`)]
            const said = [state, ...marked, ...(mine?.note === undefined ? [] : [mine.note])].join(', ')
            return (
              <button
                key={id}
                type="button"
                className={reason === null ? 'possible' : 'out'}
                aria-pressed={chosen === at}
                aria-label={`${nameOf(texts, id)}: ${said}`}
                title={said}
                onClick={() => onPick(at)}
              >
                {reason !== null && (
                  <svg width="15" height="15" viewBox="0 0 16 16" className="hunt-sign" aria-hidden>
                    <ReasonSign reason={reason} x={1} y={1} size={14} />
                  </svg>
                )}
                <span>{nameOf(texts, id)}</span>
                {mine?.mark !== undefined && <MarkSign mark={mine.mark} size={mine.mark === 'out' ? 12 : 9} />}
                {mine?.note !== undefined && <MarkShape id="note" size={12} />}
              </button>
            )
          })}
        </div>
      ))}
    </section>
  )
}

function Clues({ clues, texts, hunter }: { clues: readonly Clue[]; texts: Texts; hunter: boolean }) {
  const h = useHuntWords()
  return (
    <section className="hunt-clues">
      <h3>{h('hunt.clues')}</h3>
      {clues.length === 0 && <p className="dim">{h(hunter ? 'hunt.noClues' : 'hunt.noCluesRebel')}</p>}
      <ol>
        {clues.toReversed().map((c) => (
          <li key={`${c.round}-${c.kind}-${c.places.join()}`} className={c.void ? 'void' : ''}>
            <i aria-label={h('hunt.round', { n: c.round })}>{c.round}</i>
            <p>
              <span>{h(`hunt.clue.${c.kind}`, { places: c.places.map((id) => nameOf(texts, id)).join(', ') })}</span>
              <small>{h(c.void ? 'hunt.void' : `hunt.clue.${c.kind}.means`)}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The tools of the pencil; with words where they fit, the degrees of suspicion by their rings alone. */
function Tools({ mine, write }: { mine: Mark | null; write: (mark: Mark | null) => void }) {
  const h = useHuntWords()
  return (
    <div className="hunt-tools" role="group" aria-label={h('hunt.pencil')}>
      {SUSPICIONS.map((mark) => (
        <button
          key={mark}
          type="button"
          className="btn rings"
          aria-pressed={mine === mark}
          aria-label={h(`hunt.mark.${mark}`)}
          title={h(`hunt.mark.${mark}`)}
          onClick={() => write(mark)}
        >
          <MarkSign mark={mark} size={15} />
        </button>
      ))}
      <button type="button" className="btn" aria-pressed={mine === 'out'} onClick={() => write('out')}>
        <MarkSign mark="out" size={16} />
        {h('hunt.mark.out')}
      </button>
      <button type="button" className="btn" aria-pressed={mine === null} onClick={() => write(null)}>
        {h('hunt.mark.none')}
      </button>
    </div>
  )
}

function PencilBox({ p, known, pencil }: { p: Props; known: Known; pencil: Pencil }) {
  const h = useHuntWords()
  const id = SYSTEMS[p.at]?.id
  const reason = known.reasons[p.at] ?? null
  const mine = id === undefined ? undefined : pencil.marks[id]
  return (
    <section className="hunt-pencil">
      <h3>{h('hunt.pencil')}</h3>
      {id === undefined ? (
        <p className="dim">{h('hunt.pick')}</p>
      ) : (
        <>
          <p>
            <strong>{nameOf(p.texts, id)}</strong>{' '}
            <span className="dim">{h(reason === null ? 'hunt.possible' : `hunt.why.${reason}`, { n: 1 })}</span>
          </p>
          <Tools mine={mine?.mark ?? null} write={(mark) => pencil.write(id, { mark })} />
          <input
            type="text"
            maxLength={NOTE_LENGTH}
            value={mine?.note ?? ''}
            aria-label={h('hunt.note')}
            placeholder={h('hunt.note')}
            onChange={(e) => pencil.write(id, { note: e.target.value })}
          />
        </>
      )}
      <label className="hunt-dim">
        <input type="checkbox" checked={pencil.dim} onChange={(e) => pencil.setDim(e.target.checked)} /> {h('hunt.dim')}
      </label>
      <p className="dim">{h('hunt.private')}</p>
    </section>
  )
}

export function Notebook(p: Props) {
  const h = useHuntWords()
  const view = p.scene.view as View
  const pencil = usePencil(p.scene.table.id, p.scene.you)
  const known = knownOf(view, p.scene.log)
  const hunter = view.side === IMPERIAL
  // Where it was picked in the list, a phone's map brings it into sight, and its page the pencil.
  useEffect(() => {
    if (p.at < 0) return
    namePlace(p.at)
    document.querySelector('.hunt-pencil')?.scrollIntoView({ block: 'nearest' })
  }, [p.at])
  const mine = p.scene.answer !== undefined && (p.scene.open?.asks.length ?? 0) > 0
  return (
    <section className="hunt" aria-label={h(hunter ? 'hunt.title' : 'hunt.titleRebel')}>
      <div className={`hunt-page${hunter ? '' : ' watcher'}`}>
        <div className="hunt-first">
          <Count view={view} texts={p.texts} known={known} />
          <Reasons known={known} />
        </div>
        <Systems p={p} known={known} pencil={pencil} />
        <Clues clues={known.clues} texts={p.texts} hunter={hunter} />
        <div className="hunt-last">
          {hunter && <PencilBox p={p} known={known} pencil={pencil} />}
          <button type="button" className={`btn hunt-close${mine ? ' main' : ''}`} onClick={p.onClose}>
            {h(mine ? 'hunt.myTurn' : 'hunt.back')}
          </button>
        </div>
      </div>
    </section>
  )
}
