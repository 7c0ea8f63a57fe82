/** Units of one side and theatre in a place: a plate with silhouettes, a figure only from two up. */
import { UNITS } from '@orrery/rebellion/content/units'
import { UnitShape } from '../art/Pieces.tsx'
import { REBEL } from '../model.ts'

export interface StripProps {
  readonly units: readonly (readonly [number, number])[]
  readonly side: number
  /** Middle of the upper edge. */
  readonly x: number
  readonly y: number
  /** So many times the usual size. */
  readonly up: number
  readonly rows: number
  /** Of a movement: how many of a unit come along; absent where nothing can be taken. */
  readonly taken?: (unit: string) => number
  readonly onTake?: (unit: string, by: number) => void
  readonly label?: (unit: string) => string
  /** Where the units stand that can be taken. */
  readonly from?: string | undefined
}

/** Height of a row in px of the map. */
const HEIGHT = 25
const NEXT_ROW = 22
export const stripHeight = (rows: number): number => HEIGHT + (rows - 1) * NEXT_ROW
/** Many kinds stand in two rows where the map has room for that. */
export const stripRows = (units: StripProps['units'], tall: number): number => (tall > 1.2 && units.length > 4 ? 2 : 1)
const PAD = 5
const sizeOf = (u: number): number => {
  const f = UNITS[u]
  if (f?.class === 'station') return 27
  return f?.class === 'capital-ship' ? 23 : f?.id === 'at-at' ? 22 : 18
}

function cellsOf(units: StripProps['units'], moving: boolean, rows: number) {
  let x = PAD
  let width = 0
  const inRow = Math.ceil(units.length / rows)
  const cells = units.map(([u, n], i) => {
    if (i % inRow === 0) x = PAD
    const size = sizeOf(u)
    const words = moving ? 22 : n > 1 ? (n > 9 ? 17 : 10) : 0
    const cell = { u, n, size, x, y: Math.floor(i / inRow) * NEXT_ROW, width: size + words + 3 }
    x += cell.width
    width = Math.max(width, x + PAD - 3)
    return cell
  })
  return { cells, width }
}

/** Width of a strip in px of the map. */
export const stripWidth = (units: StripProps['units'], moving: boolean, rows: number): number => cellsOf(units, moving, rows).width

export function Strip({ units, side, x, y, up, rows, taken, onTake, label, from }: StripProps) {
  if (units.length === 0) return null
  const moving = taken !== undefined
  const { cells, width } = cellsOf(units, moving, rows)
  const w = width
  const h = stripHeight(rows)
  const frame = side === REBEL ? undefined : `M5 0H${w - 5}L${w} 5V${h - 5}L${w - 5} ${h}H5L0 ${h - 5}V5z`
  return (
    <g
      transform={`translate(${x - (w / 2) * up} ${y}) scale(${up})`}
      className={`strip strip-${side === REBEL ? 'rebel' : 'imperial'}${moving ? ' source' : ''}`}
    >
      {frame === undefined ? <rect width={w} height={h} rx="9" className="strip-plate" /> : <path d={frame} className="strip-plate" />}
      {cells.map(({ u, n, size, x: cx, y: cy, width: cw }) => {
        const id = UNITS[u]?.id ?? ''
        const figure = moving ? `${taken(id)}/${n}` : n > 1 ? String(n) : ''
        const inside = (
          <>
            <UnitShape id={id} x={cx} y={cy + (HEIGHT - size) / 2} size={size} />
            {figure !== '' && (
              <text x={cx + size + 1.5} y={cy + HEIGHT / 2 + 4.5} className="strip-n">
                {figure}
              </text>
            )}
          </>
        )
        if (onTake === undefined) return <g key={id}>{inside}</g>
        return (
          <g
            key={id}
            role="button"
            tabIndex={0}
            className={`take${moving && taken(id) > 0 ? ' taken' : ''}`}
            aria-label={label?.(id) ?? id}
            data-take={`${from}|${id}`}
            onClick={(e) => {
              e.stopPropagation()
              onTake(id, e.shiftKey ? -1 : 1)
            }}
            onKeyDown={(e) => {
              if (e.key !== 'Enter' && e.key !== ' ') return
              e.preventDefault()
              e.stopPropagation()
              onTake(id, e.shiftKey ? -1 : 1)
            }}
          >
            <rect x={cx - 1} y={cy + 1} width={cw} height={HEIGHT - 2} className="take-field" />
            {inside}
          </g>
        )
      })}
    </g>
  )
}
