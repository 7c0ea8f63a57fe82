/** The own side below the map: missions under leaders, missions in hand, action cards, objectives, the leader pool. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { Part } from '../../app/Guard.tsx'
import { later } from '../../app/later.tsx'
import { LeaderToken, MarkShape } from './art/Pieces.tsx'
import { CardFace } from './CardFace.tsx'
import { cardOf, IMPERIAL, isPartners, leadersAt, liesBelow, placeNo, POOL, type Option } from './model.ts'
import { cardLabel, leadersLabel, poolLabel } from './names.ts'
import { Queue } from './Panels.tsx'
import { nameOf, type Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

const BothHands = later(() => import('./BothHands.tsx').then((m) => m.BothHands))

export interface HandProps {
  readonly hand: Hand
  readonly texts: Texts
  readonly inspect: (def: string) => void
}

/** Whether an answer is about the leader that is chosen, if one is. */
const fitsLeader = ({ leader }: Hand, o: Option): boolean => leader === null || o.d === undefined || o.d === leader

/** `on`: the leaders that lie on it, in words. */
export function Card({ id, p, on: who = '', children }: { id: number; p: HandProps; on?: string; children?: React.ReactNode }) {
  const { hand, texts, inspect } = p
  const def = hand.view.cards[String(id)]
  if (def === undefined) return null
  const legal = hand.ask?.options.some((o) => cardOf(o) === id && fitsLeader(hand, o)) === true || hand.ask?.set?.ids.includes(id) === true
  const on = hand.card === id || hand.picks.includes(id)
  return (
    <span className="hand-card">
      <button
        type="button"
        className={`reb-card-button${legal ? ' legal' : ''}${on ? ' chosen' : ''}`}
        aria-pressed={on}
        aria-label={cardLabel(def, who, legal, texts)}
        aria-describedby={`says-${id}`}
        data-card={id}
        onClick={() => hand.pointCard(id)}
        onContextMenu={(e) => {
          e.preventDefault()
          inspect(def)
        }}
        onKeyDown={(e) => e.code === 'KeyI' && inspect(def)}
      >
        <CardFace def={def} texts={texts} says={`says-${id}`} />
      </button>
      {children}
      <Look name={nameOf(texts, def)} onLook={() => inspect(def)} />
    </span>
  )
}

function Look({ name, onLook }: { name: string; onLook: () => void }) {
  const g = useGameWords()
  return (
    <button type="button" className="look" aria-label={g('reb.look', { name })} onClick={onLook}>
      ?
    </button>
  )
}

/** Leaders that lie on the mission at this place of the row. */
const leadersOn = (hand: Hand, side: number, pile: number): readonly number[] =>
  hand.view.leaders.flatMap((l, i) => (l.side === side && l.pile === pile ? [i] : []))

/** Missions on which leaders lie, with the leaders. */
export function Assigned({ p, side }: { p: HandProps; side: number }) {
  const { view } = p.hand
  return (view.sides[side]?.assigned ?? []).map((id, pile) => (
    <Card key={id} id={id} p={p} on={leadersLabel(view, leadersOn(p.hand, side, pile), p.texts)}>
      <span className="on-mission">
        {leadersOn(p.hand, side, pile).map((l) => (
          <LeaderToken key={l} leader={l} side={side} ring={view.leaders[l]?.ring ?? -1} width={32} />
        ))}
      </span>
    </Card>
  ))
}

