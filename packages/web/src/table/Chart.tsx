/** A chart of a game's course: some lines over the turns, with whole numbers beside them. */
import { useMedia } from '../app/use-media.ts'

interface Line {
  readonly values: readonly number[]
  readonly className: string
}

interface Props {
  /** For screen readers. */
  readonly label: string
  /** What the horizontal way stands for. */
  readonly below: string
  readonly lines: readonly Line[]
  /** Numbers that are marked; the greatest is the top of the chart. */
  readonly marks: readonly number[]
}

const H = 200
const TOP = 16

/** Three marks where there is room for a middle one: 0, half, `max`. */
export const threeMarks = (max: number): number[] => [...new Set([0, Math.round(max / 2), max])]

export function Chart({ label, below, lines, marks }: Props) {
  // Drawn for the width that it has, so that its letters keep their size.
  const width = useMedia('(max-width: 719px)') ? 290 : 640
  const max = Math.max(...marks)
  const y = (n: number) => H - (n / max) * (H - TOP)
  const path = (values: readonly number[]) => {
    const step = values.length > 1 ? width / (values.length - 1) : 0
    return values.map((v, i) => `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${y(v).toFixed(1)}`).join(' ')
  }
  return (
    <svg viewBox={`-34 -8 ${width + 50} ${H + 36}`} className="course-chart" role="img" aria-label={label}>
      {marks.map((n) => (
        <g key={n}>
          <line x1="0" x2={width} y1={y(n)} y2={y(n)} className="grid" />
          <text x="-8" y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {lines.map((l) => (
        <path key={l.className} d={path(l.values)} className={`line ${l.className}`} />
      ))}
      <text x={width / 2} y={H + 24} textAnchor="middle">
        {below}
      </text>
    </svg>
  )
}
