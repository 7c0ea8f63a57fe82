/** Clients over real sockets: a player that answers what it is asked, and a watcher that only listens. */
import type { ClientMessage, Open, ServerMessage } from '@orrery/protocol'
import { WebSocket } from 'ws'

/** A person with a cookie. */
export class Guest {
  private constructor(
    readonly url: string,
    readonly cookie: string,
  ) {}

  static async at(url: string): Promise<Guest> {
    const reply = await fetch(`${url}/api/me`)
    await reply.arrayBuffer()
    return new Guest(url, reply.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  async post<T>(path: string, body: object): Promise<T> {
    const reply = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await reply.json()) as T
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
}

/** What a connection tells its table. */
export interface Ears {
  /** A position with this many decisions has arrived. */
  seen(socket: Client, open: Open): void
  over(): void
  failed(what: string): void
}

export class Client {
  seats: readonly number[] = []
  private next = 1
  private constructor(
    private readonly ws: WebSocket,
    private readonly ears: Ears,
  ) {
    ws.on('message', (data) => this.take(JSON.parse(String(data)) as ServerMessage))
    ws.on('error', (e) => ears.failed(e.message))
  }

  /** Connects and says hello; without a guest it is a spectator. */
  static async open(url: string, table: string, cookie: string | null, ears: Ears): Promise<Client> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: cookie === null ? {} : { cookie },
      perMessageDeflate: false,
    })
    const client = new Client(ws, ears)
    await new Promise<void>((resolve, reject) => {
      ws.once('open', () => resolve())
      ws.once('error', reject)
    })
    const full = new Promise<void>((resolve) => ws.once('message', () => resolve()))
    client.send({ t: 'hello', id: 0 })
    await full
    return client
  }

  private send(m: ClientMessage): void {
    this.ws.send(JSON.stringify(m))
  }

  answer(seq: number, key: string, as: number): void {
    this.send({ t: 'answer', id: this.next++, seq, keys: [key], as })
  }

  private take(m: ServerMessage): void {
    if (m.t === 'full') this.seats = m.seats
    if (m.t === 'full' || m.t === 'change') this.ears.seen(this, m.open)
    if ((m.t === 'full' || m.t === 'table') && m.table.status === 'over') this.ears.over()
    if (m.t === 'error') this.ears.failed(`${m.code}: ${m.message}`)
  }

  close(): void {
    this.ws.terminate()
  }
}
