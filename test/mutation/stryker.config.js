// How Stryker runs. Each folder, room or file that was asked for has its own report, so partial runs keep their scores.
const name = (process.env.STOREFRONT_MUTATED_PART ?? '').replaceAll('/', '-')

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A constant is read when its file is loaded, before any test: it would be tried with all tests at once.
  ignoreStatic: true,
  concurrency: Number(process.env.STOREFRONT_MUTATION_CONCURRENCY ?? 2),
  tempDirName: `.cache/mutation/${name}`,
  ignorePatterns: ['dist', '.cache', '.data', 'docs', 'test/browser', 'test/package'],
  // A second run tries only what changed: mutants of changed lines, and survivors that new tests reach.
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  // The events are written one by one: a run that is stopped has a score, too.
  reporters: ['clear-text', 'json', 'progress-append-only', 'event-recorder'],
  eventReporter: { baseDir: `.cache/mutation/${name}-events` },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 90, low: 85, break: 85 },
  timeoutMS: 20_000,
  // The first run tells which test reaches which line; a busy machine takes its time.
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
}
