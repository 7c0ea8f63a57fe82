/** All tables that this node holds in memory: loading, changing, catching up with other nodes, and letting go. */
import type { Bus, Hint } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Games, Hosted } from '../hosted.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { StoreError, type Step } from '../store/store.ts'
import type { Repository, TableRowData } from '../store/repository.ts'
import { LiveTable, RulesError, type Change } from './live.ts'
import { foldAll } from './meta.ts'
import { loadLive, saveSnapshot } from './load.ts'
import { Refused } from './refused.ts'
import type { Rec, RecordBody } from './records.ts'

/** What a request wants to add to a table; made from the table as it is, and made again when another was quicker. */
export interface Draft {
  readonly bodies: readonly RecordBody[]
  /** People who sit down with it. */
  readonly people?: readonly string[]
  /** What else has to happen in the same transaction. */
  readonly also?: readonly Step[]
}

export interface HallParts {
  readonly repo: Repository
  readonly bus: Bus
  readonly games: Games
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly node: string
  /** Another node may change tables too. */
  readonly shared: boolean
  readonly idleMs: number
}

/** What a new table is besides its records. */
export type NewTable = Omit<TableRowData, 'head' | 'updated' | 'summary' | 'status'>

const TRIES = 6
const SNAPSHOT_EVERY = 200
/** How often heads of watched tables are compared with the store when there are other nodes: what heals lost hints. */
const POLL_MS = 1_500
const SWEEP_MS = 30_000
const HERE_MS = 10_000
/** From so many spectators on their coming and going is told in intervals. */
const CROWD = 10
const CROWD_MS = 2_000

export class Hall {
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  private readonly held = new Map<string, LiveTable>()
  private readonly stops: (() => void)[] = []
  /** No work is begun any more: the server ends. */
  closing = false
  /** Called whenever a position changed; `here` tells whether by this node. */
  onMoved: (live: LiveTable, here: boolean) => void = () => undefined

  constructor(readonly parts: HallParts) {
    this.every(SWEEP_MS, () => this.sweep())
    if (parts.shared) {
      this.every(POLL_MS, () => this.poll())
      this.every(HERE_MS, () => this.held.forEach((live) => this.here(live)))
    }
  }

  get size(): number {
    return this.held.size
  }
  inMemory(id: string): LiveTable | null {
    return this.held.get(id) ?? null
  }
  get now(): number {
    return this.parts.clock.now()
  }
  hosted(game: string): Hosted {
    const hosted = this.parts.games.get(game)
    if (hosted === undefined) throw new Refused('no-game', `There is no game "${game}" here.`)
    return hosted
  }

  /** The table, from memory or from the store. Throws Refused `no-table`. */
  async table(id: string): Promise<LiveTable> {
    let loading = this.tables.get(id)
    if (loading === undefined) {
      loading = this.load(id)
      this.tables.set(id, loading)
      loading.then(
        (live) => live === null && this.tables.delete(id),
        () => this.tables.delete(id),
      )
    }
    const live = await loading
    if (live === null) throw new Refused('no-table', 'There is no such table.')
    live.touched = this.now
    return live
  }

  /** Is there such a table? It is not loaded for that. */
  async knows(id: string): Promise<boolean> {
    return this.held.has(id) || (await this.parts.repo.table(id)) !== null
  }

  private async load(id: string): Promise<LiveTable | null> {
    const row = await this.parts.repo.table(id)
    if (row === null) return null
    const { live, add } = await loadLive(this.parts, row, this.hosted(row.game))
    this.held.set(id, live)
    this.parts.metrics.tables.set(this.held.size)
    if (add !== null) {
      this.parts.log.warn({ table: id, ...add }, 'the rules have changed since this table was saved')
      await this.commit(live, () => ({ bodies: [add] }))
      await this.snapshot(live)
    }
    this.onMoved(live, !this.parts.shared)
    return live
  }

