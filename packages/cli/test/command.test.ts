import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { CARDS } from '@orrery/deckbuilding/content/cards'
import type { TableFile } from '@orrery/protocol'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { UNITS } from '@orrery/rebellion/content/units'
import { file, json, run, scratch } from './help.ts'

interface Row {
  id: string
  type: string
  copies: number
}
interface Sum {
  decisions: number
  meanDecisions: number
  winners: { empire: number; rebels: number; shared: number }
}
interface Arena extends Sum {
  bots: { wins: number; losses: number; draws: number; rate: number; interval: [number, number] }[]
}
interface Rules {
  statements: number
  testable: number
  tested: number
  untested: string[]
}
const read = (path: string): TableFile => JSON.parse(readFileSync(path, 'utf8')) as TableFile

const dir = scratch()
afterAll(() => rmSync(dir, { recursive: true }))

describe('wrong input: one clear line on stderr, nothing on stdout, exit code 2', () => {
  test.each([
    [['nonsense'], 'There is no command "nonsense"; there are serve, play'],
    [['simulate'], 'orrery simulate: GAME is missing; write orrery simulate GAME.'],
    [['simulate', 'chess'], 'There is no game "chess"; there is deckbuilding, rebellion.'],
    [['simulate', 'deckbuilding', 'more'], '"more" is one argument too many'],
    [['simulate', 'deckbuilding', '--gmaes', '3'], 'there is no option --gmaes; there are --games, --seed'],
    [['simulate', 'deckbuilding', '--games', '-3'], 'orrery simulate: '],
    [['simulate', 'deckbuilding', '--games', '1e3'], '--games is "1e3", but it must be a whole number from 1 to 1000000'],
    [['simulate', 'deckbuilding', '--games'], '--games needs a value'],
    [['simulate', 'deckbuilding', '--games', '1', '--games', '2'], '--games is given twice'],
    [['simulate', 'deckbuilding', '--json=1'], '--json takes no value'],
    [['simulate', 'deckbuilding', '--bots', 'clever'], 'there is no bot "clever"; there are random, rule, greedy, search'],
    [['simulate', 'deckbuilding', '--bots', 'random,random,random'], '--bots names 3 bots, but it must be 1 or 2'],
    [['simulate', 'deckbuilding', '--options', '{'], '--options is no JSON'],
    [['simulate', 'rebellion', '--options', '{'], `write it like --options '{"players":2,"setup":"first-game"}'`],
    [['simulate', 'deckbuilding', '--options', '{"__proto__": {}}'], '--options: the key "__proto__" may not be used'],
    [['simulate', 'deckbuilding', '--options', '{"toWin": {"__proto__": 1}}'], '--options: toWin: the key "__proto__" may not be used'],
    [['serve', '--port', '99999'], '--port is "99999", but it must be a whole number from 0 to 65535'],
    [['simulate', 'deckbuilding', '--options', '{"toWin": 9}'], '--options: toWin must be one of 2, 3, 4, 5'],
    [['simulate', 'deckbuilding', '--save', '/dev/null/x'], '--save: /dev/null/x is no folder that can be written to'],
    [['simulate', 'deckbuilding', '--save', '/proc/x'], '--save: /proc/x is no folder that can be written to'],
    [['simulate', 'deckbuilding', '--save', fileURLToPath(import.meta.url)], ' is no folder that can be written to (ENOTDIR)'],
    [['simulate', 'deckbuilding', '--seed', ''], '--seed needs a value'],
    [['bench', 'foo'], '"foo" is one argument too many; write orrery bench.'],
    [['arena', 'deckbuilding', '--bots', 'random'], '--bots must name two bots'],
    [['arena', 'deckbuilding', '--games', '3'], '--games is 3, but it must be even'],
    [['replay', '/nowhere/file.json'], '/nowhere/file.json: there is no such file.'],
    [['verify', '/tmp'], '/tmp: it is '],
    [['scenario'], 'FILE is missing'],
    [['content', 'chess', '--json'], 'There is no game "chess"'],
    [['rules', 'deckbuilding', '--results', '/nowhere.json'], '/nowhere.json: there is no such file.'],
    [['play', 'deckbuilding', '--seat', 'hutts'], '--seat is "hutts", but it must be one of empire, rebels'],
    [['play', 'deckbuilding', '--bot', 'random'], '--bot is "random", but it must be one of easy, steady, sharp'],
    [['serve', '--port', 'x', '--speed', '3'], 'there is no option --speed'],
  ])('orrery %j', async (argv, sentence) => {
    const { code, out, err } = await run(argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test('no command at all shows what there is', async () => {
    const { code, out, err } = await run([])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    for (const name of ['serve', 'play', 'simulate', 'arena', 'scenario', 'replay', 'verify', 'content', 'rules', 'bench'])
      expect(err).toContain(`orrery ${name}`)
  })

  test('help is what was asked for', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, err: '' })
  })
})

