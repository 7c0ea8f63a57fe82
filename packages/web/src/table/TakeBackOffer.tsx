/** Another player asks to take a decision back that needs consent. */
import type { TableState } from '@orrery/protocol'
import { useWords } from '../words/index.ts'
import { useLive, useLiveTable } from './live.tsx'
import { seatName } from './seat-name.ts'

export function TakeBackOffer({ table }: { table: TableState }) {
  const w = useWords()
  const live = useLiveTable()
  const seats = useLive((s) => s.seats)
  const offer = table.takeBack
  if (offer === null) return null
  const name = seatName(table.seats, offer.seat)
  const mine = seats.includes(offer.seat)
  const reply = (accept: boolean) => void live.request({ t: 'take-back-reply', accept })
  if (mine) {
    return (
      <div className="offer" role="status">
        <p>{w('takeBack.asked')}</p>
        <button type="button" className="btn" onClick={() => reply(false)}>
          {w('app.cancel')}
        </button>
      </div>
    )
  }
  if (seats.length === 0 || seats.some((s) => offer.agreed.includes(s))) return null
  return (
    <div className="offer" role="alertdialog" aria-label={w('takeBack.title', { name })}>
      <p>{w('takeBack.title', { name })}</p>
      <div className="row-gap">
        <button type="button" className="btn" onClick={() => reply(false)}>
          {w('takeBack.no')}
        </button>
        <button type="button" className="btn main" onClick={() => reply(true)}>
          {w('takeBack.yes')}
        </button>
      </div>
    </div>
  )
}
