/** The line above the map: both sides' heads and the time track. */
import { TRACK } from '@orrery/rebellion/content/time-track'
import { Sign } from '../../art/Signs.tsx'
import type { Scene } from '../../table/game-ui.ts'
import { plainName } from '../../table/seat-name.ts'
import { LeaderToken, MarkShape } from './art/Pieces.tsx'
import { IMPERIAL, leadersAt, POOL, REBEL, teamOf, type Role } from './model.ts'
import { leadersLabel } from './names.ts'
import type { Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords, type GameWordId } from './words/index.ts'

interface Props {
  readonly hand: Hand
  readonly scene: Scene
  readonly texts: Texts
}

/** Blue disc or orange square, as on the leaders of the role. */
export function RoleSign({ role }: { role: Role }) {
  return <i className={`role-sign ${role === 'admiral' ? 't-space' : 't-ground'}`} aria-hidden />
}

/** A figure with its sign; the words are read out. */
function Count({ mark, word, n }: { mark: 'hand' | 'lock' | 'recruit' | 'objective' | 'probe'; word: GameWordId; n: number }) {
  const said = useGameWords()(word)
  return (
    <span role="img" aria-label={`${said}: ${n}`} title={said}>
      <MarkShape id={mark} size={13} /> {n}
    </span>
  )
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
  const names = seats.map((s) => plainName(scene.table.seats[s])).join(', ')
  const freeOnes = `${g('reb.hand.pool')}: ${leadersLabel(view, pool, texts)}`
  return (
    <div className={`head head-${word}${view.current === side ? ' now' : ''}`} role="group" aria-label={`${names}, ${texts.terms.sides[word]}`}>
      <Sign name={side === REBEL ? 'rebels' : 'empire'} size={30} />
      <div>
        {team === null ? (
          <strong>{names}</strong>
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
          <Count mark="hand" word="reb.count.hand" n={x?.handCount ?? 0} />
          <Count mark="lock" word="reb.count.assigned" n={x?.assignedCount ?? 0} />
          <Count mark="recruit" word="reb.count.actions" n={x?.actionCount ?? 0} />
          {side === REBEL ? (
            <Count mark="objective" word="reb.count.objectives" n={view.objectiveCount} />
          ) : (
            <Count mark="probe" word="reb.count.probes" n={view.probeCount} />
          )}
        </div>
      </div>
      {side !== view.side && pool.length > 0 && (
        <div className="head-pool" role="img" aria-label={freeOnes} title={freeOnes}>
          {pool.map((l) => (
            <span key={l}>
              <LeaderToken leader={l} side={side} ring={view.leaders[l]?.ring ?? -1} width={26} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** So many spaces of the track the words are wide. */
const WORDS = 5

/** The words stand between the two marks where there is room, else before the first or behind the last. */
function wordsPlace(time: number, reputation: number): React.CSSProperties {
  const [first, last] = [Math.min(time, reputation), Math.max(time, reputation)]
  const at = (spaces: number): string => `${(100 * spaces) / TRACK.length}%`
  if (last - first > WORDS) return { left: at((first + last - 1) / 2), translate: '-50%' }
  return first > WORDS ? { left: at(first - 1), translate: '-100%' } : { left: at(last), translate: '0' }
}

/** Rounds as a graduated rule; the time marker comes from the left, the reputation marker from the right. */
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
