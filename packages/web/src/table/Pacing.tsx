/** How fast others' moves are shown: the switch, and the button that skips them. */
import type { TableState } from '@orrery/protocol'
import { useLayoutEffect, useState } from 'react'
import { usePrefs } from '../app/prefs.ts'
import { useMedia } from '../app/use-media.ts'
import { Sign } from '../art/Signs.tsx'
import { isMachine } from '../net/live.ts'
import { useWords } from '../words/index.ts'
import { useLive, useLiveTable } from './live.tsx'
import { PACES } from './playback.ts'

/** Px from which a bar is high, and how far from its foot the button's middle then lies. */
const HIGH = 120
const FOOT = 36

/** Where the waiting bar has room: at its right, half way up or, where it is high and narrow, below its words. Undefined where there is no bar, or on a phone, whose bar has no such room. */
function usePlace(shown: boolean, rev: number): React.CSSProperties | undefined {
  const narrow = useMedia('(max-width: 719px)')
  const [place, setPlace] = useState<React.CSSProperties>()
  useLayoutEffect(() => {
    const bar = document.querySelector('.bar')
    if (!shown || narrow || bar === null) return setPlace(undefined)
    const find = () => {
      const { top, right, bottom, height } = bar.getBoundingClientRect()
      setPlace({ top: height > HIGH ? bottom - FOOT : top + height / 2, right: innerWidth - right + 14, left: 'auto', translate: '0 -50%' })
    }
    const seen = new ResizeObserver(find)
    seen.observe(bar)
    window.addEventListener('resize', find)
    window.addEventListener('scroll', find, { capture: true, passive: true })
    return () => {
      seen.disconnect()
      window.removeEventListener('resize', find)
      window.removeEventListener('scroll', find, { capture: true })
    }
  }, [shown, narrow, rev])
  return place
}

/** Seen while others' moves are still being shown, or the machine plays. */
export function SkipToMine({ table }: { table: TableState }) {
  const w = useWords()
  const live = useLiveTable()
  const behind = useLive((s) => s.behind > 0)
  const watching = useLive((s) => s.seats.length === 0)
  const machine = useLive((s) => s.open?.asks.length === 0 && s.open.waiting.some(({ seat }) => isMachine(table, seat)))
  const instant = usePrefs((s) => s.pace === 'instant')
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const shown = !instant && !calm && table.status === 'running' && (behind || (machine && !watching))
  // The bar may come after the table has been heard of.
  const place = usePlace(
    shown,
    useLive((s) => s.open?.rev ?? 0),
  )
  if (!shown) return null
  return (
    <div className="skip-turn" style={place}>
      <button type="button" className="btn" onClick={() => live.skip()}>
        <Sign name="play" size={16} /> {w(watching ? 'pace.catchUp' : 'pace.skip')}
      </button>
    </div>
  )
}

export function PaceChoice() {
  const w = useWords()
  const { pace, set } = usePrefs()
  return (
    <div className="seg" role="radiogroup" aria-label={w('pace.title')}>
      {PACES.map((p) => (
        <label key={p}>
          <input type="radio" name="pace" checked={pace === p} onChange={() => set({ pace: p })} />
          {w(`pace.${p}`)}
        </label>
      ))}
    </div>
  )
}
