/**
 * A table in play: a checkpoint and the answers since. That pair is the whole save. Each answer re-runs the current step
 * on a fresh clone of its checkpoint; nothing is changed before the run has gone through.
 */
import { Ctx, LoopError, MAX_QUIET_STEPS } from './ctx.ts'
import type { Seeder } from './fair.ts'
import type { Game, Viewer } from './game.ts'
import { runStep } from './run.ts'
import { SUSPEND, untilSuspended } from './suspend.ts'
import { keyOf, type Ask, type Base, type Ev, type Opt, type Ref, type Verdict } from './types.ts'

/** A stored decision: which seat answered what. */
export interface Answer {
  readonly seat: number
  readonly key: string
}

/** A decision as the table remembers it. */
export interface Entry extends Answer {
  readonly kind: string
  /** What the question was about, as in its `Ask`. */
  readonly about: Ref | undefined
  readonly path: readonly string[]
  /** The first decision of its step: where a take-back lands. */
  readonly top: boolean
  /** Something hidden came to light, or chance was used, because of this answer. */
  readonly revealed: boolean
  /** There was no other answer: nothing was decided. */
  readonly only: boolean
  /** Asked also of those who have nothing to answer with: see `Ask.concealed`. */
  readonly concealed: boolean
}

/** Where a take-back goes: to before decision number `to`; `free` when nothing stands against it. */
export interface Landing {
  readonly to: number
  readonly free: boolean
}

/** An event and the number of decisions that had been made when it happened. */
export interface Told {
  readonly at: number
  readonly e: Ev
}

/** A position between two steps: after `at` decisions, as checkpoint number `no`. */
export interface Checkpoint<S> {
  readonly at: number
  readonly no: number
  readonly s: S
}

/** All that a running table needs to be set up again. `from` lets a table of another engine version go on without the past. */
export interface TableSave<S> {
  readonly game: string
  readonly version: string
  readonly options: unknown
  readonly answers: readonly Answer[]
  readonly from?: Checkpoint<S>
}

/** What loading dropped because the rules no longer offer a stored answer. */
export interface Fallback {
  readonly keptAnswers: number
  readonly droppedAnswers: number
  /** How many answers came before the one that is not on offer. */
  readonly at: number
  readonly key: string
}

export type Submitted = { readonly ok: readonly Told[] } | { readonly refused: 'over' | 'not-asked' | 'not-on-offer' }

interface Cursor<S> {
  readonly cp: Checkpoint<S>
  readonly given: readonly Answer[]
  /** Option indexes of `given`. */
  readonly prefix: readonly number[]
  readonly s: S
  readonly pending: readonly Ask[]
}

interface Advance<S> {
  readonly cursor: Cursor<S>
  readonly events: readonly Ev[]
  readonly revealed: boolean
  /** The last checkpoint on the way. */
  readonly newest: Checkpoint<S> | null
}

/** A step that is run again with an answer that its rules no longer offer. */
export class DivergedError extends Error {
  constructor(
    readonly kind: string,
    readonly key: string,
  ) {
    super(`the answer "${key}" to "${kind}" is not on offer`)
    this.name = 'DivergedError'
  }
}

const SNAPSHOT_EVERY = 48
/** Instead of a number of answers: nothing of the step has been told yet. */
const UNTOLD = -1
const NOTHING: readonly never[] = []

export class Table<S extends Base, V = unknown, O = unknown> {
  private cursor: Cursor<S>
  private entries: Entry[] = []
  private told: Told[] = []
  private snapshots: Checkpoint<S>[]
  /** Answers of an open group (arrival order), not yet known to the rules. */
  private held: readonly Answer[] = NOTHING

  constructor(
    readonly game: Game<S, V, O>,
    readonly options: O,
    readonly seeder: Seeder,
    from?: Checkpoint<S>,
  ) {
    const first = from ?? { at: 0, no: 1, s: this.reseeded(game.setup(options, seeder(0)), 1) }
    this.snapshots = [first]
    const run = this.advance(first, NOTHING, NOTHING, UNTOLD)
    this.cursor = run.cursor
    this.keep(run, first.at)
  }

  /** The position as the rules left it at the open question. Read only. */
  get s(): S {
    return this.cursor.s
  }
  /** The open questions, without those of a group that are answered already. */
  get pending(): readonly Ask[] {
    const { held, cursor } = this
    return held.length === 0 ? cursor.pending : cursor.pending.filter((a) => !held.some((h) => h.seat === a.seat))
  }
  get checkpoint(): Checkpoint<S> {
    return this.cursor.cp
  }
  /** Option indexes of the answers since the checkpoint: what a search needs beside the checkpoint. */
  get prefix(): readonly number[] {
    return this.cursor.prefix
  }
  /** All decisions in the order of their arrival; those of an open group are in it, and are nobody's business but the seat's own. */
  get decisions(): readonly Entry[] {
    return this.entries
  }
  /** The answers since the checkpoint that the rules have been given: those of an open group are not among them. */
  get answersSince(): readonly Answer[] {
    return this.cursor.given
  }
  get log(): readonly Told[] {
    return this.told
  }
  get result(): readonly number[] | null {
    return this.cursor.s.result
  }
  /** Number of decisions so far, those before a loaded checkpoint included. */
  get seq(): number {
    return this.firstAt + this.entries.length
  }
  private get firstAt(): number {
    return this.snapshots[0]?.at ?? 0
  }

