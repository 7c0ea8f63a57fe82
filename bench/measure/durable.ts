/** Durable decisions: the server's own path from an answer to the disk, without sockets between. */
import { readConfig } from '@orrery/server'
import { GAMES } from '@orrery/server/games/index'
import { makeLog } from '@orrery/server/log'
import { start } from '@orrery/server/start'
import { answerOf } from '@orrery/server/tables/moves'
import { keyOf } from '@orrery/kernel'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantile, type Line } from '../lines.ts'

const TABLES = 20
const WARM_MS = 1500
const MEASURED_MS = 6000

/** 20 tables, each with a watcher a seat and one of the public, all answering as fast as the disk acknowledges. */
export async function durable(folder: string, say: (what: string) => void): Promise<Line[]> {
  say(`${TABLES} tables on libsql on disk`)
  const dir = mkdtempSync(join(folder, 'durable-'))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, HTTP_LIMIT: '0', SOCKET_LIMIT: '0', LOG_LEVEL: 'silent' })
  const server = await start(config, { games: GAMES, log: makeLog('silent') })
  try {
    const { hall } = server
    const me = await fetch(`${server.url}/api/me`)
    const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? ''
    const create = async (): Promise<string> => {
      const body = JSON.stringify({ game: 'deckbuilding', seats: [{ kind: 'me' }, { kind: 'hand-over' }] })
      const reply = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body })
      return ((await reply.json()) as { id: string }).id
    }
    const waits: number[] = []
    let views = 0
    const began = performance.now()
    const end = began + WARM_MS + MEASURED_MS
    const tableLoop = async (lane: number): Promise<void> => {
      let n = lane
      while (performance.now() < end) {
        const live = await hall.table(await create())
        for (const seats of [[0], [1], []])
          live.audiences.join(live, { seats, person: null, tokenSeat: null, send: () => void views++, close: () => undefined }, hall.now)
        while (live.status === 'running' && performance.now() < end) {
          const ask = live.table?.pending[0]
          if (ask === undefined) break
          const o = ask.opts[(n = (n * 48271) % 2147483647) % ask.opts.length]
          if (o === undefined) break
          const sent = performance.now()
          await hall.change(live, (l) => answerOf(l, ask.seat, l.seq, [keyOf(o)]))
          if (sent > began + WARM_MS) waits.push(performance.now() - sent)
        }
      }
    }
    await Promise.all(Array.from({ length: TABLES }, (_, lane) => tableLoop(lane + 1)))
    const value = (1000 * waits.length) / MEASURED_MS
    const more = { 'p50 ms': quantile(waits, 0.5), 'p99 ms': quantile(waits, 0.99), 'messages to watchers': views }
    return [
      {
        id: 'durable',
        what: `durable decisions, ${TABLES} tables with 3 views each, store on disk, one node`,
        value,
        unit: 'decisions/s',
        floor: { is: '>=', value: 2500 },
        more,
      },
    ]
  } finally {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
