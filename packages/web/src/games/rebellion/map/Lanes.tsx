/** Arrows to the place that is being activated: from where units can come, and locked ones from where a leader holds them. */
import { UNITS } from '@orrery/rebellion/content/units'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { MarkShape } from '../art/Pieces.tsx'
import { placeId, SPACE, type Comer } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import type { Hand } from '../use-hand.ts'
import { gameWord as g } from '../words/index.ts'
import { centreOf } from './tall.ts'

/** Ends of a lane, clear of both planets. */
function ends(from: readonly [number, number], to: readonly [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const d = Math.hypot(dx, dy)
  const at = (px: number): string => `${(from[0] + (dx / d) * px).toFixed(1)} ${(from[1] + (dy / d) * px).toFixed(1)}`
  return { path: `M${at(42)}L${at(d - 44)}`, lock: [from[0] + (dx / d) * (d - 56), from[1] + (dy / d) * (d - 56)] as const }
}

function Lane({ comer, goal, hand, texts, tall }: { comer: Comer; goal: number; hand: Hand; texts: Texts; tall: number }) {
  const { path, lock } = ends(centreOf(comer.at, tall), centreOf(goal, tall))
  const { lockedBy } = comer
  if (lockedBy === null) return <path className={`lane${hand.ask?.kind === 'move' ? '' : ' maybe'}`} markerEnd="url(#reb-arrow)" d={path} />
  const why = `${nameOf(texts, placeId(comer.at))}: ${g('reb.sheet.locked', { leader: nameOf(texts, LEADERS[lockedBy]?.id ?? '') })}`
  const first = UNITS[comer.units[0]?.[0] ?? -1]?.id ?? ''
  const asked = hand.ask?.kind === 'move'
  return (
    <>
      <path className="lane locked" d={path} />
      <g
        className={`lane-lock${asked ? ' asked' : ''}`}
        transform={`translate(${lock[0]} ${lock[1]})`}
        role={asked ? 'button' : 'img'}
        tabIndex={asked ? 0 : undefined}
        aria-label={why}
        onClick={() => asked && hand.take(comer.at, first, 1)}
        onKeyDown={(e) => asked && e.key === 'Enter' && hand.take(comer.at, first, 1)}
      >
        <title>{why}</title>
        <circle r="12" />
        <MarkShape id="lock" x={-8} y={-8} size={16} />
      </g>
    </>
  )
}

export function Lanes({ hand, texts, tall }: { hand: Hand; texts: Texts; tall: number }) {
  const goal = hand.target
  if (goal === null) return null
  return hand.comers
    .filter(({ at }) => at !== SPACE)
    .map((comer) => <Lane key={comer.at} comer={comer} goal={goal} hand={hand} texts={texts} tall={tall} />)
}
