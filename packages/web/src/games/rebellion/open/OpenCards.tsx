/** What lies open at the table: effects that last, and every pile that anybody may look through (rebellion/dice/05). */
import type { View } from '@orrery/rebellion/view'
import { useState } from 'react'
import { Dialog } from '../../../app/Dialog.tsx'
import { Inspect } from '../Inspect.tsx'
import { nameOf, type Texts } from '../texts.ts'
import { eliminatedOf, lastingOf } from './lasting.ts'
import { pilesOf, type Pile } from './piles.ts'
import { headOf, saidOf } from './said.ts'
import type { Hand } from '../use-hand.ts'
import { useOpenWords } from './words.ts'
import './open.css'

interface Props {
  readonly hand: Hand
  readonly texts: Texts
  readonly onClose: () => void
  readonly openRule: (id: string) => void
}

function Effects({ view, texts, inspect }: { view: View; texts: Texts; inspect: (def: string) => void }) {
  const o = useOpenWords()
  const lasting = lastingOf(view)
  const out = eliminatedOf(view)
  return (
    <section>
      <h3>{o('open.lasting')}</h3>
      {lasting.length === 0 && <p className="dim">{o('open.nothing')}</p>}
      <ul className="open-lasting">
        {lasting.map((x, i) => {
          const { card } = x
          return (
            <li key={i}>
              {card === undefined ? (
                <b>{headOf(x, texts)}</b>
              ) : (
                <button type="button" className="open-card" onClick={() => inspect(card)}>
                  {headOf(x, texts)}
                </button>
              )}
              : {saidOf(x, texts)}
            </li>
          )
        })}
      </ul>
      {out.length > 0 && <p>{o('open.out', { leaders: out.map((id) => nameOf(texts, id)).join(', ') })}</p>}
    </section>
  )
}

function OnePile({ pile, texts, inspect }: { pile: Pile; texts: Texts; inspect: (def: string) => void }) {
  const o = useOpenWords()
  const { word, defs, hidden = 0, facedown } = pile
  return (
    <section className="open-pile" aria-label={o(word)}>
      <h4>
        {o(word)} <b>{defs.length + hidden}</b>
      </h4>
      {facedown && defs.length > 0 && <p className="dim">{o('open.facedown')}</p>}
      <ol>
        {defs.map((def, i) => (
          <li key={i}>
            <button type="button" className="open-card" data-card={def} onClick={() => inspect(def.replace(/^probe-/, ''))}>
              {nameOf(texts, def)}
            </button>
          </li>
        ))}
        {hidden > 0 && <li className="dim">{o('open.hidden', { n: hidden })}</li>}
      </ol>
    </section>
  )
}

export function OpenCards(p: Props) {
  const o = useOpenWords()
  const { hand, texts, onClose } = p
  const { view } = hand
  const [inspected, inspect] = useState<string | null>(null)
  const openRule = (id: string) => {
    onClose()
    p.openRule(id)
  }
  return (
    <Dialog label={o('open.title')} onClose={onClose} className="open-cards">
      <h2>{o('open.title')}</h2>
      <Effects view={view} texts={texts} inspect={inspect} />
      <h3>{o('open.cards')}</h3>
      <div className="open-piles">
        {pilesOf(view).map((pile) => (
          <OnePile key={pile.word} pile={pile} texts={texts} inspect={inspect} />
        ))}
      </div>
      {/* Inside this dialog, so that the focus may go from the one to the other. */}
      {inspected !== null && <Inspect def={inspected} hand={hand} texts={texts} onClose={() => inspect(null)} openRule={openRule} />}
    </Dialog>
  )
}
