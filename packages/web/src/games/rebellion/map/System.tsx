/** One system: its cell, the planet with its ring of ownership, name and resources. What stands there lies above all cells. */
import { memo } from 'react'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { MarkShape, Resource } from '../art/Pieces.tsx'
import { NEIGHBOURS } from '../model.ts'
import { systemLabel } from '../names.ts'
import { nameOf, type Texts } from '../texts.ts'
import { CELLS, CENTRES } from './shapes.gen.ts'
import type { Look } from './look.ts'
import { nameRow, radiusOf } from './strips.ts'
import { centreOf, tallPath } from './tall.ts'

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

/** What can be done on the map; the same object for as long as the map is there. */
export interface Act {
  /** From afar a press on anything comes nearer first: false where it is near already. */
  nearer(at: number): boolean
  /** `sure`: by the keyboard or a screen reader, whose focus is on one system however small it is. */
  point(at: number, sure?: boolean): void
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
  const [x, y] = centreOf(at, look.tall)
  const r = radiusOf(at)
  const k = RINGED.has(id) ? 2.05 : MOONED.has(id) ? 1.6 : 1.14
  const name = nameOf(texts, id)
  const row = nameRow(at, name, look.up, look.tall)
  return (
    <g
      className={`system own-${owner} ${look.state}`}
      role="button"
      tabIndex={0}
      data-at={at}
      aria-label={systemLabel(look, id, texts)}
      aria-pressed={look.chosen}
      onClick={(e) => !act.dragged() && act.point(at, e.detail === 0)}
      onContextMenu={(e) => {
        e.preventDefault()
        act.inspect(id)
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') act.point(at, true)
        else if (e.key === 'i' || e.key === '?') act.inspect(id)
        else if (!focusNeighbour(at, e.key)) return
        e.preventDefault()
      }}
    >
      <path d={tallPath(CELLS[at] ?? '', look.tall)} className="cell" />
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
      <text x={row.middle} y={row.line} className="system-name" textAnchor="middle">
        {name}
      </text>
      {owner !== 'destroyed' && SYSTEMS[at]?.buildQueueNumber !== null && (
        <Resources at={at} x={row.icons} y={row.line - 10.5 * look.up} up={look.up} />
      )}
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

function Resources({ at, x, y, up }: { at: number; x: number; y: number; up: number }) {
  const facts = SYSTEMS[at]
  if (facts === undefined) return null
  return (
    <g className="resources" transform={`translate(${x} ${y}) scale(${up})`}>
      {facts.resources.map((icon, i) => (
        <Resource key={`${icon.color}${icon.shape}${i}`} icon={icon} x={i * 12} y={1} size={10} />
      ))}
      <text x={facts.resources.length * 12 + 1} y={10.5} className="queue-n">
        {facts.buildQueueNumber}
      </text>
    </g>
  )
}
