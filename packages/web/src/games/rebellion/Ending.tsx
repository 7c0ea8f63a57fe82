/** How the game was won, as the end of the log tells it. */
import type { WireEvent } from '@orrery/protocol'
import type { Told } from '@orrery/rebellion/events'
import { useGameWords } from './words/index.ts'

export function Ending({ log }: { log: readonly WireEvent[] }) {
  const g = useGameWords()
  const end = log.map(({ e }) => e as Told).findLast((e) => e.t === 'end')
  return end?.t === 'end' ? <>{g(`reb.ended.${end.why}`)}</> : null
}
