import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `npm test` runs everything but the cluster tests, which need PostgreSQL and NATS (`npm run test:cluster`). */
const cluster = process.env['ORRERY_CLUSTER'] === '1'

/** Whole games in browsers take longest and mostly wait: they begin first, and the rest runs beside them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (f: TestSpecification): number => (/(whole-games|fit)\.test\.ts$/.test(f.moduleId) ? 0 : f.moduleId.includes('/e2e/') ? 2 : 1)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: cluster ? ['packages/**/test/cluster/**/*.test.ts'] : ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(cluster ? [] : ['**/test/cluster/**'])],
    pool: 'threads',
    isolate: false,
    maxWorkers: cluster ? 1 : 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/plain-reporter.mjs'],
  },
})
