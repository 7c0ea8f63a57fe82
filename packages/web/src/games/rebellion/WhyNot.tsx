/** "Why not?": what cannot be done now, the rule in full, and the way into the rulebook. */
import { Dialog } from '../../app/Dialog.tsx'
import { Sign } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { useRules } from './rulebook.tsx'
import { nameOf, type Texts } from './texts.ts'
import type { WhyNot } from './use-hand.ts'
import { useGameWords } from './words/index.ts'

interface Props {
  readonly why: WhyNot
  readonly texts: Texts
  readonly onClose: () => void
  readonly openRule: (id: string) => void
}

export function WhyNotDialog({ why, texts, onClose, openRule }: Props) {
  const w = useWords()
  const g = useGameWords()
  const name = why.about === 'rebel-base-space' ? g('reb.space') : nameOf(texts, why.about)
  const title = g('reb.why.title', { name })
  const rule = useRules()[why.rule]
  return (
    <Dialog role="alertdialog" label={title} onClose={onClose} className="why" closeButton={false}>
      <h2>
        <Sign name="refused" size={26} /> {title}
      </h2>
      <p>{g('reb.why.text')}</p>
      {rule !== undefined && <blockquote className="why-rule">{rule}</blockquote>}
      <div className="why-actions">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onClose()
            openRule(why.rule)
          }}
        >
          <Sign name="book" size={18} /> {g('reb.why.open')}
        </button>
        <button type="button" className="btn main" onClick={onClose}>
          {w('app.close')}
        </button>
      </div>
    </Dialog>
  )
}
