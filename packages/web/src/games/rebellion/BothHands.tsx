/** Both sides' cards below the map, as whoever watches or looks back sees them. */
import { Assigned, Card, type HandProps } from './HandArea.tsx'
import { IMPERIAL } from './model.ts'
import { useGameWords } from './words/index.ts'

/** The cards of one side that are known: on missions, in hand, objectives. */
function Known({ p, side }: { p: HandProps; side: number }) {
  const { hand, texts } = p
  const own = hand.view.sides[side]
  const ids = own === undefined ? [] : [...own.hand, ...own.actions, ...(side === IMPERIAL ? [] : hand.view.objectives)]
  if (own === undefined || own.assigned.length + ids.length === 0) return null
  return (
    <div className="hand-group grow">
      <h3>{texts.terms.sides[side === IMPERIAL ? 'imperial' : 'rebel']}</h3>
      <div className="hand-row">
        <Assigned p={p} side={side} />
        {ids.map((id) => (
          <Card key={id} id={id} p={p} />
        ))}
      </div>
    </div>
  )
}

/** After the end everything is open: both sides' cards. Who watches a running game knows none. */
export function BothHands({ p }: { p: HandProps }) {
  const g = useGameWords()
  const { sides } = p.hand.view
  if (sides.every((x) => x.hand.length + x.assigned.length + x.actions.length === 0)) return null
  return (
    <section className="hand-area" aria-label={g('reb.hand.label')}>
      {sides.map((_, side) => (
        <Known key={side} p={p} side={side} />
      ))}
    </section>
  )
}
