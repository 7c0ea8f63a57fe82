/** "Why not?": what cannot be done now, the rule in full, and the way into the rulebook. */
import { Dialog } from '../../app/Dialog.tsx'
import { Sign } from '../../art/Signs.tsx'
import { useWords } from '../../words/index.ts'
import { action, mission, objective } from './model.ts'
import { useRules } from './rulebook.tsx'
import { nameOf, type Texts } from './texts.ts'
import type { WhyNot } from './use-hand.ts'
import { useGameWords, type GameWordId } from './words/index.ts'

/** The rule about turning up a mission: the game's answer for every card of the hand that lies under no leader. */
const NOT_ASSIGNED = 'rebellion/reveal/1'
/** Action cards and objectives are no missions: each has its own time. */
const OWN_TIME: Readonly<Record<string, string>> = {
  assignment: 'rebellion/actions/05',
  'start-of-combat': 'rebellion/actions/06',
  immediate: 'rebellion/actions/08',
  special: 'rebellion/actions/09',
}

/** The rule that answers, and the sentence before it. */
export function reasonOf({ about, rule }: Pick<WhyNot, 'about' | 'rule'>): { readonly rule: string; readonly lead: GameWordId } {
  if (rule !== NOT_ASSIGNED) return { rule, lead: 'reb.why.text' }
  if (mission(about) !== undefined) return { rule, lead: 'reb.why.noLeader' }
  const own = objective(about) === undefined ? OWN_TIME[action(about)?.timing ?? ''] : 'rebellion/objectives/01'
  return own === undefined ? { rule, lead: 'reb.why.text' } : { rule: own, lead: 'reb.why.ownTime' }
}

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
  const { rule: id, lead } = reasonOf(why)
  const rule = useRules()[id]
  return (
    <Dialog role="alertdialog" label={title} onClose={onClose} className="why" closeButton={false}>
      <h2>
        <Sign name="refused" size={26} /> {title}
      </h2>
      <p>{g(lead)}</p>
      {rule !== undefined && <blockquote className="why-rule">{rule}</blockquote>}
      <div className="why-actions">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onClose()
            openRule(id)
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