describe('content', () => {
  test('82 cards with exactly the fields of the fact sheet', async () => {
    const cards = await json<Row[]>('content', 'deckbuilding')
    expect(cards).toHaveLength(82)
    const fields = [
      'id',
      'name',
      'faction',
      'type',
      'unique',
      'traits',
      'cost',
      'attack',
      'resources',
      'force',
      'hitPoints',
      'targetValue',
      'copies',
      'deck',
    ]
    for (const c of cards) expect(Object.keys(c)).toEqual(fields)
    expect(cards.filter((c) => c.type === 'base')).toHaveLength(20)
    expect(cards.find((c) => c.id === 'x-wing')).toEqual({
      id: 'x-wing',
      name: 'X-Wing',
      faction: 'rebels',
      type: 'unit',
      unique: false,
      traits: ['Fighter'],
      cost: 3,
      attack: 3,
      resources: 0,
      force: 0,
      hitPoints: null,
      targetValue: 3,
      copies: 3,
      deck: 'galaxy',
    })
    expect(cards.find((c) => c.id === 'lothal')).toEqual({
      id: 'lothal',
      name: 'Lothal',
      faction: 'empire',
      type: 'base',
      unique: null,
      traits: [],
      cost: null,
      attack: null,
      resources: null,
      force: null,
      hitPoints: 8,
      targetValue: null,
      copies: 1,
      deck: 'base-empire',
    })
    const playable = cards.filter((c) => c.type !== 'base').reduce((n, c) => n + c.copies, 0)
    expect(playable).toBe(120)
  })
  test('Rebellion: every kind of component with the field names of the fact sheets', async () => {
    const all = await json<Record<string, Record<string, unknown>[]>>('content', 'rebellion')
    const sizes = { systems: 32, borders: 69, units: 18, leaders: 25, missions: 53, actions: 34, objectives: 15, tactics: 19, probes: 31, rings: 7 }
    for (const [kind, n] of Object.entries(sizes)) expect([kind, all[kind]?.length]).toEqual([kind, n])
    // Some lie in the box several times.
    const copies = (kind: string): number => all[kind]!.reduce((sum, x) => sum + Number(x['copies']), 0)
    expect([copies('missions'), copies('tactics')]).toEqual([68, 30])
    for (const kind of ['systems', 'units', 'leaders', 'missions', 'actions', 'objectives', 'tactics', 'rings'])
      for (const x of all[kind]!) expect([x['id'], typeof x['nameUk'], typeof x['nameRu']]).toEqual([x['id'], 'string', 'string'])
    for (const x of all['rings']!) expect(Object.keys(x)).toEqual(expect.arrayContaining(['attachedTo', 'source', 'leavesWhen', 'effect']))
    expect(all['systems']!.find((x) => x['id'] === 'kashyyyk')).toMatchObject({ kind: 'populous', region: expect.any(String), nameUk: 'Кашиїк' })
    const one = (kind: string, id: string) => all[kind]!.find((x) => x['id'] === id)
    // A picture that brings no successes says in words what it brings.
    expect(one('missions', 'probe-droid-initiative')).toMatchObject({ portraitBonus: expect.stringMatching(/Ozzel .*draw 2 more/) })
    expect(one('missions', 'collect-bounty')).toMatchObject({ portraitBonus: 'two-successes' })
    expect(one('missions', 'rapid-mobilization')).toMatchObject({ target: { type: 'space', id: 'rebel-base', conditions: [] } })
    expect(one('actions', 'rebel-planning')).toMatchObject({ placeLeader: { type: 'space', id: 'rebel-base', conditions: [] } })
    expect(one('missions', 'double-our-efforts')).toMatchObject({ notes: expect.stringMatching(/Death Star/) })
  })
  test('as a table for people', async () => {
    const { out } = await run(['content', 'deckbuilding'])
    expect(out.split('\n')[0]).toMatch(/^id +name +faction/)
    expect(out).toMatch(/^x-wing +X-Wing +rebels +unit/m)
  })
})

