// How Stryker runs: one process, because the machine that runs it also does other work.
const name = (process.env.STOREFRONT_MUTATED ?? '').replaceAll('/', '-')

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A constant is read when its file is loaded, before any test: it would be tried with all tests at once.
  ignoreStatic: true,
  concurrency: 1,
  tempDirName: `.cache/mutation/${name}`,
  ignorePatterns: ['dist', '.cache', '.data', 'docs', 'test/browser', 'test/package'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 90, low: 85, break: 85 },
  timeoutMS: 20_000,
  disableTypeChecks: false,
}
