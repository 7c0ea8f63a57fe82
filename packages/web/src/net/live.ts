/** One table over one socket: keeps the position up to date, sends answers, and heals a lost connection by itself. */
import type { ChatLine, ClientMessage, Open, ServerMessage, TableState, WireEvent } from '@orrery/protocol'
import { applyPatch, type Patch } from '@orrery/protocol/patch'
import { createStore, type StoreApi } from 'zustand'
import { BUILD } from '../app/build.ts'
import { usePrefs } from '../app/prefs.ts'
import { GAP, Playback } from '../table/playback.ts'
import { api } from './http.ts'

export interface Live {
  status: 'connecting' | 'live' | 'lost' | 'reload' | 'gone'
  /** Own seats on this device. */
  seats: readonly number[]
  table: TableState | null
  view: unknown
  open: Open | null
  log: readonly WireEvent[]
  chat: readonly ChatLine[]
  /** Answers on their way: nothing can be clicked until they are acknowledged. */
  busy: boolean
  /** They have been on their way for noticeably long. */
  slow: boolean
  /** How much has come that is still to be shown. */
  behind: number
  /** The last refusal that the server gave to a request of ours. */
  refused: { code: string; message: string; n: number } | null
}

type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never
type Reply = Extract<ServerMessage, { t: 'done' | 'verdict' | 'error' }>

const FIRST: Live = {
  status: 'connecting',
  seats: [],
  table: null,
  view: null,
  open: null,
  log: [],
  chat: [],
  busy: false,
  slow: false,
  behind: 0,
  refused: null,
}
const WAITS = [300, 700, 1_500, 3_000, 5_000]
const QUIET = 20_000
/** A request without an answer for so long: the line is dead, whatever the browser still believes. */
const SILENCE = 6_000
/** An answer without its reply for so long is told to be on its way. */
const SLOW = 1_200
/** A connection that does not stand after so long is tried anew. */
const CONNECT = 10_000
/** The close code of a connection that was never closed properly. */
const NOT_CLOSED = 1006
/** Signs that somebody sits before the page, though he answers nothing. */
const STIRS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Whoever asks this has looked on long enough: what has come is shown first. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['why', 'take-back', 'take-back-reply', 'resign'])

export class LiveTable {
  readonly store: StoreApi<Live> = createStore(() => FIRST)
  private socket: WebSocket | null = null
  private nextId = 1
  private waiting = new Map<number, (r: Reply) => void>()
  /** The answer that is on its way. */
  private sending: Promise<boolean> = Promise.resolve(true)
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** Somebody has moved, pressed or scrolled since the last ping. */
  private stirred = false
  /** Number of the newest change that has come, shown or not. */
  private rev: number | null = null
  /** Everything is shown at once until this device is asked. */
  private skipping = false
  private readonly playback = new Playback<Extract<ServerMessage, { t: 'change' | 'table' }>>(
    CLOCK,
    () => gapNow(),
    (m) => (m.t === 'table' ? this.store.setState({ table: m.table }) : this.show(m.patch as Patch | null, m.open, m.events)),
    (behind) => behind !== this.store.getState().behind && this.store.setState({ behind }),
  )

