/** Two people on one device: the table is covered until the next one has it in hand; nothing of it can be seen, focused or read meanwhile. */
import type { TableState } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../app/Dialog.tsx'
import { Mark } from '../art/Mark.tsx'
import { useWords } from '../words/index.ts'
import { useLive } from './live.tsx'
import { seatName } from './seat-name.ts'

export function HandOver({ table }: { table: TableState }) {
  const w = useWords()
  const seats = useLive((s) => s.seats)
  const asked = useLive((s) => s.open?.asks[0]?.seat ?? null)
  const [holder, setHolder] = useState<number | null>(null)
  useEffect(() => {
    if (holder === null && asked !== null) setHolder(asked)
  }, [holder, asked])
  if (seats.length < 2 || table.status !== 'running' || asked === null || holder === null || holder === asked) return null
  const name = seatName(table.seats[asked])
  return (
    <Dialog label={w('handOver.title', { name })} cover="hand-over" sheet={false}>
      <Mark size={64} />
      <h2>{w('handOver.title', { name })}</h2>
      <p>{w('handOver.why')}</p>
      <button type="button" className="btn main" onClick={() => setHolder(asked)}>
        {w('handOver.ready', { name })}
      </button>
    </Dialog>
  )
}
