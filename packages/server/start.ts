/** Puts the server together and takes it apart again. */
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pooledBots, type BotRunner } from './bot-runner.ts'
import { localBus, type Bus } from './bus/bus.ts'
import { natsBus } from './bus/nats.ts'
import { notifyBus } from './bus/notify.ts'
import { systemClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Games } from './hosted.ts'
import { makeApp } from './http/app.ts'
import { serveSockets } from './http/live.ts'
import { Sessions } from './http/session.ts'
import { makeLog, type Log } from './log.ts'
import { makeMetrics, serveMetrics } from './metrics.ts'
import { People } from './people.ts'
import { openLibsql } from './store/libsql.ts'
import { openPostgres } from './store/postgres.ts'
import { Repository } from './store/repository.ts'
import { StartError, type Backend } from './store/store.ts'
import { Hall } from './tables/hall.ts'
import { Robots } from './tables/robots.ts'

/** What a test may bring instead of the real thing. */
export interface Parts {
  readonly games: Games
  readonly clock?: Clock
  readonly bots?: BotRunner
  readonly log?: Log
  /** Folder of the built client; null serves none. */
  readonly web?: string | null
  /** Changes the store, to let it fail. */
  readonly store?: (real: Backend) => Backend
}

export interface Running {
  /** Where this machine reaches the server. */
  readonly url: string
  /** It listens on every address of the machine. */
  readonly everywhere: boolean
  readonly port: number
  readonly metricsUrl: string | null
  readonly hall: Hall
  /** Stops accepting, finishes what was begun, saves, and closes. */
  close(): Promise<void>
}

/** Starts a server. Throws StartError with one sentence for the host. */
export async function start(config: Config, parts: Parts): Promise<Running> {
  const log = parts.log ?? makeLog(config.logLevel)
  const clock = parts.clock ?? systemClock
  const metrics = makeMetrics()
  const opened = await openStore(config, log)
  const backend = parts.store?.(opened) ?? opened
  const repo = new Repository(backend)
  const closers: (() => Promise<void>)[] = [() => repo.close()]
  const undo = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const bus = await openBus(config, log)
    closers.push(() => bus.close())
    const bots = parts.bots ?? (await pooledBots(config.botThreads, config.botTimePercent))
    closers.push(() => bots.close())
    const node = randomBytes(6).toString('hex')
    const hall = new Hall({
      repo,
      bus,
      games: parts.games,
      clock,
      log,
      metrics,
      node,
      shared: config.databaseUrl !== null,
      idleMs: config.idleMinutes * 60_000,
    })
    closers.push(() => hall.close())
    await bus.subscribe((hint) => hall.take(hint))
    const robots = new Robots(hall, bots, config.botPaceMs)
    hall.onMoved = (live, here) => robots.poke(live, here)
    const sessions = new Sessions(new People(repo, clock), config)
    const app = await makeApp({ config, hall, sessions, log, metrics, web: parts.web ?? null })
    const sockets = serveSockets(app.server, { config, hall, sessions, log, metrics })
    closers.push(async () => {
      await Promise.all([sockets.close(), app.close()])
    })
    await listening(config.host, config.port, 'PORT', () => app.listen({ host: config.host, port: config.port }))
    const metricsServer =
      config.metricsPort === null
        ? null
        : await listening(config.metricsHost, config.metricsPort, 'METRICS_PORT', () =>
            serveMetrics(metrics, config.metricsHost, config.metricsPort ?? 0),
          )
    if (metricsServer !== null) closers.push(() => new Promise((resolve) => metricsServer.close(() => resolve())))
    const { port } = app.server.address() as AddressInfo
    const metricsUrl = metricsServer === null ? null : urlOf(metricsServer, config.metricsHost)
    log.info({ port, store: backend.dialect, bus: busName(config), metrics: metricsUrl }, 'serving')
    return { url: `http://${hostFor(config.host)}:${port}`, everywhere: everywhere(config.host), port, metricsUrl, hall, close: undo }
  } catch (e) {
    await undo()
    throw e
  }
}

function openStore(config: Config, log: Log): Promise<Backend> {
  if (config.databaseUrl === null) return openLibsql(config.dataDir)
  return openPostgres(config.databaseUrl, config.storePatienceMs, (e) => log.warn({ error: e.message }, 'a connection to PostgreSQL was lost'))
}

async function openBus(config: Config, log: Log): Promise<Bus> {
  const trouble = (what: string): void => log.warn({ what }, 'the bus')
  if (config.databaseUrl === null) return localBus()
  return config.natsUrl === null
    ? notifyBus(config.databaseUrl, config.busName, trouble)
    : natsBus(config.natsUrl, `${config.busName}.hints`, trouble)
}

const busName = (config: Config): string => (config.databaseUrl === null ? 'none' : config.natsUrl === null ? 'LISTEN/NOTIFY' : 'NATS')
const everywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
const hostFor = (host: string): string => (everywhere(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host)
const urlOf = (server: Server, host: string): string => `http://${hostFor(host)}:${(server.address() as AddressInfo).port}/metrics`

async function listening<T>(host: string, port: number, name: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (e) {
    const code = (e as { code?: string }).code
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} on ${host} is in use by another program; set ${name} to a free one.`, 1)
    if (code === 'EACCES') throw new StartError(`This user may not open port ${port}; set ${name} to one above 1023.`, 1)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`This machine has no address ${host}.`, 2)
    throw e
  }
}
