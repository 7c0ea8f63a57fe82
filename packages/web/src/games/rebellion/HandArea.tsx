/** The own side below the map: missions under leaders, missions in hand, action cards, objectives, the leader pool. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { LeaderToken, MarkShape } from './art/Pieces.tsx'
import { CardFace } from './CardFace.tsx'
import { cardOf, IMPERIAL, isPartners, leadersAt, POOL } from './model.ts'
import { cardLabel, leadersLabel, poolLabel } from './names.ts'
import { Queue } from './Panels.tsx'
import { nameOf, type Texts } from './texts.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

interface Props {
  readonly hand: Hand
  readonly texts: Texts
  readonly inspect: (def: string) => void
}

/** `on`: the leaders that lie on it, in words. */
function Card({ id, p, on: who = '', children }: { id: number; p: Props; on?: string; children?: React.ReactNode }) {
  const { hand, texts, inspect } = p
  const def = hand.view.cards[String(id)]
  if (def === undefined) return null
  const legal = hand.ask?.options.some((o) => cardOf(o) === id) === true || hand.ask?.set?.ids.includes(id) === true
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

/** The cards of one side that are known: on missions, in hand, objectives. */
function Known({ p, side }: { p: Props; side: number }) {
  const { hand, texts } = p
  const own = hand.view.sides[side]
  const ids = own === undefined ? [] : [...own.hand, ...own.actions, ...(side === IMPERIAL ? [] : hand.view.objectives)]
  if (own === undefined || own.assigned.length + ids.length === 0) return null
  return (
    <div className="hand-group grow">
      <h3>{texts.terms.sides[side === IMPERIAL ? 'imperial' : 'rebel']}</h3>
      <div className="hand-row">
        <Assigned p={p} side={side} />
        {ids.map((id) => (
          <Card key={id} id={id} p={p} />
        ))}
      </div>
    </div>
  )
}

/** Missions on which leaders lie, with the leaders. */
function Assigned({ p, side }: { p: Props; side: number }) {
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

/** After the end everything is open: both sides' cards. Who watches a running game knows none. */
function BothHands({ p }: { p: Props }) {
  const g = useGameWords()
  const { sides } = p.hand.view
  if (sides.every((x) => x.hand.length + x.assigned.length + x.actions.length === 0)) return null
  return (
    <section className="hand-area" aria-label={g('reb.hand.label')}>
      {sides.map((_, side) => (
        <Known key={side} p={p} side={side} />
      ))}
    </section>
  )
}

export function HandArea(p: Props) {
  const g = useGameWords()
  const { hand, texts, inspect } = p
  const { view } = hand
  if (view.side < 0) return <BothHands p={p} />
  const own = view.sides[view.side]
  if (own === undefined) return null
  // The partner's stand behind the own ones.
  const pool = leadersAt(view, POOL, view.side).toSorted((a, b) => Number(isPartners(view, a)) - Number(isPartners(view, b)))
  return (
    <section className="hand-area" aria-label={g('reb.hand.label')}>
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

function PoolLeader({ l, hand, texts, inspect }: { l: number; hand: Hand; texts: Texts; inspect: (def: string) => void }) {
  const g = useGameWords()
  const facts = LEADERS[l]
  if (facts === undefined) return null
  const { id } = facts
  const legal = hand.ask?.options.some((o) => o.d === id || o.c === id) === true || hand.ask?.set?.ids.includes(id) === true
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
