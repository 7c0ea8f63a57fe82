/** One table under load: two players and any number of spectators, each on a socket of its own. */
import type { Open } from '@orrery/protocol'
import { Client, type Ears, type Guest } from './player.ts'

/** What came of the answers of some time. */
export interface Tally {
  /** Milliseconds from an answer until every connection of the table had the new position. */
  readonly waits: number[]
  failures: number
  lastFailure: string
}

export const tally = (): Tally => ({ waits: [], failures: 0, lastFailure: '' })

export interface Pace {
  /** Milliseconds from a position to the next answer; 0 answers at once. */
  readonly thinkMs: number
}

export class LoadTable {
  private clients: Client[] = []
  private at = -1
  private sentAt = 0
  private waiting = new Set<Client>()
  private asked: { client: Client; open: Open } | null = null
  private playing = false
  private timer: NodeJS.Timeout | null = null
  private word: number
  over = false

  private constructor(
    readonly id: string,
    readonly pace: Pace,
    seed: number,
    /** Where waits are counted; may be changed while it plays. */
    public tally: Tally,
  ) {
    this.word = seed
  }

  /** Makes a table of two guests; they are connected, and nobody answers yet. */
  static async open(url: string, guests: readonly [Guest, Guest], spectators: number, pace: Pace, seed: number, count: Tally): Promise<LoadTable> {
    const [a, b] = guests
    const { id } = await a.post<{ id: string }>('/api/tables', {
      game: 'deckbuilding',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { toWin: 5, baseSet: 'whole-galaxy' },
    })
    await b.post(`/api/tables/${id}/join`, {})
    const table = new LoadTable(id, pace, seed, count)
    const cookies = [a.cookie, b.cookie, ...Array.from({ length: spectators }, () => null)]
    for (const cookie of cookies) table.clients.push(await Client.open(url, id, cookie, table.ears))
    return table
  }

  /** Lets spectators join a table that is there. */
  async watch(url: string, count: number): Promise<void> {
    for (let i = 0; i < count; i++) this.clients.push(await Client.open(url, this.id, null, this.ears))
  }

  private readonly ears: Ears = {
    seen: (client, open) => this.seen(client, open),
    over: () => {
      this.over = true
    },
    failed: (what) => {
      this.tally.failures++
      this.tally.lastFailure = what
    },
  }

  start(): void {
    this.playing = true
    this.next()
  }

  pause(): void {
    this.playing = false
    if (this.timer !== null) clearTimeout(this.timer)
  }

  close(): void {
    this.pause()
    for (const c of this.clients) c.close()
  }

  private seen(client: Client, open: Open): void {
    if (open.seq > this.at) {
      this.at = open.seq
      this.asked = null
    }
    if (open.asks.length > 0) this.asked = { client, open }
    this.waiting.delete(client)
    if (this.waiting.size > 0 || this.sentAt === 0) return
    this.tally.waits.push(performance.now() - this.sentAt)
    this.sentAt = 0
    if (this.pace.thinkMs === 0) this.next()
    else this.timer = setTimeout(() => this.next(), this.pace.thinkMs * (0.5 + this.random(1000) / 1000))
  }

  private random(n: number): number {
    this.word = (this.word * 48271) % 2147483647
    return this.word % n
  }

  /** Any answer on offer but an attack on the base: so no game ends while it is measured. */
  private next(): void {
    const ask = this.asked?.open.asks[0]
    if (!this.playing || this.over || this.asked === null || ask === undefined) return
    const peaceful = ask.options.filter((o) => o.key !== 'attack:base')
    const from = peaceful.length > 0 ? peaceful : ask.options
    const option = from[this.random(from.length)]
    if (option === undefined) return
    this.waiting = new Set(this.clients)
    this.sentAt = performance.now()
    this.asked.client.answer(this.asked.open.seq, option.key, ask.seat)
  }
}
