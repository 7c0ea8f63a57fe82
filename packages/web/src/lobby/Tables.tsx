/** Lists of tables: yours (the one that waits for you first), open ones, running ones to watch. */
import type { TableRow } from '@orrery/protocol'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Sign } from '../art/Signs.tsx'
import { api } from '../net/http.ts'
import { GAMES } from '../games/index.ts'
import { seatName, sideWord } from '../table/seat-name.ts'
import { useLanguage, useWords, type WordId } from '../words/index.ts'

type List = 'open' | 'mine' | 'watch' | 'replays'

const TITLES: Record<List, WordId> = { mine: 'lobby.yours', open: 'lobby.open', watch: 'lobby.watch', replays: 'lobby.replays' }

function useTables(list: List) {
  return useQuery({
    queryKey: ['tables', list],
    queryFn: () => api.tables(list),
    // Whoever comes back from a table finds it in the list at once.
    staleTime: 0,
    refetchInterval: list === 'open' || list === 'mine' ? 5_000 : 15_000,
  })
}

/** Who won, and when. */
function Over({ row }: { row: TableRow }) {
  const w = useWords()
  const language = useLanguage()
  const winners = row.seats.flatMap(({ seat }) => (row.scores?.[seat] === 1 ? [seat] : []))
  const mine = row.yourSeats.length === 1 && winners.some((seat) => row.yourSeats.includes(seat))
  const name = winners.map((seat) => seatName(row.seats, seat)).join(', ')
  return (
    <span className="row-over">
      <span>{winners.length === 0 ? w('row.over') : mine ? w('end.youWon') : w('end.won', { name, n: winners.length })}</span>
      <small>{new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(row.updated)}</small>
    </span>
  )
}

function State({ row }: { row: TableRow }) {
  const w = useWords()
  if (row.status === 'over') return <Over row={row} />
  if (row.status === 'waiting') return <span className="dim">{w('row.waiting')}</span>
  if (row.yourTurn) {
    return (
      <b className="your-move">
        <Sign name="play" size={14} /> {w('row.yourMove')}
      </b>
    )
  }
  return <span className="dim">{row.turn === null ? w('row.running') : turnOf(row, w)}</span>
}

/** A server may offer games that this client doesn't know. */
const entryOf = (row: TableRow) => GAMES.find((x) => x.id === row.game)
const turnOf = (row: TableRow, w: ReturnType<typeof useWords>): string => w(entryOf(row)?.count ?? 'table.turn', { turn: row.turn ?? 0 })

function Row({ row, list }: { row: TableRow; list: List }) {
  const w = useWords()
  const language = useLanguage()
  const others = row.seats
    .filter((s) => list !== 'mine' || !row.yourSeats.includes(s.seat))
    .map((s) => (s.kind === 'open' ? `${sideWord(s.side)}: ${w('row.openSeat')}` : seatName(row.seats, s.seat)))
  const agreed = (entryOf(row)?.variants(row.options) ?? []).map(({ word, is }) => (is === undefined ? w(word) : `${w(word)}: ${is}`))
  return (
    <li>
      <Link href={list === 'replays' ? `/replay/${row.id}` : `/t/${row.id}`} className={`table-row${row.yourTurn ? ' waits' : ''}`}>
        <span>
          <b>{w(entryOf(row)?.title ?? 'row.unknownGame')}</b>
          <small>{others.join(' · ')}</small>
          {list === 'open' && <small>{agreed.join(' · ')}</small>}
          {/* Two games against the same opponent are told apart by how far they are and when they were played last. */}
          {list === 'mine' && row.status === 'running' && (
            <small>
              {row.yourTurn && row.turn !== null && `${turnOf(row, w)} · `}
              {new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(row.updated)}
            </small>
          )}
        </span>
        <State row={row} />
      </Link>
    </li>
  )
}

export function Shelf({ list, hideEmpty = false, children }: { list: List; hideEmpty?: boolean; children?: React.ReactNode }) {
  const w = useWords()
  const { data, isError } = useTables(list)
  const rows = (data?.tables ?? []).toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.updated - a.updated)
  if (hideEmpty && rows.length === 0 && !isError) return null
  return (
    <section className="shelf">
      <h2>
        <span>{w(TITLES[list])}</span>
      </h2>
      {isError && <p className="dim">{w('net.lost')}</p>}
      {rows.length === 0 && !isError && <p className="dim">{w('lobby.noneHere')}</p>}
      <ul>
        {rows.map((r) => (
          <Row key={r.id} row={r} list={list} />
        ))}
      </ul>
      {children}
    </section>
  )
}

export const YourTables = () => <Shelf list="mine" hideEmpty />
export const OpenTables = () => <Shelf list="open" hideEmpty />
export const WatchTables = () => <Shelf list="watch" />
