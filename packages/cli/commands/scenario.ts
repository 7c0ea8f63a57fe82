/** `orrery scenario`: runs scenario files. */
import { Args } from '../args.ts'
import { jsonIn } from '../files.ts'
import type { Io } from '../io.ts'
import { scenarioOf } from '../scenario/format.ts'
import { runScenario, type Failure } from '../scenario/run.ts'

export function scenario(argv: readonly string[], io: Io): number {
  const args = new Args({ command: 'scenario', takes: ['FILE…'], flags: ['json'] }, argv)
  // All are read before the first one runs: a wrong file leaves nothing half done.
  const all = args.rest.map((file) => ({ file, read: scenarioOf(jsonIn(file), file) }))
  const done = all.map(({ file, read }) => ({ file, name: read.name, failure: runScenario(read, file) }))
  const failed = done.filter((d) => d.failure !== null).length
  if (args.flag('json')) io.out(`${JSON.stringify(done.map(({ file, name, failure }) => ({ file, name, ok: failure === null, ...failure })))}\n`)
  else io.out(`${done.map(({ file, name, failure }) => words(file, name, failure)).join('')}${done.length - failed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

function words(file: string, name: string, failure: Failure | null): string {
  if (failure === null) return `ok    ${file}: ${name}\n`
  const log = failure.log.length === 0 ? ['      no decisions before'] : ['      decisions before:', ...failure.log.map((l) => `      ${l}`)]
  return [
    `FAIL  ${file}: ${name}`,
    `      steps[${failure.step}]: ${JSON.stringify(failure.written)}`,
    `      expected:  ${failure.expected}`,
    `      there was: ${failure.found}`,
    ...log,
    '',
  ].join('\n')
}
