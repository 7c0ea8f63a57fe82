/** An answer as a button of the bar. */
import type { ReactNode } from 'react'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { UNITS } from '@orrery/rebellion/content/units'
import { LeaderToken, UnitShape } from './art/Pieces.tsx'
import { optionWords } from './labels.ts'
import { changesNothing, leaderNo, placeNo, unitNo, type Option } from './model.ts'
import { nameOf, type Texts } from './texts.ts'
import { usePointed } from './use-pointed.ts'
import type { Hand } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

const DONE = new Set(['pass', 'done', 'no', 'reveal-base'])

interface OptionProps {
  readonly o: Option
  readonly hand: Hand
  readonly texts: Texts
  readonly best?: boolean
  /** What stands behind its words. */
  readonly children?: ReactNode
}

/** `best`: what somebody would mostly answer. */
export function OptionButton({ o, hand, texts, best = false, children }: OptionProps) {
  const l = leaderNo(o.d) ?? leaderNo(o.c)
  const u = unitNo(o.d) ?? unitNo(o.c) ?? (o.t === 'hit' || o.t === 'block' ? hand.view.combat?.units[Number(o.c)]?.type : undefined)
  const g = useGameWords()
  const sure = hand.sure !== null
  const chosen = hand.place !== null || hand.card !== null
  const words =
    hand.ask === null
      ? ''
      : chosen && l !== undefined && o.d !== undefined
        ? nameOf(texts, LEADERS[l]?.id ?? '')
        : optionWords(hand.view, texts, hand.ask, o)
  const at = placeNo(o.c) ?? hand.view.leaders[leaderNo(o.c) ?? -1]?.at
  return (
    <button
      type="button"
      className={`btn${DONE.has(o.t) ? (sure ? '' : ' ends') : ' choice'}${best || sure || o.t === 'done' ? ' main' : ''}`}
      data-key={o.key}
      data-sure={sure || undefined}
      {...usePointed(at)}
      // The second click of a double one is no second word.
      onClick={(e) => (sure && e.detail > 1 ? undefined : hand.press(o))}
    >
      {l !== undefined && <LeaderToken leader={l} side={hand.view.leaders[l]?.side ?? 0} width={26} />}
      {l === undefined && u !== undefined && <UnitShape id={UNITS[u]?.id ?? ''} size={20} />}
      {words}
      {changesNothing(hand.view, hand.ask, placeNo(o.c)) && <small className="dim">{g('reb.idle')}</small>}
      {children}
    </button>
  )
}
