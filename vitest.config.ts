import { defineConfig } from 'vitest/config'

/** `npm test` runs everything but the cluster tests, which need PostgreSQL and NATS (`npm run test:cluster`). */
const cluster = process.env['ORRERY_CLUSTER'] === '1'

export default defineConfig({
  test: {
    include: cluster ? ['packages/**/test/cluster/**/*.test.ts'] : ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(cluster ? [] : ['**/test/cluster/**'])],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/plain-reporter.mjs'],
  },
})
