/** The sockets: one for each table and device. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { asSentence, badKeySaid, ClientMessage, MAX_FRAME, readJson, TableId, type ServerMessage } from '@orrery/protocol'
import type { Config } from '../config.ts'
import { Bucket, Buckets } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Hall } from '../tables/hall.ts'
import { Refused, STATUS } from '../tables/refused.ts'
import { tell } from './errors.ts'
import { endRaw } from './outside.ts'
import { sameOrigin, tokenOf, type Sessions } from './session.ts'
import { Connection } from './connection.ts'

export interface SocketParts {
  readonly config: Config
  readonly hall: Hall
  readonly sessions: Sessions
  readonly log: Log
  readonly metrics: Metrics
}

const PATH = /^\/api\/tables\/([^/?]+)\/live(?:\?|$)/
/** Tells a client that it need not come back. */
const NO_TABLE = 4404
/** The store can't be read for the hello: the client comes back by itself. */
const TRY_LATER = 1013
const BEAT_MS = 30_000
/** A connection that has not said who it is by then is closed. */
const HELLO_MS = 10_000
/** More than this waiting to be read: the other side is too slow; it comes back and gets the whole position. */
const SLOW_BYTES = 4_194_304
/** Refused frames after which a connection is closed: something is broken at the other end. */
const PATIENCE = 30
const BROKEN: ReadonlySet<string> = new Set(['bad-json', 'bad-message', 'unknown-message', 'too-many'])

/** Accepts sockets on the server; `close` ends them. */
export function serveSockets(server: Server, parts: SocketParts): { close: () => Promise<void> } {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false, clientTracking: true })
  const chat = new Buckets(6, 0.5)
  const arrivals = new Buckets(parts.config.httpLimit, parts.config.httpLimit / 60)
  server.on('upgrade', (req, socket, head) => accept(req, socket, head))
  wss.on('wsClientError', (e, socket) => refuse(socket, new Refused('bad-request', `This is no WebSocket handshake: ${e.message}.`)))

  function accept(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    const id = PATH.exec(req.url ?? '')?.[1]
    if (id === undefined) return refuse(socket, new Refused('not-found', 'There is no socket at this address.'))
    if (!sameOrigin(req.headers.origin, req.headers.host, parts.config.publicUrl))
      return refuse(socket, new Refused('origin', 'This request comes from another site.'))
    if (!arrivals.take(addressOf(req, parts.config.trustProxy), parts.hall.now))
      return refuse(socket, new Refused('too-many', 'Too many requests; please wait a little.'))
    wss.handleUpgrade(req, socket, head, (ws) =>
      TableId.safeParse(id).success ? attend(ws, id, tokenOf(req.headers)) : ws.close(NO_TABLE, 'no such table'),
    )
  }

  function refuse(socket: Duplex, { code, message }: Refused): void {
    parts.metrics.refused.inc({ code })
    endRaw(socket, STATUS[code], { code, message })
  }

  function attend(ws: WebSocket, id: string, token: string | undefined): void {
    const { hall, log, metrics } = parts
    metrics.sockets.inc()
    const say = (m: ServerMessage): void => ws.send(JSON.stringify(m))
    const connection = new Connection(
      parts,
      chat,
      id,
      token,
      (text) => sendTo(ws, text),
      (code, why) => ws.close(code, why),
    )
    const inbox = new Inbox(parts, ws, connection, say)
    ws.on('message', (data, binary) => inbox.take(binary ? null : String(data)))
    ws.on('error', (e) => log.debug({ error: e.message }, 'socket'))
    const cancelHello = hall.parts.clock.after(HELLO_MS, () => connection.greeted || ws.close(1008, 'no hello'))
    const stopBeat = beat(ws)
    ws.on('close', () => {
      metrics.sockets.dec()
      cancelHello()
      stopBeat()
      connection.gone()
    })
  }

  return {
    close: () =>
      new Promise((resolve) => {
        for (const ws of wss.clients) ws.close(1012, 'the server restarts')
        setTimeout(() => wss.clients.forEach((ws) => ws.terminate()), 500).unref()
        wss.close(() => resolve())
      }),
  }
}

