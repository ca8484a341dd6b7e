/** Whether the long suite runs: every random schedule in full (`npm run test:long`), else a tenth. */
export const isLong = process.env.STOREFRONT_LONG === '1'

/** A mutation run repeats the tests for every change of the code. */
const share = isLong ? 1 : process.env.STOREFRONT_MUTATED ? 100 : 10

/** How many random runs a test makes: all in the long suite, a tenth otherwise, a hundredth in a mutation run. */
export const runs = (full: number): number => Math.ceil(full / share)