  /** The steps that make a new table from its first records. Throws RulesError when the rules can't deal it. */
  creation(row: NewTable, bodies: readonly RecordBody[], people: readonly string[]): Step[] {
    const records = bodies.map((body, seq): Rec => ({ seq, time: row.created, body }))
    const blank: TableRowData = {
      ...row,
      head: 0,
      updated: row.created,
      status: 'waiting',
      summary: { seats: [], stoodIn: [], waiting: [], turn: null },
    }
    const draft = new LiveTable(this.hosted(row.game), blank, foldAll(records.slice(0, 1)), null, [], 0, row.created)
    draft.tryOut(records)
    return this.parts.repo.creation({ ...row, ...draft.headWith(records.slice(1)) }, records, people)
  }

  /** Makes a new table. */
  async create(row: NewTable, bodies: readonly RecordBody[], people: readonly string[]): Promise<void> {
    await this.parts.repo.together(this.creation(row, bodies, people))
    await this.begin(row.id)
  }

  /** This node made the table: its bots begin here. */
  async begin(id: string): Promise<void> {
    this.onMoved(await this.table(id), true)
  }

  /** Adds what `make` wants to the table, durably, and tells everybody. Throws Refused (from `make`), RulesError or StoreError; then nothing was changed. */
  change(live: LiveTable, make: (live: LiveTable) => Draft): Promise<Change> {
    return live.alone(() => this.commit(live, make))
  }

  private async commit(live: LiveTable, make: (live: LiveTable) => Draft): Promise<Change> {
    // What was begun before is finished; what comes now finds no store any more.
    if (this.closing) throw new Refused('busy', 'The server is restarting; please try again.')
    for (let i = 0; i < TRIES; i++) {
      if (live.stale) await this.catchUp(live)
      const { bodies, people, also } = make(live)
      const wanted = bodies.map((body, n): Rec => ({ seq: live.head + n, time: this.now, body }))
      const before = live.seq
      const tried = live.tryOut(wanted)
      const records = wanted.slice(0, tried.taken)
      if (tried.refused !== null && records.length === 0) throw new Refused(tried.refused, 'The rules do not offer this now.')
      // Somebody else was quicker with the same wish: there is nothing left to do.
      if (records.length === 0) return tried
      if (await this.kept(live, records, before, people, also)) {
        this.settled(live, records, tried, true)
        this.parts.bus.publish({ t: 'head', table: live.id, head: live.head })
        return tried
      }
      live.undo(records, before)
      live.stale = true
      this.parts.metrics.conflicts.inc()
    }
    throw new Refused('busy', 'Too many changes at once at this table; please try again.')
  }

  private async kept(
    live: LiveTable,
    records: readonly Rec[],
    before: number,
    people: readonly string[] = [],
    also: readonly Step[] = [],
  ): Promise<boolean> {
    const end = this.parts.metrics.append.startTimer()
    try {
      const state = live.headWith(records)
      if (also.length === 0) return await this.parts.repo.append(live.id, live.head, records, state, people)
      return await this.parts.repo.appendWith(live.id, live.head, records, state, also)
    } catch (e) {
      live.undo(records, before)
      live.stale = true
      if (e instanceof StoreError) this.parts.log.error({ table: live.id, detail: e.detail }, 'the store refused an append')
      this.repair(live)
      throw e
    } finally {
      end()
    }
  }

