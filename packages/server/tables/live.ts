/** A table in memory: its records folded, its position, and who is connected here. Knows no store and no socket. */
import { commitment, seederOf, Table, type SeatInfo, type Told } from '@orrery/kernel'
import type { SeatState, TableState } from '@orrery/protocol'
import type { Hosted } from '../hosted.ts'
import type { Head, TableRowData } from '../store/repository.ts'
import { Audiences } from './audience.ts'
import { fold, standingAnswers, type Meta } from './meta.ts'
import type { Rec } from './records.ts'
import type { Code } from './refused.ts'
import { deal, LOG_KEPT, optionsOf, type AnyTable } from './setup.ts'

/** What changed with some records, for those who watch. */
export interface Change {
  readonly events: readonly Told[]
  /** A diff would not do: the position jumped (start, take-back, change of the rules). */
  readonly jumped: boolean
  /** The position changed at all. */
  readonly moved: boolean
  /** How many of the records were taken: one answer in a row that is refused ends it. */
  readonly taken: number
  /** Why the next one was not. */
  readonly refused: Code | null
}

/** Rules that failed while an answer was tried; nothing was changed. */
export class RulesError extends Error {
  constructor(readonly reason: Error) {
    super(`the rules failed: ${reason.message}`)
    this.name = 'RulesError'
  }
}

/** Presence of a table's people on another node. */
export interface Remote {
  readonly seats: readonly number[]
  readonly spectators: number
  readonly time: number
}

export class LiveTable {
  readonly audiences = new Audiences()
  /** What the store may know and this memory not: read again before anything else. */
  stale = false
  /** Grows whenever the position changes: work begun for an older one is dropped. */
  epoch = 0
  /** Last sign of life of each seat, Unix milliseconds. */
  readonly signs = new Map<number, number>()
  readonly remote = new Map<string, Remote>()
  /** When something last happened here, for dropping idle tables from memory. */
  touched: number
  /** Number of decisions before the newest snapshot. */
  lastSnapshot = 0
  /** Work on this table, one thing after another. */
  private tail: Promise<unknown> = Promise.resolve()
  /** Timers that belong to the table: robots by seat, and the next look at who is away. */
  readonly timers = new Map<string, () => void>()
  /** Somebody at the table wishes no pauses of bots until a person is asked. */
  hurried = false
  /** What never changes of the state that is sent. */
  private readonly commitment: string
  private readonly sides: readonly SeatInfo[]
  /** What was agreed on, with the game's defaults. */
  private readonly options: Readonly<Record<string, unknown>>

  constructor(
    readonly hosted: Hosted,
    readonly row: TableRowData,
    public meta: Meta,
    public table: AnyTable | null,
    /** What was told before the table's first checkpoint. */
    public past: readonly Told[],
    public head: number,
    now: number,
  ) {
    this.touched = now
    this.commitment = commitment(row.secret, row.dice)
    this.options = optionsOf(hosted, meta.options) as Readonly<Record<string, unknown>>
    this.sides = hosted.game.seats(this.options)
  }

  get id(): string {
    return this.row.id
  }
  get seq(): number {
    return this.table?.seq ?? 0
  }
  get status(): TableState['status'] {
    if (this.table === null) return 'waiting'
    return this.over === null ? 'running' : 'over'
  }
  get over(): TableState['over'] {
    const { resigned } = this.meta
    if (this.table !== null && this.table.result !== null) return { scores: [...this.table.result], by: 'rules', seat: null }
    return resigned === null ? null : { scores: [...resigned.scores], by: 'resign', seat: resigned.seat }
  }
  /** By seat, whom it wins and loses with; undefined for one who plays for himself. */
  get teams(): readonly (string | undefined)[] {
    return this.sides.map((s) => s.team)
  }
  get log(): readonly Told[] {
    return [...this.past, ...(this.table?.log ?? [])].slice(-LOG_KEPT)
  }

  /** Runs work alone: nothing else reads or changes the table until it is done. */
  alone<T>(work: () => Promise<T> | T): Promise<T> {
    const run = this.tail.then(work, work)
    this.tail = run.catch(() => undefined)
    return run
  }

  /** Tries records on the position before they are stored, up to the first answer that is refused. Throws RulesError with nothing changed. */
  tryOut(records: readonly Rec[]): Change {
    const before = this.seq
    const events: Told[] = []
    let [moved, jumped, taken] = [false, false, 0]
    const change = (refused: Code | null): Change => ({ events, jumped, moved, taken, refused })
    try {
      for (const { body } of records) {
        if (body.k === 'start') {
          this.table = deal(this.hosted, this.meta, this.row, []).table
          events.push(...this.table.log)
          moved = jumped = true
        } else if (body.k === 'a') {
          const done = this.table?.submit(body.seat, body.key) ?? { refused: 'not-started' as const }
          if ('refused' in done) return change(done.refused)
          events.push(...done.ok)
          moved = true
        }
        taken++
      }
    } catch (e) {
      this.undo(records, before)
      throw new RulesError(e as Error)
    }
    return change(null)
  }

