/** Refusals of what only the sandbox has. */
import { assertNone, violation } from './errors.ts'

/** How a caller stands to additions. */
export interface Asked {
  /** Whether the caller asked for additions and gets them. */
  readonly additions: boolean
  readonly strict: boolean
}

/** The hint where additions are granted on request. */
const orAsk =
  ', or ask for additions with platforms.sandbox(url, { additions: true }) (Storefront-Additions: true)'

/**
 * The reason in a violation.
 *
 * @param instead the hosted platform's alternative
 * @param mayAsk whether the caller gets the addition by asking for it
 */
export function additionOnly(instead: string, mayAsk = false): string {
  return `the hosted platform cannot, this is an addition of the sandbox; ${instead}${mayAsk ? orAsk : ''}`
}

/** Refuses a call that the hosted platform lacks, unless the caller gets additions. */
export function assertAdditions({ additions, strict }: Asked, instead: string): void {
  if (additions) return
  const description = `this call is not taken: ${additionOnly(instead, !strict)}`
  assertNone([violation('', 'FIELD_NOT_ALLOWED', description)])
}
