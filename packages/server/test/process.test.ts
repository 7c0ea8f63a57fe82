import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { folder, launch, node, root, serve, type ServerProc } from './help/process.ts'
import { Guest, type Socket } from './help/server.ts'

/** Plays random answers at tables for two on one device until the server goes; calls back with each acknowledged decision. */
async function load(server: ServerProc, tables: number, seed: number, acked: (table: string, seq: number, key: string) => void): Promise<void> {
  let state = seed
  const rnd = (n: number): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) % n
  const guest = await Guest.at(server.url)
  const one = async (): Promise<void> => {
    const id = await guest.create([{ kind: 'me' }, { kind: 'hand-over' }], { game: 'deckbuilding' })
    const s: Socket = await guest.sit(id)
    for (;;) {
      await s.when((x) => x.open!.asks.length > 0 || x.table!.over !== null)
      if (s.table!.over !== null) return one()
      const ask = s.open!.asks[0]!
      const { key } = ask.options[rnd(ask.options.length)]!
      const { seq } = s.open!
      const word = await s.ask({ t: 'answer', seq, keys: [key], as: ask.seat })
      if (word.t === 'done') acked(id, seq, key)
    }
  }
  await Promise.all(Array.from({ length: tables }, () => one().catch(() => undefined)))
}

/** The stored answers of a table, in order; there are no take-backs in this load. */
function stored(file: string): Map<string, string[]> {
  const db = new Libsql(file, { readonly: true })
  const rows = db.prepare("select table_id, body from records where kind = 'a' order by table_id, seq").all([]) as {
    table_id: string
    body: string
  }[]
  db.close()
  const out = new Map<string, string[]>()
  for (const r of rows) out.set(r.table_id, [...(out.get(r.table_id) ?? []), (JSON.parse(r.body) as { key: string }).key])
  return out
}

test('kill -9 under load, five times: every acknowledged decision is there, and the tables go on', async () => {
  const dir = folder(onTestFinished)
  const acked: { table: string; seq: number; key: string }[] = []
  for (let round = 0; round < 5; round++) {
    const server = await serve({ DATA_DIR: dir })
    let left = 60 + round * 53
    await load(server, 8, 7 + round, (table, seq, key) => {
      acked.push({ table, seq, key })
      if (--left === 0) void server.kill('SIGKILL')
    })
    await server.ended
  }
  const last = await serve({ DATA_DIR: dir })
  const kept = stored(join(dir, 'orrery.db'))
  expect(acked.length).toBeGreaterThan(800)
  expect(acked.filter(({ table, seq, key }) => kept.get(table)?.[seq] !== key)).toEqual([])
  const watcher = await (await Guest.at(last.url)).sit(acked[0]!.table)
  expect(watcher.open!.seq).toBeGreaterThan(0)
  expect((await last.kill('SIGTERM')).code).toBe(0)
})

test('SIGTERM under load: what was acknowledged is there, connections are told to come back, the exit code is 0', async () => {
  const dir = folder(onTestFinished)
  const server = await serve({ DATA_DIR: dir })
  const acked: { table: string; seq: number; key: string }[] = []
  await load(server, 8, 3, (table, seq, key) => {
    acked.push({ table, seq, key })
    if (acked.length === 200) server.child.kill('SIGTERM')
  })
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
  const kept = stored(join(dir, 'orrery.db'))
  expect(acked.filter(({ table, seq, key }) => kept.get(table)?.[seq] !== key)).toEqual([])
  expect(readFileSync(join(dir, 'orrery.db')).length).toBeGreaterThan(4_096)
})

test('SIGTERM while bots think: nothing is decided for them, nobody is alarmed, and they think again after the start', async () => {
  const dir = folder(onTestFinished)
  const server = await serve({ DATA_DIR: dir, BOT_TIME_PERCENT: '100' })
  const guest = await Guest.at(server.url)
  const tables = await Promise.all(
    Array.from({ length: 12 }, () => guest.create([{ kind: 'bot', level: 'sharp' }, { kind: 'me' }], { game: 'deckbuilding' })),
  )
  for (const id of tables) await guest.sit(id)
  expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  expect(server.stdout).not.toMatch(/"level":[4-6]0/)
  const again = await serve({ DATA_DIR: dir })
  const back = await (await Guest.at(again.url)).sit(tables[0]!)
  await back.when((s) => s.open!.seq > 0)
  expect((await again.kill('SIGTERM')).code).toBe(0)
})

