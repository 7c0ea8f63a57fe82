/**
 * The conformance suite: what holds for every game, as vitest tests. A game's test file calls it once:
 * `conform(game, { name: 'duel', options: [...], seeds: 6, applyPatch })`.
 */
import { describe, expect, it } from 'vitest'
import { Ctx, run, keyOf, PASS, type Ask, type Base, type Game, type Patch, type RecordSchema, type Schema, type Typed } from '../index.ts'
import { cloneBy, diffBy, hashBy } from '../interpret.ts'
import { loadTable, type Table, type TableSave } from '../table.ts'
import { asText, lookAt, oddKeys, playRandomly, rndOf, spoil, stateOf, tableOf, testSeeder, viewersOf, type Run } from './walk.ts'
import { registerChoices, registerSecrecy, type BotChoice } from './secrecy.ts'

export type { BotChoice }

export interface Conformance<S extends Base, V, O> {
  /** Goes into the tests' names and seeds. */
  readonly name: string
  /** The tables to try: each with each seed. */
  readonly options: readonly O[]
  /** How many seeds, or the seeds themselves. `CONFORM_SEEDS=N` or `CONFORM_SEEDS=FROM-TO` in the environment tries so many instead. */
  readonly seeds: number | readonly string[]
  /** The client's reader of patches (`@orrery/protocol/patch`). */
  readonly applyPatch: (value: V, patch: Patch | undefined) => V
  /** The schema behind the generated clone and hash, and the one behind `diffView`, to compare them with a plain walk. */
  readonly schema?: Typed<S, RecordSchema>
  readonly viewSchema?: Typed<V, Schema>
  /** Most questions of one step. */
  readonly maxAsks?: number
  /** Most decisions of a game with random answers. */
  readonly maxDecisions?: number
  /** Players whose choices must not depend on what their seat can't see. */
  readonly bots?: Readonly<Record<string, BotChoice<S>>>
}

const MAX_ASKS = 300
const MAX_DECISIONS = 20_000
/** Every so many decisions a whole table is set up again from its first answer. */
const FULL_EVERY = 40

/** The numbers of the seeds: the usual ones, or those that whoever runs the tests wants. Throws where that can't be read. */
function numbers(usual: number): number[] {
  const wish = process.env['CONFORM_SEEDS']
  const read = /^(?:(\d+)-)?(\d+)$/.exec(wish ?? String(usual))
  if (read === null) throw new Error(`CONFORM_SEEDS is "${wish}", but it must be a number of seeds or two numbers like 100-150`)
  const from = Number(read[1] ?? 0)
  return Array.from({ length: Number(read[2]) - from }, (_, i) => from + i)
}

/** Each of the options with each of the seeds. */
function runsOf<S extends Base, V, O>(kit: Pick<Conformance<S, V, O>, 'name' | 'options' | 'seeds'>): Run<O>[] {
  const seeds = typeof kit.seeds === 'number' ? numbers(kit.seeds).map((i) => `${kit.name}-${i}`) : kit.seeds
  return kit.options.flatMap((options) => seeds.map((seed) => ({ options, seed })))
}

/** Registers only the suite's tests of computer players. */
export function conformBots<S extends Base, V, O>(
  game: Game<S, V, O>,
  kit: Pick<Conformance<S, V, O>, 'name' | 'options' | 'seeds'> & Required<Pick<Conformance<S, V, O>, 'bots'>>,
): void {
  describe(`${kit.name}: players`, () => registerChoices(game, kit.name, runsOf(kit), kit.bots))
}

