/** Whether the long suite runs: every random schedule in full (`npm run test:long`), else a tenth. */
export const isLong = process.env.STOREFRONT_LONG === '1'

/** How many random runs a test makes: all of them in the long suite, a tenth otherwise. */
export const runs = (full: number): number => (isLong ? full : Math.ceil(full / 10))
