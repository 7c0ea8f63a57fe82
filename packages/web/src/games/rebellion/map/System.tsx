/** One system: its cell, the planet with its ring of ownership, name and resources, strips of units, leaders. */
import { memo } from 'react'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import { LeaderToken, MarkShape, Resource, UnitShape } from '../art/Pieces.tsx'
import { IMPERIAL, NEIGHBOURS, REBEL, unitNo } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import { gameWord as g } from '../words/index.ts'
import { CELLS, CENTRES } from './shapes.gen.ts'
import type { Look } from './look.ts'
import { Strip } from './Strip.tsx'
import { LEADER, leaderStep, nameRow, radiusOf } from './strips.ts'

const RINGED = new Set(['geonosis', 'ilum', 'utapau'])
const MOONED = new Set(['endor', 'nal-hutta', 'ord-mantell', 'yavin'])

function Ring({ owner, x, y, r }: { owner: string; x: number; y: number; r: number }) {
  const hex = (q: number, round: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const a = (Math.PI / 3) * i
      return `${i === 0 ? 'M' : 'L'}${(x + q * Math.cos(a)).toFixed(round)} ${(y + q * Math.sin(a)).toFixed(round)}`
    }).join(' ')
  if (owner === 'rebel') {
    const a = r + 5
    const d = `M${x - a * 0.5} ${y + a * 0.866}A${a} ${a} 0 1 1 ${x + a * 0.5} ${y + a * 0.866}`
    return <path d={d} className="own own-rebel" />
  }
  if (owner === 'imperial') return <path d={`${hex(r + 8, 1)}z`} className="own own-imperial" />
  if (owner === 'subjugated')
    return (
      <path
        d={`${hex(r + 8, 1)}z`}
        className="own own-subjugated"
        strokeDasharray={`${(r + 8) * 0.4} ${(r + 8) * 0.6}`}
        strokeDashoffset={(r + 8) * 0.2}
      />
    )
  if (owner === 'destroyed') return <circle cx={x} cy={y} r={r + 4} className="own own-destroyed" />
  return owner === 'neutral' ? <circle cx={x} cy={y} r={r + 4} className="own own-neutral" /> : null
}

/** What a screen reader says of a system. */
export function systemLabel(place: Pick<Look, 'owner' | 'units' | 'leaders' | 'sabotage'>, id: string, texts: Texts): string {
  const units = place.units.flatMap((n, u) => (n > 0 ? [`${n} ${nameOf(texts, UNITS[u]?.id ?? '')}`] : []))
  const who = place.leaders.map((leader) => nameOf(texts, leader))
  const marks = [g(`reb.own.${place.owner}`), ...(place.sabotage ? [g('reb.sabotage')] : [])]
  return `${nameOf(texts, id)}: ${[...units, ...who, ...marks].join(', ')}`
}

/** What can be done on the map; the same object for as long as the map is there. */
export interface Act {
  /** From afar a press on anything comes nearer first: false where it is near already. */
  nearer(at: number): boolean
  point(at: number): void
  /** A press was a drag, so its click is none. */
  dragged(): boolean
  inspect(def: string): void
  take(at: number, unit: string, by: number): void
  leader(id: string): void
}

interface Props {
  readonly look: Look
  readonly texts: Texts
  readonly act: Act
}

function focusNeighbour(at: number, key: string): boolean {
  const to = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  const from = CENTRES[at]
  if (to === undefined || from === undefined) return false
  let best = -1
  let most = 0.25
  for (const n of NEIGHBOURS[at] ?? []) {
    const c = CENTRES[n] ?? [0, 0]
    const [dx, dy] = [c[0] - from[0], c[1] - from[1]]
    const fit = (dx * (to[0] ?? 0) + dy * (to[1] ?? 0)) / Math.hypot(dx, dy)
    if (fit > most) [best, most] = [n, fit]
  }
  const next = document.querySelector<SVGElement>(`.system[data-at="${best}"]`)
  next?.focus()
  return true
}

/** Drawn again only when its look or the words are others. */
export const System = memo(SystemNow, (a, b) => a.look.stamp === b.look.stamp && a.texts === b.texts && a.act === b.act)

