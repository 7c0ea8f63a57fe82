/** Builds server, worker threads, command and client into dist/. `buildServer` alone is what tests of real processes use. */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

const IGNORED = new Set(['node_modules', 'dist', 'test', 'art'])

function sources(path, out = []) {
  if (!statSync(path).isDirectory()) return [...out, path]
  return readdirSync(path)
    .toSorted()
    .filter((n) => !IGNORED.has(n))
    .reduce((all, n) => sources(join(path, n), all), out)
}

/** Package version and a hash of all sources: a page of another build is told to load again. */
export function buildVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const file of sources(join(root, 'packages'))) hash.update(relative(root, file)).update(readFileSync(file))
  return `${version}+${hash.digest('hex').slice(0, 10)}`
}

/** Entries of one bundle each; what they share is bundled with each, so that a worker is one file beside its server. */
async function bundle(dir, entries, version) {
  await Promise.all(
    Object.entries(entries).map(async ([name, input]) => {
      const build = await rolldown({
        input: join(root, input),
        platform: 'node',
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@orrery/'),
        transform: { define: { ORRERY_BUILD: JSON.stringify(version) } },
        logLevel: 'warn',
      })
      await build.write({ file: join(dir, `${name}.mjs`), format: 'esm', sourcemap: true, codeSplitting: false })
      await build.close()
    }),
  )
}

const SERVER = {
  main: 'packages/server/main.ts',
  'writer-worker': 'packages/server/store/writer-worker.ts',
  'bot-worker': 'packages/server/bot-worker.ts',
}

/** The server into `dir`. */
export const buildServer = (dir, version) => bundle(dir, SERVER, version)

/** The command into `dir`; it serves too, so it brings the workers. */
export async function buildCli(dir, version) {
  if (!existsSync(join(root, 'packages/cli/main.ts'))) return
  const { main: _main, ...workers } = SERVER
  await bundle(dir, { orrery: 'packages/cli/main.ts', ...workers }, version)
}

/** The measurements into `dir`; they run a server of their own, so they bring the workers. */
export async function buildBench(dir) {
  const { main: _main, ...workers } = SERVER
  await bundle(dir, { bench: 'bench/main.ts', ...workers }, 'bench')
}

const PACKABLE = /\.(js|css|html|svg|json|txt|webmanifest)$/

function files(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? files(join(dir, e.name)) : [join(dir, e.name)]))
}

/** A compressed neighbour for everything written now that shrinks. */
function precompress(dir, since) {
  for (const file of files(dir).filter((f) => PACKABLE.test(f) && statSync(f).mtimeMs >= since)) {
    const body = readFileSync(file)
    if (body.length < 1024) continue
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

const WEEK_MS = 7 * 86_400_000

/** What this build did not write goes. Hashed files stay for a week: a running server and open pages still ask for them. */
function prune(dir, since) {
  for (const file of files(dir)) {
    const { mtimeMs } = statSync(file)
    if (mtimeMs < since - (relative(dir, file).startsWith('assets') ? WEEK_MS : 0)) rmSync(file)
  }
}

function buildWeb(version) {
  const since = Date.now() - 1000 // a file system may know whole seconds only
  const vite = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    stdio: ['ignore', 2, 2],
    env: { ...process.env, VITE_BUILD: version },
  })
  if (vite.status !== 0) throw new Error('the client could not be built; vite said why above')
  precompress(join(root, 'dist/web'), since)
  prune(join(root, 'dist/web'), since)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const began = performance.now()
  const dist = join(root, 'dist')
  for (const part of ['.built', 'server', 'cli']) rmSync(join(dist, part), { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const version = buildVersion()
  await Promise.all([buildServer(join(dist, 'server'), version), buildCli(join(dist, 'cli'), version)])
  if (existsSync(join(root, 'packages/web/index.html'))) buildWeb(version)
  console.error(`Built ${version} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
