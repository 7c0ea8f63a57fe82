/** Every event has a sentence and every question a heading, in all three languages, in games played at random. */
import { below, keyOf, rngFrom, Table, type Ask, type Ev, type Viewer } from '@orrery/kernel'
import type { Moment, WireAsk, WireEvent } from '@orrery/protocol'
import { rebellion } from '@orrery/rebellion'
import { ACTIONS } from '@orrery/rebellion/content/actions'
import { LEADERS } from '@orrery/rebellion/content/leaders'
import { MISSIONS } from '@orrery/rebellion/content/missions'
import { OBJECTIVES } from '@orrery/rebellion/content/objectives'
import { RINGS } from '@orrery/rebellion/content/rings'
import { SYSTEMS } from '@orrery/rebellion/content/systems'
import { TACTICS } from '@orrery/rebellion/content/tactics'
import { UNITS } from '@orrery/rebellion/content/units'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '../src/app/prefs.ts'
import { answerWords } from '../src/games/rebellion/choices/Decided.tsx'
import { optionWords, question } from '../src/games/rebellion/labels.ts'
import { NO_CARD } from '../src/games/rebellion/model.ts'
import { sentenceOf, told } from '@orrery/rebellion/rulebook/teller'
import { actionWords, forOwner, markedWords, nameOf, textsOf, type Texts } from '../src/games/rebellion/texts.ts'
import { gameWord, joinWords } from '../src/games/rebellion/words/index.ts'
import { i18n } from '@lingui/core'

/** The client's preferences ask the browser for its languages as soon as they are loaded. */
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => vi.unstubAllGlobals())

type State = Parameters<typeof rebellion.view>[0]
type View = ReturnType<typeof rebellion.view>

interface Asked {
  readonly view: View
  readonly ask: Ask
  /** One of its answers. */
  readonly o: Ask['opts'][number]
}
/** Events as the viewers are told of them, and one question of each kind with each verb, of many games. */
const events = new Map<string, Ev[]>()
const asks = new Map<string, Asked>()
/** One decision of each kind with each verb that the log has no line of, as a replay shows it: after it was made, all cards open. */
const decided = new Map<string, { readonly view: View; readonly answer: NonNullable<Moment['answer']> }>()

function note(e: Ev): void {
  for (const viewer of [0, 1, 'public'] as const satisfies readonly Viewer[]) {
    const seen = rebellion.redact(e, viewer)
    const list = events.get(e.t) ?? []
    if (seen !== null && list.length < 400) events.set(e.t, [...list, seen])
  }
}

/** Whoever answers likes to be bold: passing by chance would let most cards lie. */
function play(seed: string, options: unknown, most: number): void {
  const read = rebellion.parseOptions(options)
  if ('problem' in read) throw new RangeError(read.problem.what)
  const table = new Table<State>(rebellion as never, read.ok, (no) => rngFrom(`${seed}|${no}`))
  const rng = rngFrom(`answers of ${seed}`)
  for (let n = 0; n < most && table.result === null; n++) {
    const ask = table.pending[0]
    if (ask === undefined) break
    const bold = ask.opts.filter((o) => !['pass', 'done', 'no'].includes(o.t))
    const from = bold.length > 0 && below(rng, 8) > 0 ? bold : ask.opts
    const o = from[below(rng, from.length)]
    if (o === undefined) break
    const view = rebellion.view(table.s, ask.seat)
    for (const x of ask.opts) {
      const name = `${ask.kind}.${x.t}`
      if (!asks.has(name)) asks.set(name, { view, ask, o: x })
    }
    const done = table.submit(ask.seat, keyOf(o))
    if ('refused' in done || done.ok.some((x) => told(x.e as unknown as WireEvent['e']))) continue
    const answer = table.decisions.at(-1)
    if (answer !== undefined && !decided.has(`${ask.kind}.${o.t}`))
      decided.set(`${ask.kind}.${o.t}`, { view: rebellion.view(table.s, 'all'), answer })
  }
  for (const { e } of table.log) note(e)
}

const IDS = [SYSTEMS, LEADERS, UNITS, MISSIONS, ACTIONS, OBJECTIVES, TACTICS, RINGS]
  .flatMap((list) => list.map((x) => x.id))
  .filter((id) => id.includes('-'))
