/** From `npm start` to the first page. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { median, type Line } from '../lines.ts'

const TRIES = 3
const PATIENCE_MS = 60_000

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function firstPage(root: string, folder: string): Promise<number> {
  const dir = mkdtempSync(join(folder, 'start-'))
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dir, LOG_LEVEL: 'silent' },
  })
  try {
    for (;;) {
      const took = performance.now() - began
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
      if (page?.status === 200 && (await page.text()).includes('<html')) return took
      if (took > PATIENCE_MS) throw new Error(`npm start showed no page in ${PATIENCE_MS / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  } finally {
    const gone = once(child, 'exit')
    // npm and what it started are one group of ours.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await gone
    rmSync(dir, { recursive: true, force: true })
  }
}

export async function startTime(root: string, folder: string, say: (what: string) => void): Promise<Line[]> {
  say('npm start to the first page')
  const times: number[] = []
  for (let i = 0; i < TRIES; i++) times.push(await firstPage(root, folder))
  return [
    {
      id: 'start',
      what: '`npm start`, everything installed and built, to the first page',
      value: median(times) / 1000,
      unit: 's',
      floor: { is: '<=', value: 3 },
      more: { 'slowest s': Math.max(...times) / 1000 },
    },
  ]
}
