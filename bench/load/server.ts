/** A server process of our own, and how much memory it has. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export class ServerProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {}

  /** Starts the built server with a store of its own on disk, without limits of frequency. */
  static async start(root: string, folder: string): Promise<ServerProcess> {
    const dir = mkdtempSync(join(folder, 'load-'))
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dir,
      HTTP_LIMIT: '0',
      SOCKET_LIMIT: '0',
      LOG_LEVEL: 'error',
      IDLE_MINUTES: '600',
    }
    const child = spawn(process.execPath, [join(root, 'dist/server/main.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        text += String(chunk)
        const found = /open at (http:\S+)/.exec(text)
        if (found?.[1] !== undefined) resolve(found[1])
      })
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)))
    })
    return new ServerProcess(url, child, dir)
  }

  /** Resident memory in MB. */
  get memory(): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.child.pid)], { encoding: 'utf8' })) / 1024
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await gone
    rmSync(this.dir, { recursive: true, force: true })
  }
}