const NONSENSE = /undefined|null|NaN|\[object|reb\.|\{|\}|\(\)|: *$|[—–-] *$| ,|rebel-base-space|leader-pool|specOps/

/** A sentence as a reader sees it: names instead of marks. */
const read = (said: string, texts: Texts): string =>
  said
    .split('\u0001')
    .map((part, i) => (i % 2 === 0 ? part : markedWords(texts, part)))
    .join('')
const faults = (said: string): boolean => said === '' || NONSENSE.test(said) || IDS.some((id) => said.includes(id))

/** Kinds of events by the types of the game: the words after `t:` in the files of events. */
function kindsOfEvents(): string[] {
  const dir = new URL('../../games/rebellion/', import.meta.url)
  const files = readdirSync(dir).filter((f) => /^events.*\.ts$/.test(f))
  return files.flatMap((f) => [...readFileSync(new URL(f, dir), 'utf8').matchAll(/readonly t: '([a-z-]+)'/g)].map((m) => m[1] ?? ''))
}

/** Kinds of questions by the tables of the game. */
function kindsOfAsks(): string[] {
  const dir = new URL('../../games/rebellion/', import.meta.url)
  const files = readdirSync(dir).filter((f) => /^asks.*\.ts$/.test(f))
  const rows = files.flatMap((f) => [...readFileSync(new URL(f, dir), 'utf8').matchAll(/^ {2}\| '([a-z0-9-]+)'$/gm)].map((m) => m[1] ?? ''))
  return rows
}

beforeAll(() => {
  // So rare that random games don't bring it about.
  note({ t: 'plans', def: 'death-star-plans-ii', target: 'death-star' } as Ev)
  note({ t: 'replaced', leader: 'luke-skywalker', by: 'luke-skywalker-jedi' } as Ev)
  for (let n = 0; n < 24; n++) play(`first ${n}`, { setup: 'first-game', players: 2 }, 900)
  for (let n = 0; n < 40; n++) play(`whole ${n}`, { setup: 'complete', players: n % 8 === 7 ? 4 : 2 }, 1500)
})

const languages: readonly Language[] = ['en', 'uk', 'ru']
describe.each(languages)('Rebellion in words: %s', (language) => {
  let texts: Texts
  beforeAll(async () => {
    await joinWords(language)
    i18n.activate(language)
    texts = await textsOf(language)
  })

  it('every event that happened in random games is a proper sentence, for both sides and for spectators', () => {
    const bad: string[] = []
    for (const [kind, list] of events) {
      for (const e of list) {
        if (!told(e as unknown as WireEvent['e'])) continue
        const said = sentenceOf(e as unknown as WireEvent['e'], texts, gameWord)
        const shown = said === null ? '' : read(said, texts)
        if (faults(shown)) bad.push(`${kind}: "${shown}" of ${JSON.stringify(e)}`)
      }
    }
    expect([...new Set(bad)].slice(0, 20)).toEqual([])
  })

  it('every question that was asked has a heading and readable answers', () => {
    const bad: string[] = []
    for (const [name, { view, ask, o: one }] of asks) {
      const wire = { ...ask, options: ask.opts.map((o) => ({ ...o, key: keyOf(o) })) } as unknown as WireAsk
      const heading = question(view, texts, wire)
      if (faults(heading) || heading === gameWord('reb.ask.other')) bad.push(`${name}: "${heading}"`)
      for (const o of wire.options.filter((x) => x.key === keyOf(one))) {
        const said = optionWords(view, texts, wire, o)
        if (faults(said) || said === o.t) bad.push(`${name}, answer ${o.key}: "${said}"`)
      }
    }
    expect(bad.slice(0, 20)).toEqual([])
  })

  it('a number in an answer is an amount, a space, a unit or a die, whatever cards the reader knows', () => {
    const rebels = [...asks.values()].find(({ view }) => view.side === 0 && view.cards['0'] !== undefined && view.cards['2'] !== undefined)
    if (rebels === undefined) throw new Error('the Rebels know their starting missions')
    const fighter = { type: UNITS.findIndex((u) => u.id === 'rebel-trooper'), damage: 0, fresh: 0 }
    const combat = { units: [fighter, fighter, fighter], dice: [] }
    const attempt = { side: 0, dice: [1, 11], foeDice: [0] }
    const say = (kind: string, o: { t: string; c?: unknown; d?: unknown }, more = {}) =>
      optionWords({ ...rebels.view, combat: null, attempt: null, ...more } as unknown as View, texts, { kind } as WireAsk, { key: '', ...o } as never)
    const { faces, colors } = texts.terms
    const trooper = nameOf(texts, 'rebel-trooper')
    expect([0, 1, 2].map((d) => say('retreat-units', { t: 'go', c: 1, d }, { combat }))).toEqual([0, 1, 2].map((n) => `${trooper}: ${n}`))
    expect(say('destroy', { t: 'destroy', c: 'at-at', d: 3 })).toMatch(new RegExp(`^${nameOf(texts, 'at-at')} \\(.+ 3\\)$`))
    expect(say('destroy', { t: 'destroy', c: 'at-at' })).toBe(nameOf(texts, 'at-at'))
    expect(say('demolition', { t: 'destroy', c: 'tie-fighter', d: 2 })).toMatch(/ 2\)$/)
    expect(say('destroy-unit', { t: 'destroy', c: 0, d: 'rebel-trooper' }, { combat })).toBe(trooper)
    expect(say('yoda', { t: 'die', c: 0 }, { attempt })).toBe(`${colors['red']}: ${faces['hit']?.toLowerCase()}`)
    expect(say('yoda', { t: 'die', c: 1 }, { attempt })).toBe(`${colors['black']}: ${faces['special']?.toLowerCase()}`)
    expect(say('yoda', { t: 'die', c: 2 })).toMatch(/ 3$/)
    // In a combat it is a die of Death Star Plans, also where a mission has led to the combat.
    const plans = { ...combat, dice: [0, 2, 1] }
    expect(say('yoda', { t: 'die', c: 1 }, { attempt, combat: plans })).toBe(`${colors['red']}: ${faces['direct-hit']?.toLowerCase()}`)
    const tactics = [0, 1, 2].map((c) => say('draw-tactics', { t: 'draw', c, d: 2 - c }))
    expect(tactics.map((x) => x.match(/\d/g)?.join(' '))).toEqual(['2', '1 1', '2'])
    expect(new Set(tactics).size).toBe(3)
    expect(say('block-damage', { t: 'block', c: 0 }, { combat })).toMatch(new RegExp(`^${trooper} \\(\\D+ 1/1\\)$`))
    // Nor is it the name of a card where an answer of a random game holds a number that is none.
    const cards = new Set([...MISSIONS, ...ACTIONS, ...OBJECTIVES, ...TACTICS].map((x) => nameOf(texts, x.id)))
    const bad = [...asks.values()].flatMap(({ ask, view }) =>
      ask.opts
        .filter((o) => typeof o.d === 'number' || (typeof o.c === 'number' && NO_CARD.has(o.t)))
        .map((o) => optionWords(view, texts, { ...ask, options: [] } as unknown as WireAsk, { ...o, key: keyOf(o) } as never))
        .filter((said) => [...cards].some((name) => said.includes(name))),
    )
    expect(bad).toEqual([])
  })

  it('every decision that the log is silent about can be told in a replay', () => {
    const bad: string[] = []
    for (const [name, { view, answer }] of decided) {
      const said = answerWords(view, texts, answer as NonNullable<Moment['answer']>)
      if (faults(said)) bad.push(`${name}, ${answer.key}: "${said}"`)
    }
    expect(decided.size).toBeGreaterThan(30)
    expect(bad.slice(0, 20)).toEqual([])
    const placed = decided.get('place.give')
    expect(placed && answerWords(placed.view, texts, placed.answer)).toMatch(new RegExp(`^${nameOf(texts, 'death-star')}: .+ · \\d$`))
  })

  it('a loss in combat is one line, and what goes for the hand limit is told by name', () => {
    const loss = [
      { t: 'hit', side: 0, unit: 'x-wing', of: 0, n: 1 },
      { t: 'damaged', side: 0, unit: 'x-wing', of: 0, damage: 1, lost: true },
      { t: 'destroy', side: 0, place: 'rodia', unit: 'x-wing', n: 1 },
    ]
    expect(loss.filter(told).map((e) => e.t)).toEqual(['destroy'])
    expect(told({ t: 'damaged', side: 0, unit: 'at-at', of: 0, damage: 1, lost: false })).toBe(true)
    const discard = sentenceOf({ t: 'discard', side: 0, defs: ['demolition', 'stolen-plans'] }, texts, gameWord) ?? ''
    for (const id of ['demolition', 'stolen-plans']) expect(read(discard, texts)).toContain(nameOf(texts, id))
    const scrap = { t: 'scrap', side: 0, place: 'rodia', unit: 'x-wing' }
    const [given, destroyed] = [scrap, loss[2]].map((e) => (e === undefined ? '' : read(sentenceOf(e, texts, gameWord) ?? '', texts)))
    expect(given).toContain(nameOf(texts, 'x-wing'))
    expect(given?.slice(0, 6)).not.toBe(destroyed?.slice(0, 6))
  })

  it('a question of building names the place, the icon and the space of the queue; one of placing a single unit says no number', () => {
    const view = { cards: {} } as unknown as View
    const ask = (kind: string, about: string, more: object) => question(view, texts, { kind, about, options: [], ...more } as unknown as WireAsk)
    const options = ['x-wing', 'y-wing'].map((c) => ({ key: `unit:${c}`, t: 'unit', c }))
    const asked = ask('build', 'mon-calamari', { options })
    for (const part of [nameOf(texts, 'mon-calamari'), texts.terms.shapes['triangle']?.toLowerCase() ?? '?', '3']) expect(asked).toContain(part)
    expect(ask('build', 'rebel-base-space', { options })).toMatch(/ 1 /)
    const hits = ['red', 'black', 'direct'].map((d) => ask('assign-hit', '', { options: [{ key: `hit:1:${d}`, t: 'hit', c: 1, d }] }))
    expect(new Set(hits).size).toBe(3)
    expect(ask('hand-limit', '', { set: { max: 3 } })).toContain('3')
    expect(ask('place', 'death-star', { set: { max: 1 } })).not.toMatch(/\d/)
    expect(ask('place', 'tie-fighter', { set: { max: 12 } })).toContain('12')
  })

  it('a card that says "you" to the other side, or to nobody at the table, says whom it means', () => {
    const [rebels, empire] = [gameWord('reb.bar.for.rebel'), gameWord('reb.bar.for.imperial')]
    for (const def of ['build-alliance', 'its-a-trap', 'crippling-blow'])
      expect([0, 1, -1].map((side) => forOwner(def, side).trim())).toEqual(['', rebels, rebels])
    for (const def of ['rule-by-fear', 'good-intel']) expect([0, 1, -1].map((side) => forOwner(def, side).trim())).toEqual([empire, '', empire])
    expect([0, 1, -1].map((side) => forOwner('space-onslaught', side))).toEqual(['', '', ''])
  })

  it('every action card says when it is used in one sentence', () => {
    const said = Object.values(texts.cards.actions).map(actionWords)
    expect(said.filter((x) => faults(x) || /[,.]{2}|, [A-ZА-ЯЄІЇҐ]/.test(x))).toEqual([])
  })

  it('every kind of question that the game names has a heading of its own', () => {
    const other = gameWord('reb.ask.other')
    const without = kindsOfAsks().filter((kind) =>
      [other, `reb.ask.${kind}`].includes(gameWord(`reb.ask.${kind}` as 'reb.ask.other', { about: 'X' })),
    )
    expect(kindsOfAsks().length).toBeGreaterThan(55)
    expect(without).toEqual([])
  })
})

describe('what the games brought about', () => {
  it('is every kind of event, and more than sixty kinds of questions', () => {
    const unseen = kindsOfEvents().filter((kind) => !events.has(kind))
    expect(unseen).toEqual([])
    expect(new Set([...asks.values()].map((x) => x.ask.kind)).size).toBeGreaterThan(60)
  })

  it.each([
    ['en', 'where?', 'against whom?', 'hidden'],
    ['uk', 'де?', 'проти кого?', 'прихована'],
    ['ru', 'где?', 'против кого?', 'скрыта'],
  ] as const)('a mission asks for what it has, and the base has its gender, in %s', async (language, where, whom, hidden) => {
    const texts = await textsOf(language)
    await joinWords(language)
    i18n.activate(language)
    const view = [...asks.values()][0]!.view
    const asked = (t: string) => question(view, texts, { kind: 'mission-target', about: 'detained', options: [{ key: t, t }] } as unknown as WireAsk)
    expect(asked('at').endsWith(`: ${where}`)).toBe(true)
    expect(asked('leader').endsWith(`: ${whom}`)).toBe(true)
    expect(gameWord('reb.base.hidden')).toBe(hidden)
  })
})
