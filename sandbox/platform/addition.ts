/** How a strict sandbox refuses its own additions. */

/** The reason in a violation. `instead` says what works on the hosted platform. */
export function additionOnly(instead: string): string {
  return `the hosted platform cannot, this is an addition of the sandbox; ${instead}`
}

/** The hint for callers of a sandbox that grants additions on request. */
export const orAsk =
  ', or ask for additions with platforms.sandbox(url, { additions: true }) (Storefront-Additions: true)'
