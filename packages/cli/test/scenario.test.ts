import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { scenarioOf } from '../scenario/format.ts'
import { runScenario } from '../scenario/run.ts'
import { file, json, run, scratch } from './help.ts'

const dir = scratch()
afterAll(() => rmSync(dir, { recursive: true }))

const games = fileURLToPath(new URL('../../games', import.meta.url))
const all = readdirSync(games).flatMap((game) => {
  const folder = join(games, game, 'test/scenarios')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
})

/** A scenario in which the Rebels may buy an X-wing; `steps` come after that. */
const rebels = (steps: unknown[], more: object = {}): object => ({
  format: 'orrery-scenario/1',
  game: 'deckbuilding',
  name: 'a try',
  start: {
    position: {
      active: 'rebels',
      force: 0,
      rebels: { hand: ['rebel-trooper', 'alliance-shuttle'], resources: 3, ships: [{ card: 'mon-calamari-cruiser', damage: 2 }] },
      empire: { hand: ['stormtrooper'] },
      row: ['x-wing', 'tie-fighter', 'blockade-runner', 'blockade-runner', 'blockade-runner', 'c-roc-cruiser'],
      galaxyDeck: ['b-wing', '...'],
    },
  },
  steps,
  ...more,
})
const failure = (steps: unknown[]) => runScenario(scenarioOf(rebels(steps), 'try.json'), 'try.json')

describe('the scenario files of the repository', () => {
  test('there are some of each game', () => {
    for (const game of ['deckbuilding', 'rebellion']) expect(all.filter((path) => path.includes(`/${game}/`)).length).toBeGreaterThanOrEqual(2)
  })
  test.each(all)('%s', (path) => {
    const scenario = scenarioOf(JSON.parse(readFileSync(path, 'utf8')), path)
    expect(runScenario(scenario, path)).toBeNull()
  })
})

describe('what a scenario can expect', () => {
  test('all of it, where it holds', () => {
    const steps = [
      { asked: 'main', seat: 'rebels' },
      { offered: ['buy:@row/x-wing', 'end'] },
      { notOffered: 'buy:@row/tie-fighter' },
      { refused: 'buy:@row/tie-fighter', rule: 'deckbuilding/affiliation/02' },
      'buy:@row/x-wing',
      { event: { t: 'buy', def: 'x-wing', paid: 3 } },
      { events: [{ t: 'buy' }, { t: 'refill' }] },
      { noEvent: { t: 'damage' } },
      { value: 'rebels.discard', is: ['x-wing'] },
      { value: 'rebels.resources', is: 0 },
      { value: '@rebels-ships/mon-calamari-cruiser.damage', is: 2 },
      { answer: 'play:@rebels-hand/rebel-trooper', seat: 'rebels' },
      { offers: ['play:@hand/alliance-shuttle', 'commit:base', 'commit:@row/tie-fighter', 'end'] },
      { outcome: 'running' },
    ]
    expect(failure(steps)).toBeNull()
  })

  test.each([
    [{ asked: 'reward' }, 'the question "reward"', '"main" to rebels'],
    [{ asked: 'main', seat: 'empire' }, 'a question to empire', 'rebels is asked "main"'],
    [{ offered: 'buy:@row/tie-fighter' }, '"buy:@row/tie-fighter" on offer', 'buy:@row/x-wing'],
    [{ notOffered: 'end' }, '"end" not on offer', 'end'],
    [{ offers: ['end'] }, 'on offer: end', 'play:@hand/rebel-trooper'],
    [{ refused: 'buy:@row/x-wing', rule: 'deckbuilding/purchase/02' }, 'refused by deckbuilding/purchase/02', 'it is allowed'],
    [
      { refused: 'buy:@row/tie-fighter', rule: 'deckbuilding/purchase/02' },
      'refused by deckbuilding/purchase/02',
      'refused by deckbuilding/affiliation/02',
    ],
    [{ value: 'rebels.resources', is: 4 }, 'rebels.resources = 4', 'rebels.resources = 3'],
    [{ value: 'rebels.gold', is: 4 }, 'rebels.gold = 4', 'nothing there'],
    [{ value: '@rebels-ships/mon-calamari-cruiser.damage', is: 1 }, '= 1', '= 2'],
    [{ outcome: 'empire' }, 'outcome "empire"', 'the game is running'],
    [{ event: { t: 'won' } }, 'since the last answer: {"t":"won"}', 'nothing was told'],
    ['buy:@row/tie-fighter', '"buy:@row/tie-fighter" to be an answer to "main" of rebels', 'deckbuilding/affiliation/02'],
    ['buy:@row/y-wing', 'a card for buy:@row/y-wing', 'there is no y-wing in @row, but x-wing'],
    ['play:@hand/rebel-trooper#2', 'a card for', 'only 1 of rebel-trooper in @hand'],
    ['play:@pocket/x-wing', 'a card for', '"@pocket" is no place; there are @hand'],
  ])('%j fails and says what was there', (step, expected, found) => {
    const f = failure([step])
    expect(f?.written).toEqual(step)
    expect(f?.expected).toContain(expected)
    expect(f?.found).toContain(found)
  })

  test('a failing one prints what was expected, what was there and the decisions', async () => {
    const path = file(dir, 'fails.json', rebels(['play:@hand/rebel-trooper', { value: 'rebels.hand', is: [] }]))
    const { code, out } = await run(['scenario', path])
    expect(code).toBe(1)
    expect(out).toContain('expected:  rebels.hand = []')
    expect(out).toContain('there was: rebels.hand = ["alliance-shuttle"]')
    expect(out).toContain('   1  rebels  main: play:@hand/rebel-trooper')
    expect(out).toContain('0 passed, 1 failed')
  })

  test('it can begin with a new game, and with a saved one at any decision', async () => {
    const fresh = {
      ...rebels([
        { asked: 'main', seat: 'empire' },
        { value: 'turn', is: 1 },
      ]),
      start: { options: { toWin: 2 }, seed: 7 },
    }
    await json('simulate', 'deckbuilding', '--games', '1', '--bots', 'rule', '--save', dir)
    const saved = JSON.parse(readFileSync(join(dir, '0001.json'), 'utf8')) as { over: { scores: number[] } }
    const replayed = { ...rebels([{ outcome: saved.over.scores }]), start: { file: saved } }
    const early = { ...rebels([{ outcome: 'running' }, { value: 'turn', is: 1 }]), start: { file: saved, at: 2 } }
    const done = await json<{ ok: boolean }[]>('scenario', file(dir, 'a.json', fresh), file(dir, 'b.json', replayed), file(dir, 'c.json', early))
    expect(done.map((d) => d.ok)).toEqual([true, true, true])
  })
})