export function HandArea(p: HandProps) {
  const g = useGameWords()
  const { hand, texts, inspect } = p
  const { view } = hand
  if (view.side < 0)
    return (
      <Part>
        <BothHands p={p} />
      </Part>
    )
  const own = view.sides[view.side]
  if (own === undefined) return null
  // The partner's stand behind the own ones.
  const pool = leadersAt(view, POOL, view.side).toSorted((a, b) => Number(isPartners(view, a)) - Number(isPartners(view, b)))
  const ids = hand.ask?.set?.ids ?? []
  const picksCards = ids.length > 0 && ids.every((id) => typeof id === 'number' && liesBelow(view, id))
  return (
    <section className={`hand-area${picksCards ? ' picks-cards' : ''}`} aria-label={g('reb.hand.label')}>
      {own.assigned.length > 0 && (
        <div className="hand-group">
          <h3>{g('reb.hand.assigned')}</h3>
          <div className="hand-row">
            <Assigned p={p} side={view.side} />
          </div>
        </div>
      )}
      <div className="hand-group grow">
        <h3>{g('reb.hand.missions')}</h3>
        <div className="hand-row">
          {own.hand.map((id) => (
            <Card key={id} id={id} p={p} />
          ))}
        </div>
      </div>
      {own.actions.length + view.objectives.length > 0 && (
        <div className="hand-group grow-less">
          <h3>{g(view.side === IMPERIAL ? 'reb.hand.actions' : 'reb.hand.other')}</h3>
          <div className="hand-row">
            {[...own.actions, ...view.objectives].map((id) => (
              <Card key={id} id={id} p={p} />
            ))}
          </div>
        </div>
      )}
      <div className="hand-group pool">
        <h3>{g('reb.hand.pool')}</h3>
        <div className="hand-row">
          {pool.map((l) => (
            <PoolLeader key={l} l={l} hand={hand} texts={texts} inspect={inspect} />
          ))}
          {pool.length === 0 && <p className="dim">{g('reb.hand.poolEmpty')}</p>}
        </div>
      </div>
      <div className="hand-group hand-queues">
        <Queue hand={hand} texts={texts} side={view.side} />
        <Queue hand={hand} texts={texts} side={1 - view.side} />
      </div>
    </section>
  )
}

/** Whether an answer is about the card and the place that are chosen, as far as some are. */
const fitsChosen = ({ card, place }: Hand, o: Option): boolean =>
  (card === null || cardOf(o) === card || cardOf(o) === undefined) && (place === null || placeNo(o.c) === place)

function PoolLeader({ l, hand, texts, inspect }: { l: number; hand: Hand; texts: Texts; inspect: (def: string) => void }) {
  const g = useGameWords()
  const facts = LEADERS[l]
  if (facts === undefined) return null
  const { id } = facts
  const legal = hand.ask?.options.some((o) => o.c === id || (o.d === id && fitsChosen(hand, o))) === true || hand.ask?.set?.ids.includes(id) === true
  const on = hand.leader === id || hand.picks.includes(id)
  const partners = isPartners(hand.view, l)
  return (
    <button
      type="button"
      className={`pool-leader${legal ? ' legal' : ''}${on ? ' chosen' : ''}${partners && !legal ? ' partners' : ''}`}
      title={partners ? g('reb.hand.partners') : undefined}
      aria-label={`${poolLabel(l, hand.view.leaders[l]?.ring ?? -1, legal, texts)}${partners ? `, ${g('reb.hand.partners')}` : ''}`}
      aria-pressed={on}
      data-leader={id}
      onClick={() => hand.pointLeader(id)}
      onContextMenu={(e) => {
        e.preventDefault()
        inspect(id)
      }}
      onKeyDown={(e) => e.code === 'KeyI' && inspect(id)}
    >
      <LeaderToken leader={l} side={hand.view.leaders[l]?.side ?? 0} ring={hand.view.leaders[l]?.ring ?? -1} width={40} />
      <span className="pool-name">{nameOf(texts, id)}</span>
      <LeaderValues l={l} />
    </button>
  )
}

/** Skills and tactic values in signs. */
export function LeaderValues({ l }: { l: number }) {
  const facts = LEADERS[l]
  if (facts === undefined) return null
  return (
    <span className="leader-values">
      {(['diplomacy', 'intel', 'specOps', 'logistics'] as const).flatMap((s) =>
        facts.skills[s] === 0
          ? []
          : [
              <span key={s} className="value">
                <MarkShape id={s} size={12} />
                {facts.skills[s]}
              </span>,
            ],
      )}
      {facts.tactics !== null && (
        <span className="value tactics">
          <b className="t-space">{facts.tactics.space}</b>
          <b className="t-ground">{facts.tactics.ground}</b>
        </span>
      )}
    </span>
  )
}
