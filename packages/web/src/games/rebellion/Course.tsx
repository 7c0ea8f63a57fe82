/** The last screen's chart: time and reputation by round, until they meet. */
import type { TableState } from '@orrery/protocol'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../net/http.ts'
import { useWords } from '../../words/index.ts'
import { useTexts } from './texts.ts'
import { useGameWords } from './words/index.ts'

const W = 640
const H = 200
const MOST = 16

function path(values: readonly number[]): string {
  const step = values.length > 1 ? W / (values.length - 1) : 0
  return values.map((v, i) => `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${(H - (v / MOST) * (H - 16)).toFixed(1)}`).join(' ')
}

export function Course({ tableId }: { tableId: string; table: TableState }) {
  const w = useWords()
  const g = useGameWords()
  const texts = useTexts()
  const { data } = useQuery({ queryKey: ['course', tableId], queryFn: () => api.course(tableId) })
  if (data === undefined || texts === null) return <p role="status">{w('app.loading')}</p>
  const of = (name: string) => data.turns.map((t) => t.values[name]?.[0] ?? 0)
  return (
    <div className="course">
      <svg viewBox={`-34 -8 ${W + 50} ${H + 40}`} className="course-chart" role="img" aria-label={g('reb.course.chart')}>
        {[0, 4, 8, 12, 16].map((n) => (
          <g key={n}>
            <line x1="0" x2={W} y1={H - (n / MOST) * (H - 16)} y2={H - (n / MOST) * (H - 16)} className="grid" />
            <text x="-8" y={H - (n / MOST) * (H - 16) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        <path d={path(of('reputation'))} className="line side-rebels" />
        <path d={path(of('time'))} className="line side-empire dashed" />
        <text x={W / 2} y={H + 24} textAnchor="middle">
          {g('reb.course.rounds', { n: data.turns.length })}
        </text>
      </svg>
      <p className="course-legend">
        <span className="side-rebels">{g('reb.course.reputation')}</span> <span className="side-empire">{g('reb.course.time')}</span>
      </p>
    </div>
  )
}