/** Registers the suite for one game. */
export function conform<S extends Base, V, O>(game: Game<S, V, O>, kit: Conformance<S, V, O>): void {
  const runs = runsOf(kit)
  const named = runs.map((r) => [`${r.seed} ${JSON.stringify(r.options)}`, r] as const)
  describe(`${kit.name}: conformance`, () => {
    it.each(named)('random answers lead to an end, by the rules: %s', (_, r) => plainPlay(game, kit, r))
    it.each(named)('a save at any decision loads to the same table: %s', (_, r) => savesLoad(game, r))
    it.each(named)('the log gives the same game again, forward and after take-backs: %s', (_, r) => replays(game, r))
    it.each(named)('copies are independent, and generated code equals a walk over the schema: %s', (_, r) => copies(game, kit, r))
    it.each(named)('views follow by patches: %s', (_, r) => patches(game, kit, r))
    it.each(named)('options are sound, and refusals never throw: %s', (_, r) => optionsAreSound(game, r))
    registerSecrecy(game, kit.name, runs, kit.bots ?? {})
  })
}

function plainPlay<S extends Base, V, O>(game: Game<S, V, O>, kit: Conformance<S, V, O>, { options, seed }: Run<O>): void {
  const rnd = rndOf(seed)
  const s = game.setup(options, testSeeder(seed)(0))
  let [asks, all] = [0, 0]
  expect(game.check(s), 'after the setup').toBeNull()
  const g = new Ctx(s, (ask: Ask) => {
    asks++
    if (ask.concealed === true && ask.opts.some((o) => o.t === PASS.t)) expect(game.windows ?? [], 'windows').toContain(ask.kind)
    if (++all > (kit.maxDecisions ?? MAX_DECISIONS)) throw new Error(`no end after ${all} decisions`)
    return rnd(ask.opts.length)
  })
  const steps = game as Game<S>
  run(steps, g, () => {
    if (asks > (kit.maxAsks ?? MAX_ASKS)) throw new Error(`a step asked ${asks} times before ${s.step}`)
    asks = 0
    const broken = game.check(s)
    if (broken !== null) throw new Error(`${broken} (before ${s.step}, after ${all} decisions)`)
  })
  const result = s.result ?? []
  expect(result.length).toBe(game.seats(options).length)
  expect(result.every((x) => x >= 0 && x <= 1)).toBe(true)
}

/** A save of the running step alone, as a server's snapshot holds it. */
function shortSave<S extends Base, V, O>(table: Table<S, V, O>): TableSave<S> {
  const from = table.checkpoint
  return { ...table.save(), from, answers: table.decisions.slice(from.at).map(({ seat, key }) => ({ seat, key })) }
}

function savesLoad<S extends Base, V, O>(game: Game<S, V, O>, { options, seed }: Run<O>): void {
  const table = tableOf(game, options, seed)
  const here = () => [JSON.stringify(table.s), game.hash(table.s), asText(table.pending), table.seq]
  playRandomly(table, rndOf(seed), (n) => {
    const saves = n % FULL_EVERY === 0 ? [shortSave(table), table.save()] : [shortSave(table)]
    for (const save of saves) {
      const { table: again, fallback } = loadTable(game, options, testSeeder(seed), JSON.parse(JSON.stringify(save)) as TableSave<S>)
      expect(fallback, `at decision ${n}`).toBeNull()
      expect([JSON.stringify(again.s), game.hash(again.s), asText(again.pending), again.seq], `at decision ${n}`).toEqual(here())
    }
  })
}

function replays<S extends Base, V, O>(game: Game<S, V, O>, { options, seed }: Run<O>): void {
  const table = tableOf(game, options, seed)
  const rnd = rndOf(`${seed}|take-back`)
  const total = playRandomly(table, rndOf(seed))
  const end = stateOf(table)
  const answers = table.decisions.map(({ seat, key }) => ({ seat, key }))
  const again = tableOf(game, options, seed)
  const states = new Map<number, string>()
  const marks = new Set([0, ...Array.from({ length: 8 }, () => rnd(total + 1))])
  answers.forEach(({ seat, key }, n) => {
    if (marks.has(n)) states.set(n, stateOf(again))
    expect('ok' in again.submit(seat, key), `decision ${n} given again`).toBe(true)
  })
  expect(stateOf(again), 'replay').toBe(end)
  for (const [n, state] of [...states].toReversed()) {
    table.takeBack(n)
    expect(stateOf(table), `taken back to ${n}`).toBe(state)
  }
  for (const { seat, key } of answers) table.submit(seat, key)
  expect(stateOf(table), 'forward again from the root').toBe(end)
  expect(game.hash(table.s)).toBe(game.hash(again.s))
}

