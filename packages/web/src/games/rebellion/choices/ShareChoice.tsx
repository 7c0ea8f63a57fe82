/** Dividing something among places or units: a stepper each, beside clicks on the map, and one button that sends it. */
import { Sign } from '../../../art/Signs.tsx'
import { useWords } from '../../../words/index.ts'
import { refName } from '../labels.ts'
import { placeNo } from '../model.ts'
import type { Texts } from '../texts.ts'
import { usePointed } from '../use-pointed.ts'
import type { Hand } from '../use-hand.ts'
import { useGameWords } from '../words/index.ts'

interface Props {
  readonly hand: Hand
  readonly texts: Texts
}

export function ShareChoice({ hand, texts }: Props) {
  const w = useWords()
  const set = hand.ask?.set
  if (set === undefined) return null
  const sum = Object.values(hand.shares).reduce((a, b) => a + b, 0)
  return (
    <>
      <span className="bar-list">
        {set.ids.map((id, i) =>
          set.max === 1 ? (
            <One key={id} id={id} hand={hand} texts={texts} />
          ) : (
            <Stepper
              key={id}
              id={id}
              most={Math.min(set.limits?.[i] ?? set.max, (hand.shares[String(id)] ?? 0) + set.max - sum)}
              hand={hand}
              texts={texts}
            />
          ),
        )}
      </span>
      <button type="button" className="btn main" data-send disabled={sum !== set.max} onClick={hand.sendPicks}>
        {w('opt.confirm', { n: sum, max: set.max })}
      </button>
    </>
  )
}

/** One thing in all: it goes to the place that is pressed. */
function One({ id, hand, texts }: Props & { id: string | number }) {
  const here = (hand.shares[String(id)] ?? 0) > 0
  return (
    <span className="share-one" data-share={id} {...usePointed(placeNo(id))}>
      <button type="button" className={`btn choice${here ? ' on' : ''}`} aria-pressed={here} onClick={() => hand.give(id)}>
        {refName(hand.view, texts, id)}
      </button>
    </span>
  )
}

/** So many of what is divided; `most`: as many as are left for it. */
function Stepper({ id, most, hand, texts }: Props & { id: string | number; most: number }) {
  const g = useGameWords()
  const n = hand.shares[String(id)] ?? 0
  const name = refName(hand.view, texts, id)
  return (
    <span className={`share${n > 0 ? ' some' : ''}`} role="group" data-share={id} aria-label={`${name}: ${n}`} {...usePointed(placeNo(id))}>
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
}
