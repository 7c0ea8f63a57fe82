/** A server in this process, with a toy game, a clock that tests move, and bots that answer at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf, Table, type Base } from '@orrery/kernel'
import { WebSocket } from 'ws'
import type { ClientMessage, Me, ServerMessage } from '@orrery/protocol'
import { applyPatch, type Patch } from '@orrery/protocol'
import type { BotRunner } from '../../bot-runner.ts'
import type { Clock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import type { Games } from '../../hosted.ts'
import { makeLog } from '../../log.ts'
import { start, type Parts, type Running } from '../../start.ts'
import { hostedToy } from './toy.ts'

/** Parsed JSON of which a test says itself what it expects. */
type Json = ReturnType<typeof JSON.parse>

/** Time that stands still until a test moves it. */
export class TestClock implements Clock {
  private time = 1_700_000_000_000
  private waiting: { at: number; run: () => void }[] = []
  now = (): number => this.time
  after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.time + ms, run }
    if (ms === 0) setImmediate(() => this.waiting.includes(entry) && this.fire(entry))
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((e) => e !== entry)
    }
  }
  private fire(entry: { at: number; run: () => void }): void {
    this.waiting = this.waiting.filter((e) => e !== entry)
    entry.run()
  }
  /** Moves time on and runs what falls due, in order. */
  move(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.waiting.filter((e) => e.at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.time = Math.max(this.time, next.at)
      this.fire(next)
    }
    this.time = end
  }
}

/** Answers with the first option. */
export function firstOption(games: Games): BotRunner {
  return {
    choose: async (id, { checkpoint, prefix, seat }) => {
      const game = games.get(id)!.game
      const table = new Table(game, {}, () => [1, 2, 3, 4], { at: 0, no: 1, s: checkpoint as Base })
      for (const i of prefix) {
        const ask = table.pending[0]!
        table.submit(ask.seat, keyOf(ask.opts[i]!))
      }
      return keyOf(table.askOf(seat)!.opts[0]!)
    },
    close: async () => undefined,
  }
}

export interface TestServer extends Running {
  readonly clock: TestClock
  readonly dir: string
  readonly logged: string[]
  stop(): Promise<void>
}

export async function testServer(change: { env?: Record<string, string>; dir?: string; parts?: Partial<Parts> } = {}): Promise<TestServer> {
  const dir = change.dir ?? mkdtempSync(join(tmpdir(), 'orrery-'))
  const clock = new TestClock()
  const logged: string[] = []
  const games: Games = new Map([['toy', hostedToy()]])
  const log = makeLog('debug', { write: (line: string) => void logged.push(line) })
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, BOT_PACE_MS: '0', HTTP_LIMIT: '0', SOCKET_LIMIT: '0', ...change.env })
  const running = await start(config, { games, clock, log, bots: firstOption(change.parts?.games ?? games), ...change.parts })
  const stop = async (): Promise<void> => {
    await running.close()
    if (change.dir === undefined) rmSync(dir, { recursive: true, force: true })
  }
  return { ...running, clock, dir, logged, stop }
}

/** A person with a cookie. */
export class Guest {
  private constructor(
    readonly url: string,
    readonly cookie: string,
    readonly me: Me,
  ) {}

  static async at(url: string): Promise<Guest> {
    const reply = await fetch(`${url}/api/me`)
    const cookie = reply.headers.get('set-cookie')!.split(';')[0]!
    return new Guest(url, cookie, (await reply.json()) as Me)
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }> {
    const init: RequestInit = { method, headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) } }
    if (body !== undefined) init.body = JSON.stringify(body)
    const reply = await fetch(`${this.url}${path}`, init)
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
  }

  async create(seats: unknown[], more: object = {}): Promise<string> {
    const { status, body } = await this.call('POST', '/api/tables', { game: 'toy', seats, ...more })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }

  sit(table: string, hello: Partial<ClientMessage> = {}): Promise<Socket> {
    return Socket.open(this.url, table, this.cookie, hello)
  }
}

/** A request without its number. */
export type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> & { id?: number } : never) : never

type Full = Extract<ServerMessage, { t: 'full' }>
type Of<T> = Extract<ServerMessage, { t: T }>

/** A connection that keeps all it was told, and the position as a client would have it. */
export class Socket {
  readonly got: ServerMessage[] = []
  view: Json = null
  open: Full['open'] | null = null
  table: Full['table'] | null = null
  seats: number[] = []
  closed: number | null = null
  private next = 1
  private waiters: { want: (m: ServerMessage) => boolean; done: (m: Json) => void; fail: (e: Error) => void }[] = []

  private constructor(readonly ws: WebSocket) {
    ws.on('message', (data) => this.take(JSON.parse(String(data)) as ServerMessage))
    ws.on('close', (code) => {
      this.closed = code
      for (const w of this.waiters) w.fail(new Error(`closed ${code}`))
    })
  }

  static async bare(url: string, table: string, cookie?: string, headers: Record<string, string> = {}): Promise<Socket> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    })
    const socket = new Socket(ws)
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    return socket
  }

  static async open(url: string, table: string, cookie?: string, hello: Partial<ClientMessage> = {}): Promise<Socket> {
    const socket = await Socket.bare(url, table, cookie)
    const reply = await socket.ask({ t: 'hello', ...hello } as Request)
    if (reply.t === 'error') throw new Error(reply.code)
    return socket
  }

  private take(m: ServerMessage): void {
    this.got.push(m)
    if (m.t === 'full') Object.assign(this, { view: m.view, open: m.open, table: m.table, seats: m.seats })
    if (m.t === 'change') {
      if (m.open.rev !== (this.open?.rev ?? -2) + 1) throw new Error(`gap: ${this.open?.rev} to ${m.open.rev}`)
      Object.assign(this, { open: m.open, view: applyPatch(this.view, (m.patch ?? undefined) as Patch | undefined) })
    }
    if (m.t === 'table') this.table = m.table
    for (const w of this.waiters) if (w.want(m)) w.done(m)
    this.waiters = this.waiters.filter((w) => !w.want(m))
  }

  /** The first message from now on that is wanted. */
  until(want: (m: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((done, fail) => this.waiters.push({ want, done, fail }))
  }

  /** Waits until the state as it was told fits; at once when it does already. */
  async when(fits: (s: this) => boolean): Promise<void> {
    while (!fits(this)) await this.until(() => true)
  }

  sendRaw(text: string | Buffer): void {
    this.ws.send(text)
  }

  /** Sends a request and waits for the word on it. */
  ask(m: Request): Promise<Json> {
    const id = m.id ?? this.next++
    const reply = this.until((r) => (m.t === 'hello' && (r.t === 'full' || r.t === 'reload')) || ('id' in r && r.id === id))
    this.sendRaw(JSON.stringify({ ...m, id }))
    return reply
  }

  answer(...keys: string[]): Promise<Of<'done'> | Of<'error'>> {
    return this.ask({ t: 'answer', seq: this.open!.seq, keys })
  }

  last<T extends ServerMessage['t']>(t: T): Of<T> | undefined {
    return this.got.filter((m) => m.t === t).at(-1) as Of<T> | undefined
  }

  async close(): Promise<void> {
    if (this.closed !== null) return
    this.ws.close()
    await new Promise((resolve) => this.ws.once('close', resolve))
  }
}
