/** Where the base was, once the game is over: a seat's own view stays what it was, and is completed by the open one of its last moment. */
import type { View } from '@orrery/rebellion/view'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../net/http.ts'

/** The view with the base's place. `seq`: the last decision of a table that is over, else null. */
export function useOpenBase(view: View, tableId: string, seq: number | null): View {
  const { data } = useQuery({
    queryKey: ['at', tableId, seq],
    queryFn: () => api.at(tableId, seq ?? 0),
    enabled: seq !== null && view.base < 0,
    staleTime: Infinity,
  })
  const base = (data?.view as View | undefined)?.base ?? -1
  return useMemo(() => (base < 0 ? view : { ...view, base }), [view, base])
}
