/** What stands in a system: strips of units, leaders, what is being placed. Drawn above the cells of all systems. */
import { memo } from 'react'
import { LeaderToken, UnitShape } from '../art/Pieces.tsx'
import { IMPERIAL, REBEL, unitNo } from '../model.ts'
import { leaderLabel } from '../names.ts'
import { nameOf, type Texts } from '../texts.ts'
import { gameWord as g } from '../words/index.ts'
import type { Look } from './look.ts'
import { Strip } from './Strip.tsx'
import { LEADER, leaderStep, leaderUp, radiusOf } from './strips.ts'
import type { Act } from './System.tsx'
import { centreOf } from './tall.ts'

interface Props {
  readonly look: Look
  readonly texts: Texts
  readonly act: Act
}

/** Drawn again only when its look or the words are others. A press on what does nothing itself is one on the system. */
export const Garrison = memo(
  function GarrisonNow({ look, texts, act }: Props) {
    const { at, id } = look
    if (look.strips.length + look.who.length + look.share === 0) return null
    return (
      <g
        className={`garrison ${look.state}`}
        onClick={() => !act.dragged() && act.point(at)}
        onContextMenu={(e) => {
          e.preventDefault()
          act.inspect(id)
        }}
      >
        <Strips look={look} texts={texts} act={act} />
        <Share look={look} />
        <Leaders look={look} texts={texts} act={act} />
      </g>
    )
  },
  (a, b) => a.look.stamp === b.look.stamp && a.texts === b.texts && a.act === b.act,
)

/** What is being placed here, before it is sent. */
function Share({ look: { at, share, unit, up, tall } }: Pick<Props, 'look'>) {
  if (share === 0 || unitNo(unit) === undefined) return null
  const [x, y] = centreOf(at, tall)
  return (
    <g className="mark-share" transform={`translate(${x} ${y - radiusOf(at) - 1}) scale(${up}) translate(-30 -13)`}>
      <rect width="60" height="26" rx="13" />
      <UnitShape id={unit} x={8} y={3} size={20} />
      <text x="43" y="19" textAnchor="middle">
        +{share}
      </text>
    </g>
  )
}

function Strips({ look, texts, act }: Props) {
  return look.strips.map(({ theatre, side, units, x, y, rows, moving }) => {
    const { taken } = look
    const take =
      moving && taken !== null
        ? {
            taken: (unit: string) => taken[unit] ?? 0,
            onTake: (unit: string, by: number) => act.take(look.at, unit, by),
            from: look.id,
            label: (unit: string) => g('reb.take', { unit: nameOf(texts, unit), place: nameOf(texts, look.id) }),
          }
        : {}
    return <Strip key={`${theatre}${side}`} units={units} side={side} x={x} y={y} up={look.up} rows={rows} {...take} />
  })
}

function Leaders({ look, texts, act }: Props) {
  const { at } = look
  const [x, y] = centreOf(at, look.tall)
  const r = radiusOf(at)
  const up = leaderUp(look.up, look.far)
  const width = LEADER.width * up
  return [IMPERIAL, REBEL].map((side) => {
    const list = look.who.filter((l) => l.side === side)
    const step = leaderStep(list.length) * up
    return list.map(({ l, id, ring, captive, legal, chosen }, i) => {
      const left = side === IMPERIAL ? x - r - LEADER.gap - width - i * step : x + r + LEADER.gap + i * step
      const press = () => {
        if (legal) act.leader(id)
        else act.inspect(id)
      }
      return (
        <g
          key={l}
          data-leader={id}
          className={`leader-on-map${legal ? ' legal' : ''}${chosen ? ' chosen' : ''}`}
          role="button"
          tabIndex={legal ? 0 : -1}
          aria-pressed={legal ? chosen : undefined}
          aria-label={`${leaderLabel(texts, { id, ring, captive, legal })} (${nameOf(texts, look.id)})`}
          onClick={(e) => {
            e.stopPropagation()
            if (!act.nearer(at)) press()
          }}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return
            e.preventDefault()
            press()
          }}
        >
          <title>{nameOf(texts, id)}</title>
          <LeaderToken leader={l} side={side} ring={ring} captive={captive} x={left} y={y + r - width * 1.24} width={width} />
        </g>
      )
    })
  })
}
