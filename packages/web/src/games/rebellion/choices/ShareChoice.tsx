/** Dividing something among places or units: a stepper each, beside clicks on the map, and one button that sends it. */
import { Sign } from '../../../art/Signs.tsx'
import { useWords } from '../../../words/index.ts'
import { refName } from '../labels.ts'
import type { Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import { useGameWords } from '../words/index.ts'

interface Props {
  readonly hand: Hand
  readonly texts: Texts
}

export function ShareChoice({ hand, texts }: Props) {
  const w = useWords()
  const g = useGameWords()
  const set = hand.ask?.set
  if (set === undefined) return null
  const sum = Object.values(hand.shares).reduce((a, b) => a + b, 0)
  return (
    <>
      {set.ids.map((id, i) => {
        const n = hand.shares[String(id)] ?? 0
        const name = refName(hand.view, texts, id)
        const most = Math.min(set.limits?.[i] ?? set.max, n + set.max - sum)
        return (
          <span key={id} className={`share${n > 0 ? ' some' : ''}`} role="group" data-share={id} aria-label={`${name}: ${n}`}>
            <button
              type="button"
              className="btn icon quiet"
              aria-label={g('reb.share.less', { name })}
              disabled={n === 0}
              onClick={() => hand.share(id, n - 1)}
            >
              <Sign name="minus" size={14} />
            </button>
            <span>
              {name} <b>{n}</b>
            </span>
            <button
              type="button"
              className="btn icon quiet"
              aria-label={g('reb.share.more', { name })}
              disabled={n >= most}
              onClick={() => hand.share(id, n + 1)}
            >
              <Sign name="plus" size={14} />
            </button>
          </span>
        )
      })}
      <button type="button" className="btn main" data-send disabled={sum !== set.max} onClick={hand.sendPicks}>
        {w('opt.confirm', { n: sum, max: set.max })}
      </button>
    </>
  )
}
