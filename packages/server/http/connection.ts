/** One device at one table: what it may do, and what it gets told. */
import type { ClientMessage, ServerMessage } from '@orrery/protocol'
import type { Buckets } from '../limits.ts'
import type { Watcher } from '../tables/audience.ts'
import type { Draft } from '../tables/hall.ts'
import type { Change, LiveTable } from '../tables/live.ts'
import { rematchTable } from '../tables/lobby.ts'
import { peopleOf, seatsOf } from '../tables/meta.ts'
import * as moves from '../tables/moves.ts'
import { Refused } from '../tables/refused.ts'
import { actingSeat, mustRun, mustSit, seatOfToken } from '../tables/seats.ts'
import { takeBack, takeBackReply } from '../tables/take-back.ts'
import { VERSION } from '../version.ts'
import type { SocketParts } from './live.ts'

/** Acknowledgements kept for requests that are sent twice. */
const REMEMBERED = 64

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>
type Reply = ServerMessage | null

export class Connection {
  private live: LiveTable | null = null
  private watcher: Watcher | null = null
  private name = ''
  private ended = false
  private readonly done = new Map<number, ServerMessage>()

  constructor(
    private readonly parts: SocketParts,
    private readonly chat: Buckets,
    readonly id: string,
    private readonly token: string | undefined,
    private readonly send: (text: string) => void,
    private readonly close: (code: number, reason: string) => void,
  ) {}

  get greeted(): boolean {
    return this.watcher !== null
  }
  /** Where the table is, for error messages. */
  get seq(): number | null {
    return this.live?.seq ?? null
  }

  /** Does what a message asks for. Throws Refused, RulesError or StoreError. */
  async handle(m: ClientMessage): Promise<Reply> {
    if (m.t === 'hello') return this.hello(m)
    const { live, watcher } = this
    if (live === null || watcher === null) throw new Refused('hello-first', 'Say hello first.')
    const before = this.done.get(m.id)
    if (before !== undefined && m.t !== 'ping') return before
    live.touched = this.parts.hall.now
    if (m.t !== 'ping' || m.active === true) for (const s of watcher.seats) live.signs.set(s, this.parts.hall.now)
    const reply = await this.does(m, live, watcher)
    this.done.set(m.id, reply)
    const oldest = this.done.size > REMEMBERED ? this.done.keys().next().value : undefined
    if (oldest !== undefined) this.done.delete(oldest)
    return reply
  }

  private async hello(m: Message<'hello'>): Promise<Reply> {
    if (this.watcher !== null) throw new Refused('hello-again', 'This connection has said hello already.')
    if (m.version !== undefined && m.version !== 'dev' && m.version !== VERSION) return { t: 'reload', version: VERSION }
    const { hall, sessions } = this.parts
    const person = await sessions.people.of(this.token)
    const live = await hall.table(this.id)
    await live.alone(() => {
      if (this.ended) return
      const tokenSeat = m.seatToken === undefined ? null : seatOfToken(live, m.seatToken)
      if (m.seatToken !== undefined && tokenSeat === null) throw new Refused('bad-token', 'This seat token does not open a seat of this table.')
      const seats = tokenSeat !== null ? [tokenSeat] : person === null ? [] : seatsOf(live.meta, person.id)
      const owner = tokenSeat !== null ? (live.meta.seats[tokenSeat]?.person ?? null) : (person?.id ?? null)
      this.name = person?.name ?? (tokenSeat !== null ? (live.meta.seats[tokenSeat]?.name ?? '') : '')
      this.live = live
      this.watcher = { seats, person: owner, tokenSeat, send: this.send, close: this.close }
      for (const s of seats) live.signs.set(s, hall.now)
      live.audiences.join(live, this.watcher, hall.now)
      hall.tellPresence(live, seats.length > 0)
      hall.here(live)
      // Machines among themselves go on for whoever looks.
      if (peopleOf(live.meta).length === 0) hall.onMoved(live, true)
    })
    return null
  }

