/** Where the worker threads' code is: beside the bundle, or bundled on the fly when the sources run as they are (tests). */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type WorkerName = 'writer-worker' | 'bot-worker'

const SOURCES: Record<WorkerName, string> = { 'writer-worker': './store/writer-worker.ts', 'bot-worker': './bot-worker.ts' }

/** The path of a worker's JavaScript. */
export async function workerFile(name: WorkerName): Promise<string> {
  const built = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))
  if (existsSync(built)) return built
  return bundled(name)
}

/** Node 20 runs no TypeScript: a worker of the sources is bundled first. Written aside and renamed, since tests run side by side. */
async function bundled(name: WorkerName): Promise<string> {
  const { build } = await import('rolldown')
  const dir = fileURLToPath(new URL('../../node_modules/.cache/orrery/workers', import.meta.url))
  mkdirSync(dir, { recursive: true })
  const out = join(dir, `${name}-${process.pid}-${Math.random().toString(36).slice(2)}.mjs`)
  await build({
    input: fileURLToPath(new URL(SOURCES[name], import.meta.url)),
    platform: 'node',
    external: (id: string) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@orrery/'),
    logLevel: 'warn',
    output: { file: out, format: 'esm' },
  })
  const file = join(dir, `${name}.mjs`)
  renameSync(out, file)
  return file
}
