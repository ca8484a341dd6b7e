/** How the changed code knows which change is on, and tells which ones were reached: what Stryker's instrumenter writes. */

interface Switch {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}
declare global {
  var __stryker__: Switch | undefined
}
globalThis.__stryker__ ??= {}
const state: Switch = globalThis.__stryker__

/** What is reached between tests, as by a hook. */
export const outside = 'outside'

/** Says whose work the code does from now on: a test's id, `outside` of any, or undefined while files are loaded. */
export const workFor = (test: string | undefined): void => {
  state.currentTestId = test
}

/** Forgets what was reached. */
export const startCounting = (): void => {
  state.mutantCoverage ??= { static: {}, perTest: {} }
  state.mutantCoverage.perTest = {}
}

/** How often each test reached each change. */
export const reached = (): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  state.mutantCoverage?.perTest ?? {}

/** Whether a change was reached while the code was loaded. */
export const isConstant = (mutant: string): boolean =>
  (state.mutantCoverage?.static[mutant] ?? 0) > 0

/** Turns one change on, or none. Code that passes it more than `mostHits` times is in a loop and throws. */
export const turnOn = (mutant: string | undefined, mostHits = Number.POSITIVE_INFINITY): void => {
  state.activeMutant = mutant
  state.hitCount = 0
  state.hitLimit = mostHits
}