  /** Takes a try back. */
  undo(records: readonly Rec[], before: number): void {
    if (records.some(({ body }) => body.k === 'start')) this.table = null
    else if (this.seq > before) this.table?.takeBack(before)
  }

  /** The records are durable: what a try left undone is done, and the head moves. */
  settle(records: readonly Rec[], change: Change): Change {
    let { jumped, moved } = change
    for (const rec of records) {
      this.meta = fold(this.meta, rec)
      this.head = rec.seq + 1
      if (rec.body.k === 'back') {
        this.table?.takeBack(rec.body.to)
        jumped = moved = true
      }
      if (rec.body.k === 'resign') moved = true
    }
    if (moved) this.epoch++
    return { ...change, jumped, moved }
  }

  /** What lists show once these records are added. Call after `tryOut`. */
  headWith(records: readonly Rec[]): Head {
    const meta = records.reduce(fold, this.meta)
    const scores = this.table?.result ?? meta.resigned?.scores ?? null
    const over = scores !== null
    const status = this.table === null ? 'waiting' : over ? 'over' : 'running'
    const seats = meta.seats.map(({ kind, person, name, level }) => ({ kind, person, name, level }))
    const stoodIn = meta.seats.flatMap((s, i) => (s.stoodIn === null ? [] : [i]))
    const back = records.find((r) => r.body.k === 'back')?.body
    const asked = back?.k === 'back' ? [back.seat] : (this.table?.pending ?? []).map((a) => a.seat)
    const waiting = over ? [] : asked
    const turn = this.table === null ? null : this.hosted.turn(this.table.view('public'))
    return { status, summary: { seats, stoodIn, waiting, turn, options: meta.options, scores } }
  }

  /** A seat is online here or on another node. */
  online(seat: number): boolean {
    return this.audiences.has(seat) || [...this.remote.values()].some((r) => r.seats.includes(seat))
  }

  /** Since when the seat keeps the table waiting without a sign of life; null when it doesn't. */
  awaySince(seat: number, now: number): number | null {
    const s = this.meta.seats[seat]
    if (this.status !== 'running' || s?.kind !== 'person' || s.stoodIn !== null || this.table?.askOf(seat) === undefined) return null
    const since = Math.max(this.meta.openedAt, this.signs.get(seat) ?? 0)
    return this.online(seat) && now - since < this.meta.awayMinutes * 60_000 ? null : since
  }

  state(now: number): TableState {
    const { row, meta, hosted } = this
    const seats = meta.seats.map((s, seat): SeatState => {
      const online = s.kind === 'bot' || this.online(seat)
      return {
        seat,
        side: this.sides[seat]?.id ?? String(seat),
        kind: s.kind,
        name: s.name,
        level: s.stoodIn ?? s.level,
        online,
        stoodIn: s.stoodIn !== null,
        awaySince: this.awaySince(seat, now),
      }
    })
    const remote = [...this.remote.values()].reduce((n, r) => n + r.spectators, 0)
    return {
      id: row.id,
      game: row.game,
      gameVersion: meta.version ?? hosted.game.version,
      options: this.options,
      status: this.status,
      visibility: row.visibility,
      seats,
      spectators: this.audiences.spectators + remote,
      commitment: this.commitment,
      secret: this.over === null ? null : row.secret,
      awayMinutes: meta.awayMinutes,
      takeBack: meta.takeBack === null ? null : { ...meta.takeBack, agreed: [...meta.takeBack.agreed] },
      over: this.over,
      rematch: { table: meta.rematch.table, asked: [...meta.rematch.asked] },
      notice: meta.notice,
      notes: [...meta.notes],
    }
  }

  /** A second table of the same deal, for walking through the past without touching the running one. */
  again(): AnyTable {
    const save = this.table?.save()
    const options = optionsOf(this.hosted, this.meta.options)
    if (save?.from !== undefined) return new Table(this.hosted.game, options, seederOf(this.row.secret, this.row.dice), save.from)
    return deal(this.hosted, this.meta, this.row, []).table
  }

  /** Only its newest part is in memory, though its rules could run it again from the setup. */
  get partial(): boolean {
    return this.table !== null && this.table.decisions.length < this.seq && this.meta.changedAt === null
  }

  /** Takes the whole past in. */
  complete(records: readonly Rec[]): void {
    if (!this.partial) return
    this.table = deal(this.hosted, this.meta, this.row, standingAnswers(records)).table
    this.past = []
  }

  cancelTimers(): void {
    for (const cancel of this.timers.values()) cancel()
    this.timers.clear()
  }
}
