/** "Why not?": what cannot be done, why in one sentence, the rule as a link, and what can be done instead. */
import type { View } from '@orrery/deckbuilding/view'
import { Dialog } from '../../app/Dialog.tsx'
import { Sign } from '../../art/Signs.tsx'
import { hasWord, useWords } from '../../words/index.ts'
import { thingName } from './labels.ts'
import { facts, seen } from './model.ts'
import type { Texts } from './texts.ts'
import type { WhyNot as Why } from './use-table.ts'

/** Why, in one sentence that fits this refusal; the rule itself is quoted below it. */
function reason(w: ReturnType<typeof useWords>, rule: string): string {
  const id = `reason.${rule.split('/').slice(1).join('/')}`
  return hasWord(id) ? w(id) : w('why.notNow')
}

/** Who may attack what: shown where the refusal is about attacking. */
function AttackPicture({ refused }: { refused: 'ship' | 'neutral' | null }) {
  const w = useWords()
  const rows = [
    { from: w('why.unit'), to: w('why.enemyRow'), ok: true, hot: false },
    { from: w('why.ship'), to: w('why.anyRow'), ok: false, hot: refused === 'ship' },
    { from: w('why.anyone'), to: w('why.neutralRow'), ok: false, hot: refused === 'neutral' },
    { from: w('why.both'), to: w('why.shipsBase'), ok: true, hot: false },
  ]
  return (
    <ul className="why-picture">
      {rows.map((r) => (
        <li key={r.from} className={r.hot ? 'hot' : ''}>
          <span>{r.from}</span>
          <Sign name="attack" size="1em" />
          <span>{r.to}</span>
          <span className={r.ok ? 'yes' : 'no'}>
            <Sign name={r.ok ? 'check' : 'refused'} size="1.1em" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function numbersOf(params: Why['params']): string[] {
  return Object.entries(params)
    .filter(([k]) => ['cost', 'have', 'need', 'total', 'left'].includes(k))
    .map(([k, v]) => `${k}:${v}`)
}

export function WhyNotDialog({
  why,
  view,
  texts,
  onClose,
  openRule,
}: {
  why: Why
  view: View
  texts: Texts
  onClose: () => void
  openRule: (id: string) => void
}) {
  const w = useWords()
  const name = thingName(view, texts, why.thing)
  const section = why.rule.split('/')[1] ?? ''
  const card = typeof why.thing === 'number' ? seen(view, why.thing) : undefined
  const attack = section === 'attack-row' || section === 'commit'
  const about =
    attack && card !== undefined
      ? facts(card.def).faction === 'neutral'
        ? 'neutral'
        : facts(card.def).type === 'capital-ship'
          ? 'ship'
          : null
      : null
  const money = numbersOf(why.params).length > 0 && why.params['cost'] !== undefined
  return (
    <Dialog role="alertdialog" label={name === '' ? w('why.notNow') : w('why.title', { name })} onClose={onClose} className="why" closeButton={false}>
      <h2 id="why-title">
        <Sign name="refused" size={26} />
        {name === '' ? w('why.notNow') : w('why.title', { name })}
      </h2>
      <p id="why-text">{reason(w, why.rule)}</p>
      {money && <p className="why-numbers">{w('why.cost', { cost: why.params['cost'] ?? 0, have: why.params['have'] ?? 0 })}</p>}
      {attack && <AttackPicture refused={about} />}
      {texts.rules[why.rule] !== undefined && <blockquote className="why-rule">{texts.rules[why.rule]}</blockquote>}
      <div className="why-actions">
        {texts.rules[why.rule] !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onClose()
              openRule(why.rule)
            }}
          >
            <Sign name="book" size={18} /> {w('why.openRule')}
          </button>
        )}
        <button type="button" className="btn main" onClick={onClose}>
          {w('app.close')}
        </button>
      </div>
    </Dialog>
  )
}
