/** One table over one socket: keeps the position up to date, sends answers, and heals a lost connection by itself. */
import type { ChatLine, ClientMessage, Open, ServerMessage, TableState, WireEvent } from '@orrery/protocol'
import { applyPatch, type Patch } from '@orrery/protocol/patch'
import { createStore, type StoreApi } from 'zustand'
import { BUILD } from '../app/build.ts'
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
  /** The last refusal that the server gave to a request of ours. */
  refused: { code: string; message: string; n: number } | null
}

type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never
type Reply = Extract<ServerMessage, { t: 'done' | 'verdict' | 'error' }>

const FIRST: Live = { status: 'connecting', seats: [], table: null, view: null, open: null, log: [], chat: [], busy: false, refused: null }
const WAITS = [300, 700, 1_500, 3_000, 5_000]
const QUIET = 20_000

export class LiveTable {
  readonly store: StoreApi<Live> = createStore(() => FIRST)
  private socket: WebSocket | null = null
  private nextId = 1
  private waiting = new Map<number, (r: Reply) => void>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    // Whoever comes by a link is a guest first: the seat that he takes hangs on that cookie.
    void api
      .me()
      .catch(() => undefined)
      .then(() => this.closed || this.connect())
    window.addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    window.removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  /** Sends a request; the promise holds the server's word on it. A lost connection answers with the code `lost`. */
  async request(message: Request): Promise<Reply> {
    const id = this.nextId++
    const socket = this.socket
    if (socket === null || socket.readyState !== WebSocket.OPEN) return { t: 'error', id, code: 'lost', message: '' }
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve))
    socket.send(JSON.stringify({ ...message, id }))
    const said = await reply
    if (said.t === 'error') this.store.setState((s) => ({ refused: { code: said.code, message: said.message, n: (s.refused?.n ?? 0) + 1 } }))
    return said
  }

  /** Gives one or several answers to what is asked now. */
  async answer(keys: readonly string[], as?: number): Promise<boolean> {
    const { open, busy } = this.store.getState()
    if (open === null || busy || keys.length === 0) return false
    this.store.setState({ busy: true })
    const said = await this.request({ t: 'answer', seq: open.seq, keys: [...keys], ...(as !== undefined && { as }) })
    this.store.setState({ busy: false })
    return said.t === 'done'
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
    socket.onopen = () => {
      void this.request({ t: 'hello', version: BUILD })
      this.beat()
    }
    socket.onmessage = (e) => this.take(JSON.parse(String(e.data)) as ServerMessage)
    socket.onclose = (e) => this.lost(e.code)
  }

  /** A ping when nothing was heard for a while: half-open connections are found out. */
  private beat(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const silent = setTimeout(() => this.socket?.close(), 8_000)
      void this.request({ t: 'ping' }).then(() => clearTimeout(silent))
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
    this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)])
  }

  private take(m: ServerMessage): void {
    const { store } = this
    switch (m.t) {
      case 'full':
        this.tries = 0
        return store.setState({ status: 'live', seats: m.seats, table: m.table, view: m.view, open: m.open, log: m.log, chat: m.chat, busy: false })
      case 'change':
        return this.change(m.patch as Patch | null, m.open, m.events)
      case 'table':
        return store.setState({ table: m.table })
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

  private change(patch: Patch | null, open: Open, events: readonly WireEvent[]): void {
    const s = this.store.getState()
    if (s.open !== null && open.rev !== s.open.rev + 1) {
      this.socket?.close()
      return
    }
    this.store.setState({ view: applyPatch(s.view, patch), open, log: events.length > 0 ? [...s.log, ...events] : s.log })
  }
}