  private settled(live: LiveTable, records: readonly Rec[], tried: Change, here: boolean): void {
    const { now } = this
    const change = live.settle(records, tried)
    live.touched = now
    this.parts.metrics.decisions.inc(here ? records.filter((r) => r.body.k === 'a').length : 0)
    if (records.some(({ body }) => body.k === 'sit' || body.k === 'leave')) this.reseat(live)
    if (change.moved) live.audiences.tell(live, change, now)
    for (const { body, seq } of records) {
      const line = body.k === 'chat' ? live.meta.chat.find((c) => c.n === seq) : undefined
      if (line !== undefined) live.audiences.toAll(JSON.stringify({ t: 'chat', line }))
    }
    this.tellState(live)
    if (change.moved || records.some(({ body }) => body.k === 'stand-in' || body.k === 'seat-back' || body.k === 'standing')) this.onMoved(live, here)
    if (live.over !== null && live.partial)
      this.complete(live).catch((e: unknown) => this.warn(live, e, 'the past of a finished game could not be read'))
    const due = live.table !== null && live.table.checkpoint.at - live.lastSnapshot >= SNAPSHOT_EVERY
    if (here && due) this.snapshot(live).catch((e: unknown) => this.warn(live, e, 'a snapshot could not be saved'))
  }

  private warn(live: LiveTable, e: unknown, what: string): void {
    this.parts.log.warn({ table: live.id, error: String(e) }, what)
  }

  /** A game that went on from a snapshot is over: its replay needs the past as well. */
  private async complete(live: LiveTable): Promise<void> {
    const records = await this.parts.repo.records(live.id, 0)
    await live.alone(() => live.complete(records))
  }

  /** Everybody's seats anew: somebody sat down or left. */
  private reseat(live: LiveTable): void {
    for (const w of live.audiences.watchers) {
      const seats = live.meta.seats.flatMap((s, i) =>
        s.person !== null && s.person === w.person && (w.tokenSeat === null || w.tokenSeat === i) ? [i] : [],
      )
      if (seats.join() === w.seats.join()) continue
      live.audiences.leave(w)
      w.seats = seats
      live.audiences.join(live, w, this.now)
    }
  }

  /** Somebody came or left. A crowd of spectators is told together: each telling everybody of each would be a storm. */
  tellPresence(live: LiveTable, seated: boolean): void {
    if (seated || live.audiences.spectators <= CROWD) return this.tellState(live)
    if (live.timers.has('crowd')) return
    const tell = (): void => {
      live.timers.delete('crowd')
      this.tellState(live)
    }
    live.timers.set('crowd', this.parts.clock.after(CROWD_MS, tell))
  }

  /** Tells who is here and away, and looks again when the next online seat may count as away. */
  tellState(live: LiveTable): void {
    live.audiences.tellState(live, this.now)
    live.timers.get('away')?.()
    live.timers.delete('away')
    const online =
      live.status === 'running' && (live.table?.pending ?? []).some((a) => live.online(a.seat) && live.awaySince(a.seat, this.now) === null)
    if (!online || live.audiences.empty) return
    live.timers.set(
      'away',
      this.parts.clock.after(live.meta.awayMinutes * 60_000, () => this.tellState(live)),
    )
  }

  /** Reads what the store has and this memory not. */
  private async catchUp(live: LiveTable): Promise<void> {
    const records = await this.parts.repo.records(live.id, live.head)
    live.stale = false
    if (records.length === 0) return
    const foreign = records.find(({ body }) => body.k === 'version' && body.version !== live.hosted.game.version)
    if (foreign !== undefined) return this.letGo(live, 'the table goes on under another version')
    for (const chunk of runs(records)) this.follow(live, chunk)
  }

  private follow(live: LiveTable, records: readonly Rec[]): void {
    try {
      const before = live.seq
      const tried = live.tryOut(records)
      if (tried.taken < records.length) {
        live.undo(records, before)
        throw new RulesError(new RangeError(`a stored decision is refused: ${tried.refused}`))
      }
      this.settled(live, records, tried, false)
    } catch (e) {
      if (!(e instanceof RulesError)) throw e
      this.parts.log.error({ table: live.id, error: e.message }, 'a stored decision could not be followed; the table is loaded again')
      this.letGo(live, 'the table is loaded again')
    }
  }

  /** Forgets a table; its connections are told to come back. */
  private letGo(live: LiveTable, why: string): void {
    live.cancelTimers()
    this.held.delete(live.id)
    this.parts.metrics.tables.set(this.held.size)
    this.tables.delete(live.id)
    for (const w of live.audiences.watchers) w.close(1012, why)
  }

