/** The program: `dist/cli/orrery.mjs`. As a worker thread it plays the parts of an arena. */
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { playPart, type ArenaTask } from './commands/arena.ts'
import type { Io } from './io.ts'
import { orrery } from './orrery.ts'

const now = (): number => performance.now()

function playParts(task: ArenaTask): void {
  parentPort?.on('message', ({ first, games }: { first: number; games: number }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(playPart(task, first, games))
  })
}

async function main(): Promise<void> {
  // Whoever reads only the first lines (`| head`) has got what he wanted.
  process.stdout.on('error', (e: NodeJS.ErrnoException) => process.exit(e.code === 'EPIPE' ? 0 : 1))
  const io: Io = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    // Opened only by the command that reads it.
    get input() {
      return process.stdin
    },
    program: fileURLToPath(import.meta.url),
    now,
  }
  try {
    process.exitCode = await orrery(process.argv.slice(2), io)
  } catch (e) {
    process.stderr.write(`orrery: ${e instanceof Error ? e.message : String(e)}\n`)
    process.exitCode = 1
  }
}

if (isMainThread) await main()
else playParts(workerData as ArenaTask)
