/** Whether and when a request is retried: decided by its operation's retry class and by its outcome. */
import type { Operation } from '../../generated/operation.ts'
import { isPassing } from '../errors/system-error.ts'
import { fieldsOf } from '../values/json.ts'

/** The numbers of the policy, for calls and for the tokens they need; times in milliseconds. */
export const retryPolicy = {
  /** How often a request is retried by default. */
  retries: 2,
  /** The backoff before the first retry; it doubles with each further one. */
  firstWait: 500,
  /** The longest backoff. */
  longestWait: 8_000,
  /** The random share of a backoff, so that clients do not retry in lockstep. */
  jitter: 0.25,
  /** The longest `Retry-After` that is waited for; the caller gets a longer one as `retryAfter`. */
  longestAsked: 30_000,
}

/**
 * The outcome of one request, which decides whether it is retried.
 *
 * `not-sent`: it cannot have arrived. `throttled`: the platform asks to try later. `maybe-applied`:
 * it may have been applied. `unreadable`: it was applied, but its response is unreadable. `final`: it
 * got a response.
 */
export type AttemptOutcome = 'not-sent' | 'throttled' | 'maybe-applied' | 'unreadable' | 'final'

/** The outcome of a status. */
export const outcomeOfStatus = (status: number): AttemptOutcome =>
  status === 429 ? 'throttled' : isPassing(status) ? 'maybe-applied' : 'final'

/** Codes of failures before anything was sent. Node and Bun have them; browsers hide the reason. */
const notSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

/** The outcome of a request that ended without a whole response. */
export const outcomeOfFailure = (cause: unknown): AttemptOutcome => {
  const { code } = fieldsOf(fieldsOf(cause).cause ?? cause)
  return notSent.test(String(code)) ? 'not-sent' : 'maybe-applied'
}

/** Whether to retry a call of this class. */
export const mayRepeat = (retry: Operation['retry'], outcome: AttemptOutcome): boolean =>
  outcome === 'maybe-applied'
    ? retry !== 'not-repeatable'
    : outcome === 'unreadable'
      ? retry === 'read'
      : outcome !== 'final'

/**
 * How long to wait before the next request, in milliseconds: doubles with every retry up to the longest, less its random
 * share. Never less than its `Retry-After`, and up to a tenth more, so that clients do not retry in lockstep.
 *
 * @param retries the number of earlier retries
 */
export const waitBefore = (
  retries: number,
  asked = 0,
  random: () => number = Math.random,
): number => {
  const { firstWait, longestWait, jitter } = retryPolicy
  const backOff = Math.min(longestWait, firstWait * 2 ** retries)
  return Math.max(backOff * (1 - random() * jitter), asked * (1 + random() / 10))
}
