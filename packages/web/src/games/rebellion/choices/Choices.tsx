/** Answers of the bar that are more than a row of buttons; loaded when the first of them is asked for. */
import { useWords } from '../../../words/index.ts'
import { refName } from '../labels.ts'
import { leaderNo, liesBelow } from '../model.ts'
import { OptionButton } from '../OptionButton.tsx'
import type { Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import { useGameWords } from '../words/index.ts'
import { MoveChoice } from './MoveChoice.tsx'
import { ShareChoice } from './ShareChoice.tsx'
import { WaysOut } from './WaysOut.tsx'
import { chanceOf, percentOf } from '../scenes/chance.ts'
import { hitsInOrder } from '../scenes/model.ts'

interface Props {
  readonly hand: Hand
  readonly texts: Texts
}

export function Choices(p: Props) {
  const { ask } = p.hand
  if (ask === null) return null
  if (ask.kind === 'retreat') return <WaysOut {...p} />
  if (ask.kind === 'move') return <MoveChoice {...p} />
  if (ask.kind === 'oppose') return <OpposeChoice {...p} />
  if (ask.set === undefined) return <HitChoice {...p} />
  return ask.set.how === 'divide' ? <ShareChoice {...p} /> : <SetChoice {...p} />
}

/** Who may be sent against a mission: with each the chance that it succeeds then. */
function OpposeChoice({ hand, texts }: Props) {
  const g = useGameWords()
  // Nobody first: where there are many leaders the last rows have to be scrolled to.
  return hand.ask?.options
    .toSorted((a, b) => Number(b.t === 'pass') - Number(a.t === 'pass'))
    .map((o) => {
      const chance = chanceOf(hand.view, leaderNo(o.c))
      return (
        <OptionButton key={o.key} o={o} hand={hand} texts={texts}>
          {chance !== null && (
            <b className="odds">
              <span className="vh">: {g('reb.bar.odds')} </span>
              {percentOf(chance)}
            </b>
          )}
        </OptionButton>
      )
    })
}

/** What damage can be put on: first what it does most to, last what is destroyed already. */
function HitChoice({ hand, texts }: Props) {
  const { ask, view } = hand
  if (ask === null || view.combat === null) return null
  const { options, best } = hitsInOrder(view.combat, ask)
  return options.map((o) => <OptionButton key={o.key} o={o} hand={hand} texts={texts} best={o.key === best} />)
}

/** Sets and orders: chips of what nothing on the table stands for, and one button that sends all. It is the main one only once something is chosen. */
function SetChoice({ hand, texts }: { hand: Hand; texts: Texts }) {
  const w = useWords()
  const g = useGameWords()
  const set = hand.ask?.set
  if (set === undefined) return null
  const n = hand.picks.length
  const ready = set.how === 'order' ? n >= set.ids.length - 1 : n >= set.min && n <= set.max
  const chips = set.how === 'order' || !set.ids.every((id) => liesBelow(hand.view, id))
  return (
    <>
      {chips && set.ids.length <= 18 && (
        <span className="bar-list">
          {set.ids.map((id) => (
            <button
              key={id}
              type="button"
              className={`btn choice${hand.picks.includes(id) ? ' on' : ''}`}
              aria-pressed={hand.picks.includes(id)}
              data-pick={id}
              onClick={() => hand.pick(id)}
            >
              {set.how === 'order' && hand.picks.includes(id) && <b>{hand.picks.indexOf(id) + 1}</b>}
              {refName(hand.view, texts, id)}
            </button>
          ))}
        </span>
      )}
      <button type="button" className={n === 0 && set.how === 'set' ? 'btn' : 'btn main'} data-send disabled={!ready} onClick={hand.sendPicks}>
        {n === 0 && set.min === 0 ? w('opt.none') : set.how === 'order' ? g('reb.bar.order') : w('opt.confirm', { n, max: set.max })}
      </button>
    </>
  )
}
export { Decided } from './Decided.tsx'
export { Waiting } from './Waiting.tsx'
