/** Hints over PostgreSQL's LISTEN and NOTIFY, for clusters without NATS. Sent after the commit: inside it they would serialise commits. */
import pg from 'pg'
import { readHint, type Bus, type Hint } from './bus.ts'

const RETRY = 1_000

/** One connection of its own; when it is lost it is opened again until the bus is closed. */
export function notifyBus(url: string, channel: string, onTrouble: (what: string) => void): Bus {
  let client: pg.Client | null = null
  let closed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const takers: ((hint: Hint) => void)[] = []

  const lost = (e?: Error): void => {
    if (client === null || closed) return
    client = null
    onTrouble(e?.message ?? 'connection ended')
    retry = setTimeout(() => void open(), RETRY)
  }
  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'orrery-bus' })
    client = fresh
    fresh.on('error', lost)
    fresh.on('end', () => lost())
    fresh.on('notification', ({ payload }) => {
      const hint = readHint(payload ?? '')
      if (hint !== null) for (const take of takers) take(hint)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (e) {
      lost(e as Error)
    }
  }
  const first = open()
  return {
    publish: (hint) => {
      client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(hint)]).catch(lost)
    },
    subscribe: async (take) => {
      takers.push(take)
      await first
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