  /** The socket is closed. */
  gone(): void {
    this.ended = true
    const { live, watcher } = this
    if (live === null || watcher === null) return
    const { hall } = this.parts
    live.audiences.leave(watcher)
    live.touched = hall.now
    for (const s of watcher.seats) live.signs.set(s, hall.now)
    hall.tellPresence(live, watcher.seats.length > 0)
    hall.here(live)
  }

  private async does(m: Exclude<ClientMessage, { t: 'hello' }>, live: LiveTable, watcher: Watcher): Promise<ServerMessage> {
    const { hall } = this.parts
    const change = (make: (l: LiveTable) => Draft) => hall.change(live, make)
    const done = (body?: unknown): ServerMessage => ({ t: 'done', id: m.id, seq: live.seq, ...(body !== undefined && { body }) })
    // Whoever has no seat is told that, not how far the table is: he could not do it at any other time either.
    if (m.t !== 'ping' && m.t !== 'chat') mustSit(watcher.seats)
    switch (m.t) {
      case 'ping':
        return done()
      case 'answer':
        return done(await this.answer(m, live, watcher))
      case 'why':
        return live.alone(() => why(m, live, watcher))
      case 'take-back':
        await change((l) => takeBack(l, watcher.seats, m.to, m.as))
        return done()
      case 'take-back-reply':
        await change((l) => takeBackReply(l, watcher.seats, m.accept))
        return done()
      case 'chat':
        await change((l) => this.line(m, l, watcher))
        return done()
      case 'resign':
        await change((l) => moves.resign(l, watcher.seats, m.as))
        return done()
      case 'leave':
        await change((l) => moves.leave(l, watcher.seats))
        return done()
      case 'let-bot-play':
        await change((l) => moves.letBotPlay(l, watcher.seats, m.seat, hall.now))
        return done()
      case 'take-seat-back':
        await change((l) => moves.takeSeatBack(l, watcher.seats))
        return done()
      case 'standing':
        await change((l) => moves.standing(l, watcher.seats, m.window, m.answer))
        return done()
      case 'hurry':
        await live.alone(() => moves.hurry(live, watcher.seats))
        return done()
      case 'rematch':
        return done({ table: await this.rematch(live, watcher) })
    }
  }

  private async answer(m: Message<'answer'>, live: LiveTable, watcher: Watcher): Promise<unknown> {
    const end = this.parts.metrics.answered.startTimer()
    const made: Change = await this.parts.hall.change(live, (l) => moves.answer(l, watcher.seats, m.seq, m.keys, m.as))
    end()
    return m.keys.length > 1 ? { taken: made.taken, refused: made.refused } : undefined
  }

  private async rematch(live: LiveTable, watcher: Watcher): Promise<string | null> {
    const { hall } = this.parts
    if (live.meta.rematch.table === null) await hall.change(live, (l) => moves.rematch(l, watcher.seats, () => rematchTable(hall, l)))
    const { table } = live.meta.rematch
    if (table !== null) await hall.begin(table)
    return table
  }

  private line(m: Message<'chat'>, live: LiveTable, watcher: Watcher): Draft {
    if (watcher.person === null) throw new Refused('no-session', 'Only people with a name can write here.')
    if (!this.chat.take(watcher.person, this.parts.hall.now)) throw new Refused('too-many', 'Too many lines at once; please wait a little.')
    const seat = watcher.seats[0] ?? null
    const name = seat === null ? this.name : (live.meta.seats[seat]?.name ?? this.name)
    return { bodies: [{ k: 'chat', seat, person: watcher.person, name, text: m.text }] }
  }
}

function why(m: Message<'why'>, live: LiveTable, watcher: Watcher): ServerMessage {
  mustRun(live)
  const seat = actingSeat(live, watcher.seats, m.as ?? (watcher.seats.length > 1 ? undefined : watcher.seats[0]))
  const verdict = live.table?.whyNot(seat, m.key) ?? null
  return {
    t: 'verdict',
    id: m.id,
    refusal: verdict === null ? null : { rule: verdict.rule, ...(verdict.params !== undefined && { params: { ...verdict.params } }) },
  }
}
