/** Words at the table. Muting is this device's own affair. */
import { useState, type FormEvent } from 'react'
import { usePrefs } from '../app/prefs.ts'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import { useLive, useLiveTable } from './live.tsx'
import { personName } from './seat-name.ts'

export function Chat() {
  const w = useWords()
  const live = useLiveTable()
  const lines = useLive((s) => s.chat)
  const { muted, set } = usePrefs()
  const [text, setText] = useState('')
  const send = async (e: FormEvent) => {
    e.preventDefault()
    if (text.trim() === '') return
    const said = await live.request({ t: 'chat', text: text.trim() })
    if (said.t === 'done') setText('')
  }
  const toggle = (name: string) => set({ muted: muted.includes(name) ? muted.filter((n) => n !== name) : [...muted, name] })
  return (
    <div className="chat">
      <ol aria-label={w('drawer.chat')} aria-live="polite">
        {lines.length === 0 && <li className="dim">{w('chat.empty')}</li>}
        {lines.map((l) => (
          <li key={l.n}>
            <b>{personName(l.name)}</b>
            <button
              type="button"
              className="mute"
              aria-label={w(muted.includes(l.name) ? 'chat.unmute' : 'chat.mute', { name: personName(l.name) })}
              onClick={() => toggle(l.name)}
            >
              <Sign name={muted.includes(l.name) ? 'soundOff' : 'mute'} size={14} />
            </button>
            <span>{muted.includes(l.name) ? w('chat.muted') : l.text}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={(e) => void send(e)}>
        <input
          className="field"
          value={text}
          maxLength={500}
          onChange={(e) => setText(e.target.value)}
          placeholder={w('chat.say')}
          aria-label={w('chat.say')}
        />
        <button type="submit" className="btn">
          {w('chat.send')}
        </button>
      </form>
    </div>
  )
}
