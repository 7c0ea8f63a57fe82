/** The signs of the notebook: why a system is ruled out, and what the pencil drew. Each has its own shape. */
import { MarkShape } from '../art/Pieces.tsx'
import type { Mark } from './pencil.ts'
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

/** Rings of a quick hand round (x, y): suspicion. Strokes across it: ruled out by the player. */
export function PencilMark({ mark, x, y, r }: { mark: Mark; x: number; y: number; r: number }) {
  if (mark === 'out')
    return (
      <g className="pencil-out">
        <path d={`M${x - r} ${y + r * 0.72}L${x + r * 0.9} ${y - r * 0.8}M${x - r * 0.86} ${y + r * 0.94}L${x + r * 1.04} ${y - r * 0.58}`} />
      </g>
    )
  return (
    <g className="pencil-suspect">
      <ellipse cx={x} cy={y} rx={r} ry={r * 0.93} transform={`rotate(-14 ${x} ${y})`} />
      <ellipse cx={x + 1.5} cy={y - 1} rx={r * 1.09} ry={r * 0.97} transform={`rotate(22 ${x} ${y})`} />
    </g>
  )
}
