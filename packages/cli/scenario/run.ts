/** Runs a scenario: gives its answers and looks whether what it expects holds. */
import { isDeepStrictEqual } from 'node:util'
import { keyOf, rngFrom, Table, type Ask, type Base, type Told } from '@orrery/kernel'
import { gameOf, type Played } from '../games.ts'
import { UsageError } from '../io.ts'
import { logLines } from '../commands/replay.ts'
import { rerun, type AnyTable } from '../saved.ts'
import type { EventPart, Scenario, Start, Step } from './format.ts'

/** The first thing that does not hold. */
export interface Failure {
  /** Number of the step, from 0. */
  readonly step: number
  readonly written: unknown
  readonly expected: string
  readonly found: string
  /** The decisions that led there, one line each. */
  readonly log: readonly string[]
}

/** Thrown inside a step. */
class Unmet extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(expected)
  }
}

class Runner {
  /** Decisions in words, as they were given. */
  readonly log: string[]
  /** What was told since the last answer. */
  private since: readonly Told[]

  constructor(
    readonly played: Played,
    readonly table: AnyTable,
    log: readonly string[],
  ) {
    this.log = [...log]
    this.since = table.log
  }

  private get seats(): string[] {
    return this.played.game.seats(this.table.options).map((s) => s.id)
  }

  private words(seat: number, key: string): string {
    return this.played.desk.toPlaces(this.table.s, seat, key)
  }

  /** The question that a step is about: the one to the seat, or the first. */
  private ask(seat: number | null): Ask {
    const ask = seat === null ? this.table.pending[0] : this.table.askOf(seat)
    if (ask !== undefined) return ask
    const open = this.table.pending.map((a) => `${this.seats[a.seat]} is asked "${a.kind}"`).join(', ')
    throw new Unmet(
      `a question to ${seat === null ? 'somebody' : this.seats[seat]}`,
      open || `no question: the game is over, ${this.table.result?.join(' : ') ?? ''}`,
    )
  }

  private key(seat: number, key: string): string {
    const read = this.played.desk.toNumbers(this.table.s, seat, key)
    if ('key' in read) return read.key
    throw new Unmet(`a card for ${key}`, read.problem)
  }

  private offers(ask: Ask): string[] {
    return ask.opts.map((o) => this.words(ask.seat, keyOf(o)))
  }

  step(step: Step): void {
    switch (step.k) {
      case 'answer':
        return this.answer(step.key, step.seat)
      case 'asked':
        return this.asked(step.kind, step.seat)
      case 'offered':
        return this.offered(step)
      case 'offers':
        return this.offersExactly(step.keys, step.seat)
      case 'refused':
        return this.refused(step)
      case 'value':
        return this.value(step.path, step.is)
      case 'events':
        return this.events(step.parts)
      case 'no-event':
        return this.noEvent(step.part)
      case 'outcome':
        return this.outcome(step.outcome)
    }
  }

  private answer(wish: string, by: number | null): void {
    const { seat, kind, path } = this.ask(by)
    const key = this.key(seat, wish)
    const words = this.words(seat, key)
    const offers = this.offers(this.ask(by))
    const done = this.table.submit(seat, key)
    if ('refused' in done) {
      const verdict = this.table.whyNot(seat, key)
      const why = verdict === null ? '' : ` (refused by ${verdict.rule}: ${this.played.desk.rule(verdict.rule)})`
      throw new Unmet(`"${wish}" to be an answer to "${kind}" of ${this.seats[seat]}`, `it is not on offer${why}; on offer: ${offers.join('  ')}`)
    }
    this.log.push(`${String(this.table.seq).padStart(4)}  ${this.seats[seat]}  ${kind}: ${words}${path.length > 0 ? `  (${path.join(' > ')})` : ''}`)
    this.since = done.ok
    // The table has run on to the first question of the next step, which may hold cards that lie nowhere: only between the steps all must hold.
    const wrong = this.table.prefix.length === 0 ? this.played.game.check(this.table.checkpoint.s) : null
    if (wrong !== null) throw new Unmet('a position that is whole', wrong)
  }

  private asked(kind: string, seat: number | null): void {
    const ask = this.ask(seat)
    if (ask.kind !== kind) throw new Unmet(`the question "${kind}"`, `"${ask.kind}" to ${this.seats[ask.seat]}`)
  }

  private offered({ not, keys, seat }: Extract<Step, { k: 'offered' }>): void {
    const ask = this.ask(seat)
    const there = ask.opts.map(keyOf)
    for (const wish of keys) {
      const is = there.includes(this.key(ask.seat, wish))
      if (is === not) throw new Unmet(`"${wish}" ${not ? 'not ' : ''}on offer`, `on offer: ${this.offers(ask).join('  ')}`)
    }
  }

  private offersExactly(keys: readonly string[], seat: number | null): void {
    const ask = this.ask(seat)
    const want = keys.map((k) => this.words(ask.seat, this.key(ask.seat, k))).toSorted()
    const there = this.offers(ask).toSorted()
    if (!isDeepStrictEqual(want, there)) throw new Unmet(`on offer: ${want.join('  ')}`, `on offer: ${there.join('  ')}`)
  }

