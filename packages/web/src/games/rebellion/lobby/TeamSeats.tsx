/** Who sits where in a team game: me, a friend or the machine on each seat. */
import { useState } from 'react'
import { usePrefs } from '../../../app/prefs.ts'
import { sideWord } from '../../../table/seat-name.ts'
import { useWords } from '../../../words/index.ts'
import { SEATS } from './seats.ts'
import { sideOf } from '../../../lobby/SideAndLevel.tsx'
import type { Wish } from '../../../lobby/use-make.ts'

const WHO = ['me', 'friend', 'machine'] as const
type Who = (typeof WHO)[number]
const sideOfSeat = (id: string): 'rebels' | 'empire' => (id.startsWith('rebel') ? 'rebels' : 'empire')

/** My own seat of `players`, and who sits on the others when friends are invited. */
export function useTeamSeats(players: number) {
  const prefs = usePrefs()
  const side = sideOf(prefs, 'rebellion')
  const [general, setGeneral] = useState(false)
  const [machines, setMachines] = useState<readonly string[]>([])
  const ids = SEATS[players] ?? []
  const own = ids.filter((id) => sideOfSeat(id) === side)
  const mine = own[general ? own.length - 1 : 0] ?? ids[0]
  const whoIs = (id: string): Who => (id === mine ? 'me' : machines.includes(id) ? 'machine' : 'friend')
  const put = (id: string, who: Who) => {
    if (who === 'me') {
      prefs.set({ side: { ...prefs.side, rebellion: sideOfSeat(id) } })
      setGeneral(id.endsWith('general'))
    }
    setMachines([...machines.filter((m) => m !== id), ...(who === 'machine' ? [id] : [])])
  }
  /** Everybody's wish: against machines alone the others are `other`, else as they were put. */
  const wishes = (other: Wish): { seats: Wish[]; shuffleSeats: boolean } => ({
    seats: ids.map((id): Wish => {
      const who = whoIs(id)
      if (who === 'me') return { kind: 'me' }
      return other.kind !== 'bot' && who === 'machine' ? { kind: 'bot', level: prefs.level } : other
    }),
    shuffleSeats: side === 'random',
  })
  return { ids, side, whoIs, put, wishes }
}

export function TeamSeats({ seats: { ids, whoIs, put } }: { seats: ReturnType<typeof useTeamSeats> }) {
  const w = useWords()
  return (
    <fieldset className="team-seats">
      <legend>{w('opts.seats')}</legend>
      {ids.map((id) => (
        <div key={id} className="team-seat">
          <span>{sideWord(id)}</span>
          <div className="seg" role="radiogroup" aria-label={sideWord(id)}>
            {WHO.map((who) => (
              <label key={who}>
                <input type="radio" name={`seat-${id}`} checked={whoIs(id) === who} disabled={whoIs(id) === 'me'} onChange={() => put(id, who)} />
                {w(`opts.seat.${who}`)}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