describe('simulate, replay and verify', () => {
  test('the sum of some games', async () => {
    const sum = await json<Sum>('simulate', 'deckbuilding', '--games', '4', '--seed', 's', '--bots', 'rule,random')
    expect(Object.keys(sum)).toEqual(['game', 'games', 'finished', 'decisions', 'winners', 'endings', 'seconds', 'gamesPerSecond', 'meanDecisions'])
    expect(sum).toMatchObject({ game: 'deckbuilding', games: 4, finished: 4 })
    expect(sum.winners.empire + sum.winners.rebels + sum.winners.shared).toBe(4)
    expect(sum.meanDecisions).toBe(sum.decisions / 4)
    expect(await json('simulate', 'deckbuilding', '--games', '4', '--seed', 's', '--bots', 'rule,random')).toMatchObject({
      decisions: sum.decisions,
      winners: sum.winners,
    })
  })

  test('progress goes to stderr', async () => {
    const { out, err } = await run(['simulate', 'deckbuilding', '--games', '2', '--bots', 'rule'])
    expect(err).toContain('games: 2 of 2')
    expect(out).toContain('2 of 2 games finished')
  })

  test('a replay says what a question was about: of each placement the unit', async () => {
    const folder = join(dir, 'rebellion')
    await json('simulate', 'rebellion', '--games', '1', '--bots', 'rule', '--options', '{"setup": "complete"}', '--save', folder)
    const { out } = await run(['replay', join(folder, '0001.json')])
    const placed = out.split('\n').filter((line) => / give:/.test(line))
    expect(placed.length).toBeGreaterThan(5)
    expect(placed.filter((line) => !/ place [a-z][a-z-]+: give:[a-z-]+:\d/.test(line))).toEqual([])
    expect(placed.join()).toContain('place stormtrooper: give:')
  })

  const saved = join(dir, 'saved')
  test('saved games are verified and replayed at any decision', async () => {
    await json(
      'simulate',
      'deckbuilding',
      '--games',
      '2',
      '--bots',
      'rule',
      '--save',
      saved,
      '--options',
      '{"baseSet": "secret-bases", "toWin": 2, "neutralDiscard": true}',
    )
    expect(readdirSync(saved)).toEqual(['0001.json', '0002.json'])
    const again = await run(['simulate', 'deckbuilding', '--games', '1', '--save', saved])
    expect(again.code).toBe(2)
    expect(again.err).toContain(`--save: ${saved} holds saved games already (0001.json); name another folder.`)
    expect(readdirSync(saved)).toHaveLength(2)
    const names = readdirSync(saved).map((f) => join(saved, f))
    const { code, out } = await run(['verify', ...names])
    expect(code).toBe(0)
    expect(out.match(/verified: \d+ answers/g)).toHaveLength(2)
    const one = read(names[0]!)
    expect(one).toMatchObject({ format: 'orrery-table/1', game: 'deckbuilding', over: { by: 'rules' } })
    const n = one.answers.length
    const at = await json('replay', names[0]!, '--at', '9')
    expect(at).toMatchObject({ at: 9, last: n, position: { turn: 1, active: 'empire' }, asks: [{ kind: 'main' }], result: null })
    expect((await json<{ result: number[] }>('replay', names[0]!)).result).toEqual(one.over?.scores)
    const words = await run(['replay', names[0]!])
    expect(words.out).toContain(`After decision ${n} of ${n}:`)
    expect(words.out).toMatch(/^ {3}1 {2}empire {2}secret-bases: pick:/m)
    expect(words.out).toContain(`over: ${one.over?.scores.join(' : ')}`)
    expect((await run(['replay', names[0]!, '--at', String(n + 1)])).err).toContain(`must be a whole number from 0 to ${n}`)
  })

  test('whatever is changed in a saved game, verify says what does not fit', async () => {
    const whole = read(join(saved, '0001.json'))
    const { digest: _digest, ...undigested } = whole
    const { over, secret } = whole
    if (over === null || secret === null) throw new Error('the game should be over')
    const answers = (i: number, key: string) => whole.answers.map((a, n) => (n === i ? { ...a, key } : a))
    const seat = (change: object) => whole.seats.map((s, i) => (i === 1 ? { ...s, ...change } : s))
    const last = whole.answers.length - 1
    const end = whole.answers.findIndex((a) => a.key === 'end')
    const wrong: [object, string][] = [
      [{ ...whole, secret: secret.replace(/^./, (c) => (c === '0' ? '1' : '0')) }, 'the secret is not the one that was promised'],
      [{ ...whole, table: 'other' }, 'the secret is not the one that was promised'],
      [{ ...whole, secret: null }, 'it holds no secret'],
      [{ ...whole, answers: answers(3, 'pick:kessel') }, 'the answers are not the ones that were played'],
      [{ ...undigested, answers: answers(end, 'play:0') }, 'is not one that the rules offer there'],
      [{ ...undigested, answers: whole.answers.slice(0, last) }, 'the answers lead to another position'],
      [{ ...undigested, answers: [...whole.answers, whole.answers[last]] }, 'is not one that the rules offer there'],
      [{ ...whole, hash: whole.hash + 1 }, 'the answers lead to another position'],
      [{ ...whole, over: { ...over, scores: over.scores.toReversed() } }, 'the scores are'],
      [{ ...whole, over: null }, 'the game is over by the rules'],
      [{ ...whole, over: { ...over, seat: 1 } }, 'the file names a seat that ended the game'],
      [{ ...whole, over: { scores: [0, 1], by: 'resign', seat: 0 } }, 'the file says that somebody resigned'],
      [{ ...whole, seats: whole.seats.slice(0, 1) }, `the game's seats are empire, rebels, but the file has "empire"`],
      [{ ...whole, seats: [] }, 'but the file has none'],
      [{ ...whole, seats: [...whole.seats, whole.seats[1]] }, 'but the file has "empire", "rebels", "rebels"'],
      [{ ...whole, seats: whole.seats.toReversed() }, 'but the file has "rebels", "empire"'],
      [{ ...whole, seats: seat({ side: 'hutts' }) }, 'but the file has "empire", "hutts"'],
      [{ ...whole, seats: seat({ kind: 'open' }) }, 'the seat rebels is open'],
      [{ ...whole, seats: seat({ kind: 'person', level: 'sharp' }) }, `a bot's level`],
      [{ ...whole, version: '0' }, 'it was played by version 0 of the rules'],
    ]
    for (const [i, [value, why]] of wrong.entries()) {
      const { code, out } = await run(['verify', file(dir, `wrong-${i}.json`, value)])
      expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(`NOT verified: `) })
      expect(out).toContain(why)
    }
  })

  test('every single answer that is changed to another is found', async () => {
    const whole = read(join(saved, '0002.json'))
    const files = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
      const i = Math.floor((k * whole.answers.length) / 8)
      return file(dir, `one-${k}.json`, {
        ...whole,
        answers: whole.answers.map((a, n) => (n === i ? { ...a, key: a.key === 'end' ? 'pass' : 'end' } : a)),
      })
    })
    const { code, out } = await run(['verify', ...files])
    expect(code).toBe(1)
    expect(out.match(/NOT verified/g)).toHaveLength(files.length)
  })

  test('a file of another shape is wrong input', async () => {
    const { code, err } = await run(['verify', file(dir, 'shape.json', { format: 'orrery-table/1' })])
    expect(code).toBe(2)
    expect(err).toMatch(/shape\.json: it is no saved table: "\w+": it (is missing|must be )/)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('arena', () => {
  test('wins, draws and a 95 % interval per bot; the same seed gives the same games', async () => {
    const argv = ['arena', 'deckbuilding', '--bots', 'rule,random', '--games', '12', '--seed', 'a']
    const r = await json<Arena>(...argv)
    expect(r).toMatchObject({ game: 'deckbuilding', games: 12, finished: 12, bots: [{ bot: 'rule' }, { bot: 'random' }] })
    const [a, b] = r.bots as [Arena['bots'][0], Arena['bots'][0]]
    expect(a.wins + a.losses + a.draws).toBe(12)
    expect(a.wins).toBe(b.losses)
    expect(a.wins).toBeGreaterThan(b.wins)
    expect(a.interval[0]).toBeLessThan(a.rate)
    expect(a.interval[1]).toBeGreaterThanOrEqual(a.rate)
    expect(await json(...argv)).toMatchObject({ decisions: r.decisions, bots: r.bots })
  })
})

describe('rules', () => {
  test('ids in the names of passing tests are tested; those of failing ones are not', async () => {
    const results = file(dir, 'results.json', [
      { name: 'force > [deckbuilding/force/01] [deckbuilding/force/02] both', state: 'passed' },
      { name: 'force > [deckbuilding/force/03] fails', state: 'failed' },
      { name: 'force > [deckbuilding/force/04] skipped', state: 'skipped' },
      { name: 'another game [rebellion/force/05]', state: 'passed' },
    ])
    const sum = await json<Rules>('rules', 'deckbuilding', '--results', results)
    expect(Object.keys(sum)).toEqual(['statements', 'testable', 'tested', 'untested'])
    expect(sum.tested).toBe(2)
    expect(sum.testable).toBe(sum.tested + sum.untested.length)
    expect(sum.statements).toBeGreaterThan(sum.testable)
    expect(sum.untested).toEqual(expect.arrayContaining(['deckbuilding/force/03', 'deckbuilding/force/04', 'deckbuilding/force/05']))
    expect(sum.untested).not.toContain('deckbuilding/force/01')
    expect(sum.untested).not.toContain('deckbuilding/setup/7')
    const { out } = await run(['rules', 'deckbuilding', '--untested', '--results', results])
    expect(out).toMatch(/^UNTESTED {2}deckbuilding\/force\/03 {2}\w/m)
    expect(out).not.toContain('deckbuilding/force/01 ')
  })
  test('a file without results is wrong input', async () => {
    expect(await run(['rules', 'deckbuilding', '--results', file(dir, 'no-results.json', { a: 1 })])).toMatchObject({
      code: 2,
      err: expect.stringContaining('it holds no test results'),
    })
  })
})

/** Told events that are no sentence for a person: fields, ids or marks instead of words. */
const strange = (out: string): string[] =>
  [...out.matchAll(/^(?:> )? {2}· (.*)$/gm)]
    .map((m) => m[1] ?? '')
    .filter(
      (line) =>
        line === '' ||
        line.includes('\u0001') ||
        /[{}]|undefined|null|\[|reb\.|log\.|\b(?:side|seen|def|seat) \S/.test(line) ||
        IDS.some((id) => line.includes(id)),
    )
const IDS = [...CARDS, ...SYSTEMS, ...LEADERS, ...UNITS, ...MISSIONS].map((x) => x.id).filter((id) => id.includes('-'))

describe('play', () => {
  const sit = (...lines: string[]) => run(['play', 'deckbuilding', '--seat', 'rebels', '--seed', 'p', '--bot', 'easy'], lines)

  test('asks, explains, takes answers by number and by name, takes back, and leaves', async () => {
    const { code, out } = await sit('?', 'why buy:@row/nothing', 'nonsense', '99', '1', 'back', 'board', 'log', 'end', 'quit')
    expect(code).toBe(0)
    expect(out).toContain('The dice are promised: ')
    expect(out).toMatch(/Turn 2, Rebels\. The Force: Empire/)
    expect(out).toMatch(/\n +1 {2}play:@hand\//)
    expect(out).toContain('there is no nothing in @row')
    expect(out).toMatch(/There is no answer 99; they have the numbers 1 to \d+\.\n/)
    expect(out).toMatch(/Not allowed: .+ \[deckbuilding\/actions\/01\]/)
    expect(out).toMatch(/· Played [A-Z]/)
    expect(out).toMatch(/· Turn 2: You\n/)
    expect(out).toMatch(/Turn 4, Rebels/)
  })
  test("never shows the opponent's hand", async () => {
    const { out } = await sit('quit')
    expect(out).toMatch(/Empire: [^\n]+\n {2}hand {3}5 cards\n/)
  })
  test('what it says when the input ends', async () => {
    expect(await sit()).toMatchObject({ code: 1, err: 'There is no more input, and the game is not over.\n' })
  })
  test('a whole game by first answers', async () => {
    const { code, out } = await run(
      ['play', 'deckbuilding', '--options', '{"toWin": 2}', '--seed', 'q'],
      Array.from({ length: 3000 }, () => '1'),
    )
    expect(code).toBe(0)
    expect(out).toMatch(/You have (won|lost)\. The dice's secret: q/)
    expect(strange(out)).toEqual([])
  })
  test.each(['rebel-general', 'imperial-admiral'])('Rebellion is told in the words of the table’s log, to the %s', async (role) => {
    const options = '{"players":2,"setup":"complete"}'
    const { code, out } = await run(
      ['play', 'rebellion', '--options', options, '--seed', 'log', '--seat', role === 'rebel-general' ? '0' : '1'],
      [...Array.from({ length: 60 }, () => '1'), 'log', 'quit'],
    )
    expect(code).toBe(0)
    for (const said of [/· The Rebels hide their base/, /· Assignment phase/, / activates | revealed, with /, /· Round 1/]) expect(out).toMatch(said)
    expect(strange(out)).toEqual([])
    // Where the base is hidden only the Rebels read.
    expect(/· The Rebels hide their base: /.test(out)).toBe(role === 'rebel-general')
  })
})
