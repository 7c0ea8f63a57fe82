/**
 * PostgreSQL and NATS for the cluster tests. Uses those that run here (`PG_URL`, `NATS_URL`, or the usual ports) and starts
 * its own where there are none; what it started it ends when the process ends.
 *
 *   node scripts/services.mjs -- npx vitest run …      runs a command with PG_URL and NATS_URL set
 */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const PG_OWN = 25432
const NATS_OWN = 14222
const CLUSTER = 'orrery_test'

const endings = []

function answers(url, port) {
  const { hostname, port: given } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(given || port), hostname)
    const done = (yes) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.setTimeout(2000, () => done(false))
  })
}

async function usable(url) {
  if (!(await answers(url, 5432))) return false
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    const { rows } = await client.query('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user')
    return rows[0]?.may === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function until(works, what) {
  for (let i = 0; i < 100; i++) {
    if (await works()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not come up within 10 s`)
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

function ensureProgram(program, ...packages) {
  if (has(program)) return
  if (!has('apt-get') || process.getuid?.() !== 0)
    throw new Error(`The cluster tests need ${packages.join(' and ')}: install it, or set PG_URL and NATS_URL.`)
  console.error(`Installing ${packages.join(', ')} (once)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2], env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: ['ignore', 2, 2], env })
}

/** An address of a PostgreSQL in which databases may be made. */
export async function postgres() {
  const known = [
    process.env.PG_URL,
    'postgres://postgres@127.0.0.1:5432/postgres',
    'postgres://root@127.0.0.1:5432/postgres',
    `postgres://postgres@127.0.0.1:${PG_OWN}/postgres`,
  ]
  for (const url of known) if (url && (await usable(url))) return url
  ensureProgram('pg_createcluster', 'postgresql')
  const version = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))[0] ?? '15'
  spawnSync('pg_createcluster', ['-p', String(PG_OWN), version, CLUSTER, '--', '-A', 'trust', '--no-sync', '--locale=C.UTF-8'], {
    stdio: ['ignore', 2, 2],
  })
  spawnSync('pg_ctlcluster', ['--skip-systemctl-redirect', version, CLUSTER, 'start'], { stdio: ['ignore', 2, 2] })
  endings.push(() => spawnSync('pg_dropcluster', ['--stop', version, CLUSTER]))
  const url = `postgres://postgres@127.0.0.1:${PG_OWN}/postgres`
  await until(() => usable(url), 'PostgreSQL')
  return url
}

/** An address of a NATS server. */
export async function nats() {
  for (const url of [process.env.NATS_URL, 'nats://127.0.0.1:4222']) if (url && (await answers(url, 4222))) return url
  ensureProgram('nats-server', 'nats-server')
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(NATS_OWN)], { stdio: 'ignore' })
  endings.push(() => server.kill())
  const url = `nats://127.0.0.1:${NATS_OWN}`
  await until(() => answers(url, NATS_OWN), 'NATS')
  return url
}

/** Ends what was started here. */
export function stopServices() {
  for (const end of endings.splice(0)) end()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const command = process.argv.slice(process.argv.indexOf('--') + 1)
  const env = { ...process.env, PG_URL: await postgres(), NATS_URL: await nats() }
  const [program, ...args] = process.argv.includes('--') ? command : ['env']
  const done = spawnSync(program, args, { stdio: 'inherit', env })
  stopServices()
  process.exit(done.status ?? 1)
}
