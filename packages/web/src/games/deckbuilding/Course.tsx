/** The last screen's chart: bases, damage and resources by turn, the turning points as links into the replay. */
import type { TableState } from '@orrery/protocol'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Sign } from '../../art/Signs.tsx'
import { api } from '../../net/http.ts'
import { useWords, type WordId } from '../../words/index.ts'
import { SIDES } from './model.ts'
import { rich } from './LogLine.tsx'
import { useTexts } from './texts.ts'
import { Chart, threeMarks } from '../../table/Chart.tsx'
import { seatName } from '../../table/seat-name.ts'

const SERIES: readonly { readonly id: string; readonly word: WordId }[] = [
  { id: 'bases', word: 'course.bases' },
  { id: 'damage', word: 'course.damage' },
  { id: 'resources', word: 'course.resources' },
]
export function Course({ tableId, table }: { tableId: string; table: TableState }) {
  const w = useWords()
  const texts = useTexts()
  const [shown, setShown] = useState('damage')
  const { data } = useQuery({ queryKey: ['course', tableId], queryFn: () => api.course(tableId) })
  if (data === undefined || texts === null) return <p role="status">{w('app.loading')}</p>
  const perSeat = [0, 1].map((seat) => data.turns.map((t) => t.values[shown]?.[seat] ?? 0))
  const max = Math.max(1, ...perSeat.flat())
  const name = (seat: number) => seatName(table.seats, seat)
  const moments = data.moments.flatMap((m) => {
    const e = m.e as { t: string; base?: string; by?: number; def?: string; seat?: number }
    if (e.t === 'base-destroyed' && e.base !== undefined)
      return [{ at: m.at, text: w('log.baseDestroyed', { who: name(e.by ?? 0), card: `\u0001${e.base}\u0001` }) }]
    if (e.t === 'ship-destroyed' && e.def !== undefined) return [{ at: m.at, text: w('log.shipDestroyed', { card: `\u0001${e.def}\u0001` }) }]
    return []
  })
  return (
    <div className="course">
      <div className="seg" role="radiogroup" aria-label={w('course.what')}>
        {SERIES.map((s) => (
          <label key={s.id}>
            <input type="radio" name="course" checked={shown === s.id} onChange={() => setShown(s.id)} />
            {w(s.word)}
          </label>
        ))}
      </div>
      <Chart
        label={w('course.chart', { a: name(0), b: name(1) })}
        below={w('course.turns', { n: data.turns.length })}
        marks={threeMarks(max)}
        lines={perSeat.map((values, seat) => ({ values, className: `side-${SIDES[seat] ?? 'empire'}${seat === 0 ? ' dashed' : ''}` }))}
      />
      <p className="course-legend">
        {[0, 1].map((seat) => (
          <span key={seat} className={`side-${SIDES[seat]}`}>
            <Sign name={SIDES[seat] ?? 'empire'} size={18} /> {name(seat)}
          </span>
        ))}
      </p>
      {moments.length > 0 && (
        <>
          <h3>{w('course.moments')}</h3>
          <ul className="course-moments">
            {moments.map((m) => (
              <li key={`${m.at}-${m.text}`}>
                <Link href={`/replay/${tableId}?at=${m.at}`}>{rich(m.text, texts)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
