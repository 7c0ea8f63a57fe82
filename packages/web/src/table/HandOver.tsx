/**
 * Two people on one device: the table is covered until the one whose turn it is says that he has it in hand; nothing of it can
 * be seen, focused or read meanwhile. Who holds the device is known only as long as the page stays: every load begins covered.
 */
import type { TableState } from '@orrery/protocol'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '../app/Dialog.tsx'
import { Mark } from '../art/Mark.tsx'
import { useWords } from '../words/index.ts'
import type { GameUi } from './game-ui.ts'
import { useLive } from './live.tsx'
import { sideWord } from './seat-name.ts'

/** The seat through whose eyes a game's view is drawn. */
export const eyesOf = (view: unknown): number | null => (view as { you?: number } | null)?.you ?? null

export function HandOver({ table, ui, children }: { table: TableState; ui: GameUi; children: ReactNode }) {
  const w = useWords()
  const shared = useLive((s) => s.seats.length > 1) && table.status === 'running'
  // While others decide the table is still shown as one of the two sees it.
  const next = useLive((s) => s.open?.asks[0]?.seat ?? eyesOf(s.view))
  const [holder, setHolder] = useState<number | null>(null)
  const [begun, setBegun] = useState(false)
  const covered = shared && holder !== next
  useEffect(() => {
    // From now on the device may be in anybody's hand, even if the question goes back to the one who had it.
    if (covered) setHolder(null)
  }, [covered])
  useEffect(() => {
    // A browser may keep the page as it is and show it again to whoever goes back.
    const leave = () => flushSync(() => setHolder(null))
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  const take = () => {
    setHolder(next)
    setBegun(true)
  }
  const side = table.seats[next ?? -1]?.side
  return (
    <>
      {/* What one has chosen, opened or looked up is gone when the other has the device. */}
      {(!covered || begun) && <Fragment key={shared ? next : -1}>{children}</Fragment>}
      {covered && side !== undefined && (
        <Dialog label={`${w('handOver.title')} ${sideWord(side)}`} cover="hand-over" sheet={false}>
          <Mark size={64} />
          <h2>
            {w('handOver.title')} <ui.SideName side={side} />
          </h2>
          <p>{w('handOver.why')}</p>
          <button type="button" className="btn main" onClick={take}>
            {w('handOver.ready')} <ui.SideName side={side} />
          </button>
        </Dialog>
      )}
    </>
  )
}
