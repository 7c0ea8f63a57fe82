/** Who thinks for bots. */
import { Piscina } from 'piscina'
import type { BotLevel } from '@orrery/protocol'
import type { BotTask } from './bot-worker.ts'
import { workerFile } from './workers.ts'

export interface BotInput {
  /** The table's checkpoint and the option indexes of the answers since. */
  readonly checkpoint: unknown
  readonly prefix: readonly number[]
  readonly seat: number
  readonly level: BotLevel
  /** Same input and seed, same answer (but for levels that think by time). */
  readonly seed: string
}

export interface BotRunner {
  /** The key of the answer that the seat's bot chooses. */
  choose(game: string, input: BotInput): Promise<string>
  close(): Promise<void>
}

/** Longer than the strongest level may think: a thread that still works then is ended. */
const RUNAWAY_MS = 8_000

/**
 * Bots in worker threads. They start when the first bot has to think, and end after a while without work. They use
 * `timePercent` of the time that their level may think.
 */
export async function pooledBots(threads: number, timePercent: number): Promise<BotRunner> {
  const filename = await workerFile('bot-worker')
  let pool: Piscina<BotTask, string> | null = null
  const open = () =>
    new Piscina<BotTask, string>({
      filename,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
  return {
    choose: (game, { checkpoint, ...rest }) => {
      pool ??= open()
      const ahead = pool.queueSize / threads
      const signal = AbortSignal.timeout(RUNAWAY_MS * (1 + ahead))
      // A text is handed to a thread ten times faster than an object.
      return pool.run({ game, checkpoint: JSON.stringify(checkpoint), share: timePercent / 100 / (1 + ahead), ...rest }, { signal })
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
