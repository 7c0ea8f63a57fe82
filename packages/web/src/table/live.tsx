/** The table that the parts of a page talk to. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Starting } from '../app/Starting.tsx'
import { LiveTable, type Live } from '../net/live.ts'

const LiveContext = createContext<LiveTable | null>(null)

/** The page's table. Throws outside a table page. */
export function useLiveTable(): LiveTable {
  const live = useContext(LiveContext)
  if (live === null) throw new Error('no table on this page')
  return live
}

export function useLive<T>(pick: (s: Live) => T): T {
  return useStore(useLiveTable().store, pick)
}

/** Connects to a table for as long as the page shows it. */
export function WithTable({ id, children }: { id: string; children: ReactNode }) {
  const [live, setLive] = useState<LiveTable | null>(null)
  useEffect(() => {
    const table = new LiveTable(id)
    setLive(table)
    return () => table.close()
  }, [id])
  return live === null ? <Starting /> : <LiveContext value={live}>{children}</LiveContext>
}
