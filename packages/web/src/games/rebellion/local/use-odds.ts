/** The chances of a battle from what everybody sees, counted in a worker. */
import type { BattleOdds, BattleSetup } from '@orrery/rebellion/odds'
import { useEffect, useState } from 'react'

/** Chances of the battle; null while they are counted, or when there is none. */
export function useBattleOdds(setup: BattleSetup | null): BattleOdds | null {
  const key = setup === null ? '' : JSON.stringify(setup)
  const [known, setKnown] = useState<{ key: string; odds: BattleOdds } | null>(null)
  useEffect(() => {
    if (key === '') return
    const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (e: MessageEvent<{ odds: BattleOdds }>) => setKnown({ key, odds: e.data.odds }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ setup: JSON.parse(key) as BattleSetup })
    return () => worker.terminate()
  }, [key])
  return known?.key === key ? known.odds : null
}
