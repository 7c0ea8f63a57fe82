/** The server, for the `orrery` command and for benches. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config } from './config.ts'
import { GAMES } from './games/index.ts'
import { start, type Running } from './start.ts'
import { StartError } from './store/store.ts'

export { readConfig, type Config } from './config.ts'
export { StartError } from './store/store.ts'
export type { Running } from './start.ts'

/** Starts a server with all games and the built client. Throws StartError with one sentence for the host. */
export function startServer(config: Config): Promise<Running> {
  const web = fileURLToPath(new URL('../web', import.meta.url))
  return start(config, { games: GAMES, web: existsSync(`${web}/index.html`) ? web : null })
}

/** Serves until SIGTERM or SIGINT. Ends the process with the code of StartError when the start fails. */
export async function serve(config: () => Config): Promise<void> {
  let running: Running
  try {
    running = await startServer(config())
  } catch (e) {
    if (!(e instanceof StartError)) throw e
    process.stderr.write(`${e.message}\n`)
    process.exitCode = e.exitCode
    return process.exit()
  }
  let closing = false
  const stop = (): void => {
    if (closing) return
    closing = true
    running.close().then(
      () => process.exit(0),
      (e: unknown) => {
        process.stderr.write(`The server did not close cleanly: ${String(e)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`Orrery is open at ${running.url}${running.everywhere ? ' (and at every other address of this machine)' : ''}\n`)
}
