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

/** What measures time in a browser runs last and alone: beside other browsers it would measure those. */
const MEASURED = 'packages/web/test/e2e/budget.test.ts'
const everything = ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'test/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/plain-reporter.mjs'],
    projects: cluster
      ? [{ extends: true, test: { name: 'cluster', include: ['packages/**/test/cluster/**/*.test.ts'], exclude: never, maxWorkers: 1 } }]
      : [
          {
            extends: true,
            test: {
              name: 'all',
              include: everything,
              exclude: [...never, '**/test/cluster/**', MEASURED],
              maxWorkers: 2,
              sequence: { groupOrder: 0 },
            },
          },
          { extends: true, test: { name: 'measured', include: [MEASURED], exclude: never, maxWorkers: 1, sequence: { groupOrder: 1 } } },
        ],
    sequence: { sequencer: LongestFirst },
  },
})
