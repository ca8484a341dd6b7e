import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLong } from './test/setup/long.ts'
import { sourceOfPackages } from './test/setup/packages.ts'
import { passwordCost } from './test/setup/password-cost.ts'
import { SlowestFirst } from './test/setup/slowest-first.ts'

const resolve = { alias: sourceOfPackages }

/** Only a hang may end a test by the clock: a busy machine takes its time, and the long run ten times as much. In milliseconds. */
const patience = isLong ? 3_600_000 : 300_000

/**
 * Files of one worker share its modules, which are read once, and its engine, which is opened once: each file has a
 * store of its own in it.
 */
const shared = { isolate: false } as const

/** Files that put another module in the place of one that others load, too. */
const ownModules = [
  'test/sandbox/people/identity/passwords.test.ts',
  'test/sandbox/storage/durability.test.ts',
  'test/examples/storefront/no-network.test.tsx',
]

const ownModulesOfConsole = ['test/console/ui/toasts/toasts.test.tsx']

/** How what the console shows is tested: in a document that is emptied after each test. */
const inDocument = {
  environment: 'jsdom',
  setupFiles: './test/setup/screens.ts',
  // The document's own storage: newer versions of Node have one of the process.
  execArgv: ['--no-experimental-webstorage'].filter((flag) =>
    process.allowedNodeEnvironmentFlags.has(flag),
  ),
}

export default defineConfig({
  test: {
    globalSetup: ['./test/setup/services.ts'],
    setupFiles: ['./test/setup/samples.ts', './test/setup/leftovers.ts'],
    // The default leaves a core idle; on two cores that is half the machine. One more works while others wait for a
    // browser or a process.
    maxWorkers: availableParallelism() + 1,
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience / 2 } },
    // A shell's own NODE_ENV would load React's production build, which has no `act`.
    env: { NODE_ENV: 'test', SANDBOX_PASSWORD_COST: passwordCost },
    // Projects share what one of them has transformed, and so does the next run.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        resolve,
        test: {
          name: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...ownModules, 'test/console/**/*.test.tsx'],
          globalSetup: ['./test/setup/console.ts'],
          ...shared,
          // Code that reads or writes `__proto__` throws here: the client must not depend on it.
          execArgv: ['--disable-proto=throw'],
        },
      },
      {
        extends: true,
        resolve,
        test: { name: 'apart', include: ownModules },
      },
      {
        extends: true,
        resolve,
        test: {
          name: 'console',
          include: ['test/console/**/*.test.tsx'],
          exclude: ownModulesOfConsole,
          ...inDocument,
          ...shared,
        },
      },
      {
        extends: true,
        resolve,
        test: { name: 'console apart', include: ownModulesOfConsole, ...inDocument },
      },
    ],
  },
})
