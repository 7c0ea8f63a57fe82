/** Tables over real sockets: decisions a second, waiting times, memory, and how they grow. */
import { figure, quantile } from '../lines.ts'
import { Guest } from './player.ts'
import { ServerProcess } from './server.ts'
import { LoadTable, tally, type Tally } from './table.ts'

const WARM_MS = 1500
const MEASURED_MS = 6000
const GROWTH = [20, 50, 100, 200, 500, 1000]
const SPECTATORS = [0, 10, 50, 100, 200, 400]
/** Decisions of the long game, and how many are taken together. */
const LONG_GAME = 3000
const STRETCH = 250

export interface Point {
  readonly x: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Resident memory of the server in MB. */
  readonly memory: number
}

export interface Load {
  readonly closed: readonly Point[]
  readonly paced: Point
  readonly byTables: readonly Point[]
  readonly byLength: readonly Point[]
  readonly bySpectators: readonly Point[]
  /** Memory with tables that nobody plays at: MB at each number of tables. */
  readonly idleTables: readonly { readonly x: number; readonly memory: number }[]
  readonly perTableKb: number
  readonly perConnectionKb: number
  readonly failures: number
  readonly text: readonly string[]
}

type Say = (what: string) => void
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Tables with two players each, made a few at a time. */
async function open(url: string, count: number, thinkMs: number, count_: Tally): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  const lane = async (n: number): Promise<void> => {
    while (tables.length + n < count + 8 && tables.length < count) {
      const guests = [await Guest.at(url), await Guest.at(url)] as const
      if (tables.length >= count) return
      const at = tables.length
      const slot = LoadTable.open(url, guests, 0, { thinkMs }, 7919 * (at + 1) + n, count_)
      tables.push(await slot)
    }
  }
  await Promise.all(Array.from({ length: Math.min(8, count) }, (_, n) => lane(n)))
  return tables.slice(0, count)
}

/** Lets tables play and counts what they do after a while of warming up. */
async function measure(server: ServerProcess, tables: readonly LoadTable[], x: number, ms = MEASURED_MS): Promise<Point & { failures: number }> {
  for (const t of tables) t.tally = tally()
  for (const t of tables) t.start()
  await wait(WARM_MS)
  const count = tally()
  for (const t of tables) t.tally = count
  const began = performance.now()
  await wait(ms)
  const took = performance.now() - began
  const { memory } = server
  for (const t of tables) t.pause()
  await wait(200)
  if (count.failures > 0) process.stderr.write(`${count.failures} failures, the last: ${count.lastFailure}\n`)
  return {
    x,
    perSecond: (1000 * count.waits.length) / took,
    p50: quantile(count.waits, 0.5),
    p99: quantile(count.waits, 0.99),
    memory,
    failures: count.failures,
  }
}