test('a damaged store: one clear sentence, exit code 1, and the file is as it was', async () => {
  const dir = folder(onTestFinished)
  const file = join(dir, 'orrery.db')
  const server = await serve({ DATA_DIR: dir })
  await load(server, 2, 1, (_t, seq) => seq === 30 && server.child.kill('SIGTERM'))
  await server.ended
  const whole = readFileSync(file)
  for (const [name, damage] of [
    ['scribbled over', (b: Buffer) => b.fill(0x5a, 4_096, 4_096 * 6)],
    ['another kind of file', () => Buffer.from('this is a letter to my aunt')],
    ['cut short', (b: Buffer) => b.subarray(0, 5_000)],
  ] as const) {
    const bad = damage(Buffer.from(whole))
    writeFileSync(file, bad)
    const { code, stderr, stdout } = await (await launch({ DATA_DIR: dir })).ended
    expect({ name, code, stdout }).toEqual({ name, code: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/orrery\.db is damaged .* It was not touched/)
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(createHash('sha256').update(bad).digest('hex'))
  }
  writeFileSync(file, whole)
  expect((await (await serve({ DATA_DIR: dir })).kill('SIGTERM')).code).toBe(0)
})

test('a data folder that cannot be written to', async () => {
  const dir = folder(onTestFinished)
  writeFileSync(join(dir, 'file'), '')
  // /proc exists and holds no folders: Node's recursive mkdir never comes back from it.
  for (const bad of [join(dir, 'file'), join(dir, 'file/below'), '/proc/file']) {
    const { code, stderr } = await (await launch({ DATA_DIR: bad })).ended
    expect(code).toBe(2)
    expect(stderr).toMatch(/^DATA_DIR ".*file.*" cannot be written to \(.*\); name a folder that this user may write to\.\n$/)
  }
  mkdirSync(join(dir, 'store/orrery.db'), { recursive: true })
  const { code, stderr } = await (await launch({ DATA_DIR: join(dir, 'store') })).ended
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(readdirSync(join(dir, 'store/orrery.db'))).toEqual([])
})

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const { code, stderr } = await (await launch({ PORT: String(port), DATA_DIR: folder(onTestFinished) })).ended
  expect({ code, stderr }).toEqual({ code: 1, stderr: `Port ${port} on 127.0.0.1 is in use by another program; set PORT to a free one.\n` })
})

test('wrong configuration: one sentence and exit code 2', async () => {
  const { code, stderr } = await (await launch({ PORT: 'http' })).ended
  expect({ code, stderr }).toEqual({ code: 2, stderr: 'PORT is "http", but it must be a whole number from 0 to 65535.\n' })
})

test('the example bot plays a whole game in fewer than 100 lines', async () => {
  const file = join(root, 'examples/bot.mjs')
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(100)
  const server = await serve({ DATA_DIR: folder(onTestFinished) })
  const { code, stdout, stderr } = await node(file, [server.url]).ended
  expect({ code, stderr: stderr.replace(/^Seat.*\n/, '') }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ by: 'rules', result: expect.stringMatching(/won|lost/), decisions: expect.any(Number) })
  await server.kill('SIGTERM')
})

test('the example bot goes on when the server is killed and comes back', async () => {
  const DATA_DIR = folder(onTestFinished)
  const first = await serve({ DATA_DIR, BOT_PACE_MS: '50' })
  const bot = node(join(root, 'examples/bot.mjs'), [first.url])
  // It sits at its table by then, and plays.
  await expect.poll(() => bot.stderr, { timeout: 20_000 }).toMatch(/Seat \d at/)
  expect(bot.stdout).toBe('')
  await first.kill('SIGKILL')
  const second = await serve({ DATA_DIR, PORT: new URL(first.url).port })
  const { code, stdout } = await bot.ended
  expect({ code, end: JSON.parse(stdout) as unknown }).toMatchObject({ code: 0, end: { by: 'rules' } })
  await second.kill('SIGTERM')
})

test('metrics have a port of their own', async () => {
  const server = await serve({ DATA_DIR: folder(onTestFinished), METRICS_PORT: '0', LOG_LEVEL: 'info' })
  const guest = await Guest.at(server.url)
  await guest.sit(await guest.create([{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { game: 'deckbuilding' }))
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).toContain('text/html')
  const { metrics } = JSON.parse(/\{.*"serving".*\}/.exec(server.stderr)![0]) as { metrics: string }
  const text = await (await fetch(metrics)).text()
  expect(text).toMatch(/^orrery_sockets 1$/m)
  expect(text).toMatch(/^orrery_append_seconds_count \d+$/m)
  await server.kill('SIGTERM')
})