  /** The seat's open question, if there is one. */
  askOf(seat: number): Ask | undefined {
    return this.pending.find((a) => a.seat === seat)
  }

  /** What the viewer sees now. */
  view(viewer: Viewer): V {
    return this.game.view(this.cursor.s, viewer)
  }

  /** Why the seat can't give this answer now; null when it can. */
  whyNot(seat: number, key: string): Verdict {
    const ask = this.askOf(seat)
    if (ask?.opts.some((o) => keyOf(o) === key) === true) return null
    return this.game.whyNot(this.cursor.s, seat, key, ask)
  }

  /** Takes one answer. Refused answers change nothing. Throws what the rules throw (LoopError), with nothing changed. */
  submit(seat: number, key: string): Submitted {
    if (this.result !== null) return { refused: 'over' }
    const ask = this.askOf(seat)
    if (ask === undefined) return { refused: 'not-asked' }
    const chosen = indexOfKey(ask.opts, key)
    if (chosen < 0) return { refused: 'not-on-offer' }
    const { cp, given, prefix, pending } = this.cursor
    const answer = { seat, key }
    let answers: readonly Answer[] = [answer]
    let indexes: readonly number[] = [chosen]
    if (pending.length > 1) {
      const held = [...this.held, answer]
      if (held.length < pending.length) {
        this.held = held
        this.note(answer, ask, false)
        return { ok: NOTHING }
      }
      answers = pending.map((a) => held.find((h) => h.seat === a.seat) as Answer)
      indexes = pending.map((a, i) => indexOfKey(a.opts, (answers[i] as Answer).key))
    }
    const first = given.length === 0
    const run = this.advance(cp, first ? answers : [...given, ...answers], first ? indexes : [...prefix, ...indexes], given.length)
    this.note(answer, ask, run.revealed)
    this.held = NOTHING
    this.cursor = run.cursor
    return { ok: this.keep(run, this.seq) }
  }

  private note({ seat, key }: Answer, { kind, path, opts, concealed, about }: Ask, revealed: boolean): void {
    const top = this.cursor.given.length === 0
    // One shape for all, without a spread: that costs a table a third of its speed.
    this.entries.push({ seat, key, kind, about, path, top, revealed, only: opts.length === 1, concealed: concealed === true })
  }

  /**
   * The earliest decision to which the seat may go back by itself: nothing was revealed, rolled or decided by another
   * since. Null when its last decision can't be taken back freely.
   */
  freeTakeBack(seat: number): number | null {
    let at = this.entries.length
    while (at > 0) {
      const e = this.entries[at - 1] as Entry
      if (e.seat !== seat || e.revealed) break
      at--
    }
    return at === this.entries.length ? null : this.firstAt + at
  }

  /**
   * Where one take-back of the seat lands: at the start of its last action, that is of the step, but not before another seat's
   * decision, and never at one that is `idle`: a question that answers itself would stand where it stood at once. Null when
   * the seat hasn't decided yet.
   */
  landingOf(seat: number, idle: (e: Entry) => boolean = (e) => e.only): Landing | null {
    const { entries, firstAt } = this
    const real = (e: Entry): boolean => e.seat === seat && !idle(e)
    const last = entries.findLastIndex(real)
    if (last < 0) return null
    let at = last
    while (at > 0 && entries[at]?.top === false && entries[at - 1]?.seat === seat) at--
    const free = this.freeTakeBack(seat)
    const bound = free === null ? entries.length : free - firstAt
    // Within the action something may have come to light: what was decided since is still free.
    if (bound <= last) at = Math.max(at, bound)
    while (!real(entries[at] as Entry)) at++
    return { to: firstAt + at, free: at >= bound }
  }

  /** Drops the decisions from number `to` on. Throws RangeError for a number outside the table's decisions. */
  takeBack(to: number): void {
    if (!Number.isInteger(to) || to < this.firstAt || to > this.seq) throw new RangeError(`there is no decision ${to} to go back to`)
    const kept = this.entries.slice(0, to - this.firstAt)
    this.snapshots = this.snapshots.filter((p) => p.at <= to)
    const base = this.snapshots[this.snapshots.length - 1] as Checkpoint<S>
    const log = this.told.filter((x) => x.at <= to)
    this.told = []
    this.entries = kept.slice(0, base.at - this.firstAt)
    this.held = NOTHING
    this.cursor = this.advance(base, NOTHING, NOTHING, UNTOLD).cursor
    for (const e of kept.slice(base.at - this.firstAt)) this.submit(e.seat, e.key)
    this.told = log
  }

