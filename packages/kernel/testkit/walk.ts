/** What the conformance tests share: seeded play on tables, and looking at a position as a seat. */
import { below, rngFrom } from '../chance.ts'
import { Ctx } from '../ctx.ts'
import type { Seeder } from '../fair.ts'
import type { Game, Viewer } from '../game.ts'
import { runStep } from '../run.ts'
import { SUSPEND, untilSuspended } from '../suspend.ts'
import { Table, type Answer } from '../table.ts'
import { keyOf, type Ask, type Base, type Ev } from '../types.ts'

export type Rnd = (n: number) => number

/** One game of the suite: a table's options with a seed. */
export interface Run<O> {
  readonly options: O
  readonly seed: string
}

/** Everybody who may look at a running game. */
export function viewersOf<S extends Base, V, O>(game: Game<S, V, O>, options: O): Viewer[] {
  return [...game.seats(options).map((_, seat) => seat), 'public', 'all']
}

/** A reproducible source of whole numbers in [0, n). */
export function rndOf(seed: string): Rnd {
  const words = rngFrom(seed)
  return (n) => below(words, n)
}

/** The words of chance of a test's table. */
export function testSeeder(seed: string): Seeder {
  return (checkpoint) => rngFrom(`${seed}|${checkpoint}`)
}

/** A fresh table for a seed. */
export function tableOf<S extends Base, V, O>(game: Game<S, V, O>, options: O, seed: string): Table<S, V, O> {
  return new Table(game, options, testSeeder(seed))
}

/** One of the open questions, and one of its answers. */
export function anyAnswer(pending: readonly Ask[], rnd: Rnd): Answer {
  const ask = pending[rnd(pending.length)] as Ask
  return { seat: ask.seat, key: keyOf(ask.opts[rnd(ask.opts.length)] as Ask['opts'][number]) }
}

/** Plays a table to its end with random answers; `before` sees it at every decision. Returns the number of decisions. */
export function playRandomly<S extends Base, V, O>(table: Table<S, V, O>, rnd: Rnd, before?: (n: number) => void): number {
  let n = 0
  while (table.result === null) {
    if (table.pending.length === 0) throw new Error(`nobody is asked, and the game is not over (step ${table.s.step})`)
    before?.(n)
    n++
    const { seat, key } = anyAnswer(table.pending, rnd)
    const done = table.submit(seat, key)
    if ('refused' in done) throw new Error(`"${key}" was on offer and is refused: ${done.refused}`)
  }
  return n
}

/** A question as text, for comparisons. */
export function asText(asks: readonly Ask[]): string {
  return JSON.stringify(
    asks.map(({ seat, kind, opts, about, path, set, concealed }) => ({ seat, kind, opts: opts.map(keyOf), about, path, set, concealed })),
  )
}

/** All that a table is, as text: position, questions, decisions and what was told. */
export function stateOf<S extends Base, V, O>(table: Table<S, V, O>): string {
  return JSON.stringify([table.s, asText(table.pending), table.decisions, table.log, table.prefix, table.checkpoint])
}

/** What a seat notices of a step that ran from a checkpoint up to an open question. */
export interface Look<S> {
  readonly s: S
  readonly pending: readonly Ask[]
  readonly events: readonly Ev[]
  readonly prefix: readonly number[]
  /** Something hidden came to light meanwhile, or chance was used. */
  readonly revealed: boolean
}

/** A list of events that looks on while it grows. */
class Witness extends Array<Ev> {
  /** Lists that are made of it are plain ones. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }
  constructor(private readonly look: () => void) {
    super()
  }
  override push(...events: Ev[]): number {
    this.look()
    return super.push(...events)
  }
}

/**
 * Runs the checkpoint's step with the answers given; null when one of them is not on offer in this world. `onEvent` looks at the
 * position whenever something is told.
 */
export function lookAt<S extends Base>(game: Game<S>, checkpoint: S, answers: readonly Answer[], onEvent?: (s: S) => void): Look<S> | null {
  const s = game.clone(checkpoint)
  const prefix: number[] = []
  let pending: readonly Ask[] = []
  let missing = false
  const g = new Ctx<S>(s, (ask, group) => {
    const next = answers[prefix.length]
    if (next === undefined) {
      pending = (group ?? [ask]).map((a) => ({ ...a, path: [...a.path] }))
      throw SUSPEND
    }
    const at = next.seat === ask.seat ? ask.opts.findIndex((o) => keyOf(o) === next.key) : -1
    if (at < 0) {
      missing = true
      throw SUSPEND
    }
    prefix.push(at)
    return at
  })
  g.events = onEvent === undefined ? [] : new Witness(() => onEvent(s))
  untilSuspended(() => runStep(game, g))
  return missing ? null : { s, pending, events: g.events, prefix, revealed: g.revealed > 0 }
}

/** The events as a viewer may know them, as text. */
export function toldTo<S extends Base>(game: Game<S>, events: readonly Ev[], viewer: Viewer): string {
  return JSON.stringify(events.map((e) => game.redact(e, viewer)).filter((e) => e !== null))
}

/** Keys near the given ones, and nonsense: what a broken or hostile client might send. */
export function oddKeys(keys: readonly string[], rnd: Rnd): string[] {
  const key = keys[rnd(Math.max(1, keys.length))] ?? 'x'
  const number = key.replace(/\d+/, (n) => String(Number(n) + 1 + rnd(3)))
  const verb = `${keys[rnd(Math.max(1, keys.length))]?.split(':')[0] ?? 'x'}:${key.split(':').slice(1).join(':')}`
  return [
    number,
    verb,
    `${key}:0`,
    `${key}:x:y`,
    '',
    ':',
    '__proto__',
    'constructor:1',
    `${key.split(':')[0]}:-1`,
    `${key.split(':')[0]}:NaN`,
    'pick:999999',
    'z'.repeat(3000),
  ]
}

/** Changes every number, text, flag and list in a piece of plain data, in place. */
export function spoil(v: unknown): void {
  if (typeof v !== 'object' || v === null) return
  const record = v as Record<string, unknown>
  for (const [key, x] of Object.entries(record)) {
    spoil(x)
    if (typeof x === 'number') record[key] = x + 1
    else if (typeof x === 'string') record[key] = `${x}?`
    else if (typeof x === 'boolean') record[key] = !x
  }
  if (Array.isArray(v)) v.push(null)
}
