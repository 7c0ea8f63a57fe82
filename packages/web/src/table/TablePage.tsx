/** One table: the waiting room before it starts, the board while it runs, the course when it is over. */
import type { TableState } from '@orrery/protocol'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NotFound } from '../app/NotFound.tsx'
import { usePrefs } from '../app/prefs.ts'
import { Starting } from '../app/Starting.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { couldNotLoad } from '../app/trouble.ts'
import { useMedia } from '../app/use-media.ts'
import { Sign } from '../art/Signs.tsx'
import { useSounds } from './sounds.ts'
import { useWords } from '../words/index.ts'
import { Away } from './Away.tsx'
import { Drawer } from './Drawer.tsx'
import { EndScreen } from './EndScreen.tsx'
import { gameUi, type GameUi, type Scene } from './game-ui.ts'
import { eyesOf, HandOver } from './HandOver.tsx'
import { useLive, useLiveTable, WithTable } from './live.tsx'
import { Notices } from './Notices.tsx'
import { SkipToMine } from './Pacing.tsx'
import { Past } from './Past.tsx'
import { TakeBackOffer } from './TakeBackOffer.tsx'
import { focusQuestion } from './use-focus.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import './drawer.css'
import './table.css'

export function TablePage({ id }: { id: string }) {
  return (
    <WithTable id={id}>
      <Connected />
    </WithTable>
  )
}

function Connected() {
  const status = useLive((s) => s.status)
  const table = useLive((s) => s.table)
  const ui = useGameUi(table?.game)
  if (status === 'gone') return <NotFound table />
  if (table === null || ui === null) {
    return (
      <>
        <Notices />
        <Starting />
      </>
    )
  }
  return (
    <>
      <Notices />
      {table.status === 'waiting' ? <WaitingRoom table={table} ui={ui} /> : <Running table={table} ui={ui} />}
    </>
  )
}

/** The client's part of a game, loaded when it is first needed. */
export function useGameUi(game: string | undefined): GameUi | null {
  const [ui, setUi] = useState<GameUi | null>(null)
  useEffect(() => {
    if (game === undefined) return
    gameUi(game)?.then(setUi, couldNotLoad)
  }, [game])
  return ui
}

function useScene(table: TableState, openRule: (id: string) => void): Scene {
  const live = useLiveTable()
  const view = useLive((s) => s.view)
  const open = useLive((s) => s.open)
  const log = useLive((s) => s.log)
  const seats = useLive((s) => s.seats)
  return useMemo(() => {
    // Of two seats on this device, the one through whose eyes the table is shown.
    const asked = open?.asks[0]?.seat ?? (seats.length > 1 ? eyesOf(view) : null) ?? seats[0]
    const as = seats.length > 1 ? asked : undefined
    const watching = seats.length === 0 || table.status === 'over'
    const base = { view, open, table, log, you: asked ?? -1, openRule, skip: <SkipToMine table={table} /> }
    if (watching) return base
    return {
      ...base,
      answer: (keys: readonly string[]) => live.answer(keys, as),
      peek: () => live.store.getState().open,
      why: async (key: string) => {
        const said = await live.request({ t: 'why', key, ...(as !== undefined && { as }) })
        return said.t === 'verdict' ? said.refusal : null
      },
      // The second of a double click finds the decision gone: that is what was wanted.
      takeBack: (to: number) => void live.request({ t: 'take-back', to }, 'not-your-decision'),
      resign: () => void live.request({ t: 'resign', ...(as !== undefined && { as }) }),
    }
  }, [live, view, open, log, seats, table, openRule])
}

function Running({ table, ui }: { table: TableState; ui: GameUi }) {
  const w = useWords()
  const { drawer, set } = usePrefs()
  const wide = useMedia('(min-width: 1100px)')
  const [sheet, setSheet] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const [ended, setEnded] = useState(false)
  const [past, setPast] = useState<number | null>(null)
  const openRule = useMemo(
    () => (id: string) => {
      setRule(id)
      if (wide) set({ drawer: true })
      else setSheet(true)
    },
    [wide, set],
  )
  const scene = useScene(table, openRule)
  // The log is told a moment after the table has moved, so that the move is not waited for.
  const told = useDeferredValue(scene)
  useSounds(told)
  const over = table.status === 'over'
  useEffect(() => setEnded(over), [over])
  const [learning] = useState(() => new URLSearchParams(location.search).has('learn'))
  const pinned = wide && (drawer || learning)
  const shown = wide ? pinned : sheet
  const toggle = useCallback(() => (wide ? set({ drawer: !drawer }) : setSheet((s) => !s)), [wide, drawer, set])
  const turn = (scene.view as { turn?: number } | null)?.turn
  const yours = (scene.open?.asks.length ?? 0) > 0
  // A page in the background says in its tab that it is waited for.
  const title = `${yours ? `• ${w('table.yourMove')} — ` : ''}${w(ui.title)}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Orrery'
    }
  }, [title])
  const { Board } = ui
  return (
    <div className="table-page" style={{ '--drawer-w': pinned ? '326px' : '0px' } as React.CSSProperties}>
      <a
        className="skip-link btn"
        href="#question"
        onClick={(e) => {
          e.preventDefault()
          focusQuestion(document)
        }}
      >
        {w('table.skip')}
      </a>
      <TopBar
        compact
        title={w(ui.title)}
        tools={
          <button type="button" className="btn icon quiet" aria-expanded={shown} aria-label={w('table.drawer')} onClick={toggle}>
            <Sign name="log" size={20} />
          </button>
        }
      >
        {over && !ended ? (
          <button type="button" className="btn main end-again" onClick={() => setEnded(true)}>
            {w('end.show')}
          </button>
        ) : (
          <span className={`turn-note${yours ? ' yours' : ''}`}>
            {turn === undefined ? '' : w(yours ? ui.count.yours : ui.count.theirs, { turn })}
          </span>
        )}
        {scene.you < 0 && table.status === 'running' && (
          <span className="watching-note">
            <Sign name="eye" size={18} /> {w('table.watching')}
          </span>
        )}
      </TopBar>
      <HandOver table={table} ui={ui}>
        <main className="table-main">
          {scene.view !== null && past === null && <Board scene={scene} />}
          {past !== null && <Past scene={scene} ui={ui} at={past} onBack={() => setPast(null)} />}
          {shown && <Drawer scene={told} ui={ui} rule={rule} onRule={setRule} modal={!wide} onClose={toggle} onMoment={setPast} />}
        </main>
      </HandOver>
      <TakeBackOffer scene={scene} ui={ui} />
      <Away table={table} />
      {over && ended && <EndScreen table={table} ui={ui} onClose={() => setEnded(false)} />}
    </div>
  )
}
