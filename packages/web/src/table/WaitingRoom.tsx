/** Before the start: who sits where, the link for a friend, take a seat, leave. */
import type { TableState } from '@orrery/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CopyLink } from '../app/CopyLink.tsx'
import { TopBar } from '../app/TopBar.tsx'
import { api } from '../net/http.ts'
import { useWords } from '../words/index.ts'
import { wordOf } from '../words/wrong.ts'
import type { GameUi } from './game-ui.ts'
import { useLive, useLiveTable } from './live.tsx'
import { personName } from './seat-name.ts'

export function WaitingRoom({ table, ui }: { table: TableState; ui: GameUi }) {
  const w = useWords()
  const live = useLiveTable()
  const [, go] = useLocation()
  const own = useLive((s) => s.seats)
  const [problem, setProblem] = useState<string | null>(null)
  const link = `${location.origin}/t/${table.id}`
  const join = async (seat: number) => {
    const error = await api.join(table.id, seat).catch((e: unknown) => e)
    setProblem(error instanceof Error ? w(wordOf(error)) : null)
  }
  const leave = async () => {
    await live.request({ t: 'leave' })
    go('/')
  }
  return (
    <>
      <TopBar title={w(ui.title)} />
      <main className="plain-page waiting-room">
        <h1>{w(own.length > 0 ? 'waiting.title' : 'waiting.join')}</h1>
        <ul className="seats">
          {table.seats.map((s) => (
            <li key={s.seat}>
              <ui.SideName side={s.side} />
              {s.kind === 'open' ? (
                own.length === 0 ? (
                  <button type="button" className="btn main" onClick={() => void join(s.seat)}>
                    {w('waiting.sit')}
                  </button>
                ) : (
                  <span className="dim">{w('waiting.open')}</span>
                )
              ) : (
                <b>{own.includes(s.seat) ? w('waiting.you', { name: personName(s.name) }) : personName(s.name)}</b>
              )}
            </li>
          ))}
        </ul>
        <ul className="variants-agreed">
          {ui.variants(table.options).map(({ word, is }) => (
            <li key={word}>{is === undefined ? w(word) : `${w(word)}: ${is}`}</li>
          ))}
        </ul>
        {problem !== null && <p className="notice warn">{problem}</p>}
        {own.length > 0 && (
          <div className="invite">
            <p>{w('waiting.invite')}</p>
            <input className="field" readOnly value={link} aria-label={w('waiting.link')} onFocus={(e) => e.target.select()} />
            <div className="row-gap">
              <CopyLink link={link} label={w('waiting.copy')} main />
              <button type="button" className="btn" onClick={() => void leave()}>
                {w('waiting.leave')}
              </button>
            </div>
          </div>
        )}
      </main>
    </>
  )
}
