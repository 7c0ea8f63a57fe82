/** Who comes along in a movement. */
import { useWords } from '../../../words/index.ts'
import { optionWords, refName } from '../labels.ts'
import { leaderNo, placeId, placeNo } from '../model.ts'
import type { Texts } from '../texts.ts'
import { seatsOf, type Hand } from '../use-hand.ts'
import { useGameWords } from '../words/index.ts'

/** A movement: the seats of every place, and one button that moves all. */
export function MoveChoice({ hand, texts }: { hand: Hand; texts: Texts }) {
  const w = useWords()
  const g = useGameWords()
  const n = Object.values(hand.load).reduce((a, b) => a + b, 0)
  const captives = (hand.ask?.options ?? []).filter((o) => o.t === 'take' && leaderNo(o.d) !== undefined)
  return (
    <>
      {[...hand.sources].map((from) => {
        const { seats, taken } = seatsOf(hand.view, hand.load, from)
        if (seats + taken === 0) return null
        return (
          <span key={from} className={`seats${taken > seats ? ' over' : taken === seats ? ' full' : ''}`}>
            {refName(hand.view, texts, placeId(from))} <b>{g('reb.bar.seats', { taken, seats })}</b>
          </span>
        )
      })}
      {captives.map((o) => (
        <button
          key={o.key}
          type="button"
          className={`btn choice${(hand.load[`${o.c}|${o.d}`] ?? 0) > 0 ? ' on' : ''}`}
          data-take={`${o.c}|${o.d}`}
          onClick={() => hand.take(placeNo(o.c) ?? -1, String(o.d), 1)}
        >
          {optionWords(hand.view, texts, hand.ask as NonNullable<Hand['ask']>, o)}
        </button>
      ))}
      {n > 0 && (
        <button type="button" className="btn" onClick={hand.clear}>
          {w('bar.again')}
        </button>
      )}
      <button type="button" className={n === 0 ? 'btn' : 'btn main'} data-send onClick={hand.sendLoad}>
        {n === 0 ? g('reb.bar.moveNone') : g('reb.bar.move', { n })}
      </button>
    </>
  )
}
