/** Whether the long suite runs: every random schedule in full (`npm run test:long`), else a twentieth. */
export const isLong = process.env.STOREFRONT_LONG === '1'

/** A whole list in the long run; otherwise every nth item, from an offset. */
export const sampled = <Item>(all: readonly Item[], every: number, from = 0): readonly Item[] =>
  isLong ? all : all.filter((_, index) => index % every === from % every)

/** A mutation run repeats the tests for every change of the code. */
const share = isLong ? 1 : process.env.STOREFRONT_MUTATED ? 100 : 20

/** How many random runs a test makes: all in the long suite, a twentieth otherwise, a hundredth in a mutation run. */
export const runs = (full: number): number => Math.ceil(full / share)
