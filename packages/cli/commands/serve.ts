/** `orrery serve`: the server and the client. */
import { readConfig, serve as serveTables } from '@orrery/server'
import { Args } from '../args.ts'

/** Comes back when the server has started or could not; the process then lives until it is told to stop. */
export async function serve(argv: readonly string[]): Promise<number> {
  const args = new Args({ command: 'serve', takes: [], options: ['port', 'host', 'data'] }, argv)
  const port = args.text('port')
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    return args.fail(`--port is "${port}", but it must be a whole number from 0 to 65535`)
  const given = Object.entries({ PORT: port, HOST: args.text('host'), DATA_DIR: args.text('data') }).filter(([, v]) => v !== undefined)
  await serveTables(() => readConfig({ ...process.env, ...Object.fromEntries(given) }))
  return 0
}
