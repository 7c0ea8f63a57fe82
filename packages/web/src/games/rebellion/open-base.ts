/** Where the base was, once the game is over: a seat's own view stays what it was, and is completed by the open one of its last moment. */
import type { View } from '@orrery/rebellion/view'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../net/http.ts'

/** The base's system at this decision of a finished table; -1 while it is not known. `seq` null: nothing is asked. */
export function useBaseAt(tableId: string, seq: number | null): number {
  const { data } = useQuery({ queryKey: ['at', tableId, seq], queryFn: () => api.at(tableId, seq ?? 0), enabled: seq !== null, staleTime: Infinity })
  return (data?.view as View | undefined)?.base ?? -1
}

/** The view with the base's place, if it is over. */
export function useOpenBase(view: View, tableId: string, seq: number | null): View {
  const base = useBaseAt(tableId, view.base < 0 ? seq : null)
  return useMemo(() => (base < 0 ? view : { ...view, base }), [view, base])
}
