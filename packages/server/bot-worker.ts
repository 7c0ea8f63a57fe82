/** A thread that thinks for bots. */
import { decide, level, type Level } from '@orrery/bots'
import type { Base } from '@orrery/kernel'
import { GAMES } from './games.ts'

export interface BotTask {
  readonly game: string
  /** The checkpoint as JSON. */
  readonly checkpoint: string
  readonly prefix: readonly number[]
  readonly seat: number
  readonly level: Level
  readonly seed: string
}

/** The key of the answer. Throws when the game is unknown or the seat is not asked. */
export default function choose({ game, checkpoint, level: name, ...rest }: BotTask): string {
  const hosted = GAMES.get(game)
  if (hosted === undefined) throw new RangeError(`there is no game "${game}"`)
  return decide(hosted.game, { ...rest, ...level(name), checkpoint: JSON.parse(checkpoint) as Base, now: () => performance.now() })
}
