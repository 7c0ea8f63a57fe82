/** The measurements: `npm run bench [-- --json] [-- --load] [-- --write] [-- --only ID] [-- --strength [--games N]]`. Bundled and started by scripts/bench.mjs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { holds, lineText, type Line } from './lines.ts'
import { load } from './load/run.ts'
import { browser } from './measure/browser.ts'
import { durable } from './measure/durable.ts'
import { startTime } from './measure/first-page.ts'
import { games, past, tables } from './measure/game.ts'
import { connectFour } from './measure/kernel.ts'
import { memory } from './measure/memory.ts'
import { STRENGTH } from './measure/strength.ts'
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
  browser: () => browser(root, say),
}

/** Games of each measurement of strength: enough to tell a half from three quarters. */
const GAMES = 40

/** What was asked for. Strength takes long: each of its lines is told as it comes. */
async function measure(only: string | undefined, none: boolean, games: number | null): Promise<Line[]> {
  const parts = games === null ? PARTS : STRENGTH
  if (only !== undefined && !Object.hasOwn(parts, only))
    throw new RangeError(`--only is "${only}", but it must be one of ${Object.keys(parts).join(', ')}`)
  const lines: Line[] = []
  const wanted = <T>(of: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(of).filter(([name]) => !none && (only === undefined || only === name))
  if (games === null) for (const [, part] of wanted(PARTS)) lines.push(...(await part()))
  else
    for (const [name, part] of wanted(STRENGTH)) {
      say(`strength: ${name}`)
      const line = part(games)
      lines.push(line)
      process.stderr.write(`${lineText(line)}\n`)
    }
  return lines
}

function gamesOf(text: string | undefined): number {
  const n = text === undefined ? GAMES : Number(text)
  if (!Number.isInteger(n) || n < 2 || n % 2 === 1) throw new RangeError(`--games is "${text}", but it must be an even number: sides are swapped`)
  return n
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      load: { type: 'boolean' },
      write: { type: 'boolean' },
      strength: { type: 'boolean' },
      only: { type: 'string' },
      games: { type: 'string' },
    },
    strict: true,
  })
  mkdirSync(folder, { recursive: true })
  const at = machine()
  const strong = values.strength === true ? gamesOf(values.games) : null
  if (strong !== null && (values.load === true || values.write === true)) throw new RangeError('--strength stands alone: it takes --games and --json')
  const lines = await measure(values.only, values.load === true && values.write !== true, strong)
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