function SystemNow({ look, texts, act }: Props) {
  const { at, id, owner } = look
  const [x, y] = CENTRES[at] ?? [0, 0]
  const r = radiusOf(at)
  const k = RINGED.has(id) ? 2.05 : MOONED.has(id) ? 1.6 : 1.14
  const name = nameOf(texts, id)
  const row = nameRow(at, name)
  return (
    <g
      className={`system own-${owner} ${look.state}`}
      role="button"
      tabIndex={0}
      data-at={at}
      aria-label={systemLabel(look, id, texts)}
      aria-pressed={look.chosen}
      onClick={() => !act.dragged() && act.point(at)}
      onContextMenu={(e) => {
        e.preventDefault()
        act.inspect(id)
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') act.point(at)
        else if (e.key === 'i' || e.key === '?') act.inspect(id)
        else if (!focusNeighbour(at, e.key)) return
        e.preventDefault()
      }}
    >
      <path d={CELLS[at]} className="cell" />
      {owner !== 'destroyed' && <image href={`/art/rebellion/planets/${id}.webp`} x={x - r * k} y={y - r * k} width={2 * r * k} height={2 * r * k} />}
      {owner === 'destroyed' && <Debris x={x} y={y} />}
      <Ring owner={owner} x={x} y={y} r={r} />
      {look.rebelToo && <Ring owner="rebel" x={x} y={y} r={r - 3} />}
      {look.sabotage && (
        <g className="mark-sabotage" transform={`translate(${x + r * 0.7} ${y + r * 0.45})`}>
          <rect width="17" height="17" rx="3" transform="rotate(45 8.5 8.5)" />
          <MarkShape id="sabotage" x={2} y={2} size={13} />
        </g>
      )}
      {look.base && (
        <g className="mark-base" transform={`translate(${x - r - 8} ${y - r - 4})`}>
          <circle cx="9" cy="9" r="11" />
          <MarkShape id="base" x={2} y={2} size={14} />
        </g>
      )}
      <text x={row.middle} y={y + r + 18.5} className="system-name" textAnchor="middle">
        {name}
      </text>
      {owner !== 'destroyed' && SYSTEMS[at]?.buildQueueNumber !== null && <Resources at={at} x={row.icons} y={y + r + 8} />}
      <Strips look={look} texts={texts} act={act} />
      <Share n={look.share} unit={look.unit} x={x} y={y} r={r} />
      <Leaders look={look} x={x} y={y} r={r} texts={texts} act={act} />
    </g>
  )
}

/** What is being placed here, before it is sent. */
function Share({ n, unit, x, y, r }: { n: number; unit: unknown; x: number; y: number; r: number }) {
  if (n === 0 || unitNo(unit) === undefined) return null
  return (
    <g className="mark-share" transform={`translate(${x - 30} ${y - r - 14})`}>
      <rect width="60" height="26" rx="13" />
      <UnitShape id={String(unit)} x={8} y={3} size={20} />
      <text x="43" y="19" textAnchor="middle">
        +{n}
      </text>
    </g>
  )
}

function Debris({ x, y }: { x: number; y: number }) {
  const bits = [
    [-14, -6, 7],
    [3, 4, 9],
    [13, -9, 5],
    [-5, 12, 4],
    [17, 8, 3],
    [-19, 7, 3],
    [1, -14, 4],
  ] as const
  return (
    <g className="debris">
      {bits.map(([dx, dy, s]) => (
        <path key={dx} d={`M${x + dx - s} ${y + dy}l${s * 0.7} ${-s * 0.8}l${s} ${s * 0.3}l${s * 0.2} ${s * 0.7}l${-s} ${s * 0.6}z`} />
      ))}
      <path d={`M${x - 28} ${y + 28}L${x + 28} ${y - 28}`} className="struck" />
    </g>
  )
}

function Resources({ at, x, y }: { at: number; x: number; y: number }) {
  const facts = SYSTEMS[at]
  if (facts === undefined) return null
  return (
    <g className="resources">
      {facts.resources.map((icon, i) => (
        <Resource key={`${icon.color}${icon.shape}${i}`} icon={icon} x={x + i * 12} y={y + 1} size={10} />
      ))}
      <text x={x + facts.resources.length * 12 + 1} y={y + 10.5} className="queue-n">
        {facts.buildQueueNumber}
      </text>
    </g>
  )
}

function Strips({ look, texts, act }: Props) {
  return look.strips.map(({ theatre, side, units, x, y, moving }) => {
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
    return <Strip key={`${theatre}${side}`} units={units} side={side} x={x} y={y} {...take} />
  })
}

interface LeadersProps extends Props {
  readonly x: number
  readonly y: number
  readonly r: number
}

function Leaders({ look, x, y, r, texts, act }: LeadersProps) {
  const { width, gap } = LEADER
  const groups = [IMPERIAL, REBEL].map((side) => ({ side, list: look.who.filter((l) => l.side === side) }))
  return groups.map(({ side, list }) =>
    list.map(({ l, id, ring, captive, legal, chosen }, i) => {
      const step = leaderStep(list.length)
      const left = side === IMPERIAL ? x - r - gap - width - i * step : x + r + gap + i * step
      return (
        <g
          key={l}
          data-leader={id}
          className={`leader-on-map${legal ? ' legal' : ''}${chosen ? ' chosen' : ''}`}
          onClick={(e) => {
            e.stopPropagation()
            if (act.nearer(look.at)) return
            if (legal) act.leader(id)
            else act.inspect(id)
          }}
        >
          <title>{nameOf(texts, id)}</title>
          <LeaderToken leader={l} side={side} ring={ring} captive={captive} x={left} y={y + r - width * 1.24} width={width} />
        </g>
      )
    }),
  )
}
