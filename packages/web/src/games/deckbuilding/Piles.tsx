/** Decks and discard piles. Discard piles are open to both players: a click shows all their cards. */
import type { View } from '@orrery/deckbuilding/view'
import { useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { Back } from '../../art/Back.tsx'
import { useWords } from '../../words/index.ts'
import { SmallCard, TinyCard } from './Card.tsx'
import { nameOf, type Texts } from './texts.ts'
import { seen } from './model.ts'

export function DeckPile({ ink, count, name, anchor }: { ink: 'galaxy' | 'empire' | 'rebels'; count: number; name: string; anchor: string }) {
  return (
    <div className="pile" data-anchor={anchor}>
      <span className={`back-card${count === 0 ? ' empty' : ''}`}>{count > 0 && <Back ink={ink} />}</span>
      <span className="pile-name">
        {name} <b>{count}</b>
      </span>
    </div>
  )
}

export function OpenPile({ view, texts, ids, name, anchor }: { view: View; texts: Texts; ids: readonly number[]; name: string; anchor: string }) {
  const w = useWords()
  const [open, setOpen] = useState(false)
  const top = ids.length > 0 ? seen(view, ids[ids.length - 1] as number) : undefined
  return (
    <>
      <button
        type="button"
        className="pile"
        data-anchor={anchor}
        disabled={ids.length === 0}
        onClick={() => setOpen(true)}
        aria-label={w('pile.look', { name, n: ids.length })}
      >
        <span className={`back-card${top === undefined ? ' empty' : ''}`}>{top !== undefined && <TinyCard def={top.def} />}</span>
        <span className="pile-name">
          {name} <b>{ids.length}</b>
        </span>
      </button>
      {open && <Browse view={view} texts={texts} ids={ids} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function Browse({ view, texts, ids, name, onClose }: { view: View; texts: Texts; ids: readonly number[]; name: string; onClose: () => void }) {
  const w = useWords()
  return (
    <Dialog label={name} onClose={onClose} className="browse">
      <h2>
        {name} · {ids.length}
      </h2>
      <p className="dim">{w('pile.order')}</p>
      <ul className="browse-cards">
        {ids.toReversed().map((id) => {
          const card = seen(view, id)
          return card === undefined ? null : (
            <li key={id} aria-label={nameOf(texts, card.def)}>
              <SmallCard def={card.def} texts={texts} />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
