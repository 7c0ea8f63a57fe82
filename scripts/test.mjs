/** `npm test` and `npm run test:cluster`: installs what is missing, builds, and runs vitest. Arguments go to vitest. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureChromium, ensurePackages, root } from './prepare.mjs'

const cluster = process.argv[2] === '--cluster'
const rest = process.argv.slice(cluster ? 3 : 2)
ensurePackages()
ensureBuild()
const chromium = cluster ? null : ensureChromium()
if (!cluster && chromium === null)
  console.error('No Chromium here and none could be installed: the browser tests will say that they could not run. Set CHROMIUM to its path.')
// The cluster tests share one PostgreSQL and one NATS; those that had to be started here end with the tests.
const services = cluster ? await import('./services.mjs') : null
const addresses = services === null ? {} : { PG_URL: await services.postgres(), NATS_URL: await services.nats() }
const env = { ...process.env, ...addresses, ...(chromium && { CHROMIUM: chromium }), ...(cluster && { ORRERY_CLUSTER: '1' }) }
const done = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...rest], { cwd: root, stdio: ['ignore', 1, 2], env })
services?.stopServices()
process.exit(done.status ?? 1)