function copies<S extends Base, V, O>(game: Game<S, V, O>, kit: Conformance<S, V, O>, { options, seed }: Run<O>): void {
  const table = tableOf(game, options, seed)
  const rnd = rndOf(`${seed}|copies`)
  playRandomly(table, rndOf(seed), (n) => {
    if (n > 0 && rnd(8) > 0) return
    const { s } = table
    const text = JSON.stringify(s)
    const copy = game.clone(s)
    expect(JSON.stringify(copy), `clone at ${n}`).toBe(text)
    expect(game.hash(copy)).toBe(game.hash(s))
    if (kit.schema !== undefined) {
      expect(JSON.stringify(cloneBy(kit.schema, s)), `the schema leaves something out at ${n}`).toBe(text)
      expect(hashBy(kit.schema, s), `hash at ${n}`).toBe(game.hash(s))
    }
    spoil(copy)
    expect(JSON.stringify(s), `spoiling the copy changed the original at ${n}`).toBe(text)
  })
}

function patches<S extends Base, V, O>(game: Game<S, V, O>, kit: Conformance<S, V, O>, { options, seed }: Run<O>): void {
  const table = tableOf(game, options, seed)
  const viewers = viewersOf(game, options)
  const wire = <T>(v: T): T => JSON.parse(JSON.stringify(v)) as T
  const held = viewers.map((viewer) => wire(table.view(viewer)))
  const before = viewers.map((viewer) => table.view(viewer))
  playRandomly(table, rndOf(seed), (n) => {
    viewers.forEach((viewer, i) => {
      const now = table.view(viewer)
      const patch = game.diffView(before[i] as V, now)
      if (kit.viewSchema !== undefined) expect(diffBy(kit.viewSchema, before[i] as V, now), `diff for ${viewer} at ${n}`).toEqual(patch)
      before[i] = now
      held[i] = kit.applyPatch(held[i] as V, patch === undefined ? undefined : wire(patch))
      expect(held[i], `view of ${viewer} at ${n}`).toEqual(wire(now))
      expect(game.diffView(now, table.view(viewer)), `equal views differ for ${viewer} at ${n}`).toBeUndefined()
    })
  })
}

function optionsAreSound<S extends Base, V, O>(game: Game<S, V, O>, { options, seed }: Run<O>): void {
  const table = tableOf(game, options, seed)
  const rnd = rndOf(`${seed}|keys`)
  playRandomly(table, rndOf(seed), (n) => {
    for (const ask of table.pending) {
      const keys = ask.opts.map(keyOf)
      expect(keys.length, `"${ask.kind}" has no answer at ${n}`).toBeGreaterThan(0)
      expect(new Set(keys).size, `"${ask.kind}" at ${n} offers twice: ${keys.join(' ')}`).toBe(keys.length)
      for (const key of keys) expect(table.whyNot(ask.seat, key), `why not ${key} at ${n}`).toBeNull()
      for (const key of oddKeys(keys, rnd)) refusalIsSound(table, ask.seat, key)
    }
    const same = lookAt(game as Game<S>, table.checkpoint.s, table.answersSince)
    expect(same === null ? null : asText(same.pending.filter((a) => table.askOf(a.seat) !== undefined)), `asked again at ${n}`).toBe(
      asText(table.pending),
    )
  })
}

function refusalIsSound<S extends Base, V, O>(table: Table<S, V, O>, seat: number, key: string): void {
  const why = table.whyNot(seat, key)
  if (why !== null) expect(why.rule, `the refusal of ${key}`).toMatch(/^[\w-]+(\/[\w.-]+)*$/)
  if (table.askOf(seat)?.opts.some((o) => keyOf(o) === key) === true) return
  const before = table.seq
  expect('refused' in table.submit(seat, key), `"${key}" was taken though not on offer`).toBe(true)
  expect(table.seq).toBe(before)
}
