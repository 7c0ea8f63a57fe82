/** A finished game, at any decision, with everything shown. */
import type { Moment, TableState, WireEvent } from '@orrery/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { NotFound } from '../app/NotFound.tsx'
import { Starting } from '../app/Starting.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { useMedia } from '../app/use-media.ts'
import { Sign } from '../art/Signs.tsx'
import { api } from '../net/http.ts'
import { LogPane } from '../table/Drawer.tsx'
import { useLive, WithTable } from '../table/live.tsx'
import type { GameUi, Scene } from '../table/game-ui.ts'
import { useGameUi } from '../table/TablePage.tsx'
import { useWords } from '../words/index.ts'
import '../table/drawer.css'
import '../table/table.css'

/** What was told up to a decision; of a very long game the beginning is no longer in the log, but each moment knows its own. */
function upTo(log: readonly WireEvent[], { events }: Moment, seq: number): readonly WireEvent[] {
  const told = log.filter((x) => x.at <= seq)
  return told.length > 0 ? told : (events as readonly WireEvent[])
}

export function ReplayPage({ id }: { id: string }) {
  return (
    <WithTable id={id}>
      <Loaded />
    </WithTable>
  )
}

function Loaded() {
  const status = useLive((s) => s.status)
  const table = useLive((s) => s.table)
  const ui = useGameUi(table?.game)
  if (status === 'gone') return <NotFound table />
  if (table === null || ui === null) return <Starting />
  return <Replay table={table} ui={ui} />
}

/** The decision that an address names; the first where it names none that is a whole number. */
function decisionIn(search: string): number {
  const at = Number(new URLSearchParams(search).get('at'))
  return Number.isInteger(at) ? at : 0
}

function Replay({ table, ui }: { table: TableState; ui: GameUi }) {
  const w = useWords()
  const wide = useMedia('(min-width: 1100px)')
  const log = useLive((s) => s.log)
  const last = useLive((s) => s.open?.seq ?? 0)
  const [at, setAt] = useState(() => decisionIn(location.search))
  const [playing, setPlaying] = useState(false)
  const seq = Math.max(0, Math.min(last, at))
  const { data } = useQuery({
    queryKey: ['at', table.id, seq],
    queryFn: () => api.at(table.id, seq),
    placeholderData: (old) => old,
    staleTime: Infinity,
  })
  useEffect(() => {
    history.replaceState(null, '', `?at=${seq}`)
  }, [seq])
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setAt((x) => x + 1), 900)
    return () => clearInterval(timer)
  }, [playing])
  useEffect(() => {
    if (seq >= last) setPlaying(false)
  }, [seq, last])
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if (e.target instanceof HTMLInputElement && e.target.type !== 'range') return
      if (e.key === 'ArrowRight') setAt((x) => Math.min(last, x + 1))
      if (e.key === 'ArrowLeft') setAt((x) => Math.max(0, x - 1))
      if (e.key === ' ') setPlaying((p) => !p)
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [last])
  const scene = useMemo<Scene | null>(
    () =>
      data === undefined
        ? null
        : {
            view: data.view,
            open: null,
            // What was agreed or given up later is not known yet.
            table: { ...table, notes: table.notes.filter((note) => note.at <= seq) },
            log: upTo(log, data, seq),
            moment: { at: seq, of: last, answer: data.answer },
            you: -1,
            openRule: () => undefined,
          },
    [data, table, log, seq, last],
  )
  const { Board } = ui
  return (
    <div className="table-page" style={{ '--drawer-w': wide ? '326px' : '0px', '--above': '57px' } as React.CSSProperties}>
      <TopBar title={w(ui.title)}>
        <span className="turn-note">{w('replay.title')}</span>
      </TopBar>
      <nav className="replay-bar" aria-label={w('replay.title')}>
        <button type="button" className="btn icon" aria-label={w('replay.first')} onClick={() => setAt(0)}>
          <Sign name="stepBack" size={18} />
        </button>
        <button type="button" className="btn icon" aria-label={w('replay.back')} onClick={() => setAt(Math.max(0, seq - 1))}>
          <Sign name="chevronLeft" size={18} />
        </button>
        <button type="button" className="btn icon main" aria-label={w(playing ? 'replay.pause' : 'replay.play')} onClick={() => setPlaying(!playing)}>
          <Sign name={playing ? 'pause' : 'play'} size={18} />
        </button>
        <button type="button" className="btn icon" aria-label={w('replay.next')} onClick={() => setAt(Math.min(last, seq + 1))}>
          <Sign name="chevronRight" size={18} />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={seq}
          onChange={(e) => setAt(Number(e.target.value))}
          aria-label={w('replay.decision')}
          aria-valuetext={w('replay.at', { n: seq, all: last })}
        />
        <span className="replay-at">
          {seq}/{last}
        </span>
      </nav>
      <main className="table-main">
        {scene !== null && <Board scene={scene} />}
        {wide && scene !== null && (
          <aside className="drawer" aria-label={w('table.drawer')}>
            <div className="drawer-body">
              <LogPane scene={scene} ui={ui} onMoment={setAt} />
            </div>
          </aside>
        )}
      </main>
    </div>
  )
}
