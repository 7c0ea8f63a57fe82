/** A card on the table that can be pointed at. Drawn again only when something of its own has changed. */
import type { SeenCard } from '@orrery/deckbuilding/view'
import { memo, type CSSProperties } from 'react'
import { useWords } from '../../words/index.ts'
import { Plate, SmallCard, TinyCard } from './Card.tsx'
import { cardLabel, hitPointsOf } from './labels.ts'
import { facts, type Thing as ThingRef } from './model.ts'
import type { Texts } from './texts.ts'
import { Thing, type Mark } from './Thing.tsx'

export interface TableCardProps {
  readonly id: number
  readonly card: SeenCard
  readonly texts: Texts
  readonly place: 'row' | 'hand' | 'play'
  readonly look: 'small' | 'tiny' | 'plate'
  readonly mark: Mark
  readonly onPoint: (thing: ThingRef) => void
  readonly onInspect: (thing: ThingRef | null, at?: DOMRect, asDialog?: boolean) => void
  readonly pressed?: boolean
  readonly refused?: boolean
  /** In the row: whether it can be bought. */
  readonly disc?: 'can' | 'cannot'
  /** In the row: it may be attacked. */
  readonly target?: boolean
  /** Attack as it counts for what is being done. */
  readonly attack?: number
  /** Distance from the middle of the hand, in cards. */
  readonly fan?: number
  /** Whose it is, where that has to be said. */
  readonly whose?: string
}

function Face({ look, card, texts, disc, target, attack, place }: TableCardProps) {
  const { def } = card
  const used = place === 'play' && card.used
  if (look === 'tiny') return <TinyCard def={def} />
  if (look === 'small') return <SmallCard def={def} texts={texts} disc={disc} target={target} attack={attack} used={used} />
  const { faction } = facts(def)
  return <Plate def={def} texts={texts} damage={card.damage} hitPoints={hitPointsOf(def)} attack={attack} faction={faction} used={used} />
}

export const TableCard = memo(function TableCard(p: TableCardProps) {
  const w = useWords()
  const label = cardLabel(p.texts, p.card, p.place)
  return (
    <Thing
      thing={p.id}
      label={p.whose === undefined ? label : `${p.whose}, ${label}`}
      mark={p.mark}
      side={facts(p.card.def).faction}
      pressed={p.pressed}
      refused={p.refused}
      onPoint={p.onPoint}
      onInspect={p.onInspect}
      className={`${p.look === 'plate' ? 'is-plate' : ''}${p.place === 'play' && p.card.attacked ? ' attacked' : ''}`}
      style={p.fan === undefined ? undefined : ({ '--fan': p.fan } as CSSProperties)}
    >
      <Face {...p} />
      {p.place === 'play' && p.card.doomed && <span className="tag">{w('card.doomed')}</span>}
    </Thing>
  )
})
