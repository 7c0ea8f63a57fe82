/** The drawer beside the table: log by turn, rulebook, chat. At its foot always the rule that matters now. */
import type { TableNote } from '@orrery/protocol'
import { Fragment, memo, useEffect, useRef, useState } from 'react'
import { Part } from '../app/Guard.tsx'
import { later } from '../app/later.tsx'
import { Sign } from '../art/Signs.tsx'
import { useWords, type WordId } from '../words/index.ts'
import { RulebookPane } from '../rulebook/RulebookPane.tsx'
import { Chat } from './Chat.tsx'
import type { GameUi, Scene } from './game-ui.ts'
import { useLive } from './live.tsx'
import { seatName } from './seat-name.ts'
import { useEnd } from './use-end.ts'

/** Needed seldom: not part of what a table begins with. */
const TableMenu = later(() => import('./TableMenu.tsx').then((m) => m.TableMenu))

type Tab = 'log' | 'rules' | 'chat' | 'more'
const TABS: readonly { readonly id: Tab; readonly word: WordId }[] = [
  { id: 'log', word: 'drawer.log' },
  { id: 'rules', word: 'drawer.rules' },
  { id: 'chat', word: 'drawer.chat' },
  { id: 'more', word: 'drawer.more' },
]
const SIGNS = { log: 'log', rules: 'book', chat: 'chat', more: 'settings' } as const

interface LineProps {
  readonly e: Scene['log'][number]['e']
  readonly scene: Scene
  readonly ui: GameUi
}

/** A line stays as it is while the table goes on: what happened does not change, only who is who may. */
const Line = memo(
  function Line({ e, scene, ui }: LineProps) {
    return <ui.LogLine e={e} scene={scene} />
  },
  (a, b) =>
    a.e === b.e &&
    a.ui === b.ui &&
    a.scene.you === b.scene.you &&
    a.scene.table.seats === b.scene.table.seats &&
    a.scene.openRule === b.scene.openRule,
)

/** One event: the heading of a turn, a line, or nothing. */
function Entry({ e, at, scene, ui, onMoment }: LineProps & { readonly at: number; readonly onMoment: ((at: number) => void) | undefined }) {
  const w = useWords()
  const heading = ui.heading(e)
  if (heading !== null) {
    const side = scene.table.seats[heading.seat]?.side ?? 'neutral'
    const name = heading.seat === scene.you ? w('log.you') : seatName(scene.table.seats, heading.seat)
    return (
      <li className={`log-turn side-${side}`}>
        <h3>{w('log.turn', { turn: heading.turn, name })}</h3>
      </li>
    )
  }
  if (!ui.told(e)) return null
  const line = <Line e={e} scene={scene} ui={ui} />
  return (
    <li className="log-line">
      {onMoment === undefined ? (
        line
      ) : (
        <button type="button" onClick={() => onMoment(at)}>
          {line}
        </button>
      )}
    </li>
  )
}

/** What happened beside the game: somebody resigned, a machine plays on. */
function Note({ note, scene }: { note: TableNote; scene: Scene }) {
  const w = useWords()
  return <li className="log-note">{w(`log.note.${note.t}`, { name: seatName(scene.table.seats, note.seat) })}</li>
}

/** The notes that belong between two lines: after what was told `from` decisions in, before the line after it. */
const notesIn = (scene: Scene, from: number, before: number): readonly TableNote[] => scene.table.notes.filter(({ at }) => at >= from && at < before)

export function LogPane({ scene, ui, onMoment }: { scene: Scene; ui: GameUi; onMoment?: (at: number) => void }) {
  const w = useWords()
  const end = useRef<HTMLLIElement>(null)
  useEnd(end, '.drawer-body', scene.log.length + scene.table.notes.length)
  return (
    <ol className="log" aria-label={w('drawer.log')} aria-live="polite" aria-relevant="additions">
      {scene.log.map(({ at, e }, i) => (
        <Fragment key={`${at}-${i}`}>
          <Entry e={e} at={at} scene={scene} ui={ui} onMoment={onMoment} />
          {notesIn(scene, at, scene.log[i + 1]?.at ?? Infinity).map((note, n) => (
            <Note key={n} note={note} scene={scene} />
          ))}
        </Fragment>
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  )
}

function RuleNow({ scene, ui }: { scene: Scene; ui: GameUi }) {
  const w = useWords()
  const id = ui.ruleNow(scene.open)
  if (id === null) return null
  return (
    <ui.WithRule id={id}>
      {({ text, title }) => (
        <aside className="rule-now" aria-label={w('drawer.ruleNow')}>
          <h3>
            <Sign name="book" size={16} /> {w('drawer.ruleNow')}
          </h3>
          <p>{text}</p>
          <button type="button" onClick={() => scene.openRule(id)}>
            {title} ›
          </button>
        </aside>
      )}
    </ui.WithRule>
  )
}

/** Memoised: it is drawn after the table, from what the table showed before (`useDeferredValue` of its page). */
export const Drawer = memo(function Drawer({
  scene,
  ui,
  rule,
  onRule,
  modal,
  onClose,
  onMoment,
}: {
  scene: Scene
  ui: GameUi
  rule: string | null
  onRule: (id: string | null) => void
  modal: boolean
  onClose: () => void
  onMoment?: (at: number) => void
}) {
  const w = useWords()
  const [tab, setTab] = useState<Tab>(rule === null ? 'log' : 'rules')
  const chat = useLive((s) => s.chat.length)
  const [read, setRead] = useState(chat)
  useEffect(() => {
    if (rule !== null) setTab('rules')
  }, [rule])
  useEffect(() => {
    if (tab === 'chat') setRead(chat)
  }, [tab, chat])
  return (
    <aside className={`drawer${modal ? ' modal' : ''}`} aria-label={w('table.drawer')}>
      <div className="tabs" role="tablist">
        {TABS.map((t) => (
          <button key={t.id} type="button" role="tab" aria-selected={tab === t.id} aria-label={w(t.word)} onClick={() => setTab(t.id)}>
            <Sign name={SIGNS[t.id]} size={18} />
            {tab === t.id && <span>{w(t.word)}</span>}
            {t.id === 'chat' && chat > read && <i className="unread">{chat - read}</i>}
          </button>
        ))}
        {modal && (
          <button type="button" className="btn icon quiet" aria-label={w('app.close')} onClick={onClose}>
            <Sign name="close" size={20} />
          </button>
        )}
      </div>
      <div className="drawer-body" role="tabpanel" aria-label={w(TABS.find((t) => t.id === tab)?.word ?? 'drawer.log')}>
        {tab === 'log' && <LogPane scene={scene} ui={ui} onMoment={onMoment} />}
        {tab === 'rules' && <ui.WithRulebook>{(book) => <RulebookPane book={book} rule={rule} onRule={onRule} />}</ui.WithRulebook>}
        {tab === 'chat' && <Chat />}
        {tab === 'more' && (
          <Part>
            <TableMenu scene={scene} ui={ui} />
          </Part>
        )}
      </div>
      {tab !== 'rules' && <RuleNow scene={scene} ui={ui} />}
    </aside>
  )
})
