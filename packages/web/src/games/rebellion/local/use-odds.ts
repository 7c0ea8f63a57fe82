/** The chances of a battle from what everybody sees, counted in a worker. */
import type { BattleOdds, BattleSetup } from '@orrery/rebellion/odds'
import { useEffect, useRef, useState } from 'react'

interface Known {
  readonly key: string
  readonly odds: BattleOdds
}

interface Counter {
  /** Counts this battle next; what waited before it is not wanted any more. */
  count(key: string): void
  end(): void
}

/** One thread for all looks at a fight: to start one takes as long as to count. */
function counter(told: (known: Known) => void): Counter {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' })
  let counted: string | null = null
  let next: string | null = null
  const start = (key: string) => {
    counted = key
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ setup: JSON.parse(key) as BattleSetup })
  }
  const goOn = () => {
    counted = null
    if (next !== null) start(next)
    next = null
  }
  worker.addEventListener('message', (e: MessageEvent<{ odds: BattleOdds }>) => {
    if (counted !== null) told({ key: counted, odds: e.data.odds })
    goOn()
  })
  // What cannot be counted has no odds; the next battle has.
  worker.addEventListener('error', goOn)
  return {
    count: (key) => {
      if (counted === null) start(key)
      else next = key
    },
    end: () => worker.terminate(),
  }
}

/** Chances of the battle; null while they are counted, or when there is none. */
export function useBattleOdds(setup: BattleSetup | null): BattleOdds | null {
  const key = setup === null ? '' : JSON.stringify(setup)
  const [known, setKnown] = useState<Known | null>(null)
  const thread = useRef<Counter>(null)
  useEffect(
    () => () => {
      thread.current?.end()
      thread.current = null
    },
    [],
  )
  useEffect(() => {
    if (key === '') return
    thread.current ??= counter(setKnown)
    thread.current.count(key)
  }, [key])
  return known?.key === key ? known.odds : null
}
