/** A thread that thinks for bots. */
import { decide, level, type Level } from '@orrery/bots'
import type { Base } from '@orrery/kernel'
import { GAMES } from './games/index.ts'

export interface BotTask {
  readonly game: string
  /** The checkpoint as JSON. */
  readonly checkpoint: string
  readonly prefix: readonly number[]
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** Part of the level's time that may be used, 0 to 1: less when the host wants it so or many bots wait for a thread. */
  readonly share: number
}

/** The key of the answer. Throws when the game is unknown or the seat is not asked. */
export default function choose({ game, checkpoint, level: name, share, ...rest }: BotTask): string {
  const hosted = GAMES.get(game)
  if (hosted === undefined) throw new RangeError(`there is no game "${game}"`)
  return decide(hosted.game, { ...rest, ...level(name, share), checkpoint: JSON.parse(checkpoint) as Base, now: () => performance.now() })
}
