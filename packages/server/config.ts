/** What a host may set, each by an environment variable, each checked before anything starts. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { StartError } from './store/store.ts'

export interface Config {
  /** 0 takes a free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly natsUrl: string | null
  /** Where people reach this server from, without a slash at the end; null: by whatever name they use. */
  readonly publicUrl: string | null
  readonly metricsPort: number | null
  readonly metricsHost: string
  readonly logLevel: string
  readonly botThreads: number
  /** Part of its level's time that a bot thinks, in percent. */
  readonly botTimePercent: number
  readonly botPaceMs: number
  /** Minutes after which an unused table leaves the memory. */
  readonly idleMinutes: number
  /** Requests a minute for an address, messages a second for a connection; 0 is without limit. */
  readonly httpLimit: number
  readonly socketLimit: number
  readonly trustProxy: boolean
  /** How long PostgreSQL may take to answer before a person is told that the store is away. */
  readonly storePatienceMs: number
  /** Separates several installations on one NATS or PostgreSQL. */
  readonly busName: string
}

type Env = Readonly<Record<string, string | undefined>>

const wrong = (name: string, value: string, want: string): StartError => new StartError(`${name} is "${value}", but it must be ${want}.`, 2)

function whole(env: Env, name: string, or: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return or
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < min || n > max) throw wrong(name, text, `a whole number from ${min} to ${max}`)
  return n
}

function address(env: Env, name: string, schemes: readonly string[], example: string, shown = true): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const hint = `an address like ${example}`
  if (!URL.canParse(text)) throw wrong(name, shown ? text : '…', hint)
  if (!schemes.includes(new URL(text).protocol)) throw wrong(name, shown ? text : '…', hint)
  return text
}

function oneOf(env: Env, name: string, or: string, values: readonly string[]): string {
  const text = env[name]
  if (text === undefined || text === '') return or
  if (!values.includes(text)) throw wrong(name, text, `one of ${values.join(', ')}`)
  return text
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Set to nothing is not set, as for the numbers. */
const textOr = (env: Env, name: string, or: string): string => (env[name] === undefined || env[name] === '' ? or : env[name])

/** Without a slash at the end; null when it is not set. Paths are not served: links and origins are the host's. */
function publicUrlOf(env: Env): string | null {
  const url = address(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://orrery.example.org')?.replace(/\/+$/, '') ?? null
  if (url !== null && new URL(url).href !== `${new URL(url).origin}/`)
    throw wrong('PUBLIC_URL', url, 'an address like https://orrery.example.org, without a path')
  return url
}

/** Reads and checks the environment. Throws StartError (exit code 2) with one sentence that names the variable. */
export function readConfig(env: Env): Config {
  const host = textOr(env, 'HOST', '0.0.0.0')
  if (!/^[\w.:-]+$/.test(host)) throw wrong('HOST', host, 'an address of this machine, e.g. 0.0.0.0 or 127.0.0.1')
  const busName = textOr(env, 'BUS_NAME', 'orrery')
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(busName)) throw wrong('BUS_NAME', busName, 'lower-case letters, digits and underscores')
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/orrery', false)
  const natsUrl = address(env, 'NATS_URL', ['nats:', 'tls:'], 'nats://host:4222', false)
  if (natsUrl !== null && databaseUrl === null)
    throw new StartError('NATS_URL is set without DATABASE_URL: several nodes need a PostgreSQL that they share.', 2)
  return {
    port: whole(env, 'PORT', 8080, 0, 65_535),
    host,
    dataDir: resolve(textOr(env, 'DATA_DIR', 'data')),
    databaseUrl,
    natsUrl,
    publicUrl: publicUrlOf(env),
    metricsPort: env['METRICS_PORT'] === undefined || env['METRICS_PORT'] === '' ? null : whole(env, 'METRICS_PORT', 0, 0, 65_535),
    metricsHost: textOr(env, 'METRICS_HOST', '127.0.0.1'),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LEVELS),
    botThreads: whole(env, 'BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    botTimePercent: whole(env, 'BOT_TIME_PERCENT', 100, 1, 100),
    botPaceMs: whole(env, 'BOT_PACE_MS', 900, 0, 60_000),
    idleMinutes: whole(env, 'IDLE_MINUTES', 15, 1, 10_080),
    httpLimit: whole(env, 'HTTP_LIMIT', 600, 0, 10_000_000),
    socketLimit: whole(env, 'SOCKET_LIMIT', 40, 0, 10_000_000),
    trustProxy: oneOf(env, 'TRUST_PROXY', '0', ['0', '1']) === '1',
    storePatienceMs: whole(env, 'STORE_PATIENCE_MS', 5_000, 100, 60_000),
    busName,
  }
}