  /** All that is needed to set the table up again. */
  save(): TableSave<S> {
    const { id, version } = this.game
    const from = this.firstAt > 0 ? { from: this.snapshots[0] as Checkpoint<S> } : {}
    return { game: id, version, options: this.options, answers: this.entries.map(({ seat, key }) => ({ seat, key })), ...from }
  }

  /** The decisions as lines that a person can read: number, seat, question, answer, what was being resolved. */
  lines(): string[] {
    const names = this.game.seats(this.options)
    return this.entries.map((e, i) => {
      const path = e.path.length > 0 ? `  (${e.path.join(' > ')})` : ''
      return `${this.firstAt + i + 1}  ${names[e.seat]?.id ?? e.seat}  ${e.kind}: ${e.key}${path}`
    })
  }

  private reseeded(s: S, no: number): S {
    s.rng = this.seeder(no)
    return s
  }

  private keep({ events, newest }: Advance<S>, at: number): readonly Told[] {
    const last = this.snapshots[this.snapshots.length - 1] as Checkpoint<S>
    if (newest !== null && newest.at - last.at >= SNAPSHOT_EVERY) this.snapshots.push(newest)
    if (events.length === 0) return NOTHING
    const told = events.map((e) => ({ at, e }))
    this.told.push(...told)
    return told
  }

  /**
   * Runs on from a checkpoint until a question without an answer, or the end. `told`: how many of the answers had been given at
   * the last pause, up to which its step has told everything; UNTOLD where it has told nothing.
   */
  private advance(from: Checkpoint<S>, answers: readonly Answer[], indexes: readonly number[], told: number): Advance<S> {
    let cp = from
    let given = answers
    let prefix = indexes
    let heard = told
    const at = cp.at + given.length
    let events: readonly Ev[] = NOTHING
    let newest: Checkpoint<S> | null = null
    let revealed = false
    for (let quiet = 0; ; quiet++) {
      const run = this.runOnce(cp, given, prefix, heard)
      if (run.events.length > 0) events = events.length === 0 ? run.events : [...events, ...run.events]
      revealed ||= run.revealed
      if (!run.ended || run.s.result !== null) {
        return { cursor: { cp, given, prefix, s: run.s, pending: run.pending }, events, revealed, newest }
      }
      if (quiet >= MAX_QUIET_STEPS) throw new LoopError(`more than ${MAX_QUIET_STEPS} steps without a question`, [cp.s.step])
      newest = cp = { at, no: cp.no + 1, s: this.reseeded(run.s, cp.no + 1) }
      given = prefix = NOTHING
      heard = UNTOLD
    }
  }

  /**
   * Runs the step of a checkpoint with the answers given since; `prefix` holds their indexes, which the same rules offer again.
   * What was told up to the pause after `heard` of them is not put together again.
   */
  private runOnce(cp: Checkpoint<S>, given: readonly Answer[], prefix: readonly number[], heard: number) {
    const s = this.game.clone(cp.s)
    let pending: readonly Ask[] = NOTHING
    let n = 0
    let before = 0
    const events: Ev[] = []
    const g = new Ctx<S>(s, (ask, group) => {
      if (n === heard) g.events = events
      const next = given[n]
      if (next === undefined) {
        // Nothing runs on after this: the questions and their path are the table's from now on.
        pending = group ?? [ask]
        throw SUSPEND
      }
      const at = prefix[n] as number
      const o = ask.opts[at]
      if (next.seat !== ask.seat || o === undefined || keyOf(o) !== next.key) throw new DivergedError(ask.kind, next.key)
      n++
      before = g.revealed
      return at
    })
    if (heard === UNTOLD) g.events = events
    const ended = s.result !== null || untilSuspended(() => runStep(this.game, g))
    return { s, pending, events, ended, revealed: g.revealed > before }
  }
}

function indexOfKey(opts: readonly Opt[], key: string): number {
  for (let i = 0; i < opts.length; i++) if (keyOf(opts[i] as Opt) === key) return i
  return -1
}

/**
 * Sets a table up from a save. When the rules no longer offer one of its answers, the table stands at the last
 * checkpoint before it and `fallback` says what was dropped.
 */
export function loadTable<S extends Base, V, O>(game: Game<S, V, O>, options: O, seeder: Seeder, save: Pick<TableSave<S>, 'answers' | 'from'>) {
  const table = new Table(game, options, seeder, save.from)
  for (const [i, { seat, key }] of save.answers.entries()) {
    if ('ok' in table.submit(seat, key)) continue
    table.takeBack(table.checkpoint.at)
    const fallback: Fallback = {
      keptAnswers: table.decisions.length,
      droppedAnswers: save.answers.length - table.decisions.length,
      at: i,
      key: `${i + 1}: ${key}`,
    }
    return { table, fallback }
  }
  return { table, fallback: null }
}
