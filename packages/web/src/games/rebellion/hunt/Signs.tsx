/** The signs of the notebook: why a system is ruled out, and what the pencil drew. Each has its own shape. */
import { MarkShape } from '../art/Pieces.tsx'
import { SUSPICIONS, type Mark } from './pencil.ts'
import type { Reason } from './known.ts'

const MARK = { probe: 'probe', troops: 'ground', loyalty: 'shield', destroyed: 'hit', moved: 'start', seen: 'intel', revealed: 'base' } as const

/** The sign of a reason, in a square of `size`. */
export function ReasonSign({ reason, x = 0, y = 0, size }: { reason: Reason; x?: number; y?: number; size: number }) {
  if (reason !== 'never' && reason !== 'answer') return <MarkShape id={MARK[reason]} x={x} y={y} size={size} />
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden
    >
      {reason === 'never' ? <path d="M5 5L19 19M19 5L5 19" /> : <path d="M8 8.500a4 4 0 1 1 6 3.400c-1.300.8-2 1.500-2 3.100M12 20v.5" />}
    </svg>
  )
}

/** How each ring of a quick hand lies: wider, flatter and turned a little more than the one before. */
const RINGS = [
  { dx: 0, dy: 0, wide: 1, high: 0.93, turn: -14 },
  { dx: 1.5, dy: -1, wide: 1.11, high: 1, turn: 22 },
  { dx: -1, dy: 1.5, wide: 1.22, high: 1.1, turn: -38 },
] as const

/** Rings round (x, y), as many as the suspicion is strong; strokes across it: doubt. */
export function PencilMark({ mark, x, y, r }: { mark: Mark; x: number; y: number; r: number }) {
  if (mark === 'out')
    return (
      <g className="pencil-out">
        <path d={`M${x - r} ${y + r * 0.72}L${x + r * 0.9} ${y - r * 0.8}M${x - r * 0.86} ${y + r * 0.94}L${x + r * 1.04} ${y - r * 0.58}`} />
      </g>
    )
  const k = r / 34
  return (
    <g className="pencil-suspect">
      {RINGS.slice(0, SUSPICIONS.indexOf(mark) + 1).map(({ dx, dy, wide, high, turn }) => (
        <ellipse key={turn} cx={x + dx * k} cy={y + dy * k} rx={r * wide} ry={r * high} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  )
}

/** The sign of a mark for a button or a list, where rings in each other would run together: they stand side by side. */
export function MarkSign({ mark, size }: { mark: Mark; size: number }) {
  const rings = SUSPICIONS.slice(0, mark === 'out' ? 0 : SUSPICIONS.indexOf(mark) + 1)
  return (
    <svg
      width={mark === 'out' ? size : size * (0.3 + 0.7 * rings.length)}
      height={size}
      viewBox={`0 0 ${mark === 'out' ? 16 : 4.8 + 11.2 * rings.length} 16`}
      className="mark-sign"
      aria-hidden
    >
      {mark === 'out' ? (
        <PencilMark mark={mark} x={8} y={8} r={6.5} />
      ) : (
        <g className="pencil-suspect">
          {rings.map((ring, i) => (
            <ellipse key={ring} cx={8 + 11.2 * i} cy="8" rx="5.6" ry="5.2" transform={`rotate(-14 ${8 + 11.2 * i} 8)`} />
          ))}
        </g>
      )}
    </svg>
  )
}
