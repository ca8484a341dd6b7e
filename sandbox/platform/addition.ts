/** How a strict sandbox refuses what only the sandbox has. */

/** The reason in a violation. `instead` says what works on the hosted platform. */
export function additionOnly(instead: string): string {
  return `the hosted platform cannot, this is an addition of the sandbox; ${instead}`
}
