/** The measurements: `npm run bench [-- --json] [-- --load] [-- --write] [-- --only ID]`. Bundled and started by scripts/bench.mjs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { holds, lineText, type Line } from './lines.ts'
import { load } from './load/run.ts'
import { durable } from './measure/durable.ts'
import { startTime } from './measure/first-page.ts'
import { games, past, tables } from './measure/game.ts'
import { connectFour } from './measure/kernel.ts'
import { memory } from './measure/memory.ts'
import { DECKBUILDING, odds, REBELLION } from './measure/subjects.ts'
import { machine, writeResults } from './results.ts'

const root = process.env['ORRERY_ROOT'] ?? process.cwd()
const folder = join(root, 'node_modules/.cache/orrery/bench')

const say = (what: string): void => void process.stderr.write(`measuring: ${what} …\n`)

const PARTS: Readonly<Record<string, () => Line[] | Promise<Line[]>>> = {
  'connect-four': () => connectFour(say),
  games: () => [...games(DECKBUILDING, say), ...games(REBELLION, say)],
  tables: () => [...tables(DECKBUILDING, say), ...tables(REBELLION, say)],
  past: () => [...past(DECKBUILDING, say), ...past(REBELLION, say)],
  memory: () => [...memory(DECKBUILDING, say), ...memory(REBELLION, say)],
  odds,
  durable: () => durable(folder, say),
  start: () => startTime(root, folder, say),
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, load: { type: 'boolean' }, write: { type: 'boolean' }, only: { type: 'string' } },
    strict: true,
  })
  const { only } = values
  if (only !== undefined && !Object.hasOwn(PARTS, only))
    throw new RangeError(`--only is "${only}", but it must be one of ${Object.keys(PARTS).join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const at = machine()
  const lines: Line[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (values.load === true ? values.write !== true : only !== undefined && only !== name) continue
    lines.push(...(await part()))
  }
  const loads = values.load === true ? await load(root, folder, say) : null
  if (values.json === true)
    process.stdout.write(`${JSON.stringify({ ...at, lines: lines.map((l) => ({ ...l, met: holds(l) })), ...(loads !== null && { load: loads }) })}\n`)
  else
    process.stdout.write(
      [`${at.date}, ${at.cpu}, ${at.cores} cores, load average ${at.busy}, Node ${at.node}`, ...lines.map(lineText), ...(loads?.text ?? []), ''].join(
        '\n',
      ),
    )
  if (values.write === true) writeResults(join(root, 'bench'), at, lines, loads)
  return 0
}

try {
  process.exit(await main())
} catch (e) {
  process.stderr.write(`bench: ${e instanceof Error ? e.message : String(e)}\n`)
  process.exit(e instanceof RangeError || (e as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true ? 2 : 1)
}
