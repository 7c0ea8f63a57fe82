/** Who watches a table from this node. Those who may see the same share one view and one serialised message. */
import { keyOf, type Ask, type Patch, type Told, type Viewer } from '@orrery/kernel'
import type { Open, ServerMessage, WireAsk, WireEvent } from '@orrery/protocol'
import type { AnyGame } from '../hosted.ts'
import { landingFor } from './take-back.ts'
import type { Change, LiveTable } from './live.ts'

/** A connection that has said hello. */
export interface Watcher {
  /** Own seats. */
  seats: readonly number[]
  /** Null for a program that came with a seat's token only. */
  readonly person: string | null
  /** The seat that a token opened. */
  readonly tokenSeat: number | null
  send(text: string): void
  close(code: number, reason: string): void
}

interface Audience {
  readonly seats: readonly number[]
  readonly watchers: Set<Watcher>
  /** What they saw last: diffs build on it. */
  view: unknown
  viewer: Viewer
}

const groupKey = (seats: readonly number[]): string => seats.join('+')

export class Audiences {
  private readonly groups = new Map<string, Audience>()
  /** Counts what was sent: see `Open.rev`. */
  private rev = 0
  private lastState = ''

  get empty(): boolean {
    return this.groups.size === 0
  }
  get spectators(): number {
    return this.groups.get('')?.watchers.size ?? 0
  }
  get watchers(): Watcher[] {
    return [...this.groups.values()].flatMap((g) => [...g.watchers])
  }
  /** Somebody is connected for this seat. */
  has(seat: number): boolean {
    return [...this.groups.values()].some((g) => g.seats.includes(seat))
  }
  /** The seats that somebody is connected for. */
  get seats(): number[] {
    return [...new Set([...this.groups.values()].flatMap((g) => g.seats))]
  }

  /** Adds a watcher and sends the whole position. */
  join(live: LiveTable, watcher: Watcher, now: number): void {
    const key = groupKey(watcher.seats)
    const known = this.groups.get(key)
    const group = known ?? { seats: watcher.seats, watchers: new Set<Watcher>(), ...look(live, watcher.seats, null) }
    if (known === undefined) this.groups.set(key, group)
    group.watchers.add(watcher)
    watcher.send(this.fullFor(live, group, now))
  }

  leave(watcher: Watcher): void {
    const key = groupKey(watcher.seats)
    const group = this.groups.get(key)
    group?.watchers.delete(watcher)
    if (group?.watchers.size === 0) this.groups.delete(key)
  }

  /** Tells everybody what changed, each as far as he may know. */
  tell(live: LiveTable, change: Change, now: number): void {
    this.rev++
    for (const group of this.groups.values()) {
      const { view: before, viewer } = group
      Object.assign(group, look(live, group.seats, group.viewer))
      // Two on one device: the next one must not read in the log what only the one before him might know.
      const jumped = change.jumped || before === null || viewer !== group.viewer
      const text = jumped ? this.fullFor(live, group, now) : this.changeFor(live, group, before, change)
      for (const w of group.watchers) w.send(text)
    }
  }

  /** Sends the table's state to everybody if it differs from the last one sent. */
  tellState(live: LiveTable, now: number): void {
    const text = JSON.stringify({ t: 'table', table: live.state(now) } satisfies ServerMessage)
    if (text === this.lastState) return
    this.lastState = text
    this.toAll(text)
  }

  toAll(text: string): void {
    for (const group of this.groups.values()) for (const w of group.watchers) w.send(text)
  }

  private fullFor(live: LiveTable, group: Audience, now: number): string {
    // Of a finished game everybody reads everything.
    const log = redacted(live.hosted.game, live.log, live.over === null ? group.viewer : 'all')
    const message: ServerMessage = {
      t: 'full',
      seats: [...group.seats],
      table: live.state(now),
      view: group.view,
      open: this.open(live, group.seats),
      log,
      chat: [...live.meta.chat],
    }
    return JSON.stringify(message)
  }

  private changeFor(live: LiveTable, group: Audience, before: unknown, change: Change): string {
    const patch: Patch | undefined = live.hosted.game.diffView(before, group.view)
    const message: ServerMessage = {
      t: 'change',
      patch: patch ?? null,
      open: this.open(live, group.seats),
      events: redacted(live.hosted.game, change.events, group.viewer),
    }
    return JSON.stringify(message)
  }

  private open(live: LiveTable, seats: readonly number[]): Open {
    const pending = live.status === 'running' ? (live.table?.pending ?? []) : []
    const asks = pending.filter((a) => seats.includes(a.seat)).map(wireAsk)
    const waiting = pending.map((a) => ({ seat: a.seat, kind: a.concealed === true && !seats.includes(a.seat) ? null : a.kind }))
    return { seq: live.seq, rev: this.rev, asks, waiting, ...takeBacks(live, seats) }
  }
}

/** Through whose eyes a device looks: of several own seats, the one that is asked; otherwise the one before. */
function look(live: LiveTable, seats: readonly number[], before: Viewer | null): { view: unknown; viewer: Viewer } {
  const asked = seats.find((s) => live.table?.askOf(s) !== undefined)
  const viewer = asked ?? (before !== null && before !== 'public' ? before : (seats[0] ?? 'public'))
  return { viewer, view: live.table?.view(viewer) ?? null }
}

export function wireAsk(a: Ask): WireAsk {
  const options = a.opts.map((o) => ({ key: keyOf(o), t: o.t, ...(o.c !== undefined && { c: o.c }), ...(o.d !== undefined && { d: o.d }) }))
  const set =
    a.set === undefined
      ? {}
      : { set: { ...a.set, ids: [...a.set.ids], picked: [...a.set.picked], limits: a.set.limits === undefined ? undefined : [...a.set.limits] } }
  return {
    seat: a.seat,
    kind: a.kind,
    options,
    path: [...a.path],
    ...(a.about !== undefined && { about: a.about }),
    ...(a.concealed === true && { concealed: true }),
    ...set,
  }
}

/** Events as the viewer may know them. */
export function redacted(game: AnyGame, told: readonly Told[], viewer: Viewer): WireEvent[] {
  return told.flatMap(({ at, e }) => {
    const seen = game.redact(e, viewer)
    return seen === null ? [] : [{ at, e: seen }]
  })
}

/** Where the own seats may take back to: at once, or with the others' consent. */
export function takeBacks(live: LiveTable, seats: readonly number[]): Pick<Open, 'takeBackTo' | 'askTakeBackTo'> {
  const landings = live.status === 'running' ? seats.flatMap((seat) => landingFor(live, seat) ?? []) : []
  const at = landings.toSorted((a, b) => Number(b.free) - Number(a.free) || b.to - a.to)[0]
  if (at === undefined) return { takeBackTo: null, askTakeBackTo: null }
  return at.free ? { takeBackTo: at.to, askTakeBackTo: null } : { takeBackTo: null, askTakeBackTo: at.to }
}
