/** The table that the parts of a page talk to. */
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Live, LiveTable } from '../net/live.ts'

export const LiveContext = createContext<LiveTable | null>(null)

/** The page's table. Throws outside a table page. */
export function useLiveTable(): LiveTable {
  const live = useContext(LiveContext)
  if (live === null) throw new Error('no table on this page')
  return live
}

export function useLive<T>(pick: (s: Live) => T): T {
  return useStore(useLiveTable().store, pick)
}
