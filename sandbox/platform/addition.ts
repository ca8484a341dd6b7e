/** Refusals of additions in a strict sandbox. */

/** The reason in a violation. `instead` is the hosted platform's alternative. */
export function additionOnly(instead: string): string {
  return `the hosted platform cannot, this is an addition of the sandbox; ${instead}`
}

/** The hint where additions are granted on request. */
export const orAsk =
  ', or ask for additions with platforms.sandbox(url, { additions: true }) (Storefront-Additions: true)'