describe('a wrong file is refused with its place, and nothing runs', () => {
  test.each([
    ['nothing', '', 'it is no JSON'],
    ['a list', [], 'the file must be an object'],
    ['another format', { ...rebels([]), format: 'x' }, 'format must be "orrery-scenario/1"'],
    ['an unknown field', { ...rebels([]), stps: [] }, 'stps is unknown; there may be format'],
    ['an unknown game', { ...rebels([]), game: 'chess' }, 'There is no game "chess"; there is deckbuilding, rebellion'],
    ['no start', { ...rebels([]), start: {} }, 'start must have one of position, options, file'],
    ['a wrong position', { ...rebels([]), start: { position: { row: ['zz'] } } }, 'start.position: row[0] "zz" is no card'],
    ['wrong options', { ...rebels([]), start: { options: { toWin: 9 } } }, 'start.options: toWin must be one of 2, 3, 4, 5'],
    ['an unknown step', rebels([{ expect: 1 }]), 'steps[0] must have one of answer, asked'],
    ['two steps in one', rebels([{ asked: 'main', outcome: 'running' }]), 'steps[0] must have one of'],
    [
      'an unknown rule',
      rebels(['end', { refused: 'end', rule: 'deckbuilding/nope/1' }]),
      'steps[1].rule is "deckbuilding/nope/1", but there is no such rule',
    ],
    ['a value without is', rebels([{ value: 'turn' }]), 'steps[0] needs "is"'],
    ['an unknown seat', rebels([{ asked: 'main', seat: 'hutts' }]), 'steps[0].seat must be one of empire, rebels'],
    ['an event without t', rebels([{ event: { def: 'x' } }]), 'steps[0].event must be an object with the event\'s "t"'],
    ['a number as an answer', rebels([7]), 'steps[0] must be an answer (a text) or an object'],
  ])('%s', async (_what, value, sentence) => {
    const good = file(dir, 'good.json', rebels([]))
    const { code, out, err } = await run(['scenario', good, file(dir, 'wrong.json', value)])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
