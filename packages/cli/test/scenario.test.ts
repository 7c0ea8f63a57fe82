import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { scenarioOf } from '../scenario/format.ts'
import { runScenario } from '../scenario/run.ts'
import { UsageError } from '../io.ts'
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
  test('a step that begins with cards drawn in secret can be played into', () => {
    // The round after the first enters a space with the recruiting icon.
    const start = { position: { base: 'hoth', step: 'command', systems: {}, leaders: {}, seed: 'n1' } }
    const steps = ['pass', 'pass', { asked: 'recruit' }]
    const scenario = { format: 'orrery-scenario/1', game: 'rebellion', name: 'into recruiting', start, steps }
    expect(runScenario(scenarioOf(scenario, 'try.json'), 'try.json')).toBeNull()
  })

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
    ['a key that no file may have', JSON.parse('{"__proto__": {}}'), 'the file: the key "__proto__" may not be used.'],
    ['such a key inside', rebels([{ event: JSON.parse('{"__proto__": {}}') }]), 'steps.0.event: the key "__proto__" may not be used.'],
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
    ['a seat in a list', rebels([{ asked: 'main', seat: ['rebels'] }]), 'steps[0].seat must be one of empire, rebels'],
    ['a seed that is an object', { ...rebels([]), start: { options: {}, seed: {} } }, 'start.seed must be a text or a number'],
    [
      'a seed of a position that is an object',
      { ...rebels([]), start: { position: { seed: {} } } },
      'start.position: seed must be a text or a number',
    ],
    ['a position that is none', { ...rebels([]), start: { position: null } }, 'start.position must be an object'],
    ['an outcome that can’t be', rebels([{ outcome: 'hutts' }]), 'steps[0].outcome must be one of running, shared, empire, rebels'],
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

/** A scenario of each game that names every field once; `steps` hold in it. */
const FULL: Readonly<Record<string, object>> = {
  deckbuilding: {
    format: 'orrery-scenario/1',
    game: 'deckbuilding',
    name: 'all fields',
    rules: ['deckbuilding/purchase/02'],
    report: { words: 'odd' },
    start: {
      seed: 'dice',
      position: {
        options: { baseSet: 'beginner', toWin: 3, neutralDiscard: false },
        seed: 7,
        comment: 'a note',
        turn: 4,
        active: 'rebels',
        force: 0,
        step: 'action',
        row: ['x-wing', 'tie-fighter', 'nebulon-b-frigate', 'blockade-runner', 'blockade-runner', 'c-roc-cruiser'],
        galaxyDeck: ['b-wing', '...'],
        galaxyDiscard: ['y-wing'],
        pilots: 9,
        exiled: ['nebulon-b-frigate'],
        bought: 1,
        boughtNeutral: 1,
        playedNeutral: 1,
        waiting: [],
        doomed: ['rebel-trooper'],
        rebels: {
          base: 'dantooine',
          damage: 1,
          baseUsed: true,
          prevented: 0,
          bases: ['yavin-4'],
          taken: ['kessel'],
          hand: ['rebel-trooper', 'alliance-shuttle'],
          units: [{ card: 'rebel-trooper', used: true, attacked: true, bonus: 1, target: 'tie-fighter' }],
          ships: [{ card: 'mon-calamari-cruiser', damage: 2, used: false, attacked: false }],
          deck: ['alliance-shuttle', '...'],
          discard: ['alliance-shuttle'],
          resources: 3,
        },
        empire: { base: null, hand: ['stormtrooper'] },
      },
    },
    steps: [
      { asked: 'main', seat: 'rebels' },
      { offered: ['buy:@row/x-wing', 'end'] },
      { notOffered: 'buy:@row/tie-fighter' },
      { refused: 'buy:@row/tie-fighter', rule: 'deckbuilding/affiliation/02', seat: 'rebels' },
      { answer: 'buy:@row/x-wing', seat: 'rebels' },
      { event: { t: 'buy', def: 'x-wing' } },
      { events: [{ t: 'buy' }, { t: 'refill' }] },
      { noEvent: { t: 'damage' } },
      { value: 'rebels.resources', is: 0 },
      'end',
      { outcome: 'running' },
    ],
  },
  rebellion: {
    format: 'orrery-scenario/1',
    game: 'rebellion',
    name: 'all fields',
    start: {
      seed: 3,
      position: {
        options: { players: 2, setup: 'complete' },
        seed: 'x',
        comment: 'a note',
        round: 2,
        reputation: 12,
        step: 'command',
        current: 'imperial',
        turn: 'imperial-admiral',
        passed: ['rebel-admiral'],
        base: 'dantooine',
        revealed: false,
        suspects: ['dantooine', 'kessel'],
        systems: { coruscant: '2 stormtrooper, tie-fighter', kessel: 'rebel-trooper, neutral, sabotage' },
        leaders: { 'mon-mothma': 'pool', 'general-tagge': 'pool', 'darth-vader': 'kessel', 'princess-leia': 'coruscant captured' },
        rebel: { hand: ['sabotage'], deck: [], discard: [], actions: [], actionDeck: [], assigned: {} },
        imperial: { hand: [], deck: [], discard: [], actions: [], actionDeck: [], assigned: {} },
        queues: { imperial: { '2': 'star-destroyer' } },
        objectives: [],
        objectiveDeck: [],
        scored: [],
        probes: ['mustafar'],
        probeDeck: ['ilum'],
        projectDeck: [],
        projectDiscard: [],
        spaceTactics: [],
        groundTactics: [],
        mobilizations: [4],
        box: [],
      },
    },
    steps: [{ asked: 'command' }, { outcome: 'running' }],
  },
}

