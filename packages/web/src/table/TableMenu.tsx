/** What is needed seldom: invite watchers, resign, report a problem, fair dice, keys. */
import type { TableState } from '@orrery/protocol'
import { useState, type FormEvent } from 'react'
import { Switches } from '../app/TopBar.tsx'
import { Sign } from '../art/Signs.tsx'
import { api } from '../net/http.ts'
import { useWords } from '../words/index.ts'
import type { GameUi, Scene } from './game-ui.ts'
import { PaceChoice } from './Pacing.tsx'
import { useLive } from './live.tsx'
import { plainName } from './seat-name.ts'

function Report({ scene }: { scene: Scene }) {
  const w = useWords()
  const [words, setWords] = useState('')
  const [file, setFile] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const send = async (e: FormEvent) => {
    e.preventDefault()
    const saved = await api.report(scene.table.id, words.trim()).catch(() => null)
    setFailed(saved === null)
    if (saved !== null) setFile(URL.createObjectURL(new Blob([JSON.stringify(saved, null, 2)], { type: 'application/json' })))
  }
  return (
    <form className="report" onSubmit={(e) => void send(e)}>
      <label htmlFor="report-words">{w('report.what')}</label>
      <textarea id="report-words" className="field" rows={3} required maxLength={2000} value={words} onChange={(e) => setWords(e.target.value)} />
      <button type="submit" className="btn" disabled={words.trim() === ''}>
        <Sign name="flag" size={18} /> {w('report.send')}
      </button>
      {failed && <p className="notice warn">{w('report.failed')}</p>}
      {file !== null && (
        <p role="status">
          {w('report.saved')}{' '}
          <a href={file} download={`orrery-report-${scene.table.id}.json`}>
            {w('report.download')}
          </a>
        </p>
      )}
    </form>
  )
}

/** A file holds all that is hidden: of a running game only the one who plays alone gets it. */
const mayBeFile = (table: TableState, own: readonly number[]): boolean =>
  table.status === 'over' || (own.length > 0 && table.seats.every((s) => s.kind === 'bot' || own.includes(s.seat)))

export function TableMenu({ scene, ui }: { scene: Scene; ui: GameUi }) {
  const w = useWords()
  const [sure, setSure] = useState(false)
  const { table } = scene
  const own = useLive((s) => s.seats)
  return (
    <div className="table-menu">
      <section className="switches menu-switches">
        <Switches />
      </section>
      <section>
        <h3>{w('pace.title')}</h3>
        <PaceChoice />
      </section>
      <section>
        <h3>{w('menu.seats')}</h3>
        <ul>
          {table.seats.map((s) => (
            <li key={s.seat}>
              <ui.SideName side={s.side} /> {plainName(s)}{' '}
              {s.kind === 'person' && <small className="dim">{w(s.stoodIn ? 'seat.bot' : s.online ? 'seat.here' : 'seat.away')}</small>}
            </li>
          ))}
        </ul>
        <p className="dim">{w('menu.spectators', { n: table.spectators })}</p>
      </section>
      {scene.resign !== undefined && table.status === 'running' && (
        <section>
          {sure ? (
            <div className="row-gap">
              <button type="button" className="btn" onClick={() => setSure(false)}>
                {w('app.cancel')}
              </button>
              <button type="button" className="btn" onClick={scene.resign}>
                <Sign name="flag" size={18} /> {w('menu.resignSure')}
              </button>
            </div>
          ) : (
            <button type="button" className="btn" onClick={() => setSure(true)}>
              <Sign name="flag" size={18} /> {w('menu.resign')}
            </button>
          )}
        </section>
      )}
      <section>
        <h3>{w('menu.report')}</h3>
        <Report scene={scene} />
      </section>
      <section>
        <h3>{w('menu.keys')}</h3>
        <p className="dim">{w(ui.keys)}</p>
      </section>
      <section>
        <h3>{w('menu.fair')}</h3>
        <p className="dim">{w('menu.fairText')}</p>
        <code className="hash">{table.commitment}</code>
        {table.secret !== null && <code className="hash">{table.secret}</code>}
      </section>
      <section>
        {mayBeFile(table, own) ? (
          <>
            <a href={`/api/tables/${table.id}/file`} download={`orrery-${table.id}.json`}>
              {w('end.file')}
            </a>
            {table.status !== 'over' && <p className="dim">{w('menu.fileOpen')}</p>}
          </>
        ) : (
          <p className="dim">{w('menu.fileLater')}</p>
        )}
      </section>
    </div>
  )
}