  /** After a failure of the store: tries until the table's true state is known again. */
  private repair(live: LiveTable): void {
    if (live.timers.has('repair') || this.closing) return
    const attempt = (): void => {
      live.timers.delete('repair')
      live
        .alone(() => (live.stale ? this.catchUp(live) : undefined))
        .then(() => this.onMoved(live, false))
        .catch(() => this.repair(live))
    }
    live.timers.set('repair', this.parts.clock.after(500, attempt))
  }

  /** A hint of another node, or an own one that came back. */
  take(hint: Hint): void {
    const live = this.held.get(hint.table)
    if (live === undefined) return
    if (hint.t === 'head') {
      if (hint.head > live.head) this.refresh(live)
    } else if (hint.node !== this.parts.node) {
      const met = live.remote.has(hint.node)
      live.remote.set(hint.node, { seats: hint.seats, spectators: hint.spectators, time: this.now })
      if (!met) this.here(live)
      this.tellState(live)
    }
  }

  private refresh(live: LiveTable): void {
    live.alone(() => this.catchUp(live)).catch((e: unknown) => this.warn(live, e, 'could not catch up'))
  }

  private async poll(): Promise<void> {
    const ids = [...this.held.values()].filter((l) => !l.audiences.empty).map((l) => l.id)
    if (ids.length === 0) return
    for (const { id, head } of await this.parts.repo.heads(ids)) this.take({ t: 'head', table: id, head })
  }

  /** Tells the other nodes who is connected here. */
  here(live: LiveTable): void {
    if (!this.parts.shared) return
    const gone = [...live.remote].filter(([, r]) => this.now - r.time > 2.5 * HERE_MS).map(([node]) => node)
    for (const node of gone) live.remote.delete(node)
    if (gone.length > 0) this.tellState(live)
    this.parts.bus.publish({ t: 'here', table: live.id, node: this.parts.node, seats: live.audiences.seats, spectators: live.audiences.spectators })
  }

  /** Tables that nobody has used for a while leave the memory. */
  private sweep(): void {
    for (const live of this.held.values()) {
      const busy = !live.audiences.empty || [...live.timers.keys()].some((t) => t !== 'away')
      if (!busy && this.now - live.touched > this.parts.idleMs) this.letGo(live, 'idle')
    }
  }

  async snapshot(live: LiveTable): Promise<void> {
    await saveSnapshot(this.parts, live)
  }

  /** Stops all work and saves where every running table stands. */
  async close(): Promise<void> {
    this.closing = true
    for (const stop of this.stops) stop()
    for (const live of this.held.values()) {
      live.cancelTimers()
      for (const w of live.audiences.watchers) w.close(1012, 'the server restarts')
    }
    await Promise.all(
      [...this.held.values()].map((live) => live.alone(() => (live.status === 'running' && !live.stale ? this.snapshot(live) : undefined))),
    ).catch((e: unknown) => this.parts.log.warn({ error: String(e) }, 'not every snapshot could be saved'))
  }

  private every(ms: number, work: () => Promise<void> | void): void {
    let cancel = (): void => undefined
    const again = (): void => {
      cancel = this.parts.clock.after(ms, () => {
        Promise.resolve(work())
          .catch((e: unknown) => this.parts.log.warn({ error: String(e) }, 'a regular task failed'))
          .finally(again)
      })
    }
    again()
    this.stops.push(() => cancel())
  }
}

/** Records in pieces that `tryOut` can take at once: a take-back is applied before the answers that follow it. */
function runs(records: readonly Rec[]): Rec[][] {
  const out: Rec[][] = [[]]
  for (const r of records) {
    out[out.length - 1]?.push(r)
    if (r.body.k !== 'a' && r.body.k !== 'chat') out.push([])
  }
  return out.filter((run) => run.length > 0)
}
