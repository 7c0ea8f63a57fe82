/** The ways out of a combat: the map is behind it, so each system stands here with the leaders who can guide there. */
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { LeaderToken } from '../art/Pieces.tsx'
import { optionWords, refName } from '../labels.ts'
import { leaderNo, type Option } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'

export function WaysOut({ hand, texts }: { hand: Hand; texts: Texts }) {
  const { ask, view } = hand
  if (ask === null) return null
  const ways = new Map<string, Option[]>()
  for (const o of ask.options) if (o.t === 'retreat') ways.set(String(o.c), [...(ways.get(String(o.c)) ?? []), o])
  return (
    <>
      {[...ways].map(([to, options]) => (
        <span key={to} className="way" role="group" aria-label={refName(view, texts, to)}>
          <b>{refName(view, texts, to)}</b>
          {options.map((o) => {
            const l = leaderNo(o.d) ?? -1
            return (
              <button
                key={o.key}
                type="button"
                className="btn choice"
                data-key={o.key}
                aria-label={optionWords(view, texts, ask, o)}
                onClick={() => hand.send(o.key)}
              >
                <LeaderToken leader={l} side={view.leaders[l]?.side ?? 0} width={26} />
                {nameOf(texts, LEADERS[l]?.id ?? '')}
              </button>
            )
          })}
        </span>
      ))}
      {ask.options
        .filter((o) => o.t !== 'retreat')
        .map((o) => (
          <button key={o.key} type="button" className="btn ends" data-key={o.key} onClick={() => hand.send(o.key)}>
            {optionWords(view, texts, ask, o)}
          </button>
        ))}
    </>
  )
}
