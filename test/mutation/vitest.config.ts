// The tests that a mutation run repeats for every change of the code: those of the mutated folders, without the
// browser, without a database server and without what starts processes.
import { defineConfig } from 'vitest/config'

const conditions = ['storefront-source']

/** Which tests are to notice a change, by the folder that is changed. */
const testsOf: Record<string, readonly string[]> = {
  'src/session': ['test/src/session/**/*.test.{ts,tsx}', 'test/src/next/**/*.test.ts'],
  'src/transport': ['test/src/transport/**/*.test.ts', 'test/src/requests.test.ts'],
  'src/errors': ['test/src/errors/**/*.test.ts', 'test/src/transport/bodies.test.ts'],
  'src/query': ['test/src/query/**/*.test.ts'],
  'sandbox/rules': [
    'test/sandbox/commerce/rules/**/*.test.ts',
    'test/sandbox/*/{carts,members}/rules.test.ts',
    'test/sandbox/commerce/carts/totals.test.ts',
  ],
  // Whole stores: a change of these rooms is tried in half a minute, where one of the others takes a second.
  'sandbox/carts': ['test/sandbox/commerce/{carts,checkouts}/**/*.test.ts'],
  'sandbox/checkouts': ['test/sandbox/commerce/checkouts/**/*.test.ts'],
  'sandbox/catalogue': ['test/sandbox/commerce/{catalogue,inventory}/**/*.test.ts'],
  'sandbox/identity': ['test/sandbox/people/identity/**/*.test.ts'],
  'console/store': ['test/console/store/**/*.test.{ts,tsx}'],
  'console/pricing': ['test/console/pricing/**/*.test.ts'],
  'scripts/generate/report': ['test/scripts/{against,change-report,changes}.test.ts'],
  // Beside these, test/console/adapters asks whole stores, which is too slow to repeat for every change.
  'console/resources': ['test/console/resources/**/*.test.ts'],
}

const folder = process.env.STOREFRONT_MUTATED ?? ''
const inDocument = folder === 'console/store'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [...(testsOf[folder] ?? Object.values(testsOf).flat())],
    // Whole stores, and hundreds of broken connections, are too slow to repeat for every change.
    exclude: [
      'test/src/session/{lost-answers,secrets,token-faults}.test.ts',
      'test/src/transport/faults/**',
    ],
    environment: inDocument ? 'jsdom' : 'node',
    setupFiles: [
      'test/mutation/load-everything.ts',
      ...(inDocument ? ['test/setup/screens.ts'] : []),
    ],
    // One process tries a change with all tests: loading the code once for each file would take most of the time.
    isolate: false,
    // A change that makes a test hang is noticed by this.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
