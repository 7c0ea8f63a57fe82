/** `orrery bench`: the measurements of bench/, which stand in the repository alone. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Args } from '../args.ts'
import { repository } from '../files.ts'

export function bench(argv: readonly string[]): number {
  const args = new Args({ command: 'bench', takes: [], flags: ['json'] }, argv)
  const root = repository()
  if (root === null) return args.fail('the measurements need the repository; run it there')
  const done = spawnSync(process.execPath, [join(root, 'scripts/bench.mjs'), ...(args.flag('json') ? ['--json'] : [])], {
    cwd: root,
    stdio: 'inherit',
  })
  return done.status ?? 1
}