async function withServer<T>(root: string, folder: string, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await ServerProcess.start(root, folder)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** 20 to 1,000 tables: first all of them idle, for memory, then all playing as fast as they can. */
async function growth(root: string, folder: string, say: Say) {
  return withServer(root, folder, async (server) => {
    const tables: LoadTable[] = []
    const idle: { x: number; memory: number }[] = []
    const points: (Point & { failures: number })[] = []
    for (const x of GROWTH) {
      say(`${x} tables over sockets`)
      tables.push(...(await open(server.url, x - tables.length, 0, tally())))
      await wait(1500)
      idle.push({ x, memory: server.memory })
      points.push(await measure(server, tables, x, x >= 500 ? 5000 : 4000))
    }
    for (const t of tables) t.close()
    return { idle, points }
  })
}

/** Memory of tables and connections that do nothing. */
async function idleMemory(root: string, folder: string, say: Say) {
  return withServer(root, folder, async (server) => {
    say('memory of idle tables and connections')
    const count = tally()
    const first = await open(server.url, 100, 0, count)
    await wait(2000)
    const before = server.memory
    const more = await open(server.url, 400, 0, count)
    await wait(2000)
    const between = server.memory
    const [table] = first
    const watchers = 1000
    for (let i = 0; i < watchers; i += 20) await Promise.all([...first, ...more].slice(i % 400, (i % 400) + 20).map((t) => t.watch(server.url, 1)))
    await wait(2000)
    const after = server.memory
    for (const t of [...first, ...more]) t.close()
    if (table === undefined) throw new Error('no table was made')
    return { perTableKb: (1024 * (between - before)) / 400, perConnectionKb: (1024 * (after - between)) / watchers }
  })
}

/** One table, its decisions taken in stretches: does a long game cost more? */
async function byLength(root: string, folder: string, say: Say): Promise<Point[]> {
  return withServer(root, folder, async (server) => {
    say(`a game of up to ${LONG_GAME} decisions`)
    const count = tally()
    const [table] = await open(server.url, 1, 0, count)
    if (table === undefined) throw new Error('no table was made')
    table.tally = count
    const points: Point[] = []
    table.start()
    let began = performance.now()
    for (let from = 0; from < LONG_GAME && !table.over;) {
      await wait(20)
      if (count.waits.length < from + STRETCH) continue
      const part = count.waits.slice(from, from + STRETCH)
      from += STRETCH
      points.push({
        x: from,
        perSecond: (1000 * STRETCH) / (performance.now() - began),
        p50: quantile(part, 0.5),
        p99: quantile(part, 0.99),
        memory: server.memory,
      })
      began = performance.now()
    }
    table.close()
    return points
  })
}

async function bySpectators(root: string, folder: string, say: Say) {
  return withServer(root, folder, async (server) => {
    const [table] = await open(server.url, 1, 0, tally())
    if (table === undefined) throw new Error('no table was made')
    const points: (Point & { failures: number })[] = []
    let there = 0
    for (const x of SPECTATORS) {
      say(`one table with ${x} spectators`)
      await table.watch(server.url, x - there)
      there = x
      points.push(await measure(server, [table], x, 2500))
    }
    table.close()
    return points
  })
}

async function fresh(root: string, folder: string, count: number, thinkMs: number, say: Say) {
  return withServer(root, folder, async (server) => {
    say(`${count} tables over sockets, ${thinkMs === 0 ? 'each answer at once' : `about ${thinkMs} ms to think`}`)
    const tables = await open(server.url, count, thinkMs, tally())
    const point = await measure(server, tables, count)
    for (const t of tables) t.close()
    return point
  })
}

/** Everything, each part on a server and a store of its own. Takes a few minutes. */
export async function load(root: string, folder: string, say: Say): Promise<Load> {
  const closed = [await fresh(root, folder, 20, 0, say), await fresh(root, folder, 200, 0, say)]
  const paced = await fresh(root, folder, 200, 500, say)
  const { idle, points } = await growth(root, folder, say)
  const memory = await idleMemory(root, folder, say)
  const length = await byLength(root, folder, say)
  const spectators = await bySpectators(root, folder, say)
  const failures = [...closed, paced, ...points, ...spectators].reduce((n, p) => n + p.failures, 0)
  const text = [
    ...closed.map((p) => `${p.x} tables, 2 players each, answering at once: ${pointText(p)}`),
    `200 tables, about 500 ms to think: ${pointText(paced)}`,
    ...points.map((p) => `${p.x} tables on one server, answering at once: ${pointText(p)}`),
    `memory: ${figure(memory.perTableKb)} kB a table with its two connections, ${figure(memory.perConnectionKb)} kB an idle connection`,
    ...length.map((p) => `decisions ${p.x - STRETCH} to ${p.x} of one game: ${pointText(p)}`),
    ...spectators.map((p) => `one table with ${p.x} spectators: ${pointText(p)}`),
    `failures: ${failures}`,
  ]
  return { closed, paced, byTables: points, byLength: length, bySpectators: spectators, idleTables: idle, ...memory, failures, text }
}

const pointText = (p: Point): string =>
  `${figure(p.perSecond)} decisions/s, answer to every view p50 ${figure(p.p50)} ms, p99 ${figure(p.p99)} ms, server ${figure(p.memory)} MB`
