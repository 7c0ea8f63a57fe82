/** Real server processes, from a bundle made for the tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

let built: Promise<string> | null = null

const HOUR = 3_600_000

/** The folder of a bundle of the present sources; below node_modules, so that packages are found. Test files share it. */
export function bundle(): Promise<string> {
  built ??= (async () => {
    const { buildServer, buildVersion } = (await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)) as {
      buildServer(dir: string, version: string): Promise<void>
      buildVersion(): string
    }
    const cache = join(root, 'node_modules/.cache/orrery')
    mkdirSync(cache, { recursive: true })
    for (const name of readdirSync(cache))
      if (name.startsWith('test-') && Date.now() - statSync(join(cache, name)).mtimeMs > HOUR)
        rmSync(join(cache, name), { recursive: true, force: true })
    const dir = join(cache, `test-${buildVersion().split('+')[1]}`)
    if (existsSync(dir)) return dir
    const aside = `${dir}-${process.pid}-${Math.random().toString(36).slice(2)}`
    await buildServer(aside, '0.0.0+test')
    try {
      renameSync(aside, dir)
    } catch {
      // Another test file was quicker with the same bundle.
      rmSync(aside, { recursive: true, force: true })
    }
    return dir
  })()
  return built
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export class Proc {
  stdout = ''
  stderr = ''
  readonly ended: Promise<Ended>
  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (d) => (this.stdout += String(d)))
    child.stderr?.on('data', (d) => (this.stderr += String(d)))
    this.ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout: this.stdout, stderr: this.stderr })))
  }
  /** The first match of a pattern on stdout; rejects when the process ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(this.stdout)
        if (found !== null) resolve(found)
      }
      this.child.stdout?.on('data', look)
      void this.ended.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)))
      look()
    })
  }
  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal)
    return this.ended
  }
}

export function node(file: string, args: readonly string[], env: Record<string, string> = {}): Proc {
  return new Proc(
    spawn(process.execPath, [file, ...args], { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}

export interface ServerProc extends Proc {
  url: string
}

/** Starts the bundled server without waiting for it. */
export async function launch(env: Record<string, string>): Promise<Proc> {
  const defaults = { PORT: '0', HOST: '127.0.0.1', BOT_PACE_MS: '0', HTTP_LIMIT: '0', SOCKET_LIMIT: '0', LOG_LEVEL: 'warn' }
  return node(join(await bundle(), 'main.mjs'), [], { ...defaults, ...env })
}

/** Starts the bundled server and waits until it serves. */
export async function serve(env: Record<string, string>): Promise<ServerProc> {
  const proc = await launch(env)
  const [, url = ''] = await proc.line(/open at (\S+)/)
  return Object.assign(proc, { url })
}

/** A folder that is removed at the end of the test that gets it. */
export function folder(onEnd: (remove: () => void) => void): string {
  const dir = mkdtempSync(join(tmpdir(), 'orrery-'))
  onEnd(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
