/** `orrery serve`: the server and the client. */
import { readConfig, serve as serveTables } from '@orrery/server'
import { Args } from '../args.ts'

/** Comes back when the server has started or could not; the process then lives until it is told to stop. */
export async function serve(argv: readonly string[]): Promise<number> {
  const args = new Args({ command: 'serve', takes: [], options: ['port', 'host', 'data'] }, argv)
  const given = Object.entries({ PORT: args.text('port'), HOST: args.text('host'), DATA_DIR: args.text('data') }).filter(([, v]) => v !== undefined)
  await serveTables(() => readConfig({ ...process.env, ...Object.fromEntries(given) }))
  return 0
}