/** Behind a proxy the last address that it noted; otherwise the other end's. */
function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const noted = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (trustProxy && noted !== undefined && noted !== '' ? noted : req.socket.remoteAddress) ?? ''
}

function sendTo(ws: WebSocket, text: string): void {
  if (ws.readyState !== WebSocket.OPEN) return
  if (ws.bufferedAmount > SLOW_BYTES) ws.terminate()
  else ws.send(text)
}

/** Finds connections whose other end has vanished without a word. */
function beat(ws: WebSocket): () => void {
  let heard = true
  ws.on('pong', () => (heard = true))
  const timer = setInterval(() => {
    if (!heard) return ws.terminate()
    heard = false
    ws.ping()
  }, BEAT_MS)
  return () => clearInterval(timer)
}

/** Frames of one connection, one after another. */
class Inbox {
  private tail: Promise<void> = Promise.resolve()
  private readonly bucket: Bucket
  private bad = 0

  constructor(
    private readonly parts: SocketParts,
    private readonly ws: WebSocket,
    private readonly connection: Connection,
    private readonly say: (m: ServerMessage) => void,
  ) {
    const { socketLimit } = parts.config
    this.bucket = new Bucket(socketLimit * 3, socketLimit, parts.hall.now)
  }

  take(text: string | null): void {
    if (!this.bucket.take(this.parts.hall.now)) return this.refuse(idIn(text), new Refused('too-many', 'Too many messages; this one was dropped.'))
    const read = readFrame(text)
    if (read instanceof Refused) return this.refuse(idIn(text), read)
    this.tail = this.tail.then(() => this.answer(read))
  }

  private async answer(m: ClientMessage): Promise<void> {
    try {
      const reply = await this.connection.handle(m)
      if (reply !== null && this.ws.readyState === WebSocket.OPEN) this.say(reply)
    } catch (e) {
      this.refuse(m.id, e)
    }
  }

  private refuse(id: number | null, e: unknown): void {
    const told = tell(e, this.parts.log, { table: this.connection.id })
    this.parts.metrics.refused.inc({ code: told.code })
    if (this.ws.readyState !== WebSocket.OPEN) return
    const { seq } = this.connection
    this.say({
      t: 'error',
      id,
      code: told.code,
      message: told.where === undefined ? told.message : `${told.where}: ${told.message}`,
      ...(seq !== null && { seq }),
    })
    if (told.code === 'no-table') this.ws.close(NO_TABLE, told.code)
    if (told.code === 'store' && !this.connection.greeted) this.ws.close(TRY_LATER, told.code)
    if (BROKEN.has(told.code) && ++this.bad >= PATIENCE) this.ws.close(1008, told.code)
  }
}

const TYPES = new Set<string>(ClientMessage.options.map((o) => o.shape.t.value))

function readFrame(text: string | null): ClientMessage | Refused {
  const json = text === null ? null : readJson(text)
  if (json !== null && 'flaw' in json && json.flaw === 'key')
    return new Refused('bad-message', asSentence(badKeySaid(json.key)), json.where === '' ? undefined : json.where)
  const raw = json !== null && 'ok' in json ? json.ok : null
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return new Refused('bad-json', 'A frame must be one JSON object as text.')
  const t = (raw as { t?: unknown }).t
  if (typeof t !== 'string' || !TYPES.has(t))
    return new Refused('unknown-message', `There is no message of type ${JSON.stringify(t)?.slice(0, 40) ?? 'undefined'}.`)
  const read = ClientMessage.safeParse(raw)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  return new Refused('bad-message', issue === undefined ? 'The message has the wrong shape.' : asSentence(issue.message), issue?.path.join('.') || t)
}

/** The request number of a frame that could not be read otherwise, so that its sender can tell which one it was. */
function idIn(text: string | null): number | null {
  const id = (parsed(text) as { id?: unknown } | null)?.id
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : null
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
