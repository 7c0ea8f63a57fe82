// Bundles the painter (TypeScript) into node_modules/.cache and runs it. Arguments go to paint.ts.
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')
const out = join(root, 'node_modules/.cache/orrery-art')
await mkdir(out, { recursive: true })
const bundle = await rolldown({ input: join(here, 'paint.ts'), platform: 'node', external: ['@napi-rs/canvas'] })
const file = join(out, 'paint.mjs')
await bundle.write({ file, format: 'esm' })
await bundle.close()
const { main } = await import(pathToFileURL(file).href)
await main(process.argv.slice(2), join(here, '../public/art'), out)
