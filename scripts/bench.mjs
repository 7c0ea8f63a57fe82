/** `npm run bench`: bundles bench/ with the server's threads beside it, and runs it. Arguments go to bench/main.ts. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensurePackages, root } from './prepare.mjs'

ensurePackages()
ensureBuild()
const { buildBench } = await import('./build.mjs')
const dir = join(root, 'node_modules/.cache/orrery/bench-bundle')
await buildBench(dir)
process.env.ORRERY_ROOT = root
process.env.NODE_ENV = 'production'
await import(pathToFileURL(join(dir, 'bench.mjs')).href)
