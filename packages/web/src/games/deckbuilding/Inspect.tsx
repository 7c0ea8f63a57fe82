/** A card or base up close: its text, rulings, and the rules that it touches. */
import { useEffect } from 'react'
import type { View } from '@orrery/deckbuilding/view'
import { Dialog } from '../../app/Dialog.tsx'
import { Sign } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { FullCard, Plate } from './Card.tsx'
import { defOf, hitPointsOf } from './labels.ts'
import { base, isBase, seen, type Thing } from './model.ts'
import { relatedRules, type Texts } from './texts.ts'

export interface Inspected {
  readonly thing: Thing
  readonly at: DOMRect
  /** Opened by key, by holding or with the right button: a dialog that takes the focus, not a picture beside the pointer. */
  readonly asDialog: boolean
}

function Details({ def, texts, openRule }: { def: string; texts: Texts; openRule: (id: string) => void }) {
  const w = useWords()
  const rulings = texts.cards[def]?.rulings ?? []
  return (
    <div className="inspect-notes">
      {rulings.length > 0 && (
        <>
          <h3>{w('inspect.rulings')}</h3>
          <ul>
            {rulings.map((r) => (
              <li key={r}>{r}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{w('inspect.rules')}</h3>
      <ul className="rule-links">
        {relatedRules(def).map((id) => (
          <li key={id}>
            <button type="button" onClick={() => openRule(id)}>
              <Sign name="book" size="1em" /> {texts.rules[id]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Face({ view, texts, thing }: { view: View; texts: Texts; thing: Thing }) {
  const def = defOf(view, thing)
  if (def === null) return null
  if (isBase(def)) {
    const owner = view.players.find((p) => p.base === def)
    return <Plate def={def} texts={texts} damage={owner?.baseDamage ?? 0} hitPoints={hitPointsOf(def)} faction={base(def).faction} words />
  }
  return <FullCard def={def} texts={texts} attack={typeof thing === 'number' ? seen(view, thing)?.attack : undefined} />
}

const WIDE = 300 + 12 + 250
const GAP = 12

/** Beside the thing, inside the window, above the decision bar. */
function placed(at: DOMRect, base: boolean): { left: number; top: number } {
  const tall = base ? 230 : 424
  const bar = document.querySelector('.bar')?.getBoundingClientRect().top ?? window.innerHeight
  const left = at.right + GAP + WIDE < window.innerWidth ? at.right + GAP : Math.max(8, at.left - GAP - WIDE)
  return { left, top: Math.max(52, Math.min(at.top - 40, bar - tall - 8)) }
}

/** Desktop: beside the thing, never over the decision bar. Phone: the whole screen. */
export function Inspect({
  view,
  texts,
  inspected,
  full,
  onClose,
  openRule,
}: {
  view: View
  texts: Texts
  inspected: Inspected
  full: boolean
  onClose: () => void
  openRule: (id: string) => void
}) {
  const def = defOf(view, inspected.thing)
  useEffect(() => {
    const close = (e: KeyboardEvent) => e.key === 'Escape' && onClose()
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [onClose])
  if (def === null) return null
  const body = (
    <>
      <Face view={view} texts={texts} thing={inspected.thing} />
      <Details def={def} texts={texts} openRule={openRule} />
    </>
  )
  if (full) {
    return (
      <Dialog label={texts.cards[def]?.name ?? ''} onClose={onClose} className="inspect-full">
        {body}
      </Dialog>
    )
  }
  const { left, top } = placed(inspected.at, isBase(def))
  return (
    <div className="inspect" style={{ left, top }} aria-hidden="true">
      {body}
    </div>
  )
}
