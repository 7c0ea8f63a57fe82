/** `orrery rules`: the rulebook's statements, and which of them a passing test shows. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Args } from '../args.ts'
import { jsonIn, repository } from '../files.ts'
import { gameOf } from '../games.ts'
import { UsageError, type Io } from '../io.ts'

interface Result {
  readonly name: string
  readonly state: string
}

/** A test run's results as `scripts/plain-reporter.mjs` writes them. Throws UsageError when the file holds something else. */
function resultsOf(file: string): Result[] {
  const raw = jsonIn(file)
  const fits = (x: unknown): x is Result =>
    typeof x === 'object' && x !== null && typeof (x as Result).name === 'string' && typeof (x as Result).state === 'string'
  if (Array.isArray(raw) && raw.every(fits)) return raw
  throw new UsageError(`${file}: it holds no test results; ORRERY_RESULTS=${file} npx vitest run packages/games writes them.`)
}

/** Time of the newest file below a folder, Unix milliseconds. */
function newest(dir: string): number {
  let last = 0
  for (const e of readdirSync(dir, { withFileTypes: true })) {
    if (e.name === 'node_modules') continue
    const path = join(dir, e.name)
    last = Math.max(last, e.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return last
}

/** Results that are newer than the game and the kernel, kept from the last time or made by running the game's tests. */
function freshResults(root: string, folder: string, id: string, io: Io): Result[] {
  const dir = join(root, 'node_modules/.cache/orrery')
  const kept = join(dir, `results-${id}.json`)
  const sources = Math.max(newest(join(root, folder)), newest(join(root, 'packages/kernel')))
  if (existsSync(kept) && statSync(kept).mtimeMs > sources) return resultsOf(kept)
  io.err(`Running the tests of ${folder} …\n`)
  mkdirSync(dir, { recursive: true })
  const made = join(dir, `results-${id}-${process.pid}.json`)
  const done = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ORRERY_RESULTS: made },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!existsSync(made)) throw new Error(`the tests of ${folder} did not run: ${done.error?.message ?? done.stderr.trim().split('\n').at(-1) ?? ''}`)
  if (done.status !== 0) io.err(`Not all tests of ${folder} pass; what a failing one shows does not count.\n`)
  renameSync(made, kept)
  const results = resultsOf(kept)
  // Failures are not kept: the next run should look again.
  if (done.status !== 0) rmSync(kept)
  return results
}

/** Ids in square brackets in the names of passing tests. */
export function idsShown(results: readonly Result[]): Set<string> {
  const passing = results.filter((r) => r.state === 'passed')
  return new Set(passing.flatMap((r) => [...r.name.matchAll(/\[([\w./-]+)\]/g)].map((m) => m[1] ?? '')))
}

export function rules(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'rules', takes: ['GAME'], options: ['results'], flags: ['untested', 'json'] }, argv)
  const id = args.at(0)
  const { desk } = gameOf(id)
  const given = args.text('results')
  const root = repository()
  if (given === undefined && root === null)
    args.fail('which statements are tested is known in the repository alone; run it there or hand in --results FILE')
  const shown = idsShown(given !== undefined ? resultsOf(given) : freshResults(root ?? '', desk.tests, id, io))
  const testable = desk.rules.filter((r) => r.testable)
  const untested = testable.filter((r) => !shown.has(r.id)).map((r) => r.id)
  const sum = { statements: desk.rules.length, testable: testable.length, tested: testable.length - untested.length, untested }
  if (args.flag('json')) io.out(`${JSON.stringify(sum)}\n`)
  else io.out(words(args, sum, (rule) => desk.rule(rule), shown, desk.rules))
  return 0
}

interface Sum {
  readonly statements: number
  readonly testable: number
  readonly tested: number
  readonly untested: readonly string[]
}

function words(
  args: Args,
  sum: Sum,
  say: (id: string) => string,
  shown: ReadonlySet<string>,
  all: readonly { id: string; testable: boolean }[],
): string {
  const head = `${sum.statements} statements, ${sum.testable} can be tested, ${sum.tested} are tested, ${sum.untested.length} are not\n`
  const mark = (r: { id: string; testable: boolean }): string => (shown.has(r.id) ? 'tested  ' : r.testable ? 'UNTESTED' : 'physical')
  const rows = args.flag('untested') ? all.filter((r) => sum.untested.includes(r.id)) : all
  return head + rows.map((r) => `${mark(r)}  ${r.id}  ${say(r.id)}\n`).join('')
}
