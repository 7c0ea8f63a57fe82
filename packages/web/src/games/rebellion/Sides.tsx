/** The frame around the map: both sides' heads, the time track, the Rebel Base space, queues and piles. */
import { TRACK } from '@orrery/rebellion/content/time-track'
import { Sign } from '../../art/Signs.tsx'
import type { Scene } from '../../table/game-ui.ts'
import { plainName } from '../../table/seat-name.ts'
import { LeaderToken, MarkShape, UnitShape } from './art/Pieces.tsx'
import { UNITS } from '@orrery/rebellion/content/units'
import { IMPERIAL, leadersAt, placeId, POOL, REBEL, SPACE, strip, teamOf, type Role } from './model.ts'
import { nameOf, type Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

interface Props {
  readonly hand: Hand
  readonly scene: Scene
  readonly texts: Texts
}

/** Blue disc or orange square, as on the leaders of the role. */
export function RoleSign({ role }: { role: Role }) {
  return <i className={`role-sign ${role === 'admiral' ? 't-space' : 't-ground'}`} aria-hidden />
}

/** One side's name, cards in hand, missions, free leaders. */
export function Head({ hand, scene, texts, side }: Props & { side: number }) {
  const g = useGameWords()
  const { view } = hand
  const x = view.sides[side]
  const seats = [...new Set(view.seats.filter((_, role) => (role === 0 || role === 3 ? REBEL : IMPERIAL) === side))]
  const team = teamOf(view, side)
  const pool = leadersAt(view, POOL, side)
  const word = side === REBEL ? 'rebel' : 'imperial'
  return (
    <div className={`head head-${word}${view.current === side ? ' now' : ''}`}>
      <Sign name={side === REBEL ? 'rebels' : 'empire'} size={30} />
      <div>
        {team === null ? (
          <strong>{seats.map((s) => plainName(scene.table.seats[s])).join(', ')}</strong>
        ) : (
          team.map(({ role, seat }) => (
            <span key={role} className="head-role">
              <RoleSign role={role} /> <span className="role-word">{texts.terms.roles[role]}</span>{' '}
              <strong>{plainName(scene.table.seats[seat])}</strong>
            </span>
          ))
        )}{' '}
        <span className={team === null ? 'head-side' : 'vh'}>{texts.terms.sides[word]}</span>
        <div className="head-counts">
          <span title={g('reb.count.hand')}>
            <MarkShape id="hand" size={13} /> {x?.handCount ?? 0}
          </span>
          <span title={g('reb.count.assigned')}>
            <MarkShape id="lock" size={13} /> {x?.assignedCount ?? 0}
          </span>
          <span title={g('reb.count.actions')}>
            <MarkShape id="recruit" size={13} /> {x?.actionCount ?? 0}
          </span>
          {side === REBEL ? (
            <span title={g('reb.count.objectives')}>
              <MarkShape id="objective" size={13} /> {view.objectiveCount}
            </span>
          ) : (
            <span title={g('reb.count.probes')}>
              <MarkShape id="probe" size={13} /> {view.probeCount}
            </span>
          )}
        </div>
      </div>
      {side !== view.side && (
        <div className="head-pool">
          {pool.map((l) => (
            <LeaderToken key={l} leader={l} side={side} ring={view.leaders[l]?.ring ?? -1} width={24} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Rounds as a graduated rule; the time marker comes from the left, the reputation marker from the right. */
/** So many spaces of the track the words are wide. */
const WORDS = 5

/** The words stand between the two marks where there is room, else before the first or behind the last. */
function wordsPlace(time: number, reputation: number): React.CSSProperties {
  const [first, last] = [Math.min(time, reputation), Math.max(time, reputation)]
  const at = (spaces: number): string => `${(100 * spaces) / TRACK.length}%`
  if (last - first > WORDS) return { left: at((first + last - 1) / 2), translate: '-50%' }
  return first > WORDS ? { left: at(first - 1), translate: '-100%' } : { left: at(last), translate: '0' }
}

export function TimeTrack({ hand }: { hand: Hand }) {
  const g = useGameWords()
  const { time, reputation } = hand.view
  return (
    <div className="track" role="img" aria-label={g('reb.track', { time, reputation, n: Math.max(0, reputation - time) })}>
      {TRACK.map((s) => (
        <span
          key={s.space}
          className={`space${s.space === time ? ' time' : ''}${s.space === reputation ? ' reputation' : ''}${s.space < time ? ' past' : ''}`}
        >
          {s.space === reputation && <MarkShape id="rep" size={13} />}
          {s.space === time && s.space !== reputation && <i className="now-mark" />}
          {s.space}
          {s.recruit && <MarkShape id="recruit" size={9} />}
          {s.build && <MarkShape id="build" size={9} />}
        </span>
      ))}
      <span className="track-words" style={wordsPlace(time, reputation)}>
        {g('reb.trackApart', { n: Math.max(0, reputation - time) })}
      </span>
    </div>
  )
}

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
          <span key={id} title={nameOf(texts, id)}>
            {inside}
          </span>
        ) : (
          <button
            key={id}
            type="button"
            title={nameOf(texts, id)}
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

/** The Rebel Base space: a place like the systems, beside them. */
export function BaseSpace({ hand, texts }: Omit<Props, 'scene'>) {
  const g = useGameWords()
  const { view } = hand
  const counts = view.places[SPACE]?.units ?? []
  const n = counts.reduce((a, b) => a + b, 0)
  const glows = hand.byPlace.has(SPACE) && hand.ask?.kind !== 'move'
  const moving = hand.sources.has(SPACE)
  const where = view.base >= 0 ? nameOf(texts, placeId(view.base)) : g('reb.base.hidden')
  return (
    <div className={`panel base-space${glows ? ' legal' : ''}${hand.place === SPACE ? ' chosen' : ''}`}>
      <button type="button" className="panel-title" onClick={() => hand.pointPlace(SPACE)}>
        <MarkShape id="base" size={15} /> {g('reb.space')}
      </button>
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
        {leadersAt(view, SPACE).map((l) => (
          <LeaderToken key={l} leader={l} side={view.leaders[l]?.side ?? 0} ring={view.leaders[l]?.ring ?? -1} width={30} />
        ))}
      </span>
    </div>
  )
}

export function Queue({ hand, texts, side }: Omit<Props, 'scene'> & { side: number }) {
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
