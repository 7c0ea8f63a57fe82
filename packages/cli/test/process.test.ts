/** The bundled program as a process: what goes where, and with threads. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratch } from './help.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
// Below the packages, so that the bundle finds them.
const dir = join(root, `node_modules/.cache/orrery/cli-${process.pid}-${Date.now()}`)
const data = scratch()

beforeAll(async () => {
  const { buildCli } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
    buildCli(dir: string, version: string): Promise<void>
  }
  mkdirSync(dir, { recursive: true })
  await buildCli(dir, '0.0.0+test')
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
  rmSync(data, { recursive: true, force: true })
})

interface Ended {
  code: number | null
  out: string
  err: string
}

function orrery(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(dir, 'orrery.mjs'), ...argv], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', (x) => (ended.out += String(x)))
  child.stderr.on('data', (x) => (ended.err += String(x)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })))
}

test('stdout is JSON and nothing else', async () => {
  const { code, out, err } = await orrery(['content', 'deckbuilding', '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toHaveLength(82)
})

test('an arena in threads comes to what one thread comes to', async () => {
  const argv = ['arena', 'deckbuilding', '--bots', 'rule,random', '--games', '16', '--json', '--threads']
  const [two, one] = await Promise.all([orrery([...argv, '2']), orrery([...argv, '1'])])
  const of = ({ out }: Ended) => {
    const { game, games, decisions, winners, bots } = JSON.parse(out) as Record<string, unknown>
    return { game, games, decisions, winners, bots }
  }
  expect(of(two)).toEqual(of(one))
  expect(two.err).toContain('games: 16 of 16')
})

test('wrong input ends with 2', async () => {
  expect(await orrery(['simulate', 'chess'])).toEqual({ code: 2, out: '', err: 'There is no game "chess"; there is deckbuilding, rebellion.\n' })
})

test('serve says when its port is taken, and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const { code, err } = await orrery(['serve', '--port', String(port), '--host', '127.0.0.1', '--data', data], { LOG_LEVEL: 'silent' })
  await new Promise((resolve) => other.close(resolve))
  expect(code).toBe(1)
  expect(err).toBe(`Port ${port} on 127.0.0.1 is in use by another program; set PORT to a free one.\n`)
  expect(existsSync(join(data, 'orrery.db'))).toBe(true)
})

test('serve checks what it is given', async () => {
  expect(await orrery(['serve', '--port', '99999'])).toMatchObject({
    code: 2,
    out: '',
    err: 'orrery serve: --port is "99999", but it must be a whole number from 0 to 65535.\n',
  })
})
