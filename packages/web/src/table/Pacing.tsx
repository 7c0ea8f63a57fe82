/** How fast others' moves are shown: the switch, and the button that skips them. */
import type { TableState } from '@orrery/protocol'
import { usePrefs } from '../app/prefs.ts'
import { useMedia } from '../app/use-media.ts'
import { Sign } from '../art/Signs.tsx'
import { isMachine } from '../net/live.ts'
import { useWords } from '../words/index.ts'
import { useLive, useLiveTable } from './live.tsx'
import { PACES } from './playback.ts'

/** Seen while others' moves are still being shown, or the machine plays. A part of the game's bar, so that it lies over nothing. */
export function SkipToMine({ table }: { table: TableState }) {
  const w = useWords()
  const live = useLiveTable()
  const behind = useLive((s) => s.behind > 0)
  const watching = useLive((s) => s.seats.length === 0)
  const machine = useLive((s) => s.open?.asks.length === 0 && s.open.waiting.some(({ seat }) => isMachine(table, seat)))
  const instant = usePrefs((s) => s.pace === 'instant')
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const shown = !instant && !calm && table.status === 'running' && (behind || (machine && !watching))
  if (!shown) return null
  return (
    <button type="button" className="btn skip-turn" onClick={() => live.skip()}>
      <Sign name="play" size={16} /> {w(watching ? 'pace.catchUp' : 'pace.skip')}
    </button>
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
