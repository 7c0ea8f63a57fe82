import { expect, it } from 'vitest'
import type { Ask } from '@orrery/kernel'
import { arrange } from '../arrange.ts'
import { whyNot } from '../whynot.ts'

/** The rule that is told when the key is tried while this kind of question is open. */
function told(kind: string, key: string): string | undefined {
  const read = arrange({ seed: 'why' })
  if ('problem' in read) throw new Error(read.problem.what)
  const ask: Ask = { seat: 0, kind, path: [], opts: [] }
  return whyNot(read.ok, 0, key, ask)?.rule
}

it('an answer out of its place is told what is done instead: in the assignment not the order of a command turn', () => {
  expect(told('assign', 'activate:kessel')).toBe('rebellion/assignment/02')
  expect(told('choose-base', 'activate:kessel')).toBe('rebellion/setup/9a')
  expect(told('command', 'nonsense')).toBe('rebellion/command/02')
})
