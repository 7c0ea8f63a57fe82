/** When the game is over: who won and how, the course, the replay, a rematch. */
import type { TableState } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Dialog } from '../app/Dialog.tsx'
import { Part } from '../app/Guard.tsx'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import type { GameUi } from './game-ui.ts'
import { useLive, useLiveTable } from './live.tsx'
import { seatName } from './seat-name.ts'

export function EndScreen({ table, ui, onClose }: { table: TableState; ui: GameUi; onClose: () => void }) {
  const w = useWords()
  const live = useLiveTable()
  const [, go] = useLocation()
  const own = useLive((s) => s.seats)
  const next = table.rematch.table
  // Whoever comes back to a game whose rematch is made wants to see this one.
  const [old] = useState(next)
  const asked = own.some((s) => table.rematch.asked.includes(s))
  useEffect(() => {
    if (next !== null && next !== old && asked) go(`/t/${next}`)
  }, [next, old, asked, go])
  const log = useLive((s) => s.log)
  // In a team game a side has several seats: all of them have won.
  const winners = table.seats.flatMap((_, seat) => (table.over?.scores[seat] === 1 ? [seat] : []))
  const mine = own.length === 1 && own.every((seat) => winners.includes(seat))
  const name = winners.map((seat) => seatName(table.seats, seat)).join(', ')
  const title = mine ? w('end.youWon') : w(own.length === 1 ? 'end.youLost' : 'end.won', { name, n: winners.length })
  const others = table.rematch.asked.filter((s) => !own.includes(s))
  return (
    <Dialog label={title} onClose={onClose} className="end" sheet={false}>
      <h2>{title}</h2>
      <p className="dim">
        {table.over?.by === 'resign' ? (
          w('end.byResign', { name: seatName(table.seats, table.over.seat ?? 0) })
        ) : (
          <Part>
            <ui.Ending log={log} />
          </Part>
        )}
      </p>
      <Part>
        <ui.Course tableId={table.id} table={table} />
      </Part>
      {others.length > 0 && next === null && <p>{w('end.asksRematch', { name: seatName(table.seats, others[0]) })}</p>}
      <div className="row-gap end-actions">
        {own.length > 0 && next === null && (
          <button type="button" className="btn main" disabled={asked} onClick={() => void live.request({ t: 'rematch' })}>
            {w(asked ? 'end.rematchAsked' : 'end.rematch')}
          </button>
        )}
        {next !== null && (
          <Link className="btn main" href={`/t/${next}`}>
            {w('end.toRematch')}
          </Link>
        )}
        <Link className="btn" href={`/replay/${table.id}`}>
          <Sign name="play" size={18} /> {w('end.replay')}
        </Link>
        <a className="btn" href={`/api/tables/${table.id}/file`} download={`orrery-${table.id}.json`}>
          {w('end.file')}
        </a>
        <Link className="btn" href="/">
          {w('app.toLobby')}
        </Link>
      </div>
    </Dialog>
  )
}
