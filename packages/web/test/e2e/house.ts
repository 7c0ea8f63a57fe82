/** A built server of its own and a real Chromium for each file of browser tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** How long a browser test waits for what it expects, in milliseconds: machines may be busy. */
export const PATIENCE = 30_000

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Language = 'en' | 'uk' | 'ru'
export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that the console called an error or a warning, and every uncaught error. */
  readonly complaints: string[]
}

export interface House {
  readonly url: string
  readonly browser: Browser
  guest(how: { width: number; height?: number; language: Language; theme?: 'dark' | 'light'; level?: string }): Promise<Guest>
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>
  /** Starts a server again at the same address and with the same data; `main` is another build's entry. */
  revive(main?: string): Promise<void>
  /** Where the server keeps its data. */
  readonly dir: string
  close(): Promise<void>
}

/** The entry of the built server. */
export const MAIN = fileURLToPath(new URL('../../../../dist/server/main.mjs', import.meta.url))

function serverAt(dir: string, port: string, main: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dir,
      BOT_PACE_MS: '0',
      BOT_TIME_PERCENT: '3',
      LOG_LEVEL: 'warn',
      HTTP_LIMIT: '0',
      SOCKET_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += String(data)
      const found = /Orrery is open at (http:[^\s,]+)/.exec(said)
      if (found?.[1] !== undefined) resolve({ server, url: found[1] })
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

/** Runs in the page: `window.unanswered` holds the requests over sockets that the server has not answered yet. */
function countUnanswered(): void {
  const unanswered = new Set<string>()
  Object.assign(window, { unanswered })
  const numbers = new WeakMap<WebSocket, number>()
  let sockets = 0
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (this: WebSocket, data: string) {
    const known = numbers.get(this)
    const number = known ?? ++sockets
    const name = (id: unknown): string => `${number}/${id}`
    if (known === undefined) {
      numbers.set(this, number)
      // Added after the page's own listener: what it asks next, on hearing an answer, is counted before this one is struck out.
      this.addEventListener('message', (e: MessageEvent) => {
        const m = JSON.parse(String(e.data)) as { t: string; id?: number }
        unanswered.delete(name(m.t === 'full' || m.t === 'reload' ? 'hello' : m.id))
      })
      this.addEventListener('close', () => unanswered.forEach((x) => x.startsWith(`${number}/`) && unanswered.delete(x)))
    }
    const m = JSON.parse(data) as { t: string; id: number }
    unanswered.add(name(m.t === 'hello' ? 'hello' : m.id))
    send.call(this, data)
  }
}

/** Opens a house. Throws with one sentence where there is no Chromium. */
export async function openHouse(): Promise<House> {
  const executablePath = process.env['CHROMIUM']
  if (executablePath === undefined) throw new Error('no Chromium: npm test installs one by apt-get as root; elsewhere set CHROMIUM to its path')
  const dir = mkdtempSync(join(tmpdir(), 'orrery-e2e-'))
  const first = await serverAt(dir, '0', MAIN)
  const { url } = first
  let { server } = first
  const ended = (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    server.kill(signal)
    return gone
  }
  const browser = await chromium.launch({ executablePath, args: ARGS })
  return {
    url,
    dir,
    browser,
    kill: () => ended('SIGKILL'),
    async revive(main = MAIN) {
      server = (await serverAt(dir, new URL(url).port, main)).server
    },
    async guest({ width, height, language, theme = 'dark', level = 'easy' }) {
      const phone = width < 720 || (height ?? width) < 560
      const context = await browser.newContext({
        viewport: { width, height: height ?? (phone ? 780 : 900) },
        locale: language,
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: 'reduce',
      })
      await context.addInitScript(
        (prefs) => localStorage.getItem('orrery.prefs') ?? localStorage.setItem('orrery.prefs', prefs),
        JSON.stringify({ language, theme, level }),
      )
      await context.addInitScript(countUnanswered)
      context.setDefaultTimeout(PATIENCE)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (m) => ['error', 'warning'].includes(m.type()) && complaints.push(m.text()))
      page.on('pageerror', (e) => complaints.push(e.message))
      return { page, context, complaints }
    },
    async close() {
      await browser.close()
      await ended('SIGTERM')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
