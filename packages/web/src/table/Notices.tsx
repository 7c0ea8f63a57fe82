/** Errors and lost connections: told, and healed by themselves. */
import { useEffect, useState } from 'react'
import { Sign } from '../art/Signs.tsx'
import { useWords } from '../words/index.ts'
import { wordOfCode } from '../words/wrong.ts'
import { useLive } from './live.tsx'

export function Notices() {
  const w = useWords()
  const status = useLive((s) => s.status)
  const refused = useLive((s) => s.refused)
  const slow = useLive((s) => s.slow)
  const notice = useLive((s) => s.table?.notice ?? null)
  const [read, setRead] = useState(false)
  const [toast, setToast] = useState<string | null>(null)
  useEffect(() => {
    // A request that was cut off: the lost connection is told by itself.
    if (refused === null || refused.code === 'lost') return
    setToast(w(wordOfCode(refused.code)))
    const timer = setTimeout(() => setToast(null), 5_000)
    return () => clearTimeout(timer)
  }, [refused, w])
  return (
    <div className="notices" aria-live="assertive">
      {status === 'lost' && (
        <p className="notice warn">
          <Sign name="warning" size={18} /> {w('net.lost')}
        </p>
      )}
      {slow && status === 'live' && <p className="notice">{w('net.slow')}</p>}
      {status === 'reload' && (
        <p className="notice">
          {w('net.reload')}
          <button type="button" className="btn main" onClick={() => location.reload()}>
            {w('net.reloadNow')}
          </button>
        </p>
      )}
      {notice !== null && !read && (
        <p className="notice">
          {w('net.rulesChanged')}
          <button type="button" className="btn quiet" onClick={() => setRead(true)}>
            {w('app.close')}
          </button>
        </p>
      )}
      {toast !== null && <p className="notice warn">{toast}</p>}
    </div>
  )
}
