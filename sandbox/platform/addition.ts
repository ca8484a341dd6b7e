/** Refusals of additions in a strict sandbox. */

/** The reason in a violation. `instead` is the hosted platform's alternative. */
export function additionOnly(instead: string): string {
  return `the hosted platform cannot, this is an addition of the sandbox; ${instead}`
}
