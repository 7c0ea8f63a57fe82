/** One system: its cell, the planet with its ring of ownership, name and resources, strips of units, leaders. */
import { memo } from 'react'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import { LeaderToken, MarkShape, Resource, UnitShape } from '../art/Pieces.tsx'
import { IMPERIAL, leadersAt, NEIGHBOURS, ownerOf, REBEL, strip, unitNo } from '../model.ts'
import { nameOf, type Texts } from '../texts.ts'
import type { Book } from '../hunt/use-book.ts'
import type { Hand } from '../use-hand.ts'
import { gameWord as g } from '../words/index.ts'
import { CELLS, CENTRES } from './shapes.gen.ts'
import { Strip, stripWidth } from './Strip.tsx'

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
export function systemLabel(hand: Hand, texts: Texts, at: number): string {
  const p = hand.view.places[at]
  const units = (p?.units ?? []).flatMap((n, u) => (n > 0 ? [`${n} ${nameOf(texts, UNITS[u]?.id ?? '')}`] : []))
  const who = leadersAt(hand.view, at).map((l) => nameOf(texts, leaderId(l)))
  const owner = ownerOf(hand.view, at)
  const marks = [g(`reb.own.${owner}`), ...(p?.sabotage === true ? [g('reb.sabotage')] : [])]
  return `${nameOf(texts, SYSTEMS[at]?.id ?? '')}: ${[...units, ...who, ...marks].join(', ')}`
}
const leaderId = (l: number): string => LEADERS[l]?.id ?? ''

