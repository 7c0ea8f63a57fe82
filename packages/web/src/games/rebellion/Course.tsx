/** The last screen's chart: time and reputation by round, until they meet. */
import type { TableState } from '@orrery/protocol'
import type { View } from '@orrery/rebellion/view'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../net/http.ts'
import { Chart } from '../../table/Chart.tsx'
import { useWords } from '../../words/index.ts'
import { placeId } from './model.ts'
import { nameOf, useTexts } from './texts.ts'
import { useGameWords } from './words/index.ts'

const MARKS = [0, 4, 8, 12, 16]

export function Course({ tableId }: { tableId: string; table: TableState }) {
  const w = useWords()
  const g = useGameWords()
  const texts = useTexts()
  const { data } = useQuery({ queryKey: ['course', tableId], queryFn: () => api.course(tableId) })
  const seq = data?.turns.at(-1)?.at
  const end = useQuery({ queryKey: ['at', tableId, seq], queryFn: () => api.at(tableId, seq ?? 0), enabled: seq !== undefined, staleTime: Infinity })
  // At the end everybody may see everything.
  const base = (end.data?.view as View | undefined)?.base ?? -1
  if (data === undefined || texts === null) return <p role="status">{w('app.loading')}</p>
  const of = (name: string) => data.turns.map((t) => t.values[name]?.[0] ?? 0)
  return (
    <div className="course">
      <Chart
        label={g('reb.course.chart')}
        below={g('reb.course.rounds', { n: data.turns.length })}
        marks={MARKS}
        lines={[
          { values: of('reputation'), className: 'side-rebels' },
          { values: of('time'), className: 'side-empire dashed' },
        ]}
      />
      <p className="course-legend">
        <span className="side-rebels">{g('reb.course.reputation')}</span> <span className="side-empire">{g('reb.course.time')}</span>
      </p>
      {base >= 0 && (
        <p>
          {g('reb.space')}: <b>{nameOf(texts, placeId(base))}</b>
        </p>
      )}
    </div>
  )
}

export { Ending } from './Ending.tsx'
