/** Lists of tables: yours (the one that waits for you first), open ones, running ones to watch, finished ones to replay. */
import type { TableRow } from '@orrery/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { Sign } from '../art/Signs.tsx'
import { api, Refused } from '../net/http.ts'
import { variants as deckbuilding } from '../games/deckbuilding/variants.ts'
import { variants as rebellion } from '../games/rebellion/variants.ts'
import { seatName, sideWord } from '../table/seat-name.ts'
import type { Variants } from '../table/variants.ts'
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

/** What is counted where it is not turns. */
const COUNTS: Readonly<Record<string, WordId>> = { rebellion: 'table.round' }
const turnOf = (row: TableRow, w: ReturnType<typeof useWords>): string => w(COUNTS[row.game] ?? 'table.turn', { turn: row.turn ?? 0 })

/** What games are called here; a server may offer some that this client doesn't know. */
const GAME_TITLES: Readonly<Record<string, WordId>> = { deckbuilding: 'game.deckbuilding', rebellion: 'game.rebellion' }
const VARIANTS: Readonly<Record<string, Variants>> = { deckbuilding, rebellion }

function Row({ row, list }: { row: TableRow; list: List }) {
  const w = useWords()
  const language = useLanguage()
  const others = row.seats
    .filter((s) => list !== 'mine' || !row.yourSeats.includes(s.seat))
    .map((s) => (s.kind === 'open' ? `${sideWord(s.side)}: ${w('row.openSeat')}` : seatName(row.seats, s.seat)))
  const agreed = (VARIANTS[row.game]?.(row.options) ?? []).map(({ word, is }) => (is === undefined ? w(word) : `${w(word)}: ${is}`))
  return (
    <li>
      <Link href={list === 'replays' ? `/replay/${row.id}` : `/t/${row.id}`} className={`table-row${row.yourTurn ? ' waits' : ''}`}>
        <span>
          <b>{w(GAME_TITLES[row.game] ?? 'game.deckbuilding')}</b>
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

function Shelf({ list, hideEmpty = false, children }: { list: List; hideEmpty?: boolean; children?: React.ReactNode }) {
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

/** What a file is refused for, in words; whatever else the server finds, the file does not hold together. */
const FILE_WORDS: Readonly<Record<string, WordId>> = {
  'bad-request': 'bringIn.none',
  'no-game': 'bringIn.none',
  'too-large': 'bringIn.large',
  'too-many': 'error.tooMany',
  store: 'error.store',
  internal: 'error.store',
}

function whyNot(e: unknown): WordId {
  if (e instanceof SyntaxError) return 'bringIn.none'
  return e instanceof Refused ? (FILE_WORDS[e.code] ?? 'bringIn.altered') : 'net.lost'
}

/** Finished games, and a game brought in from a file. */
export function ReplayTables() {
  const w = useWords()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<WordId | null>(null)
  const bring = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (file === undefined) return
    setProblem(null)
    try {
      const game = JSON.parse(await file.text()) as { over?: unknown } | null
      const { id } = await api.bringIn(game)
      await queries.invalidateQueries({ queryKey: ['tables'] })
      go(game?.over === null ? `/t/${id}` : `/replay/${id}`)
    } catch (e) {
      setProblem(whyNot(e))
      // The same file, mended, may be chosen again.
      input.value = ''
    }
  }
  return (
    <Shelf list="replays">
      <label className="btn quiet bring-in">
        <Sign name="log" size={18} /> {w('lobby.bringIn')}
        <input
          type="file"
          accept="application/json"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'bring-in-problem'}
          onChange={(e) => void bring(e)}
        />
      </label>
      {problem !== null && (
        <p id="bring-in-problem" className="notice warn" role="alert">
          {w(problem)}
        </p>
      )}
    </Shelf>
  )
}
