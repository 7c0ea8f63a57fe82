/** A seat that has been away for longer than the table allows: the others may let a bot play on; the person takes it back. */
import type { TableState } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../words/index.ts'
import { useLive, useLiveTable } from './live.tsx'
import { seatName } from './seat-name.ts'

function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

export function Away({ table }: { table: TableState }) {
  const w = useWords()
  const live = useLiveTable()
  const own = useLive((s) => s.seats)
  const now = useNow(1_000)
  if (table.status !== 'running' || own.length === 0) return null
  const stoodIn = table.seats.find((s) => own.includes(s.seat) && s.stoodIn)
  if (stoodIn !== undefined) {
    return (
      <div className="offer" role="status">
        <p>{w('away.botForYou')}</p>
        <button type="button" className="btn main" onClick={() => void live.request({ t: 'take-seat-back' })}>
          {w('away.takeBack')}
        </button>
      </div>
    )
  }
  const gone = table.seats.find(
    (s) => !own.includes(s.seat) && s.kind === 'person' && !s.stoodIn && s.awaySince !== null && now - s.awaySince > table.awayMinutes * 60_000,
  )
  if (gone === undefined) return null
  return (
    <div className="offer" role="status">
      <p>{w('away.gone', { name: seatName(table.seats, gone.seat) })}</p>
      <button type="button" className="btn" onClick={() => void live.request({ t: 'let-bot-play', seat: gone.seat })}>
        {w('away.letBot')}
      </button>
    </div>
  )
}
