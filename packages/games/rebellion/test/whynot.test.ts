import { expect, it } from 'vitest'
import { keyOf, type Ask } from '@orrery/kernel'
import { arrange } from '../arrange.ts'
import { RULES } from '../rulebook/entries.ts'
import { whyNot } from '../whynot.ts'
import { RULE_OF_KIND } from '../whynot-questions.ts'
import { at, newGame, rule } from './at.ts'
import { fight } from './combat-table.ts'

/** The rule that is told when the key is tried while this kind of question is open. */
function told(kind: string, key: string, path: string[] = []): string | undefined {
  const read = arrange({ seed: 'why' })
  if ('problem' in read) throw new Error(read.problem.what)
  const ask: Ask = { seat: 0, kind, path, opts: [] }
  return whyNot(read.ok, 0, key, ask)?.rule
}

it('an answer out of its place is told what is done instead: in the assignment not the order of a command turn', () => {
  expect(told('assign', 'activate:kessel')).toBe('rebellion/assignment/02')
  expect(told('choose-base', 'activate:kessel')).toBe('rebellion/setup/9a')
  expect(told('command', 'nonsense')).toBe('rebellion/command/02')
})
it('each kind of question stands on a rule of the book', () => {
  const ids = new Set(RULES.map((x) => x.id))
  for (const [kind, id] of Object.entries(RULE_OF_KIND)) {
    expect([kind, ids.has(`rebellion/${id}`)]).toEqual([kind, true])
    if (kind !== 'move' && kind !== 'destroy') expect(told(kind, 'nonsense')).toBe(`rebellion/${id}`)
  }
})
it('no game asks a kind of question without one', () => {
  const asked = new Set<string>()
  for (const players of [2, 4] as const) {
    const t = newGame({ players, setup: 'complete' })
    for (let n = 0; n < 4000 && t.table.result === null; n++) {
      const { seat, kind, opts } = t.ask
      asked.add(kind)
      const o = opts[(n * 7919) % opts.length]
      if (o !== undefined) t.table.submit(seat, keyOf(o))
    }
  }
  expect(asked.size).toBeGreaterThan(25)
  expect([...asked].filter((kind) => !Object.hasOwn(RULE_OF_KIND, kind))).toEqual([])
})
it('what names the thing of the question but nothing that there is, is told the same as nonsense', () => {
  for (const [kind, key] of [
    ['choose-base', 'base:nowhere'],
    ['start-system', 'system:nowhere'],
    ['assign', 'assign:999:luke-skywalker'],
    ['deploy', 'deploy:nowhere:x-wing'],
    ['command', 'activate:nowhere'],
  ] as const)
    expect([kind, told(kind, key)]).toEqual([kind, told(kind, 'nonsense')])
})
it(rule('attack/3e', 'a hit that can be assigned must be: that forbids to pass, and nothing of a command turn'), () => {
  const t = fight({ units: { 'y-wing': 2, 'star-destroyer': 1, 'assault-carrier': 1 }, dice: 'h' })
  expect(t.asked).toBe('rebel assign-hit')
  const why = (key: string) => whyNot(t.s, 0, key, t.pending ?? undefined)?.rule
  expect([why('pass'), why('done'), why('activate:kessel:mon-mothma')]).toEqual(['rebellion/attack/3e', 'rebellion/attack/3', 'rebellion/attack/3'])
  // And the other side is told of the order of a combat, not of the turns.
  expect(whyNot(t.s, 1, 'pass')?.rule).toBe('rebellion/combat/0c')
})
it(rule('movement/13', 'what a card moves keeps the rules that it does not lift: adjacency is not told where a card ignores it'), () => {
  expect(told('move', 'take:kessel:x-wing', ['mission', 'hidden-fleet'])).toBe('rebellion/movement/13')
  expect(told('move', 'done', ['activation'])).toBe('rebellion/activation/2')
})
it('who is asked nothing is told why it is the others who are asked, by the step', () => {
  const told = (step: string, seat = 1) =>
    at({ base: 'hoth', step, round: 6, systems: { 'mon-calamari': 'rebel' }, queues: { rebel: { '1': 'x-wing' } } }).why('pass', seat)
  expect(['assign', 'command', 'recruit', 'deploy'].map((step) => told(step))).toEqual(['assignment/01', 'command/01', 'recruit/06', 'refresh/6'])
})