  private refused({ key: wish, rule, seat: by }: Extract<Step, { k: 'refused' }>): void {
    const seat = by ?? this.ask(null).seat
    const verdict = this.table.whyNot(seat, this.key(seat, wish))
    if (verdict?.rule === rule) return
    const found = verdict === null ? 'it is allowed' : `refused by ${verdict.rule}: ${this.played.desk.rule(verdict.rule)}`
    throw new Unmet(`"${wish}" refused by ${rule}: ${this.played.desk.rule(rule)}`, found)
  }

  private value(path: string, is: unknown): void {
    const found = path.startsWith('@') ? this.cardField(path) : lookUp(this.played.desk.valuesOf(this.table.s), path)
    if (!isDeepStrictEqual(found, is))
      throw new Unmet(`${path} = ${JSON.stringify(is)}`, `${path} = ${found === undefined ? 'nothing there' : JSON.stringify(found)}`)
  }

  /** `@rebels-ships/mon-calamari-cruiser.damage`: a field of a card instance. */
  private cardField(path: string): unknown {
    const [name = '', ...rest] = path.split('.')
    const id = this.played.desk.cardAt(this.table.s, this.table.pending[0]?.seat ?? 0, name)
    if (typeof id === 'string') throw new Unmet(`a card for ${name}`, id)
    return lookUp((this.table.s as unknown as { cards: readonly object[] }).cards[id], rest.join('.'))
  }

  /** The events in this order, others between them. */
  private events(parts: readonly EventPart[]): void {
    let from = 0
    for (const part of parts) {
      const at = this.since.findIndex(({ e }, i) => i >= from && fits(e, part))
      if (at < 0) throw new Unmet(`since the last answer${from > 0 ? ' and after the events before it' : ''}: ${JSON.stringify(part)}`, this.told())
      from = at + 1
    }
  }

  private noEvent(part: EventPart): void {
    if (this.since.some(({ e }) => fits(e, part))) throw new Unmet(`since the last answer no ${JSON.stringify(part)}`, this.told())
  }

  private told(): string {
    return this.since.length === 0 ? 'nothing was told' : this.since.map(({ e }) => JSON.stringify(e)).join(' ')
  }

  private outcome(want: string | readonly number[]): void {
    const { result } = this.table
    const winner = result === null ? 'running' : (this.seats[result.indexOf(1)] ?? 'shared')
    const holds = typeof want === 'string' ? winner === want : isDeepStrictEqual(result, want)
    if (!holds) throw new Unmet(`outcome ${JSON.stringify(want)}`, result === null ? 'the game is running' : `${winner} (${result.join(' : ')})`)
  }
}

function lookUp(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (v, name) => (typeof v === 'object' && v !== null && Object.hasOwn(v, name) ? (v as Record<string, unknown>)[name] : undefined),
      value,
    )
}

const fits = (e: object, part: EventPart): boolean => Object.entries(part).every(([k, v]) => isDeepStrictEqual((e as Record<string, unknown>)[k], v))

function begin(game: string, start: Start, file: string): Runner {
  const played = gameOf(game)
  if (start.kind === 'file') {
    const run = rerun(start.file, `${file}: start.file`, start.at)
    if (run.stopped !== null) throw new UsageError(`${file}: start.file: ${run.stopped}.`)
    return new Runner(played, run.table, logLines(run, start.file.answers.slice(0, start.at), 0))
  }
  const seeder = (no: number) => rngFrom(`scenario|${start.seed}|${no}`)
  const raw = start.kind === 'options' ? start.options : start.position['options']
  const options = played.game.parseOptions(raw)
  if ('problem' in options) throw new UsageError(`${file}: start.options: ${options.problem.where} ${options.problem.what}.`)
  if (start.kind === 'options') return new Runner(played, new Table(played.game, options.ok, seeder), [])
  return new Runner(played, new Table(played.game, options.ok, seeder, { at: 0, no: 1, s: arranged(played, start.position, file) }), [])
}

function arranged(played: Played, position: unknown, file: string): Base {
  const out = played.game.arrange(position)
  if ('problem' in out) throw new UsageError(`${file}: start.position: ${out.problem.where} ${out.problem.what}.`)
  const wrong = played.game.check(out.ok)
  if (wrong !== null) throw new UsageError(`${file}: start.position can't be: ${wrong}.`)
  return out.ok
}

/** The first step that does not hold, or null. Throws UsageError when the scenario can't begin. */
export function runScenario(scenario: Scenario, file: string): Failure | null {
  const runner = begin(scenario.game, scenario.start, file)
  for (const [i, step] of scenario.steps.entries()) {
    try {
      runner.step(step)
    } catch (e) {
      if (!(e instanceof Unmet)) throw e
      return { step: i, written: scenario.written[i], expected: e.expected, found: e.found, log: runner.log }
    }
  }
  return null
}