  constructor(readonly id: string) {
    // Whoever comes by a link is a guest first: the seat that he takes hangs on that cookie.
    void api
      .me()
      .catch(() => undefined)
      .then(() => this.closed || this.connect())
    window.addEventListener('online', this.hurry)
    for (const kind of STIRS) window.addEventListener(kind, this.stir, { passive: true })
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.playback.clear()
    window.removeEventListener('online', this.hurry)
    for (const kind of STIRS) window.removeEventListener(kind, this.stir)
    document.removeEventListener('visibilitychange', this.hurry)
    // One that is still being made is closed once it stands: a browser calls anything else an error.
    const { socket } = this
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Sends a request; the promise holds the server's word on it. A lost connection answers with the code `lost`. `untold`: a refusal that nobody need hear of. */
  async request(message: Request, untold?: string): Promise<Reply> {
    if (OF_THE_TABLE.has(message.t)) this.playback.skip()
    const id = this.nextId++
    const socket = this.socket
    if (socket === null || socket.readyState !== WebSocket.OPEN) return { t: 'error', id, code: 'lost', message: '' }
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve))
    // The word on a hello is the whole table: until it comes the connection does not stand.
    const silent = message.t === 'hello' ? undefined : setTimeout(() => this.drop(socket), SILENCE)
    socket.send(JSON.stringify({ ...message, id }))
    const said = await reply
    clearTimeout(silent)
    if (said.t === 'error' && said.code !== untold)
      this.store.setState((s) => ({ refused: { code: said.code, message: said.message, n: (s.refused?.n ?? 0) + 1 } }))
    return said
  }

  /** Gives one or several answers to what is asked now. */
  async answer(keys: readonly string[], as?: number): Promise<boolean> {
    const shown = this.store.getState().open
    // The next question is there a moment before the word on the last answer: whoever is as quick as that is heard all the same.
    while (this.store.getState().busy) {
      await this.sending
      if (this.store.getState().open !== shown) return false
    }
    this.playback.skip()
    const { open } = this.store.getState()
    // Whoever is asked something else by now has not meant that.
    if (open === null || keys.length === 0 || (open !== shown && JSON.stringify(open.asks) !== JSON.stringify(shown?.asks))) return false
    const sent = this.sendAnswer(open.seq, keys, as)
    this.sending = sent
    return sent
  }

  private async sendAnswer(seq: number, keys: readonly string[], as: number | undefined): Promise<boolean> {
    this.store.setState({ busy: true })
    const slow = setTimeout(() => this.store.setState({ slow: true }), SLOW)
    // The server passes by itself in a window where nothing else can be done: who passed at the same moment has his wish.
    const untold = keys.join() === 'pass' ? 'old-decision' : undefined
    const said = await this.request({ t: 'answer', seq, keys: [...keys], ...(as !== undefined && { as }) }, untold)
    clearTimeout(slow)
    this.store.setState({ busy: false, slow: false })
    return said.t === 'done'
  }

  /** Shows what has come, and what others do until this device is asked, without pauses. */
  skip(): void {
    this.skipping = true
    this.playback.skip()
    this.hastenBots()
  }

  /** Bots that are waited for need not pause either. */
  private hastenBots(): void {
    const { open, table, seats } = this.store.getState()
    if (seats.length === 0 || table?.status !== 'running' || open === null || open.asks.length > 0) return
    if (open.waiting.some(({ seat }) => isMachine(table, seat))) void this.request({ t: 'hurry' })
  }

  private stir = (): void => {
    this.stirred = true
  }

  private hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.closed) return
    if (this.socket === null && this.store.getState().status !== 'connecting') {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`)
    this.socket = socket
    socket.onopen = () => void this.request({ t: 'hello', version: BUILD })
    socket.onmessage = (e) => this.take(JSON.parse(String(e.data)) as ServerMessage)
    socket.onclose = (e) => this.lost(e.code)
    this.timer = setTimeout(() => this.drop(socket), CONNECT)
  }

  /** Gives a dead connection up at once: a browser may take more than a minute to call it closed. */
  private drop(socket: WebSocket): void {
    if (socket !== this.socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    // One that is still being made too: a browser makes the next one to the same host only when this one is done with.
    socket.close()
    this.lost(NOT_CLOSED)
  }

  /** A ping when nothing was heard for a while: half-open connections are found out. */
  private beat(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      void this.request({ t: 'ping', ...(this.stirred && { active: true }) })
      this.stirred = false
      this.beat()
    }, QUIET)
  }

  private lost(code: number): void {
    this.socket = null
    clearTimeout(this.timer)
    for (const [id, resolve] of this.waiting) resolve({ t: 'error', id, code: 'lost', message: '' })
    this.waiting.clear()
    if (this.closed) return
    if (code === 4404) return this.store.setState({ status: 'gone', busy: false })
    if (this.store.getState().status === 'reload') return
    this.store.setState({ status: this.tries === 0 && this.store.getState().table === null ? 'connecting' : 'lost', busy: false })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)])
  }

  private take(m: ServerMessage): void {
    const { store } = this
    switch (m.t) {
      case 'full':
        this.tries = 0
        this.beat()
        this.playback.clear()
        this.rev = m.open.rev
        store.setState({ status: 'live', seats: m.seats, table: m.table, view: m.view, open: m.open, log: m.log, chat: m.chat, busy: false })
        if (gapNow() === 0) this.hastenBots()
        return
      case 'change':
        return this.change(m)
      case 'table':
        return this.playback.add(m, false)
      case 'chat':
        return store.setState((s) => ({ chat: [...s.chat, m.line] }))
      case 'reload':
        return store.setState({ status: 'reload' })
      default:
        if (m.id !== null) {
          this.waiting.get(m.id)?.(m)
          this.waiting.delete(m.id)
        }
    }
  }

  private change(m: Extract<ServerMessage, { t: 'change' }>): void {
    if (this.rev !== null && m.open.rev !== this.rev + 1) {
      this.socket?.close()
      return
    }
    this.rev = m.open.rev
    const own = this.store.getState().busy
    if (own || this.skipping) this.playback.skip()
    // A question to this device waits for what came before it, but not for the clock.
    const asked = m.open.asks.length > 0 && this.playback.behind === 0
    this.playback.add(m, !own && !this.skipping && !asked)
    if (m.open.asks.length > 0) this.skipping = false
    else if (own && gapNow() === 0) this.hastenBots()
  }

  private show(patch: Patch | null, open: Open, events: readonly WireEvent[]): void {
    this.store.setState((s) => ({ view: applyPatch(s.view, patch), open, log: events.length > 0 ? [...s.log, ...events] : s.log }))
  }
}

/** A bot sits there, or plays on for somebody. */
export const isMachine = (table: TableState, seat: number): boolean => {
  const at = table.seats[seat]
  return at !== undefined && (at.kind === 'bot' || at.stoodIn)
}

const CLOCK = {
  now: () => performance.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Milliseconds between others' moves: none where nobody looks, or nothing may move. */
function gapNow(): number {
  if (document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return GAP[usePrefs.getState().pace]
}
