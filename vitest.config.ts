import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const conditions = ['storefront-source']

/** The entry for tests is built from the sandbox; it is not published as source. */
const alias = {
  'storefront-client/testing': fileURLToPath(new URL('sandbox/testing.ts', import.meta.url)),
}

export default defineConfig({
  test: {
    globalSetup: ['./test/setup/services.ts'],
    // The default leaves a core idle; on two cores that is half the machine.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        resolve: { conditions, alias },
        ssr: { resolve: { conditions } },
        test: {
          name: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/console/**'],
        },
      },
      {
        extends: true,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'console',
          environment: 'jsdom',
          include: ['test/console/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'browser',
          globalSetup: ['./test/setup/console.ts'],
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