type Path = readonly (string | number)[]
/** Every place in a value, itself left out. */
function places(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value)
  return keys.flatMap((k) => [[...at, k], ...places((value as Record<string | number, unknown>)[k], [...at, k])])
}
function changed(value: unknown, [head, ...rest]: Path, to: unknown): unknown {
  if (head === undefined) return to
  if (Array.isArray(value)) return value.map((x, i) => (i === head ? changed(x, rest, to) : (x as unknown)))
  return { ...(value as object), [head]: changed((value as Record<string, unknown>)[head], rest, to) }
}

const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>((v, k) => (v as Record<string | number, unknown>)[k], value)
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
/** Where other kinds of values mean something too, or nobody looks. */
const FREE = /^report|\.seed$|\.base$|\.is$|^steps\.\d+\.(?:event|events\.\d+|noEvent)\.(?!t$)|^steps\.\d+$|[oO]ffered$|\.over(?:\.seat)?$/

describe('any value of the file may be any other', () => {
  const BAD = [{}, [], null, -1, 1e9, 1.5, true, 'x', 'toString', '__proto__', [{}], [null]]

  /** What is neither run nor refused in one sentence, and what of the wrong kind is taken. */
  function odd(whole: object, among = places(whole)): string[] {
    const out: string[] = []
    for (const place of among) {
      for (const bad of BAD) {
        const tell = (what: string): void => void out.push(`${place.join('.')} = ${JSON.stringify(bad)}: ${what}`)
        try {
          runScenario(scenarioOf(changed(whole, place, bad), 'f.json'), 'f.json')
          if (kindOf(bad) !== kindOf(valueAt(whole, place)) && !FREE.test(place.join('.'))) tell('taken')
        } catch (e) {
          if (!(e instanceof UsageError) || !/^f\.json: .+\.$/.test(e.message) || e.message.includes('\n')) tell(String(e))
        }
      }
    }
    return out
  }

  test.each(Object.keys(FULL))('%s: what is of the wrong kind is refused in one sentence, and nothing fails otherwise', (game) => {
    const full = FULL[game]!
    expect(runScenario(scenarioOf(full, 'full.json'), 'full.json')).toBeNull()
    expect(odd(full)).toEqual([])
  })

  test('a saved table in it', async () => {
    await json('simulate', 'deckbuilding', '--games', '1', '--bots', 'rule', '--save', join(dir, 'games'))
    const saved = JSON.parse(readFileSync(join(dir, 'games', '0001.json'), 'utf8')) as { prepared?: unknown; digest?: unknown; answers: object[] }
    const { prepared: _none, ...table } = saved
    const whole = { ...rebels([]), start: { file: table, at: 3 } }
    expect(runScenario(scenarioOf(whole, 'full.json'), 'full.json')).toBeNull()
    expect(
      odd(
        whole,
        places(whole).filter((p) => p[2] !== 'answers' || Number(p[3] ?? 0) < 1),
      ),
    ).toEqual([])
  })

  test('the seats of a table of four may be named', () => {
    const four = {
      ...FULL['rebellion'],
      start: { options: { players: 4 }, seed: 1 },
      steps: [{ outcome: 'running' }, { asked: 'keep', seat: 'rebel-general' }],
    }
    expect(scenarioOf(four, 'f.json').steps[1]).toMatchObject({ k: 'asked', seat: 3 })
    expect(() => scenarioOf({ ...four, start: { options: {} } }, 'f.json')).toThrow('steps[1].seat must be one of rebels, empire.')
  })
})
