/** What a command needs before it can run: packages, a build, and for tests a Chromium. Installs what is missing. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command with its output on stderr, so that stdout stays for what the user asked for. Ends the process when it fails. */
export function must(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } })
  if (done.status === 0) return
  console.error(`${command} ${args.join(' ')} failed; its own words are above.`)
  process.exit(done.status ?? 1)
}

/** Installs the packages of the lock file when they are missing or older than it. */
export function ensurePackages() {
  const stamp = join(root, 'node_modules/.orrery-lock')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('Installing packages (once)…')
  must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

const SOURCES = ['packages', 'scripts', 'package-lock.json']
const IGNORED = new Set(['node_modules', 'dist', 'test'])

function newest(path) {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  let last = 0
  for (const name of readdirSync(path)) if (!IGNORED.has(name)) last = Math.max(last, newest(join(path, name)))
  return last
}

/** Builds server, workers, command and client when a source is newer than the build. */
export function ensureBuild() {
  const stamp = join(root, 'dist/.built')
  const sources = Math.max(...SOURCES.map((s) => newest(join(root, s))))
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= sources) return
  must(process.execPath, [join(root, 'scripts/build.mjs')])
  writeFileSync(stamp, '')
}

function found(name) {
  const done = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return done.status === 0 ? done.stdout.trim() : null
}

/** Chromium without the parts that a window needs comes first: the browser tests take about a fifth less time with it. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The path of a Chromium, installed by apt where that is possible; null where it isn't. */
export function ensureChromium() {
  const there = () => BROWSERS.map(found).find((path) => path !== null) ?? null
  const given = process.env.CHROMIUM ?? there()
  if (given) return given
  if (!found('apt-get') || process.getuid?.() !== 0) return null
  console.error('Installing Chromium (once)…')
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  apt('update', '-qq')
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name)
  // Older distributions have only the whole one.
  if (!install('chromium-headless-shell')) install('chromium')
  return there()
}