interface Props {
  readonly at: number
  readonly hand: Hand
  readonly texts: Texts
  readonly dragged: () => boolean
  readonly inspect: (def: string) => void
  /** The notebook, while it is open: what is pointed at is looked up there. */
  readonly book?: Book
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

export const System = memo(function System({ at, hand, texts, dragged, inspect, book }: Props) {
  const { view } = hand
  const facts = SYSTEMS[at]
  const place = view.places[at]
  const [x, y] = CENTRES[at] ?? [0, 0]
  if (facts === undefined || place === undefined) return null
  const owner = ownerOf(view, at)
  const r = facts.kind === 'remote' ? 22 : 26
  const k = RINGED.has(facts.id) ? 2.05 : MOONED.has(facts.id) ? 1.6 : 1.14
  const glows = book === undefined && hand.byPlace.has(at) && hand.ask?.kind !== 'move'
  const source = book === undefined && hand.sources.has(at)
  const chosen = book === undefined ? hand.place === at || hand.picks.includes(facts.id) || (hand.shares[facts.id] ?? 0) > 0 : book.at === at
  const about = book === undefined && hand.ask?.about === facts.id
  // Where no place can be an answer a click shows what is there.
  const looks = hand.byPlace.size === 0 && hand.target === null
  const point = () => (book !== undefined ? book.pick(at) : looks ? inspect(facts.id) : hand.pointPlace(at))
  const name = nameOf(texts, facts.id)
  const aside = book === undefined && hand.target !== null && hand.target !== at && !hand.comers.some((c) => c.at === at)
  const state = `${glows ? ' legal' : ''}${chosen || about ? ' chosen' : ''}${source ? ' source' : ''}${aside ? ' aside' : ''}`
  return (
    <g
      className={`system own-${owner} hunt-${view.suspects[at] === 1 ? 'yes' : 'no'}${state}`}
      role="button"
      tabIndex={0}
      data-at={at}
      aria-label={systemLabel(hand, texts, at)}
      aria-pressed={chosen}
      onClick={() => !dragged() && point()}
      onContextMenu={(e) => {
        e.preventDefault()
        inspect(facts.id)
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') point()
        else if (e.key === 'i' || e.key === '?') inspect(facts.id)
        else if (!focusNeighbour(at, e.key)) return
        e.preventDefault()
      }}
    >
      <path d={CELLS[at]} className="cell" />
      {owner !== 'destroyed' && (
        <image href={`/art/rebellion/planets/${facts.id}.webp`} x={x - r * k} y={y - r * k} width={2 * r * k} height={2 * r * k} />
      )}
      {owner === 'destroyed' && <Debris x={x} y={y} />}
      <Ring owner={owner} x={x} y={y} r={r} />
      {owner === 'subjugated' && place.loyalty === REBEL && <Ring owner="rebel" x={x} y={y} r={r - 3} />}
      {place.sabotage && (
        <g className="mark-sabotage" transform={`translate(${x + r * 0.7} ${y + r * 0.45})`}>
          <rect width="17" height="17" rx="3" transform="rotate(45 8.5 8.5)" />
          <MarkShape id="sabotage" x={2} y={2} size={13} />
        </g>
      )}
      {view.base === at && (
        <g className="mark-base" transform={`translate(${x - r - 8} ${y - r - 4})`}>
          <circle cx="9" cy="9" r="11" />
          <MarkShape id="base" x={2} y={2} size={14} />
        </g>
      )}
      <text x={x} y={y + r + 18.5} className="system-name" textAnchor="middle">
        {name}
      </text>
      {owner !== 'destroyed' && facts.buildQueueNumber !== null && <Resources at={at} x={x + name.length * 3.9 + 6} y={y + r + 8} />}
      <Strips at={at} x={x} y={y} r={r} hand={hand} texts={texts} />
      <Share n={hand.shares[facts.id] ?? 0} unit={hand.ask?.about} x={x} y={y} r={r} />
      <Leaders at={at} x={x} y={y} r={r} hand={hand} texts={texts} inspect={inspect} />
    </g>
  )
})

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

function Strips({ at, x, y, r, hand, texts }: { at: number; x: number; y: number; r: number; hand: Hand; texts: Texts }) {
  const { view } = hand
  const counts = view.places[at]?.units ?? []
  const rows = (['space', 'ground'] as const).map((theatre) => ({
    theatre,
    top: theatre === 'space' ? y - r - 34 : y + r + 24,
    sides: [IMPERIAL, REBEL].map((side) => ({ side, units: strip(counts, side, theatre) })).filter((s) => s.units.length > 0),
  }))
  return rows.map(({ theatre, top, sides }) => {
    const moving = (side: number) => hand.sources.has(at) && side === view.side
    const widths = sides.map((s) => stripWidth(s.units, moving(s.side)))
    const whole = widths.reduce((a, b) => a + b, 0) + (sides.length - 1) * 4
    let left = x - whole / 2
    return sides.map(({ side, units }, i) => {
      const middle = left + (widths[i] ?? 0) / 2
      left += (widths[i] ?? 0) + 4
      const take = moving(side)
        ? {
            taken: (unit: string) => hand.load[`${SYSTEMS[at]?.id}|${unit}`] ?? 0,
            onTake: (unit: string, by: number) => hand.take(at, unit, by),
            from: SYSTEMS[at]?.id,
            label: (unit: string) => g('reb.take', { unit: nameOf(texts, unit), place: nameOf(texts, SYSTEMS[at]?.id ?? '') }),
          }
        : {}
      return <Strip key={`${theatre}${side}`} units={units} side={side} x={middle} y={top} {...take} />
    })
  })
}

interface LeadersProps {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly r: number
  readonly hand: Hand
  readonly texts: Texts
  readonly inspect: (def: string) => void
}

function Leaders({ at, x, y, r, hand, texts, inspect }: LeadersProps) {
  const width = 34
  const groups = [IMPERIAL, REBEL].map((side) => ({ side, list: leadersAt(hand.view, at, side) }))
  return groups.map(({ side, list }) =>
    list.map((l, i) => {
      const seen = hand.view.leaders[l]
      const id = leaderId(l)
      const answers = hand.ask?.options.some((o) => o.c === id || o.d === id) === true || hand.ask?.set?.ids.includes(id) === true
      const step = Math.min(26, 52 / Math.max(1, list.length))
      const left = side === IMPERIAL ? x - r - 8 - width - i * step : x + r + 8 + i * step
      return (
        <g
          key={l}
          data-leader={id}
          className={`leader-on-map${answers ? ' legal' : ''}${hand.picks.includes(id) ? ' chosen' : ''}`}
          onClick={(e) => {
            e.stopPropagation()
            if (answers) hand.pointLeader(id)
            else inspect(id)
          }}
        >
          <title>{nameOf(texts, id)}</title>
          <LeaderToken
            leader={l}
            side={side}
            ring={seen?.ring ?? -1}
            captive={seen?.captive ?? false}
            x={left}
            y={y + r - width * 1.24}
            width={width}
          />
        </g>
      )
    }),
  )
}
